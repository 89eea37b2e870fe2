/**
 * sheets.js -- the titles of printed sheets of exercises, and the heads and feet of their pages: a stack that falls down can be put
 * together again. No DOM.
 */
import { KINDS } from './exercise/index.js'

/** @typedef {(key: string, slots?: Record<string, string | number>) => string} Say */

/** kinds that a title can name in a line */
const NAMED = 2

/** The title of a set on paper: its kinds, if they are few. @param {string[]} kinds @param {Say} t */
export const titleOf = (kinds, t) =>
  new Set(kinds).size > NAMED
    ? t('Exercises on combinatorial games')
    : [...new Set(kinds)].map((kind) => t(KINDS[kind].title)).join(' · ')

/**
 * The style of the pages: their number, and small in the foot what makes these sheets again. Of a browser that knows the margin boxes of
 * CSS Paged Media (Chromium from 131 on); the others print without.
 * @param {{ seed: string, level: number }} set @param {Say} t
 */
export const pagesOf = ({ seed, level }, t) => {
  const foot = JSON.stringify(`${t('seed {seed}', { seed })} · ${t('level {n}', { n: level })}`).replace(/</g, '\\3c ') // prettier-ignore
  return `@page { @top-right { content: counter(page); font-size: 9pt } @bottom-left { content: ${foot}; font-size: 7pt; color: #555 } }`
}
