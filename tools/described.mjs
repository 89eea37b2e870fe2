/**
 * described.mjs -- reads the elements' docblocks: @summary, @attr, @event, @csspart, @cssproperty. docs/public.md, custom-elements.json
 * and the types (tools/manifest.mjs) are made from them.
 */
import { at, read } from './lib/run.mjs'
import { defined, defines } from './parts.mjs'

/** @typedef {{ name: string, description: string }} Styled a CSS part or property */
/** type: an attribute's, e.g. "a|b", number or string; an event's: TypeScript of its detail @typedef {Styled & { type: string }} Typed */
/** @typedef {{ attributes: Typed[], events: Typed[], parts: Styled[], properties: Styled[] }} Told */
/** @typedef {import('./parts.mjs').Defined & Told & { summary: string }} Described */

/** The texts after @tag in docblocks. @param {string} text @param {string} tag @returns {string[]} */
const tagged = (text, tag) =>
  [...text.matchAll(new RegExp(`^ \\* @${tag} (.*)$`, 'gm'))].map(([, said]) => said)

/** Reads "{type} name description"; the type may have braces in it. @param {string} said */
function typed(said) {
  const [, type, name, description] = /** @type {string[]} */ (
    /^\{(.*?)\} ([\w-]+) ?(.*)$/.exec(said)
  )
  return { name, type, description }
}
/** Reads "name description". @param {string} said @returns {Styled} */
function styled(said) {
  const [name, ...words] = said.split(' ')
  return { name, description: words.join(' ') }
}
/** @param {string} text @returns {Told} */
const all = (text) => ({
  attributes: tagged(text, 'attr').map(typed),
  events: tagged(text, 'event').map(typed),
  parts: tagged(text, 'csspart').map(styled),
  properties: tagged(text, 'cssproperty').map(styled),
})

/** Attributes and events of every element. */
export const common = () => all(read(at('web', 'core', 'element.js')))

/** @returns {Described[]} sorted by tag, without `common()` */
export const described = () =>
  defines()
    .flatMap(defined)
    .sort((a, b) => (a.tag < b.tag ? -1 : 1))
    .map((element) => {
      const text = read(element.file)
      return { ...element, summary: tagged(text, 'summary')[0], ...all(text) }
    })
