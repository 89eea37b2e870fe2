/** sheet.js -- a tree on paper: its boxes empty for the class, and behind it the key. */
import { html, nothing } from 'lit-html'
import { printPaper } from '../../core/paper.js'
import { trusted } from '../../engine/trusted.js'
import { fitsOnPaper, howOf, treeSheet } from '../tree-sheet.js'

/** @param {import('../../core/element.js').CgtElement} host @param {import('../../model/trace.js').Searched} searched of a tree that fitsOnPaper */
function printTree(host, searched) {
  const drawn = (/** @type {boolean} */ key) =>
    new DOMParser().parseFromString(trusted.createHTML(treeSheet(searched, key)), 'image/svg+xml')
      .documentElement
  const page = (/** @type {boolean} */ key) =>
    html`<section class="wide">
      <h1>
        <span>${host.t('Alpha-beta')}</span
        >${key ? html`<span>${host.t('key')}</span>` : html`<i>${host.t('Name:')}</i>`}
      </h1>
      <p>${howOf(searched).map((how) => html`${host.t(how)} `)}</p>
      ${drawn(key)}
    </section>`
  printPaper(host, html`${page(false)}${page(true)}`)
}

/** The button that prints; nothing if the tree is too large for a page. @param {import('../../core/element.js').CgtElement} host @param {import('../../model/trace.js').Searched | null} searched */
export const sheetButton = (host, searched) =>
  searched && fitsOnPaper(searched) && !host.inDeck
    ? html`<button
        type="button"
        class="btn quiet"
        title=${host.t('Print the sheet and its key')}
        aria-label=${host.t('Print the sheet and its key')}
        @click=${() => printTree(host, searched)}
      >
        ${host.t('On paper')}
      </button>`
    : nothing
