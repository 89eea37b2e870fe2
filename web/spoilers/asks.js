/** asks.js -- how far a reader is with what a figure asks. */

/** Nothing yet; a first try; the end, right or wrong; found, or there is nothing asked. */
export const NOTHING = 0
export const GUESS = 1
export const END = 2
export const SOLVED = 3

/** @param {boolean} found @param {boolean} tried */
const far = (found, tried) => (found ? SOLVED : tried ? GUESS : NOTHING)

/**
 * By the element's name; what is not here asks nothing.
 * @type {Record<string, (figure: any) => number>}
 */
const FIGURES = {
  'cgt-play': ({ values, session, opponent, first }) => {
    if (values !== 'off') return SOLVED
    // its game's script is still to come
    if (!session) return NOTHING
    if (!session.over) return far(false, session.ply > 0)
    return opponent === 'computer' && session.winner === (first === 'me' ? 1 : 0) ? END : SOLVED
  },
  'cgt-strip': ({ values, shared, root }) =>
    far(
      values !== 'off' || shared.revealed >= root.querySelectorAll('[data-n]').length,
      shared.revealed > 0,
    ),
  'cgt-xor': ({ hides }) => far(!hides, false),
  'cgt-mex': ({ hides }) => far(!hides, false),
  'cgt-theorem': ({ phase }) => far(phase === 'done', phase !== 'idle'),
  'cgt-challenge': ({ done, count }) => far(done, count > 0),
  'cgt-graph': ({ told }) => far(told === 'all', !!told),
  'cgt-tree': ({ stepper: { at, count }, shared }) => far(at === count && !shared.hidden, at > 0),
}

/** Those that may ask something. */
export const NAMES = Object.keys(FIGURES).join()

/** @param {Element} figure */
export function reached(figure) {
  const { root, refusal } = /** @type {import('../core/element.js').CgtElement} */ (figure)
  // Its script is still to come
  if (!customElements.get(figure.localName)) return NOTHING
  // Where nothing can be drawn its author's words stand, and they tell all
  if (refusal || !root) return SOLVED
  return root.childElementCount ? FIGURES[figure.localName](figure) : NOTHING
}
