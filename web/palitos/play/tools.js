/** tools.js -- the row of buttons under the board: hint, undo, values, full screen, and the panels. */
import { html, nothing } from 'lit-html'
import { icon } from '../../core/marks.js'
import { screenButton } from '../../core/screen.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/**
 * @typedef {object} Tools
 * @property {(what: 'hint' | 'values') => boolean} hides it cannot be asked for
 * @property {boolean} undone moves were taken back, or are still to be replayed
 * @property {boolean} replays they are gone through by the stepper
 * @property {() => void} onValues others are to be shown
 * @property {(panel: 'settings' | 'share') => void} onPanel
 */

/** @param {CgtPlay} host @param {Tools} how */
export function tools(host, { hides, undone, replays, onValues, onPanel }) {
  const { session, hintLevel, values } = host
  const hint = hintLevel ? host.t('Another hint') : host.t('Hint')
  const shown = {
    off: host.t('Values: hidden'),
    outcome: host.t('Values: outcome'),
    grundy: host.t('Values: Grundy'),
  }[values]
  const none = session.over || hintLevel === 4
  return html`<div class="tools" role="group" aria-label=${host.t('Tools')}>
    ${hides('hint') ? nothing : button('hint', hint, () => host.hint(), none, '')}
    ${button('undo', host.t('Undo'), () => host.undo(), !session.ply, 'quiet minor')}
    ${undone && !replays ? button('redo', host.t('Redo'), () => host.redo(), false, 'quiet minor') : nothing}
    ${button('again', host.t('New game'), () => host.restart(), !session.ply && !undone, 'quiet minor')}
    <span class="gap"></span>
    ${hides('values') ? nothing : button('eye', shown, onValues)} ${screenButton(host)}
    ${button('settings', host.t('Settings'), () => onPanel('settings'), false, 'quiet folded')}
    ${button('share', host.t('Share'), () => onPanel('share'))}
  </div>`
}

/** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} press @param {boolean} [off] @param {string} [look] */
const button = (name, label, press, off = false, look = 'quiet') =>
  html`<button
    type="button"
    class="btn ${look}"
    ?disabled=${off}
    aria-label=${label}
    title=${label}
    @click=${press}
  >
    ${icon(name)}<span class="label">${label}</span>
  </button>`
