/** by-id.js -- finds the element of an id in the same root as another element: the document, or its shadow root. */

/** @param {Node} from @param {string | null} id @returns {HTMLElement | null} */
export function byId(from, id) {
  const root = from.getRootNode()
  return (
    (id && (root instanceof Document || root instanceof ShadowRoot) && root.getElementById(id)) ||
    null
  )
}
