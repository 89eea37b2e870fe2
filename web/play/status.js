/**
 * status.js -- the line under the board: whose turn it is or how play ended, and one sentence, which is a hint, a refusal, the outcome of
 * the position or the last move in words. Its height is kept, so that nothing below it moves.
 */
import { html, nothing } from 'lit-html'
import { STICKS } from '../boards/heaps.js'
import { boardOf } from '../boards/index.js'
import { chip, letterOf, pill } from '../core/marks.js'
import { FAR } from '../model/answers.js'

/** @typedef {import('../model/answers.js').Answers} Answers */
/** @typedef {import('../model/answers.js').Known} Known */
/** @typedef {import('../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/**
 * The line.
 * @param {CgtPlay} host @param {Words} words @param {Answers} known @param {Known} answer the position's
 * @param {{ turn: string, explanation: unknown, proved: string }} says turn: whose turn it is, in words; explanation: why the
 *   position has the value shown, as a template; proved: what a game that is over has shown
 */
export function status(host, words, known, answer, { turn, explanation, proved }) {
  const { session, values, hintLevel, refused } = host
  const hints = hintLevel > 0 && !session.over
  /* on paper nobody moves: only a result is printed */
  return html`<div part="status" class="status ${session.over || host.inDeck ? '' : 'no-print'}">
    ${
      session.over
        ? html`<span class="result">${words.result()} <span>${ending(host, words)}</span></span>`
        : host.hides('turn') && !session.ply
          ? nothing
          : pill(host.turn, turn, true)
    }
    <div class="say">
      ${progress(host, known)} ${refused ? html`<b class="refused">${refused}</b>` : nothing}
      ${session.over || values === 'off' ? nothing : position(host, words, answer)}
      ${
        session.over
          ? html`<span>${proved}</span>`
          : hints || explanation !== nothing
            ? html`<p class="told">
                ${hints ? html`<b>${hintLevel === 4 ? host.t('Why:') : host.t('Hint:')}</b> ${words.hint(hintLevel)}` : explanation}
              </p>`
            : nothing
      }
      ${hints || refused || session.over ? nothing : happens(host, words)}
    </div>
  </div>`
}

/** The last move in words; before the first, how to move: a class that does not hold the mouse does not read that. @param {CgtPlay} host @param {Words} words */
function happens(host, words) {
  const last = words.happened()
  /* on a slide the button names the chosen move, and leaves no room beside it */
  if (!last && host.inDeck && host.offered) return nothing
  return html`<span class="soft-text ${last ? '' : 'how'}">${last || howTo(host, words)}</span>`
}

/** How to move with a finger or a mouse, said before the first move. @param {CgtPlay} host @param {Words} words */
function howTo(host, words) {
  const { game, position } = host.session
  const { board } = game.facts
  const token = board === 'row' ? '●' : '@'
  if (!host.mine) return ''
  const items = game.see(position).items
  /* a cake's bad piece (^) has the glyph of a figure, and does not move */
  const moves = items.some((i) => i.glyph === token) && !items.some((i) => i.glyph === '^')
  if (board === 'heaps')
    return items.some((i) => i.number > STICKS)
      ? host.t('Touch a heap, then say how many to take.')
      : host.t('Sweep over sticks from the right, or touch one. Touch again to play.')
  if (moves && words.scores) return host.t('Touch the node that you go to twice.')
  if (moves) return host.t('Drag the token to its new place, or touch that place twice.')
  return (
    boardOf(board).touch?.((key) => host.t(key)) ??
    host.t('Touch a move twice to play it, or press Enter on it.')
  )
}

/** A sentence of the board on how play ended, or ''. @param {CgtPlay} host @param {Words} words */
function ending(host, words) {
  const { game, position } = host.session
  const { end } = boardOf(game.facts.board)
  return (
    (!words.scores && end?.((key, slots) => host.t(key, slots), game.see(position).items)) || ''
  )
}
/** How play ended, in words. @param {CgtPlay} host @param {Words} words */
export const result = (host, words) => `${words.result()} ${ending(host, words)}`.trim()

/** The mark of the position, and its words. @param {CgtPlay} host @param {Words} words @param {Known} answer */
const position = (host, words, { outcome, value, grundy }) => {
  const sign = host.sided?.sign(host.session.position)
  /* where no move has a number, the board's own is told here */
  if (!sign && host.hides('moves') && host.values === 'grundy' && grundy !== null)
    return html`<span class="of"
      >${chip(outcome, host.num(grundy))} ${host.t('Grundy value {n}', { n: grundy })}</span
    >`
  return (words.scores || words.gains) && outcome !== 'unknown'
    ? html`<span>${words.worth(value ?? 0)}</span>`
    : html`<span class="of"
        >${sign ? chip(sign.outcome, sign.text) : chip(outcome, letterOf(outcome, host.letters))}
        ${sign?.said ?? words.outcome(outcome)}</span
      >`
}

/** The progress of a position that a worker solves, with a button to stop it. @param {CgtPlay} host @param {Answers} known */
function progress(host, known) {
  const far = known.asking
  if (!far?.shown || far.text !== host.position) return nothing
  const looked = host.t('Solving: looked at {n} move|Solving: looked at {n} moves', {
    n: far.spent,
  })
  return html`<span class="bar"
    ><progress max=${FAR} value=${far.spent} aria-label=${host.t('Solving')}></progress
    ><span>${looked}</span
    ><button type="button" class="btn" @click=${() => known.stop()}>${host.t('Stop')}</button></span
  >`
}
