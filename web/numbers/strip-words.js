/** strip-words.js -- the sentence of a strip about its chosen position: its moves, and who wins. */
import { letterOf } from '../core/marks.js'
import { setText } from '../model/numbers.js'

/** @typedef {import('./strip-known.js').Known} Known */
/** @typedef {{ to: string, grundy: number | null, outcome: Outcome }} Part of a move that leaves more than one number */
/** @typedef {import('../engine/engine.js').Outcome} Outcome */
/**
 * @typedef {object} Saying
 * @property {import('../core/element.js').CgtElement} host
 * @property {Known} known
 * @property {boolean} uncovered true if the position is uncovered: the sentence says who wins
 * @property {boolean} numbers true for Grundy values, else letters
 * @property {string} sign letter or number of the position
 */

/** The options of a position if some are more than one number; else null. @param {Known} known @param {string[]} texts the options @returns {Part[] | null} */
function partsOf({ game }, texts) {
  if (texts.every((to) => /^\d*$/.test(to))) return null
  return texts.map((to) => {
    const { grundy, outcome } = game.solve(to)
    return { to: to.replace(/ /g, ' + ') || '0', grundy, outcome }
  })
}

/** @param {number} n @param {Part[]} parts @param {Saying} saying */
function partsSentence(n, parts, { host, known, numbers, sign }) {
  const best = parts.find(({ outcome }) => outcome === 'loss')
  /* without the answers of all options the sentence does not speak of them */
  if (
    numbers
      ? parts.some((p) => p.grundy === null)
      : !best && parts.some((p) => p.outcome === 'unknown')
  )
    // prettier-ignore
    return host.t('You are at {at}, which is {sign}.', { at: n, sign })
  const g = known.row(n).grundy ?? 0
  const set = setText([...new Set(parts.map((p) => p.grundy ?? 0))].sort((a, b) => a - b))
  const slots = { at: n, set, g, to: best?.to ?? '', loss: letterOf('loss', host.letters) }
  if (numbers)
    return best
      ? host.t('You are at {at}. mex{set} = {g}. Leaving {to}, of value 0, wins.', slots)
      : host.t('You are at {at}. mex{set} = 0: no move reaches a 0, so {at} is losing.', slots)
  return best
    ? host.t('You are at {at}. Leaving {to}, which is {loss}, wins.', slots)
    : host.t('You are at {at}. Every move leaves a winning position: {at} is {loss}.', slots)
}

/** @param {number} n @param {Saying} saying */
export function sentence(n, saying) {
  const { host, known, uncovered, numbers, sign } = saying
  const row = known.row(n)
  const win = letterOf('win', host.letters)
  const loss = letterOf('loss', host.letters)
  const asked = () =>
    numbers ? host.t('What is its Grundy value?') : host.t('Is it {win} or {loss}?', { win, loss })
  const texts = known.moves(n)
  if (!texts)
    return uncovered ? host.t('You are at {at}, which is {sign}.', { at: n, sign }) : asked()
  const options = known.options(n)
  const parts = partsOf(known, texts)
  const list = (parts ?? options).map((o) => (parts ? o.to : host.num(Number(o.to)))).join(', ')
  if (!uncovered) {
    const there = list
      ? host.t('You are at {at}. It leads to {list}.', { at: n, list })
      : host.t('You are at {at}. There is no move.', { at: n })
    return `${there} ${asked()}`
  }
  if (parts) return partsSentence(n, parts, saying)
  if (!options.length)
    return row.outcome === 'win'
      ? host.t('You are at {at}. There is no move, and here that wins: {at} is {win}.', {
          at: n,
          win,
        })
      : host.t('You are at {at}. There is no move: {at} is {loss}.', { at: n, loss })
  const amount = known.wins(n)
  const best = options.find((o) => o.amount === amount) ?? options.find((o) => o.wins)
  const values = options.map((o) => known.row(o.to).grundy ?? 0)
  if (numbers) {
    const slots = {
      at: n,
      set: setText(values),
      g: row.grundy ?? 0,
      amount: best?.amount ?? 0,
      to: best?.to ?? 0,
    }
    return best
      ? host.t(
          'You are at {at}. mex{set} = {g}. Taking {amount} leaves {to}, of value 0: that move wins.',
          slots,
        )
      : host.t('You are at {at}. mex{set} = 0: no move reaches a 0, so {at} is losing.', slots)
  }
  return best
    ? host.t('You are at {at}. Taking {amount} leaves {to}, which is {loss}: that move wins.', {
        at: n,
        amount: best.amount,
        to: best.to,
        loss,
      })
    : host.t(
        'You are at {at}. Its only move leaves {list}, which is {win}: {at} is {loss}.|You are at {at}. Every move leaves a {win} ({list}): {at} is {loss}.',
        {
          at: n,
          n: options.length,
          list,
          win,
          loss,
        },
      )
}
