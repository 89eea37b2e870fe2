/**
 * keep.js -- what a person changed in a figure: its twins in other windows of the deck are told, and the page's
 * address holds it. And the keys that all figures have.
 */
import { fragment } from '../model/address.js'
import { share } from './deck.js'
import { fullScreen } from './screen.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** What opens this very view again. @param {CgtElement} element its attributes say what it shows */
export function attributesOf(element) {
  const known = /** @type {typeof import('./element.js').CgtElement} */ (element.constructor)
    .observedAttributes
  return Object.fromEntries(
    known
      .filter((name) => name !== 'lang' && name !== 'theme')
      .map((name) => [name, element.getAttribute(name) ?? '']),
  )
}

/** @param {CgtElement & { shared?: unknown, address?: Record<string, string> }} element `address`: where its attributes do not say what it shows */
export function keep(element) {
  share(element)
  if (!element.id || element.inDeck) return
  const wanted = fragment(element.id, element.address ?? attributesOf(element))
  if (location.hash !== wanted) history.replaceState(history.state, '', wanted)
}

/** C: colours on and off. F: full screen. @param {CgtElement} element @param {KeyboardEvent} event @returns {boolean} whether it was one of them */
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
