/** parts.test.js -- palitos.js and its parts: each thing is in one of them, and a part says what it lacks. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runInNewContext } from 'node:vm'
import { allowList } from '../../../tools/allow-list.mjs'
import { ascii, bundle } from '../../../tools/bundle.mjs'
import { importsOf, nodes } from '../../../tools/lib/script.mjs'
import { at, files, read } from '../../../tools/lib/run.mjs'
import { AFTER, FONTS, parts, scriptsOf, uses, WHOLE } from '../../../tools/parts.mjs'
import { Judge } from '../../../web/engine/judge.js'
import { loadMemory } from '../../../web/engine/memory.js'
import { engine } from '../wasm.mjs'

const main = read(at('dist', 'palitos.js'))
const wasmOf = (/** @type {string} */ name) => fs.readFileSync(at('build', 'wasm', `${name}.wasm`))
/** A long run of a wasm as a script has it. @param {string} name */
const marker = (name) =>
  [...ascii(wasmOf(name)).matchAll(/[\w ,.;:!?()]{20,}/g)]
    .map(([run]) => run)
    .filter((run) => !/const|export|for|let/.test(run))
    .sort((a, b) => b.length - a.length)[0]

test('palitos.js has the wasm of games alone, palitos/contest.js that of contests alone', () => {
  const contest = read(at('dist', 'palitos/contest.js'))
  for (const [name, own, other] of [
    ['engine', main, contest],
    ['contest', contest, main],
  ]) {
    assert.ok(marker(name).length >= 20, name)
    assert.ok(own.includes(marker(name)), name)
    assert.not.ok(other.includes(marker(name)), name)
  }
})

test('no part has lit-html, the base of elements or an element that palitos.js has; one has the letters, and nothing else', () => {
  const once = ['lit$', 'attachShadow', 'cgt_about', 'beforeprint']
  for (const mark of once) assert.ok(main.includes(mark), mark)
  assert.not.ok(main.includes('new FontFace'))
  assert.match(main, /^[\0-\x7f]*$/)
  for (const { script, elements } of parts()) {
    const text = read(at('dist', script))
    assert.match(
      text,
      /^[\0-\x7f]*$/,
      `${script} is plain ASCII: a page need not say what its letters are`,
    )
    for (const mark of once) assert.not.ok(text.includes(mark), `${script}: ${mark}`)
    assert.is(text.includes('new FontFace'), script === FONTS)
    assert.is(elements.length === 0, script === FONTS || script === AFTER)
    for (const name of elements) {
      // where it is defined; palitos.js names the scripts of each: "cgt-tree":["palitos/trees.js"]
      const defined = new RegExp(`["']${name}["']:(?!\\[)`)
      assert.match(text, defined, script)
      assert.not.match(main, defined, script)
    }
  }
})

test('the letters that have come are known to all scripts, as one list', () => {
  for (const script of ['palitos/fonts.js', 'palitos/graphs.js', 'palitos/trees.js'])
    assert.match(read(at('dist', script)), /\.modules\["core\/fonts\.js"\]/, script)
})

test('a part without palitos.js, or with another version of it, says so', () => {
  for (const { script } of parts())
    for (const palitos of [undefined, {}, { build: 'another', ran: new Set() }])
      assert.throws(
        () => runInNewContext(read(at('dist', script)), { palitos }),
        (/** @type {Error} */ error) =>
          error.message === `${script}: load palitos.js, of the same version, before it`,
      )
})

test('palitos-all.js has each element, the letters and both wasms; where there are no elements it does nothing', async () => {
  const all = read(at('dist', WHOLE))
  for (const name of ['engine', 'contest']) assert.ok(all.includes(marker(name)), name)
  assert.ok(all.includes('new FontFace'))
  assert.match(all, /^[\0-\x7f]*$/)
  for (const tag of Object.keys(allowList()))
    assert.match(all, new RegExp(`["']${tag}["']:(?!\\[)`))
  const before = Object.keys(globalThis)
  await import(pathToFileURL(at('dist', WHOLE)).href)
  assert.equal(Object.keys(globalThis), before)
})

const { version } = JSON.parse(read(at('package.json')))

test('each script says its version and whose parts are in it; LICENSES.txt has the whole text of each', async () => {
  const licences = read(at('dist', 'LICENSES.txt'))
  const scripts = files(at('dist'), (file) => /dist.(palitos.)?[\w-]+\.js$/.test(file))
  assert.ok(scripts.length >= 20)
  for (const file of scripts) assert.ok(read(file).startsWith(`/*! Palitos ${version} (MIT)`), file)
  for (const { file, script } of [{ file: undefined, script: 'palitos.js' }, ...parts()]) {
    const { inputs } = await bundle(file)
    const [said] = read(at('dist', script)).split('\n')
    const libraries = inputs.flatMap(
      (name) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? [],
    )
    if (inputs.some((name) => name.endsWith('.wasm'))) libraries.push('musl', 'compiler-rt')
    if (script === FONTS)
      for (const font of ['atkinson-hyperlegible-next', 'atkinson-hyperlegible-mono'])
        libraries.push(`@fontsource-variable/${font}`)
    for (const name of new Set(libraries)) {
      assert.ok(said.includes(` ${name} `), `${script}: ${name}`)
      const [file] = [at('node_modules', name, 'LICENSE'), at('tools', 'licences', `${name}.txt`), at('tools', 'licences', 'llvm.txt')].filter(fs.existsSync) // prettier-ignore
      assert.ok(licences.includes(read(file).trim()), name)
      assert.match(licences, new RegExp(`^ {2}${name} `, 'm'), name)
    }
  }
  assert.match(read(at('dist', 'palitos.js')).slice(0, 300), / lit-html 3[.\d]+ \(BSD-3-Clause\)/)
  for (const mark of ['Redistributions in binary form', 'SIL OPEN FONT LICENSE', 'Mark Dalgleish'])
    assert.ok(licences.includes(mark), mark)
})

test('a page can ask which version it has', () => {
  assert.match(main, new RegExp(`palitos=\\{version:"${version}"`))
})

test('a page gets the parts of the elements in it, and no more', () => {
  assert.equal(scriptsOf('<cgt-play></cgt-play> &lt;cgt-judge>'), ['palitos.js'])
  assert.equal(scriptsOf('<cgt-judge\nproblem="x">'), ['palitos.js', 'palitos/contest.js'])
  assert.equal(scriptsOf('<cgt-judges>'), ['palitos.js'])
  assert.equal(scriptsOf('<cgt-play game="domineering" start="4x4">'), ['palitos.js'])
  assert.equal(scriptsOf('<b data-after="end"> data-after='), ['palitos.js', AFTER])
  assert.equal(scriptsOf('data-after="end"'), ['palitos.js'])
  assert.equal(scriptsOf('<cgt-lab>'), [
    'palitos.js',
    'palitos/graphs.js',
    'palitos/numbers.js',
    'palitos/partizan.js',
    'palitos/study.js',
  ])
})

test('an element that is made of one of another part gets its script, too', () => {
  const of = new Map(parts().flatMap(({ script, elements }) => elements.map((e) => [e, script])))
  /** What the files of an element draw, and what is in that. @param {string} name @param {Set<string>} found */
  const drawn = (name, found) => {
    const reached = new Set(files(at('web'), (file) => path.basename(file) === `${name}.js`))
    assert.is(reached.size, 1, name)
    for (const file of reached) {
      for (const asked of importsOf(file))
        if (/^\.\.?\/.*\.js$/.test(asked)) reached.add(path.resolve(path.dirname(file), asked))
      for (const { type, tag, quasi } of nodes(file))
        if (type === 'TaggedTemplateExpression' && tag.name === 'html')
          for (const { value } of quasi.quasis)
            for (const [, other] of value.raw.matchAll(/<(cgt-[a-z-]+)/g))
              if (!found.has(other)) drawn(other, found.add(other))
    }
    return found
  }
  let seen = 0
  for (const [name, script] of of) {
    const needs = [...drawn(name, new Set())].flatMap((other) => of.get(other) ?? [])
    const scripts = ['palitos.js', ...new Set([...needs, script].sort())]
    assert.equal(scriptsOf(`<${name}>`), scripts, name)
    seen += Number(scripts.length > 2)
  }
  assert.is(seen, Object.keys(uses()).length)
})

test("the judge of a page, which has no games, asks the page's whether a position fits", () => {
  /** @type {string[]} */
  const asked = []
  const fits = (/** @type {[string, string, string]} */ ...[game, rules, start]) => {
    asked.push(game)
    try {
      return !!engine.game(game, { rules }).parse(start)
    } catch {
      return false
    }
  }
  const judge = new Judge(loadMemory(wasmOf('contest')), fits)
  for (const { id } of engine.problems) {
    const input = engine.generate(id, 5)
    assert.is(judge.generate(id, 5), input)
    const { output } = engine.judge(id, input)
    assert.equal(judge.judge(id, input), engine.judge(id, input))
    const wrong = output.replace(/[^\s]+(\s*)$/, 'x$1')
    const found = engine.compare(id, input, wrong)
    assert.ok(found, id)
    assert.equal(judge.compare(id, input, wrong), found, id)
  }
  assert.ok(new Set(asked).size > 8)
  const many = `40\n${'60\n'.repeat(40)}`
  assert.is(engine.tell('cf-768e', many).game, null, 'over 64 bits')
  assert.equal(judge.tell('cf-768e', many), engine.tell('cf-768e', many))
})

test.run()
