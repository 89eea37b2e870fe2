/** dice.js -- random numbers of an exercise, from its seed: whole numbers only, so that all machines draw the same. */
import { fnv1a } from '../fnv.js'

/** Random whole numbers by mulberry32, seeded by a text. */
export class Dice {
  #state
  /** @param {string} seed */
  constructor(seed) {
    this.#state = fnv1a(seed)
  }
  /** A number from `from` to `to`, both included. @param {number} from @param {number} to */
  roll(from, to) {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) % (to - from + 1))
  }
  /** @template T @param {readonly T[]} list @returns {T} */
  pick(list) {
    return list[this.roll(0, list.length - 1)]
  }
  /** @template T @param {T[]} list @returns {T[]} */
  shuffle(list) {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.roll(0, i)
      ;[out[i], out[j]] = [out[j], out[i]]
    }
    return out
  }
  /** @param {number} n @param {number} from @param {number} to */
  list(n, from, to) {
    return Array.from({ length: n }, () => this.roll(from, to))
  }
  /** n different numbers, ascending. @param {number} n @param {number} from @param {number} to */
  set(n, from, to) {
    const all = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    return this.shuffle(all)
      .slice(0, n)
      .sort((a, b) => a - b)
  }
}

/** Draws until a draw suits. Each kind of exercise needs few draws. @template T @param {() => T} draw @param {(drawn: T) => boolean} suits */
export function until(draw, suits) {
  for (;;) {
    const drawn = draw()
    if (suits(drawn)) return drawn
  }
}
