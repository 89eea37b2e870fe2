/** table-worker.js -- the other end of table-far.js: a long table, sent in parts as it comes to be known. */
import { memory, serving } from './serving.js'
import { parts } from './table.js'

export const attend = serving(
  (/** @type {Parameters<typeof parts>[1]} */ ask) => parts(memory, ask),
  ({ values, grundy }) => (grundy ? [values.buffer, grundy.buffer] : [values.buffer]),
)
