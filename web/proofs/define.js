/** define.js -- defines the elements of palitos/proofs.js: proofs in steps, challenges, games to sort, and C code. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtChallenge } from './cgt-challenge.js'
import { CgtCode } from './cgt-code.js'
import { CgtProof } from './cgt-proof.js'
import { CgtSort } from './cgt-sort.js'

learn({ es })
define({
  'cgt-code': CgtCode,
  'cgt-proof': CgtProof,
  'cgt-sort': CgtSort,
  'cgt-challenge': CgtChallenge,
})
