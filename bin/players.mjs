/**
 * players.mjs -- programs that play a game (`palitos play`): starts each by a shell in a group of its own, carries lines to it and from
 * it, and ends it with all that it started, also where the command line itself is interrupted. It knows nothing of what the lines say.
 */
import { spawn } from 'node:child_process'
import * as os from 'node:os'

/** bytes of the longest line that is read (command.h: CGT_LINE_BYTES) */
const LONGEST = 4096
/** How a line ended (command.h: cgt_end_how). */
const [ENDED, UNREADABLE, ENDED_BADLY, ENDED_LATE, ENDED_LONG] = [0, 1, 2, 3, 4]
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const LATE = Symbol('late')

/** A promise of LATE after so long. @param {number} milliseconds */
function after(milliseconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((done) => (timer = setTimeout(done, milliseconds, LATE)))
  return { late, stop: () => clearTimeout(timer) }
}

class Player {
  /** read and not asked for yet */ #bytes = Buffer.alloc(0)
  /** true once its output was read to the end */ #closed = false
  #wake = () => {}

  /** @param {string} command */
  constructor(command) {
    this.child = spawn(command, {
      shell: true,
      detached: true, // on Unix: a group of its own
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    /** its status, 128 more than a signal; null: there is no shell @type {Promise<number | null>} */
    this.status = new Promise((done) => {
      this.child.on('exit', (code, sign) => done(code ?? 128 + os.constants.signals[sign ?? 'SIGKILL'])) // prettier-ignore
      this.child.on('error', () => done(null))
    })
    const { stdin, stdout } = this.child
    stdin.on('error', () => {}) // it may stop reading
    stdout.on('error', () => {})
    stdout.on('readable', () => this.#wake())
    for (const event of ['end', 'close'])
      stdout.on(event, () => {
        this.#closed = true
        this.#wake()
      })
  }
  /** Its next line; null: there is none yet. */
  #line() {
    const at = this.#bytes.indexOf(10)
    const end = at < 0 && this.#closed && this.#bytes.length ? this.#bytes.length : at
    if (end < 0 || end > LONGEST) return null
    const line = this.#bytes.subarray(0, end)
    this.#bytes = this.#bytes.subarray(end + 1)
    return line
  }
  /** @param {string} text @param {number} milliseconds @returns {ReturnType<import('./front.mjs').Players['ask']>} */
  async ask(text, milliseconds) {
    this.child.stdin.write(text)
    const { late, stop } = after(milliseconds)
    try {
      for (;;) {
        const woken = new Promise((done) => (this.#wake = () => done(null)))
        const chunk = this.#closed ? null : this.child.stdout.read()
        if (chunk) this.#bytes = Buffer.concat([this.#bytes, chunk])
        const line = this.#line()
        if (line) return { how: ENDED, line }
        if (this.#bytes.length > LONGEST) return { how: ENDED_LONG }
        if (this.#closed) {
          const status = await Promise.race([this.status, late])
          if (status === LATE) return { how: ENDED_LATE }
          return status === null ? { how: UNREADABLE } : { how: ENDED_BADLY, status }
        }
        if (!chunk && (await Promise.race([woken, late])) === LATE) return { how: ENDED_LATE }
      }
    } finally {
      stop()
    }
  }
  /** Tells it that the game is over, and gives it time to end by itself. @param {string} text @param {number} milliseconds */
  async end(text, milliseconds) {
    this.child.stdin.end(text)
    this.child.stdout.resume()
    const { late, stop } = after(milliseconds)
    await Promise.race([this.status, late])
    stop()
    this.kill()
  }
  /** Ends it with all that it started. */
  kill() {
    const { pid, stdin, stdout } = this.child
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      this.child.kill('SIGKILL')
    }
    stdin.destroy()
    stdout.destroy()
  }
}

/** @returns {import('./front.mjs').Players} */
export function players() {
  /** @type {Map<number, Player>} */
  const running = new Map()
  const endAll = () => {
    for (const one of running.values()) one.kill()
  }
  /** @param {number} player */
  function forget(player) {
    running.delete(player)
    if (running.size) return
    process.off('exit', endAll)
    for (const sign of SIGNALS) process.off(sign, interrupted)
  }
  /** @param {NodeJS.Signals} sign */
  function interrupted(sign) {
    endAll()
    for (const player of [...running.keys()]) forget(player)
    process.kill(process.pid, sign)
  }
  /** @param {number} player @param {string} command */
  function start(player, command) {
    if (!running.size) {
      process.on('exit', endAll)
      for (const sign of SIGNALS) process.on(sign, interrupted)
    }
    const one = new Player(command)
    running.set(player, one)
    return one
  }
  return {
    async ask(player, command, text, milliseconds) {
      const one = running.get(player) ?? start(player, command)
      const answer = await one.ask(text, milliseconds)
      if (answer.how !== ENDED) {
        one.kill()
        forget(player)
      }
      return answer
    },
    async end(player, text, milliseconds) {
      await running.get(player)?.end(text, milliseconds)
      forget(player)
    },
  }
}
