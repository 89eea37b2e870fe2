/** amount.js -- the field under the board for an item that has several moves: minus, the amount, plus. */
import { html, nothing } from 'lit-html'
import { icon } from '../core/marks.js'
import { TAKEN } from '../model/pins.js'
import { focusBoard } from './cells.js'

/** @typedef {import('../engine/engine.js').Move} Move */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** up to so many moves are stepped through; of more the amount is typed */
const STEPPED = 12

/** The field, or nothing where the item has one move. @param {CgtPlay} host @param {import('../model/words.js').Words} words @param {import('../boards/view.js').BoardView} view */
export function amountField(host, words, view) {
  const { selected, session } = host
  if (!selected || !host.mine) return nothing
  const { item, choice } = selected
  const { game, position } = session
  const same = view.moves.filter((m) => m.item === item)
  /* a choice that is no amount has its own place on the board */
  const { board, phrase } = words.gameOf(item)
  if (same.length < 2 || (board !== 'pins' && !/{(choice|n)}/.test(phrase))) return nothing
  const amount = board !== 'pins'
  const at = same.findIndex((m) => m.choice === choice)
  const after = game.nextMove(position, item, choice + 1)
  const less = at > 0 ? same[at - 1] : at < 0 ? game.touch(position, item, choice - 1) : null
  const more = after?.item === item ? after : null
  const typed = amount && (view.more || same.length > STEPPED)
  /** @param {'less' | 'more'} name @param {'minus' | 'plus'} sign @param {Move | null} to */
  const button = (name, sign, to) =>
    html`<button
      type="button"
      class="btn square"
      aria-label=${host.t(name)}
      ?disabled=${!to}
      @click=${() => to && host.select(to)}
    >
      ${icon(sign)}
    </button>`
  return html`<span class="amount-field">
    ${button('less', 'minus', less)}
    ${
      typed
        ? html`<input
            class="text-input"
            inputmode="numeric"
            aria-label=${host.t('amount')}
            .value=${String(choice)}
            @change=${(/** @type {Event} */ e) => take(host, item, /** @type {HTMLInputElement} */ (e.target))}
          />`
        : html`<output>${host.num(amount ? choice : Math.floor(choice / TAKEN))}</output>`
    }
    ${button('more', 'plus', more)}
  </span>`
}

/** Chooses the next move of the same item, or the one before, by key. @param {CgtPlay} host @param {1 | -1} by */
export function step(host, by) {
  if (!host.mine) return
  const { selected, spot } = host
  const { game, position } = host.session
  const at = selected ?? (spot && game.touch(position, spot.item, spot.choice))
  if (!at) return
  if (!selected) return host.select(at)
  const same = game.moves(position, { limit: 4096 }).filter((m) => m.item === at.item)
  const to = same[same.findIndex((m) => m.choice === at.choice) + by]
  if (!to) return
  host.select(to)
  focusBoard(host.root)
}

/** Chooses the move of a typed amount, or says why there is none. @param {CgtPlay} host @param {number} item @param {HTMLInputElement} input */
function take(host, item, input) {
  const { game, position } = host.session
  const text = input.value
  const move = /^\d+$/.test(text.trim()) ? game.touch(position, item, Number(text)) : null
  input.setAttribute('aria-invalid', String(!move))
  if (move) return host.select(move)
  host.refusal = host.t('You cannot take {text} here.', { text: text.slice(0, 40) })
  host.update()
}
