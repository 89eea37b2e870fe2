/** define.js -- defines the elements of palitos/numbers.js: strips, XOR, mex, tables of nimbers, theorems, numbers and words in sentences. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtMex } from './cgt-mex.js'
import { CgtNimbers } from './cgt-nimbers.js'
import { CgtNumber } from './cgt-number.js'
import { CgtStrip } from './cgt-strip.js'
import { CgtTheorem } from './cgt-theorem.js'
import { CgtValue } from './cgt-value.js'
import { CgtXor } from './cgt-xor.js'

learn({ es })
define({
  'cgt-mex': CgtMex,
  'cgt-nimbers': CgtNimbers,
  'cgt-strip': CgtStrip,
  'cgt-theorem': CgtTheorem,
  'cgt-xor': CgtXor,
  'cgt-number': CgtNumber, // after the figures from which they read
  'cgt-value': CgtValue,
})
