/**
 * heaps.js -- sticks in heaps. A touch of a stick takes it and all to its right. An item is a heap, a choice the amount. With
 * Grundy values shown, the sticks of small heaps stand in columns of powers of two, so that an odd column is seen.
 */
import { html, nothing } from 'lit-html'
import { chip, gainWords } from '../core/marks.js'
import { button, hintFlag } from './pieces.js'

export { default as css } from './heaps.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** a heap of more sticks is drawn as a bar with a number */
export const STICKS = 40
/** the largest heap in columns of powers of two, up to 16: more sticks do not fit beside the table */
const BINARY = 31

/** sticks in one line, on a phone and elsewhere; a larger heap has several lines */
const LINE = { phone: 14, wide: 24 }

/** @param {BoardView} v @param {(v: BoardView) => unknown} [below] draws the lines below the heaps */
export function board(v, below = legend) {
  const gone = takenOf(v)
  /* a heap that was too large to be drawn when play began: room for all sticks is kept from the start */
  const vast = (v.line()[0]?.before ?? v.items).some((i) => i.number > STICKS)
  const most = Math.max(
    0,
    ...v.items.map((i) => i.number),
    ...gone.flat().map((part) => part.from + part.amount),
  )
  const binary = v.values === 'grundy' && v.nim && most <= BINARY && v.items.length <= 8 && v.wide
  if (binary) return html`${columns(v)}${below(v)}`
  const line = !vast && most > 0 && most <= (v.wide ? LINE.wide : LINE.phone)
  const size = vast ? 'vast many' : most > 24 ? 'many' : most > 14 ? 'dense' : ''
  return html`<div
      class="heaps ${size} ${line ? 'single' : ''} ${v.items.length === 1 && !v.part ? 'one' : ''}"
      .style=${`--n:${most};--digits:${String(most).length}`}
    >
      ${v.items.map((item, i) => heap(v, item, (line ? inLine : row)(v, item, gone[i], most)))}
    </div>
    ${below(v)}`
}

/** Sticks that one move took: `amount` of them from the place `from` on. @typedef {{ from: number, amount: number, by: 1 | 2, ply: number }} Taken */
/**
 * For each heap, what was taken from its right since it could be drawn; nothing in games whose heaps come and go.
 * @param {BoardView} v @returns {Taken[][]}
 */
export function takenOf(v) {
  const gone = v.items.map(() => /** @type {Taken[]} */ ([]))
  const line = v.line()
  if (line[0]?.before.length !== v.items.length) return gone
  line.forEach(({ before, by }, ply) => {
    const after = line[ply + 1]?.before ?? v.items
    if (after.length !== gone.length) return
    before.forEach(({ number }, i) => {
      const from = after[i].number
      if (number > from && number <= STICKS) gone[i].push({ from, amount: number - from, by, ply })
    })
  })
  return gone
}

/** @param {BoardView} v */
export const legend = (v) =>
  signs(v, {
    most: STICKS,
    loses: v.t('taking from this stick on leaves your opponent in a losing position'),
    slide: v.t('The letter of a stick: the position that is left if you take from there on.'),
  })
/**
 * The legend of the marks of moves.
 * @param {BoardView} v
 * @param {{ most?: number, loses?: string, slide?: string, look?: string }} [options] most: things that have a mark each; loses: what a
 *   move to a lost position does, in words; slide: all of it on a slide; look: classes
 */
export function signs(v, { most = Infinity, loses, slide, look = '' } = {}) {
  if ((v.values === 'off' && !v.later) || !v.marked || v.part) return nothing
  const moves = v.moves.filter((m) => most === Infinity || v.items[m.item].number <= most)
  const firstMark = moves.length ? v.mark(moves[0].item, moves[0].choice) : null
  if (v.points || (firstMark && firstMark.value !== null))
    return html`<p class="legend ${look}">
      ${v.points ? gainWords(v) : v.t('The number on a move says what best play gives after it.')}
    </p>`
  /* its room is kept while the computer thinks, and before heaps can be drawn: nothing below the board moves */
  if (!firstMark) look += ' room'
  const number = v.values === 'grundy' && firstMark?.grundy !== null
  const tie = !number && moves.some((m) => v.mark(m.item, m.choice)?.outcome === 'tie')
  if (v.slide && !number)
    return html`<p class="legend ${look}" aria-hidden="true">
      ${slide ?? v.t('The letter of a move: the position that it leaves.')}
    </p>`
  return html`<p class="legend ${look}" aria-hidden="true">
    <span
      >${
        number
          ? html`${chip('loss', 0)}${v.t('the move leaves Grundy value 0: a losing position for your opponent')}`
          : html`${chip('loss', v.letter('loss'))}${loses ?? v.t('this move leaves your opponent in a losing position')}`
      }</span
    ><span
      >${
        number
          ? html`${chip('win', 'n')}${v.t('any other value: a winning position')}`
          : html`${chip('win', v.letter('win'))}${v.t('a winning position')}`
      }</span
    >${tie ? html`<span>${chip('tie', v.letter('tie'))}${v.t('a draw')}</span>` : nothing}
  </p>`
}
/** True if a hint points at a heap. @param {BoardView} v @param {Item} item */
const hinted = (v, item) => v.hint?.item === item.item && v.hint.level >= 2

/** @param {BoardView} v @param {Item} item */
const named = (v, { item, number }) =>
  v.t('Heap {item}: {n} stick|Heap {item}: {n} sticks', { item: item + 1, n: number })

/** @param {BoardView} v @param {Item} item @param {unknown} inside */
export const heap = (v, item, inside) => html`
  <div
    class="heap ${hinted(v, item) ? 'hinted' : ''} ${item.number > 9999 ? 'long' : ''}"
    role="row"
    aria-label=${named(v, item)}
  >
    <span
      class="size"
      role=${item.number ? nothing : 'gridcell'}
      aria-hidden=${item.number ? 'true' : nothing}
      ><span data-key="size ${item.item}" data-state=${item.number} data-turn="tick"
        >${v.num(item.number)}</span
      ></span
    >
    ${inside}
  </div>
`

/**
 * A heap in one line: each stick at its place, a taken one as a ghost with the colour and the tally of the player who took it.
 * Below a single heap stand the rounds, in which both have moved.
 * @param {BoardView} v @param {Item} item @param {Taken[]} gone @param {number} most
 */
function inLine(v, item, gone, most) {
  const marked = v.values !== 'off' && v.marked
  const last = gone.find(({ ply }) => ply === v.line().length - 1)
  return html`<span class="sticks ${marked ? 'marked' : ''}" role="presentation">
    ${Array.from({ length: item.number }, (_, i) => stick(v, item, i, item.number - i))}
    ${gone.map(
      (part) =>
        html`${Array.from({ length: part.amount }, (_, i) => ghost(item, part, part.from + i, part === last))}
        ${part === last ? html`<span class="took by${part.by}" .style=${span(part)} aria-hidden="true"></span>` : nothing}`,
    )}
    ${pick(v, item)} ${hinted(v, item) ? hintFlag : nothing}
    ${most === 0 ? html`<span class="none" aria-hidden="true">—</span>` : nothing}
    ${v.items.length === 1 && !v.part && !v.keeps ? roundsOf(gone).map((round) => bracket(v, round)) : nothing}
  </span>`
}
/** @param {{ from: number, amount: number }} part */
const span = ({ from, amount }) => `grid-column: ${from + 1} / span ${amount}`

/**
 * A ghost: the place of a stick that was taken.
 * @param {Item} item @param {Taken} part @param {number} at @param {boolean} now the last move took it: it is animated, from the right
 */
export const ghost = ({ item }, { from, amount, by, ply }, at, now) =>
  html`<span
    class="stick ghost by${by} ${now ? 'now' : ''}"
    .style=${`grid-column: ${at + 1}`}
    data-key="ghost ${item} ${at}"
    aria-hidden="true"
    ><i></i>${
      now
        ? html`<i
            class="goes"
            data-key="goes ${ply} ${item} ${at}"
            data-come="lift"
            data-wait=${40 * Math.min(from + amount - 1 - at, 8)}
          ></i>`
        : nothing
    }<b class="tally"></b
  ></span>`

/**
 * The moves in one heap as rounds, a move and its reply. If pairs that begin with the second move have more equal sums, as in
 * x + (4 - x) = 4, the first move stands alone.
 * @param {Taken[]} gone @returns {Taken[][]}
 */
function roundsOf(gone) {
  /** @param {number} first */
  const pairs = (first) => {
    const rounds = first ? [gone.slice(0, 1)] : []
    for (let i = first; i < gone.length; i += 2) rounds.push(gone.slice(i, i + 2))
    return rounds
  }
  const equal = (/** @type {Taken[][]} */ rounds) => {
    const sums = rounds.filter((r) => r.length === 2).map((r) => r[0].amount + r[1].amount)
    return sums.filter((sum, i) => i && sum === sums[i - 1]).length
  }
  const [even, odd] = [pairs(0), pairs(1)]
  return equal(odd) > equal(even) ? odd : even
}
/** @param {BoardView} v @param {Taken[]} round */
function bracket(v, round) {
  const amount = round.reduce((sum, part) => sum + part.amount, 0)
  const from = Math.min(...round.map((part) => part.from))
  const parts = round.map((part) => v.num(part.amount)).reverse()
  return html`<span class="round" .style=${span({ from, amount })} aria-hidden="true"
    ><span>${parts.join(' + ')}${round.length > 1 ? ` = ${v.num(amount)}` : ''}</span></span
  >`
}

/** A heap in several lines, with ghosts. @param {BoardView} v @param {Item} item @param {Taken[]} gone */
function row(v, item, gone) {
  const marked = v.values !== 'off' && v.marked
  return html`<span class="sticks ${marked ? 'marked' : ''}" role="presentation">
    ${
      item.number > STICKS
        ? bundle(v, item)
        : Array.from({ length: gone[0] ? gone[0].from + gone[0].amount : item.number }, (_, i) => {
            const part = gone.find(({ from, amount }) => i >= from && i < from + amount)
            return part
              ? ghost(item, part, i, part.ply === v.line().length - 1)
              : stick(v, item, i, item.number - i)
          })
    }
    ${gone.length ? nothing : html`${taken(v, item)} ${item.number > STICKS ? pick(v, item) : nothing}`}
    ${hinted(v, item) ? hintFlag : nothing}
    ${item.number === 0 && !v.last ? html`<span class="none" aria-hidden="true">—</span>` : nothing}
  </span>`
}

/**
 * The stick at place i. A touch takes `amount`: the stick and all to its right.
 * @param {BoardView} v @param {Item} item @param {number} i @param {number} amount
 */
export function stick(v, item, i, amount) {
  const legal = v.legal(item.item, amount)
  const chosen = v.selected?.item === item.item && amount <= v.selected.choice
  const best = !chosen && v.best?.item === item.item && amount <= v.best.choice
  const mark = legal ? v.mark(item.item, amount) : null
  return button(
    v,
    {
      look: `stick ${chosen ? 'chosen' : ''} ${best ? 'best' : ''}`,
      item: item.item,
      choice: legal ? amount : undefined,
      row: item.item,
      col: i,
      chosen,
      tab: v.focused(item.item, amount),
      key: `stick ${item.item} ${i}`,
      label: legal
        ? v.phrase(item.item, amount) + (mark ? ': ' + mark.words : '')
        : v.t('not a move: {n}', { n: amount }),
    },
    html`<i></i>${mark?.chip}`,
  )
}

/** A heap too large to draw: the amount is typed or stepped below the board. @param {BoardView} v @param {Item} item */
export function bundle(v, item) {
  const choice = v.first(item.item)?.choice
  const row = item.item
  const label = named(v, item)
  const tab = v.focusedItem(row)
  return button(v, { look: 'bundle', item: row, choice, row, col: 0, tab, label }, nothing)
}

/** The sticks that the last move took: ghosts between corners in the player's colour. @param {BoardView} v @param {Item} item */
export function taken(v, item) {
  const last = v.last
  if (!last || last.item !== item.item) return nothing
  const n = last.before.find((b) => b.item === item.item)
  const amount = n ? n.number - item.number : 0
  if (amount <= 0) return nothing
  const ghosts = Math.min(amount, n && n.number <= STICKS ? amount : 0)
  return html`<span class="took by${last.by}" aria-hidden="true"
      >${Array.from({ length: ghosts }, () => html`<span class="stick ghost"><i></i></span>`)}</span
    ><span class="amount by${last.by}" aria-hidden="true">−${v.num(amount)}</span>`
}
/** The chosen amount, or that of a winning move where one is shown. @param {BoardView} v @param {Item} item */
export function pick(v, item) {
  const at = v.selected?.item === item.item ? v.selected : null
  if (at)
    return html`<span class="amount by${v.turn}" aria-hidden="true">−${v.num(at.choice)}</span>`
  if (v.best?.item === item.item)
    return html`<span class="amount best" aria-hidden="true">−${v.num(v.best.choice)}</span>`
  return nothing
}

/** Sticks in columns of powers of two. @param {BoardView} v */
function columns(v) {
  const most = Math.max(
    1,
    ...v.items.map((i) => i.number),
    ...(v.last?.before.map((i) => i.number) ?? []),
  )
  const powers = [16, 8, 4, 2, 1].filter((p) => p <= most)
  const odd = new Map(powers.map((p) => [p, v.items.filter((i) => i.number & p).length % 2 === 1]))
  return html`<div
    class="heaps binary ${powers.length > 4 ? 'five' : ''}"
    .style="--columns:${powers.length}"
  >
    <div class="head" aria-hidden="true">
      <span></span>${powers.map((p) => html`<span class=${odd.get(p) ? 'odd' : ''}>${p}</span>`)}
    </div>
    ${v.items.map((item) => {
      let from = 0
      return heap(
        v,
        item,
        html`${powers.map((p) => {
            const here = item.number & p ? p : 0
            const begin = from
            from += here
            return html`<span class="col ${odd.get(p) ? 'odd' : ''}" role="presentation"
              >${Array.from({ length: here }, (_, i) => stick(v, item, begin + i, item.number - begin - i))}</span
            >`
          })}<span class="sticks" role="presentation"
            >${taken(v, item)}${pick(v, item)}${hinted(v, item) ? hintFlag : nothing}</span
          >`,
      )
    })}
    <div class="foot">
      <span>XOR</span>${powers.map(
        (p) =>
          html`<span class=${odd.get(p) ? 'odd' : ''}
            >${odd.get(p) ? v.t('odd') : v.t('even')}</span
          >`,
      )}
    </div>
  </div>`
}
