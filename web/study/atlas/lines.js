/** lines.js -- the lines below a whole tree: nodes that were found, the chosen node, and the path to it from the start. */
import { html, nothing } from 'lit-html'
import { chip, icon } from '../../core/marks.js'
import { OUTCOMES } from './paint.js'

/** @typedef {import('./cgt-atlas.js').CgtAtlas} CgtAtlas */
/** @typedef {import('./search.js').AtlasSearch} AtlasSearch */

/** The first mover's result at a node, in words. @param {CgtAtlas} host @param {number} node */
const won = (host, node) => host.says(1 - host.tree.outcome[node])

/** @param {CgtAtlas} host @param {AtlasSearch} search */
export function nodeLines(host, search) {
  const { spot } = host
  const line = host.tree.path(spot)
  const { refused, found } = search
  const at = found.indexOf(spot) + 1
  return html`<div part="status" class="says" role="status">
      ${refused ? html`<p class="problem">${icon('cross')}<span>${refused}</span></p>` : nothing}
      ${search.sought ? holders(host, search, at) : nothing}
      <p>
        ${host.t(
          at
            ? 'After {n} move: {outcome}.|After {n} moves: {outcome}.'
            : '{position}, after {n} move: {outcome}.|{position}, after {n} moves: {outcome}.',
          { position: host.textOf(spot), n: line.length - 1, outcome: won(host, spot) },
        )}
        ${host.t('{n} node at and below it.|{n} nodes at and below it.', { n: host.tree.sizes[spot] })}
      </p>
      ${
        found.length > 1
          ? html`<span class="turns no-print"
              ><button type="button" class="btn quiet" @click=${() => search.turn(-1)}>
                ${icon('back')}${host.t('previous one')}</button
              ><button type="button" class="btn quiet" @click=${() => search.turn(1)}>
                ${host.t('next one')}${icon('forward')}
              </button></span
            >`
          : nothing
      }
    </div>
    <ol class="path" aria-label=${host.t('The way from the start')}>
      ${line.map((u, d) => stop(host, u, d, d === line.length - 1))}
    </ol>
    <p class="bars">
      ${host.t('Where a node has less than a few pixels: one bar for each column, higher where there are more nodes, split in the order of the legend.')}
    </p>`
}
/** The number of nodes that have a position. @param {CgtAtlas} host @param {AtlasSearch} search @param {number} at the chosen one, from 1; 0: none */
function holders(host, { found, sought: position }, at) {
  const n = found.length
  const holds = n
    ? host.t('{position} stands in {n} node.|{position} stands in {n} nodes.', { n, position })
    : host.t('{position} is in no node of this tree.', { position })
  return html`<p>
    <b>${holds}</b>
    ${at && n > 1 ? host.t('This is number {at}.', { at }) : nothing}
    ${n && !at ? host.t('Here is another position:') : nothing}
  </p>`
}
/** A position of the path. @param {CgtAtlas} host @param {number} node @param {number} d its level @param {boolean} last */
function stop(host, node, d, last) {
  const text = host.textOf(node)
  const move = d ? host.tree.move(node) : null
  const kind = OUTCOMES[1 - host.tree.outcome[node]]
  return html`<li>
    ${d ? html`<i aria-hidden="true">→</i>` : nothing}<button
      type="button"
      aria-current=${last ? 'step' : nothing}
      aria-label="${[move, text, won(host, node)].filter(Boolean).join(', ')}"
      @click=${() => host.pick(node)}
    >
      <span>${move ?? host.t('start')}</span
      ><span>${text.replaceAll('/', '\n')}</span>${chip(kind, host.letter(kind))}
    </button>
  </li>`
}
