/**
 * described.mjs -- reads the elements' docblocks: @summary, @attr, @event, @csspart, @cssproperty. docs/public.md, custom-elements.json
 * and the types (tools/manifest.mjs) are made from them.
 */
import * as path from 'node:path'
import { allowList } from './allow-list.mjs'
import { at, files, read } from './lib/run.mjs'
import { parts } from './parts.mjs'

/** type: "a|b", number or string @typedef {{ name: string, type: string, what: string }} Attribute */
/** type: of its detail, as TypeScript has it @typedef {{ name: string, type: string, what: string }} Sent */
/** @typedef {{ name: string, what: string }} Styled a part, or a property of CSS */
/** @typedef {{ attributes: Attribute[], events: Sent[], parts: Styled[], properties: Styled[] }} Told */
/** script: which defines it @typedef {Told & { tag: string, of: string, summary: string, script: string }} Described of: its class */

/** Where the class of an element stands. @param {string} name @param {string} [ext] */
export const fileOf = (name, ext = 'js') =>
  files(at('web'), (file) => path.basename(file) === `${name}.${ext}`)[0]

/** What stands after @tag in a docblock. @param {string} text @param {string} tag @returns {string[]} */
export const told = (text, tag) =>
  [...text.matchAll(new RegExp(`^ \\* @${tag} (.*)$`, 'gm'))].map(([, said]) => said)

/** "{type} name what it is"; the type may have braces in it. @param {string} said */
function typed(said) {
  const [, type, name, what] = /** @type {string[]} */ (/^\{(.*?)\} ([\w-]+) ?(.*)$/.exec(said))
  return { type, name, what }
}
/** "name what it is" @param {string} said @returns {Styled} */
function styled(said) {
  const [name, ...what] = said.split(' ')
  return { name, what: what.join(' ') }
}
/** @param {string} text @returns {Told} */
const all = (text) => ({
  attributes: told(text, 'attr').map(typed),
  events: told(text, 'event').map(typed),
  parts: told(text, 'csspart').map(styled),
  properties: told(text, 'cssproperty').map(styled),
})

/** What every element has. */
export const common = () => all(read(at('web', 'core', 'element.js')))

/** @returns {Described[]} by name; without what every element has */
export const described = () =>
  Object.keys(allowList(at('web'), false)).map((tag) => {
    const text = read(fileOf(tag))
    const [, own] = /** @type {RegExpExecArray} */ (/^export class (\w+)/m.exec(text))
    return {
      tag,
      of: own,
      summary: told(text, 'summary')[0],
      script: parts().find(({ elements }) => elements.includes(tag))?.script ?? 'palitos.js',
      ...all(text),
    }
  })
