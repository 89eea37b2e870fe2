/**
 * series.js -- the exercises of a seed in order, each one different. Kinds take turns; a kind that has no other exercise left is
 * passed over. A page, a printed sheet, a question bank and a SCORM package all ask here, so that equal seeds give equal sets. No DOM.
 */
import { KINDS, make, seedOf } from './index.js'

/** @typedef {import('../../engine/engine.js').Engine} Engine */
/** @typedef {import('./kind.js').Exercise} Exercise */
/** @typedef {import('./kind.js').Level} Level */
/** @typedef {{ kinds: string[], seed: string, level: Level }} Source */

/** places in which no exercise comes twice: as many as the largest question bank has */
export const DIFFERENT = 500
/** draws for one place before the list of all exercises of a kind is asked */
const DRAWS = 30
/** draws in a row without a new exercise after which that list is taken to be whole: of 40 equally likely ones each is missed once in 300,000 lists */
const WHOLE = 500

/** Equal for exercises that ask the same: the order of a set, and of heaps, changes nothing. @param {Engine} engine @param {Exercise} x */
function sameness(engine, { seed: _, row, start, ...x }) {
  const heaps = engine.games.find(({ name }) => name === x.game)?.board === 'heaps'
  return JSON.stringify({
    ...x,
    row: x.figure === 'set' ? [...(row ?? [])].sort() : row,
    start: heaps ? start.split(' ').sort().join(' ') : start,
  })
}

/** The exercises of a kind and level, as far as they were looked for. @typedef {{ found: Map<string, Exercise>, drawn: number, since: number }} Pool since: draws since the last new one */
/** @type {WeakMap<Engine, Map<string, Pool>>} */
const pools = new WeakMap()
/**
 * Different exercises of a kind and level, the same everywhere: so many as are wanted, or all.
 * @param {Engine} engine @param {string} kind @param {Level} level @param {number} wanted
 */
function poolOf(engine, kind, level, wanted) {
  const all = pools.get(engine) ?? new Map()
  pools.set(engine, all)
  /** @type {Pool} */
  const pool = all.get(`${kind} ${level}`) ?? { found: new Map(), drawn: 0, since: 0 }
  all.set(`${kind} ${level}`, pool)
  while (pool.found.size < wanted && pool.since < WHOLE) {
    const x = make(engine, kind, `all-${++pool.drawn}`, level)
    const key = sameness(engine, x)
    pool.since = pool.found.has(key) ? pool.since + 1 : 0
    if (!pool.since) pool.found.set(key, x)
  }
  return pool.found
}

/**
 * How many different exercises a set has: `count`, or all that its kinds have at its level.
 * @param {Engine} engine @param {{ kinds: string[], level: Level, count: number }} set
 */
export function sizeOf(engine, { kinds, level, count }) {
  let size = 0
  for (const kind of new Set(kinds))
    if (size < count) size += poolOf(engine, kind, level, count - size).size
  return Math.min(size, count)
}

/**
 * How many exercises of each kind a set has, and whether that is all there are: then other kinds took its later turns.
 * @param {Engine} engine @param {{ kinds: string[], level: Level, count: number }} set
 */
function shares(engine, { kinds, level, count }) {
  const all = new Map(kinds.map((kind) => [kind, { n: 0, ends: false }]))
  for (let made = 0; made < count; made++) {
    const turns = kinds.map((_, i) => kinds[(made + i) % kinds.length])
    const next = turns.find((kind) => {
      const share = /** @type {{ n: number, ends: boolean }} */ (all.get(kind))
      share.ends ||= poolOf(engine, kind, level, share.n + 1).size <= share.n
      return !share.ends
    })
    const share = next && all.get(next)
    if (!share) break
    share.n++
  }
  return all
}

/**
 * The sentence for a set that has fewer exercises than were asked for, or in which a kind ends before its turns do; '' if it has them all.
 * @param {Engine} engine @param {{ kinds: string[], level: Level, count: number }} set count: asked for
 * @param {(key: string, slots?: Record<string, string | number>) => string} t
 */
export function fewer(engine, set, t) {
  const n = sizeOf(engine, set)
  const { count, level } = set
  const all = [...shares(engine, set)]
  const named = (/** @type {string} */ kind) => t(KINDS[kind].title)
  if (n === count && all.some(([, { ends }]) => ends))
    return t('At level {level} there are no more different exercises of these kinds: {short}. The {count} are: {list}.', {
      level, count,
      short: all.flatMap(([kind, { ends }]) => (ends ? named(kind) : [])).join(', '),
      list: all.map(([kind, { n }]) => `${named(kind)} (${n})`).join(', '),
    }) // prettier-ignore
  return n < count
    ? t('The kinds chosen have only {n} different exercises at level {level}, not {count}: the set ends with them.', { level, n, count }) // prettier-ignore
    : ''
}

/** The exercises of a seed and a student, made when they are asked for. */
class Series {
  /** @type {Exercise[]} */ #made = []
  /** @type {Set<string>} */ #seen = new Set()
  /** kinds that have no other exercise @type {Set<string>} */ #over = new Set()

  /** @param {Engine} engine @param {Source} source @param {number} student */
  constructor(engine, source, student) {
    this.engine = engine
    this.source = source
    this.student = student
  }
  /** @param {number} at from 1 @returns {Exercise} */
  at(at) {
    const { kinds, level, seed } = this.source
    while (this.#made.length < Math.min(at, DIFFERENT)) {
      const next = this.#next(this.#made.length + 1)
      if (!next) break
      this.#made.push(next)
    }
    /* beyond the last different one they come again */
    return this.#made[at - 1] ?? make(this.engine, kinds[(at - 1) % kinds.length], seedOf(seed, this.student, at), level) // prettier-ignore
  }
  /** @param {number} at @returns {Exercise | null} null if no kind has another one */
  #next(at) {
    const { kinds } = this.source
    for (let turn = at - 1; turn < at - 1 + kinds.length; turn++) {
      const kind = kinds[turn % kinds.length]
      const x = this.#over.has(kind) ? null : this.#other(kind, at)
      if (x) return x
      this.#over.add(kind)
    }
    return null
  }
  /** An exercise of a kind that was not there before: drawn for this place, or else from the list of all. @param {string} kind @param {number} at @returns {Exercise | null} */
  #other(kind, at) {
    const { engine } = this
    const { level } = this.source
    const seed = seedOf(this.source.seed, this.student, at)
    /** @param {string} key */
    const isNew = (key) => this.#seen.size < this.#seen.add(key).size
    for (let draw = 1; draw <= DRAWS; draw++) {
      const x = make(engine, kind, draw === 1 ? seed : `${seed}-${draw}`, level)
      if (isNew(sameness(engine, x))) return x
    }
    for (const [key, x] of poolOf(engine, kind, level, Infinity)) if (isNew(key)) return x
    return null
  }
}

/** The series that was asked last: most places are asked one after another. @type {{ engine: Engine, key: string, series: Series } | null} */
let kept = null
/**
 * The exercise at a place of a series.
 * @param {Engine} engine @param {Source} source @param {number} student 0: everybody @param {number} at from 1
 */
export function exerciseAt(engine, { kinds, seed, level }, student, at) {
  const key = JSON.stringify([kinds, seed, level, student])
  if (kept?.key !== key || kept.engine !== engine)
    kept = { engine, key, series: new Series(engine, { kinds, seed, level }, student) }
  return kept.series.at(at)
}
/**
 * The exercises of a set, in order; as many as it has.
 * @param {Engine} engine @param {Source & { count: number }} set @param {number} student
 */
export const setOf = (engine, set, student) =>
  Array.from({ length: sizeOf(engine, set) }, (_, i) => exerciseAt(engine, set, student, i + 1))
