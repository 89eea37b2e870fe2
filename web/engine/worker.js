/**
 * worker.js -- the other end of far.js: solves in slices and says how far it is. It owns an engine of its own,
 * compiled from the module that it is sent first.
 */
import { loadEngineSync } from './engine.js'

/** moves played between two reports: some 100 ms */
const SLICE = 1_000_000

/** @type {import('./engine.js').Engine} */
let engine
/** @type {Map<string, import('./engine.js').Game>} */
const games = new Map()

/** @typedef {{ module: WebAssembly.Module }} Begin */
/** @typedef {{ id: number, game: string, rules: string, position: string, budget: number }} Ask */

self.onmessage = (/** @type {MessageEvent<Begin | Ask>} */ { data }) => {
  if ('module' in data) {
    engine = loadEngineSync(data.module)
    return
  }
  const { id, game: name, rules, position, budget } = data
  try {
    const key = `${name} ${rules}`
    const game = games.get(key) ?? engine.game(name, { rules })
    games.set(key, game)
    for (let spent = SLICE; ; spent += SLICE) {
      const answer = game.solve(position, { budget: SLICE })
      if (answer.outcome !== 'unknown' || spent >= budget) {
        self.postMessage({ id, answer: { ...answer, move: answer.move?.text ?? null } })
        return
      }
      self.postMessage({ id, spent })
    }
  } catch (error) {
    self.postMessage({ id, problem: String(error) })
  }
}
