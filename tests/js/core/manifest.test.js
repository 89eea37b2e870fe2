/** What editors and frameworks read of the elements: build/package/, made from the docblocks. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { Ajv } from 'ajv'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { common, described } from '../../../tools/described.mjs'
import { nodes } from '../../../tools/lib/script.mjs'
import { at, files, read } from '../../../tools/lib/run.mjs'
import { descriptions, FOLDER, manifest, whole } from '../../../tools/manifest.mjs'
import { MODULES, modules } from '../../../tools/modules.mjs'

const made = descriptions()
/** @param {string} name */
const json = (name) => JSON.parse(made[name])
const COMMON = common().attributes.map(({ name }) => name)

test('custom-elements.json is one by its schema, 2.1.0, and lies in the package as it is made', () => {
  const schema = JSON.parse(read(at('node_modules', 'custom-elements-manifest', 'schema.json')))
  const valid = new Ajv({ strict: false }).compile(schema)
  const found = json('custom-elements.json')
  assert.is(found.schemaVersion, '2.1.0')
  assert.not.ok(valid({ ...found, modules: [{ kind: 'javascript-module' }] }), 'the schema says no')
  assert.ok(valid(found), JSON.stringify(valid.errors?.slice(0, 3)))
  for (const [name, text] of Object.entries(made))
    assert.is(read(path.join(FOLDER, name)), text, name)
})

test('it has the elements and the attributes that the code has, each with words that say what it is', () => {
  const allowed = allowList(at('web'), false)
  const found = Object.fromEntries(
    manifest(whole())
      .modules.flatMap(({ declarations }) => declarations)
      .map(({ tagName, attributes }) => [tagName, attributes]),
  )
  assert.equal(Object.keys(found).sort(), Object.keys(allowed).sort())
  /** @type {string[]} */
  const silent = []
  for (const [tag, attributes] of Object.entries(found)) {
    assert.equal(
      attributes.map(({ name }) => name).sort(),
      [...allowed[tag], ...COMMON].sort(),
      tag,
    )
    for (const { name, description } of attributes) if (!description) silent.push(`${tag} ${name}`)
  }
  assert.equal(silent, [])
  for (const { tag, summary, events, parts } of whole()) {
    assert.ok(summary, tag)
    for (const { name, description } of [...events, ...parts])
      assert.ok(description, `${tag} ${name}`)
  }
})

/** the names that all elements share, in the order in which docblocks have them */
const PARTS = ['stage', 'board', 'status', 'tools']
/** The names of parts that a script draws, or hands on from elements inside. @param {string} text */
const partsIn = (text) =>
  [...text.matchAll(/\s(?:export)?parts?="([^"$]*)"/g)].flatMap(([, names]) => names.split(/[ ,]+/))

test('every part has one of the four names', () => {
  const scripts = files(at('web'), (file) => file.endsWith('.js'))
  assert.equal(
    [...new Set(scripts.flatMap((file) => partsIn(read(file))))].sort(),
    [...PARTS].sort(),
  )
})

test('each attribute is read by its element, each part that its script draws is told', () => {
  /** @type {string[]} */
  const idle = []
  /** what a style alone reads: [names] @param {string} name */
  const styled = (name) => styles.some((text) => new RegExp(`\\[${name}[\\]=]`).test(text))
  const styles = files(at('web'), (file) => file.endsWith('.css')).map(read)
  for (const { tag, file, attributes, parts } of described()) {
    /** all of the element's folder, and the folders in it: what it is made of */
    const own = files(path.dirname(file), (file) => file.endsWith('.js'))
    const words = new Set(
      own.flatMap((file) =>
        [...nodes(file)].flatMap((node) =>
          node.type === 'Literal'
            ? /* of a list of names, too */ [String(node.value)]
            : node.type === 'MemberExpression' && !node.computed
              ? [node.property.name]
              : node.type === 'ObjectPattern'
                ? node.properties.map((/** @type {any} */ { key }) => key?.name)
                : [],
        ),
      ),
    )
    if (words.has('rulesOf')) words.add('rules') // core/element.js
    for (const { name } of attributes)
      if (!words.has(name) && !styled(name)) idle.push(`${tag} ${name}`)
    const told = parts.map(({ name }) => name)
    assert.equal(
      told,
      PARTS.filter((name) => told.includes(name)),
      tag,
    )
    for (const name of partsIn(read(file)))
      assert.ok(told.includes(name), `${tag}: ${name} is not told`)
  }
  assert.equal(idle, [])
})

test('VS Code and JetBrains are told of the same elements, attributes and words', () => {
  const code = json('vscode.html-custom-data.json').tags
  const { elements } = json('web-types.json').contributions.html
  assert.equal(
    code.map((/** @type {any} */ { name }) => name),
    elements.map((/** @type {any} */ { name }) => name),
  )
  assert.is(code.length, Object.keys(allowList(at('web'), false)).length)
  const play = code.find((/** @type {any} */ { name }) => name === 'cgt-play')
  const opponent = play.attributes.find((/** @type {any} */ { name }) => name === 'opponent')
  assert.equal(opponent.values, [{ name: 'computer' }, { name: 'person' }])
})

const HASH = `import base64, hashlib, sys
print(base64.b64encode(hashlib.sha384(open(sys.argv[1], 'rb').read()).digest()).decode())`
test('integrity.json has the hash of each script, as a page writes it', () => {
  const told = JSON.parse(read(path.join(FOLDER, 'integrity.json')))
  assert.ok(Object.keys(told).includes('palitos.js') && Object.keys(told).length > 9)
  for (const [name, said] of Object.entries(told)) {
    /* by another program */
    const hash = execFileSync('python3', ['-c', HASH, at('dist', name)], { encoding: 'utf8' })
    assert.is(said, `sha384-${hash.trim()}`, name)
  }
})

test('there is a module for each element and each part, with its source map', () => {
  const names = Object.keys(modules())
  for (const tag of Object.keys(allowList(at('web'), false)))
    assert.ok(names.includes(tag.slice('cgt-'.length)), tag)
  assert.ok(['graphs', 'numbers', 'partizan', 'fonts'].every((name) => names.includes(name)))
  for (const name of names)
    for (const ext of ['js', 'js.map'])
      assert.ok(fs.existsSync(path.join(MODULES, `${name}.${ext}`)), `${name}.${ext}`)
})

test.run()
