/**
 * words.mjs -- text/es.json as the command line's C reads it.
 *
 * @param {string} json
 * @returns {Buffer} keys and values one after another, each ended by a zero byte, ascending by the bytes of the key
 */
export function words(json) {
  const pairs = Object.entries(/** @type {Record<string, string>} */ (JSON.parse(json)))
  return Buffer.concat(
    pairs
      .map(([key, value]) => [Buffer.from(key + '\0'), Buffer.from(value + '\0')])
      .sort(([a], [b]) => Buffer.compare(a, b))
      .flat(),
  )
}
