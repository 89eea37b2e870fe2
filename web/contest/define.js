/** define.js -- defines the element of palitos/contest.js: the judge of contest problems. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtJudge } from './cgt-judge.js'

learn({ es })
define({
  'cgt-judge': CgtJudge,
})
