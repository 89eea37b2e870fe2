/** kits.test.js -- what a reader takes into another program: the Quarto extension knows the elements that there are, its examples use them. */
import * as fs from 'node:fs'
import { unzipSync } from 'fflate'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allowList } from '../../../tools/allow-list.mjs'
import { common } from '../../../tools/described.mjs'
import { jupyter, quarto, slidev } from '../../../tools/kits.mjs'
import { KITS } from '../../../tools/lib/kits.mjs'
import { at, read } from '../../../tools/lib/run.mjs'

const ELEMENTS = allowList(at('web'), false)
const COMMON = common().attributes.map(({ name }) => name)
const kit = (/** @type {string} */ name) => fs.readFileSync(at('dist', 'kits', name))
/** @param {string} name of the zip @returns {Record<string, string>} */
const inside = (name) =>
  Object.fromEntries(
    Object.entries(unzipSync(kit(name))).map(([file, bytes]) => [file, Buffer.from(bytes).toString()]), // prettier-ignore
  )
const files = inside('palitos-quarto.zip')

test('the files lie in dist, as their sources and the scripts beside them make them', () => {
  for (const name of KITS) assert.ok(kit(name).length > 300, name)
  for (const [name, made] of /** @type {[string, Record<string, string | Uint8Array>][]} */ ([
    ['palitos-quarto.zip', quarto()],
    ['palitos-jupyter.zip', jupyter()],
    ['palitos-slidev.zip', slidev()],
  ])) {
    const found = unzipSync(kit(name))
    assert.equal(Object.keys(found).sort(), Object.keys(made).sort())
    for (const [file, content] of Object.entries(made))
      assert.ok(Buffer.from(content).equals(found[file]), `${name}: ${file}`)
  }
})

test('both Lua files of the extension have each element with its attributes, and no slot is left', () => {
  for (const name of ['palitos', 'shortcode']) {
    const lua = files[`_extensions/palitos/${name}.lua`]
    const found = Object.fromEntries([...lua.matchAll(/^ {2}\['(cgt-[a-z-]+)'\] = '(.*)',$/gm)].map(([, tag, names]) => [tag, names.split(' ').sort()])) // prettier-ignore
    assert.equal(
      found,
      Object.fromEntries(
        Object.entries(ELEMENTS).map(([tag, own]) => [tag, [...own, ...COMMON].sort()]),
      ),
    )
    assert.not.match(lua, /\{\{\w/)
  }
  const { version } = JSON.parse(read(at('package.json')))
  assert.match(files['_extensions/palitos/_extension.yml'], `version: '${version}'\n`)
  for (const name of files['_extensions/palitos/_extension.yml'].match(/\w+\.lua/g) ?? [])
    assert.ok(files[`_extensions/palitos/${name}`], name)
  assert.match(files['_extensions/palitos/palitos.lua'], "SCRIPT = 'palitos-all.js'")
})

test('blocks and lines in braces, in the examples and on the pages, name elements and attributes that there are', () => {
  let seen = 0
  for (const text of [
    files['example.qmd'],
    files['ejemplo.qmd'],
    ...['es', 'en'].map((lang) => read(at('web', 'pages', lang, 'elsewhere.md'))),
  ])
    for (const [, block, line] of text.matchAll(/^::: \{\.(.*)\}$|^\{\{< palitos (.*) >\}\}$/gm)) {
      const [tag = '', ...pairs] = (block ?? line).match(/(?:[^\s"]|"[^"]*")+/g) ?? []
      assert.ok(ELEMENTS[tag], tag)
      for (const pair of pairs.filter((one) => !one.startsWith('#')))
        assert.ok([...ELEMENTS[tag], ...COMMON].includes(pair.split('=')[0]), `${tag} ${pair}`)
      seen++
    }
  assert.is(seen, 10)
})

test('the folder for Slidev: each page draws elements that there are, by the script that lies in public', () => {
  const folder = inside('palitos-slidev.zip')
  assert.match(folder['index.html'], '<script src="./palitos-all.js"></script>')
  assert.ok(folder['public/palitos-all.js'].length > 1e5)
  const { dependencies } = JSON.parse(folder['package.json'])
  for (const name of ['es', 'en']) {
    const page = read(at('web', 'pages', name, 'slides.md'))
    assert.match(
      page,
      `| Slidev | ${name === 'es' ? 'sí' : 'yes'}, ${dependencies['@slidev/cli']},`,
    )
    const deck = folder[name === 'es' ? 'ejemplo.md' : 'example.md']
    assert.match(deck, `\nlang: ${name}\n`)
    const tags = [...deck.matchAll(/<(cgt-[\w-]+) (.*)>/g)]
    assert.is(tags.length, 3)
    for (const [, tag, attributes] of tags)
      for (const [, attribute] of attributes.matchAll(/([\w-]+)="/g))
        assert.ok([...ELEMENTS[tag], ...COMMON].includes(attribute), `${tag} ${attribute}`)
  }
})

test.run()
