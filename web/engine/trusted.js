/**
 * trusted.js -- where a page asks for Trusted Types, our own texts go by a policy that is called `palitos`: the address of a script or
 * a worker, and a drawing that is parsed. Nothing that a page or a reader wrote goes through it.
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
