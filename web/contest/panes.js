/**
 * panes.js -- the boxes of cgt-judge: an input and an output to type, paste or drop, and the answer. A text that is too long for
 * a box is held as a file.
 */
import { html, nothing } from 'lit-html'
import { icon } from '../core/marks.js'
import { sayError } from '../model/i18n.js'
import { shortLine } from './judge-problems.js'
import { BOX, sizeOf } from './texts.js'

/** @typedef {import('./texts.js').Text} Text */

/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

export class JudgePanes {
  /** the box over which a file is dragged */ #over = ''
  /** the answer as a file */ #saved = { of: /** @type {Text | null} */ (null), url: '' }

  /** @param {import('./cgt-judge.js').CgtJudge} host */
  constructor(host) {
    this.host = host
  }

  /** @param {'input' | 'output'} which @param {DragEvent} event one file is for this box; of two, the second is the output */
  drop(which, event) {
    const { host } = this
    event.preventDefault()
    event.stopPropagation()
    this.#over = ''
    const [one, two] = event.dataTransfer?.files ?? []
    if (one && two) {
      host.take('input', one).then(() => host.take('output', two))
    } else if (one) host.take(which, one)
    else host.update()
  }
  /** @param {'input' | 'output'} which @param {string} label @param {number} line the marked line, from 1; 0: none */
  box(which, label, line) {
    const { host } = this
    const text = host.brought[which]
    const over = (/** @type {DragEvent} */ e, /** @type {string} */ now) => {
      e.preventDefault()
      if (this.#over !== now) {
        this.#over = now
        host.update()
      }
    }
    return html`<section
      class="box ${this.#over === which ? 'over' : ''}"
      @dragover=${(/** @type {DragEvent} */ e) => over(e, which)}
      @dragleave=${(/** @type {DragEvent} */ e) => over(e, '')}
      @drop=${(/** @type {DragEvent} */ e) => this.drop(which, e)}
    >
      <header>
        <b id=${which}>${label}</b>
        <small
          >${typeof text === 'string' && text ? host.t('{n} line|{n} lines', { n: countLines(text) }) : nothing}</small
        >
        <button
          type="button"
          class="btn quiet no-print"
          aria-label=${host.t('Choose a file: {box}', { box: label })}
          @click=${() => this.#choose(which)}
        >
          ${host.t('File')}
        </button>
      </header>
      ${
        typeof text !== 'string'
          ? html`<div class="text held">
              <span>${text instanceof File ? text.name : label}</span>
              <b>${host.t('{n} byte|{n} bytes', { n: text.size })}</b>
              <button type="button" class="btn" @click=${() => host.bring({ [which]: '' })}>
                ${host.t('Remove it')}
              </button>
            </div>`
          : host.printing
            ? html`<pre class="text" .textContent=${text}></pre>`
            : html`<textarea
                class="text ${line ? 'odd' : ''}"
                .style="--line:${line}"
                aria-labelledby=${which}
                aria-invalid=${which === 'input' && host.unanswered ? 'true' : 'false'}
                aria-describedby=${which === 'input' ? 'refused' : 'found'}
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                wrap="off"
                placeholder=${which === 'output' ? host.t('Paste here what your program prints, or drop its file.') : host.t('Paste an input, or drop its file.')}
                .value=${text}
                @input=${(/** @type {Event} */ e) => host.put({ [which]: /** @type {HTMLTextAreaElement} */ (e.target).value, note: null })}
                @paste=${(/** @type {ClipboardEvent} */ e) => this.#paste(which, e)}
              ></textarea>`
      }
      ${which === 'input' ? html`<div id="refused" role="status">${this.#refused()}</div>` : nothing}
    </section>`
  }
  #refused() {
    const { host } = this
    const { unanswered, answer, brought, facts } = host
    if (answer?.beyond)
      return html`<p class="soft-text">
        ${host.t('This is outside the judge’s limits ({limit}), but it is answered all the same.', { limit: answer.beyond })}
      </p>`
    if (!unanswered) return nothing
    const line = unanswered.line ? host.t(' (line {n})', { n: unanswered.line }) : ''
    const sentence = sayError(host.language, unanswered).replace(/\.$/, '')
    const short = typeof brought.input === 'string' ? shortLine(facts.id, brought.input) : null
    const early = short
      ? host.t('Line {line} ends early: {n} numbers belong there, and it has {found}.', short)
      : ''
    return html`<p class="problem">
      ${icon('cross')}<span>${sentence}${line}.${early && ` ${early}`}</span>
    </p>`
  }
  /** Holds a long text as a file: it would freeze the box. @param {'input' | 'output'} which @param {ClipboardEvent} event */
  #paste(which, event) {
    const text = event.clipboardData?.getData('text') ?? ''
    if (text.length <= BOX) return
    event.preventDefault()
    this.host.bring({ [which]: new Blob([text]) })
  }
  /** @param {'input' | 'output'} which */
  #choose(which) {
    const field = document.createElement('input')
    field.type = 'file'
    field.onchange = () => field.files?.[0] && this.host.take(which, field.files[0])
    field.click()
  }

  answer() {
    const { host } = this
    const { answer, facts } = host
    const size = answer ? sizeOf(answer.output) : 0
    return html`<section class="box">
      <header>
        <b id="answer">${host.t('Answer')}</b>
        <small>${answer ? host.t('{n} case|{n} cases', { n: answer.cases }) : nothing}</small>
        ${
          answer
            ? html`<a
                class="btn quiet no-print"
                download="${facts.id}.out"
                href=${this.save(answer.output)}
                >${host.t('Save')}</a
              >`
            : nothing
        }
      </header>
      <pre
        class="text"
        tabindex="0"
        role="group"
        aria-labelledby="answer"
        .textContent=${answer?.shown ?? ''}
      ></pre>
      ${
        size > BOX
          ? html`<small
              >${host.t('Only the beginning of {n} bytes is shown. Save it to see the rest.', { n: size })}</small
            >`
          : nothing
      }
    </section>`
  }
  /** The address of the answer as a file; null frees it. @param {Text | null} text */
  save(text) {
    if (this.#saved.of !== text) {
      if (this.#saved.url) URL.revokeObjectURL(this.#saved.url)
      this.#saved = { of: text, url: text === null ? '' : URL.createObjectURL(new Blob([text])) }
    }
    return this.#saved.url
  }
}
