/**
 * number.js -- the number of the chosen node of a tree of one's own: typed in its field, or directly on the node, where an
 * arrow key ends it and moves on. Escape takes it back.
 */
import { html } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { keep } from '../../core/sync-state.js'
import { LARGEST, setValue } from '../../model/tree-text.js'

/** @param {Event} event */
export const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value

export class NodeNumber {
  #host
  /** before a number was typed @type {{ text: string, number: number | undefined }} */
  #before = { text: '', number: undefined }
  /** typed on the node: an arrow key ends it and moves on */ #quick = false

  /** @param {import('./cgt-grow.js').CgtGrow} host */
  constructor(host) {
    this.#host = host
  }

  /** True if the chosen node can get a number. */
  get possible() {
    const { branches, doing } = this.#host
    const { spot, nodes } = branches
    const leaf = nodes[spot]?.leaf
    return doing === 'draw' ? leaf || spot > 0 : doing === 'values' && !leaf
  }
  /** Gives the node the number typed so far. @param {string} text */
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
  /** Remembers the state for Escape. */
  #begun() {
    const { branches, exercise, text } = this.#host
    this.#host.last = ''
    this.#quick = false
    this.#before = { text, number: exercise.given.get(branches.spot) }
  }
  /** After Enter, or when the focus leaves. @param {Event} event @returns {boolean} true if the text is a number or empty */
  #done(event) {
    const text = valueOf(event)
    const good = !text.trim() || /^[-−]?\d+$/.test(text.trim())
    if (!good) this.#stays(text)
    else if (event.type === 'blur') this.#host.update()
    return good
  }
  /** Enter ends a number; an arrow key too, if it was typed on the node. @param {KeyboardEvent} event */
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
  /** Takes the number back; the focus returns to the node. */
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
  /** Begins a number on the node. @param {string} key its first character */
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
  /** The field. @param {string} label @param {number | null | undefined} number @param {string} [look] */
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
