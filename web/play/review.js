/**
 * review.js -- the review of a game that is over: a ribbon on two lanes, which shows the player who could win, position by position, with a
 * mark where the win was lost; the list of the moves, in words; and one sentence on what the play has shown.
 */
import { html, nothing, svg } from 'lit-html'
import { chip, leftChip, letterOf, leftWords, pill } from '../core/marks.js'

/** @typedef {import('../model/session.js').Reviewed} Reviewed */
/** @typedef {import('../model/words.js').Words} Words */
/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */
/** @typedef {1 | 2} Player */

/** A ribbon can show so many positions. */
const RIBBON = 60

/** The list of the moves. @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows @param {(ply: number) => void} goTo */
export function reviewed(host, words, rows, goTo) {
  const mistakes = rows.filter((row) => row.mistake).length
  return html`<details ?open=${host.printing}>
    <summary>
      ${host.t('The game, move by move')}${mistakes ? html` <small>${host.t('{n} mistake|{n} mistakes', { n: mistakes })}</small>` : nothing}
    </summary>
    <ol class="review">
      ${rows.map((row) => line(host, words, row, goTo))}
    </ol>
    ${words.scores || host.sided ? nothing : html`<p class="soft-text">${leftWords(host, words.gains)}</p>`}
    ${pace(host, words, rows).map((sentence) => html`<p class="pace">${sentence}</p>`)}
  </details>`
}

/** Sentences on each player's pace: by how many moves a win could have come sooner, or a loss later. @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows @returns {string[]} */
function pace(host, words, rows) {
  if (words.scores || words.gains) return []
  return [1, 2].flatMap((one) => {
    const player = /** @type {Player} */ (one)
    const all = rows.filter(({ ply }) => host.session.player(ply) === player)
    const sum = (/** @type {number} */ sign) =>
      all.reduce((n, { delay }) => n + Math.max(0, sign * delay), 0)
    const me = words.isMe(player)
    const name = words.subject(player)
    /** @param {number} n @param {string} mine @param {string} others */
    const tell = (n, mine, others) =>
      n ? [me ? host.t(mine, { n }) : host.t(others, { n, name })] : []
    return [
      ...tell(
        sum(1),
        'You could have won {n} move sooner.|You could have won {n} moves sooner.',
        '{name} could have won {n} move sooner.|{name} could have won {n} moves sooner.',
      ),
      ...tell(
        sum(-1),
        'You could have held out {n} move longer.|You could have held out {n} moves longer.',
        '{name} could have held out {n} move longer.|{name} could have held out {n} moves longer.',
      ),
    ]
  })
}

/** One sentence on what the play has shown; '' if it is not known. @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows */
export function proved(host, words, rows) {
  const { session } = host
  const { winner } = session
  /* a position without moves: nobody played */
  if (!rows.length || words.scores || winner === 'tie' || winner === null) return ''
  if (rows.some((row) => row.before === 'unknown')) return ''
  const row = rows.findLast(({ lost }) => lost)
  /* on a slide the class is asked first */
  if (!row && host.hasAttribute('data-deck') && host.covered) return ''
  if (!row) {
    const player = session.player(winner)
    return words.isMe(player)
      ? host.t('You were winning from the first move to the last.')
      : host.t('{name} was winning from the first move to the last.', {
          name: words.subject(player),
        })
  }
  const player = session.player(row.ply)
  /* on a slide the class finds the move: V names it */
  if (host.hasAttribute('data-deck') && host.covered)
    return words.isMe(player)
      ? host.t('You threw the win away at move {n} of {of}.', { n: row.n, of: rows.length })
      : host.t('{name} threw the win away at move {n} of {of}.', {
          ...{ name: words.subject(player), n: row.n, of: rows.length },
        })
  const { from } = session.line[row.ply]
  const better = session.game.move(from, row.better ?? '')
  const slots = { n: row.n, of: rows.length, move: words.quoted(better, from) }
  return words.isMe(player)
    ? host.t('You threw the win away at move {n} of {of}: {move} would have kept it.', slots)
    : host.t('{name} threw the win away at move {n} of {of}: {move} would have kept it.', {
        name: words.subject(player),
        ...slots,
      })
}

/**
 * The ribbon. Until the play is over its positions stand between the lanes, without outcome; then each stands in the lane of the player who
 * could win from there. A press goes back to a position.
 * @param {CgtPlay} host @param {Words} words @param {Reviewed[]} rows empty before the end @param {(ply: number) => void} goTo
 */
export function ribbon(host, words, rows, goTo) {
  const { session } = host
  const { winner, played } = session
  if (words.scores || words.gains || played.length >= RIBBON) return nothing
  const top = /** @type {Player} */ (words.isMe(2) ? 2 : 1)
  /* 0: the upper lane, 1: the lower one, 0.5: neither */
  const lanes = played.map((_, ply) => {
    const { before = 'unknown' } = rows[ply] ?? {}
    const mover = session.player(ply) === top ? 0 : 1
    return before === 'win' ? mover : before === 'loss' ? 1 - mover : 0.5
  })
  lanes.push(
    typeof winner === 'number' && session.over ? Number(session.player(winner) !== top) : 0.5,
  )
  const x = (/** @type {number} */ i) => 2 * i + 1
  const y = (/** @type {number} */ lane) => 1 + 2 * lane
  const cord = lanes
    .map((lane, i) =>
      i
        ? `C${x(i) - 1} ${y(lanes[i - 1])} ${x(i) - 1} ${y(lane)} ${x(i)} ${y(lane)}`
        : `M${x(0)} ${y(lane)}`,
    )
    .join('')
  const wide = 2 * lanes.length
  return html`<div
    class="ribbon no-print ${session.over ? 'over' : ''} ${played.length ? '' : 'first'}"
    role="group"
    aria-label=${host.t('Who was winning')}
  >
    <b class="lane p${top}">${words.name(top)}</b>
    <b class="lane p${3 - top}">${words.name(/** @type {Player} */ (3 - top))}</b>
    <div class="cord" data-scene .style=${`--n:${lanes.length}`}>
      <svg viewBox="0 0 ${wide} 4" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<path class="middle" d="M0 2H${wide}"></path><path d=${cord}></path>`}
      </svg>
      ${lanes.map((lane, ply) => stop(host, words, rows[ply], ply, lane, goTo))}
    </div>
  </div>`
}
/**
 * A position of the ribbon, and the mark of a move that lost the win there.
 * @param {CgtPlay} host @param {Words} words @param {Reviewed | undefined} row @param {number} ply @param {number} lane @param {(ply: number) => void} goTo
 */
function stop(host, words, row, ply, lane, goTo) {
  const { session } = host
  const { before = 'unknown', lost = false, text = '' } = row ?? {}
  const here = ply === session.ply
  const position = here ? session.position : session.line[ply].from
  const items = session.game.items(position, { limit: 2 })
  const sign = row && host.sided?.sign(position)
  const only = items.length === 1 && items[0].number < 1000
  const shown = only
    ? host.num(items[0].number)
    : row
      ? (sign?.text ?? letterOf(before, host.letters))
      : here
        ? '•'
        : '?'
  const back = host.t('Go back here')
  const outcomeWords = row ? `, ${sign?.words ?? words.outcome(before)}` : ''
  const key = `stop ${ply}`
  return html`${
    here
      ? html`<span
          class="stop here"
          data-lane=${lane}
          data-key=${key}
          data-come="fade"
          .style=${`grid-column:${ply + 1}`}
          aria-hidden="true"
          >${chip('unknown', shown)}</span
        >`
      : html`<button
          type="button"
          class="stop"
          data-lane=${lane}
          data-key=${key}
          .style=${`grid-column:${ply + 1}`}
          title=${back}
          aria-label=${`${ply + 1}. ${host.t('Position: {position}', { position: position.text })}${outcomeWords}. ${back}`}
          @click=${() => goTo(ply)}
        >
          ${chip(sign?.outcome ?? before, shown)}
        </button>`
  }${
    lost
      ? html`<button
          type="button"
          class="slip"
          data-key="slip ${ply}"
          data-come="pop"
          .style=${`grid-column:${ply + 1} / span 2`}
          title=${host.t('This move threw the win away.')}
          aria-label=${`${words.name(session.player(ply))}, ${words.read(text, false, position)}: ${host.t('This move threw the win away.')} ${back}`}
          @click=${() => goTo(ply)}
        >
          <b>!</b>
        </button>`
      : nothing
  }`
}

/** A move of the list. @param {CgtPlay} host @param {Words} words @param {Reviewed} row @param {(ply: number) => void} goTo */
function line(host, words, row, goTo) {
  const { ply, n, text, lost, mistake, better } = row
  const { from, move } = host.session.line[ply]
  const player = host.session.player(ply)
  const sign = host.sided?.sign(move.to)
  return html`<li class=${mistake ? 'mistake' : ''}>
    <span class="n">${n}</span>${pill(player, words.name(player), false)}
    <span
      >${words.read(text, false, from)}
      ${
        mistake
          ? html`<small
              >${lost ? host.t('This move threw the win away.') : host.t('This move is a mistake.')}
              ${better && !(host.hasAttribute('data-deck') && host.covered) ? host.t('{move} would have kept it.', { move: words.read(better, true, from) }) : nothing}</small
            >`
          : nothing
      }</span
    >
    <span class="bar"
      >${words.scores ? nothing : sign ? chip(sign.outcome, sign.text) : leftChip(row, host)}${
        mistake
          ? html`<button type="button" class="btn no-print" @click=${() => goTo(ply)}>
              ${host.t('Go back here')}
            </button>`
          : nothing
      }</span
    >
  </li>`
}
