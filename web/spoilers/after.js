/**
 * after.js -- words beside a figure that tell what it asks wait until it asks no more:
 *
 *   <footer data-after="end">...</footer>    guess: the first try; end: the end, right or wrong; solved: it was found
 *
 * Their figure is the one that `data-of` names by its id, else the one in the same <figure>, else the last before them under
 * the same heading (on the same slide), else the first after them there. Until then their room is kept, they are not read
 * aloud, found or copied, and a button shows them. Paper has them, unless the page is a handout (`<html data-handout>`).
 *
 * On a projector (`<html data-proj>`) whatever a page states of a game (`data-fact`) waits too, and V tells it.
 */
import { sheet } from '../core/element.js'
import { END, GUESS, NOTHING, SOLVED } from '../core/progress.js'
import { byId } from '../core/by-id.js'
import { langOf, say } from '../model/i18n.js'
import css from './after.css'

/** Elements that ask something: each has a `progress` of its own. */
export const NAMES =
  'cgt-play,cgt-strip,cgt-xor,cgt-mex,cgt-theorem,cgt-challenge,cgt-graph,cgt-tree'
const WORDS = '[data-after]'
/** what waits on a projector */
const ALL = `${WORDS}, main [data-fact]`
const NEEDS = /** @type {Record<string, number>} */ ({ guess: GUESS, end: END, solved: SOLVED })
/** what a button can stand in */
const BLOCK = 'p, li, td, dd, footer, figcaption, header, div, section'
const HEADING = ':is(h1, h2, h3, h4):not(figure *)'

/** The farthest that a figure was: what was read once stays. @type {WeakMap<Element, number>} */
let were = new WeakMap()
/** Words that were asked for, and the figures of such. @type {WeakSet<Element>} */
let asked = new WeakSet()
/** On a projector, words that belong to no figure are told. */
let told = false

const projected = () => document.documentElement.hasAttribute('data-proj')
const all = () =>
  [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(projected() ? ALL : WORDS)
    ),
  ].filter((words) => !unread(words))
/** What a figure holds for who has no script is not seen beside it. @param {Element} words */
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

/** How far a reader is with a figure now. @param {Element} figure */
function reached(figure) {
  // its script is still to come
  if (!customElements.get(figure.localName)) return NOTHING
  const own = /** @type {import('../core/element.js').CgtElement} */ (figure)
  // where nothing can be drawn its author's words stand, and they tell all
  if (own.refusal || !own.root) return SOLVED
  return own.root.childElementCount ? own.progress : NOTHING
}
/** The farthest that a reader was with a figure. @param {Element} figure */
function farOf(figure) {
  const far = Math.max(reached(figure), projected() ? 0 : (were.get(figure) ?? 0))
  were.set(figure, far)
  return far
}
/** @param {HTMLElement} words */
function wait(words) {
  if (asked.has(words)) return false
  const figures = figuresOf(words)
  if (!figures.length) return projected() && !told
  const needs = NEEDS[words.dataset.after ?? 'end']
  return figures.some((figure) => !asked.has(figure) && farOf(figure) < needs)
}

/** One for the words of a block, and for all else that waits for the same figure. @param {HTMLElement} words */
function buttonFor(words) {
  const block = /** @type {HTMLElement} */ (words.closest(BLOCK) ?? words)
  if (block.querySelector(':scope > .cgt-after')) return
  const button = document.createElement('button')
  button.type = 'button'
  // Beside words that are read already it has a place of its own; else it stands in that of the words
  button.className = `cgt-after ${block === words ? '' : 'beside'}`
  // of a figure there may be two: what it says below itself, and what the page goes on to say
  const figure = figuresOf(words)[0]?.closest('figure')
  const text = figure && !figure.contains(words) ? 'Show the explanation' : 'Show the answer'
  button.textContent = say(langOf(block.closest('[lang]')?.getAttribute('lang')), text)
  const title = figure?.querySelector('header h3')?.textContent
  if (title) button.ariaLabel = `${button.textContent}: ${title}`
  button.addEventListener('click', () => {
    for (const one of [words, ...figuresOf(words)]) asked.add(one)
    draw()
    // Who pressed it by key reads on from there
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

/** Whatever a figure comes to know, it draws. */
const drawings = new MutationObserver(draw)
const DRAWN = { childList: true, subtree: true, characterData: true, attributes: true }
function look() {
  for (const { shadowRoot } of document.querySelectorAll(NAMES))
    if (shadowRoot) drawings.observe(shadowRoot, DRAWN)
  draw()
}
/** Another beginning: on the projector for a class that has seen nothing. */
function project() {
  were = new WeakMap()
  asked = new WeakSet()
  told = false
  for (const button of document.querySelectorAll('.cgt-after')) button.remove()
  for (const words of document.querySelectorAll('[data-waits]')) words.removeAttribute('data-waits')
  draw()
}

/** V is for the words of no figure; a figure hears its own. @param {KeyboardEvent} event */
function key({ key, target, ctrlKey, metaKey, altKey }) {
  if (!/^v$/i.test(key) || ctrlKey || metaKey || altKey || !projected()) return
  const at = /** @type {Element} */ (target)
  if (at.shadowRoot || at.matches('input, textarea, select')) return
  told = !told
  draw()
}

export function begin() {
  document.adoptedStyleSheets.push(sheet(css))
  const start = () => {
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    // Those whose script comes later are looked at when they are what they are
    for (const name of NAMES.split(',')) void customElements.whenDefined(name).then(look)
    new MutationObserver(project).observe(document.documentElement, {
      attributeFilter: ['data-proj'],
    })
    document.addEventListener('keydown', key)
  }
  // The scripts of other figures may come after this one
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
