/** define.js -- the script of a page: fonts and tokens into the document, every element defined. */
import { fonts } from 'virtual:fonts'
import { CgtChallenge } from './elements/cgt-challenge.js'
import { CgtCode } from './elements/cgt-code.js'
import { CgtCompare } from './elements/cgt-compare.js'
import { CgtCost } from './elements/cgt-cost.js'
import { CgtGraph } from './elements/cgt-graph.js'
import { CgtGrow } from './elements/cgt-grow.js'
import { CgtMex } from './elements/cgt-mex.js'
import { CgtNumber } from './elements/cgt-number.js'
import { CgtPlay } from './elements/cgt-play.js'
import { CgtSearches } from './elements/cgt-searches.js'
import { CgtSort } from './elements/cgt-sort.js'
import { CgtStrip } from './elements/cgt-strip.js'
import { CgtSum } from './elements/cgt-sum.js'
import { CgtTheorem } from './elements/cgt-theorem.js'
import { CgtTree } from './elements/cgt-tree.js'
import { CgtTriangle } from './elements/cgt-triangle.js'
import { CgtValue } from './elements/cgt-value.js'
import { CgtXor } from './elements/cgt-xor.js'
import { define, sheet } from './elements/element.js'
import tokens from './styles/tokens.css'

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(tokens)]
for (const { family, weight, bytes } of fonts)
  document.fonts.add(new FontFace(family, bytes, { weight, display: 'swap' }))

define({
  'cgt-code': CgtCode,
  'cgt-compare': CgtCompare,
  'cgt-cost': CgtCost,
  'cgt-graph': CgtGraph,
  'cgt-grow': CgtGrow,
  'cgt-mex': CgtMex,
  'cgt-play': CgtPlay,
  'cgt-searches': CgtSearches,
  'cgt-sort': CgtSort,
  'cgt-strip': CgtStrip,
  'cgt-sum': CgtSum,
  'cgt-theorem': CgtTheorem,
  'cgt-tree': CgtTree,
  'cgt-triangle': CgtTriangle,
  'cgt-xor': CgtXor,
  'cgt-challenge': CgtChallenge,
  'cgt-number': CgtNumber, // after the figures that they speak of
  'cgt-value': CgtValue,
})
