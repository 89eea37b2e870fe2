/** define.js -- the script of a page: tokens into the document, and the game that is played; all other elements are in parts. */
import { parts } from 'virtual:parts'
import { define, sheet } from '../core/element.js'
import '../core/fonts.js' // all scripts share it: a picture that one draws has the letters that another brings
import tokens from '../styles/tokens.css'
import { CgtPlay } from './play/cgt-play.js'

/* a browser of before 2024 knows no light-dark(), and would have no colour at all: there it is always light */
const old = !CSS.supports('color', 'light-dark(red, red)')
const colours = old ? tokens.replace(/light-dark\((.+?), ?.+?\)/g, '$1') : tokens
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(colours)]

define({
  'cgt-play': CgtPlay,
})

addEventListener('load', () => {
  for (const [script, [own, ...others]] of Object.entries(parts))
    for (const name of own && !customElements.get(own) ? [own, ...others] : [])
      if (document.querySelector(name)) console.error(`<${name}>: load ${script} after palitos.js`)
})
