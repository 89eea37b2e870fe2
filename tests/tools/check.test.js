/** Each check of `npm run check` passes a small tree that is right and fails on each error planted in it. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { course } from '../../tools/check/course.mjs'
import { format } from '../../tools/check/format.mjs'
import { gate } from '../../tools/check/gate.mjs'
import { house } from '../../tools/check/house.mjs'
import { layers } from '../../tools/check/layers.mjs'
import { links } from '../../tools/check/links.mjs'
import { spelling } from '../../tools/check/spelling.mjs'
import { styles } from '../../tools/check/styles.mjs'
import { terms } from '../../tools/check/terms.mjs'
import { text } from '../../tools/check/text.mjs'
import { types } from '../../tools/check/types.mjs'
import { page, site, tree } from './tree.js'

const check = suite('check')

/** @typedef {Record<string, string>} Files */

/**
 * The tree is right; with the planted files it has exactly that problem.
 * @param {(root: string) => string[] | Promise<string[]>} checker
 * @param {Files} right
 * @param {[name: string, planted: Files, problem: RegExp][]} errors
 */
function sees(checker, right, errors) {
  check(`${checker.name} lets a right tree pass`, async () => {
    assert.equal(await checker(tree(right)), [])
  })
  for (const [name, planted, problem] of errors)
    check(`${checker.name} sees ${name}`, async () => {
      const problems = await checker(tree({ ...right, ...planted }))
      assert.is(problems.length, 1, `expected one problem: ${problems.join('\n') || 'none'}`)
      assert.match(problems[0], problem)
    })
}

sees(
  format,
  {
    '.clang-format': 'BasedOnStyle: Google\n',
    '.prettierrc': '{ "semi": false }\n',
    'src/a.c': 'int a(void) { return 1; }\n',
    'web/a.js': 'export const a = 1\n',
  },
  [
    [
      'C that clang-format writes otherwise',
      { 'src/b.c': 'int b (void) {return 1;}\n' },
      /src\/b\.c.*clang-format/,
    ],
    [
      'a script that prettier writes otherwise',
      { 'web/b.js': 'export const b=1;\n' },
      /web\/b\.js.*prettier/,
    ],
    ['a script that does not parse', { 'web/b.js': 'export const\n' }, /web\/b\.js/],
  ],
)

sees(
  types,
  {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { allowJs: true, checkJs: true, strict: true, types: [], lib: ['es2022'] },
      include: ['web'],
    }),
    'web/a.js': '/** @param {number} n */\nexport const twice = (n) => 2 * n\n',
  },
  [
    [
      'an argument of the wrong type',
      { 'web/b.js': "import { twice } from './a.js'\ntwice('1')\n" },
      /b\.js.*TS2345/,
    ],
    ['a parameter of no type', { 'web/b.js': 'export const f = (x) => x\n' }, /b\.js.*TS7006/],
  ],
)

sees(
  house,
  {
    'src/game.h': '\n',
    'src/solve/solve.h': '#include "../game.h"\n',
    'src/solve/solver.c': '#include "solve.h"\n',
    'web/model/a.js': "import './b.js'\n",
    'web/model/b.js': "/** @type {import('./a.js').A} */\nexport const b = 1\n",
    'bin/engine.mjs': "import('../web/model/a.js')\n",
    'tools/lib/run.mjs': "import '../../bin/engine.mjs'\n",
    'tools/parts.mjs': "import './lib/run.mjs'\n",
    'tools/site/index.mjs': "import '../parts.mjs'\n",
    'tools/check/links.mjs': "import '../site/index.mjs'\n",
    'tools/check.mjs': 'await import(`./check/links.mjs`)\n',
    'slides/marp.config.mjs': "import '../tools/parts.mjs'\n",
    'tests/js/a.test.js': "import '../../tools/check.mjs'\n",
  },
  [
    [
      'a tool that imports a deck',
      { 'tools/slides.mjs': "import '../slides/marp.config.mjs'\n" },
      /tools\/slides\.mjs uses slides\/marp\.config\.mjs, which stands above it: move/,
    ],
    [
      'what all tools share and one of them',
      { 'tools/lib/bad.mjs': "await import('../parts.mjs')\n" },
      /tools\/lib\/bad\.mjs uses tools\/parts\.mjs.*down to tools\/lib/,
    ],
    [
      'a build that reads a check',
      { 'tools/site/bad.mjs': "export * from '../check/links.mjs'\n" },
      /tools\/site\/bad\.mjs uses tools\/check\/links\.mjs/,
    ],
    [
      'a product that imports a test',
      { 'web/model/bad.js': "import '../../tests/js/a.test.js'\n" },
      /web\/model\/bad\.js uses tests\/js\/a\.test\.js/,
    ],
    [
      'an import from a folder that has no floor',
      { 'bin/bad.mjs': "import '../other/a.mjs'\n", 'other/a.mjs': '\n' },
      /bin\/bad\.mjs uses other\/a\.mjs, which stands on no floor.*ORDER/,
    ],
    [
      'a circle',
      { 'web/model/b.js': "import { c } from './c.js'\n", 'web/model/c.js': "import './a.js'\n" },
      /^web\/model\/a\.js uses web\/model\/b\.js uses web\/model\/c\.js uses web\/model\/a\.js: a circle; move/,
    ],
    [
      'a circle that closes late, and by a worker',
      {
        'web/model/b.js': "import x from 'worker:./c.js'\n",
        'web/model/c.js': "export const f = () => import('./b.js')\n",
      },
      /b\.js uses web\/model\/c\.js uses web\/model\/b\.js: a circle/,
    ],
    [
      'headers that include each other',
      { 'src/game.h': '#include "solve/solve.h"\n' },
      /game\.h uses src\/solve\/solve\.h uses src\/game\.h: a circle/,
    ],
  ],
)

sees(
  layers,
  {
    'src/game.h': '/* "no include": #include "solve/solve.h" in a comment */\n',
    'src/games/nim.c': '#include "../game.h"\n',
    'src/kernels/grid.c': '#include "../game.h"\n',
    'src/solve/solve.h': '#include "../game.h"\n',
    'src/solve/solver.c': '#include <stdlib.h>\n#include "solve.h"\n',
    'src/wasm/exports.c': '#include "../solve/solve.h"\n',
    'web/engine/engine.js': "import { html } from 'lit-html'\nexport const big = BigInt(1) + 1n\n",
    'web/model/session.js':
      "import '../engine/engine.js'\nexport const word = 'document.title' // BigInt\n",
    'web/play/play.js':
      "import { word } from '../model/session.js'\nexport const title = () => document.title + word\n",
    'web/play/define.js': "import './play.js'\n",
  },
  [
    [
      'a game that includes a solver',
      { 'src/games/bad.c': '#include "../solve/solve.h"\n' },
      /games\/bad\.c includes src\/solve\/solve\.h, a layer above its own: src\/games may use src\/game\.h, src\/kernels only \(ARCH/,
    ],
    [
      'a kernel that includes a game',
      { 'src/kernels/bad.c': '#include "../games/nim.c"\n' },
      /kernels\/bad\.c includes src\/games\/nim\.c.*: src\/kernels may use src\/game\.h only/,
    ],
    [
      'the seam including a game',
      { 'src/game.c': '#include "games/nim.c"\n' },
      /src\/game\.c includes src\/games\/nim\.c.*: src\/game\.c may use src\/game\.h only/,
    ],
    ['C of no layer', { 'src/other/a.c': '\n' }, /src\/other\/a\.c is in no layer/],
    [
      'an include from outside',
      { 'src/games/bad.c': '#include "../../tests/c/check.h"\n' },
      /outside src/,
    ],
    [
      'an engine that imports an element',
      { 'web/engine/bad.js': "import '../play/play.js'\n" },
      /engine\/bad\.js imports web\/play\/play\.js.*: web\/engine may use nothing of web\/ besides itself/,
    ],
    [
      'a model that loads an element late',
      { 'web/model/bad.js': "export const f = () => import('../play/play.js')\n" },
      /model\/bad\.js imports .*: web\/model may use web\/engine only \(ARCHITECTURE\.md, Layers\)/,
    ],
    [
      'a layer above, passed on',
      { 'web/model/bad.js': "export { title } from '../play/play.js'\n" },
      /model\/bad\.js imports/,
    ],
    [
      'a script that imports from another',
      { 'web/trees/a.js': '', 'web/study/bad.js': "import '../trees/a.js'\n" },
      /study\/bad\.js imports web\/trees\/a\.js, which is another script's: web\/study may use web\/engine, web\/model, web\/core, web\/boards, web\/play only/,
    ],
    ['an import of nothing', { 'web/model/bad.js': "import './gone.js'\n" }, /not there/],
    [
      'an element that reaches out of web/',
      { 'tools/x.js': '', 'web/play/bad.js': "import '../../tools/x.js'\n" },
      /outside web/,
    ],
    [
      'BigInt in an element',
      { 'web/play/bad.js': 'export const n = BigInt(3)\n' },
      /bad\.js:1 mentions BigInt/,
    ],
    [
      'a big literal in a model',
      { 'web/model/bad.js': '\nexport const n = 3n\n' },
      /bad\.js:2 mentions 3n/,
    ],
    [
      'the wasm in a model',
      { 'web/model/bad.js': "import bytes from '../../build/wasm/palitos.wasm'\n" },
      /only web\/engine knows the wasm/,
    ],
    [
      'the document in a model',
      { 'web/model/bad.js': 'export const f = () => document.body\n' },
      /know no document/,
    ],
  ],
)

const spanish = {
  'won position': 'posición ganadora',
  'take {n} stick|take {n} sticks': 'quita {n} palito|quita {n} palitos',
  'expected a heap size': 'se esperaba el tamaño de un montón',
  'Subtraction game': 'Juego de resta',
  'out of % bits': 'más de % bits',
  'after quotes': 'tras comillas',
  Chapters: 'Capítulos',
  yes: 'sí',
  no: 'no',
}
/** @param {Files} changed */
const words = (changed) => ({ 'text/es.json': JSON.stringify({ ...spanish, ...changed }, null, 2) })

sees(
  text,
  {
    ...words({}),
    'web/play/a.js':
      "/* t('not this') */\nexport const f = (t, n) => t('won position') + t('take {n} stick|take {n} sticks', { n }) + t(n === 'x' ? 'yes' : 'no')\n",
    'src/games/a.c':
      'static cgt_game g = {.title = "Subtraction game"};\nvoid f(void) { cgt_refuse(t, 1, "out of "\n "% bits", 64); cgt_read(t, 0, max(a, b), "expected a heap size"); two("say \\"hm\\"", "after quotes"); }\n',
    'web/site/layout.html': '<a title="{{t:Chapters}}"></a>',
  },
  [
    [
      'a string of an element without Spanish',
      { 'web/play/b.js': "export const f = (t) => t('lost position')\n" },
      /b\.js.*"lost position"/,
    ],
    [
      'one that is said with a language',
      { 'web/model/b.js': "say(lang(), 'lost position')\n" },
      /b\.js.*"lost position"/,
    ],
    [
      'one behind a condition',
      { 'web/play/b.js': "export const f = (t, x) => t(x ? 'yes' : 'perhaps')\n" },
      /"perhaps"/,
    ],
    ['a string of a layout', { 'web/site/page.html': '{{t:Games}}' }, /page\.html.*"Games"/],
    [
      'a reason of C',
      { 'src/games/b.c': 'void f(void) { cgt_refuse(t, E, "no such cell", 0); }\n' },
      /b\.c.*"no such cell"/,
    ],
    [
      'what C expected',
      { 'src/games/b.c': 'int f(void) { return cgt_read(t, 0, g(1, 2), "expected a cell"); }\n' },
      /b\.c.*"expected a cell"/,
    ],
    [
      'why something is refused',
      { 'web/model/b.js': "throw new RulesError({ code: 'range', reason: 'too wide' })\n" },
      /b\.js.*"too wide"/,
    ],
    ['a title of C', { 'src/games/b.c': 'cgt_game g = {.title = "Maze"};\n' }, /b\.c.*"Maze"/],
    [
      'an entry that nothing says',
      words({ 'long gone': 'ya no está' }),
      /nothing says "long gone"/,
    ],
    ['an empty entry', words({ yes: '' }), /"yes" is empty/],
    [
      'a key that stands twice',
      { 'text/es.json': words({})['text/es.json'].replace('{', '{\n  "yes": "si",') },
      /a key stands in it twice/,
    ],
    [
      'a slot that was lost',
      words({ 'take {n} stick|take {n} sticks': 'quita un palito|quita palitos' }),
      /different slots/,
    ],
    [
      'a form that was lost',
      words({ 'take {n} stick|take {n} sticks': 'quita {n} palitos' }),
      /same forms/,
    ],
    ['a number that was lost', words({ 'out of % bits': 'más bits' }), /different slots/],
    [
      'a straight apostrophe',
      {
        ...words({ "Euclid's game": 'Juego de Euclides' }),
        'src/games/b.c': 'cgt_game g = {.title = "Euclid\'s game"};\n',
      },
      /"Euclid's game" has ' for an apostrophe: write ’/,
    ],
    [
      'one in the Spanish',
      words({ 'Subtraction game': "Alice's Game" }),
      /"Subtraction game" has ' for an apostrophe/,
    ],
  ],
)

sees(
  terms,
  {
    'README.md':
      'A Grundy value, a P-position, misère play. `misere` is typed, see [there](misere.html).\n\n```\nmisere\n```\n',
    'web/pages/es/a.md':
      '<cgt-play rules="misere"></cgt-play> valor de Grundy, Sprague–Grundy, poda alfa-beta, suma nim\n',
    'web/pages/en/a.md':
      '---\nalso: nimber\n---\nalpha-beta, nim-sum, a partizan game of Nim, {{copy:misere}}\n',
    'slides/a.md': '*An analysis of alpha-beta pruning*, partidista, periodo\n',
    'text/es.json': '{ "misere Nim": "Nim misère" }',
  },
  [
    ['misere without its accent', { 'web/pages/en/b.md': 'In misere play\n' }, /b\.md:1.*misère/],
    ['a Grundy number', { 'web/pages/en/b.md': '\nthe Grundy number\n' }, /b\.md:2.*Grundy value/],
    [
      'un número de Grundy',
      { 'text/es.json': '{ "a": "el número de Grundy" }' },
      /es\.json.*valor de Grundy/,
    ],
    ['a P position', { 'slides/a.md': 'a P position\n' }, /P-position/],
    ['a hyphen between two names', { 'CHANGELOG.md': 'Sprague-Grundy\n' }, /Sprague–Grundy/],
    ['misère with two accents', { 'web/pages/es/b.md': 'Nim misére\n' }, /misère/],
    ['a nimber', { 'web/pages/en/b.md': 'the nimber of a heap\n' }, /Grundy value/],
    ['un valor Grundy', { 'web/pages/es/b.md': 'su valor Grundy\n' }, /valor de Grundy/],
    ['alfa-beta in English', { 'slides/9-a.en.md': 'alfa-beta pruning\n' }, /alpha-beta/],
    ['alpha-beta in Spanish', { 'slides/9-a.md': 'poda alpha-beta\n' }, /alfa-beta/],
    ['expectimax', { 'web/pages/en/b.md': 'expectimax\n' }, /expectiminimax/],
    ['a nim value', { 'web/pages/en/b.md': 'its nim value\n' }, /Grundy value/],
    ['a nim sum', { 'web/pages/en/b.md': 'the nim sum\n' }, /nim-sum/],
    ['una nim-suma', { 'web/pages/es/b.md': 'la nim-suma\n' }, /suma nim/],
    ['nim for Nim', { 'web/pages/es/b.md': 'un montón de nim\n' }, /Nim/],
    ['partisan', { 'web/pages/en/b.md': 'a partisan game\n' }, /partizan/],
    ['partisano', { 'web/pages/es/b.md': 'un juego partisano\n' }, /partidista/],
    ['juego suma cero', { 'web/pages/es/b.md': 'un juego suma cero\n' }, /de suma cero/],
    ['período', { 'web/pages/es/b.md': 'el período 7\n' }, /periodo/],
    ['one n too many', { 'web/pages/en/b.md': 'alpha-beta prunning\n' }, /pruning/],
  ],
)

sees(
  spelling,
  {
    'tools/check/spelling/both.txt': 'Kayles\nmex\n',
    'tools/check/spelling/es.txt': 'palitos\n',
    'web/pages/es/a.md':
      '---\ntitle: Los palitos\nneeds: xyzzy\n---\nQuítaselas: pasarles el *copycat* de Jack: `xyzzy` $xyz$ y {{copy:xyzzy}}.\n\n```\nxyzzy\n```\n\n<cgt-play data-fact="xyzzy 2>1" rules="xyzzy">Quita tres.</cgt-play> [mex](xyzzy.html)\n\n## Fuentes\n\n- A. Xyzzy\n\n## Después\n\nHay XOR.\n',
    'web/pages/en/a.md': 'Kayles, a nested position, by its mex, recognised at sight.\n',
    'slides/a.md': '<!-- _class: xyzzy -->\n\n# Once palitos\n\n<!-- Tres minutos. -->\n',
    'text/es.json': '{ "Take {amount}": "Quita {amount}", "Xyzzy Game": "Xyzzy Game" }',
  },
  [
    [
      'a Spanish word without its accent',
      { 'web/pages/es/b.md': '\nla posicion\n' },
      /^web\/pages\/es\/b\.md:2 writes “posicion”.*dictionary-es/,
    ],
    [
      'a verb with its pronoun and without its accent',
      { 'web/pages/es/b.md': 'Cuentalos\n' },
      /b\.md:1 writes “Cuentalos”/,
    ],
    ['an accent of old', { 'web/pages/es/b.md': 'Sólo uno\n' }, /b\.md:1 writes “Sólo”/],
    [
      'an English word with a letter too many',
      { 'web/pages/en/b.md': 'a possition\n' },
      /en\/b\.md:1 writes “possition”.*dictionary-en-gb/,
    ],
    ['color', { 'web/pages/en/b.md': 'a color\n' }, /writes “color”/],
    ['recognize', { 'web/pages/en/b.md': 'to recognize\n' }, /writes “recognize”/],
    [
      'a title of a page',
      { 'web/pages/en/b.md': '---\ntitle: A pille of sticks\n---\n' },
      /b\.md:2 writes “pille”/,
    ],
    [
      'half of a word in two',
      { 'web/pages/en/b.md': 'a well-knwon game\n' },
      /writes “well-knwon”/,
    ],
    ["a deck's notes", { 'slides/b.en.md': '<!--\nTwo minuts.\n-->\n' }, /b\.en\.md:2.*minuts/],
    [
      'a string in English',
      { 'text/es.json': '{ "Takke {n}": "Quita {n}" }' },
      /es\.json writes “Takke”/,
    ],
    [
      'a string in Spanish',
      { 'text/es.json': '{ "Take {n}": "Quyta {n}" }' },
      /es\.json writes “Quyta”/,
    ],
    [
      'a list out of order',
      { 'tools/check/spelling/both.txt': 'mex\nKayles\n' },
      /both\.txt: “Kayles” stands after “mex”/,
    ],
    [
      'a listed word that nothing needs',
      { 'tools/check/spelling/en.txt': 'position\n' },
      /en\.txt: nothing needs “position”/,
    ],
  ],
)

/** @param {string} body */
const english = (body) => ({ 'web/pages/en/a.md': page(`## Part\n\n${body}`) })
sees(links, site, [
  [
    'a page that is not there',
    english('[x](b.html)'),
    /en\/a\.html links to b\.html, which is not there/,
  ],
  ['a place that is not there', english('[x](#gone)'), /no place of that name/],
  [
    'a place in another page that is not there',
    english('[x](../es/a.html#part)'),
    /no place of that name/,
  ],
  ["an address from the server's root", english('[x](/en/b.html)'), /server's root/],
  [
    'something loaded from the network',
    english('<img src="https://example.org/a.png">'),
    /from the network/,
  ],
  ['a page without the other language', { 'web/pages/en/b.md': page('one') }, /es\/b\.md.*missing/],
])

const claim = (/** @type {string} */ kind, /** @type {string} */ words) =>
  `<div class="claim" data-claim="${kind}">\n\n${words}\n\n</div>\n\n`
const task = (/** @type {string} */ tier, /** @type {string} */ more, n = 1) =>
  `<details class="task" data-tier="${tier}" id="t${n}"><summary>${n}. Why?</summary>\n\n${more}\n\n</details>\n\n`
const prove = (/** @type {string} */ more) => task('prove', more)
const [hint, solution] = ['hint', 'solution'].map(
  (part) => `<details class="${part}"><summary>It</summary>\n\nSo.\n\n</details>\n`,
)
const MEX = '<dfn id="term-mex">mex</dfn>'
const course5 = {
  'web/pages/en/5-b.md': page(
    `The ${MEX} [again](glossary.html#mex)\n\n${claim('theorem', 'It is.')}${claim('checked', 'Up to 100.')}${claim('open', 'Who knows?')}${claim('quoted', 'As in Winning Ways.')}${claim('quoted', '[There](a.html).')}${prove(hint + solution)}## Sources\n\n- J. Conway, *Winning Ways*.`,
    'chapter',
    'chapter: 5\nneeds:\ngives: all\nminutes: 5\n',
  ),
  'web/pages/en/6-c.md': page('[mex](glossary.html#mex)', 'chapter', 'chapter: 6\n'),
  'web/pages/en/glossary.md': page('### mex {#mex}\n\nThe least.', 'tool'),
}
/** @param {string} body @param {string} [fields] */
const chapter4 = (body, fields = '') => ({
  'web/pages/en/4-a.md': page(body, 'chapter', `chapter: 4\n${fields}`),
})
sees(course, course5, [
  ['a claim of no kind', chapter4(claim('lemma', 'So.')), /4-a\.md: the claim “So\.” is class/],
  ['a claim of no class', chapter4('<p data-claim="open">So.</p>'), /“So\.” is class="claim"/],
  ['a claim without words', chapter4(claim('theorem', '')), /theorem says nothing/],
  ['a search without a bound', chapter4(claim('checked', 'All.')), /“All\.”.*states no bound/],
  ['a quotation of nobody', chapter4(claim('quoted', 'As in Winning Ways.')), /name a work/],
  ['a proof that is asked for, without a hint', chapter4(prove(solution)), /“1\. Why\?”.*no hint/],
  ['and without a solution', chapter4(prove(hint)), /has no solution/],
  ['an exercise of no tier', chapter4('<details class="task"><summary>1. So</summary></details>'), /has data-tier drill/],
  ['an answer that is not given', chapter4(task('apply', hint)), /of the tier apply and has no solution/],
  ['an exercise that is not counted', chapter4(task('drill', 'x', 2)), /exercise 1 says that it is 2/],
  ['a tier before its turn', chapter4(task('explore', 'x') + task('drill', 'x', 2)), /of the tier drill, after one of explore/],
  ['a number that a link says wrong', chapter4(`${task('drill', 'x')}[exercise 2](#t1)`), /4-a\.md: \[exercise 2\].* is exercise 1/],
  ['and from another page', { 'web/pages/en/7-d.md': page('[exercise 3 of chapter 5](5-b.html#t1)', 'chapter', 'chapter: 7\n') }, /7-d\.md: .* is exercise 1/],
  ['a chapter that gives, and no minutes', chapter4('x', 'needs:\ngives: a\n'), /says minutes/],
  ['a chapter that gives, and no needs', chapter4('x', 'gives: a\nminutes: 3\n'), /says needs/],
  ['a term that is defined twice', { 'web/pages/en/7-d.md': page(MEX, 'chapter', 'chapter: 7\n') }, /7-d\.md: term-mex is defined in .*5-b\.md already/],
  ['a term that the glossary has not', chapter4('<dfn id="term-max">max</dfn>'), /is no term/],
  ['a term by another name', chapter4('<dfn id="mux">mux</dfn>'), /begins with term-/],
  ['a term that is linked too early', chapter4('[mex](glossary.html#mex)'), /defines later/],
  ['papers that nobody has', chapter4('In the notes it is so.'), /4-a\.md:\d+ speaks of “the notes”/],
  ['and in Spanish', chapter4('En los apuntes.'), /“los apuntes”/],
  ['a twin that takes longer', { 'web/pages/es/6-c.md': page('x', 'chapter', 'chapter: 6\nminutes: 9\n') }, /minutes is not that of/],
]) // prettier-ignore

sees(
  styles,
  {
    'web/a.css': ':root { --cgt-ink: #000; }\n',
    'web/a.js': "export const a = 'color: var(--cgt-ink)'\n",
  },
  [
    [
      'a colour without a value',
      { 'web/icons/b.svg': '<svg fill="var(--cgt-crumb)"/>' },
      /icons\/b\.svg uses --cgt-crumb, which has no value/,
    ],
    [
      'a value that nothing uses',
      { 'web/b.css': ':root { --cgt-gone: 1px; }' },
      /b\.css gives --cgt-gone a value/,
    ],
  ],
)

/** A line of a test, taken apart so that this file has none. @param {string} object @param {string} method */
const call = (object, method) => `await ${object}.${method}(100)\n`
sees(
  gate,
  {
    'tests/browser/a.test.js': "await page.waitForFunction(() => 'seen')\n",
    'tests/deep/a.test.js': call('page', 'waitFor' + 'Timeout'),
    'tests/c/a.c': 'int main(void) { return 0; }\n',
  },
  [
    [
      'a fixed wait',
      { 'tests/browser/b.test.js': '\n' + call('page', 'waitFor' + 'Timeout') },
      /^tests\/browser\/b\.test\.js:2 waits for a time/,
    ],
    ['a clock', { 'tests/js/b.mjs': `x = ${call('Date', 'now')}` }, /b\.mjs:1 reads a clock/],
    ['garbage', { 'tests/browser/b.mjs': call('cdp', 'collect' + 'Garbage') }, /collects garbage/],
    [
      'layout shifts',
      { 'tests/tools/b.test.js': `observe('layout-${'shift'}')\n` },
      /layout shifts/,
    ],
  ],
)

check.run()
