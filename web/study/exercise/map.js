/**
 * map.js -- the map of all exercises: by chapters, a row for each kind, a cell for each level. A stick in a cell stands for an
 * exercise that was solved in this browser.
 */
import { html, nothing } from 'lit-html'
import { icon } from '../../core/marks.js'
import { stepped } from '../../core/arrow-keys.js'
import { KINDS } from '../../model/exercise/index.js'
import { solvedAt } from './progress-store.js'

/** the most sticks of a cell */
const FULL = 5
const LEVELS = [1, 2, 3]

const NAMES = Object.keys(KINDS)

export class ExerciseMap {
  /** the tab stop: row, level */ #spot = [0, 0]

  /** @param {import('./cgt-exercise.js').CgtExercise} host */
  constructor(host) {
    this.host = host
  }
  /** Puts the tab stop at the kind that was shown last, else at the first cell that is not full. @param {string} [kind] @param {number} [level] */
  open(kind, level = 1) {
    const solved = solvedAt()
    const all = NAMES.flatMap((name, row) => LEVELS.map((at) => ({ name, row, at })))
    const open = all.find(({ name, at }) => (solved[`${name} ${at}`] ?? 0) < FULL) ?? all[0]
    this.#spot = kind ? [NAMES.indexOf(kind), level - 1] : [open.row, open.at - 1]
  }
  /** @param {HTMLElement} cell @param {string} key */
  key(cell, key) {
    const row = NAMES.indexOf(cell.dataset.kind ?? '')
    const column = Number(cell.dataset.level) - 1
    const to = stepped(key, row, column, LEVELS.length - 1)
    if (!to) return false
    const [r, c] = to
    const there = r >= 0 && r < NAMES.length && c >= 0 && c < LEVELS.length
    if (there) {
      this.#spot = to
      this.host.update()
      this.focus()
    }
    return there
  }
  focus() {
    const cell = this.host.root.querySelector('.map [tabindex="0"]')
    if (cell instanceof HTMLElement) cell.focus()
  }

  view() {
    const { host } = this
    const solved = solvedAt()
    const chapters = [...new Set(NAMES.map((kind) => KINDS[kind].chapter))]
    return html`<div class="map" role="grid" aria-label=${host.t('Exercises by chapter and level')}>
      ${chapters.map(
        (chapter) =>
          html`<div
            class="chapter"
            role="rowgroup"
            aria-label=${host.t('Chapter {n}', { n: chapter })}
          >
            ${NAMES.map((kind, row) =>
              KINDS[kind].chapter === chapter
                ? html`<div class="row" role="row">
                    <span class="n" aria-hidden="true"
                      >${NAMES.findIndex((k) => KINDS[k].chapter === chapter) === row ? chapter : ''}</span
                    >
                    <span role="rowheader">${host.t(KINDS[kind].title)}</span>
                    ${LEVELS.map((level) => this.#cell(kind, row, level, solved[`${kind} ${level}`] ?? 0))}
                  </div>`
                : nothing,
            )}
          </div>`,
      )}
    </div>`
  }
  /** @param {string} kind @param {number} row @param {number} level @param {number} solved */
  #cell(kind, row, level, solved) {
    const { host } = this
    const [r, c] = this.#spot
    const words = `${host.t(KINDS[kind].title)}, ${host.t('level {n}', { n: level })}: ${host.t('{n} solved|{n} solved', { n: solved })}`
    return html`<span role="gridcell"
      ><button
        type="button"
        class="place ${solved >= FULL ? 'full' : ''}"
        data-kind=${kind}
        data-level=${level}
        tabindex=${r === row && c === level - 1 ? 0 : -1}
        aria-label=${words}
        @click=${() => host.choose(kind, level)}
      >
        <b>${level}</b>${
          solved >= FULL
            ? icon('check')
            : html`<span class="sticks"
                >${Array.from({ length: FULL }, (_, i) => html`<i class=${i < solved ? 'on' : ''}></i>`)}</span
              >`
        }
      </button></span
    >`
  }
}
