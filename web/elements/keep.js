/**
 * keep.js -- what a person changed in a figure: its twins in other windows of the deck are told, and the page's
 * address holds it. And the keys that all figures have.
 */
import { fragment } from '../model/address.js'
import { share } from './deck.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** @param {CgtElement & { shared?: unknown }} element its attributes say what it shows */
export function keep(element) {
  share(element)
  if (!element.id || element.inDeck) return
  const known = /** @type {typeof import('./element.js').CgtElement} */ (element.constructor)
    .observedAttributes
  const attributes = Object.fromEntries(
    known
      .filter((name) => name !== 'lang' && name !== 'theme')
      .map((name) => [name, element.getAttribute(name) ?? '']),
  )
  const wanted = fragment(element.id, attributes)
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
    if (document.fullscreenElement) document.exitFullscreen?.()
    else element.requestFullscreen?.()
    return true
  }
  return false
}
