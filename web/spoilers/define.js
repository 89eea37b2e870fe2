/** define.js -- starts palitos/spoilers.js, which hides spoilers until their figure is answered. Without it they are shown. */
import es from '../../text/es.json' with { type: 'json' }
import { learn } from '../model/i18n.js'
import { begin } from './after.js'

learn({ es })
begin()
