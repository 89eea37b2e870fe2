/** fold.js -- a part of cgt-judge that is computed and drawn when a reader opens it. */
import { html, nothing } from 'lit-html'

/**
 * @param {import('../core/element.js').CgtElement} host @param {{ opened: boolean }} part @param {string} title
 * @param {() => unknown} body
 */
export const fold = (host, part, title, body) =>
  html`<details
    ?open=${part.opened}
    @toggle=${(/** @type {Event} */ e) => {
      part.opened = /** @type {HTMLDetailsElement} */ (e.target).open
      host.update()
    }}
  >
    <summary>${title}</summary>
    ${part.opened ? html`<div class="inside">${body()}</div>` : nothing}
  </details>`
