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
import { forgetDeck, isSame, keptDecks, restoreDeck } from './kept-decks.js'
import { deckPage } from './slideshow.js'

/** @typedef {import('./cgt-builder.js').CgtBuilder} CgtBuilder */
/** @typedef {import('./deck-text.js').Slide} Slide */
/** @typedef {import('./kept-decks.js').Kept} Kept */

/** A deck without a title is called as its first slide. @param {Kept} deck */
const titleOf = ({ deck, name }) => name || readSlides(deck)[0].title

export class DeckPanel {
  #host
  /** the slide whose figure was opened again, from 0 @type {number | null} */ #open = null
  /** what the last change of the list did, for the status line above it */ #announcement = ''
  /** why no file could be saved */ #wrong = ''
  /** an earlier deck that was just deleted @type {Kept | null} */ #deleted = null

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
    this.#host.set({ deck: writeSlides(slides) }, what, said)
  }
  get #title() {
    return this.#host.getAttribute('name') || this.#host.t('My class')
  }
  /** @returns {Slide} */
  get #now() {
    const { made: figure, words, rule } = this.#host
    return { title: words, rule, figure, words, note: '' }
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

  /** The decks of other days. */
  earlier() {
    const { t } = this
    const host = this.#host
    const now = { deck: host.getAttribute('deck') ?? '', name: host.getAttribute('name') ?? '' }
    const decks = keptDecks().filter((one) => !isSame(one, now))
    const gone = this.#deleted
    if (!decks.length && !gone) return nothing
    return html`<section class="earlier">
      <h4>${t('Your earlier decks')}</h4>
      ${
        decks.length
          ? html`<ul>
              ${decks.map((one) => this.#earlier(one))}
            </ul>`
          : nothing
      }
      <p role="status">
        ${gone ? t('“{title}” is deleted.', { title: titleOf(gone) }) : nothing}
        ${
          gone
            ? html`<button
                type="button"
                class="btn quiet"
                @click=${() => {
                  restoreDeck(gone)
                  this.#deleted = null
                  host.update()
                }}
              >
                ${icon('undo')}${t('Bring it back')}
              </button>`
            : nothing
        }
      </p>
    </section>`
  }
  /** @param {Kept} deck */
  #earlier(deck) {
    const { t } = this
    const host = this.#host
    const { length: n } = readSlides(deck.deck)
    const title = titleOf(deck)
    const day = new Date(deck.changed).toLocaleDateString(host.language, { dateStyle: 'medium' })
    const open = () => {
      this.#open = null
      this.#deleted = null
      this.#announcement = t('“{title}” is open.', { title })
      host.set({ deck: deck.deck, name: deck.name })
      const heading = /** @type {HTMLElement | null} */ (host.root.querySelector('.deck h4'))
      heading?.focus()
    }
    const forget = () => {
      forgetDeck(deck)
      this.#deleted = deck
      host.update()
    }
    return html`<li>
      <span class="what">
        <b>${title}</b>
        <span class="soft-text">${day} · ${t('{n} slide|{n} slides', { n })}</span>
      </span>
      <button type="button" class="btn" @click=${open}>
        ${t('Open it')}<span class="sr">: ${title}</span>
      </button>
      ${signButton(t('Delete “{title}”', { title }), icon('cross'), forget)}
    </li>`
  }
  view() {
    const { t } = this
    const slides = this.#slides
    return html`<section class="deck">
      <h4 tabindex="-1">${t('My slides')}</h4>
      <p class="soft-text" role="status">
        ${this.#announcement || (slides.length ? nothing : t('Add figures to a deck of yours: order, titles and notes come here.'))}
      </p>
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
        <span class="gap"></span>
        <button type="button" class="btn quiet" @click=${() => this.#another()}>
          ${icon('plus')}${t('Begin another deck')}
        </button>
      </div>
      <p class="soft-text">
        ${t('The HTML file needs nothing else: arrows turn the slides, P opens the notes in a window of their own, B blacks the screen. A figure that was touched takes the arrows while it has a use for them; Esc gives the keys back to the slides. The Marp file becomes HTML, PDF or PowerPoint beside the folder palitos-slides:')}
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
  /** Begins a deck without slides; this one stays among the earlier ones. */
  #another() {
    this.#open = null
    this.#announcement = this.t('A new deck is begun; Ctrl+Z brings the last one back.')
    this.#host.set({ deck: '', name: '' })
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
