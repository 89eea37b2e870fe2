/** What elements say of their attributes: no member has an attribute's name, and the words are those of the docblock. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nodes } from '../../../tools/lib/script.mjs'
import { at, files, read } from '../../../tools/lib/run.mjs'

/** @typedef {import('../../../tools/lib/script.mjs').Node} Node */
/** @typedef {{ file: string, above: string, members: string[], attributes: Map<string, string>, told: Map<string, string> }} Class */

const sources = files(at('web'), (name) =>
  /^(?!.*[/\\](engine|model|pages)[/\\]).*\.js$/.test(name),
)
/** @param {Node} object */
const words = (object) =>
  new Map(
    object.properties.map((/** @type {Node} */ { key, value }) => [key.name, String(value.value)]),
  )

/** @type {Map<string, Class>} */
const classes = new Map()
/** @type {Map<string, string>} */
let common = new Map()
for (const file of sources)
  for (const node of nodes(file)) {
    if (node.type === 'VariableDeclarator' && node.id.name === 'COMMON') common = words(node.init)
    if (node.type !== 'ClassDeclaration') continue
    const own = /** @type {Node[]} */ (node.body.body)
    const attributes = own.find((m) => m.static && m.key?.name === 'attributes')
    classes.set(node.id.name, {
      file,
      above: node.superClass?.name ?? '',
      attributes: attributes ? words(attributes.value) : new Map(),
      /* a getter alone may stay: it tells what holds where the attribute is none of its words */
      members: own
        .filter((m) => !m.static && m.key?.type === 'Identifier' && m.kind !== 'get')
        .map((m) => m.key.name),
      told: new Map(
        [...read(file).matchAll(/@attr \{([^}]*)\} (\w+)/g)].map(([, type, name]) => [name, type]),
      ),
    })
  }

test('no member of an element has the name of an attribute, but a getter that tells what holds', () => {
  assert.ok(classes.size > 30)
  assert.ok(common.has('values'))
  for (const [name, { attributes }] of classes) {
    const known = new Set([...attributes.keys(), ...common.keys()])
    /** @type {string[]} */
    const taken = []
    for (let at = classes.get(name); at; at = classes.get(at.above))
      taken.push(...at.members.filter((member) => known.has(member)))
    assert.equal(taken, [], name)
  }
})

test('the words of an attribute are those that its docblock tells', () => {
  for (const [name, { attributes, told }] of classes)
    for (const [attribute, allowed] of attributes) {
      const type = told.get(attribute)
      assert.ok(type, `${name}: no @attr ${attribute}`)
      if (allowed) assert.is(allowed, type, `${name} ${attribute}`)
      else assert.ok(!type.includes('|') || type === 'number|end', `${name} ${attribute}: ${type}`)
    }
})

test('the site and the decks write no attribute, and no word of one, that an element has not', () => {
  let seen = 0
  for (const folder of ['web/pages', 'slides'])
    for (const file of fs.readdirSync(at(folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(md|html)$/.test(file)) continue
      const text = fs.readFileSync(path.join(at(folder), file), 'utf8')
      for (const [, tag, written] of text.matchAll(
        /<(cgt-[a-z-]+)\b((?:\s+[\w-]+(?:="[^"]*")?)*)/g,
      )) {
        const own = [...classes.values()].find(
          (c) => path.basename(c.file) === `${tag}.js` && c.attributes.size,
        )
        assert.ok(own, `${file}: ${tag}`)
        for (const [, name, value] of written.matchAll(/\s([a-z]+)="([^"{]*)"/g)) {
          if (/^(id|class|title|slot|hidden|style)$/.test(name)) continue
          const words = own.attributes.get(name) ?? common.get(name)
          assert.ok(words !== undefined, `${file}: <${tag} ${name}>`)
          assert.ok(
            !words || !value || words.split('|').includes(value),
            `${file}: <${tag} ${name}="${value}">`,
          )
          seen++
        }
      }
    }
  assert.ok(seen > 500)
})

test.run()
