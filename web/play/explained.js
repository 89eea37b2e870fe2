/** explained.js -- explains a Grundy value: by the xor of the parts of a sum, or by the mex of what the moves leave. */
import { html, nothing } from 'lit-html'
import { READ } from '../model/words.js'
import { xorTable } from './xor-table.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** The xor table of a sum's parts, else nothing. @param {CgtPlay} host @param {import('../model/answers.js').Answers} known */
export function xorOf(host, known) {
  const { parts, xor } = known.why(host.session.position, 0)
  if (xor === null || parts.length < 2 || parts.some((p) => p.grundy === null)) return nothing
  return xorTable(
    (key, slots) => host.t(key, slots),
    parts.map((p) => Number(p.grundy)),
    { labels: parts.map((p) => p.position) },
  )
}

/** "mex{0, 1, 3} = 2", if the moves are few enough to be read. @param {import('../boards/view.js').BoardView} view */
export function mexOf({ values, moves, text, shownValue, t }) {
  if (values !== 'grundy' || !moves.length || moves.length > READ) return nothing
  const after = moves.map((m) => shownValue(m.to.text)?.grundy ?? null)
  const grundy = shownValue(text)?.grundy ?? null
  if (grundy === null || after.includes(null)) return nothing
  return html`<span class="mono"
    >${t('mex{set} = {g}', { set: `{${after.join(', ')}}`, g: grundy })}</span
  >`
}
