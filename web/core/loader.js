/**
 * loader.js -- loads the scripts of the elements in a page that has only palitos.js: for a `cgt-*` element that is not defined, whenever
 * it comes, its scripts are fetched from the folder palitos/ beside palitos.js. Spoilers (`data-after`) have theirs fetched too. An
 * element in a closed shadow root is not seen: its page calls `palitos.load('cgt-tree')`.
 *
 * Nothing is fetched if palitos.js has no address, inside a deck of one file or in a bundle: a figure without its script then says
 * which one is missing.
 */
import { build, scripts } from 'virtual:scripts'
import { trusted } from '../engine/trusted.js'
import { langOf, say } from '../model/i18n.js'

/** The script that runs, by the getter itself: an image of the page may be called `currentScript`. */
const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document) // prettier-ignore
const own = current instanceof HTMLScriptElement && current.src ? current : null
/** the address of palitos.js; '' if it has none */
export const address = own?.src ?? ''

const WORDS = '[data-after]'

/** Scripts that ran, 'palitos/trees.js', each with itself as a function. @type {Map<string, Function>} */
export const ran = new Map()
/** Scripts that were asked for. @type {Map<string, Promise<void>>} */
const asked = new Map()

/** An error that says why a script is not there. */
class Missing extends Error {
  /** @param {string} key the sentence @param {string} script */
  constructor(key, script) {
    super(key.replace('{script}', script))
    this.key = key
    this.script = script
  }
}

/** Fetches a script, once. @param {string} script @returns {Promise<void>} */
function bring(script) {
  if (ran.has(script)) return Promise.resolve()
  let come = asked.get(script)
  if (!come) {
    come = new Promise((done, fail) => {
      const no = (/** @type {string} */ key) => fail(new Missing(key, script))
      if (!own) return no('{script} is not in this page: it belongs after palitos.js.')
      const tag = document.createElement('script')
      tag.async = false // in the order in which they are asked for
      tag.nonce = own.nonce
      tag.crossOrigin = own.crossOrigin
      tag.src = trusted.createScriptURL(new URL(`${script}?${build}`, address).href)
      tag.onload = () =>
        ran.has(script)
          ? done()
          : no('{script} is of another version than palitos.js: load the page again, or copy both again.') // prettier-ignore
      tag.onerror = () =>
        no('{script} did not load: the folder palitos/ belongs beside palitos.js.') // prettier-ignore
      ;(document.head ?? document.documentElement).append(tag)
    })
    asked.set(script, come)
  }
  return come
}

/**
 * Brings the scripts of an element, of `data-after`, the letters (`fonts`), all C code to show (`code`), or the licences of all (`licences`).
 * @param {string} name 'cgt-tree' @returns {Promise<void>} fulfilled when they ran; rejected with an Error that names the script that did not come
 */
export async function load(name) {
  if (customElements.get(name)) return
  if (!Object.hasOwn(scripts, name)) throw new Error(`there is no element ${name}`)
  await Promise.all(scripts[name].map(bring))
}
/**
 * The scripts of elements as text, for a page that has them inside and needs no other file.
 * @param {string[]} names @returns {Promise<string[]>} rejected as by `load`
 */
export async function textsOf(names) {
  await Promise.all(names.map(load))
  const main = [...ran.keys()].filter((script) => !script.includes('/'))
  const parts = new Set(names.flatMap((name) => scripts[name] ?? []))
  return [...main, ...parts].map((script) => `(${ran.get(script)})()`)
}
/** Waits until every script that was asked for has run or failed. @returns {Promise<unknown>} */
export const settled = () => Promise.allSettled(asked.values())

/** Figures that already show which script they lack. @type {WeakSet<Element>} */
const reported = new WeakSet()
/** Says which script is missing: in the figure, before its author's words, and on the console. @param {Element} figure @param {Missing} error */
function tell(figure, { message, key, script }) {
  if (reported.has(figure)) return
  reported.add(figure)
  console.error(`<${figure.localName}>: ${message}`)
  const paragraph = document.createElement('p')
  const lang = langOf(figure.closest('[lang]')?.getAttribute('lang'))
  // an error without a key is the browser's own
  paragraph.textContent = key ? say(lang, key, { script }) : message
  figure.prepend(paragraph)
}

/** Roots that are watched already. @type {WeakSet<Node>} */
const watched = new WeakSet()

/** Loads the scripts of the elements in a root, now and whenever one is added. @param {Document | ShadowRoot} root */
export function watch(root) {
  if (watched.has(root)) return
  watched.add(root)
  look(root)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) look(node)
  }).observe(root, { childList: true, subtree: true })
}
/** Loads the scripts of the elements in a root. @param {Document | ShadowRoot | Element} root */
function look(root) {
  const all = [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')]
  for (const element of all) {
    // the shadow roots of our elements need no look: `static uses` names what they draw
    const { localName, shadowRoot } = element
    const ours = localName.startsWith('cgt-')
    if (shadowRoot && !ours) watch(shadowRoot)
    if (ours && Object.hasOwn(scripts, localName) && !customElements.get(localName))
      load(localName).catch((error) => tell(element, error))
  }
  if (all.some((element) => element.matches(WORDS))) load('data-after').catch(() => {})
}

/** Begins when the page is read: scripts that it names itself have run by then. */
export function begin() {
  if (!own) return addEventListener('load', () => watch(document))
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => watch(document))
  else watch(document)
}
