/** listen.js -- the script of a worker begins to work: first it is sent the compiled wasm, then questions. */

/** @param {import('./far.js').Attend} attend */
export function listen(attend) {
  // The same file is part of the page's script
  if (typeof document !== 'undefined') return
  /** @type {ReturnType<import('./far.js').Attend>} */
  let ask
  self.onmessage = ({ data }) => {
    if ('module' in data)
      ask = attend(data.module, (message, transfer = []) => self.postMessage(message, { transfer }))
    else ask(data)
  }
}
