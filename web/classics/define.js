/** define.js -- palitos-classics.js: games that not every page needs, their boards, and nim-sums and nim products as a table. It is loaded after palitos.js. */
import es from '../../text/es.json' with { type: 'json' }
import { bringBoards } from '../boards/index.js'
import { CgtElement, define } from '../core/element.js'
import { EngineFault } from '../engine/errors.js'
import { bringClassics } from '../engine/with-classics.js'
import { learn } from '../model/i18n.js'
import * as bar from './bar.js'
import { CgtNimbers } from './cgt-nimbers.js'
import * as several from './several.js'
import * as turning from './turning.js'
import * as zeckendorf from './zeckendorf.js'

learn({ es })
bringBoards({ bar, several, turning, zeckendorf })
try {
  bringClassics()
  CgtElement.again()
} catch (error) {
  /* where no wasm runs each element says so in its place */
  if (!(error instanceof EngineFault)) throw error
}
define({
  'cgt-nimbers': CgtNimbers,
})
