/**
 * still.js -- the board that a search plays on, beside its tree: the one of cgt-play, with nothing to touch and nothing told,
 * and the move that led to its position.
 */
import { html, nothing } from 'lit-html'
import { boardOf, partsOf } from '../../boards/index.js'
import { letterOf, pill } from '../../core/marks.js'
import { EngineError } from '../../engine/errors.js'
import { Words } from '../../model/words.js'

/** @typedef {import('../../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../engine/engine.js').Position} Position */
/** @typedef {import('../../model/quiz.js').Question} Question */
/** @typedef {import('../../model/trace.js').Trace} Trace */

/**
 * Where the search is now; beside it, at fault, as it should be.
 * @param {CgtElement} host @param {Game} game @param {Trace} trace @param {Question | null} asked
 */
export function played(host, game, { step, nodes }, asked) {
  const here = nodes[asked?.node ?? step.node]
  const { position, max, parent, move } = here
  const turn = max ? 1 : 2
  const last = parent >= 0 && move !== null ? { from: nodes[parent].position, text: move } : null
  const over = game.see(position).end !== null
  /** @type {[number, number]} */
  const points = [0, 0]
  for (let n = here; n.parent >= 0; n = nodes[n.parent])
    points[nodes[n.parent].max ? 0 : 1] += n.gain
  const board = step.board ?? position
  return html`<div class="beside">
    <div>
      <p class="turn">
        ${over ? host.t('The game is over') : pill(turn, host.t('{who} moves', { who: max ? 'MAX' : 'MIN' }), true)}
        ${last ? html`<span>${said(host, game, last)}</span>` : nothing}
      </p>
      ${still(host, game, board, turn, step.kind === 'back' ? null : last, points)}
    </div>
    ${
      step.should && !asked
        ? html`<div class="should">
            <p class="turn">${host.t('As it should be:')}</p>
            ${still(host, game, step.should, turn, null, points)}
          </div>`
        : nothing
    }
  </div>`
}

/** A move in words. @param {CgtElement} host @param {Game} game @param {{ from: Position, text: string }} move */
function said(host, game, { from, text }) {
  const { item, choice } = game.move(from, text)
  const session = /** @type {any} */ ({ game, position: from })
  const voice = /** @type {any} */ (host) // nobody plays, and nothing is told of values
  return new Words(voice, session, /** @type {any} */ (null), []).phrase(item, choice, from)
}

/**
 * @param {CgtElement} host @param {Game} game @param {Position} position @param {1 | 2} turn
 * @param {{ from: Position, text: string } | null} last the move that led here
 * @param {[number, number]} points of players 1 and 2 so far
 */
function still(host, game, position, turn, last, points) {
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
  /** @type {import('../../boards/view.js').BoardView['last']} */
  let before = null
  const move = last && game.moves(last.from).find((m) => m.text === last.text)
  if (last && move) {
    const { item, choice } = move
    const items = game.see(last.from).items
    before = { item, choice, text: last.text, by: turn === 1 ? 2 : 1, before: items }
  }
  const { gains, misere } = game.flags(position)
  /** @type {import('../../boards/view.js').BoardView} */
  const view = {
    ...{ moves: [], more: false, values: 'off', marked: false, wide: false, mine: false },
    ...{ selected: null, best: null, hint: null, turn, last: before, line: () => [], at: null },
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
    told: () => null,
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
    class="still ${game.facts.board}-play"
    role="img"
    aria-label=${host.t('Board: {position}', { position: position.text })}
  >
    <div class="board by${turn}" inert>${boardOf(game.facts.board).board(view)}</div>
  </div>`
}
