/** action.js -- what goes on from here, as one button: to start, to play again, to play the move that is chosen, or that a hint has named. */
import { html } from 'lit-html'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** @param {CgtPlay} host @param {import('../model/words.js').Words} words @param {() => void} onBegin */
export function action(host, words, onBegin) {
  const { mine, offered, session } = host
  /** @param {string} words @param {() => void} press @param {boolean} [off] */
  const button = (words, press, off = false) =>
    html`<button type="button" class="btn primary" ?disabled=${off} @click=${press}>
      ${words}
    </button>`
  if (host.waiting) return button(host.t('Start'), onBegin)
  if (session.over) return button(host.t('Play again'), () => host.restart())
  return button(
    offered ? words.phrase(offered.item, offered.choice) : host.t('Choose a move'),
    () => offered && host.play(offered),
    !offered || !mine,
  )
}
/** After games lost one after another. @param {CgtPlay} host */
export const whyButton = (host) =>
  html`<button type="button" class="btn no-print" @click=${() => host.why()}>
    ${host.t('See why')}
  </button>`
