/**
 * slideshow.js -- what turns the slides of a deck that is one HTML file. The function goes into that file as text: it uses nothing from
 * outside of it. `.reveal` and `.present` tell an element that it stands on a slide, and on the one that is shown.
 */
import { escape } from './copies.js'

/** Runs in the deck's page, after the elements' scripts. */
export function slideshow() {
  const root = document.documentElement
  const slides = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.reveal > section')])
  const count = /** @type {HTMLElement} */ (document.querySelector('.count'))
  /** px: of what stands beside a board, and of the board; of a figure without one they are the same */
  const SIZES = [72, 66, 60, 56, 52, 48, 45, 42, 39, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14]
  const BESIDE = 26
  const RULES = [28, 26, 24, 22]
  let at = 0
  /** the window that shows the notes @type {Window | null} */
  let other = null

  /** Whether what a figure has is cut. @param {HTMLElement} figure */
  const over = (figure) =>
    figure.scrollHeight > figure.clientHeight + 1 ||
    figure.scrollWidth > figure.clientWidth + 1 ||
    [...(figure.shadowRoot?.querySelectorAll('.scroll, .tree, .roam, .side') ?? [])].some(
      (box) => box.scrollWidth > box.clientWidth + 1,
    )
  /** The largest size at which nothing is cut, and a rule has one line. @param {HTMLElement} slide */
  function fit(slide) {
    for (const rule of /** @type {NodeListOf<HTMLElement>} */ (
      slide.querySelectorAll(':scope > p')
    ))
      for (const size of RULES) {
        rule.style.fontSize = `${size}px`
        if (rule.clientHeight < 2 * parseFloat(getComputedStyle(rule).lineHeight)) break
      }
    for (const figure of /** @type {NodeListOf<HTMLElement & { update?(): void }>} */ (
      slide.querySelectorAll(':scope > :not(h1, p, aside)')
    )) {
      const board = figure.shadowRoot?.querySelector('.board, .shown, cgt-play')
      for (const size of SIZES) {
        figure.style.setProperty('--cgt-size', `${Math.min(size, board ? BESIDE : 36)}px`)
        figure.style.setProperty('--cgt-figure', `${size}px`)
        figure.update?.()
        if (!over(figure)) break
      }
    }
  }
  const scale = () =>
    root.style.setProperty('--scale', String(Math.min(innerWidth / 1280, innerHeight / 720)))
  /** @param {number} to @param {boolean} [received] true if the other window sent it */
  function show(to, received) {
    at = Math.min(Math.max(to, 0), slides.length - 1)
    slides.forEach((slide, i) => slide.classList.toggle('present', i === at))
    count.textContent = `${at + 1} / ${slides.length}`
    fit(slides[at])
    try {
      history.replaceState(null, '', `#${at + 1}`)
    } catch {
      // a frame may have no address
    }
    if (!received) other?.postMessage({ palitosSlide: at }, '*')
  }
  addEventListener('message', ({ source, data }) => {
    if (other && source === other && Number.isInteger(data?.palitosSlide)) show(data.palitosSlide, true)
  }) // prettier-ignore
  function presenter() {
    if (root.classList.contains('presenter')) return
    if (!other || other.closed)
      other = open(location.href.replace(/#.*/, `#notes-${at + 1}`), '_blank', 'width=1000,height=760') // prettier-ignore
    else other.focus()
  }
  /** @param {KeyboardEvent} event */
  function key({ key, shiftKey }) {
    if (['ArrowRight', 'ArrowDown', 'PageDown'].includes(key) || (key === ' ' && !shiftKey))
      show(at + 1) // prettier-ignore
    else if (['ArrowLeft', 'ArrowUp', 'PageUp', ' '].includes(key)) show(at - 1)
    else if (key === 'Home') show(0)
    else if (key === 'End') show(slides.length - 1)
    else if (/^[b.]$/i.test(key)) root.classList.toggle('black')
    else if (/^n$/i.test(key)) root.classList.toggle('noted')
    else if (/^p$/i.test(key)) presenter()
    else if (/^f$/i.test(key) && document.fullscreenElement) document.exitFullscreen()
    else if (/^f$/i.test(key)) root.requestFullscreen?.()
    else return false
    return true
  }
  addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented } = event
    // what a figure that has the focus uses does not come here
    if (defaultPrevented || ctrlKey || metaKey || altKey || !key(event)) return
    event.preventDefault()
  })
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-by]')
  ))
    button.addEventListener('click', () => show(at + Number(button.dataset.by)))
  let begun = 0
  addEventListener('touchstart', ({ touches }) => (begun = touches[0].clientX), { passive: true })
  addEventListener(
    'touchend',
    ({ changedTouches, target }) => {
      const far = changedTouches[0].clientX - begun
      if (Math.abs(far) > 70 && !(target instanceof Element && target.shadowRoot)) show(at - Math.sign(far)) // prettier-ignore
    },
    { passive: true },
  )
  addEventListener('resize', scale)
  addEventListener('hashchange', () => {
    const to = Number(location.hash.slice(1))
    if (to && to - 1 !== at) show(to - 1)
  })
  // each slide is on paper, and fits there
  matchMedia('print').addEventListener('change', ({ matches }) => matches && slides.forEach(fit))
  const [, notes, first] = /^#(notes-)?(\d+)$/.exec(location.hash) ?? []
  if (notes) {
    root.classList.add('noted', 'presenter')
    other = opener
  }
  scale()
  show(Number(first ?? 1) - 1, true)
  document.fonts?.ready.then(() => fit(slides[at]))
}

/** The look of the deck: 1280 x 720, scaled to the window; elements bring the colours. */
const css = `
html { background: var(--cgt-bg); color-scheme: light; --scale: 1 }
body { margin: 0; overflow: hidden; color: var(--cgt-ink); font-family: var(--cgt-sans) }
.reveal { position: fixed; inset: 0; margin: auto; width: calc(1280px * var(--scale)); height: calc(720px * var(--scale)) }
section { position: absolute; inset: 0 auto auto 0; width: 1280px; height: 720px; box-sizing: border-box; padding: 24px 56px 34px;
  display: flex; flex-direction: column; overflow: hidden; background: var(--cgt-bg); color-scheme: light; transform-origin: 0 0;
  transform: scale(var(--scale)); visibility: hidden }
section.present { visibility: visible }
h1 { margin: 0 0 6px; font: 750 44px/46px var(--cgt-sans); letter-spacing: -0.02em }
p { margin: 0 0 6px; font: 400 28px/38px var(--cgt-sans) }
section > :not(h1, p, aside) { flex: 1 1 0; align-content: center; min-height: 0; margin: -8px -16px 0; padding: 8px 16px 4px; overflow: hidden auto; scrollbar-width: none }
section > ::-webkit-scrollbar { display: none }
section.title { justify-content: center }
section.title h1 { font-size: 92px; line-height: 94px; text-wrap: balance }
aside { display: none; margin: 0; font: 400 24px/34px var(--cgt-sans); white-space: pre-line; overflow: auto }
.noted section { height: 520px; overflow: visible }
.noted .reveal { inset: 0 0 auto }
.noted aside { position: absolute; display: block; top: 530px; left: 0; width: 1280px; height: 190px; box-sizing: border-box; padding: 16px 56px; background: #fff; color: #1b1e24; color-scheme: light }
nav { position: fixed; right: 12px; bottom: 8px; display: flex; gap: 4px; align-items: center; font: 400 16px/1 var(--cgt-sans); color: #777; opacity: 0.75 }
nav button { width: 44px; height: 44px; border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; font-size: 22px; cursor: pointer }
nav:hover, nav:focus-within { opacity: 1; background: #fff; border-radius: 8px }
.black body::after { content: ''; position: fixed; inset: 0; background: #000; z-index: 99 }
@page { size: 1280px 720px; margin: 0 }
@media print {
  html { background: none }
  body { overflow: visible }
  nav { display: none }
  .reveal, section { position: static; width: 1280px; height: auto; transform: none; visibility: visible }
  section, .noted section { height: 720px; overflow: hidden; break-after: page; break-inside: avoid }
  .noted aside { display: none }
}
` // prettier-ignore

/** of the saved file: an element of ours writes none into its page */
const STYLE = 'style'

/** @typedef {import('./deck-text.js').Slide} Slide */

/** A script's text inside a page: nothing in it may end or hide its own tag. @param {string} text */
const inline = (text) => text.replace(/<\/(?=script)/gi, '<\\/').replace(/<!--/g, '<\\!--')

/**
 * A deck as one HTML file.
 * @param {{ title: string, lang: string, slides: Slide[], tags: string[], scripts: string[], licences: string, back: string, on: string }} deck tags: of the
 * slides; scripts: their texts; back, on: what its two buttons are called
 */
export const deckPage = ({ title, lang, slides, tags, scripts, licences, back, on }) =>
  `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<${STYLE}>${css}</${STYLE}>
<div class="reveal">
<section class="title"><h1>${escape(title)}</h1></section>
${slides
  .map(
    ({ title, rule, note }, i) =>
      `<section><h1>${escape(title)}</h1>${rule && `<p>${escape(rule)}</p>`}${tags[i]}<aside>${escape(note)}</aside></section>`,
  )
  .join('\n')}
</div>
<nav><button type="button" data-by="-1" aria-label="${escape(back)}">‹</button><span class="count"></span><button type="button" data-by="1" aria-label="${escape(on)}">›</button></nav>
${[...scripts, `(${slideshow})()`].map((text) => `<script>${inline(text)}</script>`).join('\n')}
<script type="text/plain">${inline(licences)}</script>
</html>
`
