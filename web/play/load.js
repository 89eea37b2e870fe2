/** load.js -- starts the loader, which brings the scripts that a page's tags need. */
import { begin } from '../core/loader.js'

begin()
