/**
 * question.js -- makes the questions of a bank from exercises, for any format: the question, the answers, and the reason why each wrong
 * one is wrong. All is text for readers, not yet HTML. No DOM.
 */
import { Dice } from '../exercise/dice.js'
import {
  because, byName, check, explained, hints, KINDS, lettered, NONE, rights, solution, tell,
} from '../exercise/index.js' // prettier-ignore
import { saidOf } from '../exercise/key.js'
import { using } from '../exercise/kind.js'
import { lettersOf, ruleOf } from '../exercise/rule.js'
import { DIFFERENT, setOf } from '../exercise/series.js'
import { formOf, optionsOf, orderOf, positionForm } from '../exercise/partizan/forms.js'
import { moveWords } from '../exercise/words.js'
import { pretty } from '../notation.js'
import { picture } from './picture.js'
import { boardOf, shownOf } from './words.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('../exercise/kind.js').Exercise} Exercise */
/** @typedef {import('../exercise/kind.js').Level} Level */
/** @typedef {(key: string, slots?: Record<string, string | number>) => string} Say a text of text/es.json in the reader's language */
/** @typedef {{ kinds: string[], seed: string, level: Level, count: number, proof?: boolean }} Bank proof: the kinds that can be proved ask for a proof */
/** @typedef {{ text: string, right: boolean, why: string }} Option */
/** A blank: its answer is a decimal number, or one of `choices`. @typedef {{ name: string, right: string, choices?: Option[] }} Blank */
/**
 * The answer of a question, by its type.
 * @typedef {{ as: 'number', right: string, wrong: { text: string, why: string }[] }
 *   | { as: 'choice', options: Option[] }
 *   | { as: 'match', pairs: { of: string, to: string }[], others: string[] }
 *   | { as: 'blanks', blanks: Blank[], others: string[] }
 *   | { as: 'truth', right: boolean, why: string }
 *   | { as: 'essay', model: string[] }} Answer number: decimal, exact; others: words to match that fit nowhere
 */
/**
 * @typedef {object} Question
 * @property {string} name
 * @property {string} title of its kind
 * @property {string} rule '' if it has none
 * @property {string} ask
 * @property {string} write how an answer is to be typed, '' if that needs no words
 * @property {string} shown the position in words
 * @property {string} picture an SVG of the figure; '' if it is told in words
 * @property {string[]} hints from the idea on, without the answer
 * @property {string} feedback the reason why the answer is right; '' if no one sentence gives it
 * @property {string[]} general all that is to be said of the answer, right or wrong: that reason, or the method and a reason for each part
 * @property {Answer} answer
 */

/** the most questions of a bank */
export const MOST = DIFFERENT
/** the most options of a question */
const OPTIONS = 4
/** the most false numbers of a matching question */
const OTHERS = 4
/** numbers 0 to 9 have feedback if they are wrong */
const NUMBERS = 10
/** characters of the longest option that is a value */
const LONG = 14
/** What a question asks where the exercise says what to do on the page. @type {Record<string, string>} */
const ASKED = {
  'Make a move that wins.': 'Which move wins?',
  'Make a move that wins, or say that there is none.': 'Which move wins, if there is one?',
  'Mark each node as winning or losing.': 'Which nodes are winning, and which are losing?',
  'Mark each node as winning, losing or a draw by endless play.': 'Which nodes are winning, which are losing, and which are a draw by endless play?',
  'Write the Grundy value of each node.': 'What is the Grundy value of each node?',
  'What kind of game is it?': 'What kind of game is it? (It is impartial if in each position both players have the same moves and win by the same rule, and partizan if not.)',
} // prettier-ignore
/** kinds whose answer can be proved by its reason */
const PROVED = ['claim', 'lost', 'nim', 'misere', 'staircase', 'maze', 'sum']

/** A dyadic fraction as an exact decimal number: '0.75' for '3/4'. @param {string} text @returns {string | null} null if it is none */
export function decimal(text) {
  const found = /^(-?\d+)(?:\/(\d+))?$/.exec(text)
  return found && String(Number(found[1]) / Number(found[2] ?? 1))
}

/** Wrong values near the right one: those of its options, and games near it. @param {Exercise} x @param {Engine} engine @param {string} right @param {Dice} d */
function near(x, engine, right, d) {
  const form = x.game ? positionForm(engine, x, x.start) : formOf(engine, String(x.row?.[0]))
  const options = form ? [...optionsOf(form, 0), ...optionsOf(form, 1)] : []
  const all = [...options, form?.mean.text ?? '0', '0', `-(${right})`, `(${right})+1`, `(${right})-1`, `(${right})+*`, `(${right})+1/2`] // prettier-ignore
  const values = all.map((text) => formOf(engine, text).value)
  return d
    .shuffle([...new Set(values)])
    .filter((value) => value.length <= LONG && orderOf(engine, value, right) !== '=')
}

/**
 * False numbers near the right ones, so that none is found by what is left over: of two, each could be two others.
 * @param {string[]} right dyadic fractions @param {string[]} seen other numbers in the question, which come first @param {Dice} d
 */
function falseNumbers(right, seen, d) {
  const numbers = right.map((text) => Number(decimal(text)))
  const near = numbers.map((n) => d.shuffle([...new Set([n + 1, n + 2, 2 * n, n - 1])]).filter((m) => !numbers.includes(m) && (n > 0 ? m > 0 : n < 0 ? m : m > 0))) // prettier-ignore
  const each = numbers.length > 2 ? 1 : 2
  const others = seen.map(Number).filter((n) => !numbers.includes(n))
  return [...new Set([...d.shuffle(others), ...near.flatMap((some) => some.slice(0, each))])].slice(0, OTHERS).map(String) // prettier-ignore
}

/** A reason for each right answer that has one. @param {Engine} engine @param {Exercise} x @param {Say} t */
const reasons = (engine, x, t) => [...new Set(rights(engine, x).flatMap((right) => {
  const reason = because(engine, x, right)
  return reason ? tell(t, reason) : []
}))] // prettier-ignore

/**
 * @param {Engine} engine @param {Exercise} x @param {Say} t @param {boolean} proof
 * @returns {Answer}
 */
function answerOf(engine, x, t, proof) {
  const right = solution(engine, x)
  const [field, more] = x.fields
  const d = new Dice(`bank ${x.kind} ${x.seed} ${x.level}`)
  const why = (/** @type {string[]} */ given) => {
    const fault = check(engine, x, given)
    return fault ? tell(t, fault.why) : ''
  }
  const reason = because(engine, x, right)
  const explanation = reason ? tell(t, reason) : ''
  if (proof && PROVED.includes(x.kind)) {
    const given = saidOf(engine, x, t).map(({ name, said }) => `${t(name)}: ${said}`)
    return { as: 'essay', model: [...given, ...reasons(engine, x, t), tell(t, KINDS[x.kind].idea)] }
  }
  if (x.kind === 'claim')
    return {
      as: 'truth',
      right: right[0] === '0',
      why: right[0] === '0' ? explanation : why(['0', '']),
    }
  if (field.as === 'move') return moves(engine, x, t, right[0], d, why)
  if (!more && field.as === 'choice')
    return {
      as: 'choice',
      options: (field.choices ?? []).map((choice, i) => ({
        text: x.figure === 'boards' ? boardOf(engine, x.game, x.rules, choice, t) : t(choice),
        right: String(i) === right[0],
        why: String(i) === right[0] ? explanation : why([String(i)]),
      })),
    }
  if (!more) {
    const number = decimal(right[0])
    if (number === null) {
      const wrong = near(x, engine, right[0], d).slice(0, OPTIONS - 1)
      const all = [right[0], ...wrong].map((text) => ({ text: pretty(text), right: text === right[0], why: text === right[0] ? explanation : why([text]) })) // prettier-ignore
      return { as: 'choice', options: d.shuffle(all) }
    }
    const wrong = field.as === 'form' ? near(x, engine, right[0], d) : Array.from({ length: NUMBERS }, (_, n) => String(n)) // prettier-ignore
    return {
      as: 'number',
      right: number,
      wrong: wrong.flatMap((text) => {
        const n = decimal(text)
        const fault = n === null || n === number ? '' : why([text])
        return n !== null && fault ? [{ text: n, why: fault }] : []
      }),
    }
  }
  if (field.as === 'outcome' || lettered(x)) {
    const words = { win: 'winning position', loss: 'losing position', draw: 'draw by endless play' }
    const pairs = byName(
      x,
      x.fields.map((f, i) => ({ ...f, i })),
    ).map(({ name, choices, i }) => ({
      of: name,
      to: t(choices ? choices[Number(right[i])] : words[/** @type {'win' | 'loss' | 'draw'} */ (right[i])]), // prettier-ignore
    }))
    const asked = field.choices ?? (/draw/.test(x.ask.text) ? Object.values(words) : [words.win, words.loss]) // prettier-ignore
    const others = asked.map((word) => t(word)).filter((word) => pairs.every(({ to }) => to !== word)) // prettier-ignore
    return { as: 'match', pairs, others }
  }
  return {
    as: 'blanks',
    others: x.fields.every(({ choices }) => choices)
      ? x.fields.flatMap(({ choices = [] }, i) => choices.flatMap((choice, k) => (String(k) === right[i] ? [] : t(choice)))) // prettier-ignore
      : falseNumbers(right, x.figure === 'tree' ? (x.rules.match(/-?\d+/g) ?? []) : [], d),
    blanks: byName(
      x,
      x.fields.map((f, i) => ({ ...f, i })),
    ).map(({ name, choices, i }) => ({
      name: t(name),
      right: choices ? t(choices[Number(right[i])]) : /** @type {string} */ (decimal(right[i])),
      choices: choices?.map((choice, k) => ({
        text: t(choice),
        right: String(k) === right[i],
        why: String(k) === right[i] ? '' : why(right.map((a, j) => (j === i ? String(k) : a))),
      })),
    })),
  }
}

/** The choice of a move: a winning one among losing ones, from level 2 on with "no move wins". @param {Engine} engine @param {Exercise} x @param {Say} t @param {string} right @param {Dice} d @param {(given: string[]) => string} why @returns {Answer} */
function moves(engine, x, t, right, d, why) {
  const none = x.level > 1 || right === NONE
  const found = using(engine, x, (game) => {
    const words = (/** @type {import('../../engine/engine.js').Move} */ move) => tell(t, moveWords(engine, game, x.start, move)) // prettier-ignore
    /** losing moves by their words: of two with equal words the first is taken @type {Map<string, string>} */
    const losing = new Map()
    for (const move of d.shuffle(game.moves(x.start)))
      if (game.solve(move.to).outcome !== 'loss' && !losing.has(words(move)))
        losing.set(words(move), move.text)
    return { losing, best: right === NONE ? '' : words(game.move(x.start, right)) }
  })
  const reason = because(engine, x, [right])
  const explanation = reason ? tell(t, reason) : ''
  const wrong = [...found.losing].filter(([text]) => text !== found.best).slice(0, OPTIONS - 1 - Number(none && right !== NONE)) // prettier-ignore
  const options = wrong.map(([text, move]) => ({ text, right: false, why: why([move]) }))
  if (found.best) options.push({ text: found.best, right: true, why: explanation })
  const last = none ? [{ text: t('No move wins'), right: right === NONE, why: right === NONE ? explanation : why([NONE]) }] : [] // prettier-ignore
  return { as: 'choice', options: [...d.shuffle(options), ...last] }
}

/** @param {Engine} engine @param {Exercise} x @param {Say} t @param {number} at its place, from 1 @param {boolean} proof @returns {Question} */
function questionOf(engine, x, t, at, proof) {
  const shown = shownOf(x, engine, t)
  const right = solution(engine, x)
  const reason = because(engine, x, right)
  const ask = tell(t, { ...x.ask, text: ASKED[x.ask.text] ?? x.ask.text })
  /* on the page a fraction is typed as one; a learning platform takes decimal numbers alone */
  const typed = x.fields.some(({ as }) => as === 'form')
  const equal = typed ? right.flatMap((text) => (/\d\/\d/.test(text) && decimal(text) ? `${pretty(text)} = ${decimal(text)?.replace('-', '−')}.` : [])) : [] // prettier-ignore
  const answer = answerOf(engine, x, t, proof)
  return {
    name: `${t(KINDS[x.kind].title)} · ${at}`,
    title: t(KINDS[x.kind].title),
    /* a question whose answers are words has no letters */
    rule: [ruleOf(x, engine, t), x.figure === 'row' ? lettersOf(x, t) : ''].filter(Boolean).join(' '), // prettier-ignore
    ask: answer.as === 'essay' ? `${ask} ${t('Say why, so that nobody can doubt it.')}` : ask,
    write: typed && (answer.as === 'number' || answer.as === 'blanks') ? t('Write a decimal number, such as 1.5.') : '', // prettier-ignore
    shown,
    picture: picture(engine, x, shown, t),
    hints: hints(engine, x, []).slice(0, -1).map((hint) => tell(t, hint)), // prettier-ignore
    feedback: [reason ? tell(t, reason) : '', ...equal].filter(Boolean).join(' '),
    general: [...new Set([...explained(engine, x).map((sentence) => tell(t, sentence)), ...equal, ...(x.figure === 'board' ? reasons(engine, x, t) : [])])], // prettier-ignore
    answer,
  }
}

/**
 * The questions of a bank, in order; the kinds take turns. Equal banks get equal questions. There are fewer than `count` where the
 * kinds have no more that differ.
 * @param {Engine} engine @param {Bank} bank count: at most MOST @param {Say} t
 * @returns {Question[]}
 */
export const questionsOf = (engine, { proof = false, ...set }, t) =>
  setOf(engine, set, 0).map((x, i) => questionOf(engine, x, t, i + 1, proof))

/**
 * The category of a bank in Moodle, below the course's top: by the name of its one kind, else by its seed: "Palitos/7".
 * @param {Pick<Bank, 'kinds' | 'seed'>} bank @param {Say} t
 */
export function categoryOf({ kinds, seed }, t) {
  const name = kinds.length === 1 ? t(KINDS[kinds[0]].title) : seed
  // Moodle splits at a single /
  return `Palitos/${name.replaceAll('/', '//')}`
}
