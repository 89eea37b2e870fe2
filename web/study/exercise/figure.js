/** figure.js -- the figure of an exercise: a board or a graph that other elements draw, a set, a row, or a tree. */
import { html, nothing, svg } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { still } from '../../boards/still.js'
import { chip, letterOf } from '../../core/marks.js'
import { box, words } from '../../core/shapes.js'
import { lettered, treeOf } from '../../model/exercise/index.js'
import { using } from '../../model/exercise/kind.js'
import { lastOf, lettersOf, movesOf, ownOf } from '../../model/exercise/rule.js'
import { pretty } from '../../model/notation.js'
import { layout } from '../../model/tree-layout.js'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** @typedef {import('../../model/tree-layout.js').Place} Place */
/** @typedef {import('./cgt-exercise.js').CgtExercise} CgtExercise */

/** distance of two levels of a tree, in units of the drawing */
const LEVEL = 76

/** The game and its rules in words. @param {CgtExercise} host */
export function rule(host) {
  const { game, rules, figure } = host.exercise
  const facts = host.engine.games.find((g) => g.name === game)
  if (figure === 'tree' && host.printing)
    return html`<p class="rule">
      ${host.t('At ▲ MAX moves, to the child that is worth most; at ▼ MIN moves, to the child that is worth least. A leaf is worth its number.')}
    </p>`
  if (!facts || figure === 'tree') return nothing
  const t = (/** @type {string} */ key, /** @type {any} */ slots) => host.t(key, slots)
  const [win, loss] = ['win', 'loss'].map((o) => letterOf(/** @type {Outcome} */ (o), host.letters))
  /* a class has met them before the slide that asks */
  const letters = host.inDeck ? '' : lettersOf(host.exercise, t, { win, loss })
  const misere = /^misere\b/.test(rules)
  if (host.printing) {
    const last = lastOf(host.exercise, host.engine, t)
    return html`<p class="rule">
      ${movesOf(host.exercise, host.engine, t)} ${misere ? html`<b>${last}</b>` : last} ${letters}
    </p>`
  }
  /* a board or a graph shows its rules */
  const drawn = ['board', 'graph', 'position', 'two'].includes(figure)
  const amounts = drawn ? '' : rules.replace(/^misere\s*/, '')
  return html`<p class="rule soft-text">
    <b>${host.t(facts.title)}${amounts ? html` <span class="mono">${amounts}</span>` : nothing}</b>.
    ${host.t(facts.how)} ${ownOf(host.exercise, host.engine, t)}
    ${facts.misere ? (misere ? host.t('The player who makes the last move loses.') : host.t('The player who makes the last move wins.')) : nothing}
    ${letters}
  </p>`
}

/** @param {CgtExercise} host @returns {unknown} */
export function figure(host) {
  const { figure, row = [], level, kind, seed } = host.exercise
  if (figure === 'board' || figure === 'graph')
    return keyed(
      `${kind} ${seed} ${level} ${host.line}`,
      figure === 'board' ? board(host) : graph(host),
    )
  if (figure === 'tree') return tree(host)
  if (figure === 'position')
    return keyed(`${kind} ${seed} ${level}`, position(host, host.exercise.start))
  if (figure === 'form') return html`<p part="board" class="figure-box form">${pretty(row[0])}</p>`
  if (figure === 'two') return keyed(`${kind} ${seed} ${level}`, two(host, row))
  if (figure === 'set')
    return html`<p part="board" class="figure-box mono">${'{'}${row.join(', ')}${'}'}</p>`
  if (figure === 'row') return cells(host, row, level === 3)
  return nothing
}
/** @param {CgtExercise} host */
function board(host) {
  const { game, rules, start } = host.exercise
  /* the move that was found, and the play after it, to be replayed */
  if (host.line.length)
    return html`<cgt-play
      exportparts="board, status, tools"
      class="figure-box line"
      game=${game}
      rules=${rules}
      start=${start}
      moves=${host.line.join(' ')}
      at="1"
      values="outcome"
      hide="hint"
      opponent="person"
      ?data-within=${host.inDeck}
    ></cgt-play>`
  return html`<cgt-play
    exportparts="board, status, tools"
    class="figure-box"
    game=${game}
    rules=${rules}
    start=${start}
    values="off"
    hide="hint values"
    opponent="person"
    ?data-within=${host.inDeck}
    @cgt-move=${(/** @type {any} */ e) => host.moved(e)}
  ></cgt-play>`
}
/** A partizan position to be looked at: it takes no moves. @param {CgtExercise} host @param {string} start @returns {unknown} */
function position(host, start) {
  const { game, rules } = host.exercise
  return html`<div class="figure-box">
    ${using(host.engine, { game, rules }, (open) => still(host, open, open.parse(start)))}
  </div>`
}
/** @param {CgtExercise} host @param {string[]} row */
const two = (host, row) =>
  html`<div class="two ${host.exercise.game ? 'boards' : ''}">
    ${row.map(
      (text, i) =>
        html`<div>
          <b>${'GH'[i]}</b> ${
            host.exercise.game
              ? position(host, text)
              : html`<p part="board" class="figure-box form">${pretty(text)}</p>`
          }
        </div>`,
    )}
  </div>`
/** @param {CgtExercise} host */
function graph({ exercise: { rules, fields } }) {
  const asks = fields[0].as
  return asks === 'choice'
    ? html`<cgt-graph
        exportparts="board, status, tools"
        class="figure-box"
        edges=${rules}
        values="off"
        at="0"
      ></cgt-graph>`
    : html`<cgt-graph
        exportparts="board, status, tools"
        class="figure-box"
        edges=${rules}
        exercise=${asks === 'number' ? 'grundy' : 'outcome'}
      ></cgt-graph>`
}
/** @param {CgtExercise} host @param {string[]} row @param {boolean} numbers Grundy values, not outcomes */
function cells(host, row, numbers) {
  /** @param {Outcome} outcome */
  const mark = (outcome) => chip(outcome, letterOf(outcome, host.letters))
  return html`<ol part="board" class="cells" aria-label=${host.t('From 0 on')}>
    ${row.map(
      (sign, n) =>
        html`<li>
          <span class="soft-text">${n}</span>
          ${numbers ? html`<b>${sign}</b>` : mark(/** @type {Outcome} */ (sign))}
        </li>`,
    )}
  </ol>`
}
/** @param {CgtExercise} host */
function tree(host) {
  const { nodes, names, spoken } = treeOf(host.engine, host.exercise)
  const { places, left, right, depth } = layout(
    nodes,
    Infinity,
    LEVEL,
    () => ({ half: 23, label: 0 }),
    { gap: 14 },
  )
  const { fields } = host.exercise
  const letters = lettered(host.exercise)
  /* after the answer each node shows its value, and nodes that were cut off are pale */
  const given = new Map(fields.map(({ name }, i) => [name.split(' ')[0], host.answer[i]]))
  /** @param {number} id */
  const answered = (id) => (host.over ? given.get(names.get(id) ?? '') : undefined)
  const [width, height] = [right - left + 100, depth * LEVEL + (letters ? 84 : 64)]
  return html`<div part="board" class="figure-box tree-box">
    <svg
      role="img"
      aria-label=${spoken}
      width=${width}
      height=${height}
      viewBox="${left - 80} -32 ${width} ${height}"
    >
      ${nodes.map(({ id, parent }) => {
        const at = places.get(id)
        const up = places.get(parent)
        return at && up ? svg`<path d="M${up.x} ${up.y}L${at.x} ${at.y}"></path>` : nothing
      })}
      ${nodes.map(({ id, leaf, max, value, depth }) => {
        const { x, y } = /** @type {Place} */ (places.get(id))
        if (leaf)
          return svg`<g class=${answered(id) === '1' ? 'cut' : ''}>${box('at', x, y, 22, 18, 5)}${words('', x, y, 20, host.num(value))}${letters ? words('', x, y + 33, 18, names.get(id)) : nothing}</g>`
        const s = max ? 1 : -1
        const triangle = `${x},${y - 28 * s} ${x + 27},${y + 19 * s} ${x - 27},${y + 19 * s}`
        return svg`<polygon class="at" points=${triangle}></polygon>${words('', x, y + 5 * s, 20, (letters ? undefined : answered(id)?.replace('-', '−')) ?? names.get(id))}${
          depth ? nothing : words('who', x - 50, y, 15, max ? 'MAX' : 'MIN')
        }`
      })}
    </svg>
  </div>`
}
