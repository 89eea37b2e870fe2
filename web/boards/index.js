/**
 * index.js -- where boards are found. A game names its board; one that is not here, nor brought by a script of its own, is drawn
 * as a list. What a board is given: view.js.
 */
import { sheet } from '../core/element.js'
import { css as heads } from '../core/arrows.js'
import { readSum } from '../model/sum.js'
import * as cake from './cake.js'
import * as cards from './cards.js'
import * as grid from './grid.js'
import * as heaps from './heaps.js'
import * as list from './list.js'
import * as nodes from './nodes.js'
import * as pieces from './pieces.js'
import * as pins from './pins.js'
import * as press from './press.js'
import * as row from './row.js'
import * as stairs from './stairs.js'
import * as sum from './sum.js'

/** @typedef {import('./view.js').Board} Board */

/** The games of a sum, none where it is no sum. @param {import('../engine/engine.js').Engine} engine @param {import('../engine/engine.js').Game} game */
export function partsOf(engine, game) {
  if (game.name !== 'sum') return []
  return readSum(game.rules).flatMap(({ name, rules }) => {
    const facts = engine.games.find((g) => g.name === name)
    return facts ? { ...facts, rules, draw: boardOf(facts.board).board } : []
  })
}

/** @type {Record<string, Board>} */
export const boards = { cards, grid, heaps, list, nodes, pins, row, stairs, sum }
/** styles of all boards, after those of what they share */
export const css = [
  heads,
  ...[pieces, press, cake, ...Object.values(boards)].map((drawn) => drawn.css),
].join('\n')
/** Styles of boards that came later: elements that draw boards have this sheet, too. */
export const brought = sheet('')
/** @type {Set<string>} */
const later = new Set()
/** Boards of games that come with a script of their own. @param {Record<string, Board>} more @param {string} [css] of all of them */
export function bringBoards(more, css = '') {
  Object.assign(boards, more)
  /* several scripts may bring some */
  for (const drawn of Object.values(more)) later.add(drawn.css)
  later.add(css)
  brought.replaceSync([...later].join('\n'))
}
/** @param {string} name */
export const boardOf = (name) => boards[name] ?? list
