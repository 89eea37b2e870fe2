/** with-search.js -- what imports it brings search.wasm to the page's engine. */
import bytes from '../../build/wasm/search.wasm'
import { bring } from './instance.js'

bring('search', bytes)
