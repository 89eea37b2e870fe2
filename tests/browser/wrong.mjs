/**
 * wrong.mjs -- a page with every element, whose attributes become wrong one after another while it is shown: what is
 * refused later has to be told as what is refused at first is.
 */
import { allowList } from '../../tools/allow-list.mjs'
import { at } from '../../tools/lib/run.mjs'
import { open } from './browser.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Record<string, string>} Attributes */

/** every element with its attributes, without those for teachers of others @type {Record<string, string[]>} */
export const OWN = allowList(at('web'), false)
/** of every element, besides */
const COMMON = ['values', 'letters', 'lang']

/** what no attribute that has a notation can be, but by chance */
export const WRONG = ['x1', '', '-1', '1e3', '20.7', '1000000000000', '((', 'Nim', '0', '9'.repeat(40)] // prettier-ignore

/** what pages and people write besides: names of what every object has, half a character, other blanks and minus, lines, tags */
export const STRANGE = ['__proto__', '\ud800', 'constructor', '1 2\n4 5', '<b>&amp;"', '−3', '3\u00a04', 'misère 1 2', '%F0%9F', 'null'] // prettier-ignore

/** What it is shown with first, where it would show nothing without. @type {Record<string, Attributes>} */
export const NEEDS = {
  'cgt-bracket': { players: 'a, b, c' },
  'cgt-code': { src: 'nim.c#nim_sum' },
  'cgt-compare-games': { left: '1', right: '^' },
  'cgt-exercise': { kind: 'nim' },
  'cgt-codes': { kind: 'nim' },
  'cgt-form': { form: '{0,*|^}' },
  'cgt-judge': { problem: 'uva-10404' },
  'cgt-line': { string: 'llr' },
  'cgt-mex': { set: '0 1 3' },
  'cgt-number': { for: 'x', name: 'heaps', nth: '2' },
  'cgt-proof': { for: 'board' },
  'cgt-qr': { text: 'a' },
  'cgt-sort': { by: 'impartial' },
  'cgt-theorem': { game: 'nim', name: 'Bouton' },
  'cgt-thermograph': { form: '{4|0}' },
  'cgt-tree': { leaves: '3 5 2 9' },
  'cgt-searches': { leaves: '3 5 2 9' },
  'cgt-grow': { tree: '((3 5) (2 9))' },
  'cgt-value': { for: 'x', tell: 'grundy' },
  'cgt-xor': { heaps: '10 12 5' },
}
/** what its author wrote in it @type {Record<string, string>} */
const WORDS = {
  'cgt-proof': '<ol><li data-start="3 4" data-moves="4-1">words of the author</li></ol>',
}

/** A page that has all scripts, and what others speak of. @returns {Promise<import('./browser.mjs').Opened>} */
export const everything = () =>
  open(`<cgt-xor id="x" heaps="10 12 5"></cgt-xor><cgt-play id="board" game="nim" start="3 4"></cgt-play>
<div id="room"></div><template>${Object.keys(OWN)
    .map((name) => `<${name} game="nim chomp toads"></${name}>`)
    .join('')}</template>`)

/** Of every game that the page has, its first example. @param {Page} page @returns {Promise<{ game: string, rules: string, start: string }[]>} */
export const examples = (page) =>
  page.evaluate(() =>
    /** @type {any} */ (document.querySelector('#x')).engine.games.map(
      (/** @type {any} */ { name, examples }) => ({ game: name, ...examples[0] }),
    ),
  )

/**
 * What is not as it has to be.
 * @param {Page} page @param {string} name of the element @param {Attributes[]} shown with each of these it is shown, and its attributes are broken
 * @param {string[]} wrong what they become
 * @returns {Promise<string[]>}
 */
export const broken = (page, name, shown, wrong = WRONG) =>
  page.evaluate(
    async ({ name, own, shown, wrong, words, common }) => {
      /** @type {string[]} */
      const found = []
      let doing = ''
      const FIGURE = 'svg, canvas, input'
      const tell = (/** @type {unknown} */ what) => {
        const line = `${doing}: ${what}`
        if (!found.includes(line)) found.push(line)
      }
      const thrown = (/** @type {ErrorEvent} */ event) => {
        tell(event.error?.stack ?? event.message)
        event.preventDefault()
      }
      const left = (/** @type {PromiseRejectionEvent} */ event) => {
        tell(event.reason?.stack ?? event.reason)
        event.preventDefault()
      }
      const { error } = console
      console.error = (/** @type {unknown[]} */ ...all) => tell(all.join(' '))
      window.addEventListener('error', thrown)
      window.addEventListener('unhandledrejection', left)
      /** as who looks at it for two frames, with what waits for that */
      const seen = async () => {
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      }
      const room = /** @type {HTMLElement} */ (document.querySelector('#room'))
      const written = (/** @type {Record<string, string>} */ attributes) =>
        Object.entries(attributes)
          .map(([key, value]) => ` ${key}="${value}"`)
          .join('')
      /** It shows a sentence or a figure, and never its author's words beside neither. @param {any} e */
      const look = (e) => {
        const root = /** @type {ShadowRoot} */ (e.shadowRoot)
        if (!e.textContent.includes('words of the author')) tell('the words of the author are gone')
        const said = [...root.querySelectorAll('.problem')].map((one) => one.textContent?.trim())
        if (e.refusal && !said.includes(e.refusal)) tell(`does not say ${e.refusal}`)
        for (const one of said) if (!/^[^a-z].*\.( |$)/.test(one ?? '')) tell(`no sentence: ${one}`)
        const slot = root.querySelector('slot')
        const drawn = [...root.children].some(
          (one) =>
            one.getAttribute('role') !== 'alert' &&
            (one.textContent?.trim() || one.matches(FIGURE) || one.querySelector(FIGURE)),
        )
        if (!said.length && !slot && !drawn) tell('an empty figure')
      }
      try {
        for (const attributes of shown) {
          doing = `<${name}${written(attributes)}>`
          room.innerHTML = `<${name}${written(attributes)}>${words}</${name}>`
          const e = /** @type {any} */ (room.firstElementChild)
          look(e)
          await seen()
          look(e)
          for (const attribute of [...own, ...common])
            for (const [i, value] of wrong.entries()) {
              const before = `<${name}${written(attributes)}>`
              doing = `${before} ${attribute}="${value}"`
              if (i % 2) e[attribute] = value
              else e.setAttribute(attribute, value)
              look(e)
              if (i + 1 < wrong.length) continue
              /* and from the start */
              const was = e.refusal
              doing = `${before} ${attribute}="${value}" from the start`
              const other = /** @type {any} */ (document.createElement(name))
              other.innerHTML = words
              for (const { name, value } of e.attributes) other.setAttribute(name, value)
              room.append(other)
              look(other)
              if (other.refusal && !was)
                tell(`says ${other.refusal}, and nothing when it became so`)
              other.remove()
              doing = `${before} ${attribute} as before`
              if (attributes[attribute] === undefined) e.removeAttribute(attribute)
              else e.setAttribute(attribute, attributes[attribute])
              look(e)
            }
          await seen()
          room.replaceChildren()
        }
      } finally {
        window.removeEventListener('error', thrown)
        window.removeEventListener('unhandledrejection', left)
        console.error = error
      }
      return found
    },
    {
      ...{ name, own: OWN[name], wrong },
      shown: shown.map((one) => (one.game ? one : { ...NEEDS[name], ...one })),
      ...{ words: WORDS[name] ?? 'words of the author', common: COMMON },
    },
  )
