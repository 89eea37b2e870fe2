/** define.js -- palitos.js: the tokens, the loader and <cgt-play>. All other elements have scripts of their own. */
import '../core/fonts.js' // one module for all scripts: one draws a picture with the letters that another brought
import { define } from '../core/element.js'
import './tokens.js'
import './load.js'
import { CgtPlay } from './cgt-play.js'

define({
  'cgt-play': CgtPlay,
})
