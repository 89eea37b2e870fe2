/**
 * looks.js -- the page of colours and parts: what is chosen beside a token or a part is set on the figure above it, and is written
 * as CSS to copy. Without this script the tables say what there is.
 */
;(() => {
  const stage = /** @type {HTMLElement | null} */ (document.querySelector('[data-looks]'))
  const css = document.getElementById('looks-css')
  if (!stage || !css) return
  const example = css.textContent
  const { again = '', hide = '', mark = '', plain = '', figure = '' } = stage.dataset
  /** token -> value @type {Map<string, string>} */
  const set = new Map()
  /** selector -> declarations @type {Map<string, string>} */
  const styled = new Map()
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  /** what shows again how each control stood @type {(() => void)[]} */
  const resets = []

  function show() {
    const values = [...set].map(([name, value]) => `  ${name}: ${value};\n`)
    const rules = [...styled].map(([selector, text]) => `${selector} { ${text} }\n`)
    const root = values.length ? `:root {\n${values.join('')}}\n` : ''
    if (css) css.textContent = root + rules.join('') || example
    sheet.replaceSync(
      `[data-looks] { ${values.join('')} }\n${rules.map((rule) => `[data-looks] ${rule}`).join('')}`,
    )
  }
  /** @template {HTMLInputElement | HTMLSelectElement} T @param {Element} row @param {T} control @param {string} name */
  function put(row, control, name) {
    control.ariaLabel = name
    row.lastElementChild?.append(control)
    return control
  }
  /** A colour as the figure has it now, #rrggbb. @param {string} name */
  function colourOf(name) {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    stage?.append(probe)
    const [r, g, b] = getComputedStyle(probe).color.match(/\d+/g) ?? []
    probe.remove()
    return `#${[r, g, b].map((n) => Number(n).toString(16).padStart(2, '0')).join('')}`
  }

  for (const row of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-token]')
  )) {
    const { token = '', number = '', unit = '', colour } = row.dataset
    if (colour === undefined && !unit) continue
    const input = put(row, document.createElement('input'), token)
    input.type = unit ? 'number' : 'color'
    if (unit) {
      input.min = '0'
      input.step = unit === 'ms' ? '20' : '0.25'
      row.lastElementChild?.append(` ${unit}`)
    }
    const reset = () => {
      input.value = unit ? number : colourOf(token)
    }
    resets.push(reset)
    reset()
    input.addEventListener('input', () => {
      if (!input.value || !input.checkValidity()) return
      set.set(token, input.value + unit)
      show()
    })
  }
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('[data-part]')
  )) {
    const select = put(row, document.createElement('select'), row.dataset.part ?? '')
    for (const [name, text] of [
      [plain, ''],
      [mark, 'outline: 3px dashed'],
      [hide, 'display: none'],
    ])
      select.add(new Option(name, text))
    resets.push(() => {
      select.value = ''
    })
    select.addEventListener('change', () => {
      const selector = row.dataset.part ?? ''
      if (select.value) styled.set(selector, select.value)
      else styled.delete(selector)
      show()
    })
  }

  /* the figures to look at, one at a time */
  const others = /** @type {HTMLTemplateElement[]} */ ([...stage.querySelectorAll('template')])
  const choice = document.createElement('select')
  choice.ariaLabel = figure
  for (const { dataset } of others) choice.add(new Option(dataset.name))
  choice.addEventListener('change', () => {
    const { content } = others[choice.selectedIndex]
    stage.querySelector('[data-shown]')?.replaceChildren(content.cloneNode(true))
  })
  const button = document.createElement('button')
  button.className = 'btn'
  button.type = 'button'
  button.textContent = again
  button.addEventListener('click', () => {
    set.clear()
    styled.clear()
    show()
    for (const reset of resets) reset()
  })
  stage.querySelector('[data-controls]')?.append(choice, button)
  /* in the other theme the colours that were not chosen are others */
  new MutationObserver(() => {
    for (const reset of set.size ? [] : resets) reset()
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  show()
})()
