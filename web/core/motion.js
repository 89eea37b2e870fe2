/**
 * motion.js -- a thing that stays the same moves to its new place, and what comes is seen to come. What is drawn is always how
 * things stand: motion is laid over it with the Web Animations API (FLIP: first, last, invert, play), for transform and
 * opacity alone, and ends at once when somebody presses a key or touches the figure. Undo, print and tests know nothing of it.
 *
 * A thing that may move says so in its template:
 *   data-key    its name in this element: a thing of the same name is the same thing, wherever it is drawn next
 *   data-from   the name of what it comes from, where it was not there before
 *   data-come   how it comes, where it was not there before and comes from nothing: a name of WAYS
 *   data-path   along what it comes, from its end to its start: the `d` of a path
 *   data-state  what it says; where that changes, it goes `data-turn`, a name of WAYS
 *   data-wait   how many ms later than the rest
 * Inside [data-scene] places are counted from its corner: what is above it may grow, and moves nothing.
 */

/** @typedef {import('./element.js').CgtElement} CgtElement */
/** A thing as it was drawn. @typedef {{ x: number, y: number, width: number, state: string | undefined }} Seen */
/** @typedef {HTMLElement | SVGGraphicsElement} Thing */

/** @type {Record<string, { frames: Keyframe[], long?: boolean }>} long: a whole step's time */
const WAYS = {
  fade: { frames: [{ opacity: 0 }, {}] },
  /** a mark that is put there */
  pop: { frames: [{ opacity: 0, transform: 'scale(0.5)' }, {}] },
  /** a number that changes */
  tick: { frames: [{ opacity: 0, transform: 'translateY(-0.35em)' }, {}] },
  /** what was taken: it tilts, is lifted, and is gone */
  lift: {
    frames: [
      { opacity: 1, transform: 'rotate(8deg) translateY(-0.2em)' },
      { opacity: 1, transform: 'rotate(12deg) translateY(-0.6em)', offset: 0.4 },
      { opacity: 0, transform: 'rotate(20deg) translateY(-2em)' },
    ],
    long: true,
  },
  /** what was cut off */
  fall: {
    frames: [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'rotate(6deg) translateY(2em)' },
    ],
    long: true,
  },
  /** what was there before, until then */
  gone: { frames: [{ opacity: 1 }, { opacity: 0 }] },
  /** what goes pale */
  dim: { frames: [{ opacity: 1 }, {}], long: true },
  /** what is put down from above */
  drop: {
    frames: [{ opacity: 0, transform: 'translateY(-2.5em)' }, { opacity: 1, offset: 0.4 }, {}],
  },
  /** a coin that is turned over */
  turn: { frames: [{ transform: 'scaleX(-1)' }, {}], long: true },
  /** what is there for a moment alone */
  pass: { frames: [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], long: true },
}

/** parts of a path, each straight */
const BITS = 12
/** things that a wave goes through */
const WAVE = 64

const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Somebody sees it move. @param {CgtElement} host */
export function moves(host) {
  if (still?.matches || document.hidden || host.printing || !host.isConnected) return false
  const { top, bottom, width } = host.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** How long things take here, ms, and how they go. @param {CgtElement} host */
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
  /** in which what was drawn is compared, and that in which a wave begins */ #frame = 0
  #waving = 0
  /** what moves, and where it will stand @type {Map<string, { animation: Animation, thing: Thing, at: Seen }>} */
  #running = new Map()
  /** a finger let it go @type {Thing | null} */ #free = null

  /** @param {CgtElement} host */
  constructor(host) {
    this.#host = host
    for (const event of ['pointerdown', 'keydown'])
      host.root.addEventListener(event, () => this.finish(), { capture: true, passive: true })
  }

  /** All that moves is where it should be. */
  finish() {
    cancelAnimationFrame(this.#frame)
    cancelAnimationFrame(this.#waving)
    this.#before = null
    for (const { animation } of this.#running.values()) animation.cancel()
    this.#running.clear()
  }

  /**
   * A thing goes with a finger.
   * @param {Thing} thing @param {number} [x] px of the window from its place; none: it finds its way there when it is drawn next
   * @param {number} [y]
   */
  carry(thing, x, y = 0) {
    if (x === undefined) this.#free = thing
    else thing.style.translate = [x, y].map((n) => `${n / scaleOf(thing)}px`).join(' ')
  }

  /** Before it is drawn: where its things are. What is drawn twice in one frame is compared with what was seen last. */
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

  /** After it, in the frame that shows it: what moved, came or says something else goes its way. */
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
    /* seen where they stand, not on their way there */
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
    /* first all is measured, then all is sent: by turns the page would be laid out for each */
    const sent = things.map((thing) => {
      const key = nameOf(thing)
      const now = /** @type {Seen} */ (after.get(key))
      return this.#running.has(key) ? undefined : this.#sent(thing, now, before, times)
    })
    for (const send of sent) send?.()
  }

  /** How it goes its way, if it does. @param {Thing} thing @param {Seen} now @param {Map<string, Seen>} before @param {ReturnType<typeof timesOf>} times */
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

  /** For a second, from the left: something was won. In the frame that shows it, after what else moves then. */
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
  /** Where they stand, or will when they have arrived. @param {Thing[]} things @returns {Map<string, Seen>} */
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

/** In a sum each part has things of these names. @param {Thing} thing @param {string} [key] */
const nameOf = (thing, key = thing.dataset.key) =>
  `${/** @type {HTMLElement | null} */ (thing.closest('[data-part]'))?.dataset.part ?? ''} ${key}`
/** @param {Seen} a @param {Seen} b */
const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) > 1
/** From where it was to where it is. @param {Thing} thing @param {Seen} from @param {Seen} to @returns {Keyframe[]} */
function flip(thing, from, to) {
  if (!from.width || !to.width || !far(from, to)) return []
  const scale = scaleOf(thing, to.width)
  return [
    { transform: `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px)` },
    {},
  ]
}
/** Back along a path. @param {string} d @returns {Keyframe[]} */
function along(d) {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', d)
  const long = path.getTotalLength()
  return Array.from({ length: BITS + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength(long * (1 - i / BITS))
    return { transform: `translate(${x}px, ${y}px)`, opacity: i % BITS ? 1 : 0 }
  })
}
/** Pixels of the window in one of its own: a slide is scaled, a drawing has units. @param {Thing} thing @param {number} [width] */
function scaleOf(thing, width = thing.getBoundingClientRect().width) {
  if (thing instanceof SVGElement)
    return /** @type {SVGGraphicsElement} */ (thing).getScreenCTM()?.a || 1
  return width && thing.offsetWidth ? width / thing.offsetWidth : 1
}
