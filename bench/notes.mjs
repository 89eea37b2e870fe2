/**
 * notes.mjs -- the programs of the course's notes for contest problems, as the notes describe them, without their
 * errors: the input's text in, the answers' text out.
 */
import { checksum } from './inputs.mjs'

/** @param {string} text */
const numbers = (text) => text.split(/\s+/).filter(Boolean).map(Number)

/** Stan times 9, Ollie times 2, until n is reached. @param {string} text */
function multiplication(text) {
  let out = ''
  for (const n of numbers(text)) {
    let stan = true
    for (let p = 9; p < n; p *= stan ? 9 : 2) stan = !stan
    out += stan ? 'Stan wins.\n' : 'Ollie wins.\n'
  }
  return out
}
/** Quotients until one is more than 1, or nothing remains. @param {string} text */
function euclid(text) {
  const n = numbers(text)
  let out = ''
  for (let i = 0; n[i] && n[i + 1]; i += 2) {
    let [a, b] = n[i] > n[i + 1] ? [n[i], n[i + 1]] : [n[i + 1], n[i]]
    let stan = true
    while (a % b && Math.floor(a / b) < 2) {
      ;[a, b] = [b, a - b]
      stan = !stan
    }
    out += stan ? 'Stan wins\n' : 'Ollie wins\n'
  }
  return out
}

const LINES = [0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248]
/** @param {number} s */
const hasLine = (s) => LINES.some((line) => (s & line) === line)
/** A search that remembers boards, for x, who moves: a draw is no win. @param {string} text */
function winningMove(text) {
  /** @type {Map<number, boolean>} */
  const memo = new Map()
  /** @param {number} x @param {number} o @param {boolean} xMoves @returns {boolean} whether x wins */
  function wins(x, o, xMoves) {
    if (hasLine(x)) return true
    if (hasLine(o) || (x | o) === 0xffff) return false
    const key = x * 65536 + o
    const known = memo.get(key)
    if (known !== undefined) return known
    let found = !xMoves
    for (let c = 0; c < 16 && found !== xMoves; c++) {
      const bit = 1 << c
      if ((x | o) & bit) continue
      if (wins(xMoves ? x | bit : x, xMoves ? o : o | bit, !xMoves) === xMoves) found = xMoves
    }
    memo.set(key, found)
    return found
  }
  let out = ''
  for (const board of text.split('?').slice(1)) {
    const cells = board.replace(/[^xo.]/g, '')
    let [x, o] = [0, 0]
    for (let c = 0; c < 16; c++) {
      if (cells[c] === 'x') x |= 1 << c
      if (cells[c] === 'o') o |= 1 << c
    }
    let best = '#####'
    for (let c = 15; c >= 0; c--)
      if (!((x | o) & (1 << c)) && wins(x | (1 << c), o, false)) best = `(${c >> 2},${c & 3})`
    out += `${best}\n`
  }
  return out
}
/** Digits by their remainder. @param {string} text */
function integerGame(text) {
  const [, ...list] = text.split(/\s+/).filter(Boolean)
  return list
    .map((digits, i) => {
      const left = [0, 0, 0]
      let sum = 0
      for (const d of digits) {
        left[Number(d) % 3]++
        sum += Number(d)
      }
      const turns = sum % 3 ? left[0] + 1 : left[0]
      const s = sum % 3 && !left[sum % 3] ? false : turns % 2 === 1
      return `Case ${i + 1}: ${s ? 'S' : 'T'}\n`
    })
    .join('')
}
/** @param {string} text */
function stoneGame(text) {
  const n = numbers(text)
  let out = ''
  for (let i = 0; n[i];) {
    let xor = 0
    const end = i + 1 + n[i]
    for (i++; i < end; i++) xor ^= n[i]
    out += xor ? 'Yes\n' : 'No\n'
  }
  return out
}
/** A search that remembers how many of each card are left; ct[6] is set as the others are. @param {string} text */
function thirtyOne(text) {
  /** @type {Map<number, boolean>} */
  const memo = new Map()
  const ct = new Array(7).fill(4)
  /** @param {number} sum @returns {boolean} */
  function wins(sum) {
    if (sum > 31) return true
    let key = 0
    for (let c = 1; c <= 6; c++) key = key * 5 + ct[c]
    const known = memo.get(key)
    if (known !== undefined) return known
    let won = false
    for (let c = 1; c <= 6 && !won; c++) {
      if (!ct[c]) continue
      ct[c]--
      won = !wins(sum + c)
      ct[c]++
    }
    memo.set(key, won)
    return won
  }
  let out = ''
  for (const line of text.split('\n').slice(0, -1)) {
    ct.fill(4)
    let sum = 0
    for (const c of line) {
      ct[Number(c)]--
      sum += Number(c)
    }
    out += `${line} ${wins(sum) === (line.length % 2 === 0) ? 'A' : 'B'}\n`
  }
  return out
}
/** isWinning, who takes the last one losing. @param {string} text */
function subtraction(text) {
  const [pile, m, ...set] = numbers(text)
  const wins = [true]
  for (let h = 1; h <= pile; h++) {
    wins[h] = false
    let any = false
    for (let i = 0; i < m; i++) {
      if (set[i] > h) continue
      any = true
      if (!wins[h - set[i]]) wins[h] = true
    }
    if (!any) wins[h] = true
  }
  return wins[pile] ? '1\n' : '2\n'
}

const programs = {
  'uva-847': multiplication,
  'uva-10368': euclid,
  'uva-10111': winningMove,
  'uva-11489': integerGame,
  'uva-10165': stoneGame,
  'uva-10578': thirtyOne,
  'spoj-game31': thirtyOne,
  'timus-1087': subtraction,
}
/** What each kernel of that name does, by the notes' program. @type {Record<string, (input: string) => import('./javascript.mjs').Kernel>} */
export const notes = Object.fromEntries(
  Object.entries(programs).map(([id, program]) => [
    `judge-${id}`,
    (input) => {
      let out = ''
      return {
        run: () => void (out = program(input)),
        sum: () => checksum(new TextEncoder().encode(out)),
      }
    },
  ]),
)
