/**
 * html.mjs -- finds the tags of HTML with their places, so that a text can be changed there and the rest stays as it was written. It
 * uses htmlparser2, for whole pages and for pieces of HTML in Markdown.
 */
import { Parser, Tokenizer } from 'htmlparser2'

/** @typedef {{ value: string, start: number, end: number }} Attribute value: as written */
/** @typedef {{ name: string, end: number, after: number, attributes: Record<string, Attribute> }} Tag end: of its name; after: where its content begins */

const nothing = () => {}

/** The opening tags. @param {string} html @returns {Tag[]} */
export function tags(html) {
  /** @type {Tag[]} */
  const found = []
  let attribute = ''
  let start = 0
  let value = ''
  const tokens = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname: (from, to) =>
        void found.push({ name: html.slice(from, to), end: to, after: to, attributes: {} }),
      onattribname(from, to) {
        attribute = html.slice(from, to)
        value = ''
      },
      onattribdata(from, to) {
        start = from
        value = html.slice(from, to)
      },
      onattribend(_, to) {
        const place = value ? { start, end: start + value.length } : { start: to, end: to }
        found[found.length - 1].attributes[attribute] = { value, ...place }
      },
      onattribentity: nothing,
      oncdata: nothing,
      onclosetag: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: (at) => void (found[found.length - 1].after = at + 1),
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  )
  tokens.write(html)
  tokens.end()
  return found
}

/**
 * Changes attributes.
 * @param {string} html
 * @param {(tag: Tag) => Map<string, string>} edit a tag's new values; missing attributes are added
 */
export function withAttributes(html, edit) {
  let made = ''
  let done = 0
  const put = (
    /** @type {number} */ start,
    /** @type {number} */ end,
    /** @type {string} */ text,
  ) => {
    made += html.slice(done, start) + text
    done = end
  }
  for (const tag of tags(html)) {
    const changed = edit(tag)
    for (const [name, value] of changed)
      if (!(name in tag.attributes)) put(tag.end, tag.end, ` ${name}="${value}"`)
    for (const [name, { start, end }] of Object.entries(tag.attributes)) {
      const other = changed.get(name)
      if (other !== undefined) put(start, end, other)
    }
  }
  return made + html.slice(done)
}

/** Adds HTML at the beginning of elements. @param {string} html @param {(tag: Tag) => string} make */
export function withFirst(html, make) {
  let made = ''
  let done = 0
  for (const tag of tags(html)) {
    made += html.slice(done, tag.after) + make(tag)
    done = tag.after
  }
  return made + html.slice(done)
}

/** The text without tags. @param {string} html @param {string} without an element to leave out */
export function wordsOf(html, without) {
  let words = ''
  let inside = 0
  const parser = new Parser({
    onopentagname: (name) => void (inside += inside || name === without ? 1 : 0),
    onclosetag: () => void (inside -= inside ? 1 : 0),
    ontext: (text) => void (words += inside ? '' : text),
  })
  parser.end(html)
  return words
}
