/** An attribute that becomes wrong while an element is shown is told in a sentence, as one that was wrong from the start. */
import * as assert from 'uvu/assert'
import { described } from '../../../tools/described.mjs'
import { each } from '../../deep.mjs'
import { close, done, keep, open, test } from '../browser.mjs'
import { broken, everything, NEEDS, OWN, STRANGE, WRONG } from '../wrong.mjs'

test.after(close)

/** one of each family */
const GAMES = each(5, ['nim', 'coins', 'row', 'tictactoe', 'chomp', 'toads'])

const { page, troubles } = await everything()
keep(page)

for (const [name, attributes] of Object.entries(OWN))
  test(`${name} says what became wrong, and keeps what it shows and what its author wrote`, async () => {
    const games = attributes.includes('game') ? GAMES.map((game) => ({ game })) : []
    assert.equal(await broken(page, name, [{}], each(2, [...WRONG, ...STRANGE])), [])
    if (games.length) assert.equal(await broken(page, name, games), [])
    assert.equal(troubles, [])
  })

test('a number that is none is quoted whole, with its attribute and the limit', async () => {
  const elements = described().filter(({ tag }) => tag !== 'cgt-grow') // which tells it at a field
  /** @type {[string, string][]} */
  const numbers = elements.flatMap(({ tag, attributes }) =>
    attributes.flatMap(({ name, type }) =>
      /\bnumber\b/.test(type) ? [/** @type {[string, string]} */ ([tag, name])] : [],
    ),
  )
  assert.ok(numbers.length > 18)
  const said = await page.evaluate(
    ({ numbers, needs }) =>
      numbers.map(([tag, name]) => {
        const element = document.createElement(tag)
        for (const [key, value] of Object.entries(needs[tag] ?? {}))
          element.setAttribute(key, value)
        element.innerHTML = '<ol><li data-start="3 4"></li></ol>' // as a proof has
        element.setAttribute(name, '20.7')
        document.querySelector('#room')?.append(element)
        const text = element.shadowRoot?.querySelector('.problem')?.textContent?.trim() ?? ''
        element.remove()
        return `${tag} ${text}`
      }),
    { numbers, needs: NEEDS },
  )
  for (const [i, [, name]] of numbers.entries())
    assert.match(said[i], new RegExp(`“${name}” must be a whole number.*, not “20.7”\\.$`))
  assert.equal(troubles, [])
})

test('what is refused names its limit and what was written, in the language of the page', async () => {
  for (const [html, english, spanish] of [
    [
      '<cgt-strip to="1000000000000">',
      'The attribute “to” must be a whole number from 0 to 9\u202f999\u202f999\u202f999, not “1000000000000”.',
      'El atributo «to» debe ser un número entero de 0 a 9\u202f999\u202f999\u202f999, no «1000000000000».',
    ],
    [
      '<cgt-strip at="-1">',
      'The attribute “at” must be a whole number from 0 to 9\u202f999\u202f999\u202f999, not “-1”.',
      'El atributo «at» debe ser un número entero de 0 a 9\u202f999\u202f999\u202f999, no «-1».',
    ],
    [
      '<cgt-cost heap="0">',
      'The attribute “heap” must be a whole number, 1 or more, not “0”.',
      'El atributo «heap» debe ser un número entero a partir de 1, no «0».',
    ],
    [
      '<cgt-cost game="nim" heap="99999999999">',
      'The attribute “heap” must be a whole number from 1 to 4\u202f294\u202f967\u202f295, not “99999999999”.',
      'El atributo «heap» debe ser un número entero de 1 a 4\u202f294\u202f967\u202f295, no «99999999999».',
    ],
    [
      '<cgt-thermograph form="{4|0}" at="abc">',
      'The attribute “at” must be a number, as 3/2 is, not “abc”.',
      'El atributo «at» debe ser un número, como 3/2, no «abc».',
    ],
    [
      '<cgt-thermograph form="{4|0}" at="1/0">',
      'The attribute “at” must be a number, as 3/2 is, not “1/0”.',
      'El atributo «at» debe ser un número, como 3/2, no «1/0».',
    ],
    [
      '<cgt-challenge kind="keep" start="5 4">',
      'A challenge “keep” begins where the player to move loses, and from “5 4” that player wins.',
      'Un reto «keep» empieza donde pierde quien tiene el turno, y desde «5 4» gana.',
    ],
    [
      '<cgt-challenge kind="reach" start="5 5">',
      'A challenge “reach” begins where the player to move wins, and from “5 5” that player loses.',
      'Un reto «reach» empieza donde gana quien tiene el turno, y desde «5 5» pierde.',
    ],
    [
      '<cgt-play game="Nim">',
      'There is no game with the name “Nim”.',
      'No hay ningún juego con el nombre «Nim».',
    ],
    [
      '<cgt-play game="nim" start="1000000000000000000">',
      'The number must be at most 4\u202f294\u202f967\u202f295 (at “1000000000000000000”).',
      'El número debe ser a lo sumo 4\u202f294\u202f967\u202f295 (en «1000000000000000000»).',
    ],
    [
      '<cgt-theorem game="nim" name="Buton">',
      'This game has no theorem with the name “Buton”.',
      'Este juego no tiene ningún teorema con el nombre «Buton».',
    ],
    [
      '<cgt-exercise kind="nim mexx">',
      'There are no exercises with the name “mexx”.',
      'No hay ejercicios con el nombre «mexx».',
    ],
  ]) {
    const { page } = await open(`<div>${html}</div><div lang="es">${html}</div>`)
    assert.equal(
      (await page.locator('.problem').allTextContents()).map((t) => t.trim()),
      [english, spanish],
    )
    await done(page)
  }
})

test('a step beyond the last is told, and the last is shown', async () => {
  /** @type {[string, number][]} */
  const steps = [
    ['<cgt-tree leaves="3 5 2 9" search="minimax"', 7],
    ['<cgt-graph game="divisor" start="6"', 7],
    ['<cgt-compare game="nim" start="1 2" moves="2-1"', 1],
    ['<cgt-xor heaps="3 4"', 4],
    ['<cgt-play game="nim" start="3 3" opponent="person" moves="3-1 2-1"', 2],
    ['<cgt-record game="nim" start="3 3" moves="3-1 2-1"', 2],
    ['<cgt-triangle game="row" start="4 2 1"', 6],
    ['<cgt-form form="{0,*|^}"', 2],
    ['<cgt-line string="llr"', 3],
    ['<cgt-proof for="board"', 1],
  ]
  const { page, troubles } = await everything()
  for (const [html, last] of steps) {
    const name = /\w+-\w+/.exec(html)?.[0] ?? ''
    const said = await page.evaluate(
      ({ html, name, last, words }) => {
        const room = /** @type {HTMLElement} */ (document.querySelector('#room'))
        return [last, last + 1].map((at) => {
          room.innerHTML = `${html} at="${at}">${words}</${name}>`
          const root = room.firstElementChild?.shadowRoot
          const drawn = !!root && (name === 'cgt-proof' || !root.querySelector('slot'))
          return [drawn, root?.querySelector('.problem')?.textContent?.trim() ?? '']
        })
      },
      { html, name, last, words: '<ol><li data-start="3 4" data-moves="4-1">One.</li></ol>' },
    )
    assert.equal(said, [
      [true, ''],
      [true, `The attribute “at” must be a whole number from 0 to ${last}, not “${last + 1}”.`],
    ], html) // prettier-ignore
  }
  assert.equal(troubles, [])
})

test('of a heap with more moves than are tried, a challenge says so', async () => {
  const { page } = await open(
    '<cgt-challenge kind="keep" start="4000 4000"></cgt-challenge><cgt-challenge kind="keep" start="5 5"></cgt-challenge>',
  )
  const said = await page.locator('cgt-challenge').evaluateAll((all) => all.map((e) => /\d+ of [^.]*moves tried/.exec(e.shadowRoot?.textContent ?? '')?.[0])) // prettier-ignore
  assert.equal(said, ['0 of more than 4096 moves tried', '0 of 10 moves tried'])
})

test('without rules every element takes the game’s first example', async () => {
  const { page, troubles } = await open(
    Object.entries(OWN)
      .filter(([, attributes]) => attributes.includes('rules'))
      .map(([name]) => `<${name} game="chomp"></${name}><${name} game="octal"></${name}>`)
      .join(''),
  )
  /* the triangle is a row's, and both trees are large: what is said of them is not that rules are wrong */
  const said = (await page.locator('.problem').allTextContents()).map((text) => text.trim())
  assert.equal([...new Set(said)].sort(), [
    'Only a row of numbers that are taken from its ends has such a triangle.',
    'This tree is too large to draw: take a smaller position, or set a depth.',
  ])
  assert.equal(troubles, [])
})

test.run()
