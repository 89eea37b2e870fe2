/**
 * deck.js -- one deck is open in several windows: audience, presenter, next slide, overview. An element that has
 * `shared` (a small value that tells its state) shows the same in all of them. What one says, the others hear as an
 * event of localStorage, as Marp does for the slide's number; nothing is left there. From file:// WebKit keeps most of
 * these events, and all of BroadcastChannel's, to itself: there the window that opened another, and that one, also
 * post them to each other.
 */

/** @typedef {HTMLElement & { shared?: unknown }} Sharing */
/** without a key: whoever knows better, say so @typedef {{ key?: string, state?: unknown }} Message */

const NAME = 'palitos-deck'
/** @type {Map<string, Sharing>} */
const members = new Map()
/** @type {Map<string, string>} what was last said or heard, as text */
const known = new Map()
/** from file://: who opened this window, and whom it opened @type {Set<Window>} */
const near = new Set()
let listening = false
let asking = false

function listen() {
  if (listening) return
  listening = true
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NAME && newValue) hear(JSON.parse(newValue))
  })
  if (location.protocol !== 'file:') return
  if (opener) near.add(opener)
  addEventListener('message', ({ data, source }) => {
    if (!data?.[NAME]) return
    near.add(/** @type {Window} */ (source))
    hear(data[NAME])
  })
}
/** @param {Message} message */
function hear({ key, state }) {
  if (key === undefined) {
    for (const [key, { shared }] of members) if (known.has(key)) say({ key, state: shared })
    return
  }
  const element = members.get(key)
  if (!element || known.get(key) === JSON.stringify(state)) return
  known.set(key, JSON.stringify(state))
  element.shared = state
}
/** @param {Message} message */
function say(message) {
  try {
    localStorage.setItem(NAME, JSON.stringify(message))
    localStorage.removeItem(NAME)
  } catch {
    // A page may be denied it
  }
  for (const window of near) window.postMessage({ [NAME]: message }, '*')
}
/** Once for all elements of a document that was just opened. */
function ask() {
  if (asking) return
  asking = true
  queueMicrotask(() => {
    asking = false
    say({})
  })
}

/** Which element of which deck: the document's address without its slide, and the element's place in it. @param {HTMLElement} element */
function keyOf(element) {
  const all = [...document.querySelectorAll(element.localName)]
  const page = location.href.replace(/[?#].*$/, '')
  return `${page} ${element.localName} ${element.id || all.indexOf(element)}`
}

/** An element enters a deck. @param {Sharing} element @returns {() => void} leave */
export function sharing(element) {
  if (!('shared' in element)) return () => {}
  listen()
  const key = keyOf(element)
  members.set(key, element)
  ask()
  return () => void members.delete(key)
}

/** An element in a deck has changed: tell its twins. @param {Sharing} element */
export function share(element) {
  for (const [key, member] of members) {
    if (member !== element) continue
    const state = element.shared
    if (known.get(key) === JSON.stringify(state)) return
    known.set(key, JSON.stringify(state))
    say({ key, state })
  }
}
