/**
 * sync-state.js -- passes a figure's new state on: to the same figure in other windows of the deck, and into the page's address
 * where the page allows it (<html data-palitos-address>). Also the keys that all figures have.
 */
import { fragment } from '../model/address.js'
import { share } from './deck.js'
import { fullScreen } from './full-screen.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** The attributes that open this view again. @param {CgtElement} element */
export function attributesOf(element) {
  const known = /** @type {typeof import('./element.js').CgtElement} */ (element.constructor)
    .observedAttributes
  return Object.fromEntries(
    known
      .filter((name) => name !== 'lang' && name !== 'theme')
      .map((name) => [name, element.getAttribute(name) ?? '']),
  )
}

/** True if the page asks for its figures' state in its address. */
export const addressed = () => 'palitosAddress' in document.documentElement.dataset

/** from one writing of the address to the next: WebKit refuses more than 100 in 30 s */
const PAUSE_MS = 350
let wanted = ''
let timer = 0
let last = -PAUSE_MS
/** the fragment when a writing began to wait */
let found = ''

/** Writes the page's address, at once or soon, if the page asks for it. @param {string} hash */
function writeAddress(hash) {
  if (!addressed()) return
  wanted = hash
  if (!timer) found = location.hash
  const wait = last + PAUSE_MS - performance.now()
  if (wait <= 0) put()
  else timer ||= window.setTimeout(put, wait)
}
function put() {
  timer = 0
  /* an address that came meanwhile is newer, though its event has not come yet */
  if (location.hash === wanted || location.hash !== found) return
  last = performance.now()
  try {
    history.replaceState(history.state, '', wanted)
  } catch {
    // A frame may have no address
  }
}
/* another address is newer than the one that waits; a page that is left writes it */
addEventListener('hashchange', () => {
  clearTimeout(timer)
  timer = 0
})
addEventListener('pagehide', () => timer && put())

/** Passes an element's state on. @param {CgtElement & { shared?: unknown, address?: Record<string, string> }} element `address`: in place of its attributes */
export function keep(element) {
  share(element)
  if (!element.id || element.inDeck) return
  writeAddress(fragment(element.id, element.address ?? attributesOf(element)))
}

/** Handles C (colours on and off) and F (full screen). @param {CgtElement} element @param {KeyboardEvent} event @returns {boolean} true if it was one of them */
export function commonKey(element, { key }) {
  if (key === 'c' || key === 'C') {
    element.reflect({ colors: element.getAttribute('colors') === 'off' ? null : 'off' })
    element.update()
    keep(element)
    return true
  }
  if (key === 'f' || key === 'F') {
    fullScreen(element)
    return true
  }
  return false
}
