/** with-table.js -- what imports it brings long tables, and theorems against search, to the page's engine. */
import bytes from '../../build/wasm/table.wasm'
import { add } from './besides.js'
import { checking } from './check.js'
import { bring } from './instance.js'
import { readTable } from './table.js'

add({ checking, readTable }, bring('table', bytes))
