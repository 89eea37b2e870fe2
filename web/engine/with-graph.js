/** with-graph.js -- what imports it brings state graphs to the page's engine. */
import bytes from '../../build/wasm/table.wasm'
import { add } from './besides.js'
import { countGraph, readGraph } from './graph.js'
import { bring } from './instance.js'

add({ countGraph, readGraph }, bring('table', bytes))
