/**
 * paint.js -- paints a whole tree on a canvas. Nodes of less than a few pixels are bars, one for each column, as high as they are
 * dense and split by outcome; larger nodes are marks, and the largest show their positions.
 */
import { density, notBefore } from '../atlas.js'
import { LARGEST } from '../camera.js'

/** @typedef {import('../../engine/engine.js').Outcome} Outcome */
/** a level's nodes in view, `to` excluded @typedef {[from: number, to: number]} Run */

/** the first mover's result, by 1 - outcome */
export const OUTCOMES = /** @type {const} */ (['win', 'tie', 'loss'])
/** pixels of a node from which on its position is written, and from which on marks are drawn */
const [WRITTEN, APART] = [46, 3]
/** inks of bars without colours */
const PLAIN = ['--cgt-ink', '--cgt-line-strong', '--cgt-line']

/** Buffers for drawing a level of bars, reused for the next one. */
class Band {
  /** @param {CanvasRenderingContext2D} pen @param {number} columns @param {number} room its height */
  constructor(pen, columns, room) {
    this.picture = pen.createImageData(columns, room)
    /** nodes of each outcome, three a column */ this.counts = new Uint32Array(3 * columns)
    /** where the parts of a column begin and end, four a column */ this.ends = new Uint16Array(
      4 * columns,
    )
  }
}

export class AtlasPainter {
  /** inks of marks @type {Record<string, string>} */ #inks = {}
  /** @type {Band | null} */ #band = null
  /** pixels of a mark, by level; 0: bars @type {number[]} */ #marked = []
  #pen = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (null))

  /** @param {import('./cgt-atlas.js').CgtAtlas} host @param {import('../camera.js').Camera} camera */
  constructor(host, camera) {
    this.host = host
    this.camera = camera
  }
  get #canvas() {
    return this.host.root.querySelector('canvas')
  }
  /** Reads the page's colours again. */
  recolour() {
    this.#inks = {}
  }
  /** @param {string} name of a custom property that is a colour */
  #ink(name) {
    if (this.#inks[name]) return this.#inks[name]
    const canvas = /** @type {HTMLElement} */ (this.#canvas)
    canvas.style.color = `var(${name}, #888)`
    return (this.#inks[name] = getComputedStyle(canvas).color)
  }
  /** @param {number} node @returns {number} pixels from the left */
  #across(node) {
    return this.camera.across(this.host.tree.x[node])
  }

  /** Paints what is in view. */
  paint() {
    const { host, camera } = this
    const canvas = this.#canvas
    if (!canvas || !host.whole || !canvas.clientWidth) return
    const sharp = host.printing ? 3 : Math.min(devicePixelRatio || 1, 3)
    const { clientWidth: width, clientHeight: height } = canvas
    if (camera.resize({ width, height, sharp })) {
      canvas.width = Math.round(width * sharp)
      canvas.height = Math.round(height * sharp)
    }
    camera.view = camera.kept(camera.view)
    const pen = /** @type {CanvasRenderingContext2D} */ (
      canvas.getContext('2d', { willReadFrequently: true })
    )
    this.#pen = pen
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.fillStyle = this.#ink('--cgt-bg')
    pen.fillRect(0, 0, canvas.width, canvas.height)
    const { deepest } = host.tree
    const runs = Array.from({ length: deepest + 1 }, (_, d) => this.#inView(d))
    const apart = runs.map(([from, to]) => to - from <= width / APART)
    runs.forEach((run, d) => apart[d] || this.#bars(run, d))
    pen.setTransform(sharp, 0, 0, sharp, 0, 0)
    for (let d = 1; d <= deepest; d++)
      if (apart[d]) this.#edges(runs[d - 1], runs[d], d, apart[d - 1])
      else if (apart[d - 1]) this.#fans(runs[d - 1], d)
    const line = host.tree.path(host.spot)
    this.#way(line)
    this.#marked = runs.map((run, d) => (apart[d] ? this.#marks(run, d) : 0))
    for (const node of host.found) this.#pointer(node)
    line.forEach((node, d) => this.#ring(node, d, d === line.length - 1))
  }
  /** The nodes of a level in view, and a few beside them. @param {number} d @returns {Run} */
  #inView(d) {
    const { x, level } = this.host.tree
    const { camera } = this
    const [from, to] = [level[d], level[d + 1]]
    const [left, right] = [camera.xAt(-LARGEST / 2), camera.xAt(camera.size.width + LARGEST / 2)]
    return [notBefore(x, from, to, left), notBefore(x, from, to, right)]
  }

  /** Paints a level whose nodes are smaller than a few pixels. @param {Run} run @param {number} d */
  #bars([from, to], d) {
    const { host, camera } = this
    const { sharp, width } = camera.size
    const columns = Math.round(width * sharp)
    const scale = camera.view.scale * sharp
    const room = Math.max(2, Math.floor(Math.min(camera.step * 0.72, 44) * sharp))
    let band = this.#band
    if (band?.picture.width !== columns || band.picture.height !== room)
      band = this.#band = new Band(this.#pen, columns, room)
    const { picture, counts, ends } = band
    density(host.tree.x, host.sums, from, to, camera.xAt(0), scale, counts)
    for (let c = 0; c < columns; c++) {
      const [a, b, e] = [counts[3 * c], counts[3 * c + 1], counts[3 * c + 2]]
      const n = a + b + e
      /* a bar's height is its density: siblings stand 1 apart */
      const high = n && Math.max(5 * sharp, Math.round(room * Math.sqrt(Math.min(1, n * scale))))
      const top = (ends[4 * c] = (room - high) >> 1)
      ends[4 * c + 1] = top + Math.round((high * a) / (n || 1))
      ends[4 * c + 2] = top + Math.round((high * (a + b)) / (n || 1))
      ends[4 * c + 3] = top + high
    }
    const plain = host.getAttribute('colors') === 'off'
    const inks = OUTCOMES.map((o, i) => bytes(this.#ink(plain ? PLAIN[i] : `--${o[0]}-fill`)))
    const [win, tie, loss] = inks
    const ground = bytes(this.#ink('--cgt-bg'))
    const pixels = new Uint32Array(picture.data.buffer)
    for (let y = 0, i = 0; y < room; y++)
      for (let c = 0; c < 4 * columns; c += 4, i++)
        pixels[i] =
          y < ends[c] || y >= ends[c + 3]
            ? ground
            : y < ends[c + 1]
              ? win
              : y < ends[c + 2]
                ? tie
                : loss
    this.#pen.putImageData(picture, 0, Math.round(camera.high(d) * sharp - room / 2))
  }
  /** Draws every edge down to a level. @param {Run} above @param {Run} run @param {number} d @param {boolean} few true if the parents stand apart */
  #edges(above, run, d, few) {
    const { camera } = this
    const { parent, first } = this.host.tree
    const { width } = camera.size
    const [y, to] = [camera.high(d - 1), camera.high(d)]
    const pen = this.#pen
    /* edges of parents in view, too */
    const least = few ? Math.min(run[0], first[above[0]]) : run[0]
    const most = few ? Math.max(run[1], first[above[1]]) : run[1]
    const [from, end] = most - least > width ? run : [least, most]
    pen.beginPath()
    for (let i = from; i < end; i++) {
      pen.moveTo(this.#across(parent[i]), y)
      pen.lineTo(this.#across(i), to)
    }
    pen.strokeStyle = this.#ink('--cgt-line-strong')
    pen.lineWidth = end - from > width / 12 ? 0.75 : 1.5
    pen.stroke()
  }
  /** Draws a fan for each parent: the edges down to a level are too many. @param {Run} above @param {number} d */
  #fans(above, d) {
    const { camera } = this
    const { first } = this.host.tree
    const [y, to] = [camera.high(d - 1), camera.high(d)]
    const pen = this.#pen
    pen.beginPath()
    for (let u = above[0]; u < above[1]; u++) {
      if (first[u] === first[u + 1]) continue
      pen.moveTo(this.#across(u), y)
      pen.lineTo(this.#across(first[u]), to)
      pen.lineTo(this.#across(first[u + 1] - 1), to)
      pen.closePath()
    }
    pen.fillStyle = this.#ink('--cgt-line')
    pen.globalAlpha = 0.6
    pen.fill()
    pen.globalAlpha = 1
  }

  /** @param {Run} run @param {number} d @returns {number} their size */
  #marks([from, to], d) {
    const { outcome } = this.host.tree
    const pen = this.#pen
    /* the nearest two nodes of the level limit the size */
    let near = LARGEST
    for (let i = from + 1; i < to; i++) near = Math.min(near, this.#across(i) - this.#across(i - 1))
    const most = near > WRITTEN ? 46 : 22
    const size = Math.max(2, Math.min(near * 0.8, this.camera.step * 0.8, most))
    const y = this.camera.high(d)
    for (const [k, kind] of OUTCOMES.entries()) {
      pen.beginPath()
      for (let i = from; i < to; i++)
        if (1 - outcome[i] === k) shape(pen, kind, this.#across(i), y, size)
      pen.fillStyle = this.#ink(`--${kind[0]}-fill`)
      pen.fill()
      if (size < 7) continue
      pen.strokeStyle = this.#ink(`--${kind[0]}-edge`)
      pen.lineWidth = Math.min(2, size / 8)
      pen.stroke()
    }
    if (size >= 14) this.#letters([from, to], y, size)
    return size
  }
  /** Writes into marks: the position if there is room, else the letter of its outcome. @param {Run} run @param {number} y @param {number} size */
  #letters([from, to], y, size) {
    const { host } = this
    const pen = this.#pen
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    const style = getComputedStyle(host)
    const sans = style.getPropertyValue('--cgt-sans')
    const mono = style.getPropertyValue('--cgt-mono')
    for (let i = from; i < to; i++) {
      const kind = OUTCOMES[1 - host.tree.outcome[i]]
      pen.fillStyle = this.#ink(`--${kind[0]}-text`)
      const x = this.#across(i)
      const lines = size > 30 ? host.textOf(i).split('/') : []
      const long = Math.max(...lines.map((line) => line.length))
      const letter = Math.min((size * 0.8) / lines.length, (size * 1.3) / long, 14)
      if (lines.length && letter >= 7) {
        pen.font = `600 ${letter}px ${mono}`
        lines.forEach((line, k) =>
          pen.fillText(line, x, y + (k - (lines.length - 1) / 2) * letter * 0.95),
        )
      } else {
        pen.font = `700 ${size * 0.6}px ${sans}`
        pen.fillText(host.letter(kind), x, y + 1)
      }
    }
  }

  /** Draws the path from the root to the chosen node. @param {number[]} line */
  #way(line) {
    const pen = this.#pen
    for (const [ink, wide] of /** @type {const} */ ([
      ['--cgt-bg', 6],
      ['--cgt-ink', 3],
    ])) {
      pen.beginPath()
      line.forEach((u, d) => pen.lineTo(this.#across(u), this.camera.high(d)))
      pen.strokeStyle = this.#ink(ink)
      pen.lineWidth = wide
      pen.lineJoin = 'round'
      pen.stroke()
    }
  }
  /** Draws a pointer to a node that was found, of the same size at any zoom. @param {number} node */
  #pointer(node) {
    const x = this.#across(node)
    if (x < -20 || x > this.camera.size.width + 20) return
    const y = this.camera.high(this.host.tree.depth[node])
    const pen = this.#pen
    pen.beginPath()
    pen.moveTo(x, y - 4)
    pen.lineTo(x - 8, y - 22)
    pen.lineTo(x + 8, y - 22)
    pen.closePath()
    pen.fillStyle = this.#ink('--cgt-ink')
    pen.strokeStyle = this.#ink('--cgt-bg')
    pen.lineWidth = 2.5
    pen.lineJoin = 'round'
    pen.stroke()
    pen.fill()
  }
  /** Draws a ring around a node of the path, of the same size at any zoom. @param {number} node @param {number} d @param {boolean} last */
  #ring(node, d, last) {
    const kind = OUTCOMES[1 - this.host.tree.outcome[node]]
    const pen = this.#pen
    pen.beginPath()
    const size = Math.max(this.#marked[d], last ? 18 : 13)
    shape(pen, kind, this.#across(node), this.camera.high(d), size)
    if (size > this.#marked[d]) {
      pen.fillStyle = this.#ink(`--${kind[0]}-fill`)
      pen.fill()
    }
    pen.strokeStyle = this.#ink('--cgt-ink')
    pen.lineWidth = last ? 3.5 : 2
    pen.stroke()
  }
}

/** An outcome's shape around a point. @param {CanvasRenderingContext2D} pen @param {Outcome} kind @param {number} x @param {number} y @param {number} size */
function shape(pen, kind, x, y, size) {
  const h = size / 2
  if (kind === 'win') return pen.rect(x - h, y - h, size, size)
  if (kind === 'loss') {
    pen.moveTo(x + h, y)
    return pen.arc(x, y, h, 0, 7)
  }
  const k = size < 7 ? h : size * 0.29 // in a few pixels a diamond looks other than a disc, an octagon does not
  pen.moveTo(x - h + k, y - h)
  for (const [a, b] of [[h - k, -h], [h, -h + k], [h, h - k], [h - k, h], [k - h, h], [-h, h - k], [-h, k - h]]) pen.lineTo(x + a, y + b) // prettier-ignore
  pen.closePath()
}

/** @type {CanvasRenderingContext2D | null} */
let probe = null
/** @type {Map<string, number>} */
const known = new Map()
/** A colour as the four bytes of a pixel. @param {string} ink */
function bytes(ink) {
  let pixel = known.get(ink)
  if (pixel === undefined) {
    probe ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const pen = /** @type {CanvasRenderingContext2D} */ (probe)
    pen.fillStyle = ink
    pen.fillRect(0, 0, 1, 1)
    pixel = new Uint32Array(pen.getImageData(0, 0, 1, 1).data.buffer)[0]
    known.set(ink, pixel)
  }
  return pixel
}
