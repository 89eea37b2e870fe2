/** script.mjs -- reads JavaScript as a syntax tree, for checks and for the bundle, which need to tell comments, strings and expressions apart. */
import { parse } from 'acorn'
import { read, Stop } from './run.mjs'

/** @typedef {{ type: string, start: number, [field: string]: any }} Node */

/**
 * @param {string} file
 * @param {(token: import('acorn').Token) => void} [onToken]
 * @returns {Node & { body: Node[] }}
 * @throws {Stop} if it does not parse
 */
function parsed(file, onToken) {
  try {
    return /** @type {any} */ (
      parse(read(file), {
        ecmaVersion: 'latest',
        sourceType: 'module',
        allowHashBang: true,
        onToken,
      })
    )
  } catch (error) {
    throw new Stop(`${file}: ${error.message}`)
  }
}

/** Every node, parents first. @param {Node} root @returns {Generator<Node>} */
function* inside(root) {
  const left = [root]
  for (let node = left.pop(); node; node = left.pop()) {
    yield node
    for (const child of Object.values(node).flat())
      if (child && typeof child.type === 'string') left.push(child)
  }
}

/** Every node of a file. @param {string} file @throws {Stop} if it does not parse */
export const nodes = (file) => inside(parsed(file))

/** Imports of a file, static and dynamic. @param {string} file @returns {string[]} as written there */
export function importsOf(file) {
  let last = ''
  let late = false
  const tree = parsed(file, ({ type }) => {
    if (last === 'import' && type.label === '(') late = true
    last = type.label
  })
  // expressions are searched only for dynamic imports: that takes ten times as long
  return [...(late ? inside(tree) : tree.body)]
    .filter(({ type, source }) => /^(Import|Export)/.test(type) && source)
    .flatMap(({ source }) => strings(source))
}

/** The strings that an expression can be: 'a', `a`, which ? 'a' : 'b', a ?? 'b'. @param {Node | undefined} node @returns {string[]} */
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

/**
 * @param {string} file JavaScript
 * @returns {{ keys: string[], literals: string[] }} keys: strings that are translated; literals: all strings
 */
export function scriptStrings(file) {
  /** @type {string[]} */
  const keys = []
  /** @type {string[]} */
  const literals = []
  for (const node of nodes(file)) {
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') literals.push(...strings(node))
    // throw new RulesError({ reason: 'key' })
    if (node.type === 'NewExpression')
      for (const { key, value } of node.arguments[0]?.properties ?? [])
        if (key?.name === 'reason') keys.push(...strings(value))
    if (node.type !== 'CallExpression') continue
    const { callee } = node
    const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
    // this.t('key'), t('key'), t(lang, 'key'), say(lang, 'key'): the key is the first argument that can be a string
    if (name === 't' || (name === 'say' && node.arguments.length > 1))
      keys.push(
        ...(node.arguments
          .slice(0, 2)
          .map(strings)
          .find((/** @type {string[]} */ found) => found.length) ?? []),
      )
  }
  return { keys, literals }
}
