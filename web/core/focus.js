/**
 * focus.js -- keeps the focus in a figure while it is drawn. If the control that was pressed is gone or disabled afterwards, the
 * nearest one gets the focus; on the page's body the next key would be lost.
 */

const STOPS = 'button, input, select, textarea, summary, a[href], [tabindex]'

/** True on a stop, and on an element of ours that has some. @param {Element} e @returns {boolean} */
const isStop = (e) => (e.shadowRoot ? stops(e.shadowRoot).length > 0 : e.matches(STOPS))
/** @param {ParentNode} root */
const stops = (root) => [...root.querySelectorAll('*')].filter(isStop)

/** @param {Element} e */
const usable = (e) => e.isConnected && !e.matches(':disabled')
/** False if a style hides it: the browser takes its focus in the next frame. @param {Element} e */
const inSight = (e) => e.checkVisibility?.() !== false
/** True if it is in sight and Tab reaches it, or a stop in it. @param {Element} e @returns {boolean} */
const reached = (e) =>
  usable(e) &&
  inSight(e) &&
  (e.shadowRoot ? stops(e.shadowRoot).some(reached) : /** @type {HTMLElement} */ (e).tabIndex >= 0)

/** Draws and keeps the focus. @param {ShadowRoot} root of an element @param {() => void} draw */
export function keepFocus(root, draw) {
  const had = root.activeElement
  /* the stops before it, the nearest first; of its ancestors only themselves: a board has a thousand stops */
  /** @type {{ e: Element, around: boolean }[]} */
  const before = []
  for (let at = had; at; at = at.parentElement) {
    if (at !== had) before.push({ e: at, around: true })
    for (let e = at.previousElementSibling; e; e = e.previousElementSibling)
      before.push({ e, around: false })
  }
  draw()
  if (!had || (usable(had) && inSight(had))) return
  /** @type {Element | undefined} */
  let near
  for (const { e, around } of before)
    near ??=
      (around ? undefined : stops(e).findLast(usable)) ?? (isStop(e) && usable(e) ? e : undefined)
  const now = stops(root).filter(reached)
  const next = near ? now.find((e) => near.compareDocumentPosition(e) & 4) : now[0]
  enter(next ?? near)
}

/** Gives the focus to a stop, or to the first one in an element of ours. @param {Element | undefined} e */
function enter(e) {
  const stop = e?.shadowRoot ? stops(e.shadowRoot).find(reached) : e
  if (stop?.shadowRoot) enter(stop)
  else /** @type {HTMLElement | undefined} */ (stop)?.focus({ preventScroll: true })
}

/**
 * Stops a click on a button that is `aria-disabled`. Such a button, unlike a `disabled` one, keeps the focus when it turns grey.
 * @param {Event} event a click, before anyone hears of it
 */
export function offIsOff(event) {
  if (!(event.target instanceof Element && event.target.closest('.btn[aria-disabled="true"]')))
    return
  event.preventDefault()
  event.stopImmediatePropagation()
}
