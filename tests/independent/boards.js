/** boards.js -- games of boards, cards and pictures, from their pages: web/pages/en/game-maze.md, game-piece.md and so on. */
import { bothWays, numbers, upTo } from './solve.js'

/** @typedef {import('./solve.js').Move} Move */
/** @typedef {import('./solve.js').Rule} Rule */

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz'
/** @param {string} cell "e5" -> column and row from 0 */
const placeOf = (cell) => ({ col: COLUMNS.indexOf(cell[0]), row: Number(cell.slice(1)) - 1 })
/** A move is the cell it goes to, once. @param {{ col: number, row: number }[]} places @returns {Move[]} */
const goTo = (places) =>
  [...new Set(places.map(({ col, row }) => COLUMNS[col] + (row + 1)))].map((to) => ({
    text: to,
    to,
  }))
/** @param {string} board rows from the top */
const cellsOf = (board) =>
  board.split('/').flatMap((line, row) =>
    [...line].flatMap((c, col) => (c === '.' ? [COLUMNS[col] + (row + 1)] : [])),
  ) // prettier-ignore

/** A piece that takes steps on free cells. @param {string} board @param {{ dx: number, dy: number, often: boolean }[]} steps @returns {import('./solve.js').Play} */
const stepping = (board, steps) => {
  const lines = board.split('/')
  return {
    read: (start) => start,
    moves(position) {
      const from = placeOf(position)
      return goTo(
        steps.flatMap(({ dx, dy, often }) => {
          const places = []
          let [col, row] = [from.col + dx, from.row + dy]
          while (lines[row]?.[col] === '.') {
            places.push({ col, row })
            if (!often) break
            col += dx
            row += dy
          }
          return places
        }),
      )
    },
  }
}

/** Every board of so many columns and rows, walls anywhere. @param {number} width @param {number} height */
const everyBoard = (width, height) =>
  Array.from({ length: 1 << (width * height) }, (_, walls) =>
    upTo(height)
      .map((y) => upTo(width).map((x) => ((walls >> ((y - 1) * width + x - 1)) & 1 ? '#' : '.')).join(''))
      .join('/'),
  ) // prettier-ignore

/** @param {string[]} boards @param {string} [steps] @returns {[string, string[]][]} from every cell of each */
const allCells = (boards, steps = '') =>
  boards.map((board) => [`${board} ${steps}`.trim(), cellsOf(board)])

/** @type {Rule} */
const maze = {
  open: (rules) =>
    stepping(rules.trim(), [
      { dx: -1, dy: 0, often: true },
      { dx: 0, dy: -1, often: true },
    ]),
  universe: bothWays([
    ...allCells(['..#../#...#/..#../#..../.....', '.', '.....', './././.', Array(20).fill('.'.repeat(20)).join('/')]),
    ...allCells(everyBoard(3, 3).filter((board) => board.includes('.'))),
  ]),
  large: { rules: Array(60).fill('.'.repeat(26)).join('/'), start: 'z60', then: ["b2", "c1", "a1", "c3"] },
} // prettier-ignore

/** @type {Rule} */
const piece = {
  open: (rules) => {
    const [board, ...steps] = rules.split(/\s+/)
    return stepping(
      board,
      steps.map((step) => {
        const [dx, dy] = (step.match(/-?\d+/g) ?? []).map(Number)
        return { dx, dy, often: step.endsWith('*') }
      }),
    )
  },
  universe: bothWays(
    [
      '(-1,0)* (0,-1)* (-1,-1)*',
      '(-2,-1) (-1,-2) (1,-2) (-2,1)',
      '(1,0) (-1,0) (0,-1)',
      '(1,1) (-1,-1)* (1,-1)',
      '(0,1)* (1,0)* (0,-1)',
      '(-1,0) (1,0)',
      '(-2,0)* (1,0) (0,-1)',
    ].flatMap((steps) =>
      allCells(['......../......../...#..../......../..#...../.......#', '..../.#../....', '.#.#/..../#.#./....', '...'], steps),
    ).concat(allCells(everyBoard(3, 2).filter((board) => board.includes('.')), '(-1,0)* (1,0) (0,-1) (1,1)')),
  ),
  large: { rules: `misere ${Array(60).fill('.'.repeat(26)).join('/')} (-1,0)* (0,-1)* (-1,-1)*`, start: 'z60', then: ["b2", "c1", "a1", "c3"] },
} // prettier-ignore

/** @type {Rule} Rows, columns, and the row and the column of the bad piece, these from 0. */
const cake = {
  open: () => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const [rows, cols, row, col] = numbers(position)
      // A cut below the n-th row, counted from 1: the bad piece is among the first n, or it is not.
      return [
        ...upTo(rows - 1).map((n) => ({
          text: `r${n}`,
          to: (row < n ? [n, cols, row, col] : [rows - n, cols, row - n, col]).join(' '),
        })),
        ...upTo(cols - 1).map((n) => ({
          text: `c${n}`,
          to: (col < n ? [rows, n, row, col] : [rows, cols - n, row, col - n]).join(' '),
        })),
      ]
    },
  }),
  universe: bothWays([['', ['1 1 0 0', '1 9 0 4', '8 8 3 4', '9 7 4 3', '6 9 1 6', '20 1 19 0', '12 5 0 2']]]),
  printed: [['', '06 9 1 6', '6 9 1 6']],
  large: { rules: "misere", start: "60 60 20 20", then: ["2 2 0 0", "1 5 0 2", "3 3 1 1"] },
} // prettier-ignore

/** Every graph of n nodes whose arrows are among these. @param {string[]} arrows */
const everyGraph = (arrows) =>
  Array.from({ length: 1 << arrows.length }, (_, set) =>
    arrows.filter((_, i) => (set >> i) & 1).join(' '),
  )

/** Graphs whose arrows are drawn at random, the same at every run. @param {number} count @param {number} nodes @param {number} arrows @returns {[string, string[]][]} */
const randomGraphs = (count, nodes, arrows) => {
  let state = 1
  const node = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 16) % nodes
  }
  return upTo(count).map(() => [
    upTo(arrows)
      .map(() => `${node()}>${node()}`)
      .join(' '),
    upTo(nodes).map((n) => String(n - 1)),
  ])
}

/** @type {Rule} A node that no arrow leaves has no move, nor has one that no arrow names. */
const graph = {
  open: (rules) => {
    const arrows = rules.split(/\s+/).filter(Boolean).map((a) => a.split('>').map(Number))
    return {
      read: (start) => String(Number(start)),
      moves: (position) =>
        [...new Set(arrows.filter(([from]) => from === Number(position)).map(([, to]) => to))]
          .sort((a, b) => a - b)
          .map((to) => ({ text: `${to}`, to: `${to}` })),
    }
  },
  universe: bothWays([
    // Every graph of three nodes, loops among them, the fourth alone.
    ...everyGraph(['1>1', '1>2', '1>3', '2>1', '2>2', '2>3', '3>1', '3>2', '3>3']).map(
      (rules) => /** @type {[string, string[]]} */ ([rules, ['1', '2', '3', '4']]),
    ),
    ['2>1 3>2 4>1 4>2 5>2 5>4 6>2 6>5', upTo(7).map(String)],
    ['1>2 2>1 2>3 4>1 4>3 5>4', upTo(6).map(String)],
    ['0>1 0>2 0>4 0>5 1>2 2>3 4>6 5>7 3>4 7>8 90>91 91>90', ['0', '8', '9', '90']],
    ['1>2 1>2 2>3', ['1']],
    // A cycle with a long tail, and two components.
    ...randomGraphs(60, 12, 17),
    [[...upTo(30).map((n) => `${n}>${(n % 31) + 1}`), '31>1', '15>40', ...upTo(20).map((n) => `${n + 39}>${n + 40}`), '70>71 71>72 72>70 72>73'].join(' '), ['1', '40', '70', '73']],
  ]),
  printed: [['1>2', '01', '1']],
  large: {
    rules: [...upTo(400).map((n) => `${n}>${n + 1}`), '402>402 402>403 402>401', ...upTo(399).map((n) => `${n}>${n + 2}`)].join(' '),
    start: '1',
    then: ["399", "400", "401", "403"],
  },
} // prettier-ignore

/** @type {Rule} MAX begins, unless the rules say min; nodes are numbered from 0, going down on the left. */
const tree = {
  open: (rules) => {
    /** @typedef {{ id: number, depth: number, leaf: number | null, children: Node[] }} Node */
    /** @typedef {number | Shape[]} Shape */
    const minBegins = /^min\b/.test(rules)
    const text = rules.replace(/^min\b/, '').trim()
    /** @type {Shape} */
    let shape
    if (text.startsWith('('))
      shape = JSON.parse(
        text.replace(/\(\s*/g, '[').replace(/\s*\)/g, ']').replace(/\s+/g, ',').replace(/\]\[/g, '],['),
      )
    else {
      /** @type {Shape[]} */
      let level = numbers(text)
      // A flat list is a tree of two children each.
      while (level.length > 1) level = upTo(level.length / 2).map((i) => level.slice(2 * i - 2, 2 * i))
      shape = level[0]
    }
    /** @type {Node[]} */
    const nodes = []
    /** @param {Shape} of @param {number} depth @returns {Node} */
    const add = (of, depth) => {
      /** @type {Node} */
      const node = { id: nodes.length, depth, leaf: typeof of === 'number' ? of : null, children: [] }
      nodes.push(node)
      if (typeof of !== 'number') node.children = of.map((child) => add(child, depth + 1))
      return node
    }
    add(shape, 0)
    return {
      partizan: true,
      read: (start) => start.trim() || '0',
      end(position) {
        const { leaf, depth } = nodes[Number(position)]
        const max = (depth % 2 === 0) !== minBegins
        return leaf === null ? null : max ? leaf : 0 - leaf
      },
      moves: (position) => nodes[Number(position)].children.map(({ id }) => ({ text: `${id}`, to: `${id}` })),
    }
  },
  universe: ['', 'min '].flatMap((who) => [
    ...['3 5 2 9', '3 5 2 9 12 5 23 23', '((3 5 -2) (2 (9 1)) 4)', '(7 (1 2))', '7', '0', '((0 0) 0)', '((1) ((-1)))', '(1000000000 (-1000000000 0))'].map(
      (rules) => /** @type {[string, string[]]} */ ([who + rules, ['']]),
    ),
    // Every tree of eight leaves that are worth -1, 0 or 1, in the first five places.
    ...Array.from({ length: 243 }, (_, i) => /** @type {[string, string[]]} */ ([
      who + [...[1, 3, 9, 27, 81].map((n) => (Math.floor(i / n) % 3) - 1), 1, 0, -1].join(' '), [''],
    ])),
  ]),
  printed: [['3 5', '', '0']],
  large: { rules: upTo(4096).map((n) => (n * 7919) % 101).join(' '), start: '', then: ['4', '11'] },
} // prettier-ignore

/** @type {Rule} x begins. */
const tictactoe = {
  open: (rules) => {
    const side = Number(rules || 3)
    const at = upTo(side).map((n) => n - 1)
    /** Every row, column and diagonal, as places in the text without its slashes. */
    const lines = [
      ...at.map((y) => at.map((x) => y * side + x)),
      ...at.map((x) => at.map((y) => y * side + x)),
      at.map((i) => i * side + i),
      at.map((i) => i * side + (side - 1 - i)),
    ]
    /** @param {string[]} cells */
    const print = (cells) => at.map((y) => cells.slice(y * side, y * side + side).join('')).join('/')
    /** @param {string} position */
    const cellsOn = (position) => [...position.replace(/[/\s]/g, '')]
    return {
      partizan: true,
      read: (start) => print(cellsOn(start)),
      end(position) {
        const cells = cellsOn(position)
        // Only who has just moved can have completed a line.
        if (lines.some((l) => cells[l[0]] !== '.' && l.every((i) => cells[i] === cells[l[0]]))) return -1
        return cells.includes('.') ? null : 0
      },
      moves(position) {
        const cells = cellsOn(position)
        const x = cells.filter((c) => c === 'x').length
        const o = cells.filter((c) => c === 'o').length
        return cells.flatMap((c, i) =>
          c === '.'
            ? [{
                text: COLUMNS[i % side] + (Math.floor(i / side) + 1),
                to: print(cells.map((old, j) => (j === i ? (x > o ? 'o' : 'x') : old))),
              }]
            : [],
        )
      },
    }
  },
  universe: [
    ['3', ['.../.../...']],
    ['4', ['xoxo/oxox/xo../....', 'xo.o/.x../.ox./o.x.', 'o.../.ox./.xxx/xooo', 'xxx./ooo./x.../o...']],
    ['', ['x../.o./..x']],
  ],
  printed: [['3', 'x...o...x', 'x../.o./..x']],
  large: { rules: "3", start: ".../.../...", then: ["xox/oxo/.x.", "xox/.ox/..o"] },
} // prettier-ignore

/** @type {Rule} Four cards of each number; the sum may not pass 31. */
const game31 = {
  open: () => ({
    read: (start) => [...start.replace(/\s/g, '')].sort().join(''),
    moves(position) {
      const laid = [...position].map(Number)
      const sum = laid.reduce((n, card) => n + card, 0)
      return upTo(6)
        .filter((card) => laid.filter((c) => c === card).length < 4 && sum + card <= 31)
        .map((card) => ({ text: `${card}`, to: [...laid, card].sort().join('') }))
    },
  }),
  universe: bothWays([['', ['']]]),
  printed: [['', '3 5 66', '3566'], ['', '', '']],
  large: { rules: "misere", start: "", then: ["66664", "555544", "66655"] },
} // prettier-ignore

/** @type {Rule} A bite takes its square with all that is neither above it nor left of it; a1 is never eaten. */
const chomp = {
  open: () => ({
    read: (start) => numbers(start).join(' '),
    moves(position) {
      const rows = numbers(position)
      return rows.flatMap((length, row) =>
        upTo(length)
          .map((n) => n - 1)
          .filter((col) => row + col > 0)
          .map((col) => ({
            text: COLUMNS[col] + (row + 1),
            to: rows
              .map((n, r) => (r < row ? n : Math.min(n, col)))
              .filter((n) => n > 0)
              .join(' '),
          })),
      )
    },
  }),
  universe: bothWays([['', ['1', '9', '5 5 5 5', '4 4 4 4 4', '8 8', '7 5 5 2', '2 2 2 2 2 2', '3 1 1 1 1']]]),
  printed: [['', '05  3', '5 3']],
  large: { rules: 'misere', start: '9 9 9 9 9 9 9', then: ['3 2', '2 2 1', '4'] },
} // prettier-ignore

/** @type {Rule} Two counters in each row; the first player's stand on the left. */
const northcott = {
  open: (rules) => ({
    partizan: true,
    read: (start) => start.replace(/\s|\b0+(?=\d)|:1$/g, ''),
    moves(position) {
      const [board, second] = position.split(':')
      const rows = board.split('/').map((row) => row.split('-').map(Number))
      return rows.flatMap(([x, o], i) => {
        const squares = second
          ? upTo(Number(rules)).filter((n) => n > x && n !== o)
          : upTo(o - 1).filter((n) => n !== x)
        return squares.map((to) => ({
          text: COLUMNS[to - 1] + (i + 1),
          to:
            rows.map((row, r) => (r !== i ? row : second ? [x, to] : [to, o]).join('-')).join('/') +
            (second ? '' : ':2'),
        }))
      })
    },
  }),
  universe: [
    ['6', ['1-6/2-5']],
    ['5', ['1-5/1-5/2-4:2']],
    ['9', ['3-7']],
    ['misere 5', ['1-5/2-4']],
  ],
  printed: [['8', '1-8 / 03-5:1', '1-8/3-5']],
  large: { rules: '7', start: '1-7/1-7/1-7', then: ['2-3/4-5/6-7', '1-2/1-2/1-2:2'] },
}

export default { maze, piece, cake, graph, tree, tictactoe, game31, chomp, northcott }
