/** clock.js -- a clock that runs down before the room: started, stopped, set back, given 30 seconds more. */
import { html } from 'lit-html'
import { icon } from '../core/marks.js'

/** how often the clock looks at the time, ms */
const TICK = 250
/** what a press adds, ms */
const MORE = 30_000

/** Of seconds, as a clock shows them: "1:30". @param {number} seconds */
export const face = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export class Clock {
  #host
  #most
  #ended
  /** the time that is left while it stands, ms */ #left = 0
  /** when it was started, as Date.now() tells it; 0: it stands */ #since = 0
  #timer = 0
  /** its whole time, seconds */ seconds = 60
  /** what it showed last: "1:30" */ shown = ''

  /** @param {import('../core/element.js').CgtElement} host drawn anew when the face changes @param {number} most seconds @param {() => void} ended is called when the time is up */
  constructor(host, most, ended) {
    this.#host = host
    this.#most = most
    this.#ended = ended
  }
  get runs() {
    return !!this.#since
  }
  /** ms that are left */
  get rest() {
    return this.#since ? Math.max(0, this.#left - (Date.now() - this.#since)) : this.#left
  }
  get face() {
    return face(Math.ceil(this.rest / 1000))
  }
  /** what another window needs to show the clock: times in ms */
  get shared() {
    return { seconds: this.seconds, left: this.#left, since: this.#since }
  }
  /** Goes on from where another window's clock is. @param {{ left: number, since: number }} other */
  follow({ left, since }) {
    this.stop(left)
    this.#since = since
    if (since) this.watch()
  }
  /** Sets the whole time; the clock stands. @param {number} seconds */
  set(seconds) {
    this.seconds = seconds
    this.stop()
  }
  /** @param {number} [left] ms */
  stop(left = this.seconds * 1000) {
    this.unwatch()
    this.#since = 0
    this.#left = left
    this.shown = this.face
  }
  /** Looks at the time again and again, as long as the host hangs in its page. */
  watch() {
    this.unwatch()
    this.#timer = window.setInterval(() => this.#tick(), TICK)
  }
  unwatch() {
    clearInterval(this.#timer)
  }
  #tick() {
    if (!this.rest) {
      this.stop(0)
      this.#ended()
    } else if (this.face === this.shown) return
    this.shown = this.face
    this.#host.update()
  }
  start() {
    if (!this.rest) this.#left = this.seconds * 1000
    this.#since = Date.now()
    this.shown = this.face
    this.watch()
  }
  pause() {
    if (this.runs) this.stop(this.rest)
  }
  /** The whole time again, running as before. */
  again() {
    const { runs } = this
    this.stop()
    if (runs) this.start()
  }
  more() {
    this.#left = Math.min(this.#left + MORE, this.#most * 1000)
    this.shown = this.face
  }

  /** @param {(change: () => void) => void} change does what a press asks for, and shows it */
  view(change) {
    const host = this.#host
    const { rest, runs } = this
    return html`<div class="clock ${rest ? '' : 'up'}">
      <div class="face" role="timer" aria-label=${host.t('Clock')}>
        ${rest ? this.face : host.t('Time!')}
      </div>
      <div class="bar no-print">
        <button
          type="button"
          class="btn ${runs ? '' : 'primary'} start"
          @click=${() => change(() => (runs ? this.pause() : this.start()))}
        >
          ${icon(runs ? 'pause' : 'play')}<span class="room"
            >${runs ? host.t('Pause') : host.t('Start')}</span
          >
        </button>
        <button
          type="button"
          class="btn"
          aria-label=${host.t('Reset the clock')}
          aria-disabled=${String(!runs && this.#left === this.seconds * 1000)}
          @click=${() => change(() => this.stop())}
        >
          ${host.t('Reset')}
        </button>
        <button
          type="button"
          class="btn"
          aria-label=${host.t('30 seconds more')}
          @click=${() => change(() => this.more())}
        >
          +30 s
        </button>
      </div>
    </div>`
  }
}
