/** notation.js -- forms as they are read: arrows and signs for those of a keyboard. Both ways C reads them (src/values/text.c). */

/** @param {string} text */
export const pretty = (text) =>
  text
    .replaceAll('+-', '±')
    .replaceAll('^', '↑')
    .replaceAll('v', '↓')
    .replaceAll('-', '−')
    .replace(/\s*(\|+)\s*/g, ' $1 ')
    .replace(/\s*,\s*/g, ', ')
    .replaceAll('{ ', '{')
    .replaceAll(' }', '}')
/** As it is typed: a reader may copy a minus. @param {string} text */
export const typed = (text) => text.replaceAll('−', '-')
/** The same board with the other player to move: of a position of a game of Left and Right, as src/games/turn.h has them. An empty picture says L, too. @param {string} text */
export const turned = (text) => text.replace(/:[LR]$/, '') + (text.endsWith(':R') ? ':L' : ':R')

/** Rules that begin so are misère rules, as src/game.c reads them. */
export const MISERE = /^\s*mis(?:e|\u00e8|e\u0300)re(?=\s|$)\s*/i
