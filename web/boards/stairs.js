/**
 * stairs.js -- coins on stairs that go up to the right. A touch of a coin moves it and all above it one step down. An item is a
 * step, a choice the amount. With values shown the odd steps are marked: they alone count.
 */
import { html, nothing } from 'lit-html'
import { signs } from './heaps.js'
import { hintFlag, passing } from './pieces.js'
import { empty, press } from './press.js'

export { default as css } from './stairs.css'

/** @typedef {import('./view.js').BoardView} BoardView */
/** @typedef {import('../engine/engine.js').Item} Item */

/** more coins on a step are drawn as one pile with a number */
const COINS = 12
/** height of a coin, and of the lowest step with its number, in em */
const COIN = 1.5
const TREAD = 3.2
/** likewise on a slide (stairs.css), with the padding of a pile, and where coins were taken from it */
const [SLIDE_COIN, SLIDE_RISE, SLIDE_TREAD, GHOST] = [1.2, 0.8, 4.05, 1.5]

/** @param {BoardView} v */
export function board(v) {
  const showsValues = v.values !== 'off' && !v.misere
  const odd = v.items.filter((i) => i.col % 2 === 0)
  const rise = Math.min(1, 7 / v.items.length)
  /* room for the highest pile that can come: nothing moves during a play */
  const start = v.line()[0]?.before ?? v.items
  const high = start.map(({ col }, at) => {
    const most = start.slice(at).reduce((sum, { number }) => sum + number, 0)
    return col * rise + TREAD + (most > COINS ? COINS : most) * COIN
  })
  /* on a slide, where a pile may take all its room, that of the highest pile of the moves that are there */
  const tall = v
    .course()
    .flatMap(({ item, choice, before }) => {
      const after = before.map(({ col, number }, i) => {
        const now = number + (i === item - 1 ? choice : i === item ? -choice : 0)
        return [col, Math.min(now, COINS) * SLIDE_COIN + (i === item ? GHOST : 0)]
      })
      return [
        ...before.map(({ col, number }) => [col, Math.min(number, COINS) * SLIDE_COIN]),
        ...after,
      ]
    })
    .map(([col, pile]) => col * SLIDE_RISE + SLIDE_TREAD + pile)
  return html`<div class="roam">
      <div
        class="stairs ${showsValues ? 'marked' : ''}"
        .style="--n:${v.items.length};--rise:${rise}em;--high:${Math.max(...high)}em;--tall:${Math.max(0, ...tall)}em"
        role="presentation"
        data-free
      >
        ${v.items.map((i) => step(v, i, showsValues && i.col % 2 === 0))}
      </div>
    </div>
    ${signs(v, { look: 'aside stairs-told' })}
    ${
      showsValues
        ? html`<p class="legend stairs-told">
            ${v.t('Only the odd steps count:')} ${odd.map((i) => v.num(i.number)).join(' ⊕ ')}
          </p>`
        : nothing
    }`
}

/** @param {BoardView} v @param {Item} i @param {boolean} odd */
function step(v, i, odd) {
  const { number, item, col } = i
  const hinted = v.hint?.item === item && v.hint.level >= 2
  const chosen = v.selected?.item === item ? v.selected : null
  const best = !chosen && v.best?.item === item ? v.best : null
  return html`<div
    class="step ${odd ? 'odd' : ''}"
    role="row"
    .style="--h:${col}"
    aria-label=${v.t('Step {item}: {n} coin|Step {item}: {n} coins', { item: item + 1, n: number })}
  >
    <div class="coins ${hinted ? 'hinted-place' : ''}" role="presentation">
      ${hinted ? hintFlag : nothing}
      ${
        chosen || best
          ? html`<span class="amount ${best ? 'best' : ''} by${v.turn}" aria-hidden="true"
              >↓ ${v.num((chosen ?? best)?.choice ?? 0)}</span
            >`
          : nothing
      }
      ${went(v, i)} ${number ? nothing : empty(0)}
      ${
        number > COINS
          ? press(
              v,
              item,
              v.selected?.item === item ? v.selected.choice : (v.first(item)?.choice ?? 0),
              { row: 0, col, look: 'coin pile', stop: v.focusedItem(item), on: () => true },
              html`<i></i>`,
            )
          : Array.from({ length: number }, (_, k) =>
              press(
                v,
                item,
                k + 1,
                { row: k - number, col, look: 'coin', on: (m) => k < m.choice },
                coin(v, i, number - 1 - k),
              ),
            )
      }
    </div>
    <div class="tread" aria-hidden="true">
      <span
        class="count ${number > 99999 ? 'long' : ''}"
        data-key="count ${item}"
        data-state=${number}
        data-turn="tick"
        >${v.num(number)}</span
      ><span class="no">${item + 1}</span>
    </div>
  </div>`
}

/** A coin with so many below it. Coins of the last move come from the step above. @param {BoardView} v @param {Item} i @param {number} below */
function coin({ last, items }, { item }, below) {
  const here = last?.before[item]?.number ?? 0
  const from = last?.item === item + 1 && below >= here ? items[item + 1].number + below - here : -1
  return html`<i
    data-key="coin ${item} ${below}"
    data-from=${from < 0 ? nothing : `coin ${item + 1} ${from}`}
  ></i>`
}

/** The coins that the last move took from a step. @param {BoardView} v @param {Item} i */
function went(v, i) {
  const { last, num } = v
  if (last?.item !== i.item) return nothing
  return html`<span class="amount by${last.by}" aria-hidden="true">↓ ${num(last.choice)}</span
    ><span class="took by${last.by}" aria-hidden="true"
      ><span class="coin ghost"
        ><i></i
        >${passing(v, ({ by, item }, _, ply, comes) => (item ? nothing : html`<i class="goes by${by}" data-key="goes ${ply}" data-come=${comes ? 'fall' : nothing}></i>`))}</span
      ></span
    >`
}
