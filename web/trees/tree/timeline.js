/** timeline.js -- marks along the timeline of a search: leaves, returned values, cuts. */
import { html, nothing } from 'lit-html'
import { happened } from '../theatre.js'

/** up to EACH steps all events are marked, up to MOST only cuts, beyond nothing */
const EACH = 72
const MOST = 1200

/** @param {import('../../model/trace.js').Trace} trace */
export function marksOf(trace) {
  const { count } = trace
  if (!count || count > MOST) return nothing
  const seen = happened(trace).filter(({ kind }) => kind === 'cut' || count <= EACH)
  return html`<span class="events" aria-hidden="true"
    >${seen.map(
      ({ at, kind, max }) =>
        html`<i
          class="on-${kind} ${max ? 'max' : 'min'}"
          data-at=${at}
          .style="left:${(100 * at) / count}%"
        ></i>`,
    )}</span
  >`
}
