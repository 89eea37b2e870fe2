/** format-message.js -- writes a message of web/model about values in the page's language: its slots may be lists of numbers, and ∞. */

/**
 * @param {import('../core/element.js').CgtElement} host @param {import('../model/trace.js').Message} message
 * @param {number} [most] numbers of a list to write out
 */
export function sentence(host, { text, slots }, most = Infinity) {
  /** @param {number[]} values */
  const list = (values) => {
    const shown = values.slice(0, most).map((v) => host.num(v))
    return [...shown, ...(values.length > most ? ['…'] : [])].join(', ')
  }
  const filled = Object.entries(slots).map(([name, v]) => [
    name,
    Array.isArray(v) ? list(v) : v === Infinity ? '+∞' : v,
  ])
  return host.t(text, Object.fromEntries(filled))
}
