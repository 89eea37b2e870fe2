/**
 * signatures.mjs -- exact counts of the solvers' work: a change that alters one says why in its commit. No times.
 */
import { HEIGHT } from './inputs.mjs'
import { kernels, load } from './wasm.mjs'

/** Seconds, and the same work as `parts`. */
export const LONG = 'parts-all'

/** @returns {Promise<string>} the text of bench/signatures.txt */
export async function signatures() {
  const lines = [
    '# Exact counts of work. Made by `npm run bench -- --signatures`; a test compares them.',
  ]
  const outputs = []
  for (const [name, make] of Object.entries(kernels)) {
    if (name === LONG) continue
    const kernel = make(load())
    kernel.run()
    const facts = Object.entries(kernel.facts?.() ?? {})
    if (facts.length) lines.push(`${name}: ${facts.map(([key, n]) => `${key} ${n}`).join(', ')}`)
    outputs.push(`${name}: output ${kernel.sum().toString(16).padStart(8, '0')}`)
  }
  lines.push(`minimax: leaves ${1 << HEIGHT}`, ...outputs)
  return lines.join('\n') + '\n'
}
