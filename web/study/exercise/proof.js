/**
 * proof.js -- the proof that is played after a right answer: a strip or a graph from the end up, the shelf of a mex, the pairs of a
 * XOR. The play after a winning move is in figure.js.
 */
import { html, nothing } from 'lit-html'

/** @typedef {import('../../model/exercise/index.js').Exercise} Exercise */
/** @typedef {import('./cgt-exercise.js').CgtExercise} CgtExercise */

/** in ms: time from one number of a strip to the next, and the most for all of them */
const NUMBER = 600
const STRIP = 9000

/** @param {Exercise} x @param {number} to the last number @param {string} at the number whose moves are drawn at the end */
const strip = ({ game, rules, level, kind }, to, at) =>
  html`<cgt-strip
    game=${game}
    rules=${rules}
    to=${to}
    data-at=${at}
    values=${kind === 'period' && level === 3 ? 'grundy' : 'outcome'}
  ></cgt-strip>`

/** @type {Record<string, (x: Exercise, answer: string[]) => unknown>} */
const PROOFS = {
  strip: (x) => strip(x, x.fields.length - 1, String(x.fields.length - 1)),
  claim: (x, [, number]) => strip(x, x.claim?.[3] ?? 0, number),
  period: (x) => strip(x, (x.row?.length ?? 1) - 1, ''),
  mex: ({ row = [] }) => html`<cgt-mex set=${row.join(' ')}></cgt-mex>`,
  lost: ({ game, rules, fields }, [board]) =>
    game === 'nim' && !rules
      ? html`<cgt-xor heaps=${fields[0].choices?.[Number(board)]}></cgt-xor>`
      : nothing,
  worth: ({ game, rules, start }) =>
    html`<cgt-form game=${game} rules=${rules} start=${start} open></cgt-form>`,
  simplest: ({ row = [] }) => html`<cgt-form form=${row[0]} open></cgt-form>`,
  dominated: ({ row = [] }) => html`<cgt-form form=${row[0]} open></cgt-form>`,
  compare: ({ game, row = [] }) =>
    game ? nothing : html`<cgt-compare-games left=${row[0]} right=${row[1]}></cgt-compare-games>`,
  temperature: ({ game, rules, start, row = [] }) =>
    game
      ? html`<cgt-thermograph game=${game} rules=${rules} start=${start}></cgt-thermograph>`
      : html`<cgt-thermograph form=${row[0]}></cgt-thermograph>`,
  graph: ({ rules }) => html`<cgt-graph edges=${rules} at="0"></cgt-graph>`,
  grundy: ({ rules }) => html`<cgt-graph edges=${rules} values="grundy" at="0"></cgt-graph>`,
}

/** @param {CgtExercise} host */
export function proof(host) {
  const { exercise, answer, solved, printing } = host
  const shown = solved && !printing && PROOFS[exercise.kind]?.(exercise, answer)
  if (!shown || shown === nothing) return nothing
  return html`<div class="proof">
    ${host.inDeck ? nothing : html`<p class="why">${host.t('Why it is right. There is nothing more to answer here:')}</p>`}
    ${shown}
  </div>`
}

/** Uncovers a strip from the first number to the last. @param {any} strip */
function playStrip(strip) {
  const { at } = strip.dataset
  const values = strip.getAttribute('values')
  const count = strip.root.querySelectorAll('[data-n]').length
  const step = (/** @type {number} */ n) => {
    if (!strip.isConnected) return
    const whole = n === count
    strip.shared = {
      at: whole ? (at ? Number(at) : null) : n,
      values: whole ? values : values === 'grundy' ? 'off grundy' : 'off',
      revealed: n,
    }
    if (!whole) setTimeout(() => step(n + 1), Math.min(NUMBER, STRIP / count))
  }
  step(0)
}
/** Plays the proof that was just drawn; without motion it can be stepped through. @param {ShadowRoot} root */
export function playProof(root) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const figure of root.querySelectorAll('.proof > :not(p), .line')) {
    if (figure.matches('[data-at]')) playStrip(figure)
    const play = figure.shadowRoot?.querySelector('[data-step=play]')
    if (play instanceof HTMLElement) play.click()
  }
}
