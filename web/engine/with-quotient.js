/** with-quotient.js -- what imports it brings quotient.wasm to the page's engine. */
import bytes from '../../build/wasm/quotient.wasm'
import { bring } from './instance.js'

bring('quotient', bytes)
