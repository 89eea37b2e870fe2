/** legend.js -- the legend of a graph: the meaning of the signs that it has, and how much of it is drawn. */
import { html } from 'lit-html'

/** @typedef {import('../core/element.js').CgtElement} CgtElement */
/**
 * The signs of a drawing.
 * @typedef {object} Shown
 * @property {boolean} numbers nodes have Grundy values
 * @property {string | null} exercise the attribute
 * @property {string} values the attribute
 * @property {number} shown nodes that are drawn
 * @property {boolean} counted a node shows its number of open options
 * @property {boolean} thick an arrow is a winning move
 * @property {boolean} round an arrow goes to a lost position and wins nothing, as it can be repeated
 * @property {{ win: string, loss: string }} letters
 */

/** @param {CgtElement} host speaks its language @param {{ nodes: { infinite?: unknown }[], whole: boolean, more: boolean, grundy: unknown }} graph @param {Shown} of */
export function legend(host, { nodes, whole, more, grundy }, of) {
  const { numbers, exercise, shown, letters } = of
  const lines = []
  if (of.counted) lines.push(host.t('Number at a corner: how many options are still open.'))
  if (numbers && !exercise) {
    // a slide has the sentence of its step
    if (!host.inDeck)
      lines.push(
        host.t('In each node its Grundy value, below. Thick arrow: a winning move, to a 0.'),
      )
  } else if (of.thick)
    lines.push(host.t('Thick arrow: a winning move, from {win} to {loss}.', letters))
  if (of.round)
    lines.push(
      host.t(
        'A thin arrow from {win} to {loss} goes round in a circle: it brings the end no nearer.',
        letters,
      ),
    )
  if (numbers && nodes.some((n) => n.infinite))
    lines.push(
      host.t(
        '∞ with a set: no number fits, as play can go round. The token alone wins where 0 is in the set, and else draws; beside other games, where the XOR of their values is in it.',
      ),
    )
  if ((exercise ?? of.values) === 'grundy' && whole && !numbers)
    lines.push(
      grundy
        ? host.t('This graph has a cycle: not all of its Grundy values are numbers.')
        : host.t('This game has no Grundy values: it is not normal play.'),
    )
  if (shown < nodes.length || !whole)
    lines.push(
      host.t(
        whole
          ? '{shown} of {n} positions are drawn.'
          : more
            ? '{shown} of more than {n} positions are drawn.'
            : '{shown} of at least {n} positions are drawn.',
        { shown, n: nodes.length },
      ),
    )
  return lines.map((line) => html`<p class="soft-text">${line}</p>`)
}
