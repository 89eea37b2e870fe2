/**
 * paper.js -- exercises on paper, from the page itself: each student's number its own sheet, and behind them the key
 * of every number. The browser prints it or saves it as a PDF; `npm run sheet` (tools/sheet.mjs) makes the same sheets.
 */
import { html, render } from 'lit-html'
import { keyOf } from '../model/exercise.js'

/** @typedef {import('../model/code.js').ExerciseSet & { level: import('../model/exercise.js').Level }} PrintedSet */

/** a browser draws them all before it prints the first */
export const SHEETS = 60

const css = `
@media screen { .palitos-paper { position: absolute; left: -300vw; top: 0; width: 178mm; } }
@media print {
  @page { size: A4; margin: 16mm 16mm 14mm; }
  body > :not(.palitos-paper) { display: none !important; }
}
.palitos-paper { color: #000; font: 11pt/1.4 'Atkinson Hyperlegible Next', sans-serif; }
.palitos-paper h1 { display: flex; gap: 1em; justify-content: space-between; margin: 0; font: 700 14pt/1.4 inherit; }
.palitos-paper h1 i { width: 60%; border-bottom: .5pt solid; font: 400 11pt/1.6 inherit; }
.palitos-paper h2 { margin: 0; font: 700 11pt/1.4 inherit; }
.palitos-paper section { break-after: page; }
.palitos-paper .key { break-after: auto; break-inside: avoid; padding-top: 5mm; }
.palitos-paper article { display: grid; grid-template-columns: 2em minmax(0, 1fr); padding: 5mm 0; break-inside: avoid; border-bottom: .5pt solid #999; }
.palitos-paper li { margin-bottom: .5em; }
.palitos-paper cgt-exercise { --cgt-size: 11pt; }
`

/** @param {import('./element.js').CgtElement} host @param {PrintedSet} set @param {number} students */
export function printSheets(host, set, students) {
  /** @param {string} key @param {Record<string, string | number>} [slots] */
  const t = (key, slots) => host.t(key, slots)
  const numbers = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i + 1)
  const { kinds, seed, level, count } = set
  const paper = document.createElement('div')
  paper.className = 'palitos-paper'
  paper.lang = host.language
  render(
    html`<style>
        ${css}</style
      >${numbers(students).map(
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
  window.addEventListener('afterprint', () => paper.remove(), { once: true })
  window.print()
}
