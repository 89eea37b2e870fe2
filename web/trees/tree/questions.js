/**
 * questions.js -- questions in a tree's search: whether the rest is cut, or what comes next at each step; or the student does
 * all steps. web/trees/quiz.js makes the questions and judges answers.
 */
import { html, nothing } from 'lit-html'
import { icon } from '../../core/marks.js'
import { goesAlone, judge, judgeWindow, questionOf, readBound, windowOf } from '../quiz.js'

/** @typedef {import('../quiz.js').Deed} Deed */
/** @typedef {import('../quiz.js').Question} Question */
/** @typedef {import('../quiz.js').Verdict} Verdict */

/** controls of an answer */
const FIRST = '.choice:not([disabled]), .bound-field'

export class Questions {
  #host
  /** @type {Question | null} */ question = null
  /** its wrong answers so far @type {Set<number>} */ #tried = new Set()
  /** @type {Verdict | null} */ #verdict = null
  /** answers so far; right ones */ #score = { all: 0, right: 0 }

  /** @param {import('./cgt-tree.js').CgtTree} host */
  constructor(host) {
    this.#host = host
  }

  /** Drops the question: another step is shown. */
  leave() {
    this.question = null
    this.#tried.clear()
    this.#verdict = null
  }
  /** Drops the score, too: another search is shown. */
  reset() {
    this.leave()
    this.#score = { all: 0, right: 0 }
  }

  /** Asks before a step forward, if there is a question. @returns {boolean} true if the step waits for an answer */
  ask() {
    const waits = !!this.question
    const { trace, everywhere, windows } = this.#host
    this.question ??= windows ? windowOf(trace) : questionOf(trace, everywhere)
    if (!this.question) return false
    this.#verdict = waits ? { right: null, say: { text: 'Answer first.', slots: {} } } : null
    this.#host.update()
    this.#focus(FIRST)
    return true
  }
  /** Takes an answer. Only the first counts; after a wrong one others may follow. @param {number} choice */
  #answer(choice) {
    const { stepper, trace } = this.#host
    const { right } = /** @type {Question} */ (this.question).choices[choice]
    const first = !this.#tried.size
    if (!right) {
      this.#tried.add(choice)
      this.#verdict = { right, say: { text: 'Not that one. Look again.', slots: {} } }
      this.#score.all += Number(first)
      this.#host.update()
      return this.#focus(FIRST)
    }
    stepper.go(stepper.at + 1)
    this.#judged({ right, say: trace.step.say }, first)
    this.#focus('[data-step=forward]') // the choices are gone
  }
  /** Takes a typed window. @param {Event} event */
  #typed(event) {
    event.preventDefault()
    const { stepper, root } = this.#host
    const fields = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll('.bound-field')])
    const [alpha, beta] = fields.map(({ value }) => readBound(value))
    if (alpha === null || beta === null) {
      this.#verdict = {
        right: null,
        say: { text: 'Write both: a whole number, or ∞ as inf or -inf.', slots: {} },
      }
      this.#host.update()
      return fields[alpha === null ? 0 : 1].focus()
    }
    const { window } = /** @type {Question} */ (this.question)
    const verdict = judgeWindow(/** @type {import('../quiz.js').Window} */ (window), {
      alpha,
      beta,
    })
    const first = !this.#tried.size
    if (verdict.right) {
      stepper.go(stepper.at + 1)
      this.#judged(verdict, first)
      return this.#focus('[data-step=forward]')
    }
    this.#tried.add(0)
    this.#verdict = verdict
    this.#score.all += Number(first)
    this.#host.update()
    this.#focus(FIRST)
  }
  /** @param {string} selector */
  #focus(selector) {
    const found = /** @type {HTMLElement | null} */ (this.#host.root.querySelector(selector))
    found?.focus()
  }
  /** @param {Verdict} verdict @param {boolean} [counts] */
  #judged(verdict, counts = verdict.right !== null) {
    this.#verdict = verdict
    if (counts) {
      this.#score.all++
      if (verdict.right) this.#score.right++
    }
    this.#host.update()
  }
  /** Takes a step of the student. @param {Deed} deed */
  try(deed) {
    const { stepper, trace } = this.#host
    const go = () => {
      while (goesAlone(trace)) stepper.go(stepper.at + 1)
    }
    go()
    if (trace.at === trace.count) return
    const verdict = judge(trace, deed)
    if (verdict.right) {
      stepper.go(stepper.at + 1)
      go()
      verdict.say = trace.step.say
    }
    this.#judged(verdict)
  }

  /** of the last verdict */
  get sign() {
    const right = this.#verdict?.right
    return right === true ? 'good' : right === false ? 'bad' : ''
  }
  /**
   * The step's sentence or the question, with the verdict on the last answer.
   * @param {boolean} foretold the student answers questions @returns {{ text: string, strong: boolean }[]}
   */
  parts(foretold) {
    const host = this.#host
    const { step, at, count } = host.trace
    const { question } = this
    const verdict = this.#verdict
    const { all, right } = this.#score
    /* a slide that hides values says nothing before the first step */
    const { inDeck, values } = host
    if (inDeck && values === 'off' && !at && !question && !verdict) return []
    const score = foretold
      ? '{right} of {n} answer right at the first try.|{right} of {n} answers right at the first try.'
      : '{right} of {n} answer right.|{right} of {n} answers right.'
    return [
      { text: question && verdict ? host.says(verdict.say) : '', strong: false },
      { text: host.says(question?.ask ?? verdict?.say ?? step.say), strong: true },
      {
        text:
          !question && step.more && (!verdict || verdict.say === step.say)
            ? host.says(step.more)
            : '',
        strong: false,
      },
      { text: at === count && all ? host.t(score, { right, n: all }) : '', strong: false },
      {
        /* on a slide the legend does not name the line, which comes only now */
        text:
          inDeck && at === count && host.chips && host.trace.mode !== 'fault'
            ? host.t('The thick line is what both play, blue where the player to move wins.')
            : '',
        strong: false,
      },
    ].filter(({ text }) => text)
  }
  /** Puts the parts below the drawing. @param {boolean} foretold @param {boolean} heard only for screen readers */
  sentence(foretold, heard = false) {
    const host = this.#host
    const { sign } = this
    return html`<p
      part="status"
      class="says ${sign} ${heard ? 'sr' : ''}"
      role="status"
      aria-live="polite"
    >
      ${sign ? html`${icon(sign === 'good' ? 'check' : 'cross')}<span class="sr">${sign === 'good' ? host.t('Right.') : host.t('No.')}</span>` : nothing}
      ${this.parts(foretold).map(({ text, strong }) => (strong ? html`<b>${text}</b> ` : html`${text} `))}
    </p>`
  }
  choices() {
    const { question } = this
    if (!question) return nothing
    if (question.window) return this.#window()
    return html`<p class="bar choices no-print">
      ${question.choices.map(
        ({ say }, i) =>
          html`<button
            type="button"
            class="btn choice"
            ?disabled=${this.#tried.has(i)}
            @click=${() => this.#answer(i)}
          >
            ${this.#tried.has(i) ? icon('cross') : nothing} ${this.#host.says(say)}
          </button>`,
      )}
    </p>`
  }
  /** Fields for α and β. */
  #window() {
    const host = this.#host
    /** @param {string} name @param {string} ariaLabel */
    const field = (name, ariaLabel) =>
      html`<label
        ><b>${name}</b>
        <input
          class="text-input bound-field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          size="5"
          aria-label=${ariaLabel}
      /></label>`
    return html`<form
      class="bar choices no-print"
      @submit=${(/** @type {Event} */ e) => this.#typed(e)}
    >
      ${field('α', host.t('α that the node receives'))}
      ${field('β', host.t('β that the node receives'))}
      <button class="btn">${host.t('Check')}</button>
      <span class="hint">${host.t('∞ is typed as inf.')}</span>
    </form>`
  }
  /** Controls of a student who searches; nodes are picked in the tree. */
  deeds() {
    const host = this.#host
    const { at, count, mode } = host.trace
    if (at === count) return nothing
    /** @param {Event} event */
    const give = (event) => {
      event.preventDefault()
      const field = /** @type {HTMLInputElement} */ (host.root.querySelector('.value-field'))
      const text = field.value.trim().replace('−', '-')
      if (!/^-?\d{1,9}$/.test(text)) {
        this.#judged({
          right: null,
          say: { text: 'Write the value first: a whole number.', slots: {} },
        })
        return field.focus()
      }
      field.value = ''
      this.try({ value: Number(text) })
    }
    return html`<form class="bar no-print" @submit=${give}>
      <span>${host.t('Pick the node that the search visits next, or:')}</span>
      <input
        class="text-input value-field"
        inputmode="numeric"
        autocomplete="off"
        size="5"
        aria-label=${host.t('Value of the node that the search is in')}
      />
      <button class="btn">${host.t('Return this value')}</button>
      ${
        mode === 'minimax'
          ? nothing
          : html`<button type="button" class="btn" @click=${() => this.try({ cut: true })}>
              ${host.t('Cut the rest')}
            </button>`
      }
    </form>`
  }
}
