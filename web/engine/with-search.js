/** with-search.js -- what imports it brings searches and whole trees to the page's engine. */
import bytes from '../../build/wasm/search.wasm'
import { add } from './besides.js'
import { bring } from './instance.js'
import { planOf, searching, tallied } from './search.js'

bring('search', bytes)
add({ planOf, searching, tallied })
