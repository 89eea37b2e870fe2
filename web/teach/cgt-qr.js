/** cgt-qr.js -- shows an address as a QR code, made in the page: no server is asked. */
import { html, sheet, Teaching } from './base.js'
import css from './cgt-qr.css'
import { plain, qr } from './qr.js'

/** characters of the longest address that phones read from a screen; the limit of QR is 2953 */
const LONGEST = 1200

/**
 * @summary An address as a QR code, which fills the screen when it is touched.
 * @attr {string} text the text or address in the code
 * @csspart board the drawing
 */
export class CgtQr extends Teaching {
  static attributes = { text: '' }
  static own = [sheet(css)]

  render() {
    const text = plain(this.getAttribute('text') ?? '')
    if (!text) return html`<slot></slot>`
    // a phone cannot open this computer's files
    if (text.startsWith('file:'))
      return html`<p>
        ${this.t('It leads to a file of this computer: open the site from a server to hand it out.')}
      </p>`
    if (text.length > LONGEST)
      return html`<p>${this.t('This address is too long for a QR code.')}</p>`
    const { path, box } = qr(text)
    return html`<button
      type="button"
      aria-label=${this.t('QR code, to fill the screen')}
      title=${text}
      @click=${() => (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen?.())}
    >
      <svg part="board" viewBox=${box} aria-hidden="true">
        <path d=${path}></path>
      </svg>
    </button>`
  }
}
