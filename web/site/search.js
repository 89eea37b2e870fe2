/**
 * search.js -- the search of the site, in one language: the build (tools/site/search.mjs) puts the list of pages, their
 * headings, figures and terms into ALL, and site.js loads it when it is asked for. From a file or a server, it asks for nothing else.
 */
;(() => {
  /** @typedef {{ title: string, at: string, where: string, more: string, rank: number }} Entry at: its address below dist/ */
  /** @type {{ words: Record<string, string>, entries: Entry[] }} */
  const ALL = JSON.parse('{}')
  const MOST = 12
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const { words, entries } = ALL

  /** Letters without accents, in small; alpha-beta is one word and two. @param {string} text @returns {string[]} */
  const split = (text) => {
    const plain = text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
    return [plain, plain.replace(/(?<=\p{L})[-–](?=\p{L})/gu, '')].flatMap(
      (t) => t.match(/[\p{L}\p{N}]+/gu) ?? [],
    )
  }
  const known = entries.map((entry) => ({
    entry,
    title: split(entry.title),
    more: split(`${entry.where} ${entry.more}`),
  }))

  /** Every word that was typed begins one of the entry's; best first. @param {string} typed @returns {Entry[]} */
  function find(typed) {
    const asked = split(typed)
    if (!asked.length) return []
    return known
      .flatMap(({ entry, title, more }) => {
        let score = 0
        for (const word of asked) {
          const own = title.filter((w) => w.startsWith(word))
          const worth = own.includes(word)
            ? 4
            : own.length
              ? 3
              : more.some((w) => w.startsWith(word))
                ? 1
                : 0
          if (!worth) return []
          score += worth
        }
        // pages before places in them, and a title that says nothing else first
        return [{ entry, score: score / asked.length + 1 / (title.length + 1) - entry.rank * 0.75 }]
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({ entry }) => entry)
  }

  /** @template {keyof HTMLElementTagNameMap} K @param {K} name @param {Record<string, string>} attributes @param {(Node | string)[]} inside */
  function make(name, attributes, ...inside) {
    const made = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.append(...inside)
    return made
  }
  const field = make('input', {
    ...{ type: 'text', role: 'combobox', id: 'find', autocomplete: 'off', spellcheck: 'false' },
    autofocus: '',
    ...{
      enterkeyhint: 'go',
      'aria-controls': 'found',
      'aria-expanded': 'false',
      'aria-autocomplete': 'list',
    },
    placeholder: words.example,
  })
  const list = make('div', { id: 'found', role: 'listbox', 'aria-label': words.results })
  const note = make('p', { role: 'status' }, words.hint)
  const close = make('button', { type: 'button', class: 'btn quiet' }, words.close)
  const dialog = make(
    'dialog',
    { class: 'search', 'aria-label': words.label },
    make('div', { class: 'bar' }, make('label', { for: 'find' }, words.label), close),
    field,
    list,
    note,
  )
  document.body.append(dialog)
  let at = -1

  /** @param {number} to the option that Enter opens */
  function choose(to) {
    const all = [...list.children]
    at = all.length ? (to + all.length) % all.length : -1
    all.forEach((one, i) => one.setAttribute('aria-selected', String(i === at)))
    if (at < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', all[at].id)
    all[at]?.scrollIntoView({ block: 'nearest' })
  }
  function look() {
    const found = find(field.value)
    list.replaceChildren(
      ...found.map((entry, i) =>
        make(
          'a',
          { role: 'option', id: `found-${i}`, href: new URL(entry.at, here).href, tabindex: '-1' },
          make('strong', {}, entry.title),
          ' ',
          make('span', {}, entry.where),
        ),
      ),
    )
    field.setAttribute('aria-expanded', String(found.length > 0))
    const typed = field.value.trim()
    note.textContent = found.length
      ? words.count.replace('{n}', String(found.length))
      : typed
        ? words.none.replace('{q}', () => typed)
        : words.hint
    choose(0)
  }
  field.addEventListener('input', look)
  field.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) choose(at + step)
    else if (event.key === 'Enter' && at >= 0)
      /** @type {HTMLElement} */ (list.children[at]).click()
    else return
    event.preventDefault()
  })
  close.addEventListener('click', () => dialog.close())
  // a place of this very page: the page is not loaded anew
  list.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())

  function open() {
    if (dialog.open) return
    field.value = ''
    look()
    dialog.showModal()
  }
  Object.assign(window, { palitosSearch: open })
})()
