/** latex.mjs -- what must be true of a picture in TikZ before LaTeX reads it; where pdflatex is, it reads it. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import * as assert from 'uvu/assert'

/** Every brace that opens closes, and none before. @param {string} text */
function pairs(text) {
  let open = 0
  for (const [c] of text.matchAll(/\\[^a-zA-Z]|[{}]/g)) {
    if (c.length === 1) open += c === '{' ? 1 : -1
    if (open < 0) return false
  }
  return !open
}

const OPTIONS =
  /^(opacity=|anchor=(west|center|east)$|fill=cgt|text=cgt|draw=cgt|font=\\fontsize\{|inner sep=1pt$|preaction=\{fill=cgt\d+\}$|pattern=north west lines$|pattern color=cgt|line width=[\d.]+pt$|line cap=(round|rect)$|line join=(round|bevel)$|dash pattern=((on|off) [\d.]+pt ?)+$)/

/**
 * Strict: every line is a remark, a colour, an end of the picture, or one whole \path or \node; names are defined.
 * @param {string} text
 * @returns {{ words: string[], remarks: string[], paths: number }} what the nodes say, in their order
 */
export function readTikz(text) {
  const lines = text.trimEnd().split('\n')
  const begin = lines.findIndex((line) => line.startsWith('\\begin{tikzpicture}['))
  assert.ok(begin > 0, 'it begins')
  assert.is(lines[lines.length - 1], '\\end{tikzpicture}')
  const defined = new Set()
  for (const line of lines.slice(0, begin)) {
    const colour = /^\\definecolor\{(cgt\d+)\}\{RGB\}\{(\d+),(\d+),(\d+)\}$/.exec(line)
    assert.ok(colour || line.startsWith('% '), line)
    if (colour) defined.add(colour[1])
    for (const n of colour?.slice(2) ?? []) assert.ok(Number(n) <= 255, line)
  }
  /** @type {string[]} */
  const words = []
  /** @type {string[]} */
  const remarks = []
  let paths = 0
  for (const line of lines.slice(begin + 1, -1)) {
    const remark = /^ {2}% (.*)$/.exec(line)
    if (remark) {
      remarks.push(remark[1])
      continue
    }
    assert.ok(pairs(line), line)
    const bare = line
      .trim()
      .replace(
        /^\\begin\{scope\}\[cm=\{[-\d.,]+,\([-\d.]+pt,[-\d.]+pt\)\}\] (.*) \\end\{scope\}$/,
        '$1',
      )
    const node = /^\\node\[([^\]]*)\] at \(-?[\d.]+,-?[\d.]+\) \{(.*)\};$/.exec(bare)
    const path = /^\\path\[([^\]]*)\] svg \{([MLHVCAaZzhvlmc\d., -]+)\};$/.exec(bare)
    const options = (node ?? path)?.[1]
    assert.ok(options, `neither a path nor a node: ${line}`)
    for (const option of options.split(', ')) assert.match(option, OPTIONS)
    for (const [, name] of options.matchAll(/=(cgt\d+)/g)) assert.ok(defined.has(name), line)
    if (node) words.push(node[2])
    else paths++
    assert.not.match(line, /NaN|undefined|Infinity/)
  }
  return { words, remarks, paths }
}

/** @param {string} text @returns {boolean} whether LaTeX is here, and then it made a page of it */
export function compiles(text) {
  if (spawnSync('pdflatex', ['--version']).error) return false
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palitos-tex-'))
  try {
    fs.writeFileSync(
      path.join(folder, 'a.tex'),
      `\\documentclass{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{tikz}
\\usetikzlibrary{patterns,svg.path}\\begin{document}\n${text}\n\\end{document}\n`,
    )
    const run = spawnSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'a.tex'], {
      cwd: folder,
      encoding: 'utf8',
    })
    assert.is(run.status, 0, run.stdout)
    return true
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
