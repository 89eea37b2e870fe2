/**
 * motion.js -- animates a figure: a thing moves to its new place, and a new thing comes into sight. The drawing always shows the
 * present state; motion is laid over it with the Web Animations API (FLIP: first, last, invert, play), by transform and
 * opacity alone, and ends at once when somebody presses a key or touches the figure. Undo, print and tests do not see it.
 *
 * A thing that may move has in its template:
 *   data-key    its name in this element: things of the same name in two drawings are one thing
 *   data-from   the name of the thing from which it comes, if it is new
 *   data-come   how it comes, if it is new and comes from nothing: a name of WAYS
 *   data-path   the path along which it comes, from its end to its start: the `d` of an SVG path
 *   data-state  its state; when that changes, it moves by `data-turn`, a name of WAYS
 *   data-wait   its delay in ms
 * Inside [data-scene] places are measured from the scene's corner: when the page above it grows, nothing moves.
 */

/** @typedef {import('./element.js').CgtElement} CgtElement */
/** Place and state of a thing when it was drawn. @typedef {{ x: number, y: number, width: number, state: string | undefined }} Seen */
/** @typedef {HTMLElement | SVGGraphicsElement} Thing */

/** @type {Record<string, { frames: Keyframe[], long?: boolean }>} long: a whole step's time */
const WAYS = {
  fade: { frames: [{ opacity: 0 }, {}] },
  /** a new mark */
  pop: { frames: [{ opacity: 0, transform: 'scale(0.5)' }, {}] },
  /** a number that changes */
  tick: { frames: [{ opacity: 0, transform: 'translateY(-0.35em)' }, {}] },
  /** an item that was taken: it tilts, is lifted and vanishes */
  lift: {
    frames: [
      { opacity: 1, transform: 'rotate(8deg) translateY(-0.2em)' },
      { opacity: 1, transform: 'rotate(12deg) translateY(-0.6em)', offset: 0.4 },
      { opacity: 0, transform: 'rotate(20deg) translateY(-2em)' },
    ],
    long: true,
  },
  /** a piece that was cut off */
  fall: {
    frames: [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'rotate(6deg) translateY(2em)' },
    ],
    long: true,
  },
  /** an item of the position before, until it vanishes */
  gone: { frames: [{ opacity: 1 }, { opacity: 0 }] },
  /** an item that turns pale */
  dim: { frames: [{ opacity: 1 }, {}], long: true },
  /** a piece that is put down from above */
  drop: {
    frames: [{ opacity: 0, transform: 'translateY(-2.5em)' }, { opacity: 1, offset: 0.4 }, {}],
  },
  /** a coin that is turned over */
  turn: { frames: [{ transform: 'scaleX(-1)' }, {}], long: true },
  /** a mark that is there for a moment */
  pass: { frames: [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], long: true },
}

/** straight parts that stand for a path */
const BITS = 12
/** the most things that a wave goes through */
const WAVE = 64

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** True if motion is on and the figure is seen. @param {CgtElement} host */
export function moves(host) {
  if (still?.matches || document.hidden || host.printing || !host.isConnected) return false
  const { top, bottom, width } = host.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** Durations in ms, and the easing, that the figure's styles set. @param {CgtElement} host */
export function timesOf(host) {
  const style = getComputedStyle(host)
  /** @param {string} name @param {number} other */
  const ms = (name, other) => {
    const value = style.getPropertyValue(`--t-${name}`).trim()
    const n = parseFloat(value)
    return Number.isFinite(n) ? n * (/[^m]s$/.test(value) ? 1000 : 1) : other
  }
  const ease = style.getPropertyValue('--ease-move').trim() || 'ease-out'
  return { move: ms('move', 280), step: ms('step', 480), ease }
}

export class Motion {
  #host
  /** @type {Map<string, Seen> | null} null: nothing is compared */ #before = null
  /** requests of the frame that compares two drawings, and of the one that begins a wave */ #frame = 0
  #waving = 0
  /** the things that move, and where they will stand @type {Map<string, { animation: Animation, thing: Thing, at: Seen }>} */
  #running = new Map()
  /** the thing that a finger let go @type {Thing | null} */ #free = null

  /** @param {CgtElement} host */
  constructor(host) {
    this.#host = host
    for (const event of ['pointerdown', 'keydown'])
      host.root.addEventListener(event, () => this.finish(), { capture: true, passive: true })
  }

  /** Ends all motion at once. */
  finish() {
    cancelAnimationFrame(this.#frame)
    cancelAnimationFrame(this.#waving)
    this.#before = null
    for (const { animation } of this.#running.values()) animation.cancel()
    this.#running.clear()
  }

  /**
   * Moves a thing with a finger.
   * @param {Thing} thing @param {number} [x] pixels of the window from its place; without it the thing is let go, and moves to its place when it is drawn next
   * @param {number} [y]
   */
  carry(thing, x, y = 0) {
    if (x === undefined) this.#free = thing
    else thing.style.translate = [x, y].map((n) => `${n / scaleOf(thing)}px`).join(' ')
  }

  /** Called before a drawing: notes where things are. Of two drawings in one frame, only the last is compared with what was seen. */
  note() {
    if (!this.#before) this.#look()
    if (this.#free) this.#free.style.translate = ''
    this.#free = null
  }
  #look() {
    const things = this.#things
    if (!things.length && !this.#host.root.querySelector('[data-scene]')) return
    if (moves(this.#host)) this.#before = this.#seen(things)
    else this.finish()
  }

  /** Called after a drawing: in the frame that shows it, animates the things that moved, came or changed their state. */
  play() {
    if (!this.#before) return
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#start())
  }
  #start() {
    const before = this.#before
    this.#before = null
    if (!before || !moves(this.#host)) return this.finish()
    const things = this.#things
    /* measured where they stand, not on their way there */
    const under = [...this.#running].map(([key, one]) => {
      const time = one.animation.currentTime
      one.animation.cancel()
      return { key, time, ...one }
    })
    this.#running.clear()
    const after = this.#seen(things)
    for (const { key, time, animation, thing, at } of under) {
      const now = after.get(key)
      if (!now || nameOf(thing) !== key || !thing.isConnected || far(now, at)) continue
      animation.play()
      animation.currentTime = time
      this.#running.set(key, { animation, thing, at })
    }
    const times = timesOf(this.#host)
    /* all are measured before one is animated: else each would have the page laid out anew */
    const sent = things.map((thing) => {
      const key = nameOf(thing)
      const now = /** @type {Seen} */ (after.get(key))
      return this.#running.has(key) ? undefined : this.#sent(thing, now, before, times)
    })
    for (const send of sent) send?.()
  }

  /** The animation of a thing, if it has one. @param {Thing} thing @param {Seen} now @param {Map<string, Seen>} before @param {ReturnType<typeof timesOf>} times */
  #sent(thing, now, before, { move, step, ease }) {
    const { from, come, turn, path, wait = 0 } = thing.dataset
    const key = nameOf(thing)
    const was = before.get(key)
    const first = was ?? before.get(nameOf(thing, from))
    const way = first ? was && turn && was.state !== now.state && turn : come
    const { frames, long } = way
      ? WAYS[way]
      : { frames: first ? flip(thing, first, now) : path ? along(path) : [], long: !first }
    if (!frames.length) return
    return () => {
      const animation = thing.animate(frames, {
        duration: long ? step : move,
        delay: Number(wait),
        easing: ease,
        fill: 'backwards',
        /* added to the transform that places it */
        composite: way || path ? 'replace' : 'add',
      })
      this.#running.set(key, { animation, thing, at: now })
      animation.onfinish = () => {
        if (this.#running.get(key)?.animation === animation) this.#running.delete(key)
      }
    }
  }

  /** Sends a wave from the left for a second, after other motion: something was won. */
  wave() {
    cancelAnimationFrame(this.#waving)
    this.#waving = requestAnimationFrame(() => this.#wave())
  }
  #wave() {
    if (!moves(this.#host)) return
    const things = this.#things.slice(0, WAVE)
    const scales = things.map((thing) => scaleOf(thing))
    things.forEach((thing, i) => {
      const key = nameOf(thing)
      const animation = thing.animate(
        { transform: ['none', `translateY(${-8 / scales[i]}px)`, 'none'] },
        {
          duration: 500,
          delay: (500 * i) / things.length,
          easing: 'ease-in-out',
          composite: 'add',
        },
      )
      this.#running.set(`${key} wave`, {
        animation,
        thing,
        at: { x: 0, y: 0, width: 0, state: '' },
      })
    })
  }

  get #things() {
    return /** @type {Thing[]} */ ([...this.#host.root.querySelectorAll('[data-key]')])
  }
  /** The places of things; of moving ones those at which they will arrive. @param {Thing[]} things @returns {Map<string, Seen>} */
  #seen(things) {
    /** @type {Map<Element, DOMRect>} */
    const scenes = new Map()
    return new Map(
      things.map((thing) => {
        const { state } = thing.dataset
        const key = nameOf(thing)
        const running = this.#running.get(key)
        if (running) return [key, { ...running.at, state }]
        const scene = thing.closest('[data-scene]') ?? this.#host
        const corner = scenes.get(scene) ?? scene.getBoundingClientRect()
        scenes.set(scene, corner)
        const { left, top, width, height } = thing.getBoundingClientRect()
        const [x, y] = [left + width / 2 - corner.left, top + height / 2 - corner.top]
        return [key, { x, y, width, state }]
      }),
    )
  }
}

/** The name of a thing; in a sum with its part, as parts use the same names. @param {Thing} thing @param {string} [key] */
const nameOf = (thing, key = thing.dataset.key) =>
  `${/** @type {HTMLElement | null} */ (thing.closest('[data-part]'))?.dataset.part ?? ''} ${key}`
/** @param {Seen} a @param {Seen} b */
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) > 1
/** The frames from an old place to the present one. @param {Thing} thing @param {Seen} from @param {Seen} to @returns {Keyframe[]} */
function flip(thing, from, to) {
  if (!from.width || !to.width || !far(from, to)) return []
  const scale = scaleOf(thing, to.width)
  return [
    { transform: `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px)` },
    {},
  ]
}
/** The frames along a path, from its end to its start. @param {string} d @returns {Keyframe[]} */
function along(d) {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', d)
  const long = path.getTotalLength()
  return Array.from({ length: BITS + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength(long * (1 - i / BITS))
    return { transform: `translate(${x}px, ${y}px)`, opacity: i % BITS ? 1 : 0 }
  })
}
/** Pixels of the window to one unit of a thing: a slide is scaled, a drawing has units of its own. @param {Thing} thing @param {number} [width] */
function scaleOf(thing, width = thing.getBoundingClientRect().width) {
  if (thing instanceof SVGElement)
    return /** @type {SVGGraphicsElement} */ (thing).getScreenCTM()?.a || 1
  return width && thing.offsetWidth ? width / thing.offsetWidth : 1
}
