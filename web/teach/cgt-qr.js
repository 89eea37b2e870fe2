/** cgt-qr.js -- shows an address as a QR code, made in the page: no server is asked. */
import { correction, generate } from 'lean-qr'
import { encoded } from '../model/address.js'
import { html, sheet, Teaching } from './base.js'
import css from './cgt-qr.css'

/** white modules around the code, which readers need */
const QUIET = 4
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
    // every phone reads plain ASCII alike
    const text = (this.getAttribute('text') ?? '').replace(/[^ -~]+/g, encoded)
    if (!text) return html`<slot></slot>`
    // a phone cannot open this computer's files
    if (text.startsWith('file:'))
      return html`<p>
        ${this.t('It leads to a file of this computer: open the site from a server to hand it out.')}
      </p>`
    if (text.length > LONGEST)
      return html`<p>${this.t('This address is too long for a QR code.')}</p>`
    const code = generate(text, { minCorrectionLevel: correction.L })
    let path = ''
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`
    const side = code.size + 2 * QUIET
    return html`<button
      type="button"
      aria-label=${this.t('QR code, to fill the screen')}
      title=${text}
      @click=${() => (document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen?.())}
    >
      <svg part="board" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" aria-hidden="true">
        <path d=${path}></path>
      </svg>
    </button>`
  }
}
