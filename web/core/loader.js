/**
 * loader.js -- a page has one script line, and each tag brings what it needs: for a `cgt-*` element that is not defined, wherever it
 * stands and whenever it comes, the scripts that define it are fetched from where palitos.js is. Words that wait for a figure
 * (`data-after`) bring theirs. What stands in a closed shadow root is not seen: the page calls `palitos.load('cgt-tree')`.
 *
 * Where palitos.js has no address (it stands inside a deck of one file, or a bundler has it) nothing is fetched: a figure that lacks its
 * script says which.
 */
import { scripts } from 'virtual:scripts'
import { langOf, say } from '../model/i18n.js'

/** By the getter itself: an image may be called `currentScript`. */
const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document) // prettier-ignore
const own = current instanceof HTMLScriptElement && current.src ? current : null

const WORDS = '[data-after]'

/** @type {Map<string, Promise<void>>} by the script's name */
const asked = new Map()

/** @param {string} name @returns {Promise<void>} */
function bring(name) {
  let come = asked.get(name)
  if (!come) {
    come = new Promise((done, fail) => {
      if (!own) return fail(new Error(`load ${name} after palitos.js`))
      const script = document.createElement('script')
      script.async = false // in the order in which they are asked for
      script.nonce = own.nonce
      script.crossOrigin = own.crossOrigin
      script.src = new URL(name, own.src).href
      script.onload = () => done()
      script.onerror = () => fail(new Error(`${name} did not load: it belongs beside palitos.js`))
      ;(document.head ?? document.documentElement).append(script)
    })
    asked.set(name, come)
  }
  return come
}

/**
 * Brings the scripts of an element, or of `data-after`.
 * @param {string} name 'cgt-tree' @returns {Promise<void>} it is defined; rejected with an Error that says which script did not come
 */
export async function load(name) {
  if (customElements.get(name)) return
  if (!Object.hasOwn(scripts, name)) throw new Error(`there is no element ${name}`)
  await Promise.all(scripts[name].map(bring))
  if (name.startsWith('cgt-') && !customElements.get(name))
    throw new Error(
      `${scripts[name].at(-1)} is of another version than palitos.js: load the page again`,
    )
}
/** All that was asked for so far has come, or failed. @returns {Promise<unknown>} */
export const settled = () => Promise.allSettled(asked.values())

/** Figures that say already what they lack. @type {WeakSet<Element>} */
const told = new WeakSet()
/** In the figure, before the words of its author, and on the console. @param {Element} figure @param {Error} error */
function tell(figure, { message }) {
  if (told.has(figure)) return
  told.add(figure)
  console.error(`<${figure.localName}>: ${message}`)
  const lang = langOf(figure.closest('[lang]')?.getAttribute('lang'))
  const said = document.createElement('p')
  const script = scripts[figure.localName].at(-1) ?? ''
  said.textContent = say(
    lang,
    own
      ? 'This figure needs {script}, which did not load: it belongs beside palitos.js, of the same version.'
      : 'This figure needs {script}, after palitos.js.',
    { script },
  )
  figure.prepend(said)
}

/** Roots that are watched. @type {WeakSet<Node>} */
const watched = new WeakSet()

/** What stands in it is brought, now and from now on. @param {Document | ShadowRoot} root */
export function watch(root) {
  if (watched.has(root)) return
  watched.add(root)
  look(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) look(node)
  }).observe(root, { childList: true, subtree: true })
}
/** @param {Document | ShadowRoot | Element} root */
function look(root) {
  const all = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')]
  for (const element of all) {
    // what ours draw within themselves comes with them: `static uses`
    if (element.shadowRoot && !element.localName.startsWith('cgt-')) watch(element.shadowRoot)
    if (Object.hasOwn(scripts, element.localName) && !customElements.get(element.localName))
      load(element.localName).catch((error) => tell(element, error))
  }
  if (all.some((element) => element.matches(WORDS))) load('data-after').catch(() => {})
}

/** Scripts that the page names itself have come by then. */
export function begin() {
  if (!own) return addEventListener('load', () => watch(document))
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => watch(document))
  else watch(document)
}
