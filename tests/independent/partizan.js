/** partizan.js -- games in which Left and Right have moves of their own, from their pages: web/pages/en/game-domineering.md and so on. A position ends with :R where Right is to move. */

/** @typedef {import('./solve.js').Move} Move */
/** @typedef {import('./solve.js').Rule} Rule */

/** @param {string} text @returns {{ board: string[][], right: boolean }} */
function split(text) {
  const [board, turn] = text.split(':')
  const size = /^(\d+)x(\d+)$/.exec(board)
  const rows = size ? Array(Number(size[1])).fill('.'.repeat(Number(size[2]))) : board.split('|')
  return { board: rows.map((row) => [...row]), right: turn === 'R' }
}
/** @param {string[][]} board @param {boolean} right */
const joined = (board, right) => board.map((row) => row.join('')).join('|') + (right ? ':R' : '')
/** @param {string} text */
const read = (text) => {
  const plain = text
    .replace(/ /g, '')
    .replace(/\((\w+)\)\^(\d+)|(.)\^(\d+)/g, (_, group, times, c, n) =>
      group ? group.repeat(Number(times)) : c.repeat(Number(n)),
    )
  const { board, right } = split(plain)
  return joined(board, right)
}
/** @param {number} row @param {number} col */
const name = (row, col) => 'abcdefghijklmnopqrstuvwxyz'[col] + (row + 1)
/** @param {string[][]} board @param {[number, number, string][]} changes */
function changed(board, changes) {
  const after = board.map((row) => [...row])
  for (const [row, col, sign] of changes) after[row][col] = sign
  return after
}
/** @param {(board: string[][], right: boolean) => { text: string, changes: [number, number, string][] }[]} ways @returns {Rule['open']} */
const played = (ways) => () => ({
  partizan: true,
  read,
  moves(position) {
    const { board, right } = split(position)
    return ways(board, right).map(({ text, changes }) => ({
      text,
      to: joined(changed(board, changes), !right),
    }))
  },
})
/** Every square. @param {string[][]} board @returns {[number, number][]} */
const places = (board) =>
  board.flatMap((row, r) => row.map((_, c) => /** @type {[number, number]} */ ([r, c])))
/** @param {[string, string[]][]} all @returns {[string, string[]][]} */
const both = (all) =>
  all.flatMap(([, starts]) => {
    const turned = starts.flatMap((start) => [start, `${start}:R`])
    return /** @type {[string, string[]][]} */ ([
      ['', turned],
      ['misere', turned],
    ])
  })

/** @type {Rule} */
const domineering = {
  open: played((board, right) =>
    places(board).flatMap(([row, col]) => {
      const [r, c] = right ? [row, col + 1] : [row + 1, col]
      if (board[row][col] !== '.' || board[r]?.[c] !== '.') return []
      return {
        text: `${name(row, col)}-${name(r, c)}`,
        changes: [[row, col, '#'], [r, c, '#']],
      } // prettier-ignore
    }),
  ),
  universe: both([['', ['3x4', '...|.#.|...', '2x6', '1x7', '..#.|....|.#..']]]),
  printed: [['', '2x3', '...|...']],
  large: { rules: '', start: '7x8', then: ['2x2', '...|...:R', '1x3'] },
}

/** @type {Rule} */
const toads = {
  open: played(([row], right) =>
    row.flatMap((sign, i) => {
      if (sign !== (right ? 'f' : 't')) return []
      const step = right ? -1 : 1
      const to = row[i + step] === '.' ? i + step : row[i + step] === (right ? 't' : 'f') && row[i + 2 * step] === '.' ? i + 2 * step : -1 // prettier-ignore
      if (to < 0) return []
      return { text: `${i + 1}-${to + 1}`, changes: [[0, i, '.'], [0, to, sign]] } // prettier-ignore
    }),
  ),
  universe: both([['', ['ttt..fff', 'tt.t.f.ff', 'tttt.ffff', 't..t.f.f..f']]]),
  printed: [['', 't^3 . f^2', 'ttt.ff']],
  large: { rules: '', start: 't^9 ... f^9', then: ['t.f', 'tt.ff:R', 't..f'] },
}

const WAYS = [[-1, 0], [0, -1], [0, 1], [1, 0]] // prettier-ignore
/** @type {Rule} */
const clobber = {
  open: played((board, right) => {
    const [own, other] = right ? 'ox' : 'xo'
    return places(board).flatMap(([row, col]) =>
      board[row][col] !== own
        ? []
        : WAYS.flatMap(([dr, dc]) => {
            const [r, c] = [row + dr, col + dc]
            if (board[r]?.[c] !== other) return []
            return { text: `${name(row, col)}-${name(r, c)}`, changes: [[row, col, '.'], [r, c, own]] } // prettier-ignore
          }),
    )
  }),
  universe: both([['', ['xox|oxo|xox', 'xoxo|oxox', 'xxo|.xo|oxx', 'xoxoxoxo']]]),
  printed: [['', 'xo^2', 'xoo']],
  large: { rules: '', start: 'xoxoxo|oxoxox|xoxoxo|oxoxox', then: ['xo', 'xxo:R', 'xo|ox'] },
}

/** @type {Rule} */
const konane = {
  open: played((board, right) => {
    const [own, other] = right ? 'ox' : 'xo'
    return places(board).flatMap(([row, col]) => {
      if (board[row][col] !== own) return []
      return WAYS.flatMap(([dr, dc]) => {
        /** @type {{ text: string, changes: [number, number, string][] }[]} */
        const found = []
        /** @type {[number, number, string][]} */
        const gone = [[row, col, '.']]
        for (let n = 2; ; n += 2) {
          const [r, c] = [row + n * dr, col + n * dc]
          if (board[r - dr]?.[c - dc] !== other || board[r]?.[c] !== '.') return found
          gone.push([r - dr, c - dc, '.'])
          found.push({ text: `${name(row, col)}-${name(r, c)}`, changes: [...gone, [r, c, own]] })
        }
      })
    })
  }),
  universe: both([['', ['.ox.|o..x|....', 'xoxo|o.ox|xoxo|oxox', '..oxoxox.xo.', 'xo.o.|oxo.x|.o.o.']]]),
  printed: [['', 'xo^2.', 'xoo.']],
  large: { rules: '', start: 'xoxoxo|ox.xox|xo.oxo|oxoxox|xoxoxo', then: ['xo.', 'xo.o.', '.ox:R'] },
} // prettier-ignore

/** @typedef {{ a: number, b: number, colour: string, n: number }} Edges n of a colour ('' either's, l Left's, r Right's) between a and b, and a is not above b */
/** @param {string} text "0-1l-2 1-3r*2" @returns {Edges[]} in the order of nodes and colours */
function edgesOf(text) {
  /** @type {Map<string, Edges>} */
  const all = new Map()
  for (const chain of text.trim().split(/\s+/)) {
    const [nodes, times = '1'] = chain.split('*')
    const [first, ...rest] = nodes.split('-')
    let from = Number(first)
    for (const node of rest) {
      const to = parseInt(node, 10)
      const colour = /[lr]$/.exec(node)?.[0] ?? ''
      const [a, b] = [Math.min(from, to), Math.max(from, to)]
      const key = `${a} ${b} ${colour}`
      all.set(key, { a, b, colour, n: (all.get(key)?.n ?? 0) + Number(times) })
      from = to
    }
  }
  return [...all.values()].sort(
    (p, q) => p.a - q.a || p.b - q.b || (p.colour < q.colour ? -1 : Number(p.colour > q.colour)),
  )
}
/** What stands on the ground. @param {Edges[]} edges */
function standing(edges) {
  const left = edges.filter(({ n }) => n > 0)
  const up = new Set([0])
  for (const _ of left)
    for (const { a, b } of left)
      if (up.has(a) || up.has(b)) {
        up.add(a)
        up.add(b)
      }
  return left.filter(({ a }) => up.has(a))
}
/** As chains: from the first edge, on by the first single one that is left, until the ground. @param {Edges[]} edges */
function printed(edges) {
  const left = standing(edges)
  /** @type {string[]} */
  const chains = []
  for (let e = left.shift(); e; e = left.shift()) {
    let chain = `${e.a}-${e.b}${e.colour}`
    if (e.n > 1) chain += `*${e.n}`
    else if (e.a !== e.b)
      for (let at = e.b; at;) {
        const next = left.findIndex(({ a, b, n }) => n === 1 && a !== b && (a === at || b === at))
        if (next < 0) break
        const [{ a, b, colour }] = left.splice(next, 1)
        at = a === at ? b : a
        chain += `-${at}${colour}`
      }
    chains.push(chain)
  }
  return chains.join(' ') || '0'
}
/** Green alone, or with edges of Left and Right: as the start is, which is read first. @type {Rule} */
const hackenbush = {
  open: () => {
    let sided = false
    /** Who is to move where there are sides: Right is said, and Left where no edge shows that there are. @param {Edges[]} edges @param {boolean} right */
    const said = (edges, right) => {
      const text = printed(edges)
      return text + (!sided ? '' : right ? ':R' : /[lr]/.test(text) ? '' : ':L')
    }
    return {
      partizan: () => sided,
      read: (start) => {
        const [picture, turn] = start.split(':')
        sided = /[lr]/.test(picture)
        sided ||= turn !== undefined
        return said(edgesOf(picture), turn === 'R')
      },
      moves(position) {
        const [picture, turn] = position.split(':')
        const other = turn === 'R' ? 'l' : 'r'
        const edges = edgesOf(picture)
        return edges.flatMap((cut) =>
          cut.colour === other
            ? []
            : {
                text: `${cut.a}-${cut.b}${cut.colour}`,
                to: said(edges.map((e) => (e === cut ? { ...e, n: e.n - 1 } : e)), turn !== 'R'),
              },
        )
      },
    }
  },
  universe: [
    '0-1*2 0-2*2 1-2*2 1-3*2 2-3*2 1-1 2-2 3-3',
    '0-1-2-3-4 1-5-6 2-7 0-8-9-10-8',
    '0-1-2-3-0 1-4-5-6-3 2-5 0-0*2',
    '0-1-2-3-4-5-6-7-8',
    '0',
    '0-1l-2r-3l 0-4r-5-6l',
    '0-1l-2r-3l 0-4r-5-6l:R',
    '0-1l-2r-0 0-3*2 3-4l*2 3-4r 4-4l',
    '0-1r-2l-3-1 2-5r 0-0l*2 0-0r:R',
  ].flatMap((start) => /** @type {[string, string[]][]} */ ([['', [start]], ['misere', [start]]])),
  printed: [
    ['', '3-2 2-1  1-0 2-1', '0-1 1-2*2 2-3'],
    ['', '2-0-1-2', '0-1-2-0'],
    ['', '0 0-7-7', '0-7 7-7'],
  ],
  large: {
    rules: '',
    start: '0-1-2-3-4-5-0 1-6-7-8-9-2 6-10-11-12-7 10-13-14-15-11 3-16-17-18-4 0-0*5',
    then: ['0-1-2 1-3', '0-1-2-0', '0-1*2'],
  },
} // prettier-ignore

/** @typedef {{ wide: number, high: number }} Cake */
/** @param {string} text "(4,3)+(2,2)" @returns {Cake[]} those of more than one square, the widest first, of one width the highest */
const cakesOf = (text) =>
  [...text.matchAll(/\((\d+),(\d+)\)/g)]
    .map(([, wide, high]) => ({ wide: Number(wide), high: Number(high) }))
    .filter(({ wide, high }) => wide * high > 1)
    .sort((p, q) => q.wide - p.wide || q.high - p.high)
/** @param {Cake} cake */
const oneCake = ({ wide, high }) => `(${wide},${high})`
/** @param {Cake[]} cakes @param {boolean} right */
const cakesText = (cakes, right) =>
  (cakesOf(cakes.map(oneCake).join('+')).map(oneCake).join('+') || '(1,1)') + (right ? ':R' : '')
/** A cake game: how a side may be divided, with the name of that. @param {(side: number) => { name: string, parts: number[] }[]} ways @returns {Rule['open']} */
const cut = (ways) => () => ({
  partizan: true,
  read: (start) => cakesText(cakesOf(start), start.endsWith(':R')),
  moves(position) {
    const right = position.endsWith(':R')
    const cakes = cakesOf(position)
    return cakes.flatMap((cake, i) =>
      ways(right ? cake.high : cake.wide).map(({ name, parts }) => {
        const left = parts.map((n) => (right ? { ...cake, high: n } : { ...cake, wide: n }))
        const twin = i > 0 && oneCake(cakes[i - 1]) === oneCake(cake)
        return {
          text: `${oneCake(cake)}:${name}${twin ? `@${i + 1}` : ''}`,
          to: cakesText([...cakes.filter((other) => other !== cake), ...left], !right),
        }
      }),
    )
  },
})
/** 1, 2, ... @param {number} n */
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1)
/** @type {Rule} */
const cutcake = {
  open: cut((side) => upTo(side - 1).map((at) => ({ name: String(at), parts: [at, side - at] }))),
  universe: both([['', ['(4,3)', '(3,2)+(2,3)', '(6,2)', '(2,2)+(2,2)', '(1,1)']]]),
  printed: [
    ['', '(2,3)+(1,1)+(3,2)', '(3,2)+(2,3)'],
    ['', '(1,1)', '(1,1)'],
  ],
  large: { rules: '', start: '(6,3)+(2,5)', then: ['(4,3)', '(2,2)+(3,1):R', '(1,5)'] },
}
/** @type {Rule} */
const maundy = {
  open: cut((side) =>
    upTo(side)
      .filter((n) => n > 1 && side % n === 0)
      .map((n) => ({ name: String(n), parts: Array(n).fill(side / n) })),
  ),
  universe: both([['', ['(4,3)', '(6,2)', '(4,2)+(2,3)', '(2,2)+(2,2)', '(1,1)']]]),
  printed: [['', '(2,3)+(1,1)+(3,2)', '(3,2)+(2,3)']],
  large: { rules: '', start: '(12,2)', then: ['(4,2)', '(2,2)+(2,2):R', '(6,1)'] },
}

/**
 * A map: its regions in order, the one that each hangs on, and how it is written, with $ for each region.
 * @typedef {{ states: string[], up: number[], ring: boolean, written: string }} World
 */
/** @param {string} text @returns {World} */
function worldOf(text) {
  const [, kind = '', rest] = /** @type {string[]} */ (/^(path|cycle|tree)? ?(.*)$/.exec(text))
  const shape = /^\d+$/.test(rest) ? upTo(Number(rest)).map(() => '.').join('-') : rest // prettier-ignore
  /** @type {string[]} */
  const states = []
  /** @type {number[]} */
  const up = []
  /** @type {number[]} */
  const forks = []
  let on = -1
  for (const sign of shape) {
    if (sign === '(') forks.push(on)
    else if (sign === ';') on = forks[forks.length - 1]
    else if (sign === ')') on = /** @type {number} */ (forks.pop())
    else if (sign !== '-') {
      up.push(on)
      on = states.push(sign) - 1
    }
  }
  const written = `${kind || 'path'} ${shape.replace(/[.LRlr#]/g, '$')}`
  return { states, up, ring: kind === 'cycle', written }
}
/** @param {World} world @param {number} i @returns {number[]} */
const besides = ({ up, ring }, i) =>
  up.flatMap((on, j) => {
    const first = ring && j === 0 ? up.length - 1 : on
    return j === i && first >= 0 ? [first] : first === i ? [j] : []
  })
/** @param {World} world @param {boolean} right */
const worldText = ({ states, written }, right) => {
  let i = 0
  return written.replace(/\$/g, () => states[i++]) + (right ? ':R' : '')
}
/** Which colour beside a region forbids it. @param {(own: string, other: string) => string} against @returns {Rule['open']} */
const painted = (against) => () => ({
  partizan: true,
  read: (start) => worldText(worldOf(start.split(':')[0]), start.endsWith(':R')),
  moves(position) {
    const right = position.endsWith(':R')
    const [own, other] = right ? 'RL' : 'LR'
    const world = worldOf(position.split(':')[0])
    return world.states.flatMap((state, i) => {
      const free = state === '.' || state === own.toLowerCase()
      if (!free || besides(world, i).some((j) => world.states[j] === against(own, other))) return []
      const states = world.states.map((was, j) => (j === i ? own : was))
      return { text: String(i + 1), to: worldText({ ...world, states }, !right) }
    })
  },
})
const MAPS = ['path 7', 'cycle 6', 'tree .-.(-.(-.;-.);-R;-.)', 'path .-L-.-.-#-.-R-l', 'cycle r-.-.-L-.', 'tree .(-.;-l-.)'] // prettier-ignore
/** @type {Rule} */
const col = {
  open: painted((own) => own),
  universe: both([['', MAPS]]),
  printed: [
    ['', '.-L-r', 'path .-L-r'],
    ['', 'cycle 4', 'cycle .-.-.-.'],
  ],
  large: { rules: '', start: 'path 16', then: ['path L-.-L-.-L-.-L-.-L-.-L-.-L-.-#-#', 'path R-.-R-.-R-.-R-.-R-.-R-.-R-.-#-#:R'] }, // prettier-ignore
}
/** @type {Rule} */
const snort = {
  open: painted((_, other) => other),
  universe: both([['', MAPS]]),
  printed: [['', '.-L-r', 'path .-L-r']],
  large: { rules: '', start: 'path 16', then: ['path L-.-.-#-R-.-.-#-#-#-#-#-#-#-#-L', 'path .-.-#-#-#-#-#-#-#-#-#-#-#-#-#-.:R'] }, // prettier-ignore
}

/** @type {Rule} */
const difference = {
  open: (rules) => {
    const amounts = rules
      .replace(/misere|[{}]/g, '')
      .split('|')
      .map((side) => side.split(/[ ,]+/).filter(Boolean).map(Number).sort((a, b) => a - b)) // prettier-ignore
    return {
      partizan: true,
      read: (start) => start.replace(/ *(:R)? *$/, '$1').replace(/ +/g, ' '),
      moves(position) {
        const [heaps, turn] = position.split(':')
        const all = heaps.split(' ').map(Number)
        return all.flatMap((heap, i) =>
          amounts[turn === 'R' ? 1 : 0]
            .filter((n) => n <= heap)
            .map((n) => ({
              text: `${heap}-${n}${all.indexOf(heap) < i ? `@${i + 1}` : ''}`,
              to: all.map((h, j) => (j === i ? h - n : h)).join(' ') + (turn === 'R' ? '' : ':R'),
            })),
        )
      },
    }
  },
  universe: ['2 3 | 1', '1|2', '{1,3|2,3}', '1 4 | 2', 'misere 1 4 | 2'].map((rules) => [rules, ['9 7', '9 7:R', '5 5 3', '5 5 3:R', '20']]), // prettier-ignore
  printed: [['2 3 | 1', '7  2', '7 2']],
  large: { rules: '2 3 | 1', start: '70 70 70', then: ['7 2 0', '5 3 1:R', '4 0 4'] },
}

export default {
  hackenbush,
  domineering,
  toads,
  clobber,
  konane,
  cutcake,
  maundy,
  col,
  snort,
  difference,
}
