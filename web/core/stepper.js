/**
 * stepper.js -- the controls of everything that is shown step by step: first, back, play, forward, last, the
 * counter, the timeline, the speed, and their keys (Space, ← →, comma and point, Home, End).
 *
 *   stepper = new Stepper(this)            this.stepper.reset(24)   steps 0 to 24, both shown
 *   static styles = [stepperSheet, ...]        render(): html`...${this.stepper.view()}`
 *   key(event) { return this.stepper.key(event) }
 *
 * The host is drawn after every change; `onChange` comes before that, and only where the step is another one. An element
 * whose state is its step, and nothing else, extends `Stepping`.
 * Playing is discrete (no animation is needed to reach a step), ends at the last step, and stops as soon as the host
 * is out of view or out of the document: a slide that is not shown is out of view.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { CgtElement, sheet } from './element.js'
import { icon } from './marks.js'
import css from './stepper.css'
import { keep } from './sync-state.js'

/** time to read a step, at normal speed */
const STEP_MS = 1400
const SPEEDS = /** @type {const} */ ([
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
])
/** steppers made so far: the radio buttons of each have a name of their own */
let made = 0

export const stepperSheet = sheet(css)

export class Stepper {
  #host
  #count = 0
  #at = 0
  #timer = 0
  #name = `speed-${made++}`
  /** @type {IntersectionObserver | undefined} */ #seen
  #onChange
  /** @type {(() => boolean) | undefined} */ #onForward
  /** @type {(() => boolean) | undefined} */ #unsolved
  speed = 1
  playing = false

  /**
   * @param {CgtElement} host
   * @param {{ onChange?: (at: number) => void, onForward?: () => boolean, unsolved?: () => boolean }} [options]
   *   onChange: else the attribute `at` becomes the step, and it is kept; onForward: called before a single step forward,
   *   true holds it back; unsolved: true if a reader on paper finds the steps
   */
  constructor(host, { onChange, onForward, unsolved } = {}) {
    const tell = (/** @type {number} */ at) => {
      host.reflect({ at: at ? String(at) : null })
      keep(host)
    }
    this.#host = host
    this.#onChange = onChange ?? tell
    this.#onForward = onForward
    this.#unsolved = unsolved
  }

  /** the number of the last step */
  get count() {
    return this.#count
  }
  /** The step that is shown, 0 to count. On paper it is the last one, unless `unsolved`, or unless its author or reader chose one after the first. */
  get at() {
    const { printing, tells, handout, covered } = this.#host
    const left = handout || covered || !!this.#unsolved?.()
    const chosen = Number(this.#host.getAttribute('at')) > 0
    return printing && (tells || !left) && !chosen ? this.#count : this.#at
  }

  /** Sets the number of steps and stops playing. Neither draws nor calls `onChange`. @param {number} count @param {number} [at] */
  reset(count, at = 0) {
    this.#halt()
    this.#count = Math.max(0, Math.trunc(count) || 0)
    this.#at = this.#within(at)
  }
  /** @param {number} at */
  #within(at) {
    return Math.min(Math.max(Math.trunc(at) || 0, 0), this.#count)
  }

  /** Shows a step and stops playing. @param {number} at */
  go(at) {
    this.#halt()
    this.#show(at)
  }
  /** Goes one step on, unless the host holds it back. */
  forward() {
    this.#halt()
    if (!this.#holds()) this.#show(this.#at + 1)
  }
  #holds() {
    const holds = this.#at < this.#count && !!this.#onForward?.()
    if (holds) this.#host.update()
    return holds
  }
  /** @param {number} at */
  #show(at) {
    const to = this.#within(at)
    const other = to !== this.#at
    this.#at = to
    if (other) this.#onChange(to)
    this.#host.update()
  }

  play() {
    if (this.playing || !this.#count) return
    this.playing = true
    this.#seen = new IntersectionObserver((entries) => {
      if (!entries[entries.length - 1].isIntersecting) this.pause()
    })
    this.#seen.observe(this.#host)
    if (this.#at === this.#count) this.#show(0)
    else if (this.#holds()) return this.pause()
    else this.#show(this.#at + 1)
    this.#wait()
  }
  pause() {
    if (!this.playing) return
    this.#halt()
    this.#host.update()
  }
  toggle() {
    if (this.playing) this.pause()
    else this.play()
  }
  #halt() {
    this.playing = false
    clearTimeout(this.#timer)
    this.#seen?.disconnect()
    this.#seen = undefined
  }
  #wait() {
    clearTimeout(this.#timer)
    if (!this.playing) return
    if (this.#at === this.#count) return this.pause()
    this.#timer = window.setTimeout(() => {
      if (!this.#host.isConnected) return this.#halt()
      if (this.#holds()) return this.pause()
      this.#show(this.#at + 1)
      this.#wait()
    }, STEP_MS / this.speed)
  }
  /** @param {number} speed */
  #setSpeed(speed) {
    this.speed = speed
    this.#wait()
    this.#host.update()
  }

  /**
   * Handles a key; keys that a control inside needs (Space on a button, arrows in a field) are left to it.
   * @param {KeyboardEvent} event @returns {boolean} true if it was handled
   */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.composedPath()[0])
    if (target.matches('input, textarea, select')) return false
    if (event.key === ' ' && target.matches('button, summary, a')) return false
    /* at an end the page gets the arrow: in a deck it turns the slide */
    const end = { ArrowLeft: 0, ArrowRight: this.#count }[event.key]
    if (end === this.#at) return false
    switch (event.key) {
      case ' ':
        this.toggle()
        return true
      case 'ArrowLeft':
      case ',':
        this.go(this.#at - 1)
        return true
      case 'ArrowRight':
      case '.':
        this.forward()
        return true
      case 'Home':
        this.go(0)
        return true
      case 'End':
        this.go(this.#count)
        return true
    }
    return false
  }

  /** The controls. @param {unknown} [marks] along the timeline */
  view(marks) {
    const host = this.#host
    const { at, count } = this
    const digits = String(count).length
    return html`<div
      part="tools"
      class="stepper no-print"
      role="group"
      aria-label=${host.t('Steps')}
    >
      <span class="keys">
        ${this.#button('first', host.t('First step'), at === 0, () => this.go(0))}
        ${this.#button('back', host.t('Step back'), at === 0, () => this.go(at - 1))}
        ${this.#button(
          this.playing ? 'pause' : 'play',
          this.playing ? host.t('Pause') : host.t('Play the steps'),
          null,
          () => this.toggle(),
        )}
        ${this.#button('forward', host.t('Step forward'), at === count, () => this.forward())}
        ${this.#button('last', host.t('Last step'), at === count, () => this.go(count))}
      </span>
      <span class="counter" data-word=${host.t('Step')} .style="min-width:${2 * digits + 3}ch"
        >${host.num(at)} / ${host.num(count)}</span
      >
      <span class="rail"
        >${marks}<input
          class="timeline"
          type="range"
          min="0"
          max=${count}
          step="1"
          .style="--part:${count ? at / count : 0}"
          aria-label=${host.t('Step')}
          aria-valuetext=${host.t('Step {at} of {count}', { at, count })}
          .value=${live(String(at))}
          @input=${(/** @type {Event} */ e) => this.go(Number(/** @type {HTMLInputElement} */ (e.target).value))}
      /></span>
      <span class="seg speed" role="radiogroup" aria-label=${host.t('Speed')}>
        ${SPEEDS.map(
          ([speed, label]) =>
            html`<label
              ><input
                type="radio"
                name=${this.#name}
                .checked=${live(this.speed === speed)}
                @change=${() => this.#setSpeed(speed)}
              /><span>${label}</span></label
            >`,
        )}
      </span>
    </div>`
  }
  /**
   * A button; at an end it stays in the tab order, as a disabled one would lose the focus.
   * @param {Parameters<typeof icon>[0]} name @param {string} label @param {boolean | null} off null: the button Play @param {() => void} press
   */
  #button(name, label, off, press) {
    return html`<button
      type="button"
      class="btn square ${off === null ? 'primary' : 'quiet'}"
      data-step=${name}
      aria-label=${label}
      title=${label}
      aria-disabled=${off === null ? nothing : String(off)}
      @click=${press}
    >
      ${icon(name)}
    </button>`
  }
}

/** An element whose state is its step: the attribute `at`, the keys, and what the windows of a deck share. */
export class Stepping extends CgtElement {
  static styles = [stepperSheet]
  stepper = new Stepper(this)

  get lastStep() {
    return this.stepper.count
  }
  get shared() {
    return this.stepper.at
  }
  set shared(at) {
    this.stepper.go(Number(at))
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    return this.stepper.key(event)
  }
}
