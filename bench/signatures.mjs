/**
 * signatures.mjs -- exact counts of the solvers' work: a change that alters one says why in its commit. No times.
 */
import { HEIGHT } from './inputs.mjs'
import { kernels, load } from './wasm.mjs'

/** @returns {Promise<string>} the text of bench/signatures.txt */
export async function signatures() {
  const lines = [
    '# Exact counts of work. Made by `npm run bench -- --signatures`; a test compares them.',
  ]
  for (const name of ['outcomes', 'values', 'alphabeta']) {
    const kernel = kernels[name](load())
    kernel.run()
    const facts = Object.entries(kernel.facts?.() ?? {})
    lines.push(`${name}: ${facts.map(([key, n]) => `${key} ${n}`).join(', ')}`)
  }
  lines.push(`minimax: leaves ${1 << HEIGHT}`)
  for (const name of Object.keys(kernels)) {
    const kernel = kernels[name](load())
    kernel.run()
    lines.push(`${name}: output ${kernel.sum().toString(16).padStart(8, '0')}`)
  }
  return lines.join('\n') + '\n'
}
