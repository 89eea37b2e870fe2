/**
 * words.js -- positions of exercises in words, for a question that stands alone: on a learning platform there is no page of ours beside
 * it, and a text file has no picture. No DOM.
 */
import { lettered, treeOf } from '../exercise/index.js'
import { using } from '../exercise/kind.js'
import { number } from '../i18n.js'
import { MISERE, pretty } from '../notation.js'
import { readSum } from '../sum.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../../engine/engine.js').Item} Item */
/** @typedef {import('../exercise/kind.js').Exercise} Exercise */
/** @typedef {import('./question.js').Say} Say */

/** a square's name: a1 is in the first column and row @param {Item} item */
const square = ({ row, col }) => `${String.fromCharCode(97 + col)}${row + 1}`
/** Squares by what lies on them. @param {Item[]} items @param {Say} t @param {(cell: string, glyph: string) => string} say '' for squares that are not told */
function squares(items, t, say) {
  const last = items.reduce((a, b) => (b.row + b.col > a.row + a.col ? b : a))
  const told = [...new Set(items.map(({ glyph }) => glyph))].flatMap((glyph) => say(items.filter((i) => i.glyph === glyph).map(square).join(', '), glyph) || []) // prettier-ignore
  return [t('Squares from {first}, at the top left, to {last}', { first: square(items[0]), last: square(last) }), ...told].join('; ') // prettier-ignore
}
/** @param {Item[]} items @param {Say} t */
const stones = (items, t) =>
  squares(items, t, (cell, glyph) => `${cell}: ${/[xt]/.test(glyph) ? t('Left') : /[of]/.test(glyph) ? t('Right') : t('free')}`) // prettier-ignore
/** @param {string} key of one thing */
const row = (key) => (/** @type {Item[]} */ items, /** @type {Say} */ t) =>
  items.map((i) => t(key, { item: i.item + 1, n: i.number })).join('; ')

/** What each board shows, in words. @type {Record<string, (items: Item[], t: Say) => string>} */
const BOARDS = {
  heaps: row('Heap {item}: {n} stick|Heap {item}: {n} sticks'),
  pins: row('Row {item}: {n} pin|Row {item}: {n} pins'),
  stairs: row('Step {item}: {n} coin|Step {item}: {n} coins'),
  list: (items, t) => `${t('Number')}: ${items.map((item) => item.number).join(', ')}`,
  grid: (items, t) =>
    squares(items, t, (cell, glyph) => glyph === '#' ? t('{cell}: wall', { cell }) : glyph === '@' ? t('{cell}: the token', { cell }) : ''), // prettier-ignore
  domineering: (items, t) =>
    squares(items, t, (cell, glyph) => `${cell}: ${glyph === '#' ? t('taken') : t('free')}`),
  stones,
  hackenbush: (items, t) =>
    [
      t('Node 0 is the ground'),
      ...items.flatMap(({ row, col, glyph }) => /[lr]/.test(glyph) ? `${row}–${col}: ${glyph === 'l' ? t('an edge of Left') : t('an edge of Right')}` : []), // prettier-ignore
    ].join('; '),
}
/** A position in words, or in its notation where its board has none. @param {Engine} engine @param {string} game @param {string} rules @param {string} start @param {Say} t */
export const boardOf = (engine, game, rules, start, t) =>
  using(engine, { game, rules }, (open) => BOARDS[open.facts.board]?.(open.items(start), t) ?? start) // prettier-ignore

/** Each node with its children, from the root down: "A (MAX): B, C; B (MIN): 3, 5". @param {Exercise} x @param {Engine} engine */
function tree(x, engine) {
  const { nodes, names } = treeOf(engine, x)
  const letters = lettered(x)
  /** @param {number} id */
  const child = (id) => {
    const { leaf, value } = nodes[id]
    return !leaf ? names.get(id) : `${letters ? `${names.get(id)} = ` : ''}${number(value)}`
  }
  return nodes
    .filter(({ leaf }) => !leaf)
    .sort((a, b) => a.depth - b.depth || a.id - b.id)
    .map(
      ({ id, max, children }) =>
        `${names.get(id)} (${max ? 'MAX' : 'MIN'}): ${children.map(child).join(', ')}`,
    ) // prettier-ignore
    .join('; ')
}

/** What the figure of an exercise shows, in words. @param {Exercise} x @param {Engine} engine @param {Say} t */
export function shownOf(x, engine, t) {
  const { figure, game, rules, start, row = [], kind, level } = x
  if (figure === 'tree') return tree(x, engine)
  if (figure === 'graph') return `${t('Arrows')}: ${rules.replace(MISERE, '').replaceAll('>', '→').replaceAll(' ', ', ')}` // prettier-ignore
  if (figure === 'set') return `{${row.join(', ')}}`
  if (figure === 'row')
    return row
      .map((sign, n) => `${n}: ${level === 3 ? sign : sign === 'win' ? 'W' : 'L'}`)
      .join(', ')
  if (figure === 'form')
    return `${kind === 'dominated' ? 'G = ' : ''}${pretty(row[0].replaceAll('~', ''))}`
  if (figure === 'two')
    return row
      .map((text, i) =>
        game
          ? `${'GH'[i]}: ${boardOf(engine, game, rules, text, t)}.`
          : `${'GH'[i]} = ${pretty(text)}`,
      ) // prettier-ignore
      .join(game ? ' ' : '; ')
  if (game === 'sum')
    return readSum(rules, start)
      .map(
        (part, i) =>
          `${t('Part {n}', { n: i + 1 })} (${boardOf(engine, part.name, part.rules, part.start, t)})`,
      ) // prettier-ignore
      .join('; ')
  return figure === 'board' || figure === 'position' ? boardOf(engine, game, rules, start, t) : ''
}
