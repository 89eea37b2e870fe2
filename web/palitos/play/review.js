/**
 * review.js -- a game that is over. A ribbon on two lanes shows who held the win, position by position, with a mark where it
 * was let go and a way back to each; the same move by move, in words; and what the play has shown, in one sentence.
 */
import { html, nothing, svg } from 'lit-html'
import { chip, leftChip, letterOf, leftWords, pill } from '../../core/marks.js'

/** @typedef {import('../../model/session.js').Reviewed} Reviewed */
/** @typedef {import('../../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */
/** @typedef {1 | 2} Player */

/** positions that a ribbon can show side by side */
const RIBBON = 60

/** @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows @param {(ply: number) => void} goTo */
export function reviewed(host, words, rows, goTo) {
  const mistakes = rows.filter((row) => row.mistake).length
  const lost = rows.find((row) => row.lost)
  return html`${ribbon(host, words, rows, goTo)}
    <details ?open=${host.printing}>
      <summary>
        ${host.t('The game, move by move')}${mistakes ? html` <small>${host.t('{n} mistake|{n} mistakes', { n: mistakes })}</small>` : nothing}
      </summary>
      <ol class="review">
        ${rows.map((row) => line(host, words, row, row === lost, goTo))}
      </ol>
      ${words.scores ? nothing : html`<p class="soft-text">${leftWords(host, words.gains)}</p>`}
    </details>`
}

/** The move at which the win went for good. @param {Reviewed[]} rows */
export const decisive = (rows) => rows.findLast((row) => row.lost)

/** What the play has shown, in one sentence; '' where it is not known. @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows */
export function proved(host, words, rows) {
  const { session } = host
  const { winner } = session
  if (words.scores || winner === 'tie' || winner === null) return ''
  if (rows.some((row) => row.before === 'unknown')) return ''
  const row = decisive(rows)
  if (!row) {
    const player = session.player(winner)
    return words.isMe(player)
      ? host.t('You held the win from the first move to the last.')
      : host.t('{name} held the win from the first move to the last.', {
          name: words.subject(player),
        })
  }
  const player = session.player(row.ply)
  const { from } = session.line[row.ply]
  const better = session.game.move(from, row.better ?? '')
  const slots = { n: row.ply + 1, move: words.quoted(better, from) }
  return words.isMe(player)
    ? host.t('You let the win go at move {n}: {move} would have kept it.', slots)
    : host.t('{name} let the win go at move {n}: {move} would have kept it.', {
        name: words.subject(player),
        ...slots,
      })
}

/** @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows @param {(ply: number) => void} goTo */
function ribbon(host, words, rows, goTo) {
  const { session } = host
  if (words.scores || words.gains || !rows.length || rows.length >= RIBBON) return nothing
  const top = /** @type {Player} */ (words.isMe(2) ? 2 : 1)
  /* 0: the lane above, 1: the one below, between them: nobody's */
  const lanes = rows.map(({ ply, before }) => {
    const mover = session.player(ply) === top ? 0 : 1
    return before === 'win' ? mover : before === 'loss' ? 1 - mover : 0.5
  })
  const { winner } = session
  lanes.push(typeof winner === 'number' ? (session.player(winner) === top ? 0 : 1) : 0.5)
  const x = (/** @type {number} */ i) => 2 * i + 1
  const y = (/** @type {number} */ lane) => 1 + 2 * lane
  const cord = lanes
    .map((lane, i) =>
      i
        ? `C${x(i) - 1} ${y(lanes[i - 1])} ${x(i) - 1} ${y(lane)} ${x(i)} ${y(lane)}`
        : `M${x(0)} ${y(lane)}`,
    )
    .join('')
  return html`<div class="ribbon no-print" role="group" aria-label=${host.t('Who held the win')}>
    <b class="lane p${top}">${words.name(top)}</b>
    <b class="lane p${3 - top}">${words.name(/** @type {Player} */ (3 - top))}</b>
    <div class="cord" .style=${`--n:${lanes.length}`}>
      <svg viewBox="0 0 ${2 * lanes.length} 4" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<path class="middle" d="M0 2H${2 * lanes.length}"></path><path d=${cord}></path>`}
      </svg>
      ${rows.map((row, i) => stop(host, words, row, i, lanes[i], goTo))}
    </div>
  </div>`
}
/** A position, and the sign that the win went from it. @param {CgtPlay} host @param {Words} words @param {Reviewed} row @param {number} i @param {number} lane @param {(ply: number) => void} goTo */
function stop(host, words, { ply, before, lost, text }, i, lane, goTo) {
  const { from } = host.session.line[ply]
  const letter = letterOf(before, host.letters)
  const items = host.session.game.items(from, { limit: 2 })
  const shown = items.length === 1 && items[0].number < 1000 ? host.num(items[0].number) : letter
  const name = words.name(host.session.player(ply))
  const move = words.read(text, false, from)
  return html`<button
      type="button"
      class="stop"
      data-lane=${lane}
      .style=${`grid-column:${i + 1}`}
      title=${host.t('Go back here')}
      aria-label=${`${ply + 1}. ${host.t('Position: {position}', { position: from.text })}, ${words.outcome(before)}. ${host.t('Go back here')}`}
      @click=${() => goTo(ply)}
    >
      ${chip(before, shown)}</button
    >${
      lost
        ? html`<button
            type="button"
            class="slip"
            .style=${`grid-column:${i + 1} / span 2`}
            title=${host.t('Here the win was given away.')}
            aria-label=${`${name}, ${move}: ${host.t('Here the win was given away.')} ${host.t('Go back here')}`}
            @click=${() => goTo(ply)}
          >
            <b>!</b>
          </button>`
        : nothing
    }`
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
