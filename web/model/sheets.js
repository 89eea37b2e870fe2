/**
 * sheets.js -- heads of printed sheets of exercises: a stack that falls down can be put together again. Of a browser that knows the
 * margin boxes of CSS Paged Media (Chromium from 131 on), each page has title, sheet and number; the others print without. No DOM.
 */

/** A string of CSS. @param {string} text */
const string = (text) => JSON.stringify(text).replace(/</g, '\\3c ')

/** The style of pages with a head, one for each of the names, which are the sheets': `page: sheet-1` is the first. @param {string} title @param {string[]} names */
export const headsOf = (title, names) =>
  names
    .map((name, i) => {
      const [left, right] = [string(`${title} · ${name}`), 'counter(page)'].map((content) => `{ content: ${content}; font-size: 9pt }`) // prettier-ignore
      return `@page sheet-${i + 1} { @top-left ${left} @top-right ${right} }`
    })
    .join('\n')
