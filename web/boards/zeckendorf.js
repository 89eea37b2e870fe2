/**
 * zeckendorf.js -- one heap with a limit on what a move may take: sticks beyond the limit are pale. With values shown the heap is
 * cut into its Fibonacci parts, the smallest on the right, where sticks are taken.
 */
import { html, nothing } from 'lit-html'
import { board as heaps, bundle, heap, legend, pick, stick, taken } from './heaps.js'

export { default as css } from './zeckendorf.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('./view.js').Last} Last */
/** @typedef {import('../engine/engine.js').Item} Item */

/** a heap of more sticks is drawn as a bar, as in heaps.js */
const STICKS = 40

/** @param {BoardView} v */
export function board(v) {
  const [item, limit, ...parts] = v.items
  const first = (/** @type {Item[]} */ items) => items.slice(0, 1)
  /* not a copy: getters stay getters */
  const view = Object.create(v, {
    items: { value: first(v.items) },
    line: { value: () => v.line().map((last) => ({ ...last, before: first(last.before) })) },
  })
  return html`<div class="zeckendorf">
    ${v.values === 'off' ? heaps(view) : inParts(view, item, parts)}
    <p class="limit">${limit.number ? limitSentence(v, item, limit.number, parts) : nothing}</p>
  </div>`
}

/** @param {BoardView} v @param {Item} item @param {Item[]} parts */
function inParts(v, item, parts) {
  const vast = item.number > STICKS
  const size = vast ? 'many' : item.number > 24 ? 'many' : item.number > 14 ? 'dense' : ''
  let from = 0
  const part = (/** @type {Item} */ { number }) => {
    const begin = from
    from += number
    return html`<span class="zpart" role="presentation" .style=${`--n:${number}`}
      ><span class="sticks ${v.marked ? 'marked' : ''}" role="presentation"
        >${vast ? html`<i class="bar"></i>` : Array.from({ length: number }, (_, i) => stick(v, item, begin + i, item.number - begin - i))}</span
      ><b class="named" aria-hidden="true">${v.num(number)}</b></span
    >`
  }
  const inside = html`<span class="zparts ${vast ? 'wide' : ''}" role="presentation"
    >${vast ? bundle(v, item) : nothing}${parts.map(part)}<span class="sticks" role="presentation"
      >${taken(v, item)}${pick(v, item)}</span
    ></span
  >`
  return html`<div class="heaps ${size}">${heap(v, item, inside)}</div>
    ${legend(v)}`
}

/** The sentence that tells how much may be taken; with values shown, why that wins or loses. @param {BoardView} v @param {Item} item @param {number} limit @param {Item[]} parts */
function limitSentence(v, { number }, limit, parts) {
  const most = v.t('At most {n} may be taken now.', { n: v.num(limit) })
  if (v.values === 'off' || v.misere || v.part) return most
  const sum = parts.map((part) => v.num(part.number)).join(' + ')
  const n = parts.length > 1 ? `${v.num(number)} = ${sum}` : sum
  const whole = parts[parts.length - 1].number <= limit
  if (parts.length === 1)
    return html`${most}
    ${whole ? v.t('{n} is a Fibonacci number: taken whole, it wins.', { n }) : v.t('{n} is a Fibonacci number, and more than may be taken.', { n })}`
  return html`${most}
  ${whole ? v.t('{n}: the smallest part may be taken whole, and that wins.', { n }) : v.t('{n}: the smallest part is more than may be taken.', { n })}`
}
