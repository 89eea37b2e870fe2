/** What the decks say of games, against the solvers; and that both languages say it of the same figures. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decks } from '../../tools/lib/decks.mjs'
import { read } from '../../tools/lib/run.mjs'
import { factsOf, wrong } from './facts.mjs'
import { engine } from './wasm.mjs'

/** @param {string} text @param {string} name @returns {string | undefined} */
const attribute = (text, name) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1]
/** A one-line rule is written in the deck's language. @param {string} text */
const neutral = (text) => text.replace(/rule\{[^}]*\}/g, 'rule{}')

const all = decks().map((deck) => ({ ...deck, text: read(deck.file) }))
for (const deck of all)
  test(`what ${deck.name}.md says of games is so, and its figures can be played`, () => {
    const facts = factsOf(deck.text)
    assert.equal(
      facts.map((fact) => [fact, wrong(fact)]).filter(([, found]) => found),
      [],
    )
    if (deck.chapter) assert.ok(facts.length > 2)
    for (const [tag] of deck.text.matchAll(/<cgt-(?:play|tree|compare)[^>]*>/g)) {
      const [game, rules, start] = ['game', 'rules', 'start'].map((name) => attribute(tag, name))
      if (!game || start === undefined) continue
      const played = engine.game(game, { rules: rules ?? '' })
      let at = played.parse(start)
      assert.is(at.text, start, tag)
      for (const move of (attribute(tag, 'moves') ?? '').split(' '))
        if (move) at = played.move(at, move).to
      played.close()
    }
  })

test('both languages have the same decks, figures and facts', () => {
  const [es, en] = ['es', 'en'].map((lang) => all.filter((deck) => deck.lang === lang))
  assert.is(es.length, 13)
  es.forEach(({ chapter, name, text, slides, minutes }, i) => {
    assert.is(chapter, i)
    const other = en[i]
    assert.is(other.name, `${name}.en`)
    assert.equal([other.slides, other.minutes], [slides, minutes], name)
    const tags = (/** @type {string} */ text) => text.match(/<cgt-[^>]*>/g)
    assert.equal(tags(other.text), tags(text), name)
    assert.equal(factsOf(other.text).map(neutral), factsOf(text).map(neutral), name)
  })
})

test.run()
