/** define.js -- the script of a page: fonts and tokens into the document, every element defined. */
import { fonts } from 'virtual:fonts'
import { CgtPlay } from './elements/cgt-play.js'
import { CgtTree } from './elements/cgt-tree.js'
import { sheet } from './elements/element.js'
import tokens from './styles/tokens.css'

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(tokens)]
for (const { family, weight, bytes } of fonts)
  document.fonts.add(new FontFace(family, bytes, { weight, display: 'swap' }))

for (const [name, element] of Object.entries({ 'cgt-play': CgtPlay, 'cgt-tree': CgtTree }))
  if (!customElements.get(name)) customElements.define(name, element)
