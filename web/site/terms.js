/**
 * terms.js -- a term shows its glossary entry on hover, focus or tap. The text is in the page, where
 * a screen reader finds it by aria-describedby; without this script a term is a link.
 */
;(() => {
  /** ms that a pointer rests on a term before it shows, and may leave it */
  const REST = 150
  const box = document.createElement('div')
  box.className = 'tip'
  box.hidden = true
  box.ariaHidden = 'true' // read by aria-describedby
  box.dataset.again =
    /** @type {HTMLElement | null} */ (document.querySelector('.terms'))?.dataset.again ?? ''
  document.body.append(box)

  /** @type {Element | null} */
  let shown = null
  let timer = 0
  let touch = false
  /** @param {Event} event */
  const termOf = ({ target }) => (target instanceof Element ? target.closest('a.term') : null)

  /** @param {Element | null} term */
  function show(term) {
    clearTimeout(timer)
    shown = term
    const definition = document.getElementById(term?.getAttribute('aria-describedby') ?? '')
    box.hidden = !definition
    if (!term || !definition) return
    box.replaceChildren(...definition.cloneNode(true).childNodes)
    const at = term.getClientRects()[0]
    const { offsetWidth: width, offsetHeight: height } = box
    const { clientWidth, clientHeight } = document.documentElement
    const above = at.bottom + height + 8 > clientHeight && at.top > height + 80
    box.style.left = `${scrollX + Math.max(8, Math.min(at.left, clientWidth - width - 8))}px`
    box.style.top = `${scrollY + (above ? at.top - height - 6 : at.bottom + 6)}px`
  }
  /** @param {Element | null} term */
  function soon(term) {
    clearTimeout(timer)
    timer = window.setTimeout(() => show(term), REST)
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const term = termOf(event)
    // stays while the pointer is over its text
    if (event.target instanceof Node && box.contains(event.target)) clearTimeout(timer)
    else if (term ? term !== shown : shown && !shown.matches(':focus-visible')) soon(term)
    else clearTimeout(timer)
  })
  document.addEventListener('focusin', (event) => {
    const term = termOf(event)
    if (term?.matches(':focus-visible')) show(term)
  })
  document.addEventListener('focusout', () => show(null))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(null))
  document.addEventListener('pointerdown', (event) => {
    touch = event.pointerType === 'touch'
    if (!termOf(event) && event.target instanceof Node && !box.contains(event.target)) show(null)
  })
  // the first tap shows it, the second follows the link
  document.addEventListener('click', (event) => {
    const term = termOf(event)
    if (!term || !touch || term === shown) return
    event.preventDefault()
    show(term)
  })
})()
