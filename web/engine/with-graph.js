/** with-graph.js -- what imports it brings state graphs to the page's engine. */
import { add } from './besides.js'
import { countGraph, readGraph } from './graph.js'

add({ countGraph, readGraph })
