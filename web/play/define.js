/** define.js -- the script of a page: tokens into the document, and the game that is played; all other elements are in parts. */
import '../core/fonts.js' // all scripts share it: a picture that one draws has the letters that another brings
import { define } from '../core/element.js'
import './tokens.js'
import './load.js'
import { CgtPlay } from './cgt-play.js'

define({
  'cgt-play': CgtPlay,
})
