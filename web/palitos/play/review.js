/** review.js -- a game that is over, move by move: what each left, where a win was given away, and the way back there. */
import { html, nothing } from 'lit-html'
import { leftChip, leftWords, pill } from '../../core/marks.js'
import { BUDGET } from '../../model/answers.js'
import { review } from '../../model/session.js'

/** @typedef {import('../../model/session.js').Reviewed} Reviewed */
/** @typedef {import('../../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** @param {CgtPlay} host @param {Words} words @param {(ply: number) => void} goTo */
export function reviewed(host, words, goTo) {
  const rows = review(host.session, { budget: BUDGET })
  const mistakes = rows.filter((row) => row.mistake).length
  const lost = rows.find((row) => row.lost)
  return html`<details ?open=${host.printing}>
    <summary>
      ${host.t('The game, move by move')}${mistakes ? html` <small>${host.t('{n} mistake|{n} mistakes', { n: mistakes })}</small>` : nothing}
    </summary>
    <ol class="review">
      ${rows.map((row) => line(host, words, row, row === lost, goTo))}
    </ol>
    ${words.scores ? nothing : html`<p class="soft-text">${leftWords(host, words.gains)}</p>`}
  </details>`
}

/** @param {CgtPlay} host @param {Words} words @param {Reviewed} row @param {boolean} lost here the win went @param {(ply: number) => void} goTo */
function line(host, words, row, lost, goTo) {
  const { ply, text, mistake, better } = row
  const { from } = host.session.line[ply]
  const player = host.session.player(ply)
  return html`<li class=${mistake ? 'mistake' : ''}>
    <span class="n">${ply + 1}</span>${pill(player, words.name(player), false)}
    <span
      ><span class="mono">${words.read(text, false, from)}</span> ${
        mistake
          ? html`<small
              >${lost ? host.t('Here the win was given away.') : host.t('A mistake.')}
              ${better ? host.t('{move} kept it.', { move: words.read(better, true, from) }) : nothing}</small
            >`
          : nothing
      }</span
    >
    <span class="bar"
      >${words.scores ? nothing : leftChip(row, host)}${
        mistake
          ? html`<button type="button" class="btn no-print" @click=${() => goTo(ply)}>
              ${host.t('Go back here')}
            </button>`
          : nothing
      }</span
    >
  </li>`
}
