/**
 * How a chapter teaches and how it ends: what to remember, exercises, problems, sources; numbers in its sentences that can be
 * changed, whose words without JavaScript are what the engine says; challenges that can be met.
 */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { beatty } from '../../../tools/site/beatty.mjs'
import { searched } from '../../../web/proofs/challenge.js'
import { KINDS } from '../../../web/model/exercise/index.js'
import { numberIn, shown, tell, withNumber } from '../../../web/numbers/sentence.js'
import { readSum } from '../../../web/model/sum.js'
import { engine } from '../wasm.mjs'

const folder = new URL('../../../web/pages/', import.meta.url)
/** @type {['es' | 'en', string[], string][]} */
const LANGUAGES = [
  ['es', ['Lo que hay que recordar', 'Ejercicios', 'Problemas para enviar', 'Fuentes'], 'ninguna'],
  ['en', ['What to remember', 'Exercises', 'Problems to submit', 'Sources'], 'none'],
]
const names = fs.readdirSync(new URL('es/', folder)).filter((name) => /^\d/.test(name))
/** @param {string} lang @param {string} name */
const read = (lang, name) => fs.readFileSync(new URL(`${lang}/${name}`, folder), 'utf8')

/** @typedef {{ element: string, text: string, get: (name: string) => string | null }} Tag */
/** @param {string} page @returns {Tag[]} */
const tags = (page) =>
  [...page.matchAll(/<(cgt-[\w-]+) ([^>]*)>(.*?)<\/\1>/g)].map(([, element, attributes, text]) => {
    const all = new Map([...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]))
    return { element, text, get: (name) => all.get(name) ?? null }
  })

test('each chapter has one figure whose ground goes from edge to edge, in both languages', () => {
  for (const [lang] of LANGUAGES)
    for (const name of names)
      assert.is(
        read(lang, name).split('<figure class="fig out stage">').length,
        2,
        `${lang}/${name}`,
      )
})

test('each chapter has a remark for the margin, the same places in both languages', () => {
  for (const name of names) {
    const [es, en] = LANGUAGES.map(([lang]) =>
      [...read(lang, name).matchAll(/^## .*\n\n<aside>(.+)<\/aside>$|^## /gm)].map(
        ([, words]) => !!words,
      ),
    )
    assert.ok(es.includes(true), name)
    assert.equal(es, en, name)
  }
})

test('each chapter says what it needs, gives and takes, and asks for two proofs at least; thirty in all', () => {
  for (const [lang] of LANGUAGES) {
    let proofs = 0
    for (const name of names) {
      const [, head] = read(lang, name).split(/^---$/m)
      for (const field of ['needs', 'gives', 'minutes'])
        assert.match(head, new RegExp(`^${field}:`, 'm'), `${lang}/${name}`)
      const asked = read(lang, name).split('data-tier="prove"').length - 1
      assert.ok(asked >= 2, `${lang}/${name}: ${asked}`)
      proofs += asked
    }
    assert.ok(proofs >= 30, `${lang}: ${proofs}`)
  }
})

test('every chapter has two exercises or more of the tier Apply, the same in both languages', () => {
  for (const name of names) {
    const [es, en] = LANGUAGES.map(([lang]) =>
      [...read(lang, name).matchAll(/class="task" data-tier="(\w+)" id="([\w-]+)"/g)].map(
        ([, tier, id]) => `${tier} ${id}`,
      ),
    )
    assert.equal(es, en, name)
    const applied = es.filter((one) => one.startsWith('apply')).length
    assert.ok(applied >= 2, `${name}: ${applied}`)
  }
})

test('there are nineteen chapters', () => assert.is(names.length, 19))

for (const name of names)
  test(`${name} ends with five lines to remember, exercises of a kind and level, problems and sources`, () => {
    for (const [lang, headings] of LANGUAGES) {
      const page = read(lang, name)
      const sections = page.split(/^## /m).slice(-4)
      assert.equal(
        sections.map((section) => section.split('\n', 1)[0]),
        headings,
      )
      const [remember, exercises, problems, sources] = sections
      assert.is(remember.match(/^\d\. /gm)?.length, 5)
      const links = [...exercises.matchAll(/exercises\.html#exercise&kind=(\w+)&level=(\d)\)/g)]
      assert.ok(links.length >= 3)
      for (const [, kind, level] of links) {
        assert.ok(Object.hasOwn(KINDS, kind), kind)
        assert.ok('123'.includes(level))
      }
      assert.match(exercises, /<details\b/)
      assert.match(problems, /\]\(problem-[\w-]+\.html\)|^\{\{submit:[\w-]+\}\}$/m)
      assert.match(sources, /^- .*(\d{4}|chapter|capítulo|part)/m)
    }
  })

test('the line of Beatty’s theorem marks the numbers of the queen’s lost squares, in their order', () => {
  const most = 30
  const wythoff = engine.game('wythoff')
  /** By search alone: the pairs whose smaller number comes so far @type {[number, number][]} */
  const pairs = []
  for (let a = 1; a <= most; a++)
    for (let b = a; b <= 2 * a; b++)
      if (wythoff.solve(`${a} ${b}`).outcome === 'loss') pairs.push([a, b])
  wythoff.close()
  const html = beatty(most)
  /** "number multiple" @param {string} part */
  const marks = (part) => {
    const [, inside] = new RegExp(`<g class="${part}">(.*?)</g></g>`).exec(html) ?? ['', '']
    return [...inside.matchAll(/data-n="(\d+)".*?<text[^>]*>(\d+)</g)].map(
      ([, n, k]) => `${n} ${k}`,
    )
  }
  const wanted = (/** @type {0 | 1} */ which) =>
    pairs.flatMap((pair, i) => (pair[which] <= most ? [`${pair[which]} ${i + 1}`] : []))
  assert.equal(marks('above'), wanted(0))
  assert.equal(marks('below'), wanted(1))
  assert.is(marks('above').length + marks('below').length, most)
})

for (const name of names)
  test(`${name}: what its sentences say of figures is what the engine says, for every number they may have`, () => {
    const kept = LANGUAGES.map(([lang, , none]) => {
      const all = tags(read(lang, name))
      /** @param {Tag} tag @returns {Tag[]} */
      const figures = ({ get }) =>
        (get('for') ?? '').split(' ').map((id) => {
          const figure = all.find((tag) => tag.get('id') === id)
          assert.ok(figure, `there is no ${id}`)
          return /** @type {Tag} */ (figure)
        })
      const place = (/** @type {Tag} */ { element }) => (element === 'cgt-strip' ? 'at' : 'start')
      const values = all.filter(({ element }) => element === 'cgt-value')
      for (const value of values) {
        const [figure] = figures(value)
        const told = tell(engine, shown(figure.get, place(figure)), value.get('tell') ?? '')
        const words = Array.isArray(told)
          ? told.join(', ') || none
          : (new Map([
              ['win', 'W'],
              ['loss', 'L'],
            ]).get(String(told)) ?? String(told))
        assert.is(value.text, words, `${lang} ${value.get('for')} ${value.get('tell')}`)
      }
      for (const number of all.filter(({ element }) => element === 'cgt-number')) {
        const [attribute, part] = [number.get('name') ?? '', number.get('nth') ?? '1']
        for (const figure of figures(number))
          assert.is(numberIn(figure.get(attribute) ?? '', part), Number(number.text))
        const [figure] = figures(number)
        for (let n = Number(number.get('min')); n <= Number(number.get('max')); n++) {
          const get = (/** @type {string} */ a) =>
            a === attribute ? withNumber(figure.get(a) ?? '', part, n) : figure.get(a)
          for (const value of values)
            if (value.get('for') === figure.get('id')) {
              const told = tell(engine, shown(get, place(figure)), value.get('tell') ?? '')
              assert.ok(told !== null && told !== 'unknown', `${value.get('for')} at ${n}`)
            }
        }
      }
      return all
        .filter(({ element }) => /-(number|value|challenge)$/.test(element))
        .map(({ element, get }) => [element, get('for'), get('name'), get('kind'), get('start')])
    })
    assert.equal(kept[0], kept[1])
    const chapter = parseInt(name)
    const numbers = kept[0].filter(([element]) => element === 'cgt-number').length
    if ((chapter >= 1 && chapter <= 7) || chapter === 10) assert.ok(numbers > 0)
  })

test('a challenge can be met: who is to stay stands in a lost position, who is to leave in a won one, and each game has its heap', () => {
  /** @type {Record<string, number>} */
  const count = {}
  for (const name of names)
    for (const { element, get } of tags(read('es', name))) {
      if (element !== 'cgt-challenge') continue
      const [kind, rules, start] = [get('kind') ?? '', get('rules') ?? '', get('start') ?? '']
      count[kind] = (count[kind] ?? 0) + 1
      if (kind === 'heaps') {
        const parts = readSum(rules, start)
        for (const part of parts) {
          const { grundy } = engine.game(part.name, { rules: part.rules }).solve(part.start)
          assert.ok(searched(engine, [part, { name: 'nim', rules: '', start: `${grundy}` }]).lost)
        }
        continue
      }
      if (kind === 'marks') continue
      const game = engine.game(get('game') ?? 'nim', { rules })
      for (const position of start.split(';')) {
        const { outcome } = game.solve(position.trim())
        assert.is(outcome, kind === 'keep' ? 'loss' : 'win', `${name}: ${position}`)
        assert.ok(kind === 'reach' || game.moves(position.trim()).length > 0)
      }
    }
  assert.equal(Object.keys(count).sort(), ['heaps', 'keep', 'marks', 'reach'])
})

test.run()
