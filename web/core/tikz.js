/**
 * tikz.js -- writes a drawing as TikZ, for a handout in LaTeX: the shapes of an SVG one by one, in its own coordinates (points,
 * y down), so that a person can edit them. Paths stay as they are, by TikZ's library svg.path. No DOM.
 */

/** rgb: 0 to 255 @typedef {[number, number, number]} Colour */
/**
 * @typedef {object} Look
 * @property {number[] | null} move its transform: a b c d e f of SVG's matrix
 * @property {Colour | 'hatch' | null} fill
 * @property {Colour | null} stroke
 * @property {number} width of the stroke
 * @property {number[]} dash
 * @property {CanvasLineCap} cap
 * @property {CanvasLineJoin} join
 * @property {number} opacity
 */
/**
 * @typedef {object} Words
 * @property {string} text
 * @property {number} x
 * @property {number} y
 * @property {number} down from y down to the baseline
 * @property {number} size
 * @property {number} weight
 * @property {string} family
 * @property {boolean} halo the stroke lies behind the letters
 * @property {'start' | 'middle' | 'end'} anchor
 */
/** A path is given by its `d`. @typedef {Look & ({ d: string } | Words)} Shape */

/** a pixel of the page, and the narrowest text of a handout, in points of paper */
const PIXEL = 0.75
const TEXT = 345

/** characters with a meaning in LaTeX, and signs that its common fonts lack @type {Record<string, string>} */
const SIGNS = {
  '\\': '\\textbackslash{}', '{': '\\{', '}': '\\}', '%': '\\%', '#': '\\#', '&': '\\&', '_': '\\_', $: '\\$',
  '^': '\\^{}', '~': '\\~{}', '<': '$<$', '>': '$>$', '|': '$|$', 'α': '$\\alpha$', 'β': '$\\beta$',
  '−': '$-$', '∞': '$\\infty$', '≤': '$\\le$', '≥': '$\\ge$', '≠': '$\\ne$', '×': '$\\times$', '÷': '$\\div$',
  '⊕': '$\\oplus$', '→': '$\\to$', '←': '$\\leftarrow$', '↑': '$\\uparrow$', '↓': '$\\downarrow$',
  '∗': '$*$', '∅': '$\\emptyset$', '√': '$\\surd$', '▲': '$\\triangle$', '▼': '$\\nabla$', '…': '\\dots{}', '·': '$\\cdot$',
} // prettier-ignore

/** @param {string} text */
export const latex = (text) => [...text].map((c) => SIGNS[c] ?? c).join('')

/** A number with at most two decimals, e.g. '0.5'. @param {number} n */
const short = (n) => String(Math.round(n * 100) / 100)

/** length of the handles of a Bézier curve for a quarter of a circle of radius 1 */
const ARC = 0.5523
/**
 * Writes half a circle as two curves: TikZ fails at arcs whose ends lie a diameter apart.
 * @param {string} all @param {string} r @param {string} turn @param {string} dx @param {string} dy
 */
function half(all, r, turn, dx, dy) {
  const [x, y] = [-Number(dx) / 2, -Number(dy) / 2]
  if (Math.hypot(x, y) < 0.98 * Number(r)) return all
  const [a, b] = turn === '1' ? [-y, x] : [y, -x]
  const k = ARC
  return `c ${k * a} ${k * b} ${a - x + k * x} ${b - y + k * y} ${a - x} ${b - y} c ${-k * x} ${-k * y} ${-x - a + k * a} ${-y - b + k * b} ${-x - a} ${-y - b}`
}

/**
 * @param {(Shape | { remark: string })[]} drawing in the order in which it is painted
 * @param {{ title: string, width: number, hatch: Colour, ground: Colour }} facts width: of the drawing; hatch: the colour of hatching; ground: of the page
 */
export function tikz(drawing, { title, width, hatch, ground }) {
  const scale = Math.min(PIXEL, TEXT / width)
  /** @type {Map<string, string>} */
  const colours = new Map()
  /** @param {Colour} rgb */
  const colour = (rgb) => {
    const key = rgb.map(Math.round).join(',')
    if (!colours.has(key)) colours.set(key, `cgt${colours.size}`)
    return /** @type {string} */ (colours.get(key))
  }
  /** Writes a remark in one line, so that it cannot end the comment. @param {string} text */
  const remark = (text) => `% ${text.replace(/\s+/g, ' ')}`

  const lines = drawing.map((it) => {
    if ('remark' in it) return remark(it.remark)
    const { move } = it
    const options = []
    if (it.opacity < 1) options.push(`opacity=${short(it.opacity)}`)
    const moved = move?.map((n, i) => short(n) + (i < 4 ? '' : 'pt'))
    const [open, close] = moved
      ? [`\\begin{scope}[cm={${moved.slice(0, 4)},(${moved.slice(4)})}] `, ' \\end{scope}']
      : ['', '']
    if ('text' in it) {
      const size = it.size * scale
      const font = `\\${it.family.includes('Mono') ? 'ttfamily' : 'sffamily'}${it.weight >= 600 ? '\\bfseries' : ''}`
      options.push(`anchor=${{ start: 'west', middle: 'center', end: 'east' }[it.anchor]}`)
      if (it.halo) options.push(`fill=${colour(ground)}`, 'inner sep=1pt')
      if (Array.isArray(it.fill)) options.push(`text=${colour(it.fill)}`)
      options.push(`font=\\fontsize{${short(size)}}{${short(size * 1.2)}}\\selectfont${font}`)
      return `${open}\\node[${options.join(', ')}] at (${short(it.x)},${short(it.y)}) {${latex(it.text)}};${close}`
    }
    if (it.fill === 'hatch')
      options.push(
        `preaction={fill=${colour(ground)}}`,
        'pattern=north west lines',
        `pattern color=${colour(hatch)}`,
      )
    else if (it.fill) options.push(`fill=${colour(it.fill)}`)
    if (it.stroke && it.width) {
      options.push(`draw=${colour(it.stroke)}`, `line width=${short(it.width * scale)}pt`)
      if (it.cap !== 'butt') options.push(`line cap=${it.cap === 'square' ? 'rect' : 'round'}`)
      if (it.join !== 'miter') options.push(`line join=${it.join}`)
      const dash = it.dash.length % 2 ? [...it.dash, ...it.dash] : it.dash
      const pattern = dash.map((n, i) => `${i % 2 ? 'off' : 'on'} ${short(n * scale)}pt`)
      if (dash.length) options.push(`dash pattern=${pattern.join(' ')}`)
    }
    const d = it.d
      .replace(/a (\S+) \S+ 0 [01] ([01]) (\S+) (\S+)/g, half)
      .replace(/-?\d*\.\d+(e-\d+)?/g, (n) => short(Number(n)))
    return `${open}\\path[${options.join(', ')}] svg {${d}};${close}`
  })
  return [
    remark(title),
    '% \\usepackage[T1]{fontenc} \\usepackage{lmodern} \\usepackage{tikz} \\usetikzlibrary{patterns,svg.path}',
    ...[...colours].map(([rgb, name]) => `\\definecolor{${name}}{RGB}{${rgb}}`),
    `\\begin{tikzpicture}[x=1pt, y=1pt, scale=${short(scale)}, yscale=-1, inner sep=0pt]`,
    ...lines.map((line) => `  ${line}`),
    '\\end{tikzpicture}',
    '',
  ].join('\n')
}
