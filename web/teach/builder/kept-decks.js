/**
 * kept-decks.js -- the decks that were put together last, kept in this browser for a page that is opened without its address. Where
 * storage is forbidden or full, nothing is kept, and nothing else changes.
 */
import { readSlides } from './deck-text.js'

/** deck: the body of its file; changed: ms since 1970 @typedef {{ deck: string, name: string, changed: number }} Kept */

const KEY = 'palitos-decks'
const MOST = 12

/** @param {{ deck: string, name: string }} a @param {{ deck: string, name: string }} b */
export const isSame = (a, b) => a.deck === b.deck && a.name === b.name

/** @param {any} one what was found in the storage @returns {one is Kept} */
const isKept = (one) =>
  typeof one?.deck === 'string' &&
  typeof one.name === 'string' &&
  Number.isFinite(one.changed) &&
  readSlides(one.deck).length > 0

/** The kept decks, the last changed first. @returns {Kept[]} */
export function keptDecks() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}
/** @param {Kept[]} decks */
function write(decks) {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks.slice(0, MOST)))
  } catch {
    // storage is forbidden or full
  }
}
/**
 * Keeps a deck after a change, in the place of what it was before it. A deck without slides stays kept as it was.
 * @param {{ deck: string, name: string }} before @param {{ deck: string, name: string }} now
 */
export function keepDeck(before, now) {
  if (!readSlides(now.deck).length) return
  const all = keptDecks()
  // one that is opened again, or gone back to, is there already
  const same = all.find((one) => isSame(one, now))
  const old = same ?? all.find((one) => isSame(one, before))
  const kept = same ?? { deck: now.deck, name: now.name, changed: Date.now() }
  write([kept, ...all.filter((one) => one !== old)])
}
/** @param {Kept} deck */
export const forgetDeck = (deck) => write(keptDecks().filter((one) => !isSame(one, deck)))
/** Puts back a deck that was forgotten. @param {Kept} deck */
export const restoreDeck = (deck) =>
  write([...keptDecks(), deck].sort((a, b) => b.changed - a.changed))
