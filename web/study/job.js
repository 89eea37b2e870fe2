/** job.js -- a job of a worker for an element: its progress, its result, and a way to stop it. */
import { sayError } from '../model/i18n.js'

/** @template T */
export class Job {
  /** the last position computed */ done = 0
  /** true if the reader stopped it */ stopped = false
  /** @type {T | null} */ found = null
  problem = ''
  /** stops the job; null once it has ended @type {AbortController | null} */ #stop =
    new AbortController()
  #host

  /**
   * @param {import('../core/element.js').CgtElement} host is drawn again at every report
   * @param {number} to the last position
   * @param {(options: import('../engine/worker-client.js').JobOptions<number>) => Promise<T>} ask
   */
  constructor(host, to, ask) {
    this.#host = host
    this.to = to
    this.#run(ask, /** @type {AbortController} */ (this.#stop).signal)
  }
  /** @param {(options: import('../engine/worker-client.js').JobOptions<number>) => Promise<T>} ask @param {AbortSignal} signal */
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
