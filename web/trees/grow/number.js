/**
 * number.js -- the number of the chosen node of a tree of one's own: typed in its field, or begun on the node itself, where an
 * arrow ends it and goes on. Escape takes back what was typed.
 */
import { html } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { keep } from '../../core/sync-state.js'
import { LARGEST, setValue } from '../tree-text.js'

/** @param {Event} event */
export const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value

export class NodeNumber {
  #host
  /** as it was before a number was typed @type {{ text: string, number: number | undefined }} */
  #before = { text: '', number: undefined }
  /** it was begun on the node: an arrow ends it, and goes on */ #quick = false

  /** @param {import('./cgt-grow.js').CgtGrow} host */
  constructor(host) {
    this.#host = host
  }

  /** Whether the chosen node can be given a number here. */
  get possible() {
    const { branches, doing } = this.#host
    const { spot, nodes } = branches
    const leaf = nodes[spot]?.leaf
    return doing === 'draw' ? leaf || spot > 0 : doing === 'values' && !leaf
  }
  /** Gives the node the number, as far as it is typed. @param {string} text */
  #give(text) {
    const host = this.#host
    const { spot, nodes } = host.branches
    const typed = text.trim().replace('−', '-')
    const value = typed === '' ? null : Number(typed)
    host.trouble = null
    if (typed === '-') return
    if (!/^-?\d*$/.test(typed)) this.#stays(text)
    else if (Math.abs(value ?? 0) > LARGEST)
      host.refuse('value', host.t('The number must be at most {n}.', { n: LARGEST }))
    else if (host.doing === 'values') {
      host.exercise.give(spot, value)
      host.update()
      keep(host)
    } else if (value !== null || !nodes[spot].leaf)
      host.change(setValue(host.shown, spot, value), `value ${spot}`)
  }
  /** @param {string} text that is no number */
  #stays(text) {
    const host = this.#host
    host.refuse('value', host.t('“{text}” is not a whole number: nothing was changed.', { text }))
  }
  /** A number was begun: Escape takes it back. */
  #begun() {
    const { branches, exercise, text } = this.#host
    this.#host.last = ''
    this.#quick = false
    this.#before = { text, number: exercise.given.get(branches.spot) }
  }
  /** Enter, or the focus goes elsewhere. @param {Event} event @returns {boolean} whether what is typed is a number */
  #done(event) {
    const text = valueOf(event)
    const good = !text.trim() || /^[-−]?\d+$/.test(text.trim())
    if (!good) this.#stays(text)
    else if (event.type === 'blur') this.#host.update()
    return good
  }
  /** Enter ends a number; of one that was begun on its node, an arrow too, and goes on. @param {KeyboardEvent} event */
  #end(event) {
    const { key, shiftKey } = event
    const goes = this.#quick && key.startsWith('Arrow')
    if ((!goes && key !== 'Enter') || !this.#done(event)) return
    const { branches, root } = this.#host
    branches.focus()
    if (!goes) return
    event.preventDefault()
    branches.key({ key, shiftKey, target: root.activeElement })
  }
  /** Takes back what was typed, and keeps the focus. */
  escape() {
    const host = this.#host
    const { spot } = host.branches
    const { text, number } = this.#before
    host.trouble = null
    if (host.doing === 'values' && host.exercise.given.get(spot) !== number) {
      host.exercise.give(spot, number)
      keep(host)
    }
    if (host.text !== text) host.undo()
    host.update()
    host.branches.focus()
    return true
  }
  /** A number is begun on the node itself. @param {string} key */
  begin(key) {
    const host = this.#host
    host.update()
    const field = /** @type {HTMLInputElement} */ (host.root.querySelector('.value-of'))
    field.focus()
    this.#quick = true
    field.value = key
    this.#give(key)
    return true
  }
  /** Its field. @param {string} label @param {number | null | undefined} number @param {string} [look] */
  field(label, number, look = '') {
    const { possible } = this
    return html`<label class="field ${look}"
      ><b>${label}</b
      ><input
        class="text-input short value-of"
        inputmode="text"
        autocomplete="off"
        aria-invalid=${String(this.#host.trouble?.field === 'value')}
        aria-describedby="wrong-value"
        ?disabled=${!possible}
        .value=${live(possible && number !== null && number !== undefined ? String(number) : '')}
        @input=${(/** @type {Event} */ e) => this.#give(valueOf(e))}
        @focus=${() => this.#begun()}
        @blur=${(/** @type {Event} */ e) => this.#done(e)}
        @keydown=${(/** @type {KeyboardEvent} */ e) => this.#end(e)}
    /></label>`
  }
}
