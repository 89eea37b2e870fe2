/**
 * notes.test.js -- docs/notes.md: what the course notes hold, and where the course has it. Every number is there, and every
 * place, in both languages, in the pages as they are built.
 */
import * as fs from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at } from '../../../tools/lib/run.mjs'
import { render } from '../../../tools/site/index.mjs'
import { LANGUAGES } from '../../../tools/site/pages.mjs'

const list = fs.readFileSync(at('docs', 'notes.md'), 'utf8')
const { files } = render(at())

/** How many items each set of notes has, by the list's head. @param {string} text */
const head = (text) =>
  [...text.matchAll(/^\| (\w+) \| .* \| 1–(\d+) \|$/gm)].map(
    ([, notes, n]) => /** @type {const} */ ([notes, Number(n)]),
  )
/** @param {string} text @returns {{ number: string, what: string, where: string, slide: string }[]} */
const rows = (text) =>
  [...text.matchAll(/^\| (\w+\.\d+) \| (.*?) \| `([^`]*)` \|(?: (.*))? \|$/gm)].map(
    ([, number, what, where, slide = '']) => ({ number, what, where, slide }),
  )
/** @param {string} text @returns {string[]} numbers that are missing, come twice, or are beyond the head's */
function misplaced(text) {
  const wanted = head(text).flatMap(([notes, n]) =>
    Array.from({ length: n }, (_, i) => `${notes}.${i + 1}`),
  )
  const found = rows(text).map(({ number }) => number)
  return [
    ...wanted.filter((number) => found.filter((n) => n === number).length !== 1),
    ...found.filter((number) => !wanted.includes(number)),
  ]
}
/** @param {string} where @returns {string[]} the languages in which that place is not there */
function absent(where) {
  const [page, ids = ''] = where.split('#')
  const [es, en = es] = ids.split('/')
  return LANGUAGES.filter((lang) => {
    const id = lang === 'es' ? es : en
    const html = files.get(`${lang}/${page}.html`) ?? ''
    return !id || !html.includes(` id="${id}"`)
  })
}

test('the list has every number of its head once, of all five notes', () => {
  assert.equal(
    head(list).map(([notes]) => notes),
    ['000', '001', '002', '003', '004', 'E'],
  )
  assert.ok(head(list).every(([, n]) => n > 10))
  assert.equal(misplaced(list), [])
})

test('a number that is left out, or written twice, is told', () => {
  assert.equal(misplaced(list.replace(/^\| 002\.5 .*\n/m, '')), ['002.5'])
  assert.equal(misplaced(list.replace('| 002.5 |', '| 002.6 |')), ['002.5', '002.6'])
})

test('each of its places is in the pages that are built, in both languages', () => {
  for (const { number, where } of rows(list)) assert.equal(absent(where), [], `${number}: ${where}`)
})

test('a place that is not there is told', () => {
  assert.equal(absent('3-nim#left'), [])
  assert.equal(absent('3-nim#lost'), ['es', 'en'])
  assert.equal(absent('3-nim'), ['es', 'en'])
  assert.equal(absent('3-nim#columnas-de-unos'), ['en'])
  assert.equal(absent('3-nim#columnas-de-unos/columns-of-ones'), [])
})

/** The slides of a deck, by their titles. @param {string} deck @returns {string[]} */
const titles = (deck) =>
  [...fs.readFileSync(at('slides', `${deck}.md`), 'utf8').matchAll(/^# (.+)$/gm)].map(([, t]) => t)
/** @param {string} slide "`3-nim`: Proof" @returns {boolean} it is in the deck, and its Spanish twin has as many */
function shown(slide) {
  const [, deck = '', title = ''] = /^`(\d+-\w+)`: (.+)$/.exec(slide) ?? []
  if (!deck || !fs.existsSync(at('slides', `${deck}.en.md`))) return false
  return titles(`${deck}.en`).includes(title) && titles(`${deck}.en`).length === titles(deck).length
}

test('each of its slides is in the deck of its chapter', () => {
  const slides = rows(list).flatMap(({ slide }) => slide || [])
  assert.ok(slides.length > 100)
  for (const slide of slides) assert.ok(shown(slide), slide)
  assert.not(shown('`3-nim`: Prove'))
  assert.not(shown('`33-nim`: Proof'))
})

test('each problem of the notes has its page, and each page of a problem is in the list', () => {
  const pages = [...files.keys()].flatMap(
    (name) => /^en\/(problem-.*)\.html$/.exec(name)?.[1] ?? [],
  )
  // only named in the notes, in row 000.5
  const named = ['problem-uva-10891']
  // of games that the notes do not have: the classics
  named.push(
    ...['poj-1067', 'hdu-2516', 'hdu-3032', 'cf-305e', 'atcoder-agc017d', 'hdu-3537'].map(
      (id) => `problem-${id}`,
    ),
  )
  // of games in which each player has moves of their own
  named.push(
    ...['hdu-3544', 'poj-2931', 'kattis-hackenbushpurplehearts', 'cf-1033g'].map(
      (id) => `problem-${id}`,
    ),
  )
  for (const page of pages)
    assert.ok(named.includes(page) || list.includes(`\`${page}#`), `${page} is in no row`)
})

test.run()
