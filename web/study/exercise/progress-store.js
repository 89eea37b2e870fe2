/**
 * progress-store.js -- stores what was solved in this browser's localStorage, and nowhere else. If the browser stores nothing (a
 * private window, a file in some browsers), it is kept until the page is left.
 */

/** exercises of a kind: all solved, and those solved at the first try without a hint @typedef {{ solved: number, first: number }} Solved */
/** solved exercises by kind @typedef {Record<string, Solved>} Progress */
/** the mark of an exercise in a set @typedef {import('../../model/code.js').Mark} Mark */

/** keys of localStorage: numbers by kind, marks by set, names of solved exercises; and the most names */
const [PROGRESS, SETS, DONE] = ['palitos-exercises', 'palitos-sets', 'palitos-solved']
const REMEMBERED = 1000

/** @param {string} place @returns {any} */
function stored(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
/** @param {string} place @param {object | null} what null: removes the entry */
function store(place, what) {
  try {
    if (what) localStorage.setItem(place, JSON.stringify(what))
    else localStorage.removeItem(place)
  } catch {
    /* the browser stores nothing */
  }
}

/** @returns {Progress} */
export const progress = () => stored(PROGRESS)
/** Stores a solved exercise. @param {string} kind @param {string} name of the exercise @param {boolean} first @returns {Progress} */
export function solvedOne(kind, name, first) {
  const all = progress()
  const of = (all[kind] ??= { solved: 0, first: 0 })
  of.solved++
  if (first) of.first++
  store(PROGRESS, all)
  const names = Object.keys(stored(DONE)).slice(1 - REMEMBERED)
  store(DONE, Object.fromEntries([...names, name].map((one) => [one, 1])))
  return all
}
/** The number of different solved exercises, by kind and level: { 'nim 2': 4 }. @returns {Record<string, number>} */
export function solvedAt() {
  /** @type {Record<string, number>} */
  const all = {}
  for (const name of Object.keys(stored(DONE))) {
    const at = name.replace(/ .* /, ' ')
    all[at] = (all[at] ?? 0) + 1
  }
  return all
}
/** @param {string} name of an exercise */
export const solvedBefore = (name) => Object.hasOwn(stored(DONE), name)

/** @param {string} set @returns {Mark[]} */
export const marksOf = (set) => stored(SETS)[set] ?? []
/** @param {string} set @param {Mark[]} marks */
export const keepMarks = (set, marks) => store(SETS, { ...stored(SETS), [set]: marks })

/** Merges a table: for each kind the larger numbers stay. @param {[kind: string, solved: Solved][]} rows @returns {Progress} */
export function bringBack(rows) {
  const all = progress()
  for (const [kind, { solved, first }] of rows)
    all[kind] = {
      solved: Math.max(solved, all[kind]?.solved ?? 0),
      first: Math.max(first, all[kind]?.first ?? 0),
    }
  if (rows.length) store(PROGRESS, all)
  return all
}
export function forgetAll() {
  for (const place of [PROGRESS, SETS, DONE]) store(place, null)
}
