/**
 * focus.js -- drawing takes no focus away. What a reader pressed may be gone afterwards, or hear no keys any more: what
 * stands in its place has the focus then. On the page's body the next key would be nobody's.
 */

const STOPS =
  'button, input, select, textarea, summary, a[href], [tabindex], cgt-play, cgt-graph, cgt-tree'

/** @param {Element} e */
const usable = (e) => e.isConnected && !e.matches(':disabled')
/** What a style hides has no focus from the browser's next frame on. @param {Element} e */
const inSight = (e) => e.checkVisibility?.() !== false
/** In sight, and reached by Tab. @param {Element} e */
const reached = (e) =>
  usable(e) && inSight(e) && (!!e.shadowRoot || /** @type {HTMLElement} */ (e).tabIndex >= 0)

/** @param {ShadowRoot} root of an element @param {() => void} draw */
export function keepFocus(root, draw) {
  const had = root.activeElement
  /* what stands before it, the nearest first; of what it is in, that alone: a board has a thousand stops */
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
      (around ? undefined : [...e.querySelectorAll(STOPS)].findLast(usable)) ??
      (e.matches(STOPS) && usable(e) ? e : undefined)
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
