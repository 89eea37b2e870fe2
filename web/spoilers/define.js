/** define.js -- palitos/spoilers.js: words that wait until a figure asks no more. Without it they stand there. */
import es from '../../text/es.json' with { type: 'json' }
import { learn } from '../model/i18n.js'
import { begin } from './after.js'

learn({ es })
begin()
