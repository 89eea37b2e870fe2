/** tokens.js -- adds the colours and sizes that all elements use to the page. */
import { sheet } from '../core/element.js'
import tokens from '../styles/tokens.css'

/* browsers before 2024 have no light-dark(), and would show no colour at all: there it is always light */
const old = !CSS.supports('color', 'light-dark(red, red)')
const colours = old ? tokens.replace(/light-dark\((.+?), ?.+?\)/g, '$1') : tokens
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(colours)]
