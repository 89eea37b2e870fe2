/** define.js -- palitos/teach.js: what a teacher needs and a student's page does not. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtLink } from './cgt-link.js'
import { CgtQr } from './cgt-qr.js'
import { CgtRecord } from './cgt-record.js'
import { CgtVote } from './cgt-vote.js'

learn({ es })
define({
  'cgt-qr': CgtQr,
  'cgt-link': CgtLink,
  'cgt-record': CgtRecord,
  'cgt-vote': CgtVote,
})
