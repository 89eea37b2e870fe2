/** engine.js -- the solvers as JavaScript objects: an engine lists its games and opens one under given rules. */
import { UnknownGame } from './errors.js'
import { Game } from './game.js'
import { loadMemory } from './memory.js'

export { outcomeOf } from './answer.js'
export * from './errors.js'
export { Game }
export { Move, Position } from './position.js'

/* types that other rooms name */
/** @typedef {import('./answer.js').Outcome} Outcome */
/** @typedef {import('./check.js').CheckState} CheckState */
/** @typedef {import('./check.js').Claim} Claim */
/** @typedef {import('./game.js').Answer} Answer */
/** @typedef {import('./game.js').Certificate} Certificate */
/** @typedef {import('./game.js').Flags} Flags */
/** @typedef {import('./game.js').GameFacts} GameFacts */
/** @typedef {import('./game.js').Item} Item */
/** @typedef {import('./game.js').Part} Part */
/** @typedef {import('./game.js').Sentence} Sentence */
/** @typedef {import('./game.js').Theorem} Theorem */
/** @typedef {import('./graph.js').GraphNode} GraphNode */
/** @typedef {import('./graph.js').StateGraph} StateGraph */
/** @typedef {import('./memory.js').Key} Key */
/** @typedef {import('./memory.js').Pointer} Pointer */
/** @typedef {import('./search.js').Plan} Plan */
/** @typedef {import('./search.js').SearchEvent} SearchEvent */
/** @typedef {import('./search.js').SearchOptions} SearchOptions */
/** @typedef {import('./table.js').Period} Period */
/** @typedef {import('./table.js').Row} Row */
/** @typedef {import('./tally.js').Tally} Tally */

export class Engine {
  /** @type {GameFacts[]} in teaching order */ games = []

  /** @param {import('./memory.js').Memory} memory */
  constructor(memory) {
    this.memory = memory
    this.exports = memory.exports
    for (;;) {
      const facts = memory.read((b, n) => this.exports.cgt_about(this.games.length, b, n))
      if (!facts) break
      this.games.push(JSON.parse(facts))
    }
  }

  /**
   * A game under given rules, which are read when its first position is.
   * @param {string} name
   * @param {{ rules?: string, letters?: boolean }} [options] letters: a tree may have letters in place of values, where only `search` is asked
   * @throws {UnknownGame}
   */
  game(name, { rules = '', letters = false } = {}) {
    const facts = this.games.find((g) => g.name === name)
    if (!facts)
      throw new UnknownGame({
        code: 'unknown',
        reason: 'there is no game with the name “{name}”',
        slots: { name },
      })
    return new Game(this, facts, rules, letters)
  }

  /** True if there is that game, and it takes the rules and the start. @param {string} name @param {string} rules @param {string} start */
  fits(name, rules, start) {
    let game
    try {
      game = this.game(name, { rules })
      game.parse(start)
      return true
    } catch {
      return false
    } finally {
      game?.close()
    }
  }
}

/**
 * Compiles and starts an engine synchronously, so that a page, a deck or a worker has it at once.
 * @param {BufferSource | WebAssembly.Module} source
 * @throws {import('./errors.js').EngineFault} the wasm is not the one this code was written for
 */
export const loadEngineSync = (source) => new Engine(loadMemory(source))
