/**
 * list.js -- a board for any game: the numbers of the position, and its moves as buttons. Of many moves the first are listed; a
 * number field below the board reaches the others.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { button, hintFlag } from './pieces.js'
import { empty } from './press.js'

export { default as css } from './list.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Move} Move */

/** moves that are listed, and those on a phone */
const LISTED = 24
const FEW = 12
/** on a phone, room for so many moves is kept: Euclid's game has fewer at its start than later */
const ROOM = 6
/** moves of so many signs, "x9", are large on a slide */
const SHORT = 2
/** a position of more numbers is shown as its notation */
const NUMBERS = 12

/** A position with its numbers written as people read them. @param {BoardView} v @param {string} text notation */
const words = (v, text) => text.replace(/\d+/g, (n) => v.num(Number(n)))

/** Moves in a row of a slide, where rows are of one length. @param {number} n @param {number} most */
const inRow = (n, most) => Math.ceil(n / Math.ceil(n / most) || 1)

/** @param {BoardView} v */
export function board(v) {
  const plain = v.items.length > 0 && v.items.length <= NUMBERS && !v.items.some((i) => i.glyph)
  const listed = v.wide ? LISTED : FEW
  /** @type {Move[]} */
  const shown = v.moves.slice(0, listed)
  /* the chosen move, and the winning one, take the places of the last if they are not listed */
  ;[v.best, v.selected].forEach((extra, i) => {
    if (extra && !shown.some((m) => m.text === extra.text)) shown[shown.length - 1 - i] = extra
  })
  const rest = v.moves.length - listed
  /* the room of the moves at the start is kept */
  const start = v.options(v.start).slice(0, listed)
  const room = v.start ? Math.max(v.part || v.wide ? 0 : ROOM, start.length) - shown.length : 0
  const longest = Math.max(
    8,
    ...[...start, ...shown].map(
      (m) => 4 * Math.ceil(Math.max(m.text.length + 2, m.to.text.length + 2) / 4),
    ),
  )
  const columns = inRow(shown.length + Math.max(0, room), v.part ? 4 : v.wide ? 6 : 3)
  const large = v.slide && columns <= 4 && start.every((m) => m.text.length <= SHORT)
  return html`<div class="list">
    <p class="numbers" role="presentation">
      ${
        plain
          ? v.items.map(
              (i) =>
                html`<span class="number ${v.num(i.number).length > 7 ? 'long' : ''}"
                  ><span data-key="number ${i.item}" data-state=${i.number} data-turn="tick"
                    >${v.num(i.number)}</span
                  ></span
                >`,
            )
          : html`<span class="number ${v.text.length > 12 ? 'whole' : ''}">${v.text || '—'}</span>`
      }
    </p>
    <div
      class="moves by${v.turn} ${large ? 'large' : ''}"
      role="row"
      .style="--least:${Math.min(longest * 0.72, 19)}em;--row:${v.values === 'off' && !v.later ? 3.7 : 5.6}em;--columns:${columns}"
    >
      ${shown.length ? shown.map((m, i) => option(v, m, i)) : empty(v.text || '—')}
      ${Array.from({ length: Math.max(0, room) }, () => html`<i class="option"></i>`)}
    </div>
    ${
      rest > 0
        ? html`<p class="rest">
            ${v.t(
              v.more
                ? 'and more than {n} more moves: choose one, then type the amount'
                : 'and {n} more moves: choose one, then type the amount',
              { n: rest },
            )}
          </p>`
        : nothing
    }
    ${signs(v)}
  </div>`
}

/** @param {BoardView} v @param {Move} m @param {number} i */
function option(v, m, i) {
  const mark = v.mark(m.item, m.choice)
  const chosen = v.selected?.text === m.text
  const best = !chosen && v.best?.text === m.text
  const hint = !!v.hint && v.hint.level >= 3 && v.best?.text === m.text
  const { item, choice } = m
  const look = `option ${chosen ? 'chosen' : ''} ${best ? 'best' : ''} ${hint ? 'hinted' : ''}`
  const label = v.phrase(item, choice) + (mark ? ': ' + mark.words : '')
  return button(
    v,
    { look, item, choice, row: 0, col: i, chosen, tab: v.focused(item, choice), label },
    html`<span
        >${words(v, m.text)
          .replace(/-/g, ' − ')
          .replace(/^x(?=\d)/, '×')}</span
      ><small>→${m.to.text.split(' ').map((n) => html`<span>${words(v, n)}</span>`)}</small
      >${mark?.chip}${hint ? hintFlag : nothing}`,
  )
}
