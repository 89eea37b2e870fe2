/** define.js -- palitos-partizan.js: games in which Left and Right have moves of their own, and the values of their positions. It is loaded after palitos.js. */
import es from '../../text/es.json' with { type: 'json' }
import { bringBoards } from '../boards/index.js'
import { CgtElement, define } from '../core/element.js'
import { EngineFault } from '../engine/errors.js'
import { bringPartizan } from '../engine/with-partizan.js'
import { learn } from '../model/i18n.js'
import { bringSides } from '../palitos/play/sided.js'
import { CgtCompareGames } from './cgt-compare-games.js'
import { CgtForm } from './cgt-form.js'
import { CgtLine } from './cgt-line.js'
import { CgtThermograph } from './cgt-thermograph.js'
import * as cuts from './cuts.js'
import * as domineering from './domineering.js'
import * as hackenbush from './hackenbush.js'
import * as regions from './regions.js'
import sides from './sides.css'
import { Sides } from './sides.js'
import * as stones from './stones.js'
import * as takes from './takes.js'

learn({ es })
bringBoards({ cuts, domineering, hackenbush, regions, stones, takes }, sides)
bringSides((host, game, known) => new Sides(host, game, known))
try {
  bringPartizan()
  CgtElement.again()
} catch (error) {
  /* where no wasm runs each element says so in its place */
  if (!(error instanceof EngineFault)) throw error
}
define({
  'cgt-form': CgtForm,
  'cgt-compare-games': CgtCompareGames,
  'cgt-thermograph': CgtThermograph,
  'cgt-line': CgtLine,
})
