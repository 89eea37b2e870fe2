/**
 * full-screen.js -- shows a figure on the whole screen with its title, for a class; PageUp and PageDown go on to the next figure.
 * All lengths of a figure are multiples of its letters' size: the largest size at which it fits is chosen. The rules are in
 * base.css; cgt-tree, which divides the screen itself, keeps its own size.
 */
import { html, nothing } from 'lit-html'
import { icon } from './marks.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */

/** sizes of letters in pixels: least and largest */
const [SMALL, LARGE] = [16, 96]

/** the figure that is presented; figures presented before it lie beneath. undefined: none @type {CgtElement | undefined} */
let last

/** the figures that can be presented @type {WeakSet<Element>} */
const shown = new WeakSet()

/** Shows a figure on the whole screen, or leaves it. @param {CgtElement} host */
export function fullScreen(host) {
  if (document.fullscreenElement) return leave()
  present(host)
}
/** Leaves the whole screen, with all figures that were presented one after another. */
function leave() {
  document.exitFullscreen().then(() => document.fullscreenElement && leave())
}
/** @param {CgtElement} host */
function present(host) {
  const title = host.closest('figure')?.querySelector('h2, h3, h4')?.textContent?.trim()
  if (title) host.dataset.title = title
  host.requestFullscreen?.().then(
    () => filled(host),
    () => {}, // a frame may not be allowed to
  )
}
/** The button; none in a deck, where the slide fills the screen. @param {CgtElement} host */
export function screenButton(host) {
  if (host.matches('[data-deck]') || !document.fullscreenEnabled) return nothing
  shown.add(host)
  const full = host.matches(':fullscreen')
  const words = full ? host.t('Leave full screen') : host.t('Present')
  return html`${full ? turns(host) : nothing}<button
      type="button"
      class="btn quiet screen no-print"
      aria-label=${words}
      title=${words}
      @click=${() => fullScreen(host)}
    >
      ${icon('screen')}<span class="label">${words}</span>
    </button>`
}

/** The buttons to the figure before in the page, and to the next one. @param {CgtElement} host */
const turns = (host) =>
  /** @type {const} */ ([
    [-1, host.t('Previous figure (Page Up)'), 'back'],
    [1, host.t('Next figure (Page Down)'), 'forward'],
  ]).map(
    ([by, words, sign]) =>
      html`<button
        type="button"
        class="btn square paging"
        aria-label=${words}
        title=${words}
        ?disabled=${!beside(host, by)}
        @click=${() => turn(host, by)}
      >
        ${icon(sign)}
      </button>`,
  )
/** @param {CgtElement} host @param {-1 | 1} by @returns {CgtElement | undefined} */
function beside(host, by) {
  const all = [...document.querySelectorAll('*')].filter((e) => shown.has(e))
  return /** @type {CgtElement | undefined} */ (all[all.indexOf(host) + by])
}
/** @param {CgtElement} host @param {-1 | 1} by */
function turn(host, by) {
  const next = beside(host, by)
  if (next) present(next)
}

/**
 * The last row of a figure, on the right; none on a slide.
 * @param {CgtElement} host @param {unknown} [more] controls that stand there too @param {boolean} [within] a row that is the part `tools` already
 */
export const figureEnd = (host, more = nothing, within = false) =>
  host.matches('[data-deck]')
    ? nothing
    : html`<div part=${within ? nothing : 'tools'} class="bar ends no-print">
        ${screenButton(host)} ${more}
      </div>`

/** Sets up a figure on the whole screen, until it leaves the screen or the page; only the document gets an event for the latter. @param {CgtElement} host */
function filled(host) {
  const fit = () => fitted(host)
  /* PageUp and PageDown lead to the figures before and after, as a clicker does in a talk */
  const paged = (/** @type {KeyboardEvent} */ event) => {
    const by = /** @type {Record<string, -1 | 1>} */ ({ PageUp: -1, PageDown: 1 })[event.key]
    if (!by) return
    event.preventDefault()
    turn(host, by)
  }
  const changed = () => {
    const root = /** @type {Document | ShadowRoot} */ (host.getRootNode())
    if (root.fullscreenElement === host) return fit()
    removeEventListener('resize', fit)
    document.removeEventListener('fullscreenchange', changed)
    document.removeEventListener('keydown', paged)
    delete host.dataset.title
    host.style.removeProperty('--full')
    host.update()
    /* the browser makes all else inert, and takes the focus from it */
    const beneath = document.fullscreenElement?.shadowRoot
    if (beneath && !beneath.activeElement) focusButton(beneath)
  }
  addEventListener('resize', fit)
  document.addEventListener('fullscreenchange', changed)
  document.addEventListener('keydown', paged)
  document.addEventListener('fullscreenchange', ended)
  last = host
  fit()
  host.root.querySelector('.screen')?.classList.add('kept')
  /* the focus may be in the figure presented before, or in a control that the whole screen hides */
  if (!host.root.activeElement?.checkVisibility()) focusButton(host.root)
}
/** @param {ShadowRoot} root of a figure */
function focusButton(root) {
  const button = /** @type {HTMLElement | null} */ (root.querySelector('.screen'))
  button?.focus({ preventScroll: true })
}

/** Scrolls the page to the figure that was presented last. */
function ended() {
  if (document.fullscreenElement) return
  document.removeEventListener('fullscreenchange', ended)
  last?.scrollIntoView({ block: 'nearest' })
  if (last && !last.root.activeElement) focusButton(last.root)
  last = undefined
}

/** Sets the largest letters with which all of the figure is seen. @param {CgtElement} host */
function fitted(host) {
  if (getComputedStyle(host).display !== 'grid') return host.update()
  const least = spilled(host, SMALL).inside
  /** @param {number} size */
  const fitsScreen = (size) => {
    const { inside, whole } = spilled(host, size)
    return whole && inside <= least
  }
  /* from the largest down, not by halves alone: with larger letters less is shown, and it may fit again */
  let low = LARGE
  while (low > SMALL && !fitsScreen(low)) low = Math.max(SMALL, low * 0.85)
  let high = Math.min(LARGE, low / 0.85)
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (fitsScreen(middle)) low = middle
    else high = middle
  }
  spilled(host, low)
}
/**
 * Counts the boxes inside that would be scrolled with letters of a size, and tells whether all else has room.
 * @param {CgtElement} host @param {number} size
 */
function spilled(host, size) {
  host.style.setProperty('--full', `${size}px`)
  host.update()
  /** @param {Element} box */
  const hides = (box) =>
    (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) &&
    /auto|scroll/.test(getComputedStyle(box).overflow)
  const inside = [...host.root.querySelectorAll('*')].filter(hides).length
  return { inside, whole: !hides(host) }
}
