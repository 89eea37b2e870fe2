/** define.js -- the script of a page: tokens into the document, every element defined that is not in a part. */
import { parts } from 'virtual:parts'
import { CgtChallenge } from './elements/cgt-challenge.js'
import { CgtCode } from './elements/cgt-code.js'
import { CgtCompare } from './elements/cgt-compare.js'
import { CgtCost } from './elements/cgt-cost.js'
import { CgtGraph } from './elements/cgt-graph.js'
import { CgtMex } from './elements/cgt-mex.js'
import { CgtNumber } from './elements/cgt-number.js'
import { CgtPlay } from './elements/cgt-play.js'
import { CgtSort } from './elements/cgt-sort.js'
import { CgtStrip } from './elements/cgt-strip.js'
import { CgtSum } from './elements/cgt-sum.js'
import { CgtTheorem } from './elements/cgt-theorem.js'
import { CgtValue } from './elements/cgt-value.js'
import { CgtXor } from './elements/cgt-xor.js'
import { define, sheet } from './elements/element.js'
import tokens from './styles/tokens.css'

/* a browser of before 2024 knows no light-dark(), and would have no colour at all: there it is always light */
const old = !CSS.supports('color', 'light-dark(red, red)')
const colours = old ? tokens.replace(/light-dark\((.+?), ?.+?\)/g, '$1') : tokens
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet(colours)]

define({
  'cgt-code': CgtCode,
  'cgt-compare': CgtCompare,
  'cgt-cost': CgtCost,
  'cgt-graph': CgtGraph,
  'cgt-mex': CgtMex,
  'cgt-play': CgtPlay,
  'cgt-sort': CgtSort,
  'cgt-strip': CgtStrip,
  'cgt-sum': CgtSum,
  'cgt-theorem': CgtTheorem,
  'cgt-xor': CgtXor,
  'cgt-challenge': CgtChallenge,
  'cgt-number': CgtNumber, // after the figures that they speak of
  'cgt-value': CgtValue,
})

addEventListener('load', () => {
  for (const [script, names] of Object.entries(parts))
    for (const name of names)
      if (document.querySelector(`${name}:not(:defined)`))
        console.error(`<${name}>: load ${script} after palitos.js`)
})
