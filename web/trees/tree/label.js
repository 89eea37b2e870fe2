/** label.js -- a node of a search in words, for screen readers. */
import { boundOf } from '../../model/trace.js'

/** @typedef {import('../../core/element.js').CgtElement} CgtElement */
/** @typedef {import('../../model/trace.js').Node} Node */
/** @typedef {import('../../model/trace.js').State} State */

/**
 * Names the mover, the position, the value or bound, the window while the node is open, and the number of folded nodes.
 * @param {CgtElement} host
 * @param {Node} node
 * @param {{ state: State, explicit: boolean, hidden: boolean, veiled: boolean, shut: boolean, num: (n: number) => string }} of hidden: values that the search has not reached; veiled: its window is asked about; shut: what is below is folded
 */
export function labelOf(host, node, { state, explicit, hidden, veiled, shut, num }) {
  const known = boundOf(state)
  const who = node.leaf ? host.t('Leaf') : node.max ? 'MAX' : 'MIN'
  const parts = [explicit ? who : `${who} ${node.position.text}`]
  if (known) {
    const key = { '=': 'worth {value}', '≤': '{value} or less', '≥': '{value} or more' }[known.sign]
    parts.push(host.t(key, { value: known.value }))
  } else if (state.status === 'cut') parts.push(host.t('cut, not looked at'))
  else if (node.leaf && explicit && (node.letter || !hidden))
    parts.push(host.t('{value}, not looked at yet', { value: node.letter ?? node.value }))
  else parts.push(host.t('not known yet'))
  if (state.status === 'open' && state.alpha !== null && state.beta !== null && !veiled)
    parts.push(
      host.t('window {alpha} to {beta}', {
        alpha: num(state.alpha),
        beta: num(state.beta),
      }),
    )
  if (shut)
    parts.push(host.t('{n} node is folded below|{n} nodes are folded below', { n: node.size - 1 }))
  return parts.join(', ')
}
