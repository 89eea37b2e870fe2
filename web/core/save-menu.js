/** save-menu.js -- the menu that saves a figure's picture as a file, also from file://. Decks and paper have none. */
import { html, nothing } from 'lit-html'
import { icon } from './marks.js'

/** @typedef {[name: string, ending: string, make: () => Blob | Promise<Blob>]} Kind of file: what its button says, and how its name ends */

/** @param {import('./element.js').CgtElement} host @param {Kind[]} kinds */
export function saveMenu(host, kinds) {
  if (host.inDeck) return nothing
  /** @param {Kind} kind */
  const button = ([name, ending, make]) =>
    html`<button
      type="button"
      class="btn quiet"
      @click=${async (/** @type {Event} */ { currentTarget }) => {
        const menu = /** @type {HTMLElement} */ (currentTarget).closest('details')
        give(await make(), `palitos-${host.id || host.localName.slice(4)}.${ending}`)
        menu?.removeAttribute('open')
        menu?.querySelector('summary')?.focus()
      }}
    >
      ${name}
    </button>`
  return html`<details class="picture no-print">
    <summary class="btn quiet">${icon('save')}<span>${host.t('Save the picture')}</span></summary>
    <div>${kinds.map(button)}</div>
  </details>`
}
/** Saves a file on the reader's device. @param {Blob} blob @param {string} name */
export function give(blob, name) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export const pngOf = (canvas) =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
