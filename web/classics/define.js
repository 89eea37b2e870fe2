/** define.js -- palitos-classics.js: games that not every page needs. It is loaded after palitos.js. */
import es from '../../text/es.json' with { type: 'json' }
import { CgtElement } from '../core/element.js'
import { EngineFault } from '../engine/errors.js'
import { bringClassics } from '../engine/with-classics.js'
import { learn } from '../model/i18n.js'

learn({ es })
try {
  bringClassics()
  CgtElement.again()
} catch (error) {
  /* where no wasm runs each element says so in its place */
  if (!(error instanceof EngineFault)) throw error
}
