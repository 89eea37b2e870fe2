/**
 * marks.js -- the signs that all elements share: outcome chips, players' pills, icons. An outcome is shown by shape, letter,
 * lightness and colour, never by colour alone. It is the outcome of a position, for the player who moves there; a move has
 * the sign of the position that it leaves.
 */
import { html, nothing, svg } from 'lit-html'

/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../engine/worth.js').Class} Class */
/** @typedef {'WL' | 'GP' | 'NP'} Letters */
/** @typedef {import('../model/session.js').Reviewed} Reviewed */
/** @typedef {import('./element.js').CgtElement} CgtElement */

/** @type {Record<Letters, { win: string, loss: string, tie: string }>} */
const LETTERS = {
  WL: { win: 'W', loss: 'L', tie: 'D' },
  GP: { win: 'G', loss: 'P', tie: 'E' },
  NP: { win: 'N', loss: 'P', tie: 'D' },
}

/** @param {Outcome} outcome @param {Letters} letters */
export const letterOf = (outcome, letters) =>
  outcome === 'draw' ? '∞' : outcome === 'unknown' ? '?' : LETTERS[letters][outcome]

/**
 * A chip in a line of text or on a board.
 * @param {Outcome | 'plain' | Class} outcome plain: for a number that belongs to no position
 * @param {unknown} text letter, number or a template @param {string} [extra] classes
 */
export const chip = (outcome, text, extra = '') =>
  html`<span class="chip ${outcome} ${extra}"><span>${text}</span></span>`

/** The chip of a move that was played: the value that it left, or in a game for points what it was worth. @param {Reviewed} row @param {CgtElement} host */
export const leftChip = ({ left, worth }, host) =>
  worth === null ? chip(left, letterOf(left, host.letters)) : chip('plain', host.num(worth))
/** The meaning of a move's number in a game for points. @param {Pick<CgtElement, 't'>} host */
export const gainWords = (host) =>
  host.t(
    'The number on a move says how many points more than your opponent you get after it, with best play.',
  )
/** The meaning of these chips. @param {CgtElement} host @param {boolean} gains true in a game for points */
export const leftWords = (host, gains) =>
  gains
    ? gainWords(host)
    : host.t(
        'The letter belongs to the position that the move leaves: after {loss}, the player who moved can win; after {win}, the other can.',
        { win: letterOf('win', host.letters), loss: letterOf('loss', host.letters) },
      )

/**
 * A mark in an SVG, centred on (x, y), wider than high if the text is long.
 * @param {Outcome | 'plain' | Class} outcome @param {number} x @param {number} y @param {number} size height @param {string | number} text
 * @param {{ width?: number, small?: string, soft?: boolean }} [options] small: a second line; soft: the pale form for full boards
 */
export function mark(outcome, x, y, size, text, { width, small = '', soft = false } = {}) {
  const label = String(text)
  const w = width ?? Math.max(size, label.length * size * 0.3 + size * 0.4)
  const h = size
  const k = size * 0.29
  const octagon = [
    [-w / 2 + k, -h / 2], [w / 2 - k, -h / 2], [w / 2, -h / 2 + k], [w / 2, h / 2 - k],
    [w / 2 - k, h / 2], [-w / 2 + k, h / 2], [-w / 2, h / 2 - k], [-w / 2, -h / 2 + k],
  ] // prettier-ignore
  const kind = `m-${outcome}${soft ? ' soft' : ''}`
  const shape =
    outcome === 'tie' || outcome === 'draw'
      ? svg`<polygon class=${kind} points=${octagon.map(([a, b]) => `${x + a},${y + b}`).join(' ')}></polygon>`
      : svg`<rect class=${kind} x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx=${outcome === 'loss' ? h / 2 : size * 0.15}></rect>`
  const room = (w * 0.86) / Math.max(label.length, 1)
  const font = Math.min(size * (small ? 0.4 : 0.48), room * 1.7)
  const kindOfText = `t-${outcome}${soft ? ' soft' : ''}${'LRNP'.includes(outcome) && label.length === 1 ? ' one' : ''} strong`
  if (!small)
    return svg`${shape}<text class=${kindOfText} x=${x} y=${y} font-size=${font} .textContent=${label}></text>`
  return svg`${shape}<text class=${kindOfText} x=${x} y=${y - size * 0.12} font-size=${font}>${label}</text><text class="t-${outcome}" x=${x} y=${y + size * 0.27} font-size=${size * 0.26}>${small}</text>`
}

/** A player's pill: player 1 has one stick, player 2 has two. @param {1 | 2} player @param {unknown} text @param {boolean} filled true for the player to move */
export const pill = (player, text, filled) =>
  html`<span class="pill p${player} ${filled ? '' : 'hollow'}"
    ><i aria-hidden="true"></i>${player === 2 ? html`<i aria-hidden="true"></i>` : nothing}<span
      >${text}</span
    ></span
  >`

const PATHS = {
  code: 'M7 5l-5 5 5 5M13 5l5 5-5 5',
  hint: 'M10 2.5a5 5 0 00-2.5 9.3V14h5v-2.2A5 5 0 0010 2.5zM8 17h4',
  undo: 'M4 8h8a4.5 4.5 0 010 9H8M4 8l4-4M4 8l4 4',
  redo: 'M16 8H8a4.5 4.5 0 000 9h4M16 8l-4-4M16 8l-4 4',
  again: 'M15.500 6.500A6.500 6.500 0 1016.500 11M16 3v4h-4',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  down: 'M5 8l5 5 5-5',
  more: 'M4.500 10h.010M10 10h.010M15.500 10h.010',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  check: 'M4 10.500l4 4 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  play: 'M6 3.500v13l11-6.500z',
  pause: 'M6 4v12M14 4v12',
  first: 'M4 4v12M16 4L8 10l8 6z',
  back: 'M12 4l-6 6 6 6',
  forward: 'M8 4l6 6-6 6',
  last: 'M16 4v12M4 4l8 6-8 6z',
  eye: 'M2 10s3-5.500 8-5.500S18 10 18 10s-3 5.500-8 5.500S2 10 2 10zM10 8a2 2 0 100 4 2 2 0 000-4z',
  save: 'M10 3v10M6 9l4 4 4-4M4 15v2h12v-2',
  screen: 'M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5',
  settings: 'M3 6h9M16 6h1M14 4v4M3 14h1M8 14h9M6 12v4',
  share: 'M10 12V3M6.500 6.500L10 3l3.500 3.500M4 10v7h12v-7',
}
/** @param {keyof typeof PATHS} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d=${PATHS[name]}></path>
  </svg>`
