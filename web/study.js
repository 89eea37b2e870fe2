/** study.js -- palitos-study.js: exercises, whole trees and the laboratory, for the few pages that have them. It is loaded after palitos.js. */
import es from '../text/es.json' with { type: 'json' }
import { CgtAtlas } from './elements/cgt-atlas.js'
import { CgtCodes } from './elements/cgt-codes.js'
import { CgtExercise } from './elements/cgt-exercise.js'
import { CgtLab } from './elements/cgt-lab.js'
import { define } from './elements/element.js'
import { learn } from './model/i18n.js'

learn({ es })
define({
  'cgt-atlas': CgtAtlas,
  'cgt-codes': CgtCodes,
  'cgt-exercise': CgtExercise,
  'cgt-lab': CgtLab,
})
