/**
 * after.js -- hides spoilers, words of a page that tell the answer to a figure's question, until the reader has answered:
 *
 *   <footer data-after="end">...</footer>    guess: after the first try; end: after the end, right or wrong; solved: once it is found
 *
 * A spoiler's figure is the one that `data-of` names by its id, else the one in the same <figure>, else the last before it under
 * the same heading (on the same slide), else the first after it there. A hidden spoiler keeps its room, is not read aloud, found
 * or copied, and has a button that shows it. Paper shows spoilers, unless the page is a handout (`<html data-handout>`).
 *
 * On a projector (`<html data-proj>`) each fact that a page states about a game (`data-fact`) is hidden too, and V shows it.
 */
import { sheet } from '../core/element.js'
import { END, GUESS, NOTHING, SOLVED } from '../core/progress.js'
import { byId } from '../core/by-id.js'
import { langOf, say } from '../model/i18n.js'
import css from './after.css'

/** Elements that ask a question: each has a `progress` of its own. */
export const NAMES =
  'cgt-play,cgt-strip,cgt-xor,cgt-mex,cgt-theorem,cgt-challenge,cgt-graph,cgt-tree'
const WORDS = '[data-after]'
/** spoilers on a projector */
const ALL = `${WORDS}, main [data-fact]`
const NEEDS = /** @type {Record<string, number>} */ ({ guess: GUESS, end: END, solved: SOLVED })
/** elements in which a button can stand */
const BLOCK = 'p, li, td, dd, footer, figcaption, header, div, section'
const HEADING = ':is(h1, h2, h3, h4):not(figure *)'

/** The largest progress of each figure: a spoiler that was shown once stays. @type {WeakMap<Element, number>} */
let were = new WeakMap()
/** Spoilers whose button was pressed, and their figures. @type {WeakSet<Element>} */
let asked = new WeakSet()
/** True if V has shown the spoilers without a figure, on a projector. */
let uncovered = false

const projected = () => document.documentElement.hasAttribute('data-proj')
const all = () =>
  [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(projected() ? ALL : WORDS)
    ),
  ].filter((words) => !unread(words))
/** True for words inside an element: they are shown only without script. @param {Element} words */
function unread(words) {
  let around = words.parentElement
  while (around && !around.shadowRoot) around = around.parentElement
  return around !== null
}

/** @param {HTMLElement} words @returns {Element[]} */
function figuresOf(words) {
  const named = words.dataset.of && byId(words, words.dataset.of)
  if (named) return [named]
  const own = words.closest('figure')?.querySelectorAll(NAMES)
  if (own?.length) return [...own]
  const near = [
    ...(words.closest('section, main') ?? document).querySelectorAll(`${HEADING}, ${NAMES}`),
  ]
  const next = near.findIndex((one) => words.compareDocumentPosition(one) & 4)
  const last = near.at(next < 0 ? -1 : next - 1)
  const found = [next && last, near[next]].find((one) => one && one.matches(NAMES))
  if (!found) return []
  return [...(found.closest('figure')?.querySelectorAll(NAMES) ?? [found])]
}

/** The present progress of a figure. @param {Element} figure */
function reached(figure) {
  // its script has not come yet
  if (!customElements.get(figure.localName)) return NOTHING
  const own = /** @type {import('../core/element.js').CgtElement} */ (figure)
  // it cannot be drawn: its author's words are shown instead, so nothing is hidden
  if (own.refusal || !own.root) return SOLVED
  return own.root.childElementCount ? own.progress : NOTHING
}
/** The largest progress of a figure so far; on a projector the present one. @param {Element} figure */
function farOf(figure) {
  const far = Math.max(reached(figure), projected() ? 0 : (were.get(figure) ?? 0))
  were.set(figure, far)
  return far
}
/** True if a spoiler is to be hidden. @param {HTMLElement} words */
function wait(words) {
  if (asked.has(words)) return false
  const figures = figuresOf(words)
  if (!figures.length) return projected() && !uncovered
  const needs = NEEDS[words.dataset.after ?? 'end']
  return figures.some((figure) => !asked.has(figure) && farOf(figure) < needs)
}

/** Adds a button to a spoiler's block; it shows all spoilers of the same figure. @param {HTMLElement} words */
function buttonFor(words) {
  const block = /** @type {HTMLElement} */ (words.closest(BLOCK) ?? words)
  if (block.querySelector(':scope > .cgt-after')) return
  const button = document.createElement('button')
  button.type = 'button'
  // Beside words that are not hidden the button has a place of its own; else it stands in that of the spoiler
  button.className = `cgt-after ${block === words ? '' : 'beside'}`
  // a figure may have two spoilers: the words below it, and the page's explanation
  const figure = figuresOf(words)[0]?.closest('figure')
  const text = figure && !figure.contains(words) ? 'Show the explanation' : 'Show the answer'
  button.textContent = say(langOf(block.closest('[lang]')?.getAttribute('lang')), text)
  const title = figure?.querySelector('header h3')?.textContent
  if (title) button.ariaLabel = `${button.textContent}: ${title}`
  button.addEventListener('click', () => {
    for (const one of [words, ...figuresOf(words)]) asked.add(one)
    draw()
    // with the focus here, a reader who pressed it by key goes on from the spoiler
    block.tabIndex = -1
    block.focus({ preventScroll: true })
  })
  block.prepend(button)
}

function draw() {
  for (const words of all()) {
    if (words.dataset.waits === 'no' && !projected()) continue
    const waits = wait(words)
    words.dataset.waits = waits ? 'yes' : 'no'
    if (waits) buttonFor(words)
  }
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
    document.querySelectorAll('.cgt-after')
  )) {
    const block = /** @type {Element} */ (button.parentElement)
    button.disabled = !block.matches('[data-waits=yes]') && !block.querySelector('[data-waits=yes]')
  }
}

/** Looks again after every drawing of a figure: its progress may have changed. */
const drawings = new MutationObserver(draw)
const DRAWN = { childList: true, subtree: true, characterData: true, attributes: true }
function look() {
  for (const { shadowRoot } of document.querySelectorAll(NAMES))
    if (shadowRoot) drawings.observe(shadowRoot, DRAWN)
  draw()
}
/** Begins anew when the page goes onto a projector, or leaves it: the class has seen nothing. */
function project() {
  were = new WeakMap()
  asked = new WeakSet()
  uncovered = false
  for (const button of document.querySelectorAll('.cgt-after')) button.remove()
  for (const words of document.querySelectorAll('[data-waits]')) words.removeAttribute('data-waits')
  draw()
}

/** Handles V, on a projector, for spoilers without a figure; a figure handles its own V. @param {KeyboardEvent} event */
function key({ key, target, ctrlKey, metaKey, altKey }) {
  if (!/^v$/i.test(key) || ctrlKey || metaKey || altKey || !projected()) return
  const at = /** @type {Element} */ (target)
  if (at.shadowRoot || at.matches('input, textarea, select')) return
  uncovered = !uncovered
  draw()
}

export function begin() {
  document.adoptedStyleSheets.push(sheet(css))
  const start = () => {
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    // An element whose script comes later is looked at when it is defined
    for (const name of NAMES.split(',')) void customElements.whenDefined(name).then(look)
    new MutationObserver(project).observe(document.documentElement, {
      attributeFilter: ['data-proj'],
    })
    document.addEventListener('keydown', key)
  }
  // Scripts of figures may run after this one
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
