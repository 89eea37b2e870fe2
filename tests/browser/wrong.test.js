/** An attribute that becomes wrong while an element is shown is told in a sentence, as one that was wrong from the start. */
import * as assert from 'uvu/assert'
import { described } from '../../tools/described.mjs'
import { each } from '../deep.mjs'
import { close, done, keep, open, test } from './browser.mjs'
import { broken, everything, NEEDS, OWN } from './wrong.mjs'

test.after(close)

/** one of each family */
const GAMES = each(5, ['nim', 'coins', 'row', 'tictactoe', 'chomp', 'toads'])

const { page, troubles } = await everything()
keep(page)

for (const [name, attributes] of Object.entries(OWN))
  test(`${name} says what became wrong, and keeps what it shows and what its author wrote`, async () => {
    const games = attributes.includes('game') ? GAMES.map((game) => ({ game })) : []
    assert.equal(await broken(page, name, [{}, ...games]), [])
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
