/**
 * release.mjs -- `npm run release`: dist/ as one zip in build/, for people without a compiler. Unpacked on Windows it
 * opens by a double click on index.html: that stands at its top beside a LEEME.txt and a README.txt that Notepad shows
 * with its accents and line ends; names are short, plain and differ by more than their case; there are no links.
 * The same dist/ gives the same zip. Beside it what a teacher writes decks with: folder.mjs.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { zipSync } from 'fflate'
import { known, noneOld } from './select-tests.mjs'
import { at, below, files, read, say, Stop, tool } from './lib/run.mjs'

/** Longest path in the zip: Windows unpacks below C:\Users\...\Downloads and takes 260 characters in all. */
const LONGEST = 60
/** The earliest date that a zip can hold, for every file: the same dist/ gives the same zip. */
const TIME = new Date(1980, 0, 1)
const NOTES = ['LEEME.txt', 'README.txt']

/** Byte order mark and CRLF, for Notepad of every Windows. @param {string} text */
const forWindows = (text) => `\ufeff${text.replace(/\r?\n/g, '\r\n')}`

/**
 * @param {string} dist
 * @param {Record<string, string>} notes name -> text
 * @param {Record<string, string>} [more] other files at its top, as they are
 * @returns {Uint8Array} the zip
 * @throws {Stop} if Windows could not unpack or open a file
 */
export function pack(dist, notes, more = {}) {
  /** @type {Record<string, [Uint8Array, import('fflate').ZipOptions]>} */
  const entries = {}
  for (const [name, text] of Object.entries(notes))
    entries[name] = [Buffer.from(forWindows(text)), { mtime: TIME }]
  for (const [name, text] of Object.entries(more))
    entries[name] = [Buffer.from(text), { mtime: TIME, level: 9 }]
  for (const file of files(dist)) {
    const name = below(file, dist)
    if (fs.lstatSync(file).isSymbolicLink()) throw new Stop(`dist/${name} is a link`)
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || /\.$|\.\//.test(name))
      throw new Stop(`dist/${name}: Windows may not take that name`)
    if (name.length > LONGEST) throw new Stop(`dist/${name} is longer than ${LONGEST} letters`)
    const twin = Object.keys(entries).find((other) => other.toLowerCase() === name.toLowerCase())
    if (twin) throw new Stop(`dist/${name} and ${twin} are one file on Windows`)
    entries[name] = [fs.readFileSync(file), { mtime: TIME, level: /\.pdf$/.test(name) ? 0 : 9 }]
  }
  if (!('index.html' in entries)) throw new Stop('dist/ has no index.html: npm run build')
  return zipSync(entries)
}

await tool(import.meta.url, async () => {
  noneOld(known())
  const { build } = await import('./build.mjs')
  await build()
  const { version } = JSON.parse(read(at('package.json')))
  const notes = Object.fromEntries(NOTES.map((name) => [name, read(at('web', 'site', name))]))
  const { integrity } = await import('./modules.mjs')
  const hashes = `${JSON.stringify(integrity(), null, 2)}\n`
  const zip = pack(at('dist'), notes, { 'integrity.json': hashes })
  const made = path.join('build', `palitos-${version}.zip`)
  fs.writeFileSync(at(made), zip)
  say(`${made}: ${(zip.length / 1e6).toFixed(1)} MB`)
  const { folder, packed } = await import('./folder.mjs')
  const slides = await folder()
  await packed(slides)
  say(`${path.relative(at(), slides)}/, and the same as ${path.basename(slides)}-${version}.tgz`)
})
