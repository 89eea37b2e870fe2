/** define.js -- palitos/partizan.js: forms of games of Left and Right, compared, on a line, and their thermographs. */
import es from '../../text/es.json' with { type: 'json' }
import { define } from '../core/element.js'
import { learn } from '../model/i18n.js'
import { CgtCompareGames } from './cgt-compare-games.js'
import { CgtForm } from './cgt-form.js'
import { CgtLine } from './cgt-line.js'
import { CgtThermograph } from './cgt-thermograph.js'

learn({ es })
define({
  'cgt-form': CgtForm,
  'cgt-compare-games': CgtCompareGames,
  'cgt-thermograph': CgtThermograph,
  'cgt-line': CgtLine,
})
