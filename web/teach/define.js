/** define.js -- defines the elements of palitos/teach.js, for teachers: links, QR codes, records, votes, teams, results, tournaments, figures of
 * their own. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtBracket } from './cgt-bracket.js'
import { CgtBuilder } from './builder/cgt-builder.js'
import { CgtLink } from './cgt-link.js'
import { CgtQr } from './cgt-qr.js'
import { CgtRecord } from './cgt-record.js'
import { CgtScores } from './cgt-scores.js'
import { CgtTeams } from './cgt-teams.js'
import { CgtVote } from './cgt-vote.js'

learn({ es })
define({
  'cgt-qr': CgtQr,
  'cgt-link': CgtLink,
  'cgt-record': CgtRecord,
  'cgt-vote': CgtVote,
  'cgt-bracket': CgtBracket,
  'cgt-builder': CgtBuilder,
  'cgt-teams': CgtTeams,
  'cgt-scores': CgtScores,
})
