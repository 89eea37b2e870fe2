import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { keyOf } from '../../web/model/exercise/key.js'
import { say } from '../../web/model/i18n.js'
import { papers, print, read } from '../../tools/sheet.mjs'
import { engine } from '../js/wasm.mjs'

const sheet = suite('sheet')

sheet('each number has its own exercises, and the same seed gives the same papers', () => {
  const wish = read(['--seed', '7', '--kinds', 'nim,strip', '--students', '3', '--lang', 'es'])
  const one = papers(wish, engine)
  assert.equal(papers(wish, engine), one)
  const keys = one.key.split('<section class="key">').slice(1)
  assert.is(keys.length, 3)
  assert.is(new Set(keys.map((k) => k.replace(/<h2>.*<\/h2>/, ''))).size, 3)
  assert.is(one.sheets.split('<cgt-exercise').length - 1, 6)
  assert.match(keys[0], 'Hoja 1')
})

sheet('what cannot be read is refused with what can', () => {
  assert.throws(() => read(['--kinds', 'chess']), /--kinds takes some of/)
  assert.throws(() => read(['--lang', 'fr']), /--lang/)
  assert.throws(() => read(['--students', '0']), /--students/)
  assert.throws(() => read(['--seed', '<b>']), /--seed/)
})

sheet('the PDF has a page a student with the questions, and the key has the answers', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-sheet-'))
  try {
    const wish = read(['--seed', '7', '--kinds', 'nim,mex', '--students', '2', '--lang', 'en'])
    const [sheets, key] = await print(wish, folder)
    const text = (/** @type {string} */ file) =>
      execFileSync('pdftotext', ['-layout', file, '-']).toString()
    const pages = text(sheets)
      .split('\f')
      .filter((page) => page.trim())
    assert.is(pages.length, 2)
    for (const [i, page] of pages.entries()) {
      assert.match(page, new RegExp(`^ +${i + 1}\n`))
      assert.match(page, new RegExp(`A winning move in Nim · The mex of a set +Sheet ${i + 1}\n`))
      assert.match(page, /seed 7 · level 1\s*$/)
      assert.match(page, /Name:.*Date:/)
      assert.match(page, 'Write your move.')
      assert.match(page, 'Write the number.')
      assert.match(page, 'Make a move that wins.')
      assert.match(page, 'Which is the mex of the set?')
      assert.not.match(page, 'Hint')
    }
    /* a line each, numbered as on the sheet */
    const numbered = text(key)
      .match(/^ +\d+\. .*$/gm)
      ?.map((one) => one.trim())
    const wanted = [1, 2].flatMap((n) => keyOf(engine, wish, n, (k, slots) => say('en', k, slots)).map(({ title, given }, i) => `${i + 1}. ${title} ${given}`)) // prettier-ignore
    assert.equal(numbered, wanted)
    const answers = papers(wish, engine).key.match(/<b>(.*?)<\/b>/g) ?? []
    assert.is(answers.length, 4)
    for (const answer of answers) assert.match(text(key), answer.slice(3, -4))
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

sheet(
  'no exercise is cut by a page, each page says whose it is, and each exercise what to write',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-sheet-'))
    const kinds = ['strip', 'claim', 'graph', 'nim', 'grundy', 'tree', 'cuts', 'worth', 'lost', 'period', 'temperature', 'classify'] // prettier-ignore
    try {
      const wish = read(['--seed', '7', '--kinds', kinds.join(), '--students', '2', '--lang', 'es', '--level', '3']) // prettier-ignore
      const [file] = await print(wish, folder)
      const pages = execFileSync('pdftotext', ['-layout', file, '-']).toString().split('\f').filter((page) => page.trim()) // prettier-ignore
      /** @type {number[]} */
      const met = []
      for (const [i, page] of pages.entries()) {
        const head = /^ +(\d+)\n+ *Ejercicios de juegos combinatorios +Hoja (\d)\n/.exec(page)
        assert.ok(head, page)
        assert.is(Number(head[1]), i + 1)
        assert.match(page, /Nombre:.*Fecha:/)
        assert.not.match(page, /^[ ?]*\?[ ?]*$/m)
        const numbers = [...page.matchAll(/^ {0,2}(\d+) +[^\d ]/gm)].map(([, n]) => Number(n))
        const asked = [...page.matchAll(/^ +(?:Escribe|Encierra) .*[.»]$/gm)]
        assert.is(asked.length, numbers.length, page)
        met.push(...numbers)
        assert.is(Number(head[2]), met.length > kinds.length ? 2 : 1)
      }
      /* of the strip and the graph, on each sheet; at this level the row of the period has numbers */
      assert.is(pages.join('\n').replace(/\s+/g, ' ').split('W: gana quien tiene el turno; L: pierde').length - 1, 4) // prettier-ignore
      const all = kinds.map((_, i) => i + 1)
      assert.equal(met, [...all, ...all])
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
  },
)

sheet(
  'a tree is a page with empty boxes, and one with the key; what is no tree is told with its place',
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-sheet-'))
    try {
      const files = await print(read(['--tree', '3 5 2 9 12 5 23 23', '--lang', 'en']), folder)
      assert.equal(files.map((file) => path.basename(file)), ['sheets-tree-en.pdf', 'key-tree-en.pdf']) // prettier-ignore
      const [sheets, key] = files.map((file) => execFileSync('pdftotext', ['-layout', file, '-']).toString()) // prettier-ignore
      for (const text of [sheets, key]) {
        assert.is(text.split('\f').filter((page) => page.trim()).length, 1)
        assert.match(text, /G\s+▲ MAX/)
        assert.match(text, 'cross out the leaves')
      }
      assert.match(key, '≥23')
      assert.not.match(sheets, '≥23')
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
    const refused = (/** @type {string} */ tree) => () => papers(read(['--tree', tree]), engine)
    assert.throws(refused('((3 5) (2 9)'), /^--tree: Falta un \) al final\.$/)
    assert.throws(refused('((3 xy) 2)'), /^--tree: Se esperaba un valor.*«xy\) 2\)»/)
    assert.throws(refused(`(${'1 '.repeat(99)})`), /no room on a page/)
  },
)

sheet.run()
