/**
 * i18n.js -- translates what people read. English stands in the code and is the key of text/es.json. `{name}` is a slot; its numbers are
 * written for readers (1 000 000, −3). "one|many" are two forms, chosen by the slot `n`; of more than two forms `n` is the number, from 1.
 * Without a slot `n` a bar is a bar, as in {2 | 0}.
 */
import es from '../../text/es.json' with { type: 'json' }
import { fnv1a } from './fnv.js'

/** @typedef {'es' | 'en'} Lang */
/** @type {Record<Lang, Record<string, string>>} */
const WORDS = { es, en: {} }
const LANGUAGES = /** @type {Lang[]} */ (Object.keys(WORDS))

/**
 * The short key of a text: the last four digits of FNV-1a in base 36. Scripts have a table with short keys, of only what their code can say
 * (tools/bundle.mjs), which takes a fifth of the bytes. The build stops if two texts have the same key.
 * @param {string} key
 */
export const hash = (key) => (fnv1a(key) >>> 0).toString(36).padStart(4, '0').slice(-4)

/** translations that were looked up, as a board says the same of a thousand cells @type {Map<string, string>} */
const cache = new Map()

/** Adds the words of another script. @param {Partial<typeof WORDS>} more */
export function learn(more) {
  for (const lang of LANGUAGES) Object.assign(WORDS[lang], more[lang])
  cache.clear()
}
/** The text of a key, with its slots. @param {Lang} lang @param {string} key */
function words(lang, key) {
  let text = cache.get(lang + key)
  if (text === undefined) {
    text = WORDS[lang][key] ?? WORDS[lang][hash(key)] ?? key
    cache.set(lang + key, text)
  }
  return text
}

/** A number as people read it: a real minus, a thin space between thousands from 10 000 on. @param {number} n */
export function number(n) {
  if (n === Infinity) return '∞'
  if (n === -Infinity) return '−∞'
  const digits = String(Math.abs(n))
  const grouped = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, '\u202f') : digits
  return n < 0 ? '−' + grouped : grouped
}

/**
 * Translates a text and fills its slots.
 * @param {Lang} lang
 * @param {string} key English
 * @param {Record<string, string | number>} [slots]
 */
export function say(lang, key, slots = {}) {
  const text = words(lang, key)
  const forms = slots.n === undefined ? [text] : text.split('|')
  const n = Number(slots.n)
  const form = forms.length > 2 ? forms[n - 1] : (forms[n === 1 ? 0 : 1] ?? text)
  return form.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = slots[name]
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value
  })
}

/** A refusal quotes so many characters; a longer text ends in an ellipsis. */
const QUOTED = 24
/** The beginning of what was typed, on one line. @param {string} text */
export function cut(text) {
  // the text may have millions of characters
  const signs = [
    ...text
      .trim()
      .slice(0, 4 * QUOTED)
      .replace(/[\t\n\r]+/g, ' '),
  ]
  return signs.length > QUOTED
    ? signs
        .slice(0, QUOTED - 1)
        .join('')
        .trimEnd() + '…'
    : signs.join('')
}

/** A refusal as one sentence, which quotes the text from the refused place on. @param {Lang} lang @param {unknown} error */
export function sayError(lang, error) {
  const { reason, number: n, slots = {}, column, text = '', message } = /** @type {any} */ (error)
  if (!reason) return String(message ?? error)
  const shortened = Object.entries(slots).map(([name, is]) => [name, is.trim ? cut(is) : is])
  const limit = say(lang, reason, Object.fromEntries(shortened)).replace('%', number(n ?? 0))
  /* C gives the limit alone, "at most % numbers": here it becomes a sentence */
  const bound = /^at (?:most|least) %( \w+( and \w+)?)?$/.exec(reason)
  const sentence = bound
    ? say(lang, bound[1] ? 'there can be {limit}' : 'the number must be {limit}', { limit })
    : limit
  const rest = column === undefined ? '' : cut(text.slice(column))
  const where = rest && say(lang, ' (at “{rest}”)', { rest })
  /* a sign that cannot be seen, or looks like another, is named; one that can be seen is quoted */
  const sign = slots.sign
    ? say(lang, ': {sign}, {point}', { sign: say(lang, slots.sign), point: slots.point })
    : slots.point
      ? `: ${slots.point}`
      : ''
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + where + sign + '.'
}

/** The language of a page. @param {string | null | undefined} tag a language tag; other languages are English, none is Spanish @returns {Lang} */
export const langOf = (tag) => (!tag || /^es\b/i.test(tag) ? 'es' : 'en')
