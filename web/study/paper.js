/**
 * paper.js -- exercises on paper, from the page itself: each student's number its own sheet, and behind them the key
 * of every number. The browser prints it or saves it as a PDF; `npm run sheet` (tools/sheet.mjs) makes the same sheets.
 */
import { html, render } from 'lit-html'
import { sheet } from '../core/element.js'
import { keyOf } from '../model/exercise/index.js'

/** @typedef {import('../model/code.js').ExerciseSet & { level: import('../model/exercise/index.js').Level }} PrintedSet */

/** a browser draws them all before it prints the first */
export const SHEETS = 60

/** in the document as long as the sheets are: it hides all else */
const css = `
@media screen { .palitos-paper { position: absolute; left: -300vw; top: 0; width: 178mm; } }
@media print {
  @page { size: A4; margin: 16mm 16mm 14mm; }
  body > :not(.palitos-paper) { display: none !important; }
}
.palitos-paper { color: #000; font: 11pt/1.4 'Atkinson Hyperlegible Next', sans-serif; }
.palitos-paper :is(h1, h2, i) { margin: 0; font-style: normal; font-size: 11pt; line-height: 1.4; letter-spacing: 0; }
.palitos-paper h1 { display: flex; gap: 1em; justify-content: space-between; font-size: 14pt; }
.palitos-paper h1 i { width: 60%; border-bottom: .5pt solid; font-weight: 400; }
.palitos-paper section { break-after: page; }
.palitos-paper .key { break-after: auto; break-inside: avoid; padding-top: 5mm; }
.palitos-paper article { padding: 5mm 0; break-inside: avoid; border-bottom: .5pt solid #999; }
.palitos-paper article h2 { float: left; }
.palitos-paper article cgt-exercise { margin-left: 2em; }
.palitos-paper li { margin-bottom: .5em; }
.palitos-paper cgt-exercise { --cgt-size: 11pt; }
`

/** @param {import('../core/element.js').CgtElement} host @param {PrintedSet} set @param {number} students */
export function printSheets(host, set, students) {
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  const t = (key, slots) => host.t(key, slots)
  const numbers = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i + 1)
  const { kinds, seed, level, count } = set
  const paper = document.createElement('div')
  paper.className = 'palitos-paper'
  paper.lang = host.language
  render(
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
                ({ ask, on, given }) =>
                  html`<li>${ask} <code>${on}</code><br /><b>${given}</b></li>`,
              )}
            </ol>
          </section>`,
      )}`,
    paper,
  )
  for (const old of document.querySelectorAll('.palitos-paper')) old.remove()
  document.body.append(paper)
  const look = sheet(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look]
  const done = () => {
    paper.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== look)
  }
  window.addEventListener('afterprint', done, { once: true })
  window.print()
}
