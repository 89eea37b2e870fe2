/**
 * set.js -- a set of exercises for a class: the student's number, which chooses the exercises, the mark of each, and the code for
 * the teacher (web/model/code.js).
 */
import { html, nothing } from 'lit-html'
import { MARK_NAMES, STUDENTS, writeCode } from '../../model/code.js'
import { fewer } from '../../model/exercise/series.js'
import { keepMarks, marksOf } from './progress-store.js'

/** @typedef {import('./progress-store.js').Mark} Mark */

/** the sign of each mark */
const SIGNS = ['', '·', '✓', '✓✓']

export class ExerciseSet {
  /** marks by exercise @type {Mark[]} */ #marks = []
  /** true while another number is typed */ #renaming = false
  /** sentence about a refused number */ #refused = ''

  /** @param {import('./cgt-exercise.js').CgtExercise} host */
  constructor(host) {
    this.host = host
  }
  /** name under which its marks are stored */
  get #name() {
    const { host } = this
    const { kinds, exercise, count, student } = host
    return JSON.stringify([kinds, host.getAttribute('seed'), exercise.level, count, student])
  }
  /** True if the page stores the marks itself, e.g. in a SCORM package: then the browser does not. */
  get lent() {
    return this.host.hasAttribute('marks')
  }
  /** Reads the marks. */
  read() {
    const { host } = this
    const given = [...(host.getAttribute('marks') ?? '')].map((mark) => (/[0-3]/.test(mark) ? Number(mark) : 0)) // prettier-ignore
    this.#marks = !host.count
      ? []
      : this.lent
        ? /** @type {Mark[]} */ (given.slice(0, host.count))
        : marksOf(this.#name)
  }
  forget() {
    this.#marks = []
  }
  /** the mark of the exercise that is shown @returns {Mark} */
  get mark() {
    return this.#marks[this.host.place - 1] ?? 0
  }
  /** Gives the exercise that is shown a mark, if it is better. @param {Mark} mark */
  raise(mark) {
    const { count, place } = this.host
    if (!count || this.mark >= mark) return
    this.#marks = Array.from({ length: count }, (_, i) =>
      i === place - 1 ? mark : (this.#marks[i] ?? 0),
    )
    const { host } = this
    if (this.lent) host.reflect({ marks: this.#marks.join('') })
    else keepMarks(this.#name, this.#marks)
    host.emit('cgt-marked', { at: place, mark, marks: this.#marks.join(''), answer: host.answer.join(', ') }) // prettier-ignore
  }

  /** True if the student's number is asked for first: it chooses the exercises. */
  get asksWhose() {
    const { count, student, inDeck, printing } = this.host
    return !!count && (!student || this.#renaming) && !inDeck && !printing && !this.lent
  }
  /** @param {string} text */
  #begin(text) {
    const { host } = this
    const { student } = host
    if (!text && !student) return
    const n = Number(text)
    const fine = Number.isInteger(n) && n >= 1 && n <= STUDENTS
    this.#refused = fine
      ? ''
      : host.t('A whole number from 1 to {most}, for example 12.', { most: STUDENTS })
    if (!fine) return host.update()
    this.#renaming = false
    host.reflect({ student: String(n) })
    if (n === student) host.update()
    else host.go({ at: 1 })
  }
  form() {
    const { host } = this
    const { student } = host
    const typed = () => /** @type {any} */ (host.root.querySelector('.whose input')).value.trim()
    return html`<form
      class="whose"
      novalidate
      @submit=${(/** @type {Event} */ e) => {
        e.preventDefault()
        this.#begin(typed())
      }}
    >
      <label class="field"
        ><b>${host.t('Your number')}</b
        ><input
          class="text-input"
          inputmode="numeric"
          autocomplete="off"
          aria-invalid=${this.#refused ? 'true' : 'false'}
          aria-describedby="number-help"
          .value=${student ? String(student) : ''}
          @change=${() => this.#begin(typed())}
      /></label>
      <button type="submit" class="btn primary">${host.t('To my exercises')}</button>
      <p id="number-help" role="status">
        ${
          this.#refused ||
          (student
            ? host.t('Another number has other exercises. What was solved stays with number {n}.', {
                n: student,
              })
            : host.t('Write your number: it chooses your exercises.'))
        }
      </p>
    </form>`
  }
  whose() {
    const { host } = this
    return html`<p class="bar no-print">
      <b>${host.t('Your number')}: ${host.student}</b>
      <button
        type="button"
        class="btn quiet"
        @click=${() => {
          this.#renaming = true
          host.update()
          host.root.querySelector('input')?.focus()
        }}
      >
        ${host.t('Change it')}
      </button>
    </p>`
  }
  /** The list of its exercises, and the code for the teacher. */
  view() {
    const { host } = this
    const { kinds, count, student, place } = host
    const { level } = host.exercise
    const set = { kinds, seed: host.getAttribute('seed') ?? '1', level, count }
    /* which kinds take turns matters to the teacher alone */
    const ends = count === host.asked ? '' : fewer(host.engine, { kinds, level, count: host.asked }, (key, slots) => host.t(key, slots)) // prettier-ignore
    return html`<div class="set no-print">
      <div class="bar" role="group" aria-label=${host.t('Exercises of the set')}>
        ${Array.from({ length: count }, (_, i) => {
          const mark = this.#marks[i] ?? 0
          return html`<button
            type="button"
            class="btn square"
            aria-current=${i + 1 === place ? 'true' : nothing}
            aria-label="${i + 1}: ${host.t(MARK_NAMES[mark])}"
            @click=${() => host.go({ at: i + 1 })}
          >
            ${i + 1}${SIGNS[mark]}
          </button>`
        })}
      </div>
      ${ends ? html`<p class="soft-text">${ends}</p>` : nothing}
      ${
        this.lent
          ? nothing
          : html`<p role="status">
              ${host.t('Code for your teacher:')}
              <span class="mono code">${writeCode(set, student, this.#marks)}</span>
            </p>`
      }
    </div>`
  }
}
