/** tokens.js -- the colours and sizes that all elements are drawn with, into the page that they stand in. */
import { sheet } from '../core/element.js'
import tokens from '../styles/tokens.css'

/* a browser of before 2024 knows no light-dark(), and would have no colour at all: there it is always light */
const old = !CSS.supports('color', 'light-dark(red, red)')
const colours = old ? tokens.replace(/light-dark\((.+?), ?.+?\)/g, '$1') : tokens
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(colours)]
