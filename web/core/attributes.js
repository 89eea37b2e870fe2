/**
 * attributes.js -- attributes of an element: those that all elements have, the words each may be, each as a property too,
 * and a warning on the console for a name or a word that is none.
 */

/** An attribute's name, and the words it may be, with | between; '': anything. @typedef {Record<string, string>} Attributes */
/** @typedef {import('./element.js').CgtElement} CgtElement */
/** @typedef {typeof import('./element.js').CgtElement} Class */

/** Attributes of every element. @type {Attributes} */
export const COMMON = {
  values: 'off|outcome|grundy|off grundy',
  colors: 'on|off',
  letters: 'WL|GP|NP',
  lang: '',
  theme: 'light|dark|auto',
}
/** Attributes that change how a figure looks and no position: what is on the board stays. */
export const LOOKS = ['lang', 'theme', 'colors', 'letters']
/** Attributes whose words are taken as people write them: in any case, with commas, `false` for `off`. */
const LOOSE = ['values', 'hide', 'colors']
/** Words for `off` that frameworks and people write. */
const OFF = /^(false|none|no|0)$/
/** Attributes of one word that HTML gives any element: no warning. */
const GLOBAL =
  /^(class|is|role|on.*|item.*|accesskey|exportparts|contenteditable|tabindex|nonce|xmlns|dir)$/

/** The words of an attribute, with blanks or commas between, in lower case: 'Hint, FALSE' is ['hint', 'off']. @param {string | null} text */
export const wordsOf = (text) =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => (OFF.test(word) ? 'off' : word))

/**
 * Makes every attribute a property, as frameworks set it: null, undefined and false remove the attribute, true is ''. A getter
 * that the class has already (for example `values`, which holds where the attribute is not known) stays.
 * @param {Class} element
 */
export function reflecting({ prototype, observedAttributes }) {
  for (const name of observedAttributes) {
    /** @type {PropertyDescriptor | undefined} */
    let found
    for (let at = prototype; at && !found; at = Object.getPrototypeOf(at))
      found = Object.getOwnPropertyDescriptor(at, name)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get:
        found?.get ??
        /** @this {Element} */
        function () {
          return this.getAttribute(name) ?? ''
        },
      /** @this {Element} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  }
}

/** @type {Set<string>} */
const warned = new Set()
/** Warns on the console, once for each text. @param {string} text */
function warn(text) {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(text)
}
/** @param {string} name of an attribute @param {string} value @param {string} words that it may be, with | between */
const known = (name, value, words) =>
  LOOSE.includes(name)
    ? wordsOf(value).every((word) => words.split(/[| ]/).includes(word))
    : words.split('|').includes(value)

/** Warns of attributes that the element has not, and of words that an attribute cannot be. @param {CgtElement} element */
export function warnOfAttributes(element) {
  // the styles ask for colors="off" as it is written
  if (wordsOf(element.getAttribute('colors')).includes('off')) element.reflect({ colors: 'off' })
  const { attributes } = /** @type {Class} */ (element.constructor)
  const all = /** @type {Attributes} */ ({ ...attributes, ...COMMON })
  const tag = element.localName
  for (const { name, value } of element.attributes) {
    const words = all[name]
    if (words === undefined && /^[a-z]+$/.test(name) && !GLOBAL.test(name) && !(name in element))
      warn(`<${tag}>: no attribute ${name}. It has ${Object.keys(all).join(', ')}`)
    else if (words && value && !known(name, value, words))
      warn(`<${tag} ${name}="${value.slice(0, 40)}">: it can be ${words.replaceAll('|', ', ')}`)
  }
}
