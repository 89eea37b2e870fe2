/** shapes.mjs -- draws the parts of the cards' small drawings (miniatures.mjs) as SVG: boxes, words, tokens, sticks. */

/** @typedef {import('../../web/engine/engine.js').Outcome} Outcome */

export const n = (/** @type {number} */ x) => String(Math.round(x * 100) / 100)
/** @param {string} name @param {Record<string, string | number>} attributes @param {string} [inside] */
export const shape = (name, attributes, inside) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) =>
      value === '' ? '' : ` ${key}="${typeof value === 'number' ? n(value) : value}"`,
    )
    .join('')}${inside === undefined ? '/>' : `>${inside}</${name}>`}`
/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} look @param {number} [r] */
export const box = (x, y, width, height, look, r = 3) =>
  shape('rect', { x, y, width, height, rx: r, class: look })
/** A square of a board. @param {number} row @param {number} col @param {number} size @param {string} look */
export const square = (row, col, size, look) =>
  box(col * size + 1, row * size + 1, size - 2, size - 2, look)
/** @param {number} x @param {number} y @param {number} r @param {string} look */
export const circle = (x, y, r, look) => shape('circle', { cx: x, cy: y, r, class: look })
/** @param {number} x @param {number} y @param {string | number} words @param {number} size @param {string} look */
export const label = (x, y, words, size, look) =>
  shape('text', { x, y, 'font-size': size, class: look }, String(words).replace('-', '−'))
/** Marks parts that a move removes. @param {string} inside */
export const going = (inside) => `<g class="go">${inside}</g>`
/** Marks parts that a move adds. @param {string} inside */
export const coming = (inside) => `<g class="come">${inside}</g>`
/** @param {string} was @param {string} now */
export const becoming = (was, now) => (was === now ? was : going(was) + coming(now))
/** Marks parts that a move shifts. @param {string} inside @param {number} x @param {number} y */
export const sliding = (inside, x, y) =>
  `<g class="slide" style="--x:${n(x)}px;--y:${n(y)}px">${inside}</g>`
/** A token that both players move: a rhombus in ink. @param {number} x @param {number} y @param {number} r */
export const token = (x, y, r) =>
  shape('path', {
    class: 'tok',
    d: `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r)} ${n(y)}Z`,
  })
/** W or L, told by shape and letter besides colour. @param {number} x @param {number} y @param {number} r @param {Outcome} outcome @param {string | number} words */
export const marked = (x, y, r, outcome, words) =>
  outcome === 'loss'
    ? circle(x, y, r - 0.5, 'pl') + label(x, y, words, r * 1.25, 'tl bd')
    : box(x - r, y - r, r * 2, r * 2, 'pw', r * 0.4) + label(x, y, words, r * 1.25, 'tw bd')
/** @param {number} x @param {number} y @param {number} r */
export const unsolved = (x, y, r) => box(x - r, y - r, r * 2, r * 2, 'un', r * 0.4)

export const STICK = { pitch: 14, width: 6, height: 30, gap: 9 }
/** @param {number} x @param {number} y @param {string} [look] @param {number} [height] */
export const stick = (x, y, look = '', height = STICK.height) =>
  box(x, y, STICK.width, height, `sk${look && ` ${look}`}`)
