/**
 * deck.js -- one deck is open in several windows: audience, presenter, next slide, overview. An element that has
 * `shared` (a small value that tells its state) shows the same in all of them. What one says, the others hear as an
 * event of localStorage, as Marp does for the slide's number; nothing is left there. Messages between windows are not
 * listened to: from file:// nobody can tell a deck's from those of another page that opened it. What is heard is of
 * the shape of what is said, or is left.
 */

/** @typedef {HTMLElement & { shared?: unknown }} Sharing */
/** without a key: whoever knows better, say so @typedef {{ key?: string, state?: unknown }} Message */

const NAME = 'palitos-deck'
/** @type {Map<string, Sharing>} */
const members = new Map()
/** @type {Map<string, string>} what was last said or heard, as text */
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
/** It may stand in the place of the other; null: nothing is there. @param {any} state @param {any} own @returns {boolean} */
function fits(state, own) {
  if ((state ?? null) === null || (own ?? null) === null) return true
  if (Array.isArray(own))
    return Array.isArray(state) && (!own.length || state.every((s) => fits(s, own[0])))
  if (typeof own !== 'object') return typeof state === typeof own
  return (
    typeof state === 'object' &&
    !Array.isArray(state) &&
    Object.keys(own).every((name) => fits(state[name], own[name]))
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
  if (!fits(state, before)) return
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
    // A page may be denied it
  }
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
