/**
 * facts.mjs -- what a page or a deck says of games, against the solvers. A fact is written on the words that say it:
 *
 *   <b data-fact="nim 5 6 1 = win 6-2; nim{misere} 1 1 = win 1-1 1-1@2">...</b>
 *
 * GAME{RULES} POSITION = CLAIM, several with "; " between. Claims:
 *
 *   loss | tie | draw | win      and win MOVE ...: exactly these moves win
 *   best MOVE ...                exactly these reach the value
 *   grundy N | value N | moves N the value is that of the player to move
 *   remoteness N                 moves to the end, if the winner hurries and the loser delays
 *   plays MOVE ...               exactly these are legal
 *   after MOVE ... = CLAIM       written before the sign: nim 3 4 5 after 3-2 = loss
 *   looked N of M                leaves that alpha-beta looks at, of all of them
 *   nodes N of M                 the same of nodes
 *   memo N | symmetry N          nodes met where no position is searched twice; nor one that is equal to it by symmetry
 *   stopping N of M              leaves looked at where who has won looks no further
 *   orders N from A to B         ways to order the branches; leaves that alpha-beta looks at in the best, in the worst
 *   tree N | positions N         nodes of the whole tree; different positions in it
 *   arrows N                     moves between these
 *   ahead N V | faulty V         what a search N moves deep says; one that leaves its moves on the board
 *   refused                      it is no position
 *   worth V                      a partizan position's value, as the command line prints it; of a list, of each
 *   wins L | R | N | P           who wins it: Left, Right, who moves first, who moves second
 *   mean V | temperature V | stops L R | birthday N   of its value
 *
 * A form of a partizan game, form {0|*} = CLAIM: wins, mean, temperature, stops and birthday as of a position, and
 *
 *   canonical V                  its canonical form, as the command line prints it
 *   equal F | greater F | less F | confused F   to, than or with another form
 *
 * A position may have ranges, nim 0..7 0..7 0..7, or be a list, a1, b1, and then the claims are, of all in order:
 *
 *   lost N of M | lost P P ...   how many, or exactly which numbers
 *   outcomes LWWW | grundys 0 1 0 2 | remotenesses 0 1 2 3
 *   same GAME{RULES}             the same outcomes as in another game
 *
 * Of no game: xor 3 5 = 6; mex 0 1 3 = 2; mean 2 9 = 5.5; ratio 24 15 = 1.6; full 2^10 = 63 of 1024, the leaves that any
 * search must look at in a full tree, of all. And table GAME{RULES} = period P from N, proved; quotient octal{RULES} to N =
 * order M, lost WORDS, of the misère quotient of rows to N.
 */
import { compareForms, positionSteps, readForm } from '../../web/engine/forms.js'
import { quotientSteps } from '../../web/engine/quotient.js'
import { pretty, Worth } from '../../web/engine/worth.js'
import { engine } from './wasm.mjs'

/** @typedef {import('../../web/engine/engine.js').Game} Game */

const BUDGET = 3e7
const LETTERS = { win: 'W', loss: 'L', tie: 'T', draw: 'D', unknown: '?' }
/** @param {string} text */
const words = (text) => text.split(' ').filter(Boolean)

/** @param {string} text */
export const factsOf = (text) =>
  [...text.matchAll(/data-fact="([^"]*)"/g)].flatMap((m) => m[1].split(/;\s+/))

/**
 * The numbers in the words of a fact that do not stand in it, nor follow from a move of it: 12-3 leaves 9. Binary ones count
 * as what they are, (0,1) as the square b1, and powers and years are passed over.
 * @param {string} fact @param {string} said
 */
export function unbound(fact, said) {
  const known = new Set(fact.match(/\d+(?:\.\d+)?/g))
  for (const [, from, take] of fact.matchAll(/(\d+)-(\d+)/g)) known.add(String(+from - +take))
  const bare = said
    .replace(/\]\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/(?<!\d)(\d{1,3})[, \u00a0\u202f](\d{3})(?!\d)/g, (all, a, b) =>
      known.has(a + b) ? a + b : all,
    )
    .replace(/\((\d),(\d)\)/g, (all, row, col) =>
      fact.includes('abcd'[col] + (+row + 1)) ? '' : all,
    )
    .replace(/\d+[²³ᵏⁿ]|(?<![\d.])(?:1[6-9]|20)\d\d(?!\.?\d)/g, (all) =>
      /\D/.test(all) || !known.has(all) ? '' : all,
    )
  return (bare.match(/\d+(?:\.\d+)?/g) ?? []).filter(
    (n) => !known.has(n) && !(/^[01]+$/.test(n) && known.has(String(parseInt(n, 2)))),
  )
}

/** Every position that is meant by one with ranges. @param {string} text @returns {string[]} */
const spread = (text) =>
  words(text).reduce((all, word) => {
    const [from, to = from] = word.split('..').map(Number)
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    return all.flatMap((one) => numbers.map((n) => (one ? `${one} ${n}` : String(n))))
  }, /** @type {string[]} */ (['']))

/** @param {string} rules of a full tree @returns {string[]} the rules of every order of its branches */
function orders(rules) {
  const leaves = words(rules)
  if (leaves.length === 1) return [rules]
  const [left, right] = [leaves.slice(0, leaves.length / 2), leaves.slice(leaves.length / 2)].map(
    (half) => orders(half.join(' ')),
  )
  return left.flatMap((l) => right.flatMap((r) => [`${l} ${r}`, `${r} ${l}`]))
}

/** Of no game. @type {Record<string, (numbers: string) => string>} */
const SUMS = {
  xor: (numbers) => String(words(numbers).reduce((x, n) => x ^ Number(n), 0)),
  mex: (numbers) => {
    const set = new Set(words(numbers).map(Number))
    let mex = 0
    while (set.has(mex)) mex++
    return String(mex)
  },
  mean: (numbers) => {
    const list = words(numbers).map(Number)
    return String(list.reduce((a, b) => a + b) / list.length)
  },
  ratio: (numbers) => {
    const [a, b] = words(numbers).map(Number)
    return String(a / b)
  },
  full: (power) => {
    const [wide, deep] = power.split('^').map(Number)
    /** @param {number} depth @returns {string} */
    const tree = (depth) =>
      depth
        ? `(${Array(wide)
            .fill(tree(depth - 1))
            .join(' ')})`
        : '0'
    return `${engine.game('tree', { rules: tree(deep) }).bound('0')} of ${wide ** deep}`
  },
}

const SIGNS = { equal: '=', greater: '>', less: '<', confused: '|' }

/** @param {import('../../web/engine/forms.js').Form | null | void} form @param {string} claim */
function ofForm(form, claim) {
  if (!form) return 'it takes too long'
  const { value, outcome, mean, temperature, birthday, stops } = form
  switch (claim) {
    case 'canonical':
      return value
    case 'wins':
      return outcome
    case 'mean':
      return mean.text
    case 'temperature':
      return temperature.text
    case 'birthday':
      return String(birthday)
    case 'stops':
      return stops.map(({ text }) => text).join(' ')
  }
  return 'no such claim'
}

/** @param {string} form @param {string} claim @param {string} rest @returns {string} '' where it is true, else what is true */
function wrongOfForm(form, claim, rest) {
  if (claim in SIGNS) {
    const { sign } = compareForms(engine.memory, form, rest)
    const found = Object.entries(SIGNS).find(([, one]) => one === sign)?.[0]
    return found === claim ? '' : String(found)
  }
  const found = ofForm(readForm(engine.memory, form), claim)
  return found === rest ? '' : found
}

/** What is so of one position, in the words of the claim. @param {Game} game @param {string} position @param {string} claim @param {string} rest */
function ofOne(game, position, claim, rest) {
  /** @param {import('../../web/engine/engine.js').SearchOptions} [how] */
  const count = (how) => game.count(position, how)
  switch (claim) {
    case 'moves':
      return String(game.moves(position).length)
    case 'looked':
      return `${count({ prune: true }).leaves} of ${count().leaves}`
    case 'beyond':
      return `${count({ prune: true, cut: 'beyond' }).leaves} of ${count().leaves}`
    case 'nodes':
      return `${count({ prune: true }).nodes} of ${count().nodes}`
    case 'memo':
      return String(count({ memo: true }).nodes)
    case 'symmetry':
      return String(count({ memo: true, symmetry: true }).nodes)
    case 'stopping':
      return `${count({ stop: true }).leaves} of ${count().leaves}`
    case 'tree':
      return String(count().nodes)
    case 'ahead': {
      const [depth] = words(rest)
      return `${depth} ${count({ depth: Number(depth) }).value}`
    }
    case 'faulty':
      return String(count({ fault: true }).value)
    case 'positions':
    case 'arrows': {
      const { nodes, edges, whole } = game.graph(position, { nodes: 1 << 16, edges: 1 << 20 })
      return whole ? String((claim === 'arrows' ? edges : nodes).length) : 'more than are counted'
    }
    case 'worth':
    case 'wins': {
      const found = new Worth(game).of(game.parse(position))
      return claim === 'wins' ? String(found?.class) : found?.text === pretty(rest) ? rest : String(found?.text) // prettier-ignore
    }
    case 'mean':
    case 'temperature':
    case 'birthday':
    case 'stops': {
      const steps = positionSteps(game, position)
      for (let one = steps.next(); ; one = steps.next())
        if (one.done) return ofForm(one.value, claim)
    }
    case 'refused':
      try {
        return `${game.parse(position)} is a position`
      } catch {
        return ''
      }
    case 'orders': {
      const all = orders(game.rules).map((rules) =>
        engine.game(game.name, { rules }).count(position, { prune: true }),
      )
      const looked = all.map(({ leaves }) => leaves)
      const same = all.every(({ value }) => value === all[0].value)
      return `${all.length} from ${Math.min(...looked)} to ${Math.max(...looked)}${same ? '' : ', of different values'}`
    }
  }
  const answer = game.solve(position, { budget: BUDGET })
  /** @param {(move: import('../../web/engine/engine.js').Move) => boolean} good */
  const those = (good) =>
    game
      .moves(position)
      .filter(good)
      .map((m) => m.text)
      .sort()
      .join(' ')
  /** @param {import('../../web/engine/engine.js').Move} move */
  const after = (move) => game.solve(move.to, { budget: BUDGET })
  if (claim === 'plays') return those(() => true)
  if (claim === 'grundy' || claim === 'value' || claim === 'remoteness')
    return String(answer[claim])
  if (claim === 'best') return those((m) => m.gain - Number(after(m).value) === answer.value)
  if (claim !== answer.outcome) return answer.outcome
  return claim === 'win' && rest ? those((m) => after(m).outcome === 'loss') : ''
}

/** @param {Game} game @param {string} position @param {string} claim @param {string} rest */
function ofMany(game, position, claim, rest) {
  const all = position.includes(', ') ? position.split(', ') : spread(position)
  /** @param {Game} one */
  const letters = (one) =>
    all.map((at) => LETTERS[one.solve(at, { budget: BUDGET }).outcome]).join('')
  if (claim === 'outcomes') return letters(game)
  if (claim === 'grundys')
    return all.map((at) => game.solve(at, { budget: BUDGET }).grundy).join(' ')
  if (claim === 'remotenesses')
    return all.map((at) => game.solve(at, { budget: BUDGET }).remoteness).join(' ')
  if (claim === 'same') {
    const [, name, rules = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(rest) ?? []
    return letters(engine.game(name, { rules })) === letters(game) ? rest : 'not the same'
  }
  if (claim === 'worth' || claim === 'wins') {
    const each = words(rest)
    return all.map((at, i) => ofOne(game, at, claim, each[i] ?? '')).join(' ')
  }
  if (claim !== 'lost') return 'no such claim'
  const found = letters(game)
  const lost = all.filter((_, i) => found[i] === 'L')
  return / of /.test(rest) ? `${lost.length} of ${all.length}` : lost.sort().join(' ')
}

/** both languages say the same, once each @type {Map<string, string>} */
const known = new Map()
/** @param {string} fact @returns {string} '' where it is so, else what is */
export function wrong(fact) {
  const found = known.get(fact) ?? sought(fact)
  known.set(fact, found)
  return found
}

/** Of a misère octal game. @param {string} rules @param {number} to @returns {string} in the words of the claim */
function ofQuotient(rules, to) {
  const steps = quotientSteps(engine.memory, { game: 'octal', rules, to })
  for (let one = steps.next(); ; one = steps.next())
    if (one.done) return `order ${one.value.slots.order}, lost ${one.value.lost.join(' ')}`
}

/** @param {string} fact @returns {string} '' where it is true, else what is true */
function sought(fact) {
  const ofClasses = /^quotient octal\{(.+)\} to (\d+) = (.+)$/.exec(fact)
  if (ofClasses) {
    const found = ofQuotient(ofClasses[1], Number(ofClasses[2]))
    return found === ofClasses[3] ? '' : found
  }
  const ofAForm = /^form (.+) = (\w+) (.+)$/.exec(fact)
  if (ofAForm) return wrongOfForm(ofAForm[1], ofAForm[2], ofAForm[3])
  const match = /^(table )?(\w+)(?:\{((?:[^{}]|\{[^{}]*\})*)\})? ?(.*?) ?= (\S+) ?(.*)$/.exec(fact)
  if (!match) return 'it cannot be read'
  const [, table, name, rules = '', place, claim, rest] = match
  if (name in SUMS) {
    const found = SUMS[name](place)
    return found === `${claim} ${rest}`.trim() ? '' : found
  }
  const game = engine.game(name, { rules })
  if (table) {
    const { period } = game.table(360)
    const found = period?.proved ? `${period.period} from ${period.preperiod}` : 'not proved'
    return claim === 'period' && rest === found ? '' : found
  }
  const [start, line = ''] = place.split(/ ?\bafter /)
  const position = words(line).reduce((at, move) => game.move(at, move).to.text, start)
  const lists = ['win', 'best', 'plays'].includes(claim) || (claim === 'lost' && !/ of /.test(rest))
  const said = lists ? words(rest).sort().join(' ') : rest
  const found = /\.\.\d|, /.test(position)
    ? ofMany(game, position, claim, rest)
    : ofOne(game, position, claim, rest)
  return found === said ? '' : found
}
