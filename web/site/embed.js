/**
 * embed.js -- the script of embed.html: shows the element that the fragment of its address names, with its attributes. Only elements of
 * Palitos and attributes that they watch are taken, and only through setAttribute: nothing in an address becomes HTML.
 * The site puts it into the page (tools/site/index.mjs), with the one reader of fragments inside.
 */
import { readFragment } from '../model/address.js'

const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))
const wrong = find('wrong')
const head = find('head')
const place = find('content')
const about = find('about')
/** elements whose scripts were asked for @type {Set<string>} */
const asked = new Set()
const system = matchMedia('(prefers-color-scheme: dark)')

/** Attributes that every element takes besides those that it watches. */
const EVERY = ['lang', 'theme', 'data-proj']
/** Fragments to try, shown if there is none. */
const EXAMPLES = [
  '#cgt-play&game=nim&start=10 12 5',
  '#cgt-strip&game=subtraction&rules=1 2 3&to=21',
  '#cgt-xor&heaps=10 12 5',
  '#cgt-tree&leaves=3 5 2 9&search=alphabeta',
]
/** A change of only these keeps the play. */
const LOOKS = ['lang', 'theme']

/**
 * @param {string} element @param {Record<string, string>} attributes @param {boolean} whole
 * @returns {{ reason: 'encoding' | 'element' | 'attribute', slots: Record<string, string> } | null} why the address is refused; null: it is not
 */
function refused(element, attributes, whole) {
  if (!whole) return { reason: 'encoding', slots: {} }
  const known = /^cgt-[a-z-]+$/.test(element) && customElements.get(element)
  if (!known) return { reason: 'element', slots: { name: element } }
  const { observedAttributes = [] } = /** @type {any} */ (known)
  const name = Object.keys(attributes).find(
    (one) => ![...EVERY, ...observedAttributes].includes(one),
  )
  return name === undefined ? null : { reason: 'attribute', slots: { element, name } }
}

/** Shows the game's title and rule for people who follow a link; in an iframe the page around it has them. @param {any} element */
function introduce(element) {
  const title = /** @type {HTMLElement} */ (head.querySelector('h1'))
  const rule = /** @type {HTMLElement} */ (head.querySelector('p'))
  const game = element?.localName === 'cgt-play' ? element.session?.game : undefined
  head.className = game && parent === window ? '' : 'sr'
  title.textContent = document.title = 'Palitos'
  rule.textContent = ''
  if (!game) return
  const rules = element.getAttribute('rules') ?? ''
  title.textContent =
    element.t(game.facts.title) + (/^[\w ]{1,24}$/.test(rules) ? `: ${rules}` : '')
  document.title = `${title.textContent} · Palitos`
  const { gains, misere } = game.flags(element.session.position)
  // palitos.js has no words for the end of play: this page brings them
  const end = JSON.parse(head.dataset[misere ? 'loses' : 'wins'] ?? '{}')
  rule.textContent = `${element.t(game.facts.how)} ${gains ? '' : end[document.documentElement.lang]}`
}

/** @param {string | null | undefined} theme */
function paint(theme) {
  const choice = theme === 'light' || theme === 'dark' ? theme : system.matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = choice
}

/** @param {string} element @param {Record<string, string>} attributes */
function put(element, attributes) {
  const played = Object.entries(attributes).filter(([name]) => !LOOKS.includes(name))
  const position = JSON.stringify([element, played])
  let shown = place.firstElementChild
  if (shown && position === place.dataset.position) {
    for (const name of LOOKS)
      if (attributes[name]) shown.setAttribute(name, attributes[name])
      else shown.removeAttribute(name)
  } else {
    shown = document.createElement(element)
    for (const [name, value] of Object.entries(attributes)) shown.setAttribute(name, value)
    // a hint for addresses written by hand, in which + is a blank
    if (location.hash.includes('+')) shown.addEventListener('cgt-error', () => tell('plus'))
    place.replaceChildren(shown)
    place.dataset.position = position
    sentSize.height = 0
  }
  introduce(shown)
}

/** Without a fragment: says what the page is for, with a game and others to try. @param {string} lang */
function explain(lang) {
  const { title, what, line, teachers } = JSON.parse(about.dataset.words ?? '{}')[lang]
  const [heading, words, list, code, link] = about.querySelectorAll(
    'h2, p:first-of-type, ul, pre, a',
  )
  heading.textContent = title
  words.textContent = what
  list.replaceChildren(
    ...EXAMPLES.map((example) => {
      const row = document.createElement('li')
      const to = document.createElement('a')
      to.href = to.textContent = `${example}&lang=${lang}`
      row.append(to)
      return row
    }),
  )
  code.textContent = line.replace(
    '{address}',
    location.href.replace(/#.*/, '') + EXAMPLES[0].replaceAll(' ', '%20'),
  )
  link.textContent = teachers
  link.setAttribute('href', new URL(`${lang}/teachers.html`, location.href).href)
}

function show() {
  const { id, attributes, whole } = readFragment(location.hash)
  if (id && !customElements.get(id) && !asked.has(id)) {
    asked.add(id)
    const { palitos } = /** @type {any} */ (window)
    palitos.load(id).then(show, show)
    return
  }
  const bare = whole && !id
  // without `lang` the browser's language
  const languageTag = attributes.lang ?? (bare ? navigator.language : 'es')
  const lang = languageTag.startsWith('en') ? 'en' : 'es'
  document.documentElement.lang = lang
  paint(attributes.theme)
  about.hidden = !bare
  if (bare) explain(lang)
  const why = bare ? null : refused(id, attributes, whole)
  wrong.hidden = !why
  introduce(null)
  if (bare) return put('cgt-play', { game: 'nim', start: '3 4 5', lang })
  if (!why) return put(id, attributes)
  place.replaceChildren()
  delete place.dataset.position
  tell(why.reason, why.slots)
}
/** Shows why an address is refused, in words of embed.html. @param {string} reason @param {Record<string, string>} [slots] */
function tell(reason, slots = {}) {
  wrong.hidden = false
  wrong.textContent = JSON.parse(wrong.dataset[reason] ?? '{}')[
    document.documentElement.lang
  ].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ slot) =>
    slots[slot].slice(0, 60),
  )
}
/**
 * In a slide a clicked iframe gets the keys. Gives keys that its figure does not use back to the page around it: the
 * focus, and for reveal.js its command (https://revealjs.com/postmessage). Messages from there are ignored.
 * @param {KeyboardEvent} event
 */
function giveBack(event) {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
  const down = key === 'PageDown'
  const turns = down || key === 'PageUp'
  if (defaultPrevented || ctrlKey || metaKey || altKey || (!turns && key !== 'Escape')) return
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  // scrolls to the end before it turns
  if (turns && (down ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0)) return
  parent.focus()
  if (turns) parent.postMessage(JSON.stringify({ method: down ? 'next' : 'prev' }), '*')
}
/** the size that the page around was sent last, in pixels */
let sentSize = { width: 0, height: 0 }
/**
 * Tells the page around how high this one is, so that it can give its iframe that height. While the width stays it only grows: a tree that is
 * drawn for the window's height would else get smaller at each step.
 */
function tellHeight() {
  const { width, height } = document.documentElement.getBoundingClientRect()
  if (width === sentSize.width && height <= sentSize.height) return
  sentSize = { width, height }
  parent.postMessage({ type: 'palitos-height', height: Math.ceil(height) }, '*')
}
if (parent !== window) addEventListener('keydown', giveBack)
addEventListener('hashchange', show)
system.addEventListener('change', () => paint(place.firstElementChild?.getAttribute('theme')))
show()
// fonts load last
const { palitos } = /** @type {any} */ (window)
palitos?.settled().then(() => {
  if (parent !== window) new ResizeObserver(tellHeight).observe(document.documentElement)
  return palitos.load('fonts')
})
