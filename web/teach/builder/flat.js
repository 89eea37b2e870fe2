/**
 * flat.js -- a figure that is made of HTML as one SVG: grounds, borders, words and drawings where the browser has put them. What nobody
 * sees and what is only for the hand is left out. core/picture.js saves it as it saves any drawing.
 */

/** @typedef {import('../../core/element.js').CgtElement} CgtElement */

const NS = 'http://www.w3.org/2000/svg'
/** what belongs to no picture */
const LEFT_OUT = 'style, template, script, input, select, textarea, .no-print, .sr, .settings, .foot, .tools, .end, .picture, [role=alert]' // prettier-ignore
/** of a drawing inside */
const KEPT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'opacity'] // prettier-ignore
const SIDES = /** @type {const} */ (['top', 'right', 'bottom', 'left'])

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const made = document.createElementNS(NS, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}
/** How much of what lies below is seen through it. @param {string} colour as the browser computes it: rgba(1, 2, 3, 0.5), color(srgb 0 0 1 / 0.5) */
function seen(colour) {
  const [, part] = /^rgba\(.*,\s*([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(colour)?.filter(Boolean) ?? []
  return colour === 'transparent' ? 0 : Number(part ?? 1)
}
/** @param {string} colour */
const clear = (colour) => !seen(colour)
/** The same without that. @param {string} colour */
const whole = (colour) =>
  colour.replace(/^rgba\((.*),[^,]*\)$/, 'rgb($1)').replace(/ \/ [\d.]+\)$/, ')')

/**
 * The drawing, in the figure's own root; who asked for it takes it away.
 * @param {CgtElement} figure @returns {SVGSVGElement}
 */
export function flattened(figure) {
  const from = figure.root.querySelector('[part~=board]') ?? figure.root
  const place = (from instanceof Element ? from : figure).getBoundingClientRect()
  const svg = /** @type {SVGSVGElement} */ (
    shape('svg', {
      viewBox: `0 0 ${Math.ceil(place.width)} ${Math.ceil(place.height)}`,
      'aria-label': figure.root.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
    })
  )
  svg.style.cssText = `position:absolute;left:-99999px;top:0;width:${place.width}px;height:${place.height}px;overflow:visible`
  const [left, top] = [place.left, place.top]
  /** @param {Element} e */
  function box(e) {
    const style = getComputedStyle(e)
    const { left: x, top: y, width, height } = e.getBoundingClientRect()
    if (!width || !height) return
    const at = { x: x - left, y: y - top }
    const ground = style.backgroundColor
    const r = Math.min(parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2)
    const borders = SIDES.map((side) => ({
      side,
      wide:
        style.getPropertyValue(`border-${side}-style`) === 'none'
          ? 0
          : parseFloat(style.getPropertyValue(`border-${side}-width`)),
      colour: style.getPropertyValue(`border-${side}-color`),
    })).map((b) => ({ ...b, wide: clear(b.colour) ? 0 : b.wide }))
    const [{ wide, colour }] = borders
    const all = wide && borders.every((b) => b.wide === wide && b.colour === colour)
    if (!clear(ground) || all)
      svg.append(
        shape('rect', {
          ...{ x: at.x + (all ? wide / 2 : 0), y: at.y + (all ? wide / 2 : 0), rx: r },
          ...{ width: width - (all ? wide : 0), height: height - (all ? wide : 0) },
          fill: clear(ground) ? 'none' : whole(ground),
          ...(!clear(ground) && seen(ground) < 1 && { opacity: seen(ground) }),
          ...(all && { stroke: colour, 'stroke-width': wide }),
          ...(all && style.borderTopStyle === 'dashed' && { 'stroke-dasharray': `${3 * wide} ${2 * wide}` }), // prettier-ignore
        }),
      )
    if (all) return
    for (const { side, wide, colour } of borders) {
      if (!wide) continue
      const far = side === 'right' ? width : side === 'bottom' ? height : 0
      const flat = side === 'top' || side === 'bottom'
      svg.append(
        shape('line', {
          ...{ x1: at.x + (flat ? 0 : far), y1: at.y + (flat ? far : 0) },
          ...{ x2: at.x + (flat ? width : far), y2: at.y + (flat ? far : height) },
          ...{ stroke: colour, 'stroke-width': wide },
        }),
      )
    }
  }
  /** @param {Text} text */
  function words(text) {
    const style = getComputedStyle(/** @type {Element} */ (text.parentElement))
    const range = document.createRange()
    /** @type {{ content: string, x: number, y: number, top: number }[]} */
    const lines = []
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { left: x, top: y, height } = range.getBoundingClientRect()
      const last = lines.at(-1)
      if (last && Math.abs(last.top - y) < 2) last.content += ` ${word}`
      else if (height) lines.push({ content: word, x: x - left, y: y - top + height / 2, top: y })
    }
    for (const { content, x, y } of lines) {
      const made = /** @type {SVGTextElement} */ (
        shape('text', {
          ...{ x, y, fill: style.color, 'text-anchor': 'start' },
          ...{ 'font-family': style.fontFamily, 'font-size': style.fontSize },
          'font-weight': style.fontWeight,
        })
      )
      made.style.dominantBaseline = 'central'
      made.textContent = style.textTransform === 'uppercase' ? content.toUpperCase() : content
      svg.append(made)
    }
  }
  /** @param {SVGSVGElement} drawing */
  function drawn(drawing) {
    const group = shape('g', {})
    const ours = drawing.getScreenCTM()
    if (!ours) return
    const { a, b, c, d, e, f } = ours
    group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`)
    for (const child of drawing.children) group.append(child.cloneNode(true))
    const [from, to] = [drawing, group].map((one) => [...one.querySelectorAll('*')])
    /** @type {Element[]} */
    const gone = []
    from.forEach((one, i) => {
      const style = getComputedStyle(one)
      for (const name of KEPT) to[i].setAttribute(name, style.getPropertyValue(name).replaceAll('"', "'")) // prettier-ignore
      to[i].removeAttribute('class')
      to[i].removeAttribute('style')
      if (style.display === 'none' || style.visibility === 'hidden') gone.push(to[i])
    })
    for (const one of gone) one.remove()
    svg.append(group)
  }
  /** @param {Node} node */
  function walk(node) {
    if (node instanceof Text) return words(node)
    if (node instanceof Element) {
      const style = getComputedStyle(node)
      if (node.matches(LEFT_OUT) || style.display === 'none' || style.opacity === '0') return
      if (node instanceof SVGSVGElement) return style.visibility === 'hidden' ? undefined : drawn(node) // prettier-ignore
      if (style.visibility !== 'hidden') box(node)
      if (node.shadowRoot) return [...node.shadowRoot.childNodes].forEach(walk)
      if (style.visibility === 'hidden' && !node.children.length) return
    }
    node.childNodes.forEach(walk)
  }
  walk(from)
  figure.root.append(svg)
  const { x, y, width, height } = svg.getBBox()
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  return svg
}
