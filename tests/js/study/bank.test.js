import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toGift } from '../../../web/model/bank/gift.js'
import { toMoodle } from '../../../web/model/bank/moodle.js'
import { categoryOf, decimal, questionsOf } from '../../../web/model/bank/question.js'
import {
  check,
  KINDS,
  make,
  NONE,
  rights,
  solution,
  tell,
} from '../../../web/model/exercise/index.js'
import { saidOf } from '../../../web/model/exercise/key.js'
import { moveWords } from '../../../web/model/exercise/words.js'
import { setOf } from '../../../web/model/exercise/series.js'
import { boardOf } from '../../../web/model/bank/words.js'
import { say } from '../../../web/model/i18n.js'
import { readSum } from '../../../web/model/sum.js'
import { engine } from '../wasm.mjs'

/** @typedef {import('../../../web/model/bank/question.js').Question} Question */
/** @typedef {{ tag: string, attributes: Record<string, string>, children: (Node | string)[] }} Node */

const { parse: parseGift } = createRequire(import.meta.url)('gift-pegjs')
const root = fileURLToPath(new URL('../../..', import.meta.url))
/** marks that an option may bring, as Moodle lists them, and what a question may be */
const FRACTIONS = ['100', '0']
const TYPES = ['category', 'numerical', 'multichoice', 'matching', 'cloze', 'truefalse', 'essay']
/** @param {'es' | 'en'} lang */
const speaking = (lang) => (/** @type {string} */ key, /** @type {any} */ slots) => say(lang, key, slots) // prettier-ignore
const all = Object.keys(KINDS)
/** @type {{ lang: 'es' | 'en', level: 1 | 2 | 3 }[]} */
const EVERY = [
  { lang: 'es', level: 1 },
  { lang: 'en', level: 2 },
  { lang: 'es', level: 3 },
]
/** @param {'es' | 'en'} lang @param {1 | 2 | 3} level @param {boolean} [proof] */
const bankOf = (lang, level, proof) =>
  questionsOf(
    engine,
    { kinds: all, seed: 's', level, count: 3 * all.length, proof },
    speaking(lang),
  )

/** The entities of XML. @param {string} text */
const plain = (text) =>
  text.replace(/&(?:#(\d+)|(lt|gt|amp|quot|apos));/g, (_, code, name) =>
    code
      ? String.fromCodePoint(Number(code))
      : { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }[/** @type {'lt'} */ (name)],
  )
/** As strict as XML asks: tags match, nothing stands outside, an ampersand is an entity's. @param {string} xml @returns {Node} */
function parse(xml) {
  /** @type {Node} */
  const top = { tag: '', attributes: {}, children: [] }
  const open = [top]
  const token =
    /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[^?]*\?>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex
    const found = token.exec(xml)
    if (!found) throw new Error(`no XML at ${at}: ${xml.slice(at, at + 40)}`)
    const [, cdata, end, tag, attributes, empty, text] = found
    const into = /** @type {Node} */ (open.at(-1))
    if (cdata !== undefined) into.children.push(cdata)
    else if (text !== undefined) {
      assert.not.match(text, /&(?!#\d+;|lt;|gt;|amp;|quot;|apos;)/)
      into.children.push(plain(text))
    } else if (end) assert.is(open.pop()?.tag, end)
    else if (tag) {
      const all = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k, v]) => [k, plain(v)])
      /** @type {Node} */
      const node = { tag, attributes: Object.fromEntries(all), children: [] }
      into.children.push(node)
      if (!empty) open.push(node)
    }
  }
  assert.is(open.length, 1)
  const [only] = top.children.filter((child) => typeof child !== 'string')
  return /** @type {Node} */ (only)
}
/** @param {Node} node @param {string} tag @returns {Node[]} */
const every = (node, tag) =>
  node.children.flatMap((child) => (typeof child !== 'string' && child.tag === tag ? [child] : []))
/** @param {Node} node @returns {string} */
const textOf = (node) =>
  node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
/** What its <text> says. @param {Node} node */
const said = (node) => textOf(every(node, 'text')[0])
/** HTML of paragraphs as lines. @param {string} html */
const lines = (html) =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, one]) => plain(one.replace(/<img[^>]*>/g, '')))

/**
 * The blanks of a text as Moodle's importer reads them (question/type/multianswer/questiontype.php): an alternative ends at a ~ or }
 * that no \ escapes; only = before it makes it right.
 * @param {string} html
 */
function blanksIn(html) {
  const alternative =
    /(=|%(-?\d+(?:[.,]\d*)?)%)?(.+?(?<!\\|&|&amp;)(?=[~#}]|$))(#(.*?(?<!\\)(?=[~}]|$)))?/
  const blank = new RegExp(`\\{(\\d*):(NUMERICAL|NM|MULTICHOICE|MC):(${alternative.source}(?:~${alternative.source})*)\\}`, 'g') // prettier-ignore
  /** What a reader sees: Moodle decodes the entities once, the browser those that are left. @param {string} text */
  const shown = (text) => plain(plain(text))
  return [...html.matchAll(blank)].map(([, , type, rest]) => {
    const options = [...rest.matchAll(new RegExp(`~?${alternative.source}`, 'g'))].map(([, mark, , text, , why = '']) => ({ text: shown(text), right: mark === '=', why: shown(why) })) // prettier-ignore
    return { type, options }
  })
}

test('questions: one right answer among several that differ, each wrong one with its reason, in both languages', () => {
  let seen = 0
  for (const { lang, level } of EVERY)
    for (const q of bankOf(lang, level)) {
      const where = `${q.name} ${lang} ${level}`
      assert.ok(q.name && q.ask && q.hints.length, where)
      assert.ok(q.general.length && q.general.every(Boolean), where)
      assert.is(new Set(q.general).size, q.general.length, where)
      const a = q.answer
      if (a.as === 'choice') {
        assert.is(a.options.filter((o) => o.right).length, 1, where)
        assert.ok(a.options.length >= 2, where)
        assert.is(new Set(a.options.map((o) => o.text)).size, a.options.length, where)
        for (const o of a.options) assert.ok(o.text && o.why, `${where}: ${o.text}`)
      } else if (a.as === 'number') {
        assert.ok(Number.isFinite(Number(a.right)), where)
        for (const { text, why } of a.wrong)
          assert.ok(Number(text) !== Number(a.right) && why, where)
      } else if (a.as === 'match') for (const { of, to } of a.pairs) assert.ok(of && to, where)
      else if (a.as === 'blanks')
        for (const b of a.blanks) {
          if (b.choices) assert.is(b.choices.filter((o) => o.right).length, 1, where)
          else assert.ok(b.right !== '' && Number.isFinite(Number(b.right)), where)
        }
      else if (a.as === 'truth') assert.ok(a.why, where)
      else assert.unreachable(where)
      /* no hint tells what the last would */
      if (a.as === 'choice') {
        const right = /** @type {string} */ (a.options.find((o) => o.right)?.text)
        if (right.length > 4)
          for (const hint of q.hints)
            assert.not.ok(hint.includes(`“${right}”`), `${where}: ${hint}`)
      }
      assert.equal(parse(q.picture || '<svg></svg>').tag, 'svg')
      seen++
    }
  assert.is(seen, 9 * all.length)
})

test('what a bank calls right and wrong is what the exercises call so', () => {
  for (const level of /** @type {const} */ ([1, 2, 3])) {
    const set = setOf(engine, { kinds: all, seed: 's', level, count: 3 * all.length }, 0)
    bankOf('en', level).forEach((q, i) => {
      const x = set[i]
      const right = solution(engine, x)
      const { answer: a } = q
      if (a.as === 'number') {
        assert.is(a.right, decimal(right[0]))
        for (const { text } of a.wrong)
          if (/^-?\d+$/.test(text)) assert.ok(check(engine, x, [text]), `${q.name}: ${text}`)
      }
      if (a.as === 'truth') assert.is(a.right, right[0] === '0')
      if (a.as === 'match' || a.as === 'blanks')
        assert.is((a.as === 'match' ? a.pairs : a.blanks).length, x.fields.length)
      if (a.as === 'blanks' && x.fields.every((f) => f.as === 'number'))
        for (const { name, right: said } of a.blanks)
          assert.is(said, right[x.fields.findIndex((f) => speaking('en')(f.name, {}) === name)])
    })
  }
})

test('where several answers are right, the key of a sheet has them all, and so have the notes for graders', () => {
  const t = speaking('en')
  /** @type {[kind: string, start: string, said: string][]} */
  const boards = [
    ['nim', '11 3 9', 'any of these: Take 1 of 11; Take 1 of 3; Take 1 of 9'],
    ['nim', '3 3 5', 'Take 5 of 5'],
    ['nim', '3 3 0', 'No move wins'],
    ['staircase', '0 4 1 0', 'any of these: Move 1 of the 4 on step 2 down; Move 1 of the 1 on step 3 down'], // prettier-ignore
  ]
  for (const [kind, start, said] of boards)
    assert.equal(saidOf(engine, { ...make(engine, kind, 's', 1), start }, t), [{ name: 'Move', said }]) // prettier-ignore
  let several = 0
  for (const level of /** @type {const} */ ([1, 2, 3])) {
    const kinds = ['nim', 'misere', 'staircase', 'maze', 'sum']
    const set = setOf(engine, { kinds, seed: 's', level, count: 10 }, 0)
    const bank = { kinds, seed: 's', level, count: 10, proof: true }
    questionsOf(engine, bank, t).forEach(({ answer, general }, i) => {
      const x = set[i]
      const game = engine.game(x.game, { rules: x.rules })
      const wins = game.moves(x.start).filter(({ text }) => !check(engine, x, [text]))
      assert.equal(rights(engine, x).map(([move]) => move).sort(), wins.length ? wins.map(({ text }) => text).sort() : [NONE]) // prettier-ignore
      for (const move of wins) {
        const words = tell(t, moveWords(engine, game, x.start, move))
        assert.ok(answer.as === 'essay' && answer.model[0].includes(words), words)
        assert.ok(general.some((sentence) => sentence.includes(words)), words) // prettier-ignore
      }
      game.close()
      several += Number(wins.length > 1)
    })
  }
  assert.ok(several > 4)
})

test('a question stands alone: the rule of each game in it, its amounts, and the position in words', () => {
  let fractions = 0
  for (const { lang, level } of EVERY) {
    const set = setOf(engine, { kinds: all, seed: 's', level, count: 3 * all.length }, 0)
    bankOf(lang, level).forEach((q, i) => {
      const x = set[i]
      const t = speaking(lang)
      const rules = x.game === 'sum' ? readSum(x.rules, x.start).map(({ name }) => name) : [x.game]
      for (const game of rules) {
        const facts = engine.games.find(({ name }) => name === game)
        if (facts) assert.match(q.rule, t(facts.how, {}), q.name)
      }
      /* it asks what a learning platform can take: there is no board to move on, and no hint to ask for */
      if (q.answer.as !== 'essay') assert.not.match(`${q.ask} ${JSON.stringify(q.answer)}`, /\b(Make|Mark|Write|Haz|Marca|Escribe|hint|pista)\b/) // prettier-ignore
      if (q.picture) assert.ok(lines(said(every(every(parse(toMoodle([q], 'T')), 'question')[1], 'questiontext')[0])).includes(q.shown), q.name) // prettier-ignore
      if (x.game === 'hackenbush') assert.match(q.rule, t('Left cuts only edges of Left, and Right only edges of Right.', {})) // prettier-ignore
      /* where an answer may be 3/2, the question says how it is typed, and the feedback has both */
      if (['worth', 'simplest', 'temperature'].includes(x.kind) && q.answer.as !== 'choice') {
        assert.is(q.write, t('Write a decimal number, such as 1.5.', {}))
        assert.ok(said(every(every(parse(toMoodle([q], 'T')), 'question')[1], 'questiontext')[0]).includes(q.write)) // prettier-ignore
        for (const text of solution(engine, x))
          if (text.includes('/')) {
            const both = `${text} = ${decimal(text)}.`.replaceAll('-', '−')
            assert.ok(q.feedback.includes(both) && q.general.includes(both), `${q.name}: ${both}`)
            fractions++
          }
      } else assert.is(q.write, '')
      /* initials of words that are not the reader's are explained */
      if (/\b[WL]\b/.test(q.shown)) assert.match(q.rule, t('{win}: the player to move wins; {loss}: the player to move loses.', { win: 'W', loss: 'L' })) // prettier-ignore
      if (x.game === 'subtraction') {
        const amounts = x.rules.replace(/^misere /, '').split(' ').map(Number).sort((a, b) => a - b) // prettier-ignore
        assert.match(q.rule, t('The allowed amounts are: {list}.', { list: amounts.join(', ') }))
      }
      /* each number of a notation of heaps is said; no notation is left */
      if (x.figure === 'board' && !['maze', 'sum'].includes(x.game)) {
        const said = q.shown.split('; ').map((part) => part.match(/: (\d+) /)?.[1])
        assert.equal(said, x.start.split(' '), q.shown)
      }
      if (/board|position|two/.test(x.figure) && x.game !== 'maze') assert.not.ok(q.shown.includes(x.start || '|x'), q.shown) // prettier-ignore
      if (!['game', 'cells', 'boards'].includes(x.figure)) assert.ok(q.shown, q.name)
    })
  }
  assert.ok(fractions > 5)
  /** @type {[game: string, rules: string, start: string, said: string][]} */
  const boards = [
    ['maze', '..#/...', 'c2', 'Squares from a1, at the top left, to c2; c1: wall; c2: the token'],
    ['domineering', '', '..#|...', 'Squares from a1, at the top left, to c2; a1, b1, a2, b2, c2: free; c1: taken'],
    ['toads', '', 'tf.', 'Squares from a1, at the top left, to c1; a1: Left; b1: Right; c1: free'],
    ['hackenbush', '', 'l(r;l)', 'Node 0 is the ground; 0–1: an edge of Left; 1–2: an edge of Right; 1–3: an edge of Left'],
    ['octal', 'kayles', '4 1', 'Row 1: 4 pins; Row 2: 1 pin'],
    ['divisor', '', '12', 'Number: 12'],
  ] // prettier-ignore
  for (const [game, rules, start, said] of boards)
    assert.is(boardOf(engine, game, rules, start, speaking('en')), said)
})

test('a dyadic fraction is a decimal number, and nothing else is one', () => {
  assert.equal(['3/8', '-7/4', '0', '12'].map(decimal), ['0.375', '-1.75', '0', '12'])
  for (const text of ['*', '{0|1}', '1/', '', '1*']) assert.is(decimal(text), null)
})

test('Moodle XML is well formed, of the types and marks that Moodle takes, and its pictures are there', () => {
  let pictures = 0
  let clozes = 0
  for (const { lang, level } of EVERY) {
    const questions = bankOf(lang, level, level === 3)
    const quiz = parse(toMoodle(questions, 'Palitos/a & b'))
    assert.is(quiz.tag, 'quiz')
    const [category, ...rest] = every(quiz, 'question')
    assert.is(said(every(category, 'category')[0]), '$course$/top/Palitos/a & b')
    assert.is(rest.length, questions.length)
    rest.forEach((node, i) => {
      const q = questions[i]
      const { type } = node.attributes
      assert.ok(TYPES.includes(type), type)
      assert.is(said(every(node, 'name')[0]), q.name)
      const [asked] = every(node, 'questiontext')
      const html = said(asked)
      assert.ok(lines(html).includes(q.ask), q.name)
      assert.equal(lines(said(every(node, 'generalfeedback')[0])), q.general, q.name)
      const files = every(asked, 'file')
      const named = [...html.matchAll(/@@PLUGINFILE@@\/([^"]+)"/g)].map(([, name]) => name)
      assert.equal(files.map((f) => f.attributes.name), named) // prettier-ignore
      for (const f of files) {
        assert.is(f.attributes.path, '/')
        assert.is(Buffer.from(textOf(f), 'base64').toString(), q.picture)
        pictures++
      }
      for (const answer of every(node, 'answer')) assert.ok(FRACTIONS.includes(answer.attributes.fraction)) // prettier-ignore
      if (type === 'multichoice' && q.answer.as === 'choice') {
        const answers = every(node, 'answer')
        assert.equal(answers.map((a) => plain(said(a))), q.answer.options.map((o) => o.text)) // prettier-ignore
        assert.equal(answers.map((a) => lines(said(every(a, 'feedback')[0]))[0]), q.answer.options.map((o) => o.why)) // prettier-ignore
      }
      if (type === 'matching') assert.ok(every(node, 'subquestion').length >= 2)
      if (type === 'cloze' && q.answer.as === 'blanks') {
        assert.equal(blanksIn(html), q.answer.blanks.map(({ right, choices }) => choices ? { type: 'MULTICHOICE', options: choices } : { type: 'NUMERICAL', options: [{ text: `${right}:0`, right: true, why: '' }] })) // prettier-ignore
        clozes++
      }
      if (type === 'essay' && q.answer.as === 'essay')
        assert.equal(lines(said(every(node, 'graderinfo')[0])), q.answer.model)
      if (type !== 'essay' && type !== 'truefalse')
        assert.equal(every(node, 'hint').map((h) => lines(said(h))[0]), q.hints) // prettier-ignore
    })
  }
  assert.ok(pictures > 60)
  assert.ok(clozes > 20)
})

test('a bank has a category of its own: the name of its one kind, or its seed, in which / does not part', () => {
  const t = (/** @type {string} */ key) => say('es', key)
  assert.is(categoryOf({ kinds: ['nim'], seed: '7' }, t), 'Palitos/Una jugada ganadora en Nim')
  assert.is(categoryOf({ kinds: ['nim', 'mex'], seed: '5/9' }, t), 'Palitos/5//9')
})

test('GIFT is read by a parser of the format, with the same answers', () => {
  for (const { lang, level } of EVERY) {
    const questions = bankOf(lang, level, level === 3)
    const [category, ...read] = parseGift(toGift(questions, 'Palitos'))
    assert.is(category.type, 'Category')
    assert.is(read.length, questions.length)
    read.forEach((/** @type {any} */ found, /** @type {number} */ i) => {
      const { name, answer: a, ask, general, shown } = questions[i]
      assert.equal(lines(found.globalFeedback.text), general, name)
      if (shown) assert.ok(lines(found.stem.text).includes(shown), `${name}: ${found.stem.text}`)
      assert.is(found.title, name)
      assert.ok(lines(found.stem.text).includes(ask), `${name}: ${found.stem.text}`)
      if (a.as === 'number') {
        assert.is(found.type, 'Numerical')
        const right = found.choices.find((/** @type {any} */ c) => (c.weight ?? 100) === 100)
        assert.is(right.text.number, Number(a.right))
      } else if (a.as === 'choice') {
        assert.is(found.type, 'MC')
        assert.equal(found.choices.map((/** @type {any} */ c) => [plain(c.text.text), c.isCorrect]), a.options.map((o) => [o.text, o.right])) // prettier-ignore
      } else if (a.as === 'match' || a.as === 'blanks') {
        assert.is(found.type, 'Matching')
        /** @type {[of: string, to: string][]} */
        const pairs = found.matchPairs.map((/** @type {any} */ pair) => [plain(pair.subquestion.text), plain(pair.subanswer.replace(/&&(\d+);/g, '&#$1;'))]) // prettier-ignore
        const wanted = a.as === 'match' ? a.pairs.map(({ of, to }) => [of, to]) : a.blanks.map((b) => [b.name, b.right.replace('-', '−')]) // prettier-ignore
        assert.equal(pairs.filter(([of]) => of), wanted) // prettier-ignore
        assert.ok(pairs.length > 2, name)
        /* what is asked for cannot be told from what is left: two or more answers could be meant */
        const words = [...new Set(pairs.map(([, to]) => to))]
        const more = words.filter((word) => pairs.every(([of, to]) => !of || to !== word))
        if (a.as === 'match') assert.ok(words.length > 1, name)
        else if (!a.blanks[0].choices) {
          assert.ok(more.length > 0, name)
          for (const [, to] of wanted)
            assert.ok(words.filter((word) => Number(word.replace('−', '-')) > 0 || Number(to) <= 0).length > 2 || wanted.length > 2, name) // prettier-ignore
        } else for (const b of a.blanks) for (const { text } of b.choices ?? []) assert.ok(words.includes(text), name) // prettier-ignore
        assert.equal(new Set(more).size, more.length)
      } else if (a.as === 'truth') {
        assert.is(found.type, 'TF')
        assert.is(found.isTrue, a.right)
      } else assert.is(found.type, 'Essay')
    })
  }
})

test('signs of the formats in a text come back as they were', () => {
  const hostile = 'a*b {1|~2} # = % \\ : /x/ "q" <b>&amp;</b> ]]> $$ -> ::'
  /** @type {Question} */
  const q = {
    name: hostile,
    title: 'T',
    rule: '',
    ask: hostile,
    write: '',
    shown: '',
    picture: '',
    hints: [hostile],
    feedback: hostile,
    general: [hostile],
    answer: {
      as: 'choice',
      options: [
        { text: hostile, right: true, why: hostile },
        { text: 'b', right: false, why: hostile },
      ],
    },
  }
  const [, node] = every(parse(toMoodle([q], hostile)), 'question')
  assert.is(said(every(node, 'name')[0]), hostile)
  assert.equal(lines(said(every(node, 'questiontext')[0])), [hostile])
  assert.equal(every(node, 'answer').map((a) => plain(said(a))), [hostile, 'b']) // prettier-ignore
  const [, found] = parseGift(toGift([q], 'T'))
  assert.is(plain(found.title), hostile)
  assert.equal(lines(found.stem.text), [hostile])
  assert.is(plain(found.choices[0].text.text), hostile)
  assert.is(plain(found.choices[1].feedback.text), hostile)
  assert.equal(lines(found.globalFeedback.text), [hostile])
  /* in a blank they are neither its end, nor a mark of a right answer */
  const choices = [{ text: `=${hostile}`, right: false, why: `${hostile}}` }, { text: `${hostile}\\`, right: true, why: '' }, { text: '%50%', right: false, why: hostile }] // prettier-ignore
  const blanks = { ...q, answer: { as: /** @type {const} */ ('blanks'), blanks: [{ name: 'n', right: 'x', choices }], others: [] } } // prettier-ignore
  const [, cloze] = every(parse(toMoodle([blanks], 'T')), 'question')
  assert.equal(blanksIn(said(every(cloze, 'questiontext')[0])), [{ type: 'MULTICHOICE', options: choices }]) // prettier-ignore
})

test('palitos bank: the same seed makes the same bank; what cannot be had is one sentence in the reader’s language', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-bank-'))
  /** @param {string[]} args @param {string} [LANG] */
  const bank = (args, LANG = 'en') =>
    spawnSync(process.execPath, [path.join(root, 'bin', 'palitos.mjs'), 'bank', ...args], { env: { ...process.env, LANG, LC_ALL: '', LC_MESSAGES: '' }, encoding: 'utf8' }) // prettier-ignore
  try {
    const file = path.join(folder, 'nim.xml')
    const made = bank(['--kinds', 'nim', '--count', '3', '--seed', '7', '--out', file])
    assert.is(made.stdout, `3 questions in ${file}\n`)
    assert.is(bank(['--kinds', 'nim', '--count', '3', '--seed', '7']).stdout, fs.readFileSync(file, 'utf8')) // prettier-ignore
    assert.is(every(parse(fs.readFileSync(file, 'utf8')), 'question').length, 4)
    const again = bank(['--out', file], 'es')
    assert.is(again.status, 2)
    assert.match(bank(['--help']).stdout, /^palitos bank \[--kinds/)
    assert.is(again.stderr, `${file} ya existe: elige otro nombre\n`)
    const few = bank(['--kinds', 'strip', '--count', '5'], 'es')
    assert.is(every(parse(few.stdout), 'question').length, 4)
    assert.is(few.stderr, 'Las clases elegidas solo tienen 3 ejercicios distintos en el nivel 1, no 5: el conjunto termina con ellos.\n') // prettier-ignore
    assert.is(few.status, 0)
    const cuts = bank(['--chapter', '9', '--format', 'gift', '--count', '2', '--lang', 'es']).stdout
    assert.match(cuts, '::Podas de un árbol · 1::')
    for (const [args, en, es] of /** @type {[string[], RegExp, RegExp][]} */ ([
      [['--kinds', 'nim,chess'], /^--kinds takes some of classify.*, not “chess”\n$/, /^--kinds acepta.*; no “chess”\n$/], // prettier-ignore
      [['--count', '0'], /^--count takes a whole number from 1 to 500\n$/, /^--count acepta/],
      [['--count', '501'], /^--count/, /^--count/],
      [['--format', 'doc'], /^--format takes one of moodle, gift\n$/, /^--format acepta/],
      [['--seed', '<b>'], /^--seed takes/, /^--seed acepta/],
      [['--chapter', '12'], /^--chapter takes one of 0, 1/, /^--chapter acepta/],
      [['--nix'], /^--nix is not an option/, /^--nix no es una opción/],
      [['nim'], /^nim is not an option/, /^nim no es una opción/],
      [['--seed'], /^--seed needs a value/, /^--seed necesita/],
      [['--out', path.join(folder, 'no', 'x')], /cannot be written\n$/, /no se puede escribir\n$/],
    ]))
      for (const [lang, wanted] of /** @type {[string, RegExp][]} */ ([
        ['en', en],
        ['es', es],
      ])) {
        // prettier-ignore
        const { status, stderr, stdout } = bank(args, lang)
        assert.is(status, 2, args.join(' '))
        assert.match(stderr, wanted)
        assert.is(stderr.trim().split('\n').length, 1)
        assert.is(stdout, '')
      }
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
  assert.is(execFileSync(process.execPath, [path.join(root, 'bin', 'palitos.mjs'), 'value', '{0|1}'], { env: { ...process.env, LANG: 'en' }, encoding: 'utf8' }).split('\n')[0].includes('1/2'), true) // prettier-ignore
})

test.run()
