/** copy.js -- a text for the reader to paste elsewhere. */

/** @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    /* file:// and old browsers: through a field that is selected */
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}
