/**
 * focus.js -- drawing takes no focus away. What a reader pressed may be gone afterwards, or hear no keys any more: what
 * stands in its place has the focus then. On the page's body the next key would be nobody's.
 */

const STOPS =
  'button, input, select, textarea, summary, a[href], [tabindex], cgt-play, cgt-graph, cgt-tree'

/** @param {Element} e */
const usable = (e) => e.isConnected && !e.matches(':disabled')
/** In sight, and reached by Tab. @param {Element} e */
const reached = (e) =>
  usable(e) &&
  e.checkVisibility?.() !== false &&
  (!!e.shadowRoot || /** @type {HTMLElement} */ (e).tabIndex >= 0)

/** @param {ShadowRoot} root of an element @param {() => void} draw */
export function keepFocus(root, draw) {
  const had = root.activeElement
  const before = had ? [...root.querySelectorAll(STOPS)] : []
  draw()
  if (!had || usable(had)) return
  const near = before.slice(0, before.indexOf(had)).findLast(usable)
  const now = [...root.querySelectorAll(STOPS)].filter(reached)
  const next = near ? now.find((e) => near.compareDocumentPosition(e) & 4) : now[0]
  enter(next ?? near)
}

/** @param {Element | undefined} e an element of ours gives the focus to its first stop */
function enter(e) {
  const stop = e?.shadowRoot ? [...e.shadowRoot.querySelectorAll(STOPS)].find(reached) : e
  if (stop?.shadowRoot) enter(stop)
  else /** @type {HTMLElement | undefined} */ (stop)?.focus({ preventScroll: true })
}

/**
 * A button that goes grey under the finger keeps the focus: it is off in what it says and does, not `disabled`.
 * @param {Event} event a click, before anyone hears of it
 */
export function offIsOff(event) {
  if (!(event.target instanceof Element && event.target.closest('.btn[aria-disabled="true"]')))
    return
  event.preventDefault()
  event.stopImmediatePropagation()
}
