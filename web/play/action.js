/** action.js -- the main button: it starts the computer, plays the chosen move or the one that a hint named, or begins a new game. */
import { html } from 'lit-html'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** The main button. @param {CgtPlay} host @param {import('../model/words.js').Words} words @param {() => void} onBegin */
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
/** The button that shows where the win was lost. @param {CgtPlay} host */
export const whyButton = (host) =>
  html`<button type="button" class="btn no-print" @click=${() => host.why()}>
    ${host.t('See why')}
  </button>`
