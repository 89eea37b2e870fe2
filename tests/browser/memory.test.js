/**
 * What an element opened it gives back: no page grows with the elements that came and went. The wasm's memory never
 * shrinks, so it is counted what is open in it, and seen that it stops growing.
 */
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { close, open } from './browser.mjs'

test.after(close)

/** the large board; what any element holds is counted, and seen sooner */
const TIMES = 400
const FEW = 24
const MAZE = Array.from({ length: 20 }, (_, i) => (i % 3 ? '.' : '#').repeat(2) + '.'.repeat(18))
const maze = `game="maze" rules="${MAZE.join('/')}" start="t20"`
/** every element, as its own examples have it, and those that hold a game with a large one */
const ELEMENTS = [
  `<cgt-play ${maze}></cgt-play>`,
  '<cgt-play game="sum" rules="nim + octal{kayles}" start="3 4 + 5" values="grundy"></cgt-play>',
  '<cgt-play game="nim" start="3 x"></cgt-play>',
  '<cgt-play game="nim" start="3 4" moves="3-1 9-9"></cgt-play>',
  '<cgt-strip game="subtraction" rules="1 3 4" to="30" at="9"></cgt-strip>',
  '<cgt-graph game="divisor" start="12"></cgt-graph>',
  '<cgt-graph edges="2>1 3>2 3>x"></cgt-graph>',
  '<cgt-challenge kind="reach" game="nim" start="10 12 5; 7 6 5"></cgt-challenge>',
  '<cgt-challenge kind="heaps" rules="nim + divisor" start="3 4 + 12"></cgt-challenge>',
  '<cgt-record game="nim" start="3 4 5" moves="3-1 5-2"></cgt-record>',
  '<cgt-record game="nim" start="3 4 5" moves="9-9"></cgt-record>',
  '<cgt-vote game="nim" start="3 4 5"></cgt-vote>',
  '<cgt-link game="nim" start="3 4 5"></cgt-link>',
  '<cgt-qr text="a"></cgt-qr>',
  '<cgt-xor heaps="10 12 5"></cgt-xor>',
  '<cgt-mex set="0 1 3"></cgt-mex>',
  '<cgt-theorem game="nim" name="Bouton"></cgt-theorem>',
  '<cgt-compare start="3 4 5" moves="3-2 5-5"></cgt-compare>',
  '<cgt-sum rules="nim + divisor" start="3 4 + 12"></cgt-sum>',
  '<cgt-sort by="impartial"></cgt-sort>',
  '<cgt-cost game="nim" heap="3"></cgt-cost>',
  '<cgt-tree leaves="3 5 2 9" search="alphabeta"></cgt-tree>',
  '<cgt-searches leaves="3 5 2 9"></cgt-searches>',
  '<cgt-grow tree="((3 5) (2 9))"></cgt-grow>',
  '<cgt-triangle game="row" start="4 -10 -20 7"></cgt-triangle>',
  '<cgt-atlas game="nim" start="1 2 2"></cgt-atlas>',
  '<cgt-judge problem="uva-10404" values="outcome" table="n=0..9 | {n} 3 1 3 8"></cgt-judge>',
  '<cgt-exercise kind="nim" seed="7"></cgt-exercise>',
  '<cgt-lab game="rule" rules="take 1, 3 or 4"></cgt-lab>',
]

test('in a page and out again, up to 400 times, every element leaves the memory as it was', async () => {
  const { page, troubles } = await open(ELEMENTS.join('').replace(/ (start|moves)="[^"]*"/g, ''))
  await page.addScriptTag({
    path: fileURLToPath(new URL('../../dist/palitos-teach.js', import.meta.url)),
  })
  const wrong = await page.evaluate(
    async (elements) => {
      const { engine } = /** @type {any} */ (document.querySelector('cgt-play'))
      document.body.textContent = ''
      let held = 0
      const { exports } = engine // a game keeps those that it was opened with
      engine.exports = {
        ...exports,
        cgt_session_open: (/** @type {any[]} */ ...of) => {
          const s = exports.cgt_session_open(...of)
          held += Number(!!s)
          return s
        },
        cgt_session_close: (/** @type {any} */ s) => {
          held -= Number(!!s)
          exports.cgt_session_close(s)
        },
      }
      const room = document.createElement('div')
      document.body.append(room)
      const size = () => exports.memory.buffer.byteLength
      /** @type {string[]} */
      const wrong = []
      for (const { body, times } of elements) {
        const name = body.slice(0, 60)
        if (!customElements.get(/^<([\w-]+)/.exec(body)?.[1] ?? '')) wrong.push(`no ${name}`)
        let least = 0
        for (let i = 0; i < times; i++) {
          room.innerHTML = body
          if (i % 8 === 0) {
            /* it is moved once, and then works as before */
            const element = /** @type {any} */ (room.firstChild)
            document.body.append(element)
            room.append(element)
          }
          room.textContent = ''
          if (i === times / 4) least = size()
          if (i % 20 === 0) await new Promise((done) => setTimeout(done))
        }
        if (held) wrong.push(`${held} games are held by ${name}`)
        if (size() > least) wrong.push(`${size() - least} bytes more for ${name}`)
        held = 0
      }
      return wrong
    },
    ELEMENTS.map((body) => ({ body, times: body.includes(MAZE[0]) ? TIMES : FEW })),
  )
  assert.equal(wrong, [])
  assert.equal(troubles, [])
})

test('a board whose position, rules or part are changed 1000 times holds one game, and no more memory', async () => {
  const { page, troubles } = await open('<cgt-play></cgt-play>')
  const seen = await page.evaluate(() => {
    const element = /** @type {any} */ (document.querySelector('cgt-play'))
    const { engine } = element
    const { exports } = engine
    let held = 0
    engine.exports = {
      ...exports,
      cgt_session_open: (/** @type {any[]} */ ...of) => (held++, exports.cgt_session_open(...of)),
      cgt_session_close: (/** @type {any} */ s) => (held--, exports.cgt_session_close(s)),
    }
    let least = 0
    for (let i = 0; i < 1000; i++) {
      if (i === 250) least = exports.memory.buffer.byteLength
      const heaps = Array.from({ length: 1 + (i % 9) }, (_, k) => 1 + ((i + k) % 30)).join(' ')
      if (i % 3 === 0) element.position = heaps
      else if (i % 3 === 1) element.setAttribute('rules', i % 2 ? 'misere' : '')
      else {
        const radio = /** @type {HTMLElement} */ (
          element.root.querySelector('[name=rules]:not(:checked)') ??
            [...element.root.querySelectorAll('[name=rules]')].find((r) => !r.checked)
        )
        radio.click()
      }
    }
    const now = exports.memory.buffer.byteLength
    const open = held
    element.remove()
    return { grown: now - least, open, held }
  })
  assert.equal(seen, { grown: 0, open: 1, held: 0 })
  assert.equal(troubles, [])
})

test.run()
