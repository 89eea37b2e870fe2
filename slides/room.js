/**
 * room.js -- what a lecture needs that a style cannot do, for any deck of Marp with the theme `palitos`. A classic script
 * without dependencies, after those of the elements; slides/README.md says how a slide asks for each.
 *   fit      a figure has the largest size at which nothing of it is cut or wrapped, and gives way when something grows
 *   steps    class `steps`: keys that turn the slide first go through its steps
 *   clock    class `t90`: T starts 90 s, on every window of the deck
 *   answers  class `ask`: a click or 1 to 4 is what the class said, V the right one
 *   lit      class `on-4-5`: these lines of the program
 *   next     N leaves a slide whose steps are not all shown
 *   more     slides of class `more` are passed over, until L, which says so; then the agenda tells the minutes of the longer class
 *   B or .   blacks the screen
 * What happens in one window of a deck happens in all of them, as web/core/deck.js does it for elements.
 */
;(() => {
  /** @typedef {{ at: number, count: number, go(at: number): void }} Steps */
  /** an element of Palitos @typedef {HTMLElement & { stepper?: Steps, uncovers?: boolean, printing?: boolean, update?(): void }} Figure */

  /** font sizes in px to try in order: of a board; of a whole figure without a board. BESIDE: of words beside a board */
  const BOARDS = [72, 66, 60, 56, 52, 48, 45, 42, 39, 36, 34, 32, 30, 28, 26, 24]
  const WHOLE = [36, 34, 32, 30, 28, 26]
  const BESIDE = 26
  /** less than the last is not legible from the last row */
  const SMALL = [25, 24, 23, 22]
  const USUAL = 24
  const LEAST = [20, 18, 16, 14]
  const NAME = 'palitos-room'
  const BAR =
    '.bespoke-progress-parent{background:#ddd8ce!important}.bespoke-progress-bar{background:#1b1e24!important}' +
    // over the slide: in the flow it would take height from it, and leave black stripes on both sides
    '.bespoke-progress-parent{position:absolute!important;inset:0 0 auto;z-index:1}' +
    '.bespoke-progress-parent+.bespoke-marp-parent{top:0!important}'
  const BLACK =
    'html.room-black::after{content:"";position:fixed;inset:0;background:#000;z-index:2147483647}' +
    'html.room-black[data-bespoke-view=presenter]::after{inset:0 0 auto;height:12px}'
  const SAID =
    '.room-said{position:fixed;left:50%;bottom:6vh;transform:translateX(-50%);z-index:2;pointer-events:none;' +
    'padding:.3em .8em;border-radius:.4em;background:#1b1e24;color:#fff;font:700 max(24px,4.5vmin)/1.3 system-ui,sans-serif;' +
    'box-shadow:0 0 0 3px #fff}@media print{.room-said{display:none}}'
  /** ms that it is seen */
  const SAYS = 2500

  const view = new URLSearchParams(location.search).get('view') ?? ''
  /** @template {Element} T @param {ParentNode} within @param {string} css */
  const all = (within, css) => /** @type {HTMLElement[]} */ ([...within.querySelectorAll(css)])
  const slides = () =>
    /** @type {SVGElement[]} */ ([...document.querySelectorAll('svg[data-marpit-svg]')])
  const active = () =>
    slides().find((one) => one.classList.contains('bespoke-marp-active')) ?? slides()[0]
  const section = () =>
    /** @type {HTMLElement | undefined} */ (active()?.querySelector('section') ?? undefined)
  /** Elements of Palitos directly on a slide. @param {ParentNode} within */
  const figures = (within) =>
    /** @type {Figure[]} */ (
      all(within, 'section > *').filter((e) => e.shadowRoot && 'printing' in e)
    )

  /* ---- fit ---- */

  /** True if content is cut; strict: also if a row wraps or scrolls. @param {HTMLElement} e @param {boolean} strict */
  function over(e, strict) {
    const slack = strict ? 0 : 1 // if no size fits to the pixel
    if (e.scrollHeight > e.clientHeight + slack || e.scrollWidth > e.clientWidth + slack)
      return true
    if (!strict || !e.shadowRoot) return false
    const within = all(e.shadowRoot, 'cgt-play').flatMap((one) => one.shadowRoot ?? [])
    const every = (/** @type {string} */ css) =>
      [e.shadowRoot, ...within].flatMap((root) => (root ? all(root, css) : []))
    for (const box of every('.scroll, .tree, .roam, .side'))
      if (box.scrollWidth > box.clientWidth + 1) return true
    for (const sticks of every('.sticks')) {
      const last = /** @type {HTMLElement | null} */ (sticks.lastElementChild)
      const first = /** @type {HTMLElement | null} */ (sticks.firstElementChild)
      if (first && last && last.offsetTop - first.offsetTop > first.offsetHeight / 2) return true
    }
    return false
  }
  /** Sizes to try, largest first: [words, board]. @param {HTMLElement} e @returns {[number, number][]} */
  const sizesOf = (e) => [
    ...(e.shadowRoot?.querySelector('.board, .shown, cgt-play')
      ? BOARDS.map((size) => /** @type {[number, number]} */ ([BESIDE, size]))
      : WHOLE.map((size) => /** @type {[number, number]} */ ([size, size]))),
    // the sticks of a challenge are high: they give way before its words do
    ...(e.localName === 'cgt-challenge' ? [22, 20, 18] : []).map(
      (size) => /** @type {[number, number]} */ ([BESIDE, size]),
    ),
    ...SMALL.map((size) => /** @type {[number, number]} */ ([size, size])),
    // a board among words shrinks before the words do
    ...(e.shadowRoot?.querySelector('cgt-play') ? LEAST : []).map(
      (size) => /** @type {[number, number]} */ ([USUAL - 2, size]),
    ),
  ]
  /** figure -> index of its size @type {WeakMap<HTMLElement, number>} */
  const fitted = new WeakMap()
  /** @param {Figure} e @param {[number, number]} sizes */
  function size(e, [all, board]) {
    e.style.setProperty('--cgt-size', `${all}px`)
    e.style.setProperty('--cgt-figure', `${board}px`)
    // a strip counts its cells anew
    if (all === board) e.update?.()
  }
  /** The first size from `from` on at which nothing is over. @param {Figure} e @param {number} from @returns {number} */
  function first(e, from) {
    const sizes = sizesOf(e)
    for (const strict of [true, false])
      for (let i = from; i < sizes.length; i++) {
        size(e, sizes[i])
        if (!over(e, strict)) return i
      }
    return sizes.length - 1
  }
  /** Sizes a figure so that hidden answers and the last step fit, too: `printing` shows both. @param {Figure} e */
  function fit(e) {
    if (!e.clientHeight) return
    const { printing } = e
    let at = 0
    for (const paper of printing ? [true] : [true, false]) {
      e.printing = paper
      e.update?.()
      at = first(e, at)
      // room for later content makes nothing smaller than without this script
      if (paper && !printing)
        at = Math.min(
          at,
          sizesOf(e).findIndex(([all]) => all === USUAL),
        )
    }
    fitted.set(e, at)
    stand(e)
  }
  /** Fixes the top where it is with all answers shown: V shifts nothing. @param {Figure} e */
  function stand(e) {
    for (const name of ['align-content', 'padding-top']) e.style.removeProperty(name)
    if (e.printing || getComputedStyle(e).alignContent !== 'center') return
    e.printing = true
    e.update?.()
    const { paddingTop } = getComputedStyle(e)
    const box = e.getBoundingClientRect()
    const scale = box.height / e.offsetHeight || 1 // Marp scales the slide
    const tops = [...(e.shadowRoot?.children ?? [])].flatMap((child) => {
      const { top, height } = child.getBoundingClientRect()
      return height ? (top - box.top) / scale : []
    })
    e.printing = false
    e.update?.()
    const top = Math.min(...tops)
    if (!(top >= parseFloat(paddingTop))) return
    e.style.alignContent = 'start'
    e.style.paddingTop = `${top}px`
  }
  /** Sizes a figure anew after its content grew; in the next frame, as that changes an observed size. */
  const growth = new ResizeObserver((entries) =>
    requestAnimationFrame(() => {
      for (const { target } of entries) {
        const e = /** @type {Figure} */ (/** @type {ShadowRoot} */ (target.getRootNode()).host)
        if (!e || !over(e, false)) continue
        e.style.removeProperty('padding-top')
        fitted.set(e, first(e, fitted.get(e) ?? 0))
      }
    }),
  )
  /** @param {ParentNode} within */
  function fitAll(within) {
    fitText(within)
    for (const e of figures(within)) {
      fit(e)
      for (const child of e.shadowRoot?.children ?? []) growth.observe(child)
    }
  }

  /** font sizes in px to try: of cards; of a table beside a program whose cells break */
  const CARDS = [43, 41, 39, 37, 35]
  const CELLS = [28, 26, 24]
  /** True if nothing is cut. @param {HTMLElement} e */
  const whole = (e) => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth
  /** True if a cell has more than one line. @param {HTMLElement} cell */
  const breaks = (cell) => cell.clientHeight > 2.2 * parseFloat(getComputedStyle(cell).fontSize)
  /** font sizes in px to try for an example on one line */
  const EXAMPLES = [41, 39, 37, 35, 33, 31, 29, 28, 27, 26, 25, 24]
  /** Sizes a card's example so that no line breaks; typesets `G^L` and `x_1`. @param {HTMLElement} code */
  function example(code) {
    if (!code.firstElementChild)
      code.innerHTML = code.innerHTML.replace(
        /([\p{L}\d)])([\^_])([\p{L}\d]+)/gu,
        (_, base, sign, mark) =>
          `${base}<${sign === '_' ? 'sub' : 'sup'}>${mark}</${sign === '_' ? 'sub' : 'sup'}>`,
      )
    code.style.removeProperty('--example')
    const lines = code.textContent?.trim().split('\n').length ?? 1
    const most = parseFloat(getComputedStyle(code).fontSize)
    const broken = () => code.getClientRects().length > lines
    for (const size of EXAMPLES) {
      if (size > most || !broken()) continue
      code.style.setProperty('--example', `${size}px`)
    }
    if (broken()) code.style.removeProperty('--example')
  }
  /** Gives a proof's cards the largest font that all hold; a table's cells a smaller one, if then none breaks. @param {ParentNode} within */
  function fitText(within) {
    for (const list of all(within, 'section.proof > ol')) {
      const on = /** @type {HTMLElement} */ (list.parentElement)
      if (!list.clientHeight) continue
      list.style.removeProperty('--card')
      const was = list.scrollHeight
      for (const size of CARDS) {
        list.style.setProperty('--card', `${size}px`)
        // scroll sizes, as a formula may be taller than its line
        const fits =
          [on, ...all(list, 'li')].every(whole) &&
          all(list, 'li > p').every((p) => p.scrollWidth <= p.clientWidth) &&
          list.scrollHeight <= was
        if (fits) break
        list.style.removeProperty('--card')
      }
      for (const code of all(list, 'li > p:last-child > code:only-child')) example(code)
    }
    for (const table of all(within, 'section.listing > table')) {
      table.style.removeProperty('--cell')
      const cells = all(table, 'td')
      if (!cells.some(breaks)) continue
      const fits = CELLS.find((size) => {
        table.style.setProperty('--cell', `${size}px`)
        return !cells.some(breaks)
      })
      if (!fits) table.style.removeProperty('--cell')
    }
  }

  /* ---- messages to all windows of the deck ---- */

  const deck = location.href.replace(/[?#].*$/, '')
  /** @typedef {{ deck?: string, slide: number, what: string, value: any }} Message */
  /** @param {string} what @param {any} value @param {number} [slide] */
  function tell(what, value, slide = slides().indexOf(/** @type {SVGElement} */ (active()))) {
    show({ slide, what, value })
    try {
      localStorage.setItem(NAME, JSON.stringify({ deck, slide, what, value, at: Date.now() }))
      localStorage.removeItem(NAME)
    } catch {
      // storage may be denied: then every window is alone
    }
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== NAME || !newValue) return
    const message = JSON.parse(newValue)
    if (message.deck === deck) show(message)
  })
  /** @param {Message} message */
  function show({ slide, what, value }) {
    const root = document.documentElement
    if (what === 'black') return void root.classList.toggle('room-black', !!value)
    if (what === 'long') {
      long = !!value
      say(document.documentElement.lang.startsWith('es') ? `Clase de ${long ? 90 : 50} min` : `Class of ${long ? 90 : 50} min`) // prettier-ignore
      return agenda()
    }
    const on = slides()[slide]?.querySelector('section')
    if (!on) return
    if (what === 'clock') run(on, Number(value) || 0)
    if (what === 'told') on.classList.toggle('told', !!value)
    if (what === 'said')
      all(on, 'ol > li').forEach((li, i) => li.classList.toggle('said', i === value))
    if (what === 'lit') light(on, Number(value) || 0)
  }

  /** @type {HTMLElement | undefined} */
  let said
  let silence = 0
  /** Says something over the slide for a moment. @param {string} text */
  function say(text) {
    if (!said) {
      said = document.createElement('div')
      said.className = 'room-said'
      said.setAttribute('role', 'status')
      document.body.append(said)
    }
    said.textContent = text
    said.hidden = false
    clearTimeout(silence)
    silence = window.setTimeout(() => said && (said.hidden = true), SAYS)
  }

  /* ---- clock ---- */

  /** @type {WeakMap<Element, number>} */
  const timers = new WeakMap()
  /** @param {Element} on */
  const seconds = (on) => Number(/(?:^|\s)t(\d+)(?:\s|$)/.exec(on.className)?.[1] ?? 0)
  /** @param {Element} on */
  function clock(on) {
    if (!seconds(on) || on.querySelector('.clock')) return
    const made = document.createElement('button')
    made.className = 'clock'
    made.type = 'button'
    made.addEventListener('click', () => start(on))
    on.append(made)
    face(on, seconds(on))
  }
  /** @param {Element} on @param {number} left s */
  function face(on, left) {
    const shown = /** @type {HTMLElement | null} */ (on.querySelector('.clock'))
    if (!shown) return
    shown.style.setProperty('--part', String(left / seconds(on)))
    shown.classList.toggle('over', !left)
    shown.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  }
  /** Starts the clock, or resets it. @param {Element} on */
  function start(on) {
    const slide = slides().findIndex((one) => one.contains(on))
    tell('clock', timers.has(on) ? 0 : Date.now(), slide)
  }
  /** @param {Element} on @param {number} begun ms since 1970; 0: stopped */
  function run(on, begun) {
    clearInterval(timers.get(on))
    timers.delete(on)
    if (!begun) return face(on, seconds(on))
    const tick = () => {
      const left = Math.max(0, seconds(on) - Math.floor((Date.now() - begun) / 1000))
      face(on, left)
      if (!left) clearInterval(timers.get(on))
    }
    timers.set(on, window.setInterval(tick, 250))
    tick()
  }

  /* ---- lines of a program ---- */

  /** slide -> lines of each step; read before classList changes, which drops repeated classes @type {WeakMap<Element, number[][]>} */
  const known = new WeakMap()
  /** @param {Element} on */
  function lines(on) {
    const found =
      known.get(on) ??
      (on.getAttribute('class') ?? '')
        .split(/\s+/)
        .filter((c) => /^on(-\d+)+$/.test(c))
        .map((c) => c.slice(3).split('-').map(Number))
    known.set(on, found)
    return found
  }
  /** @param {Element} on @param {number} at step, from 0 */
  function light(on, at) {
    const steps = lines(on)
    const code = on.querySelector('pre code')
    if (!steps.length || !code) return
    if (!code.querySelector('.off, .on')) {
      /** what is coloured over a line break, as a head of two lines is, begins anew in the next line @type {string[]} */
      const open = []
      code.innerHTML = code.innerHTML
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => {
          const begins = open.join('')
          for (const tag of line.match(/<span[^>]*>|<\/span>/g) ?? [])
            if (tag === '</span>') open.pop()
            else open.push(tag)
          return `<span class="off">${begins}${line}\n${'</span>'.repeat(open.length)}</span>`
        })
        .join('')
    }
    at = Math.min(Math.max(at, 0), steps.length - 1)
    ;[...code.children].forEach(
      (line, i) => (line.className = steps[at].includes(i + 1) ? 'on' : 'off'),
    )
    const rows = all(on, 'tbody > tr')
    // with as many rows as steps, a row is shown at its step
    if (rows.length === steps.length && steps.length > 1)
      rows.forEach((row, i) => row.classList.toggle('later', i > at))
    on.setAttribute('data-lit', String(at))
  }

  /* ---- steps ---- */

  /** Steps of the active slide: lines of its program, its figures. @returns {Steps[]} */
  function steps() {
    const on = section()
    if (!on) return []
    /** @type {Steps[]} */
    const found = []
    const count = lines(on).length - 1
    if (count > 0)
      found.push({ at: Number(on.getAttribute('data-lit')), count, go: (at) => tell('lit', at) })
    if (on.classList.contains('steps'))
      for (const { stepper } of figures(/** @type {SVGElement} */ (active())))
        if (stepper?.count) found.push(stepper)
    return found
  }
  /** @param {1 | -1} by @returns {boolean} true if a step of the slide was taken */
  function step(by) {
    const waits = by > 0 && active()?.querySelector('[data-bespoke-marp-fragment="inactive"]')
    if (waits) return false
    const one = steps().find(({ at, count }) => (by > 0 ? at < count : at > 0))
    one?.go(one.at + by)
    return !!one
  }

  /* ---- the longer class ---- */

  let long = false
  /** point -> its minutes in both classes: `0–12 · 0–20` @type {WeakMap<Element, string[]>} */
  const minutes = new WeakMap()
  /** Shows the minutes of the current class; hides points without any. */
  function agenda() {
    for (const code of all(document, 'section.agenda > :is(ul, ol) > li > code:first-child')) {
      const both = minutes.get(code) ?? (code.textContent ?? '').split('·').map((s) => s.trim())
      if (both.length !== 2) continue
      minutes.set(code, both)
      code.textContent = both[long ? 1 : 0]
      code.closest('li')?.classList.toggle('other', !code.textContent)
    }
  }
  const longer = () =>
    !!document.querySelector('section.more') ||
    all(document, 'section.agenda code').some((code) => minutes.has(code))
  const more = (/** @type {SVGElement | undefined} */ one) =>
    !!one?.querySelector('section')?.classList.contains('more')
  /** Goes to a slide; backwards with all its fragments shown, as Marp does. @param {number} to @param {1 | -1} by */
  function turn(to, by) {
    const points = slides()[to].querySelectorAll('[data-bespoke-marp-fragment]').length
    if (by > 0 || !points) return void (location.hash = `#${to + 1}`)
    const url = new URL(location.href)
    url.searchParams.set('f', String(points))
    url.hash = `#${to + 1}`
    try {
      history.pushState(history.state, '', url)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    } catch {
      // pushState is denied, as in some frames
      location.hash = `#${to + 1}`
    }
  }
  /** Skips slides of the longer class. @param {1 | -1} by @returns {boolean} true if there were any */
  function pass(by) {
    if (long) return false
    const every = slides()
    const here = every.indexOf(/** @type {SVGElement} */ (active()))
    let to = here + by
    if (!more(every[to])) return false
    while (more(every[to])) to += by
    if (every[to]) turn(to, by)
    return true
  }

  /** The next slide, whatever is still to come on this one. */
  function next() {
    const to = slides().indexOf(/** @type {SVGElement} */ (active())) + 1
    if (!pass(1) && slides()[to]) turn(to, 1)
  }

  /* ---- keys ---- */

  const ON = ['PageDown', 'ArrowRight', 'ArrowDown', ' ']
  const BACK = ['PageUp', 'ArrowLeft', 'ArrowUp']
  /** True if a field in an element has the focus. @param {Element} e */
  const typing = (e) => !!e.shadowRoot?.activeElement?.matches('input, textarea, select')
  /** V: shows the right answer; hides it again only when no figure has more to uncover. @param {HTMLElement} on */
  function answer(on) {
    const more = figures(/** @type {SVGElement} */ (active())).some(({ uncovers }) => uncovers)
    tell('told', more || !on.classList.contains('told'))
  }
  /** @param {KeyboardEvent} event @param {boolean} left true if a figure has had it, and did not use it @returns {boolean} true if it was handled */
  function key({ key, target, shiftKey }, left) {
    const page = key === 'PageDown' || key === 'PageUp'
    const inside = target instanceof Element && (target.shadowRoot || target.matches('input, textarea, select, [contenteditable]')) // prettier-ignore
    if (left && !(target instanceof Element && target.shadowRoot && key.startsWith('Arrow')))
      return false
    const on = section()
    // V works for the slide and for a focused figure
    const hears = !inside || (target.shadowRoot && !typing(target))
    if (on?.matches('.ask') && /^v$/i.test(key) && hears) answer(on)
    // all other keys belong to the focused element; an arrow that it has no use for comes back
    if (inside && !page && !left) return false
    const by =
      ON.includes(key) && !(key === ' ' && shiftKey)
        ? 1
        : BACK.includes(key) || key === ' '
          ? -1
          : 0
    if (by) {
      // what comes one by one has its turn first: forward all that has not come, back all that has
      const left = by > 0 ? 'inactive' : 'active'
      return step(by) || (!active()?.querySelector(`[data-bespoke-marp-fragment="${left}"]`) && pass(by)) // prettier-ignore
    }
    if (/^[b.]$/i.test(key))
      tell('black', !document.documentElement.classList.contains('room-black'))
    else if (/^l$/i.test(key) && longer()) tell('long', !long)
    else if (/^n$/i.test(key)) next()
    else if (on && /^t$/i.test(key) && seconds(on)) start(on)
    else if (on?.classList.contains('ask') && /^[1-9]$/.test(key)) tell('said', Number(key) - 1)
    else return false
    return true
  }
  const hear = (/** @type {boolean} */ left) => (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !key(event, left)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hear(false), true)
  // before the document, where Marp hears its keys
  document.documentElement.addEventListener('keydown', hear(true))
  // a QR code fills the screen, and is small again
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('img[src^="data:image/svg+xml;qr"]')) return
    if (document.fullscreenElement) document.exitFullscreen()
    else target.requestFullscreen?.()
  })
  addEventListener('click', ({ target }) => {
    const li = target instanceof Element ? target.closest('section.ask > ol > li') : null
    if (!li) return
    const at = [...(li.parentElement?.children ?? [])].indexOf(li)
    tell('said', li.classList.contains('said') ? -1 : at)
  })

  /* ---- begin ---- */

  function begin() {
    for (const on of all(document, 'section')) {
      clock(on)
      light(on, 0)
    }
    agenda()
    const style = document.createElement('style')
    style.textContent = BAR + BLACK + SAID
    document.head.append(style)
    const now = active()
    if (now) fitAll(now)
    document.fonts?.ready.then(() => {
      // a hidden slide is fitted when it is shown; without Marp's presenter all are shown, stacked
      fitAll(document.querySelector('.bespoke-marp-active') ?? document)
      document.documentElement.dataset.room = 'ready'
    })
    // a newly shown slide is fitted
    let shown = now
    new MutationObserver(() => {
      const next = active()
      if (next === shown) return
      shown = next
      if (next && view !== 'presenter') fitAll(next)
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] })
  }
  /** Paper shows all answers, and lines break otherwise. */
  addEventListener('beforeprint', () => {
    const told = document.documentElement.dataset.answers !== 'off'
    for (const on of all(document, 'section')) {
      on.classList.toggle('told', told)
      light(on, lines(on).length - 1)
    }
    fitAll(document)
  })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
})()
