/** panels.js -- the panels that open over the figure: settings, menu, share. One is open at a time; Escape or a press outside closes it. */

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
  /** Limits a panel above the buttons to the height that the window has there, below a header that stays. */
  #fit() {
    const foot = /** @type {HTMLElement | null} */ (this.#host.root.querySelector('.foot'))
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const room = (foot?.getBoundingClientRect().top ?? 0) - header
    foot?.style.setProperty('--room', `${room}px`)
  }
  /** @returns {boolean} true if one was open */
  close() {
    if (this.open) this.toggle(this.open)
    else return false
    return true
  }
  #outside = (/** @type {Event} */ event) => {
    const path = event.composedPath()
    /* the button that opened it closes it itself */
    const own = path.some((e) => e instanceof Element && e.matches('.panel, [aria-expanded=true]'))
    if (!own || !path.includes(this.#host)) this.close()
  }
}
