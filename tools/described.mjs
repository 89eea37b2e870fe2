/**
 * described.mjs -- reads the elements' docblocks: @summary, @attr, @event, @csspart, @cssproperty. docs/public.md, custom-elements.json
 * and the types (tools/manifest.mjs) are made from them.
 */
import { at, read } from './lib/run.mjs'
import { defined, defines } from './parts.mjs'

/** @typedef {{ name: string, description: string }} Styled a part, or a property of CSS */
/** type: of an attribute "a|b", number or string; of an event that of its detail, as TypeScript has it @typedef {Styled & { type: string }} Typed */
/** @typedef {{ attributes: Typed[], events: Typed[], parts: Styled[], properties: Styled[] }} Told */
/** @typedef {import('./parts.mjs').Defined & Told & { summary: string }} Described */

/** What stands after @tag in a docblock. @param {string} text @param {string} tag @returns {string[]} */
const told = (text, tag) =>
  [...text.matchAll(new RegExp(`^ \\* @${tag} (.*)$`, 'gm'))].map(([, said]) => said)

/** "{type} name what it is"; the type may have braces in it. @param {string} said */
function typed(said) {
  const [, type, name, description] = /** @type {string[]} */ (
    /^\{(.*?)\} ([\w-]+) ?(.*)$/.exec(said)
  )
  return { name, type, description }
}
/** "name what it is" @param {string} said @returns {Styled} */
function styled(said) {
  const [name, ...words] = said.split(' ')
  return { name, description: words.join(' ') }
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
