/** fields.js -- the fields of an exercise's answer: marks, numbers, values, choices. Boards and graphs are answered on themselves. */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { chip, letterOf } from '../../core/marks.js'
import { byName, inWords, NONE } from '../../model/exercise/index.js'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/exercise/index.js').Field} Field */
/** @typedef {import('./cgt-exercise.js').CgtExercise} CgtExercise */

/** marks of a cell, in the order in which presses give them @type {string[]} */
export const MARKS = ['', 'win', 'loss']

/** @param {CgtExercise} host */
export function answerFields(host) {
  const { fields, figure } = host.exercise
  if (figure === 'board') return beside(host)
  if (figure === 'cells' || fields[0].as === 'outcome')
    return html`<div
      class="cells"
      role="group"
      aria-label=${host.t('Positions: press one to change its mark')}
    >
      ${byName(
        host.exercise,
        fields.map(({ name }, i) => ({ name, i })),
      ).map(({ name, i }) => cell(host, name, i))}
    </div>`
  return html`<div class="fields ${fields[0].as === 'choice' && figure === 'tree' ? 'even' : ''}">
      ${byName(
        host.exercise,
        fields.map((field, i) => ({ ...field, i })),
      ).map(({ i }) => (FIELDS[fields[i].as] ?? choice)(host, fields[i], i))}
    </div>
    ${fields.some(({ as }) => as === 'form') && !host.printing ? html`<p class="soft-text">${host.t('Written as {list}; arrows may be ^ and v.', { list: '1/2, *, ↑, ↓, ±1, {2 | 0}' })}</p>` : nothing}`
}

/** What is to be written on paper. @param {CgtExercise} host */
export function toWrite(host) {
  const { fields, ask, level, claim } = host.exercise
  const { as } = fields[0]
  /** @param {Outcome} outcome */
  const letter = (outcome) => letterOf(outcome, host.letters)
  const letters = { win: letter('win'), loss: letter('loss') }
  const say = () => {
    if (claim) return host.t('Circle your answer. If the claim is false, write a number for which it is.') // prettier-ignore
    if (as === 'move') return level === 1 ? host.t('Write your move.') : host.t('Write your move, or “none”.') // prettier-ignore
    if (as === 'outcome')
      return /draw/.test(ask.text)
        ? host.t('Write {win}, {loss} or, for a draw, ∞ in each box.', letters)
        : host.t('Write {win} or {loss} in each box.', letters)
    if (as === 'choice')
      return fields.length > 1 ? host.t('Circle one answer in each case.') : host.t('Circle your answer.') // prettier-ignore
    if (fields.length > 1) return host.t('Write a number in each box.')
    return as === 'number'
      ? host.t('Write the number.')
      : host.t('Write a number such as {number}, or a form such as {forms}.', { number: '1/2', forms: '*, ↑, {2 | 0}' }) // prettier-ignore
  }
  return html`<p class="write">${say()}</p>`
}

/** The part of an answer that a board does not have: a button for "no move wins", and the answer in words. @param {CgtExercise} host */
function beside(host) {
  const { exercise, answer, over, printing } = host
  if (printing) return html`<p class="line">${host.t('Move')}:</p>`
  if (host.answerShown)
    return html`<p>
      <b>${host.t('Answer')}:</b>
      ${host.say(inWords(exercise, answer, host.engine)[0].answer)}
    </p>`
  if (exercise.level === 1 || over) return nothing
  return html`<button type="button" class="btn no-print" @click=${() => host.give(NONE)}>
    ${host.t('No move wins')}
  </button>`
}

/** @param {CgtExercise} host @param {number} i */
const faulty = ({ fault }, i) => (fault?.field === i ? 'faulty' : '')

/** @param {CgtExercise} host @param {Field} field @param {number} i */
const number = (host, { name }, i) =>
  html`<label class="field ${faulty(host, i)}" data-field=${i}
    ><b>${host.t(name)}</b
    ><input
      class="text-input"
      inputmode=${host.exercise.figure === 'tree' ? 'text' : 'numeric'}
      autocomplete="off"
      ?disabled=${host.over}
      aria-invalid=${faulty(host, i) ? 'true' : 'false'}
      .value=${live(host.answer[i])}
      @input=${(/** @type {any} */ e) => host.write(i, e.target.value)}
  /></label>`

/** A field for a value in the notation of forms. @param {CgtExercise} host @param {Field} field @param {number} i */
const form = (host, { name }, i) =>
  html`<label class="field ${faulty(host, i)}" data-field=${i}
    ><b>${host.t(name)}</b
    ><input
      class="text-input"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      ?disabled=${host.over}
      aria-invalid=${faulty(host, i) ? 'true' : 'false'}
      .value=${live(host.answer[i])}
      @input=${(/** @type {any} */ e) => host.write(i, e.target.value)}
  /></label>`

/** @param {CgtExercise} host @param {Field} field @param {number} i */
const choice = (host, { name, choices = [] }, i) =>
  html`<fieldset class="field ${faulty(host, i)}" data-field=${i} ?disabled=${host.over}>
    <legend>${host.t(name)}</legend>
    <div class="seg">
      ${choices.map(
        (text, c) =>
          html`<label
            ><input
              type="radio"
              name=${`field-${i}`}
              .checked=${live(host.answer[i] === String(c))}
              @change=${() => host.write(i, String(c))}
            /><span class=${host.exercise.figure === 'boards' ? 'mono' : ''}
              >${host.t(text)}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`

/** @param {CgtExercise} host @param {string} name @param {number} i */
function cell(host, name, i) {
  const mark = host.answer[i]
  const outcome = /** @type {Outcome} */ (mark || 'unknown')
  const markWords = mark
    ? ({ win: host.t('winning position'), loss: host.t('losing position') }[mark] ??
      host.t('draw by endless play'))
    : host.t('no mark')
  return html`<button
    type="button"
    class="cell ${faulty(host, i)}"
    data-field=${i}
    tabindex=${i === host.spot ? 0 : -1}
    ?disabled=${host.over}
    aria-label="${name}: ${markWords}"
    @focus=${() => (host.spot = i)}
    @click=${() => host.write(i, MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length])}
  >
    <span>${name}</span>${chip(outcome, mark ? letterOf(outcome, host.letters) : ' ')}
  </button>`
}

/** drawing of a field, by `as` @type {Partial<Record<Field['as'], typeof choice>>} */
const FIELDS = { number, form }
