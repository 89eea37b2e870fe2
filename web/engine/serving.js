/**
 * serving.js -- what workers of the page's wasm share: questions are answered one after the other, and all that takes long is
 * a generator, which rests between two slices where others wait for the same thread.
 */
import { loadMemory } from './memory.js'
import { failureOf } from './refusal.js'

/** @typedef {import('./memory.js').Memory} Memory */

/** @type {Memory} */
export let memory
/** @type {any} */
export let x

/** @param {{ game: string, rules: string }} of @param {string} position @returns {number} a session */
export function opened({ game, rules }, position) {
  const session = memory.with([game, rules, position], (g, r, t) => x.cgt_session_open(g, r, t))
  if (!session) throw new Error('refused')
  return session
}

/**
 * @param {(question: any) => Generator<any, any>} work what it yields is progress
 * @param {(answer: any) => Transferable[]} [sent] of an answer, what is not copied
 * @returns {import('./far.js').Attend}
 */
export const serving =
  (work, sent = () => []) =>
  (module, post, rest) => {
    memory = loadMemory(module)
    x = memory.exports
    /** @param {{ id: number }} question */
    async function answer({ id, ...question }) {
      try {
        const steps = work(question)
        for (;;) {
          const { done, value } = steps.next()
          if (done) return post({ id, answer: value }, sent(value))
          post({ id, progress: value })
          if (rest) await rest()
        }
      } catch (error) {
        post(failureOf(id, error))
      }
    }
    let before = Promise.resolve()
    return (question) => void (before = before.then(() => answer(question)))
  }
