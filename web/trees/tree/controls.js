/** controls.js -- the row above a tree: search, mode, depth, and toggles of values and code. */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { chip, icon } from '../../core/marks.js'

/** @typedef {import('../../model/trace.js').Mode} Mode */
/** @typedef {'watch' | 'predict' | 'predict all' | 'predict windows' | 'search'} Part what the student does */
/**
 * @typedef {object} State
 * @property {import('../../model/trace.js').Trace} trace
 * @property {Part} part
 * @property {number | undefined} depth
 * @property {boolean} chips leaves of a won or lost game, without points
 * @property {boolean} hidden values that the search has not reached
 * @property {unknown} steps their controls, which stand in this row in a deck
 */
/**
 * @typedef {object} Deeds
 * @property {(attributes: Record<string, string | null>) => void} change begins the search anew
 * @property {() => void} values shows or hides them
 * @property {() => void} code shows or hides it
 */

/** @type {Mode[]} */
export const MODES = ['minimax', 'alphabeta', 'stop', 'memo', 'symmetry', 'fault']
/** True for searches without questions: all but minimax and alpha-beta. @param {Mode} mode */
export const isThird = (mode) => MODES.indexOf(mode) > 1

/** numbers the radio groups: each needs a name */
let made = 0

export class TreeControls {
  #host
  #deeds
  #name = `search-${made++}`
  /** the author's third search: it stays a choice @type {Mode | null} */ #third = null

  /** @param {import('../../core/element.js').CgtElement} host @param {Deeds} deeds */
  constructor(host, deeds) {
    this.#host = host
    this.#deeds = deeds
  }
  /** @param {State} state */
  view(state) {
    const host = this.#host
    const { trace, chips, hidden } = state
    const coded = host.hasAttribute('code')
    return html`<div class="top">
      ${this.#inDeck ? nothing : this.#modes(trace.mode)}
      <span class="players ${chips ? 'long' : ''}">
        <span class="max"><i aria-hidden="true">▲</i> ${host.t('MAX picks the largest')}</span>
        <span class="min"><i aria-hidden="true">▼</i> ${host.t('MIN picks the smallest')}</span>
        ${chips ? this.#worths(trace) : nothing}
        ${
          this.#inDeck && trace.folded.size
            ? html`<span><b class="folds">+n</b> ${host.t('n nodes are folded')}</span>`
            : nothing
        }
        ${
          trace.mode === 'fault' || (chips && this.#inDeck)
            ? nothing
            : html`<span
                ><i class="best ${chips ? 'both' : ''}" aria-hidden="true"></i>
                ${chips ? host.t('the best moves; those that win are blue') : host.t('best play')}</span
              >`
        }
      </span>
      <span part="tools" class="more no-print">
        ${this.#depth(state.depth)} ${this.#parts(state)}
        ${
          trace.explicit && !this.#inDeck
            ? toggle(
                !hidden,
                'eye',
                host.t('Values'),
                this.#deeds.values,
                host.t('Show the values that were not looked at'),
              )
            : nothing
        }
        ${
          this.#slide && !coded
            ? nothing
            : toggle(
                coded,
                'code',
                host.t('Code'),
                this.#deeds.code,
                host.t('Show the code that runs beside the tree'),
              )
        }
      </span>
      ${this.#inDeck ? state.steps : nothing}
    </div>`
  }
  /** in a deck: one search, which the author named, and V for the values */
  get #inDeck() {
    return !!this.#host.inDeck && !this.#host.matches(':fullscreen')
  }
  /** on a slide, not in full screen */
  get #slide() {
    return this.#host.hasAttribute('data-proj') && !this.#host.matches(':fullscreen')
  }
  /**
   * Legend of the leaves of a won or lost game: values that occur. In a deck also those of a win and a loss that do not, as a class is
   * asked before it sees them; and the right value of a search that errs.
   * @param {State['trace']} trace
   */
  #worths({ nodes, steps }) {
    const host = this.#host
    const values = nodes.filter((n) => n.leaf).map((n) => n.value)
    const right = steps.at(-1)?.more?.slots.right
    if (right !== undefined) values.push(Number(right))
    return /** @type {const} */ ([
      [1, 'win', host.t('MAX wins')],
      [0, 'tie', host.t('a draw')],
      [-1, 'loss', host.t('MIN wins')],
    ]).map(([value, look, meaning]) =>
      values.includes(value) || (value && this.#inDeck)
        ? html`<span>${chip(look, host.num(value))} ${meaning}</span>`
        : nothing,
    )
  }
  /** @param {State} state */
  #parts({ trace, part: now }) {
    const host = this.#host
    /* a slide shows only what its author asked for */
    if (isThird(trace.mode) || (this.#slide && !host.hasAttribute('mode'))) return nothing
    return html`<select
      class="text-input part"
      aria-label=${host.t('Who does the steps')}
      @change=${(/** @type {Event} */ e) => {
        const { value } = /** @type {HTMLSelectElement} */ (e.target)
        this.#deeds.change({ mode: value === 'watch' ? null : value })
      }}
    >
      ${[
        ['watch', host.t('Watch')],
        ...(trace.mode === 'minimax'
          ? [['predict', host.t('Ask me first')]]
          : [
              ['predict', host.t('Ask me at the cuts')],
              ['predict all', host.t('Ask me at every step')],
              ['predict windows', host.t('Ask me the windows')],
            ]),
        ['search', host.t('I am the search')],
      ].map(
        ([part, name]) =>
          html`<option value=${part} .selected=${live(now === part)}>${name}</option>`,
      )}
    </select>`
  }
  /** @param {Mode} now */
  #modes(now) {
    const host = this.#host
    /** @param {Mode} mode @param {string} name */
    const choice = (mode, name) =>
      html`<label
        ><input
          type="radio"
          name=${this.#name}
          .checked=${live(now === mode)}
          @change=${() => this.#deeds.change({ search: mode })}
        /><span>${name}</span></label
      >`
    const names = {
      minimax: host.t('Minimax'),
      alphabeta: host.t('Alpha-beta'),
      stop: host.t('Early stop'),
      memo: host.t('With a memo'),
      symmetry: host.t('Memo and symmetry'),
      fault: host.t('Board not put back'),
    }
    if (isThird(now)) this.#third = now
    const modes = [...MODES.slice(0, 2), ...(this.#third ? [this.#third] : [])]
    return html`<span part="tools" class="seg" role="radiogroup" aria-label=${host.t('Search')}>
      ${modes.map((mode) => choice(mode, names[mode]))}
    </span>`
  }
  /** Buttons that change the depth, if one was set. @param {number | undefined} depth */
  #depth(depth) {
    if (depth === undefined) return nothing
    const host = this.#host
    /** @param {'minus' | 'plus'} name @param {string} label @param {number} to */
    const button = (name, label, to) =>
      html`<button
        type="button"
        class="btn square quiet"
        aria-label=${label}
        aria-disabled=${to < 1 ? 'true' : nothing}
        @click=${() => to > 0 && this.#deeds.change({ depth: String(to) })}
      >
        ${icon(name)}
      </button>`
    return html`<span class="depth" role="group" aria-label=${host.t('Depth')}>
      ${button('minus', host.t('One move less deep'), depth - 1)}
      <span>${host.t('{n} move deep|{n} moves deep', { n: depth })}</span>
      ${button('plus', host.t('One move deeper'), depth + 1)}
    </span>`
  }
}

/** @param {boolean} on @param {'eye' | 'code'} sign @param {string} name @param {() => void} press @param {string} title */
const toggle = (on, sign, name, press, title) =>
  html`<button
    type="button"
    class="btn quiet"
    aria-pressed=${String(on)}
    title=${title}
    @click=${press}
  >
    ${icon(sign)}<span>${name}</span>
  </button>`
