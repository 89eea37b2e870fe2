/** define.js -- defines the elements of palitos/graphs.js: state graphs, sums, the cost of a search, normal and misère play. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtCompare } from './cgt-compare.js'
import { CgtCost } from './cgt-cost.js'
import { CgtGraph } from './cgt-graph.js'
import { CgtSum } from './cgt-sum.js'

learn({ es })
define({
  'cgt-compare': CgtCompare,
  'cgt-cost': CgtCost,
  'cgt-graph': CgtGraph,
  'cgt-sum': CgtSum,
})
