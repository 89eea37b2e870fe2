/** teach.js -- palitos-teach.js: what a teacher needs and a student's page does not. It is loaded after palitos.js. */
import es from '../text/es.json' with { type: 'json' }
import { define } from './elements/element.js'
import { CgtLink } from './elements/teach/cgt-link.js'
import { CgtQr } from './elements/teach/cgt-qr.js'
import { CgtRecord } from './elements/teach/cgt-record.js'
import { CgtVote } from './elements/teach/cgt-vote.js'
import { learn } from './model/i18n.js'

learn({ es })
define({
  'cgt-qr': CgtQr,
  'cgt-link': CgtLink,
  'cgt-record': CgtRecord,
  'cgt-vote': CgtVote,
})
