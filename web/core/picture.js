/**
 * picture.js -- saves a figure's drawing: as SVG or PNG with its fonts, or as TikZ for a handout in LaTeX. The menu is one line
 * of an element's view: ${picture(this)}.
 */
import { tikz } from './tikz.js'
import { fonts } from './fonts.js'
import { pngOf, saveMenu } from './save-menu.js'

/** @typedef {import('./element.js').CgtElement} CgtElement */
/** @typedef {import('./tikz.js').Colour} Colour */
/** @typedef {import('./tikz.js').Shape} Shape */

const NS = 'http://www.w3.org/2000/svg'
/** the CSS properties of a saved drawing; all but the last are inherited */
const STYLES = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'opacity'],
] // prettier-ignore
/** pixels of a PNG for one of the drawing, and the most for its longer side: browsers limit a canvas */
const SHARP = 3
const MOST = 8000
/** space around the drawing, in its units */
const ROOM = 8

/** The menu. @param {CgtElement} host whose view draws one `svg.draw` */
export const picture = (host) =>
  saveMenu(
    host,
    picturesOf(host, () => /** @type {SVGSVGElement} */ (host.root.querySelector('svg.draw'))),
  )
/** The files of a drawing. @param {CgtElement} host @param {() => SVGSVGElement} drawing @returns {import('./save-menu.js').Kind[]} */
export const picturesOf = (host, drawing) => [
  ['SVG', 'svg', () => new Blob([standalone(drawing())], { type: 'image/svg+xml' })],
  ['PNG', 'png', () => painted(drawing())],
  ['TikZ', 'tex', () => new Blob([onPaper(host, drawing)], { type: 'text/x-tex' })],
]

/** Copies a drawing without what is hidden, its styles written as attributes. @param {SVGSVGElement} drawn */
function copied(drawn) {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true))
  const pairs = [...drawn.querySelectorAll('*')].map(
    (e, i) => /** @type {const} */ ([e, copy.querySelectorAll('*')[i]]),
  )
  /** @param {Element} from @param {Element} to @param {CSSStyleDeclaration | null} above */
  const write = (from, to, above) => {
    const style = getComputedStyle(from)
    for (const name of STYLES) {
      const value = style
        .getPropertyValue(name)
        .replaceAll('"', "'")
        .replace("url('#hatch')", 'url(#hatch)')
        .replace(/^color\(srgb (.*)\)$/, plain)
      const usual = name === 'opacity' ? '1' : above?.getPropertyValue(name).replaceAll('"', "'")
      if (value === usual) to.removeAttribute(name)
      else to.setAttribute(name, value)
    }
    if (from instanceof SVGTextElement && style.dominantBaseline === 'central')
      to.setAttribute('dy', String(Math.round(central(style) * 100) / 100))
    for (const { name } of [...to.attributes])
      if (/^(class|part|style|tabindex|role|aria-.*|data-.*)$/.test(name)) to.removeAttribute(name)
    return style
  }
  const gone = []
  for (const [from, to] of pairs) {
    const label = from.getAttribute('data-node') === null ? null : from.getAttribute('aria-label')
    const style = write(from, to, getComputedStyle(/** @type {Element} */ (from.parentNode)))
    if (
      (from.matches('[data-aside]') || // beside the drawing, no part of it
        style.display === 'none' ||
        style.visibility === 'hidden' ||
        style.opacity === '0') &&
      !from.closest('defs')
    )
      gone.push(to)
    if (label) {
      const title = document.createElementNS(NS, 'title')
      title.textContent = label
      to.prepend(title)
    }
  }
  const title = drawn.getAttribute('aria-label') ?? ''
  write(drawn, copy, null)
  for (const it of gone) it.remove()
  const notes = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT)
  const remarks = []
  while (notes.nextNode()) remarks.push(notes.currentNode)
  for (const it of remarks) it.parentNode?.removeChild(it)

  const { x, y, width, height } = drawn.viewBox.baseVal
  const seen = drawn.getBBox()
  /* in whole units, so that pixels of the picture are pixels of the drawing */
  const [left, top] = [Math.min(x, seen.x) - ROOM, Math.min(y, seen.y) - ROOM].map(Math.floor)
  const right = Math.ceil(Math.max(x + width, seen.x + seen.width) + ROOM)
  const bottom = Math.ceil(Math.max(y + height, seen.y + seen.height) + ROOM)
  return { copy, title, left, top, width: right - left, height: bottom - top }
}

/** Writes a mixed colour as rgb(), which every reader of SVG knows. @param {string} _ @param {string} parts red, green and blue up to 1 */
const plain = (_, parts) => `rgb(${parts.split(' ').slice(0, 3).map((n) => Math.round(255 * Number(n)))})` // prettier-ignore

/** The distance of the baseline below the middle of a letter's box: few readers of SVG know dominant-baseline. @param {CSSStyleDeclaration} style */
function central(style) {
  const pen = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d')
  )
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('0')
  return (up - down) / 2
}

/** A colour of the page's theme. @param {SVGElement} drawn @param {string} name of a custom property */
function paint(drawn, name) {
  const probe = document.createElementNS(NS, 'rect')
  probe.style.fill = `var(${name}, #fff)`
  drawn.append(probe)
  const { fill } = getComputedStyle(probe)
  probe.remove()
  return fill
}

/** The text of an SVG file, with the fonts that it needs. @param {SVGSVGElement} drawn */
export function standalone(drawn) {
  const { copy, title, left, top, width, height } = copied(drawn)
  const text = copy.textContent ?? ''
  const named = new Set(
    [...copy.querySelectorAll('[font-family]'), copy].map((e) => e.getAttribute('font-family')),
  )
  const needed = fonts.filter(({ family }) =>
    family === 'Palitos Math'
      ? /[^\0-\xff]/.test(text)
      : [...named].some((list) => list?.startsWith(`'${family}'`)),
  )
  const style = document.createElementNS(NS, 'style')
  style.textContent = needed
    .map(
      ({ family, weight, bytes }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${base64(bytes)}) format('woff2')}`,
    )
    .join('')
  const back = document.createElementNS(NS, 'rect')
  const name = document.createElementNS(NS, 'title')
  name.textContent = title
  for (const [key, value] of Object.entries({
    x: left,
    y: top,
    width,
    height,
    fill: paint(drawn, '--cgt-bg'),
    stroke: 'none',
  }))
    back.setAttribute(key, String(value))
  copy.prepend(name, style, back)
  copy.setAttribute('xmlns', NS)
  copy.setAttribute('style', 'font-variant-numeric:tabular-nums')
  copy.setAttribute('viewBox', `${left} ${top} ${width} ${height}`)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}
/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192)
    text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

/** @param {string} text as the browser computes it: rgb(1, 2, 3) @returns {Colour | null} */
function colour(text) {
  const n = text.match(/[\d.]+/g)?.map(Number)
  return text.startsWith('rgb') && n && n[3] !== 0 ? [n[0], n[1], n[2]] : null
}

/** The shapes of a drawing, in the order in which they are painted. @param {SVGSVGElement} drawn */
function shapes(drawn) {
  const { copy, ...frame } = copied(drawn)
  /** @type {(Shape | { remark: string })[]} */
  const list = []
  /** @param {Element} e @param {Record<string, string>} above @param {SVGMatrix | null} move */
  const walk = (e, above, move) => {
    const own = /** @type {Record<string, string>} */ ({
      ...above,
      opacity: e.getAttribute('opacity') ?? '1',
    })
    for (const name of STYLES) if (e.hasAttribute(name)) own[name] = e.getAttribute(name) ?? ''
    const turned = /** @type {SVGGraphicsElement} */ (e).transform?.baseVal.consolidate()?.matrix
    const to = turned && move ? move.multiply(turned) : (turned ?? move)
    const remark = e.localName === 'g' && e.querySelector(':scope > title')?.textContent
    if (remark) list.push({ remark })
    const look = {
      move: to && [to.a, to.b, to.c, to.d, to.e, to.f],
      fill: own.fill.startsWith('url') ? /** @type {const} */ ('hatch') : colour(own.fill),
      stroke: colour(own.stroke),
      width: parseFloat(own['stroke-width']) || 0,
      dash: own['stroke-dasharray'].split(/[ ,]+/).map(parseFloat).filter(Number.isFinite),
      cap: /** @type {CanvasLineCap} */ (own['stroke-linecap']),
      join: /** @type {CanvasLineJoin} */ (own['stroke-linejoin']),
      opacity: Number(own.opacity),
    }
    const n = (/** @type {string} */ name) => Number(e.getAttribute(name) ?? 0)
    if (e.localName === 'text' && e.textContent)
      list.push({
        ...look, text: e.textContent, x: n('x'), y: n('y'), down: n('dy'), size: parseFloat(own['font-size']),
        weight: Number(own['font-weight']), family: own['font-family'], halo: own['paint-order'].startsWith('stroke'),
        anchor: /** @type {'start' | 'middle' | 'end'} */ (own['text-anchor']),
      }) // prettier-ignore
    const d = pathOf(e)
    if (d && (look.fill || (look.stroke && look.width))) list.push({ ...look, d })
    for (const child of e.children)
      if (!/^(defs|title|style)$/.test(child.localName)) walk(child, own, to)
  }
  walk(copy, {}, null)
  const line = drawn.querySelector('pattern path')
  /** @param {string} name of a custom property @returns {Colour} */
  const page = (name) => colour(paint(drawn, name)) ?? [255, 255, 255]
  const hatch = line ? colour(getComputedStyle(line).stroke) : null
  return { ...frame, list, hatch: hatch ?? page('--cgt-line-strong'), ground: page('--cgt-bg') }
}

/** Makes TikZ in the light theme, whatever the page's theme: a handout is paper. @param {CgtElement} host @param {() => SVGSVGElement} drawing */
function onPaper(host, drawing) {
  const theme = host.getAttribute('theme')
  host.reflect({ theme: 'light' })
  const text = asTikz(drawing())
  host.reflect({ theme })
  return text
}
/** @param {SVGSVGElement} drawn */
export function asTikz(drawn) {
  const { list, ...facts } = shapes(drawn)
  return tikz(list, facts)
}

/**
 * Paints a PNG shape by shape: an image made from the SVG would be painted before its fonts are loaded.
 * @param {SVGSVGElement} drawn @returns {Promise<Blob>}
 */
export function painted(drawn) {
  const { list, left, top, width, height, hatch, ground } = shapes(drawn)
  const sharp = Math.min(SHARP, MOST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharp)
  canvas.height = Math.round(height * sharp)
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  const ink = (/** @type {Colour} */ rgb) => `rgb(${rgb})`
  pen.fillStyle = ink(ground)
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const it of list) {
    if ('remark' in it) continue
    pen.setTransform(sharp, 0, 0, sharp, -left * sharp, -top * sharp)
    if (it.move)
      pen.transform(.../** @type {[number, number, number, number, number, number]} */ (it.move))
    pen.globalAlpha = it.opacity
    pen.lineWidth = it.width
    pen.lineCap = it.cap
    pen.lineJoin = it.join
    pen.setLineDash(it.dash)
    if (it.stroke) pen.strokeStyle = ink(it.stroke)
    if (Array.isArray(it.fill)) pen.fillStyle = ink(it.fill)
    const line = it.stroke && it.width
    if ('text' in it) {
      pen.font = `${it.weight} ${it.size}px ${it.family}`
      const y = it.y + it.down
      for (const [part, x] of lettered(pen, it)) {
        if (line && it.halo) pen.strokeText(part, x, y)
        if (it.fill) pen.fillText(part, x, y)
      }
      continue
    }
    const path = new Path2D(it.d)
    if (it.fill === 'hatch') hatched(pen, path, ink(hatch), ink(ground), width + height)
    else if (it.fill) pen.fill(path)
    if (line) pen.stroke(path)
  }
  return pngOf(canvas)
}
/**
 * Splits a number into digits of equal width, each with its x: a canvas has no tabular figures.
 * @param {CanvasRenderingContext2D} pen @param {{ text: string, x: number, anchor: 'start' | 'middle' | 'end' }} it
 * @returns {[string, number][]}
 */
function lettered(pen, { text, x, anchor }) {
  pen.textAlign = anchor === 'middle' ? 'center' : anchor
  if (!/\d\d/.test(text)) return [[text, x]]
  const parts = [...text]
  const wide = parts.map((c) => pen.measureText(/\d/.test(c) ? '0' : c).width)
  const long = wide.reduce((a, b) => a + b)
  let at = x - long * { start: 0, middle: 0.5, end: 1 }[anchor]
  pen.textAlign = 'center'
  return parts.map((c, i) => [c, (at += wide[i]) - wide[i] / 2])
}
/** @param {CanvasRenderingContext2D} pen @param {Path2D} path @param {string} ink @param {string} ground @param {number} far */
function hatched(pen, path, ink, ground, far) {
  pen.save()
  pen.clip(path)
  pen.fillStyle = ground
  pen.fill(path)
  pen.setLineDash([])
  pen.lineWidth = 3
  pen.strokeStyle = ink
  pen.beginPath()
  /* as in the pattern #hatch: one line every eight units, turned by 45 degrees, in the middle of the first three */
  const each = 8 * Math.SQRT2
  for (let at = each * (1.5 / 8 - Math.ceil((2 * far) / each)); at < 2 * far; at += each) {
    pen.moveTo(at - far, far)
    pen.lineTo(at + far, -far)
  }
  pen.stroke()
  pen.restore()
}

/** The `d` of a path that draws the same as a shape. @param {Element} e */
function pathOf(e) {
  /** @param {string} name */
  const n = (name) => Number(e.getAttribute(name) ?? 0)
  switch (e.localName) {
    case 'path':
      return (e.getAttribute('d') ?? '').replace(/([a-zA-Z])/g, ' $1 ').trim()
    case 'polygon':
      return `M ${e.getAttribute('points')} Z`
    case 'circle':
      return `M ${n('cx') - n('r')} ${n('cy')} a ${n('r')} ${n('r')} 0 1 0 ${2 * n('r')} 0 a ${n('r')} ${n('r')} 0 1 0 ${-2 * n('r')} 0 Z`
    case 'line':
      return `M ${n('x1')} ${n('y1')} L ${n('x2')} ${n('y2')}`
    case 'rect': {
      const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')]
      const r = Math.min(n('rx'), w / 2, h / 2)
      if (!r) return `M ${x} ${y} h ${w} v ${h} h ${-w} Z`
      const turn = (/** @type {number} */ dx, /** @type {number} */ dy) =>
        `a ${r} ${r} 0 0 1 ${dx} ${dy}`
      return `M ${x + r} ${y} h ${w - 2 * r} ${turn(r, r)} v ${h - 2 * r} ${turn(-r, r)} h ${2 * r - w} ${turn(-r, -r)} v ${2 * r - h} ${turn(r, -r)} Z`
    }
  }
  return ''
}
