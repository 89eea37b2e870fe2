/**
 * two-sets.js -- reads partizan subtraction from a sentence: "Left takes 1 or 2, Right takes 2 or 3" is 1 2 | 2 3. Words are replaced by
 * as many characters, so that an error keeps its place in the typed text. No DOM.
 */

/** words between the amounts */
const WORDS =
  /(?<![\p{L}])(?:left|izquierda|takes?|may take|quita|puede quitar|or|and|o|u|y|e)(?![\p{L}])/giu
/** the words before Right's amounts */
const RIGHT =
  /[,;.]?(?:\s*(?<![\p{L}])(?:and|y))?\s*(?<![\p{L}])(?:right|derecha)(?![\p{L}])[,:]?/iu

/** @param {string} text @returns {string} of the same length */
export const amountsOf = (text) =>
  text
    .replace(RIGHT, (found) => '|'.padEnd(found.length))
    .replace(WORDS, (found) => ' '.repeat(found.length))
