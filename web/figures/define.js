/** define.js -- palitos/figures.js: what a chapter shows beside a board, for pages that have it. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtChallenge } from './cgt-challenge.js'
import { CgtCode } from './cgt-code.js'
import { CgtCompare } from './cgt-compare.js'
import { CgtCost } from './cgt-cost.js'
import { CgtGraph } from './graph/cgt-graph.js'
import { CgtProof } from './cgt-proof.js'
import { CgtSort } from './cgt-sort.js'
import { CgtSum } from './cgt-sum.js'

learn({ es })
define({
  'cgt-code': CgtCode,
  'cgt-compare': CgtCompare,
  'cgt-cost': CgtCost,
  'cgt-graph': CgtGraph,
  'cgt-proof': CgtProof,
  'cgt-sort': CgtSort,
  'cgt-sum': CgtSum,
  'cgt-challenge': CgtChallenge,
})
