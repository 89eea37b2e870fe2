/** search.js -- searches a whole tree for a position, which is typed or set cell by cell, and steps through the nodes that have it. */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { EngineError } from '../../engine/errors.js'
import { sayError } from '../../model/i18n.js'

export class AtlasSearch {
  /** text of the field */ typed = ''
  /** the position in notation, '' if the text is none */ sought = ''
  /** sentence about a text that is no position */ refused = ''
  /** nodes that have it @type {number[]} */ found = []

  /** @param {import('./cgt-atlas.js').CgtAtlas} host */
  constructor(host) {
    this.host = host
  }
  /** @param {string} text */
  look(text) {
    const { host } = this
    this.typed = text
    this.refused = this.sought = ''
    this.found = []
    if (!host.whole || !text.trim()) return
    const { board } = host
    const written = board ? text.toLowerCase() : text
    const [n, of] = [written, board].map((rows) => rows.replace(/[^.xo]/g, '').length)
    if (board && n !== of && /^[.xo/\s]*$/.test(written)) {
      this.refused = host.t('{n} square is given, the board has {of}.|{n} squares are given, the board has {of}.', { n, of }) // prettier-ignore
      return
    }
    const { game: name, rules } = host.asked
    const game = host.engine.game(name, { rules })
    try {
      this.sought = game.parse(written).text
      this.found = host.whole.find(this.sought)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      /* an error about the whole text has no column */
      if ((error.column ?? 0) >= written.length) error.column = undefined
      this.refused = sayError(host.language, error)
    } finally {
      game.close()
    }
  }
  /** Searches, and chooses the first node. @param {string} text */
  #find(text) {
    this.look(text)
    if (!text.trim()) this.refused = this.host.t('Type the position that is looked for.')
    this.host.pick(this.found[0] ?? this.host.spot)
  }
  /** Goes to another node that was found. @param {number} by */
  turn(by) {
    const n = this.found.length
    const at = this.found.indexOf(this.host.spot)
    this.host.pick(this.found[(Math.max(at, 0) + (at < 0 ? 0 : by) + n) % n])
  }

  view() {
    const { host } = this
    return html`<form
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault()
          const field = /** @type {HTMLFormElement} */ (e.currentTarget).querySelector('input')
          this.#find(field?.value ?? '')
        }}
      >
        <label class="field"
          ><b>${host.t('Find a position')}</b
          ><input
            class="text-input"
            aria-label=${host.t('Find a position')}
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            .value=${live(this.typed)}
        /></label>
        <button class="btn" ?disabled=${!host.whole}>${host.t('Find')}</button>
      </form>
      ${this.#cells()}`
  }
  /** The position as buttons, if its notation is rows of cells: a press gives a cell its next sign. */
  #cells() {
    const { host } = this
    if (!host.board) return nothing
    const rows = host.board.split('/')
    const wide = rows[0].length
    const signs = this.typed.toLowerCase().replace(/[^.xo]/g, '').padEnd(wide * rows.length, '.') // prettier-ignore
    return html`<div
      class="cells"
      role="group"
      aria-label=${host.t('Position to find')}
      .style="grid-template-columns:repeat(${wide},auto)"
    >
      ${[...signs].slice(0, wide * rows.length).map((sign, i) => {
        const name = String.fromCharCode(97 + (i % wide)) + (Math.floor(i / wide) + 1)
        return html`<button
          type="button"
          aria-label="${name} ${sign === '.' ? host.t('empty') : sign}"
          @click=${() => {
            const next = { '.': 'x', x: 'o', o: '.' }[sign] ?? '.'
            const all = signs.slice(0, i) + next + signs.slice(i + 1)
            this.#find(
              /[xo]/.test(all) ? all.replace(new RegExp(`.{${wide}}(?=.)`, 'g'), '$&/') : '',
            )
          }}
        >
          ${sign === '.' ? '' : sign}
        </button>`
      })}
    </div>`
  }
}
