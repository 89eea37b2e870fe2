/** search.js -- palitos-search.js: trees and searches, step by step, for the few pages that have them. It is loaded after palitos.js. */
import es from '../text/es.json' with { type: 'json' }
import { CgtGrow } from './elements/cgt-grow.js'
import { CgtSearches } from './elements/cgt-searches.js'
import { CgtTree } from './elements/cgt-tree.js'
import { CgtTriangle } from './elements/cgt-triangle.js'
import { define } from './elements/element.js'
import { learn } from './model/i18n.js'

learn({ es })
define({
  'cgt-grow': CgtGrow,
  'cgt-searches': CgtSearches,
  'cgt-tree': CgtTree,
  'cgt-triangle': CgtTriangle,
})
