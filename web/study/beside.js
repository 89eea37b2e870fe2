/** beside.js -- what is worked out beside the page for an element: how far it is, what it found, and its stop. */
import { sayError } from '../model/i18n.js'

/** @template T */
export class Beside {
  /** the last position that is known */ done = 0
  /** by the reader */ stopped = false
  /** @type {T | null} */ found = null
  problem = ''
  /** null: it has ended @type {AbortController | null} */ #stop = new AbortController()
  #host

  /**
   * @param {import('../core/element.js').CgtElement} host drawn anew whenever there is news
   * @param {number} to as far as it looks
   * @param {(options: import('../engine/far.js').Far<number>) => Promise<T>} ask
   */
  constructor(host, to, ask) {
    this.#host = host
    this.to = to
    this.#run(ask, /** @type {AbortController} */ (this.#stop).signal)
  }
  /** @param {(options: import('../engine/far.js').Far<number>) => Promise<T>} ask @param {AbortSignal} signal */
  async #run(ask, signal) {
    const progress = (/** @type {number} */ done) => {
      this.done = done
      this.#host.update()
    }
    try {
      this.found = await ask({ signal, progress })
    } catch (error) {
      this.stopped = signal.aborted
      if (!this.stopped) this.problem = sayError(this.#host.language, /** @type {Error} */ (error))
    }
    this.#stop = null
    this.#host.update()
  }
  get runs() {
    return !!this.#stop
  }
  stop() {
    this.#stop?.abort()
  }
}
