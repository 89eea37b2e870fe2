/**
 * words.mjs -- writes text/es.json as the command line's C reads it: keys and values one after another, each ended by a zero byte,
 * in the order of the keys' bytes. bin/front.mjs makes the same for the wasm.
 *
 *   node tools/words.mjs OUT.c     writes them as C source, for the native program
 */
import * as fs from 'node:fs'
import { words } from '../bin/words.mjs'
import { at, Stop, tool } from './lib/run.mjs'

/** @param {Buffer} bytes */
function literal(bytes) {
  let text = ''
  for (const byte of bytes)
    if (byte === 0) text += '\\000"\n    "'
    else if (byte === 34 || byte === 92 || byte === 63 || byte < 32 || byte > 126)
      text += '\\' + byte.toString(8).padStart(3, '0')
    else text += String.fromCharCode(byte)
  return `"${text}"`
}

await tool(import.meta.url, async ([out]) => {
  if (!out) throw new Stop('usage: node tools/words.mjs OUT.c')
  const bytes = words(fs.readFileSync(at('text', 'es.json'), 'utf8'))
  fs.writeFileSync(
    out,
    `/* Made by tools/words.mjs from text/es.json. */
extern const char cgt_words[];
extern const unsigned cgt_words_bytes;
const char cgt_words[] =
    ${literal(bytes)};
const unsigned cgt_words_bytes = ${bytes.length};
`,
  )
})
