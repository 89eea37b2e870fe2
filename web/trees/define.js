/** define.js -- palitos/trees.js: trees and searches, step by step, for the few pages that have them. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtSearches } from './cgt-searches.js'
import { CgtTriangle } from './cgt-triangle.js'
import { CgtGrow } from './grow/cgt-grow.js'
import { CgtTree } from './tree/cgt-tree.js'

learn({ es })
define({
  'cgt-grow': CgtGrow,
  'cgt-searches': CgtSearches,
  'cgt-tree': CgtTree,
  'cgt-triangle': CgtTriangle,
})
