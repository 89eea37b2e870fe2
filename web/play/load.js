/** load.js -- a page that has palitos.js gets what its tags need. */
import { begin } from '../core/loader.js'

begin()
