/**
 * CONTRIBUTING's recipes, followed: in a copy of the project `npm run new` writes one thing of each kind, and the checks
 * and the fitting tests pass on what it wrote. And what is said to somebody whose game is beyond a bound.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../tools/allow-list.mjs'
import { format } from '../../tools/check/format.mjs'
import { house } from '../../tools/check/house.mjs'
import { layers } from '../../tools/check/layers.mjs'
import { links } from '../../tools/check/links.mjs'
import { styles } from '../../tools/check/styles.mjs'
import { terms } from '../../tools/check/terms.mjs'
import { text } from '../../tools/check/text.mjs'
import { types } from '../../tools/check/types.mjs'
import { at, files, read } from '../../tools/lib/run.mjs'
import { draftOf, formatted } from '../../tools/new.mjs'
import { scriptsOf } from '../../tools/parts.mjs'
import { DEEP, each } from '../deep.mjs'
import { solveAll } from '../independent/solve.js'
import { tree } from './tree.js'

const root = tree({})
for (const name of fs.readdirSync(at()))
  if (!/^(node_modules|build|dist|\.git)$/.test(name))
    fs.cpSync(at(name), path.join(root, name), { recursive: true })
fs.symlinkSync(at('node_modules'), path.join(root, 'node_modules'))
/** @param {string[]} words of the command */
async function make(...[kind, name, more]) {
  const { files: made } = draftOf(root, kind, name, more)
  for (const [file, text] of made) fs.writeFileSync(path.join(root, file), text)
  await formatted(root, [...made.keys()])
}
const build = path.join(root, 'out')
/** two files are called period.c: each folder has its objects */
const OBJECTS = ['seam', 'rest'].map((name) => path.join(build, name))
for (const folder of OBJECTS) fs.mkdirSync(folder, { recursive: true })
/** @param {string} cwd @param {string[]} args */
const cc = (cwd, ...args) => execFileSync('cc', ['-std=c11', '-O1', '-w', ...args], { cwd })

const made = suite('new')

made.before(async () => {
  for (const line of [
    'game ytria',
    'page yvisit',
    'board yplain',
    'element ymoves',
    'element ysteps play',
    'game ycoins coins',
    'game yalsoheaps',
  ])
    // prettier-ignore
    await make(...line.split(' '))
  const source = (/** @type {string} */ name) => path.join(root, 'src', name)
  const rest = ['solve', 'kernels'].flatMap((folder) => files(source(folder)))
  cc(OBJECTS[0], '-c', source('game.c'), source('period.c'))
  cc(OBJECTS[1], '-c', ...rest.filter((name) => name.endsWith('.c')))
})

const slow = DEEP ? [format, types] : []
for (const check of [...slow, layers, house, text, terms, links, styles])
  made(`what is new passes ${check.name}`, async () => {
    assert.equal(await check(root), [])
  })

made('an element stands in its script, with its attributes', () => {
  const web = path.join(root, 'web')
  assert.equal(allowList(web, false)['cgt-ymoves'], ['game', 'rules', 'start'])
  assert.equal(scriptsOf('<cgt-ymoves>', web), ['palitos.js', 'palitos/graphs.js'])
  assert.equal(scriptsOf('<cgt-ysteps>', web), ['palitos.js'])
})

made('the commands that try a game are said, and each is there', () => {
  const { next, files: all } = draftOf(root, 'game', 'yother')
  for (const line of [
    'npm run build -- --no-slides',
    'npm run public',
    '--target test-laws test-theorems',
  ])
    assert.ok(next.includes(line), line)
  for (const [file] of next.matchAll(/tests\/js\/\S+/g)) assert.ok(fs.existsSync(at(file)), file)
  const lines = (/** @type {string} */ text) => text.split('\n').length
  const registry = 'src/games/registry.c'
  assert.is(lines(all.get(registry) ?? ''), lines(read(path.join(root, registry))) + 2)
})

made('words that answer the first figure of a new page wait until it was played', () => {
  for (const [kind, file] of [
    ['game', 'game-yother'],
    ['page', 'yother'],
  ])
    for (const lang of ['es', 'en']) {
      const page = draftOf(root, kind, 'yother').files.get(`web/pages/${lang}/${file}.md`) ?? ''
      assert.match(page, /<cgt-play [^]*?<footer data-after="end"><b data-fact=/)
    }
})

made('a string and a row come to their place, and no other string moves', () => {
  const { files: all } = draftOf(root, 'game', 'yother', 'coins')
  const stringsOf = (/** @type {string} */ json) => Object.keys(JSON.parse(json))
  const before = stringsOf(read(path.join(root, 'text', 'es.json')))
  const after = stringsOf(all.get('text/es.json') ?? '')
  assert.equal(
    after.filter((key) => before.includes(key)),
    before,
  )
  const place = after.indexOf('Yother')
  assert.ok(after[place - 1] < 'Yother' && !before.includes('Yother'))
  for (const lang of ['es', 'en'])
    assert.match(
      all.get(`web/pages/${lang}/teachers.md`) ?? '',
      /\n\| `strip` \|.*\n\| `yother` \|/,
    )
})

/** A test of C on this game alone. @param {string} source of the game @param {string} program @returns {string} */
function linked(source, program) {
  fs.writeFileSync(path.join(build, 'ytria_game.c'), source.replace('../game.h', '../src/game.h'))
  const registry =
    'extern const cgt_game cgt_ytria;\nconst cgt_game *const cgt_games[] = {&cgt_ytria, 0};\n'
  fs.writeFileSync(path.join(build, 'registry_one.c'), `#include "../src/game.h"\n${registry}`)
  const objects = OBJECTS.flatMap((folder) => files(folder))
  const strict = ['-fsanitize=undefined', '-fno-sanitize-recover=all']
  cc(build, ...strict, 'ytria_game.c', 'registry_one.c', program, ...objects, '-lm', '-o', 'one')
  return path.join(build, 'one')
}
const game = () => read(path.join(root, 'src', 'games', 'ytria.c'))
const laws = () => path.join(root, 'tests', 'c', 'laws.c')
const theorems = () => path.join(root, 'tests', 'c', 'theorems.c')

made('a game keeps the laws, and its theorem is what search finds', () => {
  const said = execFileSync(linked(game(), laws()), ['own']).toString()
  assert.match(said, /^ytria .*\d+ positions$/m)
  assert.match(said, /\n[1-9]\d+ passed, 0 failed\n$/)
  assert.match(
    execFileSync(linked(game(), theorems()), ['own']).toString(),
    /\n[1-9]\d* passed, 0 failed\n$/,
  )
})

made('a bound that a game passes and a law that it breaks are said, with what to do', () => {
  for (const [program, from, to, advice] of each(
    2,
    /** @type {[() => string, string, string, RegExp][]} */ ([
      [
        theorems,
        '0..99999',
        '0..9',
        /speaks of at least 100,000 positions .*: make the universe larger.*ytria/,
      ],
      [
        laws,
        '{"", "30"}',
        '{"", "40000"}',
        /^.*at most 30,000 positions.*give a smaller start.*ytria.*\n$/,
      ],
      [
        laws,
        "cgt_putc(o, '-');",
        'cgt_put(o, "_takes_away_the_amount_");',
        /^(.*at most 23 characters.*ytria.*\n)+.* failed \d{4,} times in all\n$/,
      ],
      [laws, "cgt_putc(o, '-');", "cgt_putc(o, ' ');", /can be typed: no spaces.*ytria/],
      [laws, 'cgt_putn(o, cgt_choice_of(m));', '', /two moves of a position have one text.*ytria/],
      [
        laws,
        'p.key % 3',
        'p.key % 4',
        /theorem "remainders by three" says win, search says loss \(L6\), at 9 \[ytria \{\} 10\]/,
      ],
      [
        theorems,
        'p.key % 3',
        'p.key % 4',
        /the theorem is wrong: of 3 it says 1, search says -1 .*remainders by three/,
      ],
      [
        laws,
        'p.key - cgt_choice_of(m)',
        'p.key % 2 ? p.key - 1 : p.key + 1',
        /^.*play may go on for ever.*, at 1[01] .*ytria/,
      ],
    ]),
  )) {
    assert.ok(game().includes(from), from)
    const { status, stdout, stderr } = spawnSync(linked(game().replace(from, to), program()), [
      'own',
    ])
    assert.is(status, 1, `${to}: ${stderr}`)
    assert.match(String(stderr), advice, String(stderr).slice(0, 2000))
    assert.match(String(stdout), /\n\d+ passed, [1-9]\d* failed\n$/)
  }
})

/** Reads a position a line; prints its value and its moves. */
const PRINTER = `#include <stdio.h>
#include <string.h>
#include "../src/solve/solve.h"
int main(int argc, char **argv) {
    char line[64], text[64];
    while (fgets(line, sizeof line, stdin)) {
        cgt_rules r;
        cgt_position p;
        cgt_answer a;
        line[strcspn(line, "\\n")] = 0;
        if (cgt_open(&r, "ytria", argc > 1 ? argv[1] : "", line, &p, NULL)) return 1;
        cgt_solver *s = cgt_solver_new(&r);
        cgt_solve(s, p, &(uint64_t){1000000}, &a);
        printf("%s %d", line, (int)a.claim.value);
        for (cgt_move m = cgt_next(&r, p, (cgt_move){0}); m.code != UINT64_MAX;
             m = cgt_next(&r, p, (cgt_move){m.code + 1})) {
            cgt_format_move(&r, p, m, text, sizeof text);
            printf(" %s", text);
        }
        puts("");
        cgt_solver_free(s);
        cgt_close(&r);
    }
    return 0;
}
`

made('its rule that was written once more gives the same moves and values', async () => {
  const { RULES } = await import(
    pathToFileURL(path.join(root, 'tests', 'independent', 'index.js')).href
  )
  assert.ok(RULES.ycoins, 'in the file of its family')
  fs.writeFileSync(path.join(build, 'printer.c'), PRINTER)
  const printer = linked(game(), 'printer.c')
  for (const [rules, starts] of RULES.ytria.universe) {
    const play = RULES.ytria.open('')
    const { answers } = solveAll(play, rules === 'misere', starts.map(play.read))
    assert.ok(answers.size > 100)
    const said = execFileSync(printer, rules ? [rules] : [], {
      input: [...answers.keys()].join('\n') + '\n',
    })
    const right = [...answers].map(([p, { value, moves }]) =>
      [p, value, ...moves.map((m) => m.text)].join(' '),
    )
    assert.is(String(said), right.join('\n') + '\n')
  }
})

made(
  'a name that is taken, or is none, and a kind that there is not are refused in one sentence',
  () => {
    const refused = (/** @type {string} */ line) => () => {
      const [kind, name, more] = line.split(' ')
      draftOf(root, kind, name, more)
    }
    assert.throws(refused('game nim'), /src\/games\/nim\.c is there already/)
    assert.throws(refused('game Nim'), /a name is a small letter/)
    assert.throws(refused('game'), /npm run new -- game NAME$/)
    assert.throws(refused('problem uva-1'), /CONTRIBUTING\.md/)
    assert.throws(refused('gem x'), /game \| page \| board \| element NAME/)
    assert.throws(refused('game x trees'), /heaps, coins, numbers, boards/)
    assert.throws(refused('element x figures'), /contest, graphs, numbers, partizan, play/)
    fs.writeFileSync(path.join(root, 'src', 'games', 'registry.c'), '')
    assert.throws(
      refused('game x'),
      /src\/games\/registry\.c: nothing matches .*by hand:\nextern const cgt_game cgt_x;/,
    )
  },
)

made.run()
