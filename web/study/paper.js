/**
 * paper.js -- prints sheets of exercises from the page: one sheet for each student's number, then the answers of all numbers.
 * `npm run sheet` (tools/sheet.mjs) makes the same sheets.
 */
import { html } from 'lit-html'
import { printPaper } from '../core/paper.js'
import { keyOf } from '../model/exercise/key.js'

/** @typedef {import('../model/code.js').ExerciseSet & { level: import('../model/exercise/index.js').Level }} PrintedSet */

/** the most sheets: a browser draws all before it prints the first */
export const SHEETS = 60

/** @param {import('../core/element.js').CgtElement} host @param {PrintedSet} set @param {number} students */
export function printSheets(host, set, students) {
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  const t = (key, slots) => host.t(key, slots)
  const numbers = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i + 1)
  const { kinds, seed, level, count } = set
  printPaper(
    host,
    html`${numbers(students).map(
        (student) =>
          html`<section>
            <h1><span>${t('Sheet {n}', { n: student })}</span><i>${t('Name:')}</i></h1>
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
          </section>`,
      )}
      <h1>${t('Exercises, seed {seed}', { seed })}: ${t('key')}</h1>
      ${numbers(students).map(
        (student) =>
          html`<section class="key">
            <h2>${t('Sheet {n}', { n: student })}</h2>
            <ol>
              ${keyOf(host.engine, set, student, t).map(
                ({ title, given }) => html`<li>${title}: <b>${given}</b></li>`,
              )}
            </ol>
          </section>`,
      )}`,
  )
}
