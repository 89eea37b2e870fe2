/**
 * described.mjs -- reads the elements' docblocks: @summary, @attr, @event, @csspart, @cssproperty. docs/public.md, custom-elements.json
 * and the types (tools/manifest.mjs) are made from them.
 */
import { at, read } from './lib/run.mjs'
import { defined, defines } from './parts.mjs'

/** type: "a|b", number or string @typedef {{ name: string, type: string, what: string }} Attribute */
/** type: of its detail, as TypeScript has it @typedef {{ name: string, type: string, what: string }} Sent */
/** @typedef {{ name: string, what: string }} Styled a part, or a property of CSS */
/** @typedef {{ attributes: Attribute[], events: Sent[], parts: Styled[], properties: Styled[] }} Told */
/** @typedef {import('./parts.mjs').Defined & Told & { summary: string }} Described */

/** What stands after @tag in a docblock. @param {string} text @param {string} tag @returns {string[]} */
const told = (text, tag) =>
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
  defines()
    .flatMap(defined)
    .sort((a, b) => (a.tag < b.tag ? -1 : 1))
    .map((element) => {
      const text = read(element.file)
      return { ...element, summary: told(text, 'summary')[0], ...all(text) }
    })
