/** define.js -- palitos/fonts.js: the letters, which a page can wait for. Without it letters are the system's. */
import { fonts as all } from 'virtual:fonts'
import { fonts, letters } from '../core/fonts.js'

for (const font of all) {
  const { family, weight, bytes } = font
  fonts.push(font)
  document.fonts.add(new FontFace(family, bytes, { weight, display: 'swap' }))
}
letters.dispatchEvent(new Event('come'))
