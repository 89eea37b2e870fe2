/**
 * first.mjs -- one kernel's first call in a process of its own, as a reader's click meets it: nothing is compiled by the
 * optimising compiler yet. Prints the milliseconds of the first calls, the first before all others.
 *
 *   node bench/first.mjs wasm|js KERNEL CALLS
 */
import { written } from './javascript.mjs'
import { kernels, load } from './wasm.mjs'

const [engine, name, calls] = process.argv.slice(2)
const kernel = engine === 'js' ? written[name]() : kernels[name](load())
const times = []
for (let i = 0; i < Number(calls); i++) {
  const begun = performance.now()
  kernel.run()
  times.push(performance.now() - begun)
}
console.log(JSON.stringify({ times, sum: kernel.sum() }))
