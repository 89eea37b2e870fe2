/**
 * i18n.js -- what people read. English stands in the code and is the key of text/es.json. `{name}` is a slot;
 * "one|many" are two forms, chosen by the slot `n`; of more it is the number, from 1; without it a bar is a bar, as in {2 | 0}. Numbers in slots are written for readers (1 000 000, −3).
 */
import es from '../../text/es.json' with { type: 'json' }
import { fnv1a } from './fnv.js'

/** @typedef {'es' | 'en'} Lang */
/** @type {Record<Lang, Record<string, string>>} */
const WORDS = { es, en: {} }
const LANGUAGES = /** @type {Lang[]} */ (Object.keys(WORDS))

/**
 * In palitos.js the keys of the table are their hashes, and only what its code can say is there (tools/bundle.mjs):
 * a fifth of the bytes. The last four digits of FNV-1a in base 36; the build stops where two keys have the same.
 * @param {string} key
 */
export const hash = (key) => (fnv1a(key) >>> 0).toString(36).padStart(4, '0').slice(-4)

/** What was said already: a board says the same of a thousand cells. @type {Map<string, string>} */
const said = new Map()

/** What another script can say besides. @param {Partial<typeof WORDS>} more */
export function learn(more) {
  for (const lang of LANGUAGES) Object.assign(WORDS[lang], more[lang])
  said.clear()
}
/** @param {Lang} lang @param {string} key */
function words(lang, key) {
  let text = said.get(lang + key)
  if (text === undefined) {
    text = WORDS[lang][key] ?? WORDS[lang][hash(key)] ?? key
    said.set(lang + key, text)
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

/** characters of what was refused that are told again: a longer one ends in an ellipsis */
const TOLD = 24
/** @param {string} text what was typed */
export function cut(text) {
  // of millions nobody reads more; a sentence is one line
  const signs = [
    ...text
      .trim()
      .slice(0, 4 * TOLD)
      .replace(/[\t\n\r]+/g, ' '),
  ]
  return signs.length > TOLD
    ? signs
        .slice(0, TOLD - 1)
        .join('')
        .trimEnd() + '…'
    : signs.join('')
}

/** One sentence about a refusal, with what is written at its place; at the end that is nothing. @param {Lang} lang @param {unknown} error */
export function sayError(lang, error) {
  const { reason, number: n, slots = {}, column, text = '', message } = /** @type {any} */ (error)
  if (!reason) return String(message ?? error)
  const told = Object.entries(slots).map(([name, is]) => [name, is.trim ? cut(is) : is])
  const limit = say(lang, reason, Object.fromEntries(told)).replace('%', number(n ?? 0))
  /* C names the limit alone, "at most % numbers": here it is a sentence */
  const bound = /^at (?:most|least) %( \w+( and \w+)?)?$/.exec(reason)
  const said = bound
    ? say(lang, bound[1] ? 'there can be {limit}' : 'the number must be {limit}', { limit })
    : limit
  const rest = column === undefined ? '' : cut(text.slice(column))
  const where = rest && say(lang, ' (at “{rest}”)', { rest })
  /* what cannot be seen, or looks like another sign, is named; what can is told as it is */
  const sign = slots.sign
    ? say(lang, ': {sign}, {point}', { sign: say(lang, slots.sign), point: slots.point })
    : slots.point
      ? `: ${slots.point}`
      : ''
  return said.charAt(0).toUpperCase() + said.slice(1) + where + sign + '.'
}

/** English where we have not the language; Spanish where none is named. @param {string | null | undefined} tag a language tag @returns {Lang} */
export const langOf = (tag) => (!tag || /^es\b/i.test(tag) ? 'es' : 'en')
