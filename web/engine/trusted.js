/**
 * trusted.js -- the Trusted Types policy `palitos`, for pages that require one. It passes only our own texts: the address of a script or a
 * worker, and a drawing that is parsed; nothing that a page or a reader wrote.
 */
const ours = {
  createScriptURL: (/** @type {string} */ address) => address,
  createHTML: (/** @type {string} */ text) => text,
}
function made() {
  try {
    return /** @type {any} */ (globalThis).trustedTypes?.createPolicy('palitos', ours) ?? ours
  } catch {
    return ours // the page allows no policy of that name: what needs it is refused, and says so
  }
}
/** @type {typeof ours} */
export const trusted = made()
