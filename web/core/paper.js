/**
 * paper.js -- prints sheets in place of the page: they are in the document while the browser prints or saves a PDF.
 */
import { render } from 'lit-html'
import { sheet } from './element.js'
import css from './paper.css'

/** @param {import('./element.js').CgtElement} host whose language it has @param {unknown} content a template @param {string} [more] a style of its own */
export function printPaper(host, content, more = '') {
  const paper = document.createElement('div')
  paper.className = 'palitos-paper'
  paper.lang = host.language
  render(content, paper)
  for (const old of document.querySelectorAll('.palitos-paper')) old.remove()
  document.body.append(paper)
  const look = sheet(css + more)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look]
  const done = () => {
    paper.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== look)
  }
  window.addEventListener('afterprint', done, { once: true })
  window.print()
}
