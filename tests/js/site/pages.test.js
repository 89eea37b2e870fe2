/**
 * What the pages say of games, against the engine: facts.mjs says how a fact is written.
 *
 * On the page of a contest problem also: data-judge="INPUT -> ANSWER", with | for a line's end. Empty lines of an answer do
 * not count. The wrong programs whose output it loads are run again here.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at, files } from '../../../tools/lib/run.mjs'
import { readPages } from '../../../tools/site/pages.mjs'
import { factsOf, unbound, wrong } from '../facts.mjs'
import { engine } from '../wasm.mjs'
import { wrong as wrongPrograms } from '../wrong-programs.mjs'

const folder = new URL('../../../web/pages/', import.meta.url)
const LANGUAGES = ['es', 'en']
/** @param {string} lang @param {string} name */
const read = (lang, name) => fs.readFileSync(new URL(`${lang}/${name}`, folder), 'utf8')
const names = fs.readdirSync(new URL('es/', folder)).filter((name) => name.endsWith('.md'))
test('a game has one name: that of the engine on its own page and in the teachers’ table, and never the site’s', () => {
  /** @type {Record<string, string>} */
  const spanish = JSON.parse(fs.readFileSync(at('text', 'es.json'), 'utf8'))
  const pages = readPages(at()).filter(({ kind }) => kind === 'game')
  for (const lang of LANGUAGES) {
    const table = read(lang, 'teachers.md')
    for (const { name, title } of engine.games) {
      const own = pages.find((page) => page.lang === lang && page.name === `game-${name}`)
      if (!own) continue
      const wanted = lang === 'es' ? spanish[title] : title
      const said = own.fields.title
      assert.ok(
        said === wanted || said.startsWith(`${wanted}, `),
        `${own.file}: ${said}, ${wanted}`,
      )
      const [, row = ''] = new RegExp(`\\| \`${name}\` \\| \\[([^\\]]*)\\]`).exec(table) ?? []
      assert.ok(row.startsWith(wanted), `${lang}/teachers.md: ${row}, ${wanted}`)
    }
  }
  for (const { file, fields } of pages)
    for (const called of [fields.title, fields.short ?? ''])
      assert.not.match(called, /^(palitos|sticks)$/i, file)
})

test('a fact that is not so is told', () => {
  const refuses = (/** @type {string} */ fact) => {
    try {
      return wrong(fact) !== ''
    } catch {
      return true
    }
  }
  assert.is(wrong('nim 5 6 1 = win 6-2'), '')
  assert.is(wrong('nim 5 6 1 = win 6-6'), '6-2')
  assert.is(wrong('nim 5 6 1 = loss'), 'win')
  assert.is(wrong('nim{misere} 1 1 = win 1-1'), '1-1 1-1@2')
  assert.is(wrong('half 11 = grundy 2'), '1')
  assert.is(wrong('table octal{kayles} = period 13 from 71'), '12 from 71')
  assert.is(wrong('quotient octal{misere 0.33} to 8 = order 6, lost a b^2'), '')
  assert.is(wrong('quotient octal{misere 0.33} to 8 = order 8, lost a'), 'order 6, lost a b^2')
  assert.is(wrong('nim 5 6 1 wins'), 'it cannot be read')
  assert.is(wrong('form {0|1} = canonical 1/2'), '')
  assert.is(wrong('form {0|1} = canonical 1'), '1/2')
  assert.is(wrong('form ^ = confused *'), '')
  assert.is(wrong('form ^ = less 0'), 'greater')
  assert.is(wrong('form {2|-1} = stops 2 -1'), '')
  assert.is(wrong('domineering 2x3 = temperature 5/4'), '')
  assert.is(wrong('domineering 2x3 = mean 1'), '3/4')
  for (const [fact, found] of [
    ['xor 10 12 5 = 3', '2'],
    ['mex 0 1 3 = 2', '3'],
    ['mean 2 9 = 5.5', '5'],
    ['ratio 24 15 = 1.6', '1.5'],
    ['divisor 8 = plays 8-1 8-2 8-4', 'plays 8-1 8-2'],
    ['full 2^3 = 5 of 8', '6 of 8'],
    ['nim 3 4 5 after 3-2 = loss', 'win'],
    ['nim 0..3 0..3 = lost 4 of 16', 'lost 5 of 16'],
    ['subtraction{1 2 3} 0..9 = lost 0 4 8', 'lost 0 4 9'],
    ['subtraction{1 2} 0..6 = outcomes LWWLWWL', 'outcomes LWWLWWW'],
    ['subtraction{1 2} 0..6 = grundys 0 1 2 0 1 2 0', 'grundys 0 1 2 0 1 2 1'],
    ['subtraction{1 3 5} 0..9 = same subtraction{1}', 'same subtraction{1 2}'],
    ['tree{3 5 2 9} 0 = looked 3 of 4', 'looked 2 of 4'],
    ['tree{3 5 2 9} 0 = nodes 6 of 7', 'nodes 5 of 7'],
    ['tree{((-1 1) (1 1) (-1 1))} 0 = stopping 3 of 6', 'stopping 5 of 6'],
    ['tree{3 5 2 9} 0 = orders 8 from 3 to 4', 'orders 8 from 2 to 4'],
    ['tree{3 5 2 9} 0 = tree 7', 'tree 8'],
    ['divisor 9 = positions 9', 'positions 10'],
    ['divisor 9 = arrows 14', 'arrows 15'],
    ['tree{(6:(3 5) 4:(7 9))} 0 = ahead 1 6', 'ahead 1 7'],
    ['tictactoe{3} xox/oxx/o.. = faulty -1', 'faulty 0'],
    ['maze{.../.#.} c1, c2 = grundys 2 0', 'grundys 0 2'],
    ['maze{.../.#.} c1, a1 = lost a1', 'lost c1'],
    ['tictactoe{3} xox/.o./.x. = memo 51', 'memo 61'],
    ['tictactoe{3} xox/.o./.x. = symmetry 28', 'symmetry 51'],
    ['tree{3 5 2 9 12 100} 0 = refused', 'value 3'],
    ['tree{3 5 2 9} 0 = value 3', 'value 5'],
    ['nim 1 2 = moves 3', 'moves 2'],
    ['nim 1 2 = moves 3', 'refused'],
  ]) {
    assert.is(wrong(fact), '', fact)
    const changed = fact.replace(/= .*/, `= ${found}`)
    assert.ok(refuses(changed), changed)
  }
})

/**
 * What is wrong with the facts of a page, a line each: first against the engine, then of the languages against each other.
 * @param {string} name @param {(lang: string, name: string) => string} [text]
 */
function wrongOf(name, text = read) {
  const all = LANGUAGES.map((lang) => factsOf(text(lang, name)))
  const told = LANGUAGES.flatMap((lang, i) =>
    all[i].flatMap((fact) => {
      const found = wrong(fact)
      return found ? [`web/pages/${lang}/${name}: "${fact}" is not so: ${found}`] : []
    }),
  )
  if (told.length) return told.join('\n')
  const at = all[0].findIndex((fact, i) => fact !== all[1][i])
  const i = at < 0 && all[1].length > all[0].length ? all[0].length : at
  return i < 0
    ? ''
    : `${name}: fact ${i + 1} is "${all[0][i] ?? 'missing'}" in es and "${all[1][i] ?? 'missing'}" in en`
}

test('a wrong fact is told with its page, and one that a language lacks', () => {
  const told = (/** @type {string} */ es, /** @type {string} */ en) =>
    wrongOf('a.md', (lang) => `<b data-fact="${lang === 'es' ? es : en}">1</b>`)
  assert.is(told('nim 5 6 1 = win 6-2', 'nim 5 6 1 = win 6-2'), '')
  assert.is(
    told('nim 5 6 1 = win 6-2', 'nim 5 6 1 = loss'),
    'web/pages/en/a.md: "nim 5 6 1 = loss" is not so: win',
  )
  assert.match(told('nim 5 6 1 = win 6-2', 'nim 1 = win 1-1'), /^a\.md: fact 1 is "nim 5.*"nim 1 /)
  assert.match(
    wrongOf('a.md', (lang) => (lang === 'es' ? '' : '<b data-fact="nim 1 = win 1-1">1</b>')),
    /fact 1 is "missing" in es/,
  )
})

for (const name of names)
  test(`what ${name} says of games is so, and the same in both languages`, () => {
    assert.is(wrongOf(name), '')
  })

test('the numbers in the words of a fact are those of the fact', () => {
  for (const name of names)
    for (const lang of LANGUAGES)
      for (const [, , fact, said] of read(lang, name).matchAll(
        /<(span|b|p|td)\b[^>]*?data-fact="([^"]*)"[^>]*>([^]*?)<\/\1>/g,
      ))
        assert.equal(unbound(fact, said), [], `${lang}/${name}: ${said}`)
  const fact = 'divisor 12 = win 12-1 12-3; tictactoe{3} .../.../... = tree 549946'
  assert.equal(unbound(fact, 'Taking 1 leaves 11, taking 3 leaves <b>9</b>.'), [])
  assert.equal(unbound(fact, 'Taking 1 leaves 10.'), ['10'])
  assert.equal(unbound(fact, '549,946 nodes, or 549 946, or 1100 in binary, 2³ in 1907'), [])
  assert.equal(unbound(fact, '549,947 nodes'), ['549', '947'])
  assert.equal(unbound('tictactoe{4} o... = win b1', '(0,1), and not (0,3)'), ['0', '3'])
})

test('each chapter and the page of each game says at least three things that are checked', () => {
  for (const name of names.filter((n) => /^(game-|\d)/.test(n)))
    assert.ok(factsOf(read('es', name)).length > 2, name)
})

test('the page of a game shows the same figures in both languages', () => {
  for (const name of names.filter((n) => n.startsWith('game-'))) {
    const [es, en] = LANGUAGES.map((lang) =>
      [...read(lang, name).matchAll(/<cgt-[^>]*>/g)].map((m) => m[0]),
    )
    assert.equal(es, en, name)
  }
})

/** @param {string} tag @returns {Record<string, string>} */
const attributes = (tag) =>
  Object.fromEntries([...tag.matchAll(/([a-z]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]))

test('positions of figures and links are written as the engine writes them, and their moves are legal', () => {
  for (const name of names) {
    const text = read('es', name)
    /** @type {Map<string, Record<string, string>>} */
    const figures = new Map(
      [...text.matchAll(/<cgt-(?:play|sum|tree)[^>]*>/g)].map((m) => {
        /** @type {Record<string, string>} */
        const all = attributes(m[0])
        return /** @type {const} */ ([all.id, { ...all, game: all.game ?? 'sum' }])
      }),
    )
    /** @type {Record<string, string>[]} */
    const links = [...text.matchAll(/\]\(#(\w+)&([^)]*)\)/g)].map((m) => ({
      ...figures.get(m[1]),
      moves: '',
      ...Object.fromEntries(new URLSearchParams(m[2])),
    }))
    for (const { game, rules, start, moves } of [...figures.values(), ...links]) {
      if (!start || rules === '3 5 2 9 12 100') continue // a tree that is refused, to show why
      const played = engine.game(game, { rules: rules ?? '' })
      let at = played.parse(start)
      assert.is(at.text, start, `${name}: ${game} ${rules}`)
      for (const move of moves?.split(' ') ?? []) if (move) at = played.move(at, move).to
      played.close()
    }
  }
})

/**
 * What is wrong with the words of a figure, which print and a page without JavaScript show.
 * @param {string} tag @param {string} text
 */
function wrongWords(tag, text) {
  const { heaps, set, game: name = '', rules = '', values } = attributes(tag)
  const last = /** @type {string} */ (text.match(/-?\d+(?=\D*$)/)?.[0])
  if (heaps) return wrong(`xor ${heaps} = ${last}`)
  if (set) return wrong(`mex ${set} = ${last}`)
  const game = engine.game(name, { rules })
  /** @param {string} n */
  const lost = (n) => game.solve(n).outcome === 'loss'
  const pairs = [...text.matchAll(/(\d+) ([WL])\b/g)]
  if (pairs.length) return pairs.filter(([, n, letter]) => lost(n) !== (letter === 'L')).join('; ')
  if (values === 'grundy') {
    const [list] = /^[\d ,]+/.exec(text.replace(/^.*?: (?=\d)/, '')) ?? ['']
    const said = list.match(/\d+/g) ?? []
    const { rows } = game.table(said.length + 1)
    const found = rows.slice(0, said.length).map((row) => String(row.grundy))
    return found.length && found.join() === said.join() ? '' : found.join(' ')
  }
  const run = (
    text
      .match(/\d+(?:(?:, | and | y )\d+)+/g)
      ?.pop()
      ?.match(/\d+/g) ?? []
  ).map(Number)
  const most = run.at(-1) ?? 0
  const found = Array.from({ length: most + 1 }, (_, n) => n).filter((n) => lost(String(n)))
  return run.length && run.join() === found.join() ? '' : `lost are ${found}`
}

test('what a figure says in print, or without JavaScript, is so', () => {
  /** @param {string} text */
  const figures = (text) => [
    ...text.matchAll(/(<cgt-(?:strip|xor|mex)\b[^>]*(?:"[^"]*"[^>]*)*>)([^<]*\d[^<]*)<\/cgt-/g),
  ]
  let seen = 0
  for (const name of names)
    for (const lang of LANGUAGES)
      for (const [, tag, text] of figures(read(lang, name))) {
        // those that hide their values say the rule; a teacher's own letters are not W and L
        if (/values="off"|letters="/.test(tag)) continue
        seen++
        assert.is(wrongWords(tag, text), '', `${lang}/${name}: ${tag}${text}`)
      }
  assert.ok(seen > 50, String(seen))
  for (const [tag, text] of [
    ['<cgt-xor heaps="1 2">', '1 ⊕ 2 = 2.'],
    ['<cgt-mex set="0 1 3">', 'The mex of {0, 1, 3} is 3.'],
    ['<cgt-strip game="subtraction" rules="1 2">', '0 L, 1 W, 2 W, 3 W.'],
    ['<cgt-strip game="subtraction" rules="1 2" values="grundy">', 'From 0 to 3: 0 1 2 1.'],
    ['<cgt-strip game="subtraction" rules="1 2">', 'Taking 1 or 2, lost are 0, 3 and 7.'],
  ])
    assert.ok(wrongWords(tag, text), tag + text)
})

/**
 * A line of equations and inequalities between numbers, in TeX or in plain signs: is it true? null: it is none.
 * @param {string} text
 */
function holds(text) {
  const plain = text
    .replace(/\^\{?(\d+)\}?/g, '**$1')
    .replace(/\\oplus|⊕/g, '^')
    .replace(/\\cdot|·|×/g, '*')
    .replace(/\\le\b|≤/g, '<=')
    .replace(/\\ge\b|≥/g, '>=')
    .replace(/\\[,;!]|\u2212/g, (sign) => (sign === '\u2212' ? '-' : ''))
  const parts = plain.split(/(<=|>=|=|<|>)/)
  if (
    parts.length < 3 ||
    !parts.every((part, i) => i % 2 || /^[\s\d.+*^()/-]*\d[\s)]*$/.test(part))
  )
    return null
  /** @param {string} sum */
  const value = (sum) => Number(new Function(`return (${sum})`)())
  return parts.every((sign, i) => {
    if (i % 2 === 0) return true
    const [a, b] = [value(parts[i - 1]), value(parts[i + 1])]
    return { '=': a === b, '<': a < b, '>': a > b, '<=': a <= b, '>=': a >= b }[sign]
  })
}

test('the arithmetic in the text of a page is right', () => {
  let seen = 0
  for (const name of names)
    for (const lang of LANGUAGES) {
      const text = read(lang, name).replace(/```[^]*?```|`[^`\n]*`|<pre>[^]*?<\/pre>/g, '')
      const words = text.replace(/<[^>]*>/g, '')
      const all = [
        ...[...text.matchAll(/\$([^$\n]+)\$/g)].map((m) => m[1]),
        ...[...words.matchAll(/\d+(?: [⊕+·×/-] \d+)+ = \d+(?!\d|[.,]\d| [⊕+·×])/g)].map(
          (m) => m[0],
        ),
      ]
      for (const one of all) {
        const so = holds(one)
        if (so === null) continue
        seen++
        assert.ok(so, `${lang}/${name}: ${one}`)
      }
    }
  assert.ok(seen > 60, String(seen))
  assert.ok(holds('30 = 4\\cdot 7 + 2') && holds('9\\cdot18^2 = 2916 < 3000 \\le 18^3 = 5832'))
  assert.ok(
    holds('5\\oplus 9\\oplus 12 = 0') && holds('40 = 2^3\\cdot 5') && holds('2^{10} = 1024'),
  )
  assert.is(holds('5\\oplus 9\\oplus 12 = 1'), false)
  assert.is(holds('40 = 2^3\\cdot 6'), false)
  assert.is(holds('s = 4'), null)
})

/** @param {string} text */
const linesOf = (text) => text.split(/[|\n]/).filter(Boolean)
/** @param {string} id @param {string} input */
const judged = (id, input) => engine.judge(id, input).output

for (const { id, title, link } of engine.problems) {
  const name = `problem-${id}.md`
  test(`${name}: the facts, the wrong programs' output and the link are so, in both languages`, () => {
    const [es, en] = LANGUAGES.map((lang) => {
      const text = read(lang, name)
      assert.match(text, `: ${title}"\n`)
      assert.match(text, `problem="${id}"`)
      assert.match(text, link ? `](${link})` : /la única fuente|the only source/)
      const facts = [...text.matchAll(/data-judge="([^"]*)"/g)].map((m) => m[1])
      for (const fact of facts) {
        const [input, answer] = fact.split(' -> ')
        const found = judged(id, input.replaceAll('|', '\n') + '\n')
        assert.equal(linesOf(found), linesOf(answer), `${name}: ${fact}`)
      }
      const [, list] = /<script type="application\/json">([^]*?)<\/script>/.exec(text) ?? []
      /** @type {{ name: string, note: string, input: string, output: string }[]} */
      const mistakes = JSON.parse(list)
      assert.is(mistakes.length, wrongPrograms[id].length)
      mistakes.forEach(({ name, note, input, output }, i) => {
        assert.ok(name && note)
        assert.is(output, wrongPrograms[id][i](input), `${id}: ${name}`)
        assert.not.equal(linesOf(output), linesOf(judged(id, input)), `${id}: ${name} is right`)
      })
      return { facts, mistakes: mistakes.map(({ input, output }) => [input, output]) }
    })
    assert.equal(es, en)
    assert.ok(es.facts.length > 0)
  })

  test(`${name}: chapter 11 and the page of its game lead there, and it leads back`, () => {
    for (const lang of LANGUAGES) {
      const text = read(lang, name)
      assert.match(text, '(11-contest.html)')
      assert.match(read(lang, '11-contest.md'), `(problem-${id}.html)`)
      const games = [...text.matchAll(/\((game-\w+)\.html/g)].map((m) => read(lang, `${m[1]}.md`))
      assert.ok(games.some((game) => game.includes(`(problem-${id}.html)`)))
    }
  })
}

test("the notes' GAME31 is wrong for 411 of 3550 positions, each run alone", () => {
  /** @type {string[]} */
  const lines = []
  /** @param {string} line @param {number} card @param {number} sum */
  const lay = (line, card, sum) => {
    if (line) lines.push(line)
    for (let c = card; c <= 6; c++)
      if (sum + c <= 31 && !line.endsWith(String(c).repeat(4))) lay(line + c, c, sum + c)
  }
  lay('', 1, 0)
  assert.is(lines.length, 3550)
  const right = linesOf(judged('spoj-game31', lines.join('\n')))
  const [program] = wrongPrograms['spoj-game31']
  assert.is(lines.filter((line, i) => program(line + '\n') !== right[i] + '\n').length, 411)
})

test('chapter 11 says of each problem how its input ends', () => {
  const numberOf = (/** @type {string} */ id) => /** @type {string} */ (id.split('-').pop())
  for (const lang of LANGUAGES) {
    const [, table] = /^(\| (?:así termina la entrada|the input ends) [^]*?)\n\n/m.exec(
      read(lang, '11-contest.md'),
    ) ?? ['', '']
    const rows = table
      .split('\n')
      .slice(2)
      .map((row) => row.split('|').slice(1, 3))
    assert.is(rows.length, 6)
    for (const { id, head, tail } of engine.problems) {
      const judge = { hr: 'HackerRank', kattis: 'Kattis' }[id.split('-')[0]]
      const word = judge ?? numberOf(id).toUpperCase()
      const found = rows.filter(([, names]) => new RegExp(`\\b${word}\\b`).test(names))
      assert.is(found.length, 1, `${id} in ${lang}`)
      // 0: the file's end, 1 to 3: a mark, 4: a number of cases comes first, 5: one case a file
      const row = rows.indexOf(found[0])
      const mark = /`(.*)`/.exec(found[0][0])?.[1] ?? ''
      assert.is(tail.trim(), mark, `${id} ends with ${tail}`)
      assert.is(head.trim() === '1', row === 4, `${id} begins with ${head}`)
      if (mark || row === 4) continue
      const sample = fs.readFileSync(at('web', 'pages', 'samples', `${id}.in`), 'utf8')
      /** @param {string} text */
      const refused = (text) => {
        try {
          return !engine.judge(id, text)
        } catch {
          return true
        }
      }
      assert.is(refused(sample + sample), row === 5, `${id}: two cases in one file`)
    }
  }
})

test('a session at the command line is as the page of Timus 1087 shows it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-'))
  /** @param {string} name @param {string} text */
  const program = (name, text) =>
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  program('palitos', `exec "${process.execPath}" "${at('bin', 'palitos.mjs')}" "$@"`)
  const script = `
    import { readFileSync } from 'node:fs'
    import { wrong } from '${new URL('../wrong-programs.mjs', import.meta.url)}'
    process.stdout.write(wrong['timus-1087'][0](readFileSync(0, 'utf8')))`
  fs.writeFileSync(path.join(folder, 'mine.mjs'), script)
  program('mine', `exec "${process.execPath}" "${path.join(folder, 'mine.mjs')}"`)
  for (const lang of LANGUAGES) {
    const none = { LC_ALL: '', LC_MESSAGES: '', LANGUAGE: '' }
    const env = { ...process.env, ...none, LANG: lang, PATH: `${folder}:${process.env.PATH}` }
    const [, session] = /```console\n([^]*?)```/.exec(read(lang, 'problem-timus-1087.md')) ?? []
    const parts = session.split(/^\$ /m).slice(1)
    assert.is(parts.length, 4)
    for (const part of parts) {
      const [line] = part.split('\n', 1)
      const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: folder, env })
      assert.is(`${line}\n${stdout}${stderr}`, part)
    }
  }
})

test('no page names a file of the machine that built it', () => {
  const pages = files(at('dist'), (name) => name.endsWith('.html') && !name.includes('slides'))
  assert.ok(pages.length > 100)
  for (const page of pages)
    assert.not.match(fs.readFileSync(page, 'utf8'), /="(file|blob):|palitos-first/, page)
})

/** @param {string} text @returns {string[]} those of three letters or more */
const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []
/** @type {Record<string, string>} */
const es = JSON.parse(fs.readFileSync(at('text', 'es.json'), 'utf8'))
/**
 * What is wrong with the list of games in teachers.md.
 * @param {string} lang @param {string} [text] of that page
 * @returns {string[]}
 */
function wrongRows(lang, text = read(lang, 'teachers.md')) {
  const rows = new Map(
    [
      ...text.matchAll(
        /^\| `(\w+)` \| \[([^\]]*)\]\((\S+)\.html\) \| ((?:\\.|[^|])*?) ?\| ((?:\\.|[^|])*?) ?\| (.*) \|$/gm,
      ),
    ].map(([, game, ...cells]) => [game, cells]),
  )
  const where = `web/pages/${lang}/teachers.md`
  const told = engine.games.flatMap(({ name, title: english }) => {
    const [title, page, rules, start] = rows.get(name) ?? []
    if (title === undefined) return [`${where} has no row of ${name}`]
    const bare = (/** @type {string} */ cell) => cell.replace(/^`|`$/g, '').replaceAll('\\|', '|')
    const wanted = name === 'sum' ? 'sums' : `game-${name}`
    if (page !== wanted) return [`${where}: the row of ${name} leads to ${page}`]
    const own = [
      /^title: "?(.*?)"?$/m.exec(read(lang, `${page}.md`))?.[1] ?? '',
      lang === 'es' ? es[english] : english,
    ]
    const called = wordsIn(title)
    if (!own.some((one) => wordsIn(one).some((word) => called.includes(word))))
      return [`${where}: the row of ${name} calls it ${title}, and not ${own.join(' or ')}`]
    try {
      const game = engine.game(name, { rules: bare(rules) })
      game.parse(bare(start))
      game.close()
      return []
    } catch (refusal) {
      return [
        `${where}: the row of ${name} has rules or a start that are refused: ${refusal.message}`,
      ]
    }
  })
  const gone = [...rows.keys()].filter((name) => !engine.games.some((game) => game.name === name))
  return [...told, ...gone.map((name) => `${where} has a row of ${name}, which is no game`)]
}

test('the list of games for teachers has each game, with a title, rules and a start that are its own', () => {
  for (const lang of LANGUAGES) {
    assert.equal(wrongRows(lang), [])
    const text = read(lang, 'teachers.md')
    for (const [from, to, why] of /** @type {[RegExp, string, RegExp][]} */ ([
      [/^\| `nim` .*\n/m, '', /has no row of nim/],
      [/^\| `nim` \| \[Nim\]/m, '| `nim` | [Kayles]', /calls it Kayles/],
      [/\(game-half\.html\)/, '(game-nim.html)', /row of half leads to game-nim/],
      [/`34 12`/, '`34 12 5`', /row of euclid has .* refused/],
      [/^\| `cake` /m, '| `pie` ', /no row of cake.*a row of pie, which is no game/],
    ]))
      assert.match(wrongRows(lang, text.replace(from, to)).join('; '), why)
  }
})

test('every game has a page', () => {
  const pages = names.map((name) => name.replace(/^game-|\.md$/g, ''))
  for (const { name } of engine.games)
    assert.ok(pages.includes(name === 'sum' ? 'sums' : name), name)
})

test.run()
