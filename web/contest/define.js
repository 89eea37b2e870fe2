/** define.js -- palitos/contest.js: contest problems and their judge, for the few pages that have them. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtJudge } from './cgt-judge.js'

learn({ es })
define({
  'cgt-judge': CgtJudge,
})
