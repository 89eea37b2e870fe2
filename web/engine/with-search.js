/** with-search.js -- what imports it brings searches and whole trees to the page's engine. */
import bytes from '../../build/wasm/search.wasm'
import { add } from './besides.js'
import { bring } from './instance.js'
import { boundOf, planOf, searching, tallied } from './search.js'

add({ boundOf, planOf, searching, tallied }, bring('search', bytes))
