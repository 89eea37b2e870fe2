/**
 * deck-panel.js -- a deck that is put together from figures: their order, titles and notes; saved as a file for Marp, or as one HTML file.
 */
import { html, nothing } from 'lit-html'
import { load, textsOf } from '../../core/loader.js'
import { icon } from '../../core/marks.js'
import { give } from '../../core/save-menu.js'
import { tagOf } from '../../model/snippet.js'
import { signButton } from '../base.js'
import { escape } from './copies.js'
import { marpFile, readSlides, writeSlides } from './deck-text.js'
import { FIGURES } from './figures.js'
import { deckPage } from './slideshow.js'

/** @typedef {import('./cgt-builder.js').CgtBuilder} CgtBuilder */
/** @typedef {import('./deck-text.js').Slide} Slide */

/** where the slides that were put together last are kept, for a page that is opened without them */
const KEPT = 'palitos-slides'

export class DeckPanel {
  #host
  /** the slide whose figure was opened again, from 0 @type {number | null} */ #open = null
  /** what the last change of the list did, for the status line above it */ #announcement = ''
  /** why no file could be saved */ #wrong = ''

  /** @param {CgtBuilder} host */
  constructor(host) {
    this.#host = host
  }
  get #slides() {
    return readSlides(this.#host.getAttribute('deck') ?? '')
  }
  /** @param {Slide[]} slides @param {string} [announcement] @param {string} [what] @param {string} [said] the last two as of CgtBuilder.set */
  #put(slides, announcement = '', what, said) {
    this.#announcement = announcement
    this.#wrong = ''
    const deck = writeSlides(slides)
    this.#host.set({ deck }, what, said)
    try {
      if (deck)
        localStorage.setItem(KEPT, JSON.stringify({ deck, name: this.#host.getAttribute('name') ?? '' })) // prettier-ignore
      else localStorage.removeItem(KEPT)
    } catch {
      // a page may be denied it
    }
  }
  /** The slides of the last time. @returns {{ deck: string, name: string } | null} */
  get #last() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
      return typeof kept?.deck === 'string' && readSlides(kept.deck).length ? kept : null
    } catch {
      return null
    }
  }
  get #title() {
    return this.#host.getAttribute('name') || this.#host.t('My class')
  }
  /** @returns {Slide} */
  get #now() {
    const { made: figure, words } = this.#host
    return { title: words, figure, words, note: '' }
  }
  /** The buttons beside the figure. */
  buttons() {
    const { t } = this
    const slides = this.#slides
    const open = this.#open !== null && this.#open < slides.length ? this.#open : null
    /** @param {string} label @param {() => void} press @param {string} look */
    const button = (label, press, look = '') =>
      html`<button type="button" class="btn ${look}" @click=${() => this.#taken(press)}>
        ${icon('plus')}${label}
      </button>`
    const add = () => {
      this.#open = null
      const n = slides.length + 1
      this.#put([...slides, this.#now], '', undefined, t('Slide {n} is added: your deck has {n} slide.|Slide {n} is added: your deck has {n} slides.', { n })) // prettier-ignore
    }
    const change = (/** @type {number} */ i) => {
      const { note, ...now } = slides[i]
      const typed = now.title !== now.words && { title: now.title }
      this.#put(slides.with(i, { ...this.#now, ...typed, note }), '', undefined, t('Slide {n} is changed.', { n: i + 1 })) // prettier-ignore
    }
    return html`${
      open === null
        ? nothing
        : button(t('Put into slide {n}', { n: open + 1 }), () => change(open), 'primary')
    }
    ${button(t('Add to my slides'), add, open === null ? 'primary' : '')}`
  }
  /** Takes the figure into the deck, unless it would be a slide that shows an error. @param {() => void} take */
  #taken(take) {
    const { wrong } = this.#host
    if (!wrong) return take()
    const why = wrong[0].toLowerCase() + wrong.slice(1)
    this.#host.say(this.t('This figure makes no slide: {why}', { why }))
  }
  /** @type {CgtBuilder['t']} */
  t = (key, slots) => this.#host.t(key, slots)

  view() {
    const { t } = this
    const slides = this.#slides
    const last = slides.length ? null : this.#last
    return html`<section class="deck">
      <h4>${t('My slides')}</h4>
      <p class="soft-text" role="status">
        ${this.#announcement || (slides.length ? nothing : t('Add figures to a deck of yours: order, titles and notes come here.'))}
      </p>
      ${
        last
          ? html`<button
              type="button"
              class="btn"
              @click=${() => this.#host.set({ deck: last.deck, name: last.name })}
            >
              ${icon('again')}${t('Take up my last slides: {n}', { n: readSlides(last.deck).length })}
            </button>`
          : nothing
      }
      ${slides.length ? this.#list(slides) : nothing}
      ${this.#wrong ? html`<p class="problem" role="alert">${icon('cross')}<span>${this.#wrong}</span></p>` : nothing}
    </section>`
  }
  /** @param {Slide[]} slides */
  #list(slides) {
    const { t } = this
    const host = this.#host
    return html`${host.textField(
        t('Title of the deck'),
        host.getAttribute('name') ?? '',
        (name) => host.set({ name }),
        'wide',
      )}
      <ol class="slides">
        ${slides.map((slide, i) => this.#row(slides, slide, i))}
      </ol>
      <div class="bar">
        <button type="button" class="btn primary" @click=${() => this.#page()}>
          ${icon('save')}${t('Save one HTML file')}
        </button>
        <button type="button" class="btn" @click=${() => this.#marp()}>
          ${icon('save')}${t('Save the Marp file')}
        </button>
      </div>
      <p class="soft-text">
        ${t('The HTML file needs nothing else: arrows turn the slides, P opens the notes in a window of their own, B blacks the screen. The Marp file becomes HTML, PDF or PowerPoint beside the folder palitos-slides:')}
      </p>
      <pre
        tabindex="0"
      ><code>npx @marp-team/marp-cli -c palitos-slides/marp.config.mjs ${this.#file}.md</code></pre>`
  }
  /** @param {Slide[]} slides @param {Slide} slide @param {number} i */
  #row(slides, slide, i) {
    const { t } = this
    const n = i + 1
    const change = (/** @type {Partial<Slide>} */ now, /** @type {string} */ what) =>
      this.#put(slides.with(i, { ...slide, ...now }), '', what)
    const move = (/** @type {number} */ to) => {
      this.#open = null
      this.#put(slides.toSpliced(i, 1).toSpliced(to, 0, slide), t('Slide {from} is now slide {to}.', { from: n, to: to + 1 })) // prettier-ignore
    }
    return html`<li class=${this.#open === i ? 'open' : ''}>
      <div class="bar">
        <b>${n}</b>
        <input
          class="text-input"
          autocomplete="off"
          aria-label=${t('Title of slide {n}', { n })}
          .value=${slide.title}
          @change=${(/** @type {any} */ e) => change({ title: e.target.value }, `title ${i}`)}
        />
        ${signButton(t('Slide {n}: earlier', { n }), '↑', () => move(i - 1), i === 0)}
        ${signButton(t('Slide {n}: later', { n }), '↓', () => move(i + 1), n === slides.length)}
        ${signButton(t('Slide {n}: out of the deck', { n }), icon('cross'), () => {
          this.#open = null
          this.#put(slides.toSpliced(i, 1), t('Slide {n} is gone; Ctrl+Z brings it back.', { n }))
        })}
      </div>
      <button
        type="button"
        class="btn quiet"
        @click=${() => {
          this.#open = i
          this.#host.take(slide.figure)
          this.#host.update()
          this.#host.goToFigure()
        }}
      >
        ${icon('settings')}${t('Change the figure')}
        <span class="soft-text">${t(FIGURES[slide.figure.name][0])}</span>
      </button>
      <textarea
        class="text-input"
        rows="3"
        aria-label=${t('Notes of slide {n}', { n })}
        placeholder=${t('Notes: what to ask, what they will say')}
        .value=${slide.note}
        @change=${(/** @type {any} */ e) => change({ note: e.target.value }, `note ${i}`)}
      ></textarea>
    </li>`
  }
  /** A name for files: letters and digits of the title. */
  get #file() {
    const plain = this.#title.normalize('NFD').replace(/[^\w\s-]/g, '').trim()
    return plain.replace(/\s+/g, '-').toLowerCase().slice(0, 40) || 'palitos'
  } // prettier-ignore
  #marp() {
    const text = marpFile(this.#host.getAttribute('deck') ?? '', {
      title: this.#title,
      lang: this.#host.language,
    })
    give(new Blob([text], { type: 'text/markdown' }), `${this.#file}.md`)
  }
  async #page() {
    const { language: lang } = this.#host
    const slides = this.#slides
    try {
      const scripts = await textsOf([...slides.map(({ figure }) => figure.name), 'fonts'])
      await load('licences')
      const text = deckPage({
        ...{ title: this.#title, lang, slides, scripts },
        tags: slides.map(({ figure, words }, i) =>
          tagOf(figure.name, { id: `figure-${i + 1}`, ...figure.attributes }, escape(words)),
        ),
        licences: /** @type {any} */ (globalThis).palitos.licences,
        back: this.t('Back'),
        on: this.t('Next slide'),
      })
      give(new Blob([text], { type: 'text/html' }), `${this.#file}.html`)
      this.#wrong = ''
    } catch (error) {
      this.#wrong = /** @type {Error} */ (error).message
    }
    this.#host.update()
  }
}
