/** missing.js -- says where a page has an element and not its script. */
import { parts } from 'virtual:parts'
import { langOf, say } from '../model/i18n.js'

addEventListener('load', () => {
  for (const [script, [own, ...others]] of Object.entries(parts))
    for (const name of own && !customElements.get(own) ? [own, ...others] : [])
      for (const figure of document.querySelectorAll(name)) {
        console.error(`<${name}>: load ${script} after palitos.js`)
        // on a slide, and on its paper, nobody sees a console
        if (!figure.closest('.marpit, .reveal, svg[data-marpit-svg]')) continue
        const lang = langOf(figure.closest('[lang]')?.getAttribute('lang'))
        const said = document.createElement('p')
        said.textContent = say(lang, 'This figure needs {script}, after palitos.js.', { script })
        figure.prepend(said)
      }
})
