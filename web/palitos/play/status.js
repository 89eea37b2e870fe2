/** status.js -- under the board: whose turn it is or how play ended, what may be told of the position, the last move. */
import { html, nothing } from 'lit-html'
import { boardOf } from '../../boards/index.js'
import { chip, letterOf, pill } from '../../core/marks.js'
import { FAR } from '../../model/answers.js'

/** @typedef {import('../../model/answers.js').Answers} Answers */
/** @typedef {import('../../model/answers.js').Known} Known */
/** @typedef {import('../../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** @param {CgtPlay} host @param {Words} words @param {Answers} known @param {Known} answer of the position @param {string} turn in words */
export function status(host, words, known, answer, turn) {
  const { session, values, hintLevel, refused } = host
  const { last } = session
  const before = /** @type {1 | 2} */ (3 - host.turn)
  return html`<div class="status">
    ${
      session.over
        ? html`<span class="result">${result(host, words)}</span>`
        : html`${pill(host.turn, turn, true)}
          ${refused ? html`<b class="refused">${refused}</b>` : nothing}
          ${values === 'off' && hintLevel < 1 ? nothing : position(host, words, answer)}`
    }
    ${progress(host, known)}
    ${
      last
        ? html`<span class="bar"
            >${pill(before, words.name(before), false)}<span class="soft-text mono"
              >${words.read(last.move.text, false, last.from)}</span
            ></span
          >`
        : nothing
    }
  </div>`
}

/** How play ended, as the board says it besides. @param {CgtPlay} host @param {Words} words */
export function result(host, words) {
  const { game, position } = host.session
  const said = words.result()
  const { end } = boardOf(game.facts.board)
  if (!end || words.scores) return said
  return `${said} ${end((key, slots) => host.t(key, slots), game.items(position))}`.trim()
}

/** @param {CgtPlay} host @param {Words} words @param {Known} answer */
const position = (host, words, { outcome, value }) =>
  (words.scores || words.gains) && outcome !== 'unknown'
    ? words.worth(value ?? 0)
    : html`${chip(outcome, letterOf(outcome, host.letters))}<span>${words.outcome(outcome)}</span>`

/** How far a position is that takes long. @param {CgtPlay} host @param {Answers} known */
function progress(host, known) {
  const far = known.asking
  if (!far?.shown || far.text !== host.position) return nothing
  const looked = host.t('Solving: {n} move looked at|Solving: {n} moves looked at', {
    n: far.spent,
  })
  return html`<span class="bar"
    ><progress max=${FAR} value=${far.spent} aria-label=${host.t('Solving')}></progress
    ><span>${looked}</span
    ><button type="button" class="btn" @click=${() => known.stop()}>${host.t('Stop')}</button></span
  >`
}
