/** define.js -- defines the elements of palitos/study.js: exercises, codes for a class, whole trees and the laboratory. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtAtlas } from './atlas/cgt-atlas.js'
import { CgtCodes } from './cgt-codes.js'
import { CgtLab } from './cgt-lab.js'
import { CgtExercise } from './exercise/cgt-exercise.js'

learn({ es })
define({
  'cgt-atlas': CgtAtlas,
  'cgt-codes': CgtCodes,
  'cgt-exercise': CgtExercise,
  'cgt-lab': CgtLab,
})
