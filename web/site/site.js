/**
 * site.js -- what the site's frame does: theme, projector, the language switch, copying a line, the phone's menu.
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
  /** The letters come when all that figures need is there. */
  const { palitos } =
    /** @type {{ palitos?: { settled(): Promise<unknown>, load(name: string): Promise<void> } }} */ (
      /** @type {unknown} */ (window)
    )
  document.addEventListener('DOMContentLoaded', () => {
    if (mine.dataset.later) bring(mine.dataset.later)
    palitos
      ?.settled()
      .then(() => palitos.load('fonts'))
      .catch(() => {})
  })
  const dark = matchMedia('(prefers-color-scheme: dark)')

  /** Storage may be refused (a private window, a page from a file): then a choice lasts as long as the page. */
  const keep = (/** @type {string} */ key, /** @type {string | null} */ value) => {
    try {
      if (value === null) localStorage.removeItem(`palitos-${key}`)
      else localStorage.setItem(`palitos-${key}`, value)
    } catch {}
  }

  // Chapters that were opened are marked on the home page.
  if (root.dataset.kind === 'chapter')
    try {
      const seen = new Set(JSON.parse(localStorage.getItem('palitos-seen') ?? '[]'))
      keep('seen', JSON.stringify([...seen.add(root.dataset.page)]))
    } catch {}

  const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-theme-button]'))
  const projectors = /** @type {HTMLElement[]} */ ([
    ...document.querySelectorAll('[data-projector]'),
  ])

  /** A slide is laid out for a projector's width: in a narrower window figures stay as they stand in the page. */
  const wide = matchMedia('(min-width: 1101px)')
  const size = () => (wide.matches ? '' : 'narrow')
  let printing = false

  function paint() {
    const choice = root.dataset.choice ?? 'auto'
    const projector = root.dataset.proj !== undefined
    const system = dark.matches ? 'dark' : 'light'
    // A projector washes a dark ground out to grey: it is always light. So is paper.
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
  /** Figures are larger too, and tell nothing until V, or the button of the figure, asks for it. @param {boolean} on */
  function project(on) {
    for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('*'))) {
      if (!figure.localName.startsWith('cgt-')) continue
      figure.toggleAttribute('data-proj', on && wide.matches)
      const was = on ? figure.getAttribute('values') : figure.dataset.told
      if (on) {
        figure.dataset.told = was ?? ''
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
    for (const figure of document.querySelectorAll('[data-told]'))
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

  // The other language shows the same position: what is on the board is in the fragment.
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

  const said = document.querySelector('[data-said]')
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
      if (said) said.textContent = label.textContent
      setTimeout(() => (label.textContent = before), 2000)
    })

  /** From a file there may be no clipboard: then the line is selected, ready for the reader's own copy. */
  async function toClipboard(/** @type {HTMLElement} */ source) {
    try {
      await navigator.clipboard.writeText(source.textContent ?? '')
      return true
    } catch {
      getSelection()?.selectAllChildren(source)
      return false
    }
  }

  // A form beside a figure sets its attributes, by way of the address: a link to it says the same.
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
      // what the foot says is true of the page's own position
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
      // Never the name alone: a browser would go to what has it, and leave the form
      const words = pairs.map(([k, v]) => `${k}=${encodeURIComponent(v)}`)
      const hash = `${figure.id}&${words.join('&')}`
      if (location.hash === `#${hash}`) dispatchEvent(new HashChangeEvent('hashchange'))
      else location.hash = hash
    })
  }

  // An address that names a figure brings it into sight; a page come back to stays where it was.
  function reveal() {
    const figure = document.getElementById(location.hash.slice(1).split('&')[0])
    // what was refused is said where it was typed
    if (/** @type {{ refusal?: string } | null} */ (figure)?.refusal) return
    const { top } = figure?.getBoundingClientRect() ?? { top: innerHeight }
    // what is under the header that stays is not in sight
    const free = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
    if (top < Math.max(0, free) || top > innerHeight / 2)
      (figure?.closest('figure') ?? figure)?.scrollIntoView({ block: 'start' })
  }
  addEventListener('hashchange', () => location.hash.includes('&') && queueMicrotask(reveal))
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType('navigation')
  )
  if (location.hash.includes('&') && visit?.type === 'navigate') reveal()

  // A long list beside a page shows where the reader is.
  for (const nav of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('.doc > nav')
  )) {
    const current = /** @type {HTMLElement | null} */ (nav.querySelector('[aria-current]'))
    if (current) nav.scrollTop = current.offsetTop - nav.clientHeight / 2
  }

  // The search is another script, with its list of all pages: it comes when it is asked for.
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

  // Once seen, all pages work without the network; their fetching waits for this one's. A newer version of them all
  // takes over where no other page is open.
  if (location.protocol.startsWith('http'))
    addEventListener('load', async () => {
      const { serviceWorker } = navigator
      const kept = await serviceWorker?.register(new URL('sw.js', here)).catch(() => null)
      if (!kept?.waiting) return
      serviceWorker.addEventListener('controllerchange', () => location.reload())
      kept.waiting.postMessage('now')
    })
})()
