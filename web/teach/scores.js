/**
 * scores.js -- finished games and whose they were, as a table of values with commas (RFC 4180), which a spreadsheet opens, too:
 *
 *     name,game,rules,start,side,level,line,result,kept,chances,moves
 *     Ana,nim,,3 4 5,1,perfect,3-2 5-1 1-1 4-4 4-4,win,3,3,3
 *
 * side: 1 if it moved first, else 2. level: of the computer, or person. line: all the moves. What comes after them is for people: whoever
 * reads the file plays the moves again. A first line with ; between its names says that ; is between all values.
 */
import { NotationError } from '../engine/errors.js'
import { Purse } from '../model/answers.js'
import { review, Session } from '../model/session.js'

/** @typedef {{ name: string, game: string, rules: string, start: string, side: 0 | 1, level: string, line: string }} Play side: 0 moved first */
/** How it went. kept: of the positions that it could win, those in which it kept the win; null: not all are solved
 * @typedef {{ result: 'win' | 'tie' | 'loss', kept: number | null, chances: number, moves: number }} Went */
/** @typedef {Play & Went & { place: number }} Score place: from 1, within its table */
/** Games that can be compared. @typedef {{ game: string, rules: string, start: string, level: string, scores: Score[] }} Table */

const GIVEN = ['name', 'game', 'rules', 'start', 'side', 'level', 'line']
const FOUND = ['result', 'kept', 'chances', 'moves']
const LEVELS = ['perfect', 'human', 'random', 'person']
/** the most games of a file */
const MOST = 500

/** @param {string} text */
const quoted = (text) => (/[",;\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
/** @param {Play} play */
const given = (play) =>
  [play.name, play.game, play.rules, play.start, play.side + 1, play.level, play.line].map(String)

/** The plays alone, as the attribute `rows` has them. @param {Play[]} plays */
export const writePlays = (plays) =>
  plays.map((play) => given(play).map(quoted).join(',')).join('\n')

/** The file. @param {(Play & Went)[]} scores @param {',' | ';'} sign between values */
export const writeScores = (scores, sign) =>
  [
    [...GIVEN, ...FOUND],
    ...scores.map((one) => [
      ...given(one),
      ...[one.result, one.kept ?? '', one.chances, one.moves].map(String),
    ]),
  ]
    .map((row) => row.map(quoted).join(sign) + '\r\n')
    .join('')

/** The values of a table, row by row, with the line in which each begins. @param {string} text @param {string} sign */
function rowsOf(text, sign) {
  /** @type {{ line: number, cells: string[] }[]} */
  const rows = []
  let [line, at] = [1, 0]
  while (at < text.length) {
    /** @type {string[]} */
    const cells = []
    const begins = line
    for (let more = true; more;) {
      let cell = ''
      if (text[at] === '"') {
        const end = /"(?:[^"]|"")*"/y
        end.lastIndex = at
        const [whole] = end.exec(text) ?? refuse(begins)
        cell = whole.slice(1, -1).replace(/""/g, '"')
        line += cell.split('\n').length - 1
        at += whole.length
      } else while (at < text.length && text[at] !== sign && text[at] !== '\n') cell += text[at++]
      if (at < text.length && text[at] !== sign && text[at] !== '\n') refuse(begins)
      cells.push(cell)
      more = text[at++] === sign
    }
    line++
    if (cells.some((cell) => cell.trim())) rows.push({ line: begins, cells })
  }
  return rows
}
/** @param {number} number of the line @returns {never} */
function refuse(number) {
  throw new NotationError({
    code: 'notation',
    reason: 'the table cannot be read from line % on',
    number,
  })
}

/**
 * @param {string} text a file, or the attribute `rows`, which has no first line of names
 * @param {boolean} [file] @returns {(Play & { at: number })[]} at: its line
 * @throws {NotationError} Whether the moves are legal is found by playing them
 */
export function readScores(text, file = true) {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const [head] = whole.split('\n', 1)
  const sign = file && head.includes(';') ? ';' : ','
  if (file && !head.startsWith(GIVEN.join(sign)))
    throw new NotationError({ code: 'notation', reason: 'this is not a table of results' })
  const rows = rowsOf(whole, sign).slice(file ? 1 : 0)
  if (rows.length > MOST) refuse(rows[MOST].line)
  return rows.map(({ line: at, cells }) => {
    const [name, game, rules, start, side, level, line] = cells.map((cell) => cell.trim())
    if (!name || !game || !line || !/^[12]$/.test(side) || !LEVELS.includes(level)) refuse(at)
    const own = /** @type {0 | 1} */ (Number(side) - 1)
    return { at, name, game, rules, start, side: own, level, line }
  })
}

/**
 * Plays the moves again and says how it went.
 * @param {import('../engine/engine.js').Engine} engine @param {Play} play @returns {Went}
 * @throws {import('../engine/errors.js').EngineError} a move is not legal, or the game is not over
 */
export function went(engine, { game: name, rules, start, side, line }) {
  const game = engine.game(name, { rules })
  try {
    const session = new Session(game, start, line)
    session.goTo(session.line.length)
    if (!session.over)
      throw new NotationError({
        code: 'notation',
        reason: 'the game is not over after these moves',
      })
    const purse = new Purse()
    const own = review(session, (p) => purse.solve(game, p)).filter(({ ply }) => ply % 2 === side)
    const { winner } = session
    const chances = own.filter(({ before }) => before === 'win').length
    return {
      result: winner === 'tie' ? 'tie' : winner === side ? 'win' : 'loss',
      chances,
      kept: own.some(({ before, left }) => before === 'unknown' || left === 'unknown')
        ? null
        : chances - own.filter(({ lost }) => lost).length,
      moves: own.length,
    }
  } finally {
    game.close()
  }
}

const RANK = { win: 0, tie: 1, loss: 2 }
/** wins that were given away @param {Went} one */
const lost = ({ kept, chances }) => (kept === null ? Infinity : chances - kept)
/**
 * Which went better: first who won, then who gave fewer wins away, then who took fewer moves; below 0: the first one.
 * @param {Went} a @param {Went} b
 */
export function compare(a, b) {
  if (a.result !== b.result) return RANK[a.result] - RANK[b.result]
  if (lost(a) !== lost(b)) return lost(a) - lost(b)
  return a.moves - b.moves
}

/** Games of the same position against the same opponent, the best first; equal ones share a place. @param {(Play & Went)[]} all @returns {Table[]} */
export function tables(all) {
  /** @type {Map<string, (Play & Went)[]>} */
  const groups = new Map()
  for (const one of all) {
    const key = JSON.stringify([one.game, one.rules, one.start, one.level])
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const { game, rules, start, level } = group[0]
    const sorted = [...group].sort(compare)
    const scores = sorted.map((one) => ({
      ...one,
      place: 1 + sorted.findIndex((other) => compare(other, one) === 0),
    }))
    return { game, rules, start, level, scores }
  })
}
