/**
 * still.js -- the board that a search plays on, beside its tree: as in cgt-play, without buttons and values,
 * and the move that led to its position.
 */
import { html, nothing } from 'lit-html'
import { still } from '../../boards/still.js'
import { pill } from '../../core/marks.js'
import { Words } from '../../model/words.js'

/** @typedef {import('../../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../../engine/engine.js').Game} Game */
/** @typedef {import('../../engine/engine.js').Position} Position */
/** @typedef {import('../quiz.js').Question} Question */
/** @typedef {import('../../model/trace.js').Trace} Trace */

/**
 * The search's board; in the mode `fault` also the board as it should be, each with its name in place of whose turn it is.
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
  const wrong = asked ? undefined : step.should
  return html`<div class="beside">
    <div>
      <p class="turn ${wrong ? 'named' : ''}">
        ${
          wrong
            ? host.t('In the program:')
            : over
              ? host.t('The game is over')
              : pill(turn, host.t('{who} moves', { who: max ? 'MAX' : 'MIN' }), true)
        }
        ${last && !wrong ? html`<span>${moveWords(host, game, last)}</span>` : nothing}
      </p>
      ${still(host, game, board, turn, step.kind === 'back' ? null : last, points)}
    </div>
    ${
      wrong
        ? html`<div class="should">
            <p class="turn named">${host.t('As it should be:')}</p>
            ${still(host, game, wrong, turn, null, points)}
          </div>`
        : nothing
    }
  </div>`
}

/** A move in words. @param {CgtElement} host @param {Game} game @param {{ from: Position, text: string }} move */
function moveWords(host, game, { from, text }) {
  const { item, choice } = game.move(from, text)
  const session = /** @type {any} */ ({ game, position: from })
  const voice = /** @type {any} */ (host) // no players, no values
  return new Words(voice, session, /** @type {any} */ (null), []).phrase(item, choice, from)
}
