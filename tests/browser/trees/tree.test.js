import * as assert from 'uvu/assert'
import { each } from '../../deep.mjs'
import { axe, close, done, halt, inWindow, open, release, test } from '../browser.mjs'

/** @typedef {import('playwright-core').Page} Page */

test.after(close)

/** @param {Page} page what the nodes say of themselves, in preorder */
const nodes = (page) =>
  page
    .locator('[data-node]')
    .evaluateAll((all) => all.map((node) => node.getAttribute('aria-label') ?? ''))
/** @param {Page} page the step that is shown */
const at = (page) => page.locator('cgt-tree').getAttribute('at')
/** @param {Page} page */
const says = async (page) =>
  (await page.locator('[role=status]').innerText()).replaceAll(/\s+/g, ' ')

test('alpha-beta over 3 5 2 9 12 5 23 23 by keys: 12, with exactly the last leaf cut', async () => {
  const { page, troubles } = await open(
    '<cgt-tree leaves="3 5 2 9 12 5 23 23" search="alphabeta"></cgt-tree>',
  )
  await page.locator('[data-node="0"]').focus()
  /** @type {string[]} */
  const said = []
  for (let i = 0; i < 31; i++) {
    await page.keyboard.press('ArrowRight')
    said.push(await says(page))
  }
  assert.is(await at(page), '31')
  assert.is(
    said[26],
    'MAX already has 23 and MIN has 12 elsewhere: what remains here cannot matter. 1 node is not looked at.',
  )
  assert.is(said[30], 'MAX picks the largest: max(5, 12) = 12. The tree is worth 12.')
  const labels = await nodes(page)
  assert.is(labels[0], 'MAX, worth 12')
  assert.equal(
    labels.flatMap((label, i) => (label.includes('cut, not looked at') ? [i] : [])),
    [14],
  )
  assert.is(await page.locator('.edge.cut').count(), 1)
  assert.is(await page.locator('.edge.win').count(), 3)

  await page.keyboard.press('Home')
  assert.is(await at(page), null)
  const begin = await nodes(page)
  await page.keyboard.press('End')
  assert.equal(await nodes(page), labels)
  for (let i = 0; i < 31; i++) await page.keyboard.press(',')
  assert.equal(await nodes(page), begin)
  assert.equal(troubles, [])
})

test('every node is reached by arrows, V hides what was not reached, Escape is the page’s', async () => {
  const { page, troubles } = await open('<cgt-tree leaves="3 5 2 9" search="alphabeta"></cgt-tree>')
  const focused = () =>
    page.evaluate(
      () =>
        /** @type {HTMLElement | undefined} */ (
          document.activeElement?.shadowRoot?.activeElement ?? undefined
        )?.dataset.node,
    )
  await page.locator('[data-node="0"]').focus()
  for (let node = 1; node < 7; node++) {
    await page.keyboard.press('ArrowDown')
    assert.is(await focused(), String(node))
  }
  await page.keyboard.press('ArrowUp')
  assert.is(await focused(), '5')
  assert.is((await nodes(page))[6], 'Leaf, 9, not looked at yet')
  await page.keyboard.press('v')
  assert.is((await nodes(page))[6], 'Leaf, not known yet')
  await page.keyboard.press('Enter')
  assert.is((await nodes(page))[5], 'Leaf, worth 2')
  const here = await focused()
  await page.keyboard.press('Escape')
  assert.is(await focused(), here, 'outside a deck nobody waits for the keys')
  assert.equal(troubles, [])
})

test('the address has the step, and minimax looks at all', async () => {
  const { page, troubles } = await open(
    '<cgt-tree leaves="3 5 2 9" search="alphabeta" at="end"></cgt-tree>',
  )
  assert.match(await page.locator('.count').innerText(), 'Looked at: 6 of 7 nodes.')
  assert.match(await page.locator('.count').innerText(), 'Minimax would look at 7 nodes.')
  await page.getByRole('radio', { name: 'Minimax' }).check()
  await page.getByRole('button', { name: 'Last step' }).click()
  assert.is(await page.locator('cgt-tree').getAttribute('search'), 'minimax')
  assert.is(await at(page), '7')
  assert.match(await page.locator('.count').innerText(), 'Looked at: 7 of 7 nodes.')
  assert.is(await page.locator('.edge.cut').count(), 0)
  assert.equal(troubles, [])
})

test('what cannot be read or drawn is one sentence', async () => {
  for (const [attributes, sentence] of /** @type {const} */ ([
    [
      'leaves="3 5 2"',
      'There are 3 values: a list without parentheses needs 1, 2, 4, 8 ... of them.',
    ],
    ['tree="((3 5) (2 9)"', 'One ) is missing at the end.'],
    ['game="nope"', 'There is no game with the name “nope”.'],
    [
      'leaves="1 2" depth="x"',
      'The attribute “depth” must be a whole number from 1 to 9999, not “x”.',
    ],
    [
      'game="nim" start="1000000000 7"',
      'This tree is too large to draw: take a smaller position, or set a depth.',
    ],
  ])) {
    const { page, troubles } = await open(`<cgt-tree ${attributes}></cgt-tree>`)
    assert.is((await page.locator('[role=alert]').innerText()).trim(), sentence)
    assert.equal(troubles, [])
    await done(page)
  }
})

/** of the drawing's letters and numbers, in pixels on the screen @param {Page} page @param {string} selector */
const letters = (page, selector) =>
  page.locator(selector).evaluate((e) => {
    const svg = /** @type {SVGSVGElement} */ (e)
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    return [...svg.querySelectorAll('text')].map(
      (text) => Number(text.getAttribute('font-size')) * scale,
    )
  })
const PHONE = { viewport: { width: 390, height: 844 } }

test('a letter stands for a leaf that is cut; where the search looks at one it is a sentence', async () => {
  const { page, troubles } = await open(
    `<cgt-tree tree="((3 5) (2 x))" search="alphabeta" at="end"></cgt-tree>
     <cgt-tree tree="((3 x) (2 9))" search="alphabeta">The author’s words.</cgt-tree>
     <cgt-tree tree="((3 5) (2 ?))" lang="es"></cgt-tree>`,
  )
  const [first, second, third] = await page.locator('cgt-tree').all()
  assert.is(await first.locator('[data-node="6"] .value').textContent(), 'x')
  assert.is(await first.locator('[data-node="0"]').getAttribute('aria-label'), 'MAX, worth 3')
  await first.getByRole('radio', { name: 'Minimax' }).click({ force: true })
  assert.is(await first.locator('[role=alert]').count(), 1, 'minimax needs it')
  assert.is(await first.getAttribute('search'), 'alphabeta', 'it stays as it was')
  const refused = async (/** @type {import('playwright-core').Locator} */ tree) => (await tree.locator('[role=alert]').innerText()).trim() // prettier-ignore
  assert.is(
    await refused(second),
    'The search looks at x, leaf 2 from the left: its value is needed there.',
  )
  assert.is(
    await refused(third),
    'La búsqueda mira ?, la hoja 4 desde la izquierda: ahí hace falta su valor.',
  )
  assert.equal(troubles, [])
})

test('on a phone eight leaves and their windows are seen at once, and can be read', async () => {
  for (const search of ['minimax', 'alphabeta']) {
    const { page, troubles } = await open(
      `<cgt-tree leaves="3 5 2 9 12 5 23 23" search="${search}" at="end"></cgt-tree>`,
      PHONE,
    )
    const [wide, whole] = await page
      .locator('.tree')
      .evaluate((e) => [e.clientWidth, e.scrollWidth])
    assert.is(whole, wide)
    assert.ok(Math.min(...(await letters(page, '.tree svg'))) >= 10)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.waitForFunction(() =>
      document.querySelector('cgt-tree')?.shadowRoot?.querySelector('[font-size="22"]'),
    )
    assert.equal(troubles, [])
    await done(page)
  }
})

test('on a phone a wide tree scrolls inside its figure, and the current node is in view', async () => {
  const sixteen = '3 5 2 9 12 5 23 23 3 5 2 9 12 5 23 23'
  const { page } = await open(
    `<cgt-tree leaves="${sixteen}" search="alphabeta" at="end"></cgt-tree>`,
    PHONE,
  )
  assert.ok(Math.min(...(await letters(page, '.tree svg'))) >= 10)
  const tree = page.locator('.tree')
  /* its first drawing is measured in the frame that shows it */
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
  const room = () => tree.evaluate((e) => [e.scrollLeft, e.clientWidth, e.scrollWidth])
  const [, wide, whole] = await room()
  assert.ok(whole > wide)
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  await page.locator('cgt-tree').evaluate((e) => e.setAttribute('at', '4'))
  const [left] = await room()
  await page.locator('cgt-tree').evaluate((e) => e.setAttribute('at', '55'))
  /* a frame that comes late scrolls late */
  await page.waitForFunction(
    ([e, left]) => e.scrollLeft > left + 100,
    /** @type {const} */ ([await tree.elementHandle(), left]),
  )
})

test('printed, a search shows its last step, an exercise its first; afterwards the one it was at, and a chosen step stays', async () => {
  const { page, troubles } = await open(
    `<cgt-tree id="open" leaves="3 5 2 9" search="alphabeta"></cgt-tree>
    <cgt-tree id="chosen" leaves="3 5 2 9" search="alphabeta" at="2"></cgt-tree>
    <cgt-tree id="asked" leaves="3 5 2 9" mode="predict"></cgt-tree>
    <cgt-tree id="own" leaves="3 5 2 9" search="alphabeta" mode="search"></cgt-tree>
    <cgt-graph game="divisor" start="5" values="off"></cgt-graph>`,
  )
  await page.evaluate(() => {
    ;/** @type {any} */ (window).said = []
    addEventListener('beforeprint', () =>
      /** @type {any} */ (window).said.push(
        ...['#open', '#chosen', '#asked', '#own', 'cgt-graph'].map((one) =>
          document.querySelector(one)?.shadowRoot?.querySelector('.counter')?.textContent?.trim(),
        ),
      ),
    )
  })
  const counters = () => page.locator('.counter').allInnerTexts()
  const before = await counters()
  assert.equal(before, ['0 / 12', '2 / 12', '0 / 7', '0 / 12', '0 / 6'])
  await page.pdf()
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).said), [
    '12 / 12',
    '2 / 12',
    '0 / 7',
    '0 / 12',
    '0 / 6', // values="off" is off on paper, too
  ])
  assert.equal(await counters(), before)
  assert.is(await page.locator('#open').getAttribute('at'), null)
  assert.equal(troubles, [])
})

/** all that is seen of the tree and beside it @param {Page} page */
const scene = (page) =>
  page
    .locator('cgt-tree')
    .evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('.scene *, .says, .count') ?? [])]
        .map((e) =>
          [
            e.localName,
            ...[...e.attributes]
              .map((a) => (a.name === 'tabindex' ? '' : `${a.name}=${a.value}`))
              .sort(),
            e.childElementCount ? '' : e.textContent?.trim(),
          ].join(' '),
        )
        .join('\n'),
    )
/** the large board @param {Page} page */
const board = (page) => page.locator('.beside [role=img]').first().getAttribute('aria-label')

test('on the board that is played: each node has its position, the current one is large, back undoes forward exactly', async () => {
  for (const [attributes, small, start, next] of each(
    3,
    /** @type {const} */ ([
      [
        'game="tictactoe" rules="3" start="xox/oo./.x." search="alphabeta"',
        'mini-p2',
        'xox/oo./.x.',
        'xox/oox/.x.',
      ],
      [
        'game="tictactoe" rules="4" start="xoxo/oxox/oxox/xo.." search="alphabeta"',
        'mini-p1',
        'xoxo/oxox/oxox/xo..',
        '',
      ],
      ['game="nim" start="2 1" search="alphabeta"', 'mini-stick', '2 1', '1 1'],
      ['game="euclid" start="12 10"', 'mini-text', '12 10', ''],
      ['game="maze" start="b3" rules="..#../#...#/..#../#..../....."', 'mini-figure', 'b3', ''],
      ['game="game31" start="356655"', 'mini-card', '355566', ''],
      ['game="graph" rules="2>1 3>2 3>1" start="3"', 'mini-tile', '3', ''],
      [
        'game="tictactoe" rules="3" start="xox/x../oo." search="fault"',
        'mini-p2',
        'xox/x../oo.',
        '',
      ],
    ]),
  )) {
    const { page, troubles } = await open(`<cgt-tree ${attributes}></cgt-tree>`)
    assert.is(await board(page), `Board: ${start}`)
    const drawn = await page.locator('[data-node]').count()
    assert.ok(drawn > 0, attributes)
    const pictured = page.locator(`[data-node]:has(.${small})`)
    assert.ok((await pictured.count()) > drawn / 2, `${attributes} ${await pictured.count()}`)
    await page.locator('[data-node="0"]').focus()
    /** @type {string[]} */
    const seen = [await scene(page)]
    const count = Number(await page.locator('.timeline').getAttribute('max'))
    const steps = Math.min(count, 16) // the rest is tests/js/trees/trace
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press('ArrowRight')
      seen.push(await scene(page))
      if (!i && next) assert.is(await board(page), `Board: ${next}`)
    }
    assert.is(new Set(seen).size, seen.length, 'each step shows something else')
    for (let i = steps - 1; i >= 0; i--) {
      await page.keyboard.press('ArrowLeft')
      assert.ok((await scene(page)) === seen[i], `${attributes}: back at ${i}`)
    }
    assert.equal(troubles, [])
    await done(page)
  }
})

test('the board that is not put back, by keys: where it goes wrong, and what it answers', async () => {
  const { page, troubles } = await open(
    '<cgt-tree game="tictactoe" rules="3" start="xox/oxx/o.." search="fault"></cgt-tree>',
  )
  await page.locator('[data-node="0"]').focus()
  /** @type {string[]} */
  const said = []
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('ArrowRight')
    said.push(await says(page))
    assert.is(await page.locator('.should').count(), i >= 3 ? 1 : 0)
    assert.is(await page.getByText('In the program:').count(), i >= 3 ? 1 : 0)
  }
  assert.equal(said, [
    'MIN plays b3.',
    'MAX plays c3.',
    'In xox/oxx/oox the game is over: 1 for MAX.',
    'MAX wins with c3 and returns at once: c3 stays on the board.',
    'Back at this MIN: b3 was undone, c3 was not. The board is no longer the one it began with.',
    'MIN has one move only, worth 1. It returns 1, and never tried c3. The right value is 0.',
  ])
  assert.match(
    (await page.locator('.players').innerText()).replace(/\s+/g, ' '),
    '0 a draw',
    'the right value',
  )
  assert.is(await board(page), 'Board: xox/oxx/o.x')
  assert.is(await page.locator('.should .still').getAttribute('aria-label'), 'Board: xox/oxx/o..')
  await page.getByRole('radio', { name: 'Minimax' }).check()
  await page.getByRole('button', { name: 'Last step' }).click()
  assert.match(await says(page), 'The tree is worth 0.')
  await page.getByRole('radio', { name: 'Board not put back' }).check()
  assert.is(await page.locator('.counter').innerText(), '0 / 6')
  await page.locator('cgt-tree').evaluate((e) => e.setAttribute('game', 'nim'))
  await page.locator('cgt-tree').evaluate((e) => e.removeAttribute('rules'))
  await page.locator('cgt-tree').evaluate((e) => e.setAttribute('start', '2 1'))
  assert.match(await page.locator('[role=alert]').innerText(), 'cannot be taken back')
  assert.equal(troubles, [])
})

test('asked at every step: a wrong answer is corrected with the reason, and the answers are counted', async () => {
  const { page, troubles } = await open('<cgt-tree leaves="3 5 2 9" search="alphabeta"></cgt-tree>')
  const who = page.getByRole('combobox', { name: 'Who does the steps' })
  await who.selectOption('Ask me at every step')
  assert.is(await page.locator('cgt-tree').getAttribute('mode'), 'predict all')
  const forward = page.getByRole('button', { name: 'Step forward' })
  for (let i = 0; i < 4; i++) await forward.click()
  assert.is(await at(page), '3')
  assert.is(await says(page), 'Is the rest of this MIN cut?')
  assert.is(
    await page.evaluate(() =>
      document.activeElement?.shadowRoot?.activeElement?.textContent?.trim(),
    ),
    'Yes, cut it',
  )
  await page.keyboard.press('ArrowRight')
  assert.is(await at(page), '3', 'the question waits')
  assert.is(await says(page), 'Answer first. Is the rest of this MIN cut?')
  await page.keyboard.press('Enter')
  assert.is(await at(page), '3', 'there is a second try')
  assert.match(await says(page), 'Not that one. Look again. Is the rest of this MIN cut?')
  assert.is(await page.locator('.says.bad').count(), 1)
  assert.ok(await page.locator('.choice').first().isDisabled())
  await page.keyboard.press('Enter') // the focus is on the other answer
  assert.is(await at(page), '4')
  assert.is(
    await page.locator('.says.good').innerText(),
    'Right.\n The leaf is worth 5. MIN already has 3: nothing changes.',
  )
  await page.keyboard.press('Enter') // the focus is on the button forward
  assert.is(await says(page), 'What does this MIN return?')
  await page.getByRole('button', { name: 'exactly 3' }).click()
  assert.is(await page.locator('.says.good').count(), 1)
  await page.getByRole('button', { name: 'Step back' }).click()
  assert.is(await page.locator('.says.good').count(), 0)
  await page.getByRole('button', { name: 'Play the steps' }).click()
  await page.getByText('What does this MIN return?').waitFor()
  assert.is(await page.getByRole('button', { name: 'Play the steps' }).count(), 1, 'it waits')
  await page.getByRole('button', { name: 'exactly 3' }).click()
  for (;;) {
    const choice = page.locator('.choice:not([disabled])')
    if (await choice.count()) await choice.first().click()
    else if ((await at(page)) === '12') break
    else await forward.click()
  }
  assert.match(await says(page), /The tree is worth 3. \d of \d answers right at the first try\.$/)
  assert.equal(troubles, [])
})

test('where only α > β cuts: the line of the code, the sentence and the bar say so, and all leaves are looked at', async () => {
  const { page, troubles } = await open(
    '<cgt-tree leaves="3 5 3 9" search="alphabeta" cut="beyond" code="c" at="9"></cgt-tree>',
  )
  await page.locator('cgt-code .line').first().waitFor()
  const code = (await page.locator('cgt-code .line').allInnerTexts()).join('\n')
  assert.match(code, /if \(alpha > beta\) \{/)
  assert.not.match(code, /alpha >= beta|cgt_cuts/)
  assert.is(await says(page), 'MIN now has 3 here: β falls to 3. Now α = β, and only α > β cuts here: the search goes on.') // prettier-ignore
  assert.is(await page.locator('.interval.crossed').count(), 0)
  await page.locator('[data-node="0"]').focus()
  await page.keyboard.press('End')
  assert.match(await page.locator('.count').innerText(), /Leaves looked at: 4 of 4/)
  await page.locator('cgt-tree').evaluate((tree) => tree.setAttribute('cut', 'equal'))
  await page.keyboard.press('End')
  assert.match(await page.locator('.count').innerText(), /Leaves looked at: 3 of 4/)
  assert.match(
    (await page.locator('cgt-code .line').allInnerTexts()).join('\n'),
    /if \(alpha >= beta\) \{/,
  )
  assert.equal(troubles, [])
})

test('the window of a node is typed, with ∞ as inf: none is seen while it is asked, and what is wrong is explained', async () => {
  const { page, troubles } = await open(
    '<cgt-tree leaves="3 5 2 9" search="alphabeta" mode="predict windows"></cgt-tree>',
  )
  const forward = page.getByRole('button', { name: 'Step forward' })
  await forward.click()
  assert.is(await says(page), 'Which window, α and β, does this MIN receive?')
  assert.is(await page.locator('.interval').count(), 0)
  assert.not.match((await nodes(page)).join(), /window/)
  const typed = async (/** @type {string} */ a, /** @type {string} */ b) => {
    await page.getByRole('textbox', { name: 'α that the node receives' }).fill(a)
    await page.getByRole('textbox', { name: 'β that the node receives' }).fill(b)
    await page.keyboard.press('Enter')
  }
  await typed('-inf', 'x')
  assert.match(await says(page), /^Write both: a whole number, or ∞ as inf or -inf\./)
  await typed('-inf', '∞')
  assert.is(
    await says(page),
    'Right. The window is [−∞, +∞]: neither MAX nor MIN has anything above yet.',
  )
  assert.is(await page.locator('.interval').count(), 2)
  while (!(await page.locator('.bound-field').count())) await forward.click()
  await typed('-infinito', 'inf')
  assert.match(await says(page), /^No\. α is not −∞: it is the largest value that a MAX/)
  await typed('inf', '3')
  assert.match(await says(page), /^No\. The other way round/)
  await typed('3', '+∞')
  assert.is(
    await says(page),
    'Right. The window is [3, +∞]: MAX already has 3 above, and MIN has nothing there yet.',
  )
  await page.keyboard.press('End')
  assert.match(await says(page), /1 of 2 answers right at the first try\./)
  assert.equal(troubles, [])
})

test('the student is the search: picks nodes, gives values, cuts, and is told why not', async () => {
  const { page, troubles } = await open(
    '<cgt-tree leaves="3 5 2 9" search="alphabeta" mode="search"></cgt-tree>',
  )
  const field = page.getByRole('textbox', { name: 'Value of the node that the search is in' })
  const pick = (/** @type {number} */ node) => page.locator(`[data-node="${node}"]`).click()
  const give = async (/** @type {string} */ value) => {
    await field.fill(value)
    await field.press('Enter')
  }
  await pick(4)
  assert.match(await says(page), 'goes deep first')
  await pick(0)
  assert.is(await says(page), 'That one is open already: go on down to the next one.')
  assert.is(await at(page), null)
  await pick(1)
  assert.is(await at(page), '1')
  for (const none of ['abc', '']) {
    await give(none)
    assert.match(await says(page), /^Write the value first: a whole number\./)
    assert.is(await page.locator('.says.bad').count(), 0, 'no answer is no wrong answer')
  }
  await give('3')
  assert.match(await says(page), 'Not yet')
  await page.locator('[data-node="1"]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  assert.match(await says(page), 'MIN now has 3 here: β falls to 3.')
  await page.getByRole('button', { name: 'Cut the rest' }).click()
  assert.match(await says(page), 'No cut: α = −∞ is below β = 3')
  await pick(3)
  await give('5')
  assert.match(await says(page), 'Not 5: MIN picks the smallest of what was looked at: 3, 5.')
  await give('3')
  assert.match(await says(page), 'MAX now has 3 here: α rises to 3.')
  await pick(2)
  assert.match(await says(page), 'settled already')
  await pick(4)
  await pick(5)
  await pick(6)
  assert.match(await says(page), 'Not there: MIN already has 2 and MAX has 3 elsewhere')
  await page.getByRole('button', { name: 'Cut the rest' }).click()
  assert.is(await page.locator('.edge.cut').count(), 1)
  await give('2')
  await give('3')
  assert.is(
    await says(page),
    'Right. All of this MAX is settled: it is worth 3. The tree is worth 3. 9 of 15 answers right.',
  )
  assert.is(await field.count(), 0)
  assert.equal(troubles, [])
})

test('a tree opens to what fits; nodes fold and unfold by mouse and keys, the step stays, and the counts are right', async () => {
  const { page, troubles } = await open(
    '<cgt-tree game="tictactoe" rules="3" start="xo./.x./..o" search="alphabeta"></cgt-tree>',
  )
  const drawn = () => page.locator('[data-node]').count()
  const whole = 157
  const folded = async () =>
    Number(
      /(\d+) nodes? (?:is|are) folded\./.exec(await page.locator('.count').innerText())?.[1] ?? 0,
    )
  assert.ok((await drawn()) <= 60)
  const { length } = await nodes(page)
  const total = length + (await folded())
  assert.ok(total > whole, String(total))
  const shut = page.locator('[data-node][aria-expanded=false]')
  const name = (await shut.first().getAttribute('aria-label')) ?? ''
  assert.match(name, /\d+ nodes are folded below/)
  const id = await shut.first().getAttribute('data-node')
  await page.getByRole('button', { name: 'Step forward' }).click()
  const step = await says(page)
  const before = await scene(page)
  await page.locator(`[data-node="${id}"] .fold`).click()
  const node = page.locator(`[data-node="${id}"]`)
  assert.is(await node.getAttribute('aria-expanded'), 'true')
  assert.is((await drawn()) + (await folded()), total)
  assert.ok((await drawn()) > length)
  assert.is(await says(page), step)
  await node.focus()
  await page.keyboard.press('-')
  assert.is(await node.getAttribute('aria-expanded'), 'false')
  assert.is(await drawn(), length)
  assert.ok((await scene(page)) === before)
  await page.keyboard.press('+')
  assert.is(await node.getAttribute('aria-expanded'), 'true')
  await page.keyboard.press('Home')
  await page.locator('[data-node="0"]').focus()
  await page.keyboard.press('-')
  assert.equal((await nodes(page)).length, 1)
  assert.is(await folded(), total - 1)
  await page.keyboard.press('End')
  const end = await nodes(page)
  await page.keyboard.press('+')
  assert.is((await nodes(page))[0], end[0].replace(/, \d+ nodes.*/, ''))
  assert.equal(troubles, [])
})

test('a depth ends the search early with an estimate, and is changed beside the tree', async () => {
  const { page, troubles } = await open(
    '<cgt-tree tree="(4:(3 5) 1:(2 9))" depth="1" at="end"></cgt-tree>',
  )
  assert.match(await says(page), 'The tree is worth 4.')
  await page.getByRole('button', { name: 'Step back' }).click()
  assert.is(await says(page), 'The depth ends here: the estimate 1 stands for all that is below.')
  await page.getByRole('button', { name: 'One move deeper' }).click()
  assert.is(await page.locator('cgt-tree').getAttribute('depth'), '2')
  await page.getByRole('button', { name: 'Last step' }).click()
  assert.match(await says(page), 'The tree is worth 3.')
  await page.locator('cgt-tree').evaluate((e) => e.setAttribute('depth', 'x'))
  assert.match(await page.locator('[role=alert]').innerText(), '“depth” must be a whole number')
  assert.match(await says(page), 'The tree is worth 3.', 'the last good tree stays')
  assert.equal(troubles, [])
})

test('a leaf of a won or lost game says its value for MAX, and the legend all that there are', async () => {
  for (const letters of ['WL', 'GP']) {
    const { page, troubles } = await open(
      `<cgt-tree game="tictactoe" rules="3" start="xox/oo./.x." at="end" letters="${letters}"></cgt-tree>`,
      { lang: 'es' },
    )
    assert.equal(
      await page
        .locator('.node.leaf > text[class^=t-]')
        .evaluateAll((all) => all.map((e) => `${e.textContent} ${e.getAttribute('class')}`)),
      ['1 t-win strong', '0 t-tie strong', '−1 t-loss strong', '0 t-tie strong', '−1 t-loss strong', '1 t-win strong'],
    ) // prettier-ignore
    const legend = (await page.locator('.players').innerText()).replaceAll(/\s+/g, ' ')
    for (const said of [
      '1 gana MAX',
      '0 un empate',
      '−1 gana MIN',
      'las mejores jugadas; las que ganan, en azul',
    ])
      assert.match(legend, said)
    assert.equal(troubles, [])
    await done(page)
  }
})

test('on a slide the line of best play is named in words once it is drawn, and not in the legend', async () => {
  const { page, troubles } = await open(
    '<div class="reveal"><cgt-tree game="tictactoe" rules="3" start="xox/oo./xx."></cgt-tree></div>',
  )
  assert.not.match(await page.locator('.players').innerText(), /best moves/)
  assert.not.match(await says(page), /thick line/)
  await page.locator('cgt-tree').evaluate((e) => e.setAttribute('at', 'end'))
  assert.match(
    await says(page),
    /The tree is worth −1\. The thick line is what both play, blue where the player to move wins\.$/,
  )
  assert.is(await page.locator('.edge.win').count(), 1, 'O wins with its move')
  assert.equal(troubles, [])
})

test('on a slide a wide tree of a game has the whole width, and the legend says what is folded', async () => {
  const deck = (/** @type {string} */ tag) => open(`<div class="reveal">${tag}</div>`)
  const { page: wide } = await deck('<cgt-tree game="nim" start="2 1 1"></cgt-tree>')
  assert.ok(await wide.locator('.tree svg.draw').isVisible())
  assert.is(await wide.locator('.beside').count(), 0)
  assert.match(await wide.locator('.players').innerText(), /\+n n nodes are folded/)
  const { page } = await deck('<cgt-tree game="tictactoe" start="xox/oo./xx."></cgt-tree>')
  assert.is(await page.locator('.beside').count(), 1)
  assert.not.match(await page.locator('.players').innerText(), /folded/)
})

test('minimax says nothing of a search that comes later', async () => {
  const { page } = await open('<cgt-tree leaves="3 5 2 9" at="end"></cgt-tree>')
  assert.not.match(await page.locator('.count').innerText(), 'would look at')
})

test('the step is called one, as nodes may be as many', async () => {
  const { page } = await open('<cgt-tree leaves="3 5 2 9"></cgt-tree>', { lang: 'es' })
  const word = await page
    .locator('.counter')
    .evaluate((e) => getComputedStyle(e, '::before').content)
  assert.match(word, 'Paso')
  assert.is(await page.locator('.counter').innerText(), '0 / 7')
})

test('a student who is the search has the tree, the sentence and the deeds on one screen', async () => {
  const { page } = await open(
    '<cgt-tree leaves="4 6 7 9 1 2 0 1" search="alphabeta" mode="search"></cgt-tree>',
  )
  const cut = await page.getByRole('button', { name: 'Cut the rest' }).boundingBox()
  const steps = await page.getByRole('group', { name: 'Steps' }).boundingBox()
  assert.ok(cut && steps && cut.y + cut.height <= steps.y && cut.y + cut.height < 680)
})

test('on a full screen all that a step needs is seen at once, whatever stands beside it', async () => {
  const leaves = 'leaves="3 5 2 9 12 5 23 23"'
  for (const [html, seen] of /** @type {const} */ ([
    [`<cgt-tree ${leaves} mode="predict" at="2"></cgt-tree>`, ['.choice']],
    [`<div data-proj><cgt-tree ${leaves} mode="predict" at="2"></cgt-tree></div>`, ['.choice']],
    [
      `<cgt-tree ${leaves} search="alphabeta" code="c" at="11"></cgt-tree>`,
      ['.line.now', 'tr[aria-current]', 'cgt-code .seg'],
    ],
    [
      `<div data-proj><cgt-tree ${leaves} search="alphabeta" code="c" at="11"></cgt-tree></div>`,
      ['.line.now', 'tr[aria-current]', 'cgt-code .seg', '.part'],
    ],
    [
      '<cgt-tree game="tictactoe" rules="3" start="xox/oxx/o.." search="fault" at="4"></cgt-tree>',
      ['.beside .still', '.should'],
    ],
  ])) {
    for (const [width, height] of each(2, [
      [1280, 720],
      [1440, 900],
    ])) {
      const { page, troubles } = await open(html, { viewport: { width, height } })
      await page.locator('[data-node="0"]').focus()
      await page.keyboard.press('f')
      await page.waitForFunction(() => document.fullscreenElement)
      await page.keyboard.press('ArrowRight')
      /** @type {Record<string, { y: number, bottom: number }>} */
      const at = {}
      for (const name of ['svg.draw', '[data-step=forward]', '[role=status]', ...seen]) {
        const box = await inWindow(page, name, `${html} ${width}`)
        at[name] = { y: box.y, bottom: box.y + box.height }
      }
      for (const name of ['svg.draw', '.beside .still', '.should'])
        if (at[name]) assert.ok(at[name].bottom <= at['[data-step=forward]'].y, `${html} ${name}`)
      const [tree, code] = await Promise.all(
        ['.tree', 'pre'].map(async (s) =>
          (await page.locator(s).count()) ? page.locator(s).boundingBox() : null,
        ),
      )
      if (code) assert.ok(tree && code.x >= tree.x + tree.width && code.y < tree.y + tree.height)
      assert.equal(troubles, [])
      await done(page)
    }
  }
})

test('a tree that is played fits a phone, and the numbers of its nodes stand clear of frames and rings', async () => {
  const { page } = await open(
    '<cgt-play game="tree" rules="3 5 2 9 12 5 23 23" start="0" values="off"></cgt-play>',
    PHONE,
  )
  const [wide, whole] = await page.locator('.roam').evaluate((e) => [e.clientWidth, e.scrollWidth])
  assert.is(whole, wide)
  const node = page.locator('[role=gridcell][data-item="8"]')
  await node.click()
  const [number, frame] = await Promise.all(
    ['.number', '.chosen-frame'].map((s) => node.locator(s).boundingBox()),
  )
  assert.ok(number && frame && frame.y + frame.height <= number.y, JSON.stringify([number, frame]))
})

test('the frame is on the node that a question is about, not on the leaf before it', async () => {
  const { page } = await open('<cgt-tree leaves="3 5 2 9" mode="predict" at="2"></cgt-tree>')
  const framed = page.locator('[role=treeitem][aria-selected=true]')
  assert.is(await framed.getAttribute('data-node'), '3')
  await page.getByRole('button', { name: 'Step forward' }).click()
  assert.is(await says(page), 'What will MIN choose?')
  assert.is(await framed.getAttribute('data-node'), '1')
  assert.is(await framed.locator('.ring-out').count(), 1)
})

test('on a phone tree, buttons and sentence stand together, the board below them, and everything fits', async () => {
  const { page, troubles } = await open(
    '<cgt-tree game="tictactoe" rules="3" start="xox/x../oo." search="fault" at="5"></cgt-tree>',
    { ...PHONE, lang: 'es' },
  )
  const parts = ['.tree', '.stepper', '.says', '.beside'].map((css) => page.locator(css).boundingBox()) // prettier-ignore
  const rows = (await Promise.all(parts)).map((box) => [box?.y ?? NaN, box?.height ?? NaN])
  for (const [i, [y]] of rows.entries())
    if (i) assert.ok(y >= rows[i - 1][0] + rows[i - 1][1] - 1, `${i}: ${rows.join('; ')}`)
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390)
  assert.equal(troubles, [])
})

test('axe finds nothing, in either theme', async () => {
  for (const theme of ['light', 'dark']) {
    const { page } = await open(
      `<main><h1>Tree</h1><cgt-tree leaves="3 5 2 9 12 5 23 23" search="alphabeta" at="27"></cgt-tree>
      <cgt-tree game="nim" start="2 1" search="alphabeta" at="end"></cgt-tree>
      <cgt-tree game="tictactoe" rules="3" start="xox/x../oo." search="fault" at="5"></cgt-tree>
      <cgt-tree leaves="3 5 2 9" mode="search" at="2" depth="2"></cgt-tree>
      <cgt-theorem game="nim"></cgt-theorem></main>`,
    )
    await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme)
    await page.locator('cgt-theorem').getByRole('button', { name: 'Check', exact: true }).click()
    await page.getByText('512 of 512 agree').waitFor()
    assert.equal(await axe(page), [])
  }
})

test('a theorem: the universe is typed, checked with progress, stopped, and refused with its column', async () => {
  const { page, troubles } = await open('<cgt-theorem game="nim" name="Bouton"></cgt-theorem>')
  const field = page.getByRole('textbox')
  await field.fill('0..3 0..3')
  await field.press('Enter')
  await page.getByText('16 of 16 agree').waitFor()
  assert.match(await page.getByRole('status').innerText(), '4 positions are L')
  assert.is(await page.locator('.map figure').count(), 1)
  assert.is(await page.locator('cgt-theorem').getAttribute('universe'), '0..3 0..3')

  await halt(page)
  await page.getByRole('button', { name: /^Check all 110.?592 positions: 0..47/ }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await release(page)
  await page
    .getByRole('status')
    .filter({ hasText: /^Stopped: / })
    .waitFor()

  await field.fill('0..3 x')
  await field.press('Enter')
  assert.is(
    (await page.locator('[role=alert]').innerText()).trim(),
    'Expected a heap size (at “x”).',
  )
  assert.is(await field.getAttribute('aria-invalid'), 'true')
  assert.equal(troubles, [])
})

test('a theorem whose attributes are refused is still checked in its own game, and rules that cannot be read are told', async () => {
  const { page, troubles } = await open(
    '<cgt-theorem game="subtraction" rules="1 2 3" name="multiples" universe="0..20"></cgt-theorem>',
  )
  const theorem = page.locator('cgt-theorem')
  const refused = async () => (await page.locator('[role=alert]').innerText()).trim()
  await theorem.evaluate((e) => e.setAttribute('game', 'nobody'))
  assert.is.not(await refused(), '')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('21 of 21 agree').waitFor()
  await theorem.evaluate((e) => e.setAttribute('game', 'subtraction'))
  await theorem.evaluate((e) => e.setAttribute('rules', '1 x'))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  assert.is(await refused(), 'Expected an amount to take (at “x”).')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.equal(troubles, [])
})

test('an emptied field is filled again with what is checked, and four numbers begin with few positions', async () => {
  const { page, troubles } = await open(
    '<cgt-theorem game="subtraction" rules="1 2 3" name="multiples"></cgt-theorem>',
  )
  const field = page.getByRole('textbox')
  await field.fill('  ')
  await field.press('Enter')
  await page.getByText('96 of 96 agree').waitFor()
  assert.is(await field.inputValue(), '0..95')
  const stairs = await open('<cgt-theorem game="staircase" name="odd steps"></cgt-theorem>')
  assert.is(await stairs.page.getByRole('textbox').inputValue(), '0..5 0..5 0..5 0..5')
  assert.equal([...troubles, ...stairs.troubles], [])
})

test("Euclid's 34 12 opens with all that is drawn in view, both chains down to 10 2", async () => {
  const { page, troubles } = await open(
    '<div style="width: 944px"><cgt-tree game="euclid" start="34 12"></cgt-tree></div>',
  )
  const { wide, room, root, high } = await page.evaluate(() => {
    const shadow = document.querySelector('cgt-tree')?.shadowRoot
    const box = /** @type {HTMLElement} */ (shadow?.querySelector('.tree'))
    const node = /** @type {Element} */ (shadow?.querySelector('[data-node="0"]'))
    const at = node.getBoundingClientRect()
    const { left, right } = box.getBoundingClientRect()
    return {
      ...{ wide: box.scrollWidth, room: box.clientWidth, high: box.clientHeight },
      root: left <= at.left && at.right <= right,
    }
  })
  assert.ok(root && wide <= room, `${wide} px in ${room}`)
  assert.ok(high < 560, `${high} px high`)
  assert.is((await nodes(page)).filter((label) => /\b10 2\b/.test(label)).length, 2)
  assert.equal(troubles, [])
})

test('a theorem is checked for paper, where nobody can press the button', async () => {
  const { page, troubles } = await open(
    `<cgt-theorem game="nim" name="Bouton" universe="0..3 0..3"></cgt-theorem>
     <cgt-theorem game="nim" name="Bouton" universe="0..47 0..47 0..47"></cgt-theorem>
     <cgt-theorem game="nim" name="Bouton" universe="0..3 x"></cgt-theorem>`,
  )
  const maps = () => page.locator('.map').count()
  assert.is(await maps(), 0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  assert.is(await maps(), 1)
  assert.match(await page.getByRole('status').first().innerText(), '16 of 16 agree')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.is(await maps(), 0)
  await page.getByRole('button', { name: 'Check', exact: true }).first().click()
  await page.getByText('16 of 16 agree').waitFor()
  for (const event of ['beforeprint', 'afterprint'])
    await page.evaluate((type) => dispatchEvent(new Event(type)), event)
  assert.is(await maps(), 1, 'what a reader had checked stays')
  assert.equal(troubles, [])
})

test("a theorem's map takes the room that a slide has left", async () => {
  const { page, troubles } = await open(
    `<div data-proj style="display:flex;flex-direction:column;width:1136px;height:520px">
     <cgt-theorem game="nim" name="Bouton" style="min-height:0"></cgt-theorem></div>`,
  )
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('512 of 512 agree').waitFor()
  const { over, tops } = await page.locator('cgt-theorem').evaluate((host) => {
    const root = /** @type {ShadowRoot} */ (host.shadowRoot)
    const bottom = (/** @type {Element} */ e) => e.getBoundingClientRect().bottom
    return {
      over: bottom(/** @type {Element} */ (root.querySelector('.key'))) - bottom(host),
      tops: [...root.querySelectorAll('figure')].map((e) => e.getBoundingClientRect().top),
    }
  })
  assert.ok(over <= 0, `${over} px too far`)
  assert.is(tops.length, 8)
  assert.is(new Set(tops).size, 1)
  assert.equal(troubles, [])
})

test('Back to a page finds its search at its step, with values hidden or shown as they were; a stranger’s address stays', async () => {
  for (const root of ['data-palitos-address', '']) {
    const body = `<cgt-tree id="eight" leaves="3 5 2 9 12 5 23 23" search="alphabeta"></cgt-tree>
      <cgt-triangle id="row" game="row" start="4 -10 -20 7"></cgt-triangle><a href="?other">Other</a>`
    const { page, troubles } = await open(body, { root })
    const address = page.url()
    const back = async () => {
      await page.locator('a').click()
      await page.waitForURL(/other$/)
      await page.goBack()
      await page.waitForFunction(() => document.querySelector('cgt-triangle')?.shadowRoot?.childElementCount) // prettier-ignore
    }
    const counter = (/** @type {string} */ id) => page.locator(`#${id} .counter`).innerText()
    await page.locator('#eight [data-step=forward]').click({ clickCount: 3 })
    await page.locator('#eight [data-node="0"]').focus()
    await page.keyboard.press('v')
    if (!root) assert.is(page.url(), address)
    await back()
    assert.is(await counter('eight'), root ? '3 / 31' : '0 / 31')
    const shown = () => page.locator('#eight').getByRole('button', { name: 'Values' }).getAttribute('aria-pressed') // prettier-ignore
    assert.is(await shown(), root ? 'false' : 'true')
    await page.locator('#row [data-step=forward]').click({ clickCount: 2 })
    await back()
    assert.is(await counter('row'), root ? '2 / 10' : '0 / 10')
    assert.equal(troubles, [])
    await done(page)
  }
})

test.run()
