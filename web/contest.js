/** contest.js -- palitos-contest.js: contest problems and their judge, for the few pages that have them. It is loaded after palitos.js. */
import es from '../text/es.json' with { type: 'json' }
import { CgtJudge } from './elements/cgt-judge.js'
import { define } from './elements/element.js'
import { learn } from './model/i18n.js'

learn({ es })
define({
  'cgt-judge': CgtJudge,
})
