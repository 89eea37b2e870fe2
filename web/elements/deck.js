/**
 * deck.js -- one deck is open in several windows: audience, presenter, next slide, overview. An element that has
 * `shared` (a small value that tells its state) shows the same in all of them, over a BroadcastChannel, which also
 * joins windows opened from file://.
 */

/** @typedef {HTMLElement & { shared?: unknown }} Sharing */
/** @typedef {{ key: string, state?: unknown, ask?: boolean }} Message */

/** @type {BroadcastChannel | null | undefined} null where the browser has none */
let channel
/** @type {Map<string, Sharing>} */
const members = new Map()
/** @type {Map<string, string>} what was last said or heard, as text */
const known = new Map()

function open() {
  if (channel !== undefined) return channel
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('palitos')
  channel?.addEventListener('message', ({ data }) => {
    const { key, state, ask } = /** @type {Message} */ (data)
    const element = members.get(key)
    if (!element) return
    if (ask) {
      if (known.has(key)) send(key, element.shared)
    } else if (known.get(key) !== JSON.stringify(state)) {
      known.set(key, JSON.stringify(state))
      element.shared = state
    }
  })
  return channel
}
/** @param {string} key @param {unknown} state */
const send = (key, state) => channel?.postMessage({ key, state })

/** Which element of which deck: the document's address without its slide, and the element's place in it. @param {HTMLElement} element */
function keyOf(element) {
  const all = [...document.querySelectorAll(element.localName)]
  const page = location.href.replace(/[?#].*$/, '')
  return `${page} ${element.localName} ${element.id || all.indexOf(element)}`
}

/** An element enters a deck. @param {Sharing} element @returns {() => void} leave */
export function sharing(element) {
  if (!('shared' in element) || !open()) return () => {}
  const key = keyOf(element)
  members.set(key, element)
  channel?.postMessage({ key, ask: true })
  return () => void members.delete(key)
}

/** An element in a deck has changed: tell its twins. @param {Sharing} element */
export function share(element) {
  for (const [key, member] of members) {
    if (member !== element) continue
    const state = element.shared
    if (known.get(key) === JSON.stringify(state)) return
    known.set(key, JSON.stringify(state))
    send(key, state)
  }
}
