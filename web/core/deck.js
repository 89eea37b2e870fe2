/**
 * deck.js -- keeps an element the same in all windows of a deck: audience, presenter, next slide, overview. The element's state is
 * its property `shared`, a small value. A window sends it as an event of localStorage, as Marp sends the slide's number, and
 * removes the entry at once. postMessage is not used: from file:// a deck cannot tell its own windows from another page that
 * opened it. A message of another shape than our own is ignored.
 */

/** @typedef {HTMLElement & { shared?: unknown }} Sharing */
/** A state and its element's key; without a key, a request for the states of all. @typedef {{ key?: string, state?: unknown }} Message */

const NAME = 'palitos-deck'
/** @type {Map<string, Sharing>} */
const members = new Map()
/** @type {Map<string, string>} key -> the state that was sent or received last, as JSON */
const known = new Map()
let listening = false
let asking = false

function listen() {
  if (listening) return
  listening = true
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME || !newValue) return
    try {
      hear(JSON.parse(newValue))
    } catch {
      // Not ours: ours are read, and an element that cannot show one stays as it was
    }
  })
}
/** True if a received state has the shape of the element's own. @param {any} state @param {any} own @returns {boolean} */
function hasShapeOf(state, own) {
  if ((state ?? null) === null || (own ?? null) === null) return true
  if (Array.isArray(own))
    return Array.isArray(state) && (!own.length || state.every((s) => hasShapeOf(s, own[0])))
  if (typeof own !== 'object') return typeof state === typeof own
  return (
    typeof state === 'object' &&
    !Array.isArray(state) &&
    Object.keys(own).every((name) => hasShapeOf(state[name], own[name]))
  )
}
/** @param {Message} message */
function hear({ key, state }) {
  if (key === undefined) {
    for (const [key, { shared }] of members) if (known.has(key)) say({ key, state: shared })
    return
  }
  const element = members.get(key)
  const text = JSON.stringify(state)
  if (!element || known.get(key) === text) return
  const before = element.shared
  if (!hasShapeOf(state, before)) return
  try {
    element.shared = state
    known.set(key, text)
  } catch {
    element.shared = before
  }
}
/** @param {Message} message */
function say(message) {
  try {
    localStorage.setItem(NAME, JSON.stringify(message))
    localStorage.removeItem(NAME)
  } catch {
    // localStorage may be forbidden
  }
}
/** Asks the other windows for their states, once for all elements of a document that was just opened. */
function ask() {
  if (asking) return
  asking = true
  queueMicrotask(() => {
    asking = false
    say({})
  })
}

/** The key of an element: the document's address without the slide, and the element's number in it. @param {HTMLElement} element */
function keyOf(element) {
  const all = [...document.querySelectorAll(element.localName)]
  const page = location.href.replace(/[?#].*$/, '')
  return `${page} ${element.localName} ${element.id || all.indexOf(element)}`
}

/** Begins to share an element's state. @param {Sharing} element @returns {() => void} ends it */
export function sharing(element) {
  if (!('shared' in element)) return () => {}
  listen()
  const key = keyOf(element)
  members.set(key, element)
  ask()
  return () => void members.delete(key)
}

/** Sends an element's new state to the other windows. @param {Sharing} element */
export function share(element) {
  for (const [key, member] of members) {
    if (member !== element) continue
    const state = element.shared
    if (known.get(key) === JSON.stringify(state)) return
    known.set(key, JSON.stringify(state))
    say({ key, state })
  }
}
