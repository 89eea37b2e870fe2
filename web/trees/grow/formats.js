/** formats.js -- a tree as others write it: read where it is typed or pasted, and to be copied. */
import { html } from 'lit-html'
import { Copies } from '../../core/copy.js'
import { foreign } from '../tree-formats.js'
import { readTree, writeTree } from '../../model/tree-text.js'
import { FORMATS } from '../tree-written.js'

/** @typedef {import('../../model/tree-text.js').Tree} Tree */

/** Reads a tree in any notation; `text`: in ours. @param {import('../../engine/engine.js').Engine} engine @param {string} text @returns {{ tree: Tree, text: string, depth?: number }} @throws {import('../../engine/errors.js').EngineError} */
export function readAny(engine, text) {
  const found = foreign(text)
  if (found === null) return { tree: readTree(engine, text), text }
  const ours = typeof found === 'string' ? found : writeTree(found.tree)
  const tree = readTree(engine, ours)
  return {
    tree,
    text: writeTree(tree),
    ...(typeof found === 'object' && found.depth && { depth: found.depth }),
  }
}

/** @type {Record<string, string>} */
const NAMES = {
  list: 'Nested lists, as in Python',
  tuples: 'Tuples with names, as in MIT 6.034',
  parentheses: 'Parentheses around each leaf',
  newick: 'Newick',
  json: 'JSON, as d3 takes it',
  dot: 'Graphviz DOT',
  forest: 'LaTeX, forest',
  'forest-empty': 'LaTeX, forest, to be filled in',
  'forest-key': 'LaTeX, forest, the key',
  cs188: 'A test of CS188, with what is expanded',
}

/** The tree in a chosen notation, with a button to copy it. */
export class Formats {
  #host
  #copies
  #kind = 'list'

  /** @param {import('../../core/element.js').CgtElement} host */
  constructor(host) {
    this.#host = host
    this.#copies = new Copies(host)
  }
  /** @param {Tree} tree */
  view(tree) {
    const host = this.#host
    return html`<details class="formats no-print">
      <summary>${host.t('Copy as')}</summary>
      <div class="bar">
        <label class="field"
          ><b>${host.t('Notation')}</b
          ><select
            class="text-input"
            @change=${(/** @type {Event} */ e) => {
              this.#kind = /** @type {HTMLSelectElement} */ (e.target).value
              host.update()
            }}
          >
            ${Object.entries(NAMES).map(
              ([kind, name]) =>
                html`<option value=${kind} ?selected=${kind === this.#kind}>
                  ${host.t(name)}
                </option>`,
            )}
          </select></label
        >
      </div>
      ${this.#copies.line('', FORMATS[this.#kind](tree, host.engine), true)}
    </details>`
  }
}
