/**
 * paper.js -- prints sheets of exercises from the page: one sheet for each student's number, then the answers of all numbers.
 * `npm run sheet` (tools/sheet.mjs) makes the same sheets.
 */
import { html } from 'lit-html'
import { printPaper } from '../core/paper.js'
import { keyOf } from '../model/exercise/key.js'
import { pagesOf, titleOf } from '../model/sheets.js'

/** @typedef {import('../model/code.js').ExerciseSet & { level: import('../model/exercise/index.js').Level }} PrintedSet */

/** the most sheets: a browser draws all before it prints the first */
export const SHEETS = 60

/** @param {import('../core/element.js').CgtElement} host @param {PrintedSet} set @param {number} students */
export function printSheets(host, set, students) {
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  const t = (key, slots) => host.t(key, slots)
  const numbers = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i + 1)
  const { kinds, seed, level, count } = set
  const title = titleOf(kinds, t)
  const names = numbers(students).map((n) => t('Sheet {n}', { n }))
  printPaper(
    host,
    html`${numbers(students).map(
        (student) =>
          html`<section>
            <table>
              <thead>
                <tr>
                  <td>
                    <h1><span>${title}</span><span>${names[student - 1]}</span></h1>
                    <p class="whose"><i>${t('Name:')}</i><i>${t('Date:')}</i></p>
                  </td>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>
                    ${numbers(count).map(
                      (n) =>
                        html`<article>
                          <h2>${n}</h2>
                          <cgt-exercise
                            kind=${kinds.join(' ')}
                            seed=${seed}
                            level=${level}
                            at=${n}
                            student=${student}
                            theme="light"
                          ></cgt-exercise>
                        </article>`,
                    )}
                  </td>
                </tr>
              </tbody>
            </table>
          </section>`,
      )}
      <div>
        <h1>${title}: ${t('key')}</h1>
        ${numbers(students).map(
          (student) =>
            html`<section class="key">
              <h2>${names[student - 1]}</h2>
              <ol>
                ${keyOf(host.engine, set, student, t).map(
                  ({ title, given }) => html`<li>${title} <b>${given}</b></li>`,
                )}
              </ol>
            </section>`,
        )}
      </div>`,
    pagesOf(set, t),
  )
}
