/** looks.mjs -- the elements and their attributes; the tables of tokens and of parts: web/site/looks.js puts a control into each of their rows. */
import { common, described } from '../described.mjs'
import { isColour, tokens } from '../lib/tokens.mjs'
import { escape } from './markdown.mjs'

/** @typedef {import('./view.mjs').View} View */

/** @param {string} name @param {string} description @param {string} marks attributes of the row */
const row = (name, description, marks) =>
  `<tr ${marks}><th scope="row"><code>${escape(name)}</code></th><td>${escape(description)}</td><td></td></tr>`
/** @param {View} view @param {string} rows */
const table = ({ t }, rows) =>
  `<table class="looks"><thead><tr><th scope="col">${escape(t('Name'))}</th><th scope="col">${escape(t('What it is'))}</th><th scope="col">${escape(t('Change it'))}</th></tr></thead><tbody>${rows}</tbody></table>`

/** what --cgt-size is where nobody sets it: base.css */
const SIZE = '16px'

/** What a row's control is: a colour, or a number with its unit; others are set by hand. @param {import('../lib/tokens.mjs').Token} token */
function control(token) {
  if (isColour(token)) return 'data-colour'
  const [, number, unit] = /^([\d.]+)(px|ms)$/.exec(token.value) ?? []
  return unit ? `data-number="${number}" data-unit="${unit}"` : ''
}

/** @param {View} view @param {string} what colours, or the rest @returns {string} HTML */
export function tokenTable(view, what) {
  const every = common().properties.map((property) => ({ ...property, value: SIZE }))
  const rows = [...every, ...tokens(view.root)].filter((token) => isColour(token) === (what === 'colours')) // prettier-ignore
  return table(
    view,
    rows
      .map((token) => row(token.name, view.t(token.description), `data-token="${token.name}" ${control(token)}`))
      .join(''),
  ) // prettier-ignore
}

/** A description, its `code` marked. @param {string} description */
const marked = (description) => escape(description).replace(/`(.+?)`/g, '<code>$1</code>')
/** Attributes with the words or the kind of value that each takes. @param {View} view @param {import('../described.mjs').Typed[]} attributes */
function attributeTable({ t }, attributes) {
  const kinds = /** @type {Record<string, string>} */ ({ string: t('text'), number: t('a number') })
  const rows = attributes.map(({ name, type, description }) => {
    const words = type.split('|').map((word) => kinds[word] ?? `<code>${escape(word)}</code>`)
    return `<tr><td><code>${name}</code></td><td>${words.join(', ')}</td><td>${marked(t(description))}</td></tr>`
  })
  const heads = [t('Attribute'), t('Its value'), t('What it is')]
  return `<div class="scroll" tabindex="0"><table><thead><tr>${heads.map((head) => `<th>${escape(head)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
/** Each element as a fold: what it is for, and its own attributes. @param {View} view @returns {string} HTML */
export const elementList = (view) =>
  described()
    .map(
      ({ tag, summary, attributes }) =>
        `<details><summary><span><code>${tag}</code> <small>${escape(view.t(summary))}</small></span></summary>${attributeTable(view, attributes)}</details>`,
    )
    .join('\n')
/** The attributes that every element has. @param {View} view @returns {string} HTML */
export const commonTable = (view) => attributeTable(view, common().attributes)

/** @param {View} view what each name of a part means, whatever element has it @returns {[string, string][]} */
const names = ({ t }) => [
  ['stage', t('the picture with what surrounds it')],
  ['board', t('the drawing itself: a board, a tree, a table')],
  ['status', t('the sentence that says how things are')],
  ['tools', t('the buttons')],
]
/** @param {View} view @param {string} which names: those of all elements; elements: what each of them has @returns {string} HTML */
export function partTable(view, which) {
  const { t } = view
  if (which === 'names')
    return table(
      view,
      names(view)
        .map(([name, words]) => row(`::part(${name})`, words, `data-part="::part(${name})"`))
        .join(''),
    )
  const rows = described()
    .filter(({ parts }) => parts.length)
    .map(({ tag, parts }) => {
      const lines = parts.map(({ name, description }) => `<code>${escape(name)}</code>: ${escape(t(description))}`) // prettier-ignore
      return `<tr><th scope="row"><code>${escape(tag)}</code></th><td>${lines.join('<br>')}</td></tr>`
    })
  return `<table class="looks"><thead><tr><th scope="col">${escape(t('Element'))}</th><th scope="col">${escape(t('Its parts'))}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
