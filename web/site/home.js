/**
 * home.js -- the home page's own script: its headline is a dare, and answers after each game against the computer; the
 * chapters that were seen on this device are marked. A classic script, so that a page from a USB stick runs it. Its
 * words stand in the page.
 */
;(() => {
  const main = /** @type {HTMLElement} */ (document.querySelector('main'))
  const play = /** @type {any} */ (main.querySelector('cgt-play'))
  const title = /** @type {HTMLElement} */ (main.querySelector('h1'))
  const announcer = document.querySelector('[data-said]')
  const dare = [...title.childNodes]
  let answered = false

  function answer() {
    const { session, opponent, first } = play
    if (!session.over || opponent !== 'computer') {
      /* a new game */
      if (answered) title.replaceChildren(...dare)
      answered = false
      return
    }
    answered = true
    const won = session.winner === (first === 'me' ? 0 : 1)
    const n = play.letGo
    const { lost, never, lucky, won: clean, why, where, prove, theory } = main.dataset
    const words = won ? (n ? lucky : clean) : n ? lost : never
    const link = document.createElement('a')
    link.textContent = (won ? (n ? where : prove) : why) ?? ''
    link.href = won && !n ? (theory ?? '') : '#' + play.id
    if (!won || n) link.addEventListener('click', won ? review : reason)
    const sentence = document.createElement('span')
    sentence.textContent = (words ?? '').replace('{n}', n).replace('{of}', session.ply)
    title.replaceChildren(sentence, ' ', link)
    if (announcer) announcer.textContent = sentence.textContent
  }

  /** Shows where the win was lost, and why. @param {Event} event */
  function reason(event) {
    event.preventDefault()
    play.why()
    play.scrollIntoView({ block: 'nearest' })
    play.shadowRoot.querySelector('.board [tabindex="0"]')?.focus({ preventScroll: true })
  }
  /** Opens the review of the game: lost wins, and ways back to them. @param {Event} event */
  function review(event) {
    const moves = play.shadowRoot.querySelector('.review')
    const fold = moves?.closest('details')
    if (!fold) return
    event.preventDefault()
    fold.open = true
    fold.scrollIntoView({ block: 'nearest' })
    fold.querySelector('summary').focus({ preventScroll: true })
  }

  play?.addEventListener('cgt-moved', answer)

  // chapters that site.js noted
  try {
    const seen = JSON.parse(localStorage.getItem('palitos-seen') ?? '[]')
    for (const name of seen)
      main.querySelector(`[data-page="${CSS.escape(name)}"]`)?.setAttribute('data-seen', '')
  } catch {}
})()
