/**
 * secrets.mjs -- a page as a reader sees it before the first touch: no words tell what a figure beside them asks. What words
 * say of a game stands in their data-fact; where a figure beside them still asks it, they wait (web/spoilers/).
 */
import * as assert from 'uvu/assert'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ game: string, rules: string, position: string, moves: { text: string, to: string }[], search?: boolean }} Asked search: the reader is the search */
/** @typedef {{ kind: string, place: number, section: number, asked: Asked }} Figure */
/** @typedef {{ fact: string, text: string, place: number, section: number }} Words */

/** What asks, and which words can be read now. Runs in the page. */
function seen() {
  /** What a figure asks, by its kind; null: nothing, or it is told. @type {Record<string, (e: any) => Partial<Asked> | null>} */
  const kinds = {
    'cgt-play': ({ values, session }) =>
      values === 'off' && !session.over
        ? {
            game: session.game.name,
            rules: session.game.rules,
            position: session.position.text,
            moves: session.game
              .moves(session.position)
              .map((/** @type {any} */ m) => ({ text: m.text, to: m.to.text })),
          }
        : null,
    'cgt-strip': (e) => (e.values === 'off' ? {} : null),
    'cgt-graph': (e) => (e.progress === 3 ? null : { game: e.hasAttribute('edges') ? 'graph' : undefined, rules: e.getAttribute('edges') ?? undefined }), // prettier-ignore
    'cgt-theorem': (e) => (e.phase === 'idle' ? {} : null),
    'cgt-challenge': (e) => (e.done ? null : {}),
    'cgt-tree': (e) =>
      e.stepper.at < e.stepper.count
        ? e.hasAttribute('game')
          ? {}
          : {
              game: 'tree',
              rules: e.getAttribute('leaves') ?? e.getAttribute('tree'),
              search: e.getAttribute('mode') === 'search',
            }
        : null,
    'cgt-xor': (e) => (e.hides ? { game: 'xor', rules: '', position: e.getAttribute('heaps') } : null), // prettier-ignore
    'cgt-mex': (e) => (e.hides ? { game: 'mex', rules: '', position: e.getAttribute('set') } : null), // prettier-ignore
  }
  const all = [...document.querySelectorAll('*')]
  const heads = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (h) => !h.closest('figure'),
  )
  const figures = [...document.querySelectorAll('figure')]
  /** @param {Element} e */
  const where = (e) => ({
    place: figures.indexOf(/** @type {HTMLElement} */ (e.closest('figure'))),
    section: heads.filter((h) => h.compareDocumentPosition(e) & 4).length,
  })
  return {
    asking: all.flatMap((e) => {
      const asked = kinds[e.localName]?.(e)
      if (!asked) return []
      const [game, rules] = ['game', 'rules'].map((name) => e.getAttribute(name) ?? '')
      return [
        {
          kind: e.localName,
          ...where(e),
          asked: { game, rules, position: e.getAttribute('start') ?? '', moves: [], ...asked },
        },
      ]
    }),
    words: all.flatMap((e) => {
      const fact = e.getAttribute('data-fact')
      const read = fact && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return read ? [{ fact, text: /** @type {HTMLElement} */ (e).innerText, ...where(e) }] : []
    }),
    values: all.flatMap((e) => {
      if (e.localName !== 'cgt-value' || !e.checkVisibility({ visibilityProperty: true })) return []
      const of = document.getElementById(e.getAttribute('for') ?? '')
      const asks = of?.localName === 'cgt-play' && kinds['cgt-play'](of)
      return asks ? [`${of.id}: ${e.getAttribute('tell')}`] : []
    }),
    waiting: all.flatMap((e) => {
      const { after, waits, of } = /** @type {HTMLElement} */ (e).dataset
      return after === undefined ? [] : [{ after, waits, of: !of || !!document.getElementById(of), text: (e.textContent ?? '').slice(0, 60) }] // prettier-ignore
    }),
  }
}

/** no answers: what may be done, and how much there is */
const OPEN = /^(moves|plays|refused|tree|positions|arrows)\b/
const squeeze = (/** @type {string} */ text) => text.trim().replace(/\s+/g, ' ')

/** Whether a position is one of those that a fact speaks of: 0..21, or a, b. @param {string} position @param {string} spoken */
const among = (position, spoken) =>
  spoken.split(',').some((one) => {
    const [words, numbers] = [squeeze(one).split(' '), position.split(' ')]
    return (
      words.length === numbers.length &&
      words.every((word, i) => {
        const [from, to] = word.split('..')
        return to === undefined ? word === numbers[i] : +from <= +numbers[i] && +numbers[i] <= +to
      })
    )
  })

/**
 * What a fact tells of a figure that asks; '' where that is nothing, or only how many first moves win: that is a dare.
 * @param {Figure} figure @param {string} fact @param {string} text the words that say it
 */
function tells({ kind, asked }, fact, text) {
  const [, table, game, rules = '', rest] =
    /^(table )?([a-z0-9]+)(?:\{(.*)\})? (.*)$/.exec(fact) ?? []
  if (game !== asked.game || squeeze(rules) !== squeeze(asked.rules)) return ''
  const [spoken, claim] = table ? ['', rest] : rest.split(/ = | =$/)
  if (OPEN.test(claim ?? '')) return ''
  /* a number that is not said is not told; of how many leaves are enough, which ones is asked */
  if (/^(value|grundy) /.test(claim ?? '') && !text.includes(claim.split(' ')[1])) return ''
  if (/^looked /.test(claim ?? '') && asked.search) return ''
  const starts = /^cgt-(play|xor|mex)$/.test(kind)
    ? [asked.position]
    : kind === 'cgt-challenge' && asked.position
      ? asked.position.split(';').map(squeeze)
      : null
  if (!starts) return fact
  if (table) return fact
  const [position] = spoken.split(' after ')
  const own = starts.some((start) => among(start, position))
  const wins = /^win (.*)/.exec(claim ?? '')?.[1].split(' ')
  const known = new Set([...(asked.position.match(/\d+/g) ?? []), String(asked.moves.length)])
  const dare = own && wins && wins.length < asked.moves.length && (text.match(/\d+/g) ?? []).every((n) => known.has(n)) // prettier-ignore
  if (dare) return ''
  return own || asked.moves.some(({ to }) => among(to, position)) ? fact : ''
}

/** No words of a page that nobody has touched tell what a figure beside them asks. @param {Page} page */
export async function tellsNothing(page) {
  const { asking, words, values, waiting } = await page.evaluate(seen)
  const told = words.flatMap(({ fact, text, place, section }) =>
    asking
      .filter(
        (figure) =>
        place >= 0 ? place === figure.place : section === figure.section && /play|challenge/.test(figure.kind), // prettier-ignore
      )
      .flatMap((figure) =>
        fact
          .split(/;\s*/)
          .map((one) => tells(/** @type {Figure} */ (figure), one, text))
          .filter(Boolean)
          .map((one) => `${text} (${one})`),
      ),
  )
  assert.equal([...new Set(told)], [], 'no words tell what is asked')
  assert.equal(values, [], 'nor do values in a sentence')
  for (const { after, waits, of, text } of waiting) {
    assert.match(after, /^(guess|end|solved)$/, text)
    assert.match(waits ?? '', /^(yes|no)$/, text)
    assert.ok(of, `${text}: its figure is in the page`)
  }
}
