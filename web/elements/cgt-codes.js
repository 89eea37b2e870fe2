/**
 * cgt-codes.js -- the teacher's side of a set of exercises: the link that opens it, and the codes that students bring.
 * What a code says is in web/model/code.js. Where palitos-teach.js is loaded, the link is a QR code too. Nothing is sent and nothing is kept.
 */
import { html, nothing } from 'lit-html'
import { RulesError } from '../engine/errors.js'
import { fragment } from '../model/address.js'
import { MOST, readCode } from '../model/code.js'
import { KINDS, levelOf, readKinds } from '../model/exercise.js'
import { CgtElement, sheet } from './element.js'
import { keep } from './keep.js'

/** of each mark */
const SIGNS = ['–', '·', '✓', '✓✓']

/**
 * @summary A set of exercises for a class: its link, and the students' codes checked.
 * @attr {string} kind which exercises take turns: "strip nim grundy"
 * @attr {string} seed the same seed makes the same exercises
 * @attr {1|2|3} level how hard
 * @attr {number} count how many
 */
export class CgtCodes extends CgtElement {
  static attributes = ['kind', 'seed', 'level', 'count']
  static styles = [
    sheet(`
.fields { display: flex; flex-wrap: wrap; gap: 1em; margin-bottom: .6em; }
.fields .wide { flex: 1 1 16em; }
.short { width: 6em; }
.link { margin: 1em 0; }
.link a { color: inherit; font-weight: 650; }
textarea.text-input { width: 100%; min-height: 6em; padding: .6em .75em; }
.scroll { overflow-x: auto; margin-top: 1em; }
table { border-collapse: collapse; }
th, td { text-align: start; padding: .3em .9em .3em 0; font-weight: 500; }
`),
  ]

  #codes = ''
  /** @type {import('../model/code.js').ExerciseSet} */ #set = {
    kinds: [],
    seed: '1',
    level: 1,
    count: 0,
  }

  read() {
    const kinds = readKinds(this.getAttribute('kind') ?? 'strip nim')
    if (!kinds) throw new RulesError({ code: 'unknown', reason: 'there are no such exercises' })
    const count = Math.trunc(Number(this.getAttribute('count') ?? 6)) || 1
    this.#set = {
      kinds,
      seed: this.getAttribute('seed') ?? '1',
      level: levelOf(this.getAttribute('level')),
      count: Math.min(Math.max(count, 1), MOST),
    }
  }
  /** @param {Record<string, string>} attributes */
  #change(attributes) {
    this.reflect(attributes)
    if (this.attempt(() => this.read())) keep(this)
  }
  #words() {
    return [
      this.t('not done'),
      this.t('tried'),
      this.t('solved'),
      this.t('solved at the first try'),
    ]
  }

  view() {
    const { kinds, seed, level, count } = this.#set
    const set = { kind: kinds.join(' '), seed, level: String(level), count: String(count) }
    const link = `exercises.html${fragment('exercise', set)}`
    /** @param {keyof typeof set} name @param {string} label @param {string} look */
    const field = (name, label, look) =>
      html`<label class="field ${look}"
        ><b>${label}</b
        ><input
          class="text-input ${look ? '' : 'short'}"
          autocomplete="off"
          spellcheck="false"
          .value=${set[name]}
          @change=${(/** @type {any} */ e) => this.#change({ [name]: e.target.value.trim() })}
      /></label>`
    return html`<div class="fields">
        ${field('kind', this.t('Exercises'), 'wide')} ${field('count', this.t('How many'), '')}
        ${field('level', this.t('Level'), '')} ${field('seed', this.t('Seed'), '')}
      </div>
      <p class="soft-text">
        ${this.t('To choose from: {list}.', { list: Object.keys(KINDS).join(', ') })}
      </p>
      <p class="link">
        <a href=${link}>${this.t('Link for the class')}</a>
      </p>
      <cgt-qr text=${new URL(link, location.href.replace(/#.*/, '')).href}></cgt-qr>
      <label class="field"
        ><b>${this.t('Codes, one a line')}</b
        ><textarea
          class="text-input"
          spellcheck="false"
          .value=${this.#codes}
          @input=${(/** @type {any} */ e) => {
            this.#codes = e.target.value
            this.update()
          }}
        ></textarea>
      </label>
      ${this.#table()}`
  }
  #table() {
    const { count } = this.#set
    const lines = this.#codes.split('\n').filter((line) => line.trim())
    if (!lines.length) return nothing
    const words = this.#words()
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${this.t('Solved')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${this.t('Number')}</th>
              <th scope="col">${this.t('Solved')}</th>
              ${Array.from({ length: count }, (_, i) => html`<th scope="col">${i + 1}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${lines.map((line) => this.#row(line, count, words))}
          </tbody>
        </table>
      </div>
      <p class="soft-text">${words.map((word, i) => `${SIGNS[i]} ${word}`).join('; ')}</p>`
  }
  /** @param {string} line @param {number} count @param {string[]} words */
  #row(line, count, words) {
    const found = readCode(this.#set, line)
    if (!found)
      return html`<tr>
        <th scope="row" class="mono">${line.trim()}</th>
        <td colspan=${count + 1}>${this.t('not a code of this set')}</td>
      </tr>`
    return html`<tr>
      <th scope="row">${found.student}</th>
      <td>${found.marks.filter((mark) => mark > 1).length}</td>
      ${found.marks.map(
        (mark) =>
          html`<td>
            <span aria-hidden="true">${SIGNS[mark]}</span><span class="sr">${words[mark]}</span>
          </td>`,
      )}
    </tr>`
  }
}
