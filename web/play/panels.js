/** panels.js -- what opens over the figure: the settings, the menu, what is shared. One at a time; Escape or a press beside it closes it. */

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */
/** @typedef {'' | 'settings' | 'menu' | 'share'} Panel */

export class Panels {
  #host
  /** @type {Panel} */ open = ''

  /** @param {CgtPlay} host */
  constructor(host) {
    this.#host = host
  }
  /** @param {Panel} panel */
  toggle(panel) {
    this.open = this.open === panel ? '' : panel
    if (this.open) document.addEventListener('pointerdown', this.#outside)
    else document.removeEventListener('pointerdown', this.#outside)
    this.#host.update()
    this.#fit()
  }
  /** What opens above the buttons is no taller than the window has room there, below a header that stays. */
  #fit() {
    const foot = /** @type {HTMLElement | null} */ (this.#host.root.querySelector('.foot'))
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const room = (foot?.getBoundingClientRect().top ?? 0) - header
    foot?.style.setProperty('--room', `${room}px`)
  }
  /** @returns {boolean} whether one was open */
  close() {
    if (this.open) this.toggle(this.open)
    else return false
    return true
  }
  #outside = (/** @type {Event} */ event) => {
    const path = event.composedPath()
    /* what opened it closes it by itself */
    const own = path.some((e) => e instanceof Element && e.matches('.panel, [aria-expanded=true]'))
    if (!own || !path.includes(this.#host)) this.close()
  }
}
