/** looks.mjs -- the table of tokens and that of parts, as web/site/looks.js puts a control into each of their rows. */
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

/** @param {View} view @param {string} tag @returns {string} HTML */
export function partTable(view, tag) {
  const parts = described().find((element) => element.tag === tag)?.parts ?? []
  return table(
    view,
    parts
      .map(({ name, description }) =>
        row(`::part(${name})`, view.t(description), `data-part="${tag}::part(${name})"`),
      ) // prettier-ignore
      .join(''),
  )
}
