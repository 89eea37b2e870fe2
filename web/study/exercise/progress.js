/** progress.js -- the table of solved exercises below an exercise, which can be saved, read back and erased. */
import { html, nothing } from 'lit-html'
import { encoded } from '../../model/address.js'
import { KINDS } from '../../model/exercise/index.js'
import { bringBack, forgetAll, progress } from './progress-store.js'

/** @typedef {[kind: string, solved: import('./progress-store.js').Solved]} Row */

/** a line of the file: kind;name;solved;first */
const LINE = /^(\w+);.*;(\d+);(\d+)\s*$/gm
/** True for a kind of this version. @param {string} kind */
const known = (kind) => Object.hasOwn(KINDS, kind)

export class ExerciseProgress {
  /** @type {import('./progress-store.js').Progress} */ #progress = {}
  /** true while erasing waits for a yes */ #clearing = false
  /** sentence about a file that cannot be read */ #refused = ''

  /** @param {import('./cgt-exercise.js').CgtExercise} host */
  constructor(host) {
    this.host = host
  }
  /** Reads what is stored. @param {import('./progress-store.js').Progress} [all] */
  read(all = progress()) {
    this.#progress = all
  }
  /** The table as a file for spreadsheets: kind;name;solved;first. @param {Row[]} rows */
  #file(rows) {
    const { host } = this
    const head = ['palitos', host.t('Exercise'), host.t('Solved'), host.t('At the first try')]
    const lines = rows.map(([kind, { solved, first }]) => [
      kind,
      host.t(KINDS[kind].title),
      solved,
      first,
    ])
    const day = new Date().toLocaleDateString(host.language)
    /* the byte order mark tells a spreadsheet that it is UTF-8 */
    return '\ufeff' + [head, ...lines, ['', day]].map((line) => line.join(';')).join('\r\n')
  }
  /** Reads such a file. @param {File | undefined} file */
  async #import(file) {
    if (!file) return
    const rows = [...(await file.text()).matchAll(LINE)].flatMap(
      ([, kind, solved, first]) =>
        /** @type {Row[]} */ (
          known(kind) ? [[kind, { solved: Number(solved), first: Number(first) }]] : []
        ),
    )
    this.#refused = rows.length ? '' : this.host.t('That file has no exercises that were solved.')
    this.#progress = bringBack(rows)
    this.host.update()
  }
  #clear() {
    forgetAll()
    this.#progress = {}
    this.#clearing = false
    this.host.forget()
  }

  view() {
    const { host } = this
    const rows = Object.entries(this.#progress).filter(([kind]) => known(kind))
    const sum = rows.reduce((n, [, { solved }]) => n + solved, 0)
    return html`<details class="progress no-print">
      <summary>
        ${host.t('{n} exercise solved in this browser|{n} exercises solved in this browser', { n: sum })}
      </summary>
      ${rows.length ? this.#table(rows) : nothing}
      <div class="bar">
        ${this.#clearing ? this.#asked() : this.#tools(rows)}
        <input
          type="file"
          accept=".csv,text/csv"
          tabindex="-1"
          hidden
          aria-label=${host.t('Bring a table back')}
          @change=${(/** @type {any} */ e) => {
            this.#import(e.target.files[0])
            e.target.value = ''
          }}
        />
      </div>
      ${this.#refused ? html`<p role="status">${this.#refused}</p>` : nothing}
    </details>`
  }
  /** @param {Row[]} rows */
  #table(rows) {
    const { host } = this
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${host.t('Exercise')}</th>
          <th scope="col">${host.t('Solved')}</th>
          <th scope="col">${host.t('At the first try')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([kind, { solved, first }]) =>
            html`<tr>
              <th scope="row">${host.t(KINDS[kind].title)}</th>
              <td>${host.num(solved)}</td>
              <td>${host.num(first)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }
  /** @param {string} look @param {string} words @param {() => void} press */
  #button(look, words, press) {
    return html`<button type="button" class="btn ${look}" @click=${press}>${words}</button>`
  }
  /** Asks whether to erase all, or stops asking. @param {boolean} on */
  #ask(on) {
    this.#clearing = on
    this.host.update()
  }
  #asked() {
    const { host } = this
    return html`<b role="alert"
        >${host.t('Delete your progress on this device? This cannot be undone.')}</b
      >
      ${this.#button('', host.t('Yes, delete it'), () => this.#clear())}
      ${this.#button('quiet', host.t('No, keep it'), () => this.#ask(false))}`
  }
  /** @param {Row[]} rows */
  #tools(rows) {
    const { host } = this
    const back = () => /** @type {HTMLElement} */ (host.root.querySelector('[type=file]')).click()
    return html`${
      rows.length
        ? html`<a
            class="btn"
            download="palitos-${host.t('exercises')}.csv"
            href="data:text/csv;charset=utf-8,${encoded(this.#file(rows))}"
            >${host.t('Save as a table')}</a
          >`
        : nothing
    }
    ${this.#button('quiet', host.t('Bring a table back'), back)}
    ${rows.length ? this.#button('quiet', host.t('Delete my progress'), () => this.#ask(true)) : nothing}`
  }
}
