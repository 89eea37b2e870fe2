/** Trees as others write them: each is read as it is meant, written so that it is read again, and refused with its place. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { foreign } from '../../../web/trees/tree-formats.js'
import { randomTree, readTree, writeTree } from '../../../web/model/tree-text.js'
import { expanded, FORMATS } from '../../../web/trees/tree-written.js'
import { engine } from '../wasm.mjs'

/** @param {string} text ours, of what it says */
function read(text) {
  const found = foreign(text)
  if (found === null) return null
  return typeof found === 'string' ? writeTree(readTree(engine, found)) : writeTree(found.tree)
}
/** @param {string} text @param {string} from where it goes on in the text */
function refused(text, from) {
  let said = null
  try {
    read(text)
  } catch (error) {
    said = error
  }
  assert.ok(said, `${text} is read`)
  assert.is(said.name, 'NotationError', said.stack)
  assert.is(text.slice(said.column, said.column + from.length), from, said.message)
}

/* as 6.034 hands its trees out, and as CS188 does; both from memory of their form, with numbers of our own */
const TUPLES = `tup_tree = ("A", None,
    ("B", None,
     ("C", None,
      ("D", 2),
      ("E", 7)),
     ("F", -4) # a leaf
     ),
    ("I", None,
     ("J", 6),
     ("K", 8)),
    )`
const BERKELEY = `class: "GraphGameTreeTest"
alg: "MinimaxAgent"
depth: "3"

diagram: """
     top
    /   \\
   l     r
"""
num_agents: "2"

start_state: "top"
win_states: "A C"
lose_states: "B D"

successors: """
top goL l
top goR r
l x A
l y B
r x C
r y deep
deep x D
"""

evaluation: """
A 4.0
B 3
C -2
D 1000
"""
`
const DOT = `digraph tree {
  rankdir = TB; node [shape=circle]
  // the root
  root [label="MAX"]
  root -> l -> a
  root -> r; l -> b
  r -> { c d }
  a [label="3"]; b [label="5", shape=box]
  c [label="leaf 2"]
  d [label=9]
}`
const FOREST = `\\begin{forest} for tree={draw}
  [MIN, circle
    [MAX [$3$, edge label={node{x}}] [5]] % first
    [MAX [2] [{-9}]]]
\\end{forest}`

test('each notation is read as it is meant', () => {
  assert.is(read(TUPLES), '(((2 7) -4) (6 8))')
  assert.is(read(`[[('m', 6), ('n', 4)], [('o', 2), ('p', 0)]]`), '((6 4) (2 0))')
  assert.is(read(BERKELEY), '((4 3) (-2 (1000)))')
  assert.is(read('((3)(5))'), '(3 5)')
  assert.is(read('(((3)(5))((2)(−9)))'), '((3 5) (2 -9))')
  assert.is(read('((3,5)B,(2,9)C)A;'), '((3 5) (2 9))')
  assert.is(read("((3:0.1,5:2)'B',[a note](2,9));"), '((3 5) (2 9))')
  assert.is(read('(1,2)MIN;'), 'min (1 2)')
  assert.is(
    read(
      '{"name":"A","children":[{"name":"B","children":[{"value":3},{"name":"5"}]},{"value":-2}]}',
    ),
    '((3 5) -2)',
  )
  assert.is(read(DOT), '((3 5) (2 9))')
  const grouped =
    'digraph { subgraph cluster_0 { b [label=3]; c [label="5"] } a -> {b; c} [label="x"]; }'
  assert.is(read(grouped), '(3 5)')
  assert.is(read('graph { a -- b [label="9"]\n a -- c; b [label=3] c [label=-5] }'), '(3 -5)')
  assert.is(read(FOREST), 'min ((3 5) (2 -9))')
  assert.is(read('[MAX [MIN [3] [5]] [MIN [2] [9]]]'), '((3 5) (2 9))')
})

test('a test of CS188 that looks less deep than its tree keeps its depth, in plies, and what inner nodes count as', () => {
  const short = BERKELEY.replace('depth: "3"', 'depth: "1"').replace('D 1000', 'D 1000\ndeep 7')
  const found = /** @type {any} */ (foreign(short))
  assert.is(found.depth, 2)
  assert.is(writeTree(found.tree), '((4 3) (-2 7:(1000)))')
  assert.is(/** @type {any} */ (foreign(BERKELEY)).depth, undefined)
})

test('what is ours is left to the engine', () => {
  for (const text of [
    '((3 5) (2 9))',
    '[[3, 5], [2, -9]]',
    '3 5 2 9',
    'min (7 (1 2))',
    '(4:(3 5) 1:(2 9))',
    '',
    '((3) (5))',
    'x',
  ])
    assert.is(foreign(text), null, text)
})

test('all that is written is read again, and is the same tree: 300 random ones in each notation', () => {
  let tried = 0
  for (let seed = 1; seed <= 300; seed++) {
    const tree = randomTree(seed, {
      levels: 1 + (seed % 4),
      children: 1 + (seed % 3),
      min: seed % 2 > 0,
    })
    /* leaves at several levels */
    const nodes = tree.nodes.flatMap((node, i) =>
      i % 7 === 3 && !node.value ? [{ ...node }] : [node],
    )
    const mine = { ...tree, nodes }
    for (const [name, write] of Object.entries(FORMATS)) {
      const text = write(mine, engine)
      tried++
      /* where no two stand side by side it is our own notation, too, and is read so */
      if (name === 'parentheses' && !text.includes(')(')) continue
      const again = foreign(text)
      const found =
        again === null || typeof again === 'string' ? readTree(engine, again ?? text) : again.tree
      /* most do not say who begins */
      const begins = /^(json|dot|forest)/.test(name) ? mine.min : false
      assert.is(writeTree(found), writeTree({ ...mine, min: begins }), `${name}\n${text}`)
    }
  }
  assert.is(tried, 300 * Object.keys(FORMATS).length)
})

test('CS188 expands what a plain alpha-beta enters that cuts nothing at equality', () => {
  const order = (/** @type {string} */ text) => expanded(readTree(engine, text), engine).join(' ')
  assert.is(order('((3 5) (2 9))'), '0 1 2 3 4 5', 'the 9 is cut')
  assert.is(order('((3 5) (3 9))'), '0 1 2 3 4 5 6', 'a 3 beside a 3 cuts nothing')
  const text = FORMATS.cs188(readTree(engine, '((3 5) (2 9))'), engine)
  assert.match(text, /# generated: "A B D E C F"/)
})

test('for LaTeX there is a sheet with a line for each value, and its key with the minimax values', () => {
  const tree = readTree(engine, 'min ((3 5) (2 9) 4)')
  const sheet = FORMATS['forest-empty'](tree, engine)
  const line = '\\underline{\\hspace{2em}}'
  assert.is(sheet, `\\begin{forest}\n[{MIN ${line}} [{MAX ${line}} [3] [5]] [{MAX ${line}} [2] [9]] [4]]\n\\end{forest}`) // prettier-ignore
  const key = FORMATS['forest-key'](tree, engine)
  assert.is(
    key,
    '\\begin{forest}\n[{MIN 4} [{MAX 5} [3] [5]] [{MAX 9} [2] [9]] [4]]\n\\end{forest}',
  )
})

test('a million spaces say nothing, and take no time', () => {
  const spaces = ' '.repeat(1e6)
  assert.is(foreign(spaces), null)
  assert.is(foreign('\n'.repeat(1e6)), null)
  assert.is(read(`((1)(${spaces}2))`), '(1 2)')
  assert.is(read(`(${spaces}(1)(2)${spaces})`), '(1 2)')
})

test('what cannot be read is refused with its place', () => {
  refused('("A", None, ("B", 3), ("C", None))', '("C"')
  refused('("A", None, ("B", 3)', '("A"')
  refused('("A", None, ("B", 3)) ("C", 4)', '("C"')
  refused('("A", None, ("B", 3.5))', '3.5')
  refused('((3,x),(2,9));', 'x')
  refused('((3,5),(2,9);', '((3')
  refused('digraph { a -> b; a -> c; b [label=3] }', 'c;')
  refused('digraph { a -> b; c -> b; b [label=3] }', 'b; b')
  refused('digraph { a -> b; b -> a }', 'b; b')
  refused('digraph { -> b }', '->')
  refused('[MAX [3] [five]]', '[five]')
  refused('[MAX [3] [5]', '[MAX')
  refused('{"children": [{"name": "B"}]}', '"B"')
  refused('{"children": 3}', '{')
  refused('{"children": [', '')
  refused(BERKELEY.replace('B 3', 'B three'), 'B three')
  refused(BERKELEY.replace('l x A', 'l A'), 'l A')
  refused(`(${'(1,2),'.repeat(200)}3);`, '')
  refused(`${'('.repeat(90)}1${')'.repeat(90)};`, '')
  refused(`((3,5),(2,${2 ** 31}));`, '2147')
})

test('a million of parentheses, braces or arrows ends in a sentence at once', () => {
  for (const text of [
    `${'('.repeat(1e6)};`,
    `{"children":${'['.repeat(1e5)}`,
    `("a", ${'('.repeat(1e6)}`,
    `digraph {${'a -> '.repeat(2e5)} a }`,
    `[MAX ${'['.repeat(1e6)}`,
    `digraph { ${'a [x=1];'.repeat(2e5)} }`,
    `digraph { ${'a [label="x"] '.repeat(1e5)} }`,
    `{"children":[${'{"name":"abc"},'.repeat(1e5)}3]}`,
    `${'\n'.repeat(1e6)}start_state: "x"`,
  ]) {
    assert.throws(
      () => read(text),
      (/** @type {any} */ error) => error.name === 'NotationError',
    )
  }
})

test.run()
