/** still.js -- a position drawn by its board as a picture: nothing can be touched, no values are shown. */
import { html } from 'lit-html'
import { letterOf } from '../core/marks.js'
import { EngineError } from '../engine/errors.js'
import { boardOf, partsOf } from './index.js'

/** @typedef {import('../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../engine/engine.js').Position} Position */

/**
 * The picture, with the position's notation as its name.
 * @param {CgtElement} host @param {Game} game @param {Position} position @param {1 | 2} [turn]
 * @param {{ from: Position, text: string } | null} [last] the move that led here
 * @param {[number, number]} [points] gained by players 1 and 2
 */
export function still(host, game, position, turn = 1, last = null, points = [0, 0]) {
  /** @template T @param {string} text @param {(at: Position) => T} ask @param {T} none */
  const at = (text, ask, none) => {
    try {
      const named = game.parse(text)
      return named.text === text ? ask(named) : none
    } catch (error) {
      if (error instanceof EngineError) return none
      throw error
    }
  }
  /** @type {import('./view.js').BoardView['last']} */
  let before = null
  const move = last && game.moves(last.from).find((m) => m.text === last.text)
  if (last && move) {
    const { item, choice } = move
    const items = game.see(last.from).items
    before = { item, choice, text: last.text, by: turn === 1 ? 2 : 1, before: items }
  }
  const { gains, misere } = game.flags(position)
  /** @type {import('./view.js').BoardView} */
  const view = {
    ...{ moves: [], more: false, values: 'off', marked: false, wide: false, mine: false },
    ...{
      selected: null,
      best: null,
      hint: null,
      turn,
      last: before,
      line: () => [],
      course: () => [],
      at: null,
    },
    parts: partsOf(host.engine, game),
    points: gains ? points : null,
    t: (key, slots) => host.t(key, slots),
    num: (n) => host.num(n),
    text: position.text,
    start: '',
    items: game.see(position).items,
    nim: game.name === 'nim',
    misere,
    legal: () => false,
    first: () => null,
    mark: () => null,
    shownValue: () => null,
    ofPart: () => null,
    options: (text) => at(text, (p) => game.see(p).moves, []),
    mover: (text) => at(text, (p) => game.mover(p), null),
    name: (player) => host.t('Player {n}', { n: player }),
    phrase: (_item, choice) => String(choice),
    focused: () => false,
    focusedItem: () => false,
    letter: (outcome) => letterOf(outcome, host.letters),
  }
  return html`<div
    part="board"
    class="still ${game.facts.board}-play"
    role="img"
    aria-label=${host.t('Board: {position}', { position: position.text })}
  >
    <div class="board by${turn}" inert>${boardOf(game.facts.board).board(view)}</div>
  </div>`
}
