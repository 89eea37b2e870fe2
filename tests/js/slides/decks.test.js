/** What the decks say of games, against the solvers; and that both languages say it of the same figures. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { decks, slidesOf, timesOf } from '../../../tools/lib/decks.mjs'
import { read } from '../../../tools/lib/run.mjs'
import { factsOf, wrong } from '../facts.mjs'
import { engine } from '../wasm.mjs'

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
  assert.is(es.length, 19)
  es.forEach(({ chapter, name, text, slides, minutes }, i) => {
    assert.is(chapter, i)
    const other = en[i]
    assert.is(other.name, `${name}.en`)
    assert.equal([other.slides, other.minutes], [slides, minutes], name)
    /* what a QR code holds is in the deck's language */
    const tags = (/** @type {string} */ text) =>
      text.match(/<cgt-[^>]*>/g)?.map((tag) => tag.replace(/^(<cgt-qr .*) text="[^"]*"/, '$1'))
    assert.equal(tags(other.text), tags(text), name)
    assert.equal(factsOf(other.text).map(neutral), factsOf(text).map(neutral), name)
  })
})

/** What the room sees of a slide. @param {string} slide */
const seen = (slide) => slide.replace(/<!--[^]*?-->/g, '')

for (const { name, slides, text } of all)
  test(`of ${name}.md three slides in five show a figure, and the homework is on none that is passed over`, () => {
    const each = slidesOf(text)
    const figures = each.filter((slide) =>
      /<cgt-(?!qr\b)|!\[[^\]]*\]\(|<(svg|img)\b/.test(seen(slide)),
    )
    assert.ok(figures.length / slides >= 0.6, `${figures.length} of ${slides} slides`)
    /* the agenda's spans join, in both classes, and each of its points begins with a slide; ` · 66–80` is of the longer alone */
    const agenda = each.find((slide) => slide.includes('_class: agenda')) ?? ''
    const points = [...agenda.matchAll(/^- `(?:(\d+)–(\d+))? · (\d+)–(\d+)`/gm)].map((m) =>
      m.slice(1).map((minute) => minute && Number(minute)),
    )
    const short = points.filter(([from]) => from !== undefined)
    assert.ok(short.length > 2, 'no agenda')
    assert.equal(points.length, agenda.match(/^- /gm)?.length, 'a point without minutes')
    short.forEach(([, to], i) => assert.is(to, short[i + 1]?.[0] ?? 50, 'the agenda has a gap'))
    points.forEach(([from, , longFrom, longTo], i) => {
      assert.is(longTo, points[i + 1]?.[2] ?? 90, 'the agenda of 90 has a gap')
      const at = each
        .map(timesOf)
        .find(({ short, long }) =>
          from === undefined
            ? !short && long?.from === longFrom
            : short?.from === from && short.to > Number(from),
        )
      assert.is(at?.long?.from, longFrom, `minute ${longFrom} of the agenda of 90`)
    })
    const homework = each.filter((slide) => /\*\*(Tarea|Homework)/.test(seen(slide)))
    assert.ok(homework.length, 'no slide has the homework')
    for (const slide of homework) assert.not.ok(timesOf(slide).skip, slide.split('\n')[0])
  })

/** more than a teacher takes in at a glance, in front of the room */
const WORDS = 140
for (const { name, text } of all)
  test(`no note of ${name}.md has more than ${WORDS} words`, () => {
    const long = slidesOf(text).flatMap((slide) => {
      const notes = [...slide.matchAll(/<!--\n([^]*?)-->/g)].map(([, note]) => note).join(' ')
      const words = notes
        .replace(/<[^>]+>/g, '')
        .split(/\s+/)
        .filter(Boolean).length
      return words > WORDS ? [`${words}: ${slide.split('\n')[0]}`] : []
    })
    assert.equal(long, [])
  })

test.run()
