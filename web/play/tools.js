/** tools.js -- the buttons beside the main one: hint, undo, the whole screen, and a menu of what is needed less often. */
import { html, nothing } from 'lit-html'
import { icon } from '../core/marks.js'
import { screenButton } from '../core/full-screen.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/**
 * @typedef {object} Tools
 * @property {(what: 'hint' | 'values') => boolean} hides true if a person cannot ask for it
 * @property {boolean} undone true if moves were undone, or are still to be replayed
 * @property {boolean} replays true if the stepper goes through them
 * @property {() => void} onValues shows the next kind of values
 */

/** The buttons. @param {CgtPlay} host @param {Tools} how */
export function tools(host, how) {
  const { session, hintLevel } = host
  const hint = hintLevel ? host.t('Another hint') : host.t('Hint')
  const none = session.over || hintLevel === 4
  return html`<div part="tools" class="tools" role="group" aria-label=${host.t('Tools')}>
    ${how.hides('hint') ? nothing : button('hint', hint, () => host.hint(), none, '', host.t('Hint'))}
    ${button('undo', host.t('Undo'), () => host.undo(), !session.ply, 'quiet minor')}
    ${host.alone ? screenButton(host) : nothing}
    <button
      type="button"
      class="btn quiet minor"
      aria-label=${host.t('More')}
      title=${host.t('More')}
      aria-expanded=${host.panels.open === 'menu'}
      @click=${() => host.panels.toggle('menu')}
    >
      ${icon('more')}
    </button>
    ${host.panels.open === 'menu' ? menu(host, how) : nothing}
  </div>`
}

/** @param {CgtPlay} host @param {Tools} how */
function menu(host, { hides, undone, replays, onValues }) {
  const again = () => {
    host.panels.close()
    host.restart()
  }
  const shown = {
    off: host.t('Values: hidden'),
    outcome: host.t('Values: outcome'),
    grundy: host.sided ? host.t('Values: canonical form') : host.t('Values: Grundy'),
  }[host.values]
  return html`<div class="panel menu">
    ${undone && !replays ? button('redo', host.t('Redo'), () => host.redo()) : nothing}
    ${button('again', host.t('New game'), again, !host.session.ply && !undone)}
    ${hides('values') ? nothing : button('eye', shown, onValues)}
    ${button('settings', host.t('Settings'), () => host.panels.toggle('settings'))}
    ${button('share', host.t('Share'), () => host.panels.toggle('share'))}
  </div>`
}

/** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} press @param {boolean} [off] @param {string} [look] @param {string} [shown] a label that keeps the button's width */
const button = (name, label, press, off = false, look = 'quiet', shown = label) =>
  html`<button
    type="button"
    class="btn ${look}"
    ?disabled=${off}
    aria-label=${label}
    title=${label}
    @click=${press}
  >
    ${icon(name)}<span class="label">${shown}</span>
  </button>`
