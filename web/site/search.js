/**
 * search.js -- the search of the site, in one language: the build (tools/site/search.mjs) puts the list of pages, their
 * headings, figures and terms into ALL, and site.js loads it when it is asked for. From a file or a server, it asks for nothing else.
 */
;(() => {
  /**
   * @typedef {{ title: string, at: string, kind: string, where: string, more: string, rank: number }} Entry at: its address
   * below dist/; kind: what it is, in words; more: other words that find it; rank: 0 a page, 1 a term, 2 a place in a page
   */
  /** @type {{ words: Record<string, string>, entries: Entry[] }} */
  const ALL = JSON.parse('{}')
  const MOST = 12
  /** with fewer hits typing errors are forgiven */
  const FEW = 3
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const { words, entries } = ALL

  /** Splits into words, lower case, without accents; alpha-beta is one word and two. @param {string} text @returns {string[]} */
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
    more: split(entry.more),
    where: split(entry.where),
  }))

  /** Number of errors that a word may have by its length; none in a number. @param {string} word */
  const forgiven = (word) => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2)
  /**
   * Counts letters to change, add, leave out or swap with a neighbour until the typed text begins a word: Damerau 1964, a row
   * of the table for each typed letter.
   * @param {string} typed @param {string} word
   */
  function errors(typed, word) {
    /** @type {number[]} */
    let before = []
    let last = Array.from({ length: word.length + 1 }, (_, j) => j)
    for (let i = 1; i <= typed.length; i++) {
      const row = [i]
      for (let j = 1; j <= word.length; j++) {
        const same = typed[i - 1] === word[j - 1]
        row[j] = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + Number(!same))
        if (typed[i - 2] === word[j - 1] && typed[i - 1] === word[j - 2] && !same)
          row[j] = Math.min(row[j], before[j - 2] + 1)
      }
      before = last
      last = row
    }
    return Math.min(...last)
  }
  /**
   * Rates a typed word among all: 3 equal, 2 a beginning, below 1 with errors, 0 not found.
   * @param {string} word @param {string[]} all @param {boolean} near errors are forgiven
   */
  function rate(word, all, near) {
    if (all.includes(word)) return 3
    if (all.some((w) => w.startsWith(word))) return 2
    const most = near ? forgiven(word) : 0
    if (!most) return 0
    const least = Math.min(...all.map((w) => errors(word, w)))
    return least > most ? 0 : 1 / (1 + least)
  }
  /** Entries that have every typed word, best first. @param {string[]} asked @param {boolean} near */
  const hits = (asked, near) =>
    known
      .flatMap(({ entry, title, more, where }) => {
        let score = 0
        let sure = true
        let titled = !entry.rank
        for (const word of asked) {
          const own = rate(word, title, near)
          const other = rate(word, more, near)
          const far = Math.max(other, rate(word, where, near))
          const best = Math.max(own, far)
          if (!best) return []
          sure &&= best > 1
          titled ||= own > 0 || other > 0
          score += own > 1 ? own + 1 : far > 1 ? 1 : own || far / 2
        }
        // terms and places: a word must be their own, not only of the page they are in
        if (!titled) return []
        // pages before places in them, short titles first
        const rest = 1 / (title.length + 1) - entry.rank * 0.75
        return [{ entry, sure, score: score / asked.length + rest }]
      })
      .sort((a, b) => Number(b.sure) - Number(a.sure) || b.score - a.score)

  /** @param {string} typed @returns {Entry[]} best first, each place once */
  function find(typed) {
    const asked = split(typed)
    if (!asked.length) return []
    const sure = hits(asked, false)
    const there = new Set()
    return (sure.length < FEW ? hits(asked, true) : sure)
      .map(({ entry }) => entry)
      .filter(({ at }) => !there.has(at) && there.add(at))
      .slice(0, MOST)
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
          make('span', {}, entry.where ? `${entry.kind} · ${entry.where}` : entry.kind),
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
  // a link within this page does not reload it
  list.addEventListener('click', () => dialog.close())
  // a click outside closes it, but not the second click of a double click on the button that opens it
  dialog.addEventListener('click', ({ target, detail }) => {
    if (target === dialog && detail < 2) dialog.close()
  })

  function open() {
    if (dialog.open) return
    field.value = ''
    look()
    dialog.showModal()
  }
  Object.assign(window, { palitosSearch: open })
})()
