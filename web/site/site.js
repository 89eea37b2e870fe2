/**
 * site.js -- the script of the site's frame: theme, projector, the language switch, copying a line, the phone's menu.
 * A classic script, so that a page opened from a USB stick runs it. Its words stand in the page.
 */
;(() => {
  const root = document.documentElement
  const mine = /** @type {HTMLScriptElement} */ (document.currentScript)
  const here = mine.src
  /** @param {string} name of a script beside this one */
  function bring(name) {
    const script = document.createElement('script')
    script.src = new URL(name, here).href
    document.body.append(script)
  }
  /** Fonts load after all scripts of figures. */
  const { palitos } =
    /** @type {{ palitos?: { settled(): Promise<unknown>, load(name: string): Promise<void> } }} */ (
      /** @type {unknown} */ (window)
    )
  document.addEventListener('DOMContentLoaded', () => {
    for (const name of mine.dataset.later?.match(/\S+/g) ?? []) bring(name)
    palitos
      ?.settled()
      .then(() => palitos.load('fonts'))
      .catch(() => {})
  })
  const dark = matchMedia('(prefers-color-scheme: dark)')

  /** Stores a choice. Storage may be denied (a private window, a page from a file): then it lasts as long as the page. */
  const keep = (/** @type {string} */ key, /** @type {string | null} */ value) => {
    try {
      if (value === null) localStorage.removeItem(`palitos-${key}`)
      else localStorage.setItem(`palitos-${key}`, value)
    } catch {}
  }

  // Notes an opened chapter: the home page marks it.
  if (root.dataset.kind === 'chapter')
    try {
      const seen = new Set(JSON.parse(localStorage.getItem('palitos-seen') ?? '[]'))
      keep('seen', JSON.stringify([...seen.add(root.dataset.page)]))
    } catch {}

  const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-theme-button]'))
  const projectors = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll('[data-projector]'),
  ])

  /** Slides are laid out for a projector's width: in a narrower window figures keep the page's layout. */
  const wide = matchMedia('(min-width: 1101px)')
  const size = () => (wide.matches ? '' : 'narrow')
  let printing = false

  function paint() {
    const choice = root.dataset.choice ?? 'auto'
    const projector = root.dataset.proj !== undefined
    const system = dark.matches ? 'dark' : 'light'
    // a projector shows a dark background as grey: projector and paper are always light
    const light = projector || printing
    root.dataset.theme = light ? 'light' : choice === 'auto' ? system : choice
    for (const one of projectors) one.setAttribute('aria-pressed', String(projector))
    if (button) button.setAttribute('aria-label', button.dataset[choice] ?? '')
    if (button) button.title = button.dataset[choice] ?? ''
  }
  button?.addEventListener('click', () => {
    const order = ['auto', 'light', 'dark']
    const next = order[(order.indexOf(root.dataset.choice ?? 'auto') + 1) % order.length]
    root.dataset.choice = next
    keep('theme', next === 'auto' ? null : next)
    paint()
  })
  for (const one of projectors)
    one.addEventListener('click', () => {
      const on = root.dataset.proj === undefined
      if (on) root.dataset.proj = size()
      else delete root.dataset.proj
      keep('projector', on ? 'on' : null)
      paint()
      project(on)
    })
  /** Turns the projector mode on: figures are larger, and hide values until V or their button. @param {boolean} on */
  function project(on) {
    for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('*'))) {
      if (!figure.localName.startsWith('cgt-')) continue
      figure.toggleAttribute('data-proj', on && wide.matches)
      const was = on ? figure.getAttribute('values') : figure.dataset.valuesBefore
      if (on) {
        figure.dataset.valuesBefore = was ?? ''
        figure.setAttribute('values', was === 'grundy' ? 'off grundy' : 'off')
      } else if (was) figure.setAttribute('values', was)
      else if (was === '') figure.removeAttribute('values')
    }
    document.dispatchEvent(new Event('palitos-language'))
  }
  if (root.dataset.proj !== undefined) project(true)
  wide.addEventListener('change', () => {
    if (root.dataset.proj === undefined) return
    root.dataset.proj = size()
    for (const figure of document.querySelectorAll('[data-values-before]'))
      figure.toggleAttribute('data-proj', wide.matches)
    document.dispatchEvent(new Event('palitos-language'))
  })
  dark.addEventListener('change', paint)
  for (const [event, now] of /** @type {const} */ ([
    ['beforeprint', true],
    ['afterprint', false],
  ]))
    addEventListener(event, () => {
      printing = now
      paint()
    })
  paint()

  // The link to the other language takes the fragment along, which has the board's position.
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll('a[data-language]')
  ))
    link.addEventListener('click', () => {
      link.hash = location.hash
    })

  // The builder opens a figure as it is shown now.
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll('a.make')
  ))
    for (const event of ['pointerdown', 'keydown'])
      link.addEventListener(event, () => {
        const [name] = /cgt-[a-z-]+/.exec(decodeURIComponent(link.hash)) ?? ['']
        const figure = /** @type {any} */ (link.closest('figure')?.querySelector(name))
        if (!figure?.shadowRoot) return
        const known = /** @type {string[]} */ (figure.constructor.observedAttributes)
        const own = known.map((one) => [one, figure.getAttribute(one)])
        const shown = Object.entries(figure.address ?? Object.fromEntries(own))
          .filter(([, text]) => text)
          .map(([one, text]) => `&${one}=${encodeURIComponent(text)}`)
        link.hash = `#builder&figure=${encodeURIComponent(`#${name}${shown.join('')}`)}`
      })

  const announcer = document.querySelector('[data-said]')
  for (const copy of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-copy]')
  ))
    copy.addEventListener('click', async () => {
      const source = document.getElementById(copy.dataset.copy ?? '')
      const label = copy.querySelector('span')
      if (!source || !label) return
      if (!(await toClipboard(source))) return
      const before = label.textContent
      label.textContent = copy.dataset.copied ?? ''
      if (announcer) announcer.textContent = label.textContent
      setTimeout(() => (label.textContent = before), 2000)
    })

  /** Copies; if there is no clipboard (a page from a file), selects the line for the reader to copy. */
  async function toClipboard(/** @type {HTMLElement} */ source) {
    try {
      await navigator.clipboard.writeText(source.textContent ?? '')
      return true
    } catch {
      getSelection()?.selectAllChildren(source)
      return false
    }
  }

  // A form beside a figure sets its attributes by the address, which can be shared.
  const settings = ['rules', 'opponent', 'level', 'first', 'values']
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (
    document.querySelectorAll('form[data-set]')
  )) {
    const figure = document.getElementById(form.dataset.set ?? '')
    if (!figure) continue
    const inputs = [...form.querySelectorAll('input')]
    const foot = form.parentElement?.querySelector('footer')
    const fill = () => {
      for (const input of inputs) input.value = figure.getAttribute(input.name) ?? input.value
      // the footer is about the page's own position
      if (foot) foot.hidden = inputs.some(({ value, defaultValue }) => value !== defaultValue)
    }
    form.hidden = false
    fill()
    addEventListener('hashchange', fill)
    figure.addEventListener('change', fill)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const wanted = new Map()
      for (const name of settings) wanted.set(name, figure.getAttribute(name))
      for (const { name, value } of inputs) wanted.set(name, value.trim())
      const pairs = [...wanted].filter(([, value]) => value)
      // never the id alone: a browser would scroll to it, away from the form
      const words = pairs.map(([k, v]) => `${k}=${encodeURIComponent(v)}`)
      const hash = `${figure.id}&${words.join('&')}`
      if (location.hash === `#${hash}`) dispatchEvent(new HashChangeEvent('hashchange'))
      else location.hash = hash
    })
  }

  // Scrolls to the figure that the address names, but not on back and forward.
  function reveal() {
    const figure = document.getElementById(location.hash.slice(1).split('&')[0])
    // a refusal is shown at the form
    if (/** @type {{ refusal?: string } | null} */ (figure)?.refusal) return
    const { top } = figure?.getBoundingClientRect() ?? { top: innerHeight }
    // the sticky header covers the top
    const free = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
    if (top < Math.max(0, free) || top > innerHeight / 2)
      (figure?.closest('figure') ?? figure)?.scrollIntoView({ block: 'start' })
  }
  addEventListener('hashchange', () => location.hash.includes('&') && queueMicrotask(reveal))
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  )
  if (location.hash.includes('&') && visit?.type === 'navigate') reveal()

  // Scrolls the list beside the page to its current entry.
  for (const nav of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('.doc > nav')
  )) {
    const current = /** @type {HTMLElement | null} */ (nav.querySelector('[aria-current]'))
    if (current) nav.scrollTop = current.offsetTop - nav.clientHeight / 2
  }

  // The search is a script with the list of all pages, loaded at its first use.
  const find = /** @type {HTMLButtonElement | null} */ (document.querySelector('[data-find]'))
  function search() {
    const open = /** @type {any} */ (window).palitosSearch
    if (open) return open()
    const script = document.createElement('script')
    script.src = find?.dataset.find ?? ''
    script.onload = search
    document.body.append(script)
  }
  find?.addEventListener('click', search)
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
    const [target] = /** @type {Element[]} */ (event.composedPath())
    if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || !find) return
    if (target.matches?.('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    search()
  })

  const menu = /** @type {HTMLDetailsElement | null} */ (document.querySelector('details.menu'))
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    if (menu?.open && event.target instanceof Node && !menu.contains(event.target))
      menu.open = false
  })

  // The service worker caches all pages for offline use, after this page has loaded. A newer version
  // takes over if no other page is open.
  if (location.protocol.startsWith('http'))
    addEventListener('load', async () => {
      const { serviceWorker } = navigator
      const kept = await serviceWorker?.register(new URL('sw.js', here)).catch(() => null)
      if (!kept?.waiting) return
      serviceWorker.addEventListener('controllerchange', () => location.reload())
      kept.waiting.postMessage('now')
    })
})()
