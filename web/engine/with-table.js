/** with-table.js -- what imports it brings table.wasm to the page's engine. */
import bytes from '../../build/wasm/table.wasm'
import { bring } from './instance.js'

bring('table', bytes)
