/** notation.js -- writes forms for readers, with arrows, a real minus and a star, and as they are typed. C reads the arrows of both (src/values/text.c). */

/** A form for readers: ^ becomes ↑, and * the star that stands in the text, ∗. @param {string} text */
export const pretty = (text) =>
  text
    .replaceAll('+-', '±')
    .replaceAll('^', '↑')
    .replaceAll('v', '↓')
    .replaceAll('-', '−')
    .replaceAll('*', '∗')
    .replace(/\s*(\|+)\s*/g, ' $1 ')
    .replace(/\s*,\s*/g, ', ')
    .replaceAll('{ ', '{')
    .replaceAll(' }', '}')
/** A text as it is typed: a reader may have copied a real minus, or a star. @param {string} text */
export const typed = (text) => text.replaceAll('−', '-').replaceAll('∗', '*')
/** A partizan position with the other player to move: "…:R" is Right's turn (src/games/turn.h). @param {string} text */
export const turned = (text) => text.replace(/:[LR]$/, '') + (text.endsWith(':R') ? ':L' : ':R')

/** The beginning of misère rules, as src/game.c reads them. */
export const MISERE = /^\s*mis(?:e|\u00e8|e\u0300)re(?=\s|$)\s*/i
