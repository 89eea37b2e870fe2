/**
 * cgt-searches.js -- one position, searched in several ways side by side: the engine counts the nodes that each visits. The
 * children of a node can be put into another order, then all is counted again.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { CgtElement, sheet } from '../core/element.js'
import { commonKey, keep } from '../core/sync-state.js'
import { icon } from '../core/marks.js'
import { picture } from '../core/picture.js'
import { countInWorker } from '../engine/worker-client.js'
import { cutOf, depthThatFits, readSearches } from '../model/trace.js'
import { cutNodes } from './tree-tasks.js'
import { Branches, branchesSheet } from '../core/branches.js'
import css from './cgt-searches.css'
import mini from './miniature.css'
import { miniature } from './miniature.js'
import tree from './tree/cgt-tree.css'

/** @typedef {import('../engine/engine.js').Game} Game */
/** @typedef {import('../model/trace.js').Searched} Searched */
/** @typedef {import('../model/trace.js').Node} Node */
/** @typedef {Record<string, string[]>} Lists position -> its moves in the order in which they are tried */
/** @typedef {import('../engine/engine.js').SearchOptions} SearchOptions */
/** @typedef {import('../engine/engine.js').Tally} Tally */
/**
 * @typedef {object} Row
 * @property {string} name
 * @property {SearchOptions} how
 * @property {Tally | null} count null: nothing is known yet; not whole: still counting, or stopped
 */

/** nodes drawn at first: of a tree, of a game with its boards */
const DRAWN = 64
const BOARDS = 24
/** moves that are counted if they are too many to draw */
const TOLD = 1000
/** nodes that are counted at once (milliseconds), in a worker (seconds) */
const NEAR = 50_000
const FAR = 50_000_000

/** @type {[name: string, how: SearchOptions, only?: 'signs' | 'memo' | 'symmetry'][]} */
const SEARCHES = [
  ['Minimax', {}],
  ['Minimax that stops at a win', { stop: true }, 'signs'],
  ['Minimax with a memo', { memo: true }, 'memo'],
  ['Alpha-beta', { prune: true }],
  ['Alpha-beta with a memo', { prune: true, memo: true }, 'memo'],
  ['… and symmetry', { prune: true, memo: true, symmetry: true }, 'symmetry'],
  ['Alpha-beta, best order', { prune: true, order: 'best' }],
  ['Alpha-beta, worst order', { prune: true, order: 'worst' }],
]
/** @type {['' | 'best' | 'worst' | 'random', string][]} */
const ORDERS = [
  ['', 'As given'],
  ['best', 'Best'],
  ['worst', 'Worst'],
  ['random', 'Random'],
]

/** @param {string} text "0>4 1;1>3 2" @returns {Lists} */
const readLists = (text) =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const at = part.lastIndexOf('>')
      return [
        part.slice(0, at).trim(),
        part
          .slice(at + 1)
          .trim()
          .split(/\s+/),
      ]
    }),
  )
/** @param {Lists} lists */
const writeLists = (lists) =>
  Object.entries(lists)
    .map(([position, moves]) => `${position}>${moves.join(' ')}`)
    .join(';')

/**
 * @summary One position, several searches and orders of moves, counted side by side.
 * @attr {string} game id of the game, with `rules` and `start`
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 * @attr {string} leaves the leaves of a full binary tree: `3 5 2 9`
 * @attr {string} tree nested values: `((3 5) (2 9))`
 * @attr {number} depth how many moves deep
 * @attr {equal|beyond} cut where alpha-beta cuts: already where α = β, or only where α > β
 * @attr {string} order the order of the moves: `best`, `worst`, random with its seed (`random 3`), or lists by position: `0>4 1;1>3 2`
 * @csspart board the drawing
 * @csspart status the sentence that says how things are
 * @csspart tools the buttons
 */
export class CgtSearches extends CgtElement {
  static attributes = {
    game: '',
    rules: '',
    start: '',
    leaves: '',
    tree: '',
    depth: '',
    cut: 'equal|beyond',
    order: '',
  }
  static styles = [branchesSheet, sheet(tree + mini + css)]

  /** @type {Row[]} */ rows = []
  /** drawn nodes @type {Node[]} */ #nodes = []
  /** @type {Searched | null} null: too large */ #searched = null
  /** @type {Set<number>} */ #cut = new Set()
  /** the least number of leaves in any order @type {number | null} */ #bound = null
  /** notation of the drawn nodes @type {string[]} */ #names = []
  /** pictures of the drawn nodes; null in a tree of numbers @type {(import('./miniature.js').Miniature | null)[]} */ #pictures =
    []
  /** positions that the reader folded or unfolded @type {Set<string>} */ #turned = new Set()
  /** @type {AbortController | null} */ #far = null
  /** the reader's last order, and its tree */ #own = ''
  #tree = ''
  /** moves of a root that is drawn alone, at most TOLD + 1 */ #wide = 0

  #branches = new Branches(this, {
    look: (node) => this.#look(node),
    press: (id) => this.#turn(this.#names[id]),
    move: (parent, from, to) => {
      const moves = this.#nodes[parent].children.map((c) => String(this.#nodes[c].move))
      moves.splice(to, 0, ...moves.splice(from, 1))
      this.#order(writeLists({ ...this.#lists(), [this.#names[parent]]: moves }))
    },
  })

  read() {
    this.#count()
  }
  disconnectedCallback() {
    if (this.#far) this.stale = true
    this.#far?.abort()
    super.disconnectedCallback()
  }
  /** counts are hidden, for the class to guess */
  get #hidden() {
    return this.covered
  }
  get shared() {
    return { order: this.getAttribute('order') ?? '', values: this.getAttribute('values') }
  }
  set shared({ order, values }) {
    this.reflect({ order: order || null, values })
    this.attempt(() => this.read())
  }

  /** @returns {{ name: string, rules: string, start: string | null }} */
  get #asked() {
    const values = this.getAttribute('tree') ?? this.getAttribute('leaves')
    if (values !== null) return { name: 'tree', rules: values, start: '' }
    const name = this.getAttribute('game') ?? 'tree'
    return { name, rules: this.rulesOf(name), start: this.getAttribute('start') }
  }
  get #cuts() {
    return cutOf(this.getAttribute('cut'))
  }
  /** Options of all searches: cut, depth, order. @returns {SearchOptions} */
  get #how() {
    const text = this.getAttribute('order') ?? ''
    const [word, seed] = text.split(' ')
    const order = ORDERS.find(([name]) => name === word)?.[0] || 'given'
    return {
      depth: this.wholeNumber('depth', { least: 1, or: undefined }),
      cut: this.#cuts,
      order: text.includes('>') ? readLists(text) : order,
      seed: Number(seed) || 1,
    }
  }
  /** The drawn order as lists. @returns {Lists} */
  #lists() {
    return Object.fromEntries(
      this.#nodes.flatMap(({ id, children }) =>
        children.length > 1
          ? [[this.#names[id], children.map((c) => String(this.#nodes[c].move))]]
          : [],
      ),
    )
  }
  /** Folds a node, or unfolds it. @param {string} name */
  #turn(name) {
    if (!this.#turned.delete(name)) this.#turned.add(name)
    this.attempt(() => this.read())
  }
  /** @param {string} order */
  #order(order) {
    this.reflect({ order: order || null })
    if (this.attempt(() => this.read())) keep(this)
  }

  /** Reads, counts and draws everything. @throws {import('../engine/errors.js').EngineError} */
  #count() {
    const { name, rules, start } = this.#asked
    const how = this.#how
    const game = this.engine.game(name, { rules })
    this.#far?.abort()
    this.#far = null
    try {
      const root = game.parse(start ?? game.start)
      const tree = JSON.stringify([name, rules, root.text])
      if (tree !== this.#tree) this.#own = ''
      this.#tree = tree
      const order = this.getAttribute('order') ?? ''
      if (order.includes('>')) this.#own = order
      const flags = game.flags(root)
      this.#searched = readSearches(game, root, how)
      this.#draw(game, root, how)
      /* a tree of numbers has no equal positions: no memo */
      const applies = { signs: flags.signs, memo: name !== 'tree', symmetry: flags.symmetry }
      this.rows = SEARCHES.filter(([, , only]) => !only || applies[only]).map(([name, own]) => ({
        ...{ name, how: { ...how, ...own }, count: null },
      }))
      for (const row of this.rows)
        if (this.#searched || (row.how.order !== 'best' && row.how.order !== 'worst'))
          row.count = game.count(root, row.how, { nodes: NEAR })
      this.#bound = this.#searched && game.bound(root, how)
      if (this.rows.some(({ count }) => !count?.whole))
        this.#countOn({ game: name, rules, position: root.text })
    } finally {
      game.close()
    }
  }
  /**
   * Chooses the drawn nodes: as many levels as can be read (only the root if it has very many moves), and unfolded ones.
   * @param {Game} game @param {import('../engine/engine.js').Position} root @param {SearchOptions} how
   */
  #draw(game, root, how) {
    const most = game.name === 'tree' ? DRAWN : BOARDS
    let searched = this.#searched
    for (let depth = 0; !this.#searched && depth < 8; depth++) {
      const more = readSearches(game, root, { ...how, depth, limit: 8 * most })
      if (!more || more.nodes.length > most) break
      searched = more
    }
    const nodes = searched?.nodes ?? []
    const alone = !this.#searched && nodes.length === 1
    this.#wide = alone ? game.moves(root, { limit: TOLD + 1 }).length : 0
    const shown = depthThatFits(nodes, { most })
    /* old id -> id among the drawn nodes */
    const id = new Map([[-1, -1]])
    const opened = (/** @type {Node} */ node) =>
      node.depth < shown !== this.#turned.has(node.position.text)
    const drawn = nodes.filter((node) => {
      const { parent } = node
      const seen = parent < 0 || (id.has(parent) && opened(nodes[parent]))
      if (seen) id.set(node.id, id.size - 1)
      return seen
    })
    this.#cut = this.#searched ? cutNodes(this.#searched) : new Set()
    this.#cut = new Set(drawn.flatMap((node, i) => (this.#cut.has(node.id) ? [i] : [])))
    const nodesOf = drawn.map((node, i) => ({
      ...node,
      id: i,
      /* at the drawing's depth play goes on */
      leaf: node.leaf && (!!this.#searched || !node.horizon),
      parent: Number(id.get(node.parent)),
      children: opened(node) ? node.children.map((c) => Number(id.get(c))) : [],
    }))
    const chosen = this.#way(this.#branches.spot)
    this.#nodes = nodesOf
    this.#names = drawn.map(({ position }) => position.text)
    /* the chosen node stays chosen in its new place */
    const spot = drawn.findIndex((_, i) => this.#way(i) === chosen)
    this.#branches.spot = Math.max(spot, 0)
    const items = drawn.map(({ position }) => (game.name === 'tree' ? [] : game.items(position)))
    this.#pictures = this.#nodes.map(({ id, parent, max }) =>
      game.name === 'tree'
        ? null
        : miniature({
            board: game.facts.board,
            items: items[id],
            text: this.#names[id],
            by: max ? 2 : 1,
            before: items[parent] ?? [],
          }),
    )
  }
  /** The positions on the way to a drawn node. @param {number} id */
  #way(id) {
    const way = []
    for (let u = id; this.#nodes[u]; u = this.#nodes[u].parent) way.push(this.#names[u])
    return way.join(' ')
  }
  /** Counts long searches one after another in a worker. @param {{ game: string, rules: string, position: string }} what */
  async #countOn(what) {
    const far = new AbortController()
    this.#far = far
    try {
      for (const row of this.rows) {
        if (row.count?.whole) continue
        row.count = await countInWorker({ ...what, how: row.how, nodes: FAR }, {
          signal: far.signal,
          progress: (count) => {
            row.count = count
            this.update()
          },
        }) // prettier-ignore
        this.update()
      }
    } catch (error) {
      if (/** @type {Error} */ (error).name !== 'AbortError') throw error
    } finally {
      if (this.#far === far) {
        this.#far = null
        this.update()
      }
    }
  }

  update() {
    super.update()
    this.#branches.centre()
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    if (/^v$/i.test(event.key) && this.hasAttribute('values')) {
      this.reflect({ values: this.#hidden ? 'outcome' : 'off' })
      this.update()
      keep(this)
      return true
    }
    return this.#branches.key(event) || commonKey(this, event)
  }

  /** @param {Node} node @returns {import('../core/branches.js').Look} */
  #look({ id, leaf, max, value, horizon, size }) {
    const explicit = this.#asked.name === 'tree'
    const name = explicit ? '' : this.#names[id]
    const picture = this.#pictures[id]
    const cut = !this.#hidden && this.#cut.has(id)
    const known = !!this.#searched && (leaf || !cut)
    const text = known ? this.num(value) : ''
    const who = leaf && !horizon ? this.t('Leaf') : max ? 'MAX' : 'MIN'
    const folded = this.#searched && !leaf && !this.#nodes[id].children.length ? size - 1 : 0
    const says = [explicit ? who : `${who} ${name}`, text, cut ? this.t('cut, not looked at') : '']
    return {
      text,
      key: this.#names[id],
      kind: cut ? 'cut' : '',
      full: !leaf && known,
      picture,
      caption: [picture ? '' : name, folded ? `+${this.num(folded)}` : '']
        .filter(Boolean)
        .join(' '),
      label: says.filter(Boolean).join(', '),
    }
  }

  render() {
    const order = this.getAttribute('order') ?? ''
    const [word] = order.split(' ')
    const own = order.includes('>')
    const branches = this.#branches
    const drawing = branches.view(
      this.#nodes,
      this.t('Game tree, {n} node|Game tree, {n} nodes', { n: this.#nodes.length }),
    )
    const most = Math.max(1, ...this.rows.map(({ count }) => count?.nodes ?? 0))
    return html`<div part="tools" class="bar no-print">
        <span class="seg" role="radiogroup" aria-label=${this.t('Order of the children')}>
          ${[...ORDERS, ...(this.#own ? [['own', 'Yours']] : [])].map(
            ([id, name]) =>
              html`<label
                ><input
                  type="radio"
                  name="order"
                  .checked=${live(own ? id === 'own' : id === word)}
                  @click=${() => this.#order(id === 'own' ? this.#own : id === 'random' ? `random ${this.#seed + 1}` : id)}
                /><span>${this.t(name)}</span></label
              >`,
          )}
        </span>
        ${branches.buttons()}
        <span class="hint"
          >${this.t('Drag a node among its siblings, or move it with ← → or Shift and an arrow.')}</span
        >
      </div>
      <div class="both">
        ${
          this.#wide
            ? html`<div>
                ${drawing}
                <p class="soft-text">
                  ${this.t(
                    this.#wide > TOLD
                      ? 'This position has more than {n} moves. They are too many to be drawn, so only the root is shown; the searches are counted all the same.'
                      : 'This position has {n} moves. They are too many to be drawn, so only the root is shown; the searches are counted all the same.',
                    { n: Math.min(this.#wide, TOLD) },
                  )}
                </p>
              </div>`
            : drawing
        }
        <table>
          <thead>
            <tr>
              <th scope="col">${this.t('Search')}</th>
              <th scope="col" class="legend">
                <span><i></i>${this.t('nodes')}</span>
                <span><i class="hollow"></i>${this.t('leaves')}</span>
              </th>
              <th scope="col">${this.t('cuts')}</th>
              <th scope="col">${this.t('from the memo')}</th>
            </tr>
          </thead>
          <tbody>
            ${this.rows.map((r) => this.#row(r, most))}
          </tbody>
        </table>
        <p part="status" class="says" role="status" aria-live="polite">${this.#says()}</p>
      </div>
      ${
        this.#far
          ? html`<button type="button" class="btn no-print" @click=${() => this.#far?.abort()}>
              ${icon('cross')}${this.t('Stop')}
            </button>`
          : nothing
      }
      ${this.#nodes.length && !this.hasAttribute('data-proj') ? picture(this) : nothing}`
  }
  get #seed() {
    return Number((this.getAttribute('order') ?? '').split(' ')[1]) || 0
  }
  /** @param {Row} row @param {number} most */
  #row({ name, how, count }, most) {
    if (this.#hidden) count = null
    const open = count && !count.whole
    const lost = count && !count.ordered && (how.order === 'best' || how.order === 'worst')
    /** @param {string} look @param {number} n */
    const lane = (look, n) =>
      html`<div class="lane ${look}" .style="--share:${n / most}">
        <i></i
        ><span class="number"
          >${open && !this.#far ? this.t('more than {n}', { n }) : this.num(n)}${open && this.#far ? ' …' : ''}</span
        >
      </div>`
    return html`<tr>
      <th scope="row">${this.t(name)}</th>
      <td>
        ${!count ? (this.#hidden ? '?' : '…') : lost ? this.t('The tree is too large to know this order.') : [lane('nodes', count.nodes), lane('leaves', count.leaves)]}
      </td>
      <td class="number">${count && !lost ? this.num(count.cuts + count.stops) : ''}</td>
      <td class="number">${count && !lost ? this.num(count.hits) : ''}</td>
    </tr>`
  }
  /** A sentence: the value, and the least number of leaves. */
  #says() {
    const first = this.rows[0]?.count
    const pruned = this.rows.find(({ name }) => name === 'Alpha-beta')?.count
    // a slide asks itself, and what it says of all orders is not its question
    const slide = this.inDeck
    if (this.#hidden) return slide ? nothing : this.t('How much does each look at? V shows it.')
    if (!first?.whole || !pruned?.whole) return nothing
    const uniform = this.#uniform()
    return html`<b
        >${this.t('The value is {value} for all of them. Alpha-beta looks at {seen} of {n} leaves in this order.', { value: this.#nodes[0].max ? Number(first.value) : -Number(first.value), seen: pruned.leaves, n: first.leaves })}</b
      >
      ${this.#bound === null ? nothing : this.t('In no order does alpha-beta look at fewer leaves than {n}.', { n: this.#bound })}
      ${
        this.#bound !== null && uniform && this.#cuts === 'equal' && !slide
          ? html`${this.t('Knuth and Moore:')} ${uniform.b}<sup>${Math.ceil(uniform.d / 2)}</sup> +
              ${uniform.b}<sup>${Math.floor(uniform.d / 2)}</sup> − 1 = ${this.#bound}.`
          : nothing
      }
      ${this.#cuts === 'beyond' ? this.t('Here a node is cut only where α > β, and not where they are equal.') : nothing}`
  }
  /** Branching and levels of a uniform tree. */
  #uniform() {
    const nodes = this.#searched?.nodes ?? []
    const b = nodes[0]?.children.length
    const d = Math.max(...nodes.map(({ depth }) => depth))
    const same = nodes.every(({ leaf, depth, children }) =>
      leaf ? depth === d : children.length === b,
    )
    return same && b > 1 ? { b, d } : null
  }
}
