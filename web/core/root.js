/** root.js -- what an element names by an id stands in its own root: the page, or a shadow root of the page's. */

/** @param {Node} from @param {string | null} id @returns {HTMLElement | null} */
export function byId(from, id) {
  const root = from.getRootNode()
  return (
    (id && (root instanceof Document || root instanceof ShadowRoot) && root.getElementById(id)) ||
    null
  )
}
