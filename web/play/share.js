/** share.js -- the panel that shares a play, by its address, a tag or an iframe; and the link to the page that keeps games. */
import { html, nothing } from 'lit-html'
import { embedAddress } from '../core/copy.js'
import { addressed } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { fragment } from '../model/address.js'
import { frameOf, tagOf } from '../model/snippet.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** The panel. @param {CgtPlay} host @param {import('../core/copy.js').Copies} copies */
export function sharePanel(host, copies) {
  const { address, localName } = host
  const link = location.href.replace(/#.*$/, '') + fragment(host.id || localName, address)
  return html`<div class="panel no-print">
    ${addressed() ? copies.line(host.t('Link to this position'), link) : nothing}
    ${copies.line(host.t('For a page or a slide'), tagOf(localName, address))}
    ${copies.line(
      host.t('Where only an iframe is allowed (Moodle, WordPress, Google Sites)'),
      frameOf(embedAddress() + fragment(localName, address)),
    )}
  </div>`
}

/** A link that opens this game on the page that keeps games, if the site has one. @param {CgtPlay} host */
export function keepLink(host) {
  const page = document.querySelector('link[rel=palitos-record]')?.getAttribute('href')
  const label = host.t('Keep this game')
  return page && !host.inDeck
    ? html`<a
        class="btn no-print"
        href=${page + fragment('record', { ...host.address, at: '' })}
        aria-label=${label}
        >${icon('save')}<span class="label">${label}</span></a
      >`
    : nothing
}
