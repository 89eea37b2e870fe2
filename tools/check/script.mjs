/** script.mjs -- JavaScript as its syntax tree, for the checks: no guess at what is a comment, a string or an expression. */
import { parse } from 'acorn'
import { read, Stop } from '../lib/run.mjs'

/** @typedef {{ type: string, start: number, [field: string]: any }} Node */

/**
 * Every node of a file, outside in.
 * @param {string} file
 * @returns {Generator<Node>}
 * @throws {Stop} where it does not parse
 */
export function* nodes(file) {
  let tree
  try {
    tree = parse(read(file), { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true })
  } catch (error) {
    throw new Stop(`${file}: ${error.message}`)
  }
  /** @type {Node[]} */
  const left = [/** @type {any} */ (tree)]
  for (let node = left.pop(); node; node = left.pop()) {
    yield node
    for (const child of Object.values(node).flat())
      if (child && typeof child.type === 'string') left.push(child)
  }
}

/** The strings an expression can be, where that is seen: 'a', `a`, which ? 'a' : 'b', a ?? 'b'. @param {Node | undefined} node @returns {string[]} */
export function strings(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.expressions.length ? [] : [node.quasis[0].value.cooked]
    case 'ConditionalExpression':
      return [...strings(node.consequent), ...strings(node.alternate)]
    case 'LogicalExpression':
      return [...strings(node.left), ...strings(node.right)]
    default:
      return []
  }
}
