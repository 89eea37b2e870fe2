/** challenge-drawing.js -- draws a cgt-challenge: the task, what was tried, and the verdict on it. */
import { html, nothing } from 'lit-html'
import { keyed } from 'lit-html/directives/keyed.js'
import { chip, icon, letterOf } from '../core/marks.js'
import { powersOf, xor } from '../model/numbers.js'
import { xorTable } from '../play/xor-table.js'
import { brokenBy, HEAP, holding, MARKS, target } from './challenge.js'

/** @typedef {import('./cgt-challenge.js').CgtChallenge} CgtChallenge */

/** The hint after a miss. It is about the position on the board, as the table beside it is. @param {CgtChallenge} host @param {boolean} won */
function hint(host, won) {
  const parts = host.parts(host.position)
  const top = host.top
  if (top.length) {
    const [n] = powersOf([xor(host.heaps(host.position))])
    const heaps = top.map((i) => parts[i].position).join(', ')
    return html`<p class="hint">
      ${host.t('The highest odd column of {position} is {n}. These have a 1 there, and glow: {heaps}.', { position: host.position, n, heaps })}
    </p>`
  }
  if (!won || host.many || !host.tries.length || host.done) return nothing
  const leave = target(host.played, host.position)
  return leave ? html`<p class="hint">${host.t(leave.text, leave.slots)}</p>` : nothing
}
/** The task, or the finding when it is done. @param {CgtChallenge} host @param {boolean} won */
function asks(host, won) {
  const position = host.position
  if (host.done)
    return won
      ? host.t('All found, in {n} try.|All found, in {n} tries.', { n: host.count })
      : host.t(
          host.more
            ? 'You tried {n} of the moves, and none leaves a losing position. From {position} it cannot be done.'
            : 'You tried all {n} moves, and none leaves a losing position. From {position} it cannot be done.',
          { n: host.all.length, position },
        )
  const n = xor(host.heaps(position))
  return host.many && !host.uncovers
    ? won
      ? host.t('The XOR is {n}. Find the move that makes it 0.', { n })
      : host.t('The XOR is 0. Make a move that leaves it at 0.')
    : won
      ? host.t('{position} is a winning position. Find a move that leaves a losing one.', {
          position,
        })
      : host.t(
          '{position} is a losing position. Find a move that leaves a losing one all the same.',
          {
            position,
          },
        )
}
/** “keep” and “reach”: a move. @param {CgtChallenge} host @param {boolean} won true for “reach” */
export function moves(host, won) {
  const heaps = host.heaps(host.position)
  const last = host.tries.at(-1)
  /* while a move is looked for, the board shows the position in which it is made */
  const shown = last && (!won || host.done) ? last : null
  const board = host.done && won && last ? last.to : host.position
  return html`${ask(
      host,
      asks(host, won),
      host.starts.length > 1 && !host.done
        ? host.t('{at} of {n}', { at: host.at + 1, n: host.starts.length })
        : '',
    )}
    <div class="two">
      ${keyed(
        `${board} ${host.done}`,
        html`<cgt-play
          exportparts="stage, board, status, tools"
          ?inert=${host.done}
          ?data-within=${host.inDeck}
          game=${host.played.name}
          rules=${host.played.rules}
          start=${board}
          values="off"
          opponent="person"
          lang=${host.language}
          @cgt-move=${(/** @type {any} */ e) => host.moved(e)}
        ></cgt-play>`,
      )}
      <div>
        ${verdict(host)} ${hint(host, won)}
        ${
          /* on a slide the list of all moves takes the place of the last one's table */
          host.many && !host.uncovers && !(host.inDeck && host.done && !won)
            ? html`<div class="scroll">
                ${xorTable(
                  (key, slots) => host.t(key, slots),
                  shown ? host.heaps(shown.to) : heaps,
                  {
                    head: shown
                      ? host.t('after {move}', { move: shown.text })
                      : host.played.name === 'nim'
                        ? host.t('heap')
                        : host.t('value'),
                  },
                )}
              </div>`
            : nothing
        }
        ${
          host.tries.length
            ? html`<ul class="tries" aria-label=${host.t('Moves tried')}>
                ${host.tries.map(({ text, to, lost }) => html`<li><span class="mono">${text}</span> → ${to} ${letter(host, lost)}</li>`)}
              </ul>`
            : nothing
        }
        <div part="tools" class="line no-print">
          <span
            >${
              won
                ? host.t('{n} try|{n} tries', { n: host.count })
                : host.t(
                    host.more
                      ? '{tried} of more than {n} moves tried'
                      : '{tried} of {n} moves tried',
                    { tried: host.tries.length, n: host.all.length },
                  )
            }</span
          >
          ${
            !won && !host.done && host.tries.length > 1
              ? html`<button type="button" class="btn" @click=${() => host.rest()}>
                  ${host.t('Try the rest')}
                </button>`
              : nothing
          }
          ${restart(host)}
        </div>
      </div>
    </div>`
}

/** “marks”: a row. @param {CgtChallenge} host */
export function marking(host) {
  const broken = brokenBy(host.row, host.marks)
  const whole = host.marks.every(Boolean)
  const [W, L] = MARKS.slice(1).map((m) => letterOf(/** @type {'win'} */ (m), host.letters))
  const letters = { W, L }
  const says = [
    [
      host.t('Where no move is left: {L}.', letters),
      host.t('{from} has no move.', broken[0] ?? {}),
    ],
    [
      host.t('From an {L} no move goes to an {L}.', letters),
      host.t('From {from} one goes to {to}.', broken[1] ?? {}),
    ],
    [
      host.t('From each {W} some move goes to an {L}.', letters),
      host.t('From {from} none does: {to}.', broken[2] ?? {}),
    ],
  ]
  const faulty = broken.map((b) => b?.from)
  return html`${ask(
      host,
      host.done
        ? host.t('The three sentences hold, and no other choice of letters makes them hold.')
        : host.t('Put {W} or {L} on each, so that the three sentences hold.', letters),
    )}
    <div
      part="board"
      class="cells"
      role="group"
      aria-label=${host.t('Positions: press one to change its mark')}
    >
      ${host.row.map(({ text }, i) => {
        const mark = host.marks[i]
        const markWords = mark
          ? { win: host.t('winning position'), loss: host.t('losing position') }[mark]
          : host.t('no mark')
        return html`<button
          type="button"
          class="cell ${faulty.includes(text) ? 'faulty' : ''}"
          data-field=${i}
          tabindex=${i === host.spot ? 0 : -1}
          aria-label=${`${text}: ${markWords}`}
          aria-disabled=${host.done ? 'true' : nothing}
          @click=${() => host.mark(i, MARKS[(MARKS.indexOf(mark) + 1) % 3])}
        >
          <span>${text}</span
          >${mark ? chip(mark, letterOf(mark, host.letters)) : chip('unknown', '?')}
        </button>`
      })}
    </div>
    <ol class="three" aria-live="polite">
      ${says.map(
        ([rule, why], i) =>
          html`<li>
            ${rule}
            ${broken[i] ? html`<br />${icon('cross')}<b>${why}</b>` : whole ? icon('check') : nothing}
          </li>`,
      )}
    </ol>
    <div part="tools" class="line no-print">
      <span
        >${host.t('Letters that fit the sentences: {at} of {n}', { at: holding(host.row, host.marks), n: host.row.length })}</span
      >${restart(host)}
    </div>`
}

/** “heaps”: an exchange. @param {CgtChallenge} host */
export function exchange(host) {
  const { parts } = host.sums[host.sums.length - 1]
  return html`${ask(
      host,
      host.done
        ? host.t(
            'Only heaps are left, and the same player wins as at the beginning. {n} try.|Only heaps are left, and the same player wins as at the beginning. {n} tries.',
            { n: host.count },
          )
        : host.t('{game}: which heap beside it makes the player to move lose?', {
            game: host.titleOf(parts[host.at]),
          }),
    )}
    <div class="two">
      <div>
        ${
          host.done
            ? host.uncovers
              ? nothing
              : html`<div class="scroll">
                  ${xorTable(
                    (key, slots) => host.t(key, slots),
                    parts.map((p) => Number(p.start)),
                    { head: host.t('heap') },
                  )}
                </div>`
            : html`<div part="tools" class="line no-print">
                <button
                  type="button"
                  class="btn square"
                  aria-label=${host.t('One less')}
                  aria-disabled=${String(host.guess === 0)}
                  @click=${() => host.step(-1)}
                >
                  ${icon('minus')}
                </button>
                <span class="number" role="status">${host.guess}</span>
                <button
                  type="button"
                  class="btn square"
                  aria-label=${host.t('One more')}
                  aria-disabled=${String(host.guess === HEAP)}
                  @click=${() => host.step(1)}
                >
                  ${icon('plus')}
                </button>
                <button
                  type="button"
                  class="btn primary"
                  @click=${() => host.attempt(() => host.beside())}
                >
                  ${host.t('Put it beside')}
                </button>
              </div>`
        }
        ${verdict(host)}
        <div part="tools" class="line no-print">
          <span>${host.t('{n} try|{n} tries', { n: host.count })}</span>${restart(host)}
        </div>
      </div>
      <div>
        <p class="soft-text">
          ${host.t('Does the player to move win the whole sum? {W}: yes; {L}: no. All ways to play it were tried.', { W: letterOf('win', host.letters), L: letterOf('loss', host.letters) })}
        </p>
        <ol part="board" class="stay" aria-label=${host.t('The sum after each exchange')}>
          ${host.sums.map(({ parts, lost }) => html`<li>${letter(host, lost)} ${parts.map((p) => host.titleOf(p)).join(' + ')}</li>`)}
        </ol>
      </div>
    </div>`
}

/** @param {CgtChallenge} host @param {boolean} lost */
function letter(host, lost) {
  const outcome = lost ? 'loss' : 'win'
  return chip(outcome, letterOf(outcome, host.letters))
}
/** @param {CgtChallenge} host @param {string} words @param {string} [which] '2 of 3' */
function ask(host, words, which = '') {
  return html`<p part="status" class="ask ${host.done ? 'done' : ''}" role="status" tabindex="-1">
    ${host.done ? icon('check') : nothing}${words} ${which}
  </p>`
}
/** @param {CgtChallenge} host */
function verdict(host) {
  return html`<p part="status" class="verdict" role="status">${host.verdict}</p>`
}
/** @param {CgtChallenge} host */
function restart(host) {
  return host.count
    ? html`<button
        type="button"
        class="btn quiet"
        @click=${() => {
          host.again()
          host.say('')
        }}
      >
        ${icon('again')}${host.t('Start again')}
      </button>`
    : nothing
}
