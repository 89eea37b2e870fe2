/** mounts.mjs -- all elements, which come into a page and go again: opened.test.js and deep/memory.test.js count what they leave. */

/** @typedef {import('playwright-core').Page} Page */

const MAZE = Array.from({ length: 20 }, (_, i) => (i % 3 ? '.' : '#').repeat(2) + '.'.repeat(18))
const maze = `game="maze" rules="${MAZE.join('/')}" start="t20"`
/** every element, as its own examples have it, and a large board */
export const ELEMENTS = [
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
  '<cgt-bracket players="a, b, c" results="b 1-0 c"></cgt-bracket>',
  '<cgt-scores rows="Ana,nim,,1,1,perfect,1-1"></cgt-scores>',
  '<cgt-teams teams="A|B|C" game="nim" start="3 4 5"></cgt-teams>',
  '<cgt-link game="nim" start="3 4 5"></cgt-link>',
  '<cgt-builder></cgt-builder>',
  '<cgt-qr text="a"></cgt-qr>',
  '<cgt-xor heaps="10 12 5"></cgt-xor>',
  '<cgt-mex set="0 1 3"></cgt-mex>',
  '<cgt-nimbers size="4" at="2 2"></cgt-nimbers>',
  '<cgt-form form="{0,*|^}" open></cgt-form>',
  '<cgt-compare-games left="1" right="^"></cgt-compare-games>',
  '<cgt-thermograph form="{4|0} ; +-1"></cgt-thermograph>',
  '<cgt-line string="llr" tree dust></cgt-line>',
  '<cgt-theorem game="nim" name="Bouton"></cgt-theorem>',
  '<cgt-compare start="3 4 5" moves="3-2 5-5"></cgt-compare>',
  '<cgt-sum rules="nim + divisor" start="3 4 + 12"></cgt-sum>',
  '<cgt-sort by="impartial"></cgt-sort>',
  '<cgt-play id="b" game="nim" start="3 4"></cgt-play><cgt-proof for="b" at="1"><ol><li data-start="3 4" data-moves="4-1">a</li></ol></cgt-proof>',
  '<cgt-cost game="nim" heap="3"></cgt-cost>',
  '<cgt-tree leaves="3 5 2 9" search="alphabeta"></cgt-tree>',
  '<cgt-searches leaves="3 5 2 9"></cgt-searches>',
  '<cgt-grow tree="((3 5) (2 9))"></cgt-grow>',
  '<cgt-triangle game="row" start="4 -10 -20 7"></cgt-triangle>',
  '<cgt-atlas game="nim" start="1 2 2"></cgt-atlas>',
  '<cgt-judge problem="uva-10404" values="outcome" table="n=0..9 | {n} 3 1 3 8"></cgt-judge>',
  '<cgt-exercise kind="nim" seed="7"></cgt-exercise>',
  '<cgt-lab game="rule" rules="take 1, 3 or 4"></cgt-lab>',
  '<cgt-code src="nim.c#nim_sum"></cgt-code>',
  '<cgt-code for="tree"></cgt-code>',
  '<cgt-number for="x" name="heaps" nth="2" max="15"></cgt-number>',
  '<cgt-value for="x" tell="grundy"></cgt-value>',
  '<cgt-codes kind="nim grundy" seed="7" count="6"></cgt-codes>',
]
/** press: a button; until: what each has in it before they are taken away, else two frames after @typedef {{ body: string, press?: string, until?: string }} Work */
/** at work as soon as it is shown, or pressed: the computer's pause, workers, a check, steps; and with what a worker brought @type {Work[]} */
export const AT_WORK = [
  {
    body: '<cgt-play game="nim" start="3 4 5" first="opponent"></cgt-play>',
    press: '.actions .primary',
  },
  {
    body: '<cgt-play game="octal" rules="misere dawson" start="22 21" values="outcome"></cgt-play>',
  },
  {
    body: '<cgt-theorem game="nim" name="Bouton" universe="0..9 0..9 0..9"></cgt-theorem>',
    press: '.primary',
  },
  { body: '<cgt-tree leaves="3 5 2 9" search="alphabeta"></cgt-tree>', press: '[data-step=play]' },
  { body: '<cgt-strip game="octal" rules="grundy" to="300000"></cgt-strip>', until: 'progress' },
  { body: '<cgt-searches game="tictactoe"></cgt-searches>' },
  { body: '<cgt-atlas game="tictactoe"></cgt-atlas>' },
  { body: '<cgt-atlas game="nim" start="1 2 2"></cgt-atlas>', until: 'form .btn:not([disabled])' },
  { body: `<cgt-judge problem="uva-10404" input="${'9000000 3 1 3 8\n'.repeat(3)}"></cgt-judge>` },
]

/** @param {Page} page before its scripts run: keeps the names of the elements that they define */
export const keepNames = (page) =>
  page.addInitScript(() => {
    const page = /** @type {any} */ (window)
    page.defined = []
    customElements.define = (/** @type {[string, any]} */ ...given) => {
      page.defined.push(given[0])
      CustomElementRegistry.prototype.define.apply(customElements, given)
    }
  })

/** Makes room, and says which elements there are, and which are mounted. @param {Page} page @returns {Promise<{ defined: string[], mounted: string[] }>} */
export async function makeRoom(page) {
  const defined = await page.evaluate(() => {
    /* those of a batch lie on each other, so that all are seen; below are figures that others speak of */
    document.body.innerHTML = `<div id="room"></div><div id="deck" class="marpit"></div>
      <cgt-xor id="x" heaps="10 12 5"></cgt-xor><cgt-tree id="tree" leaves="3 5 2 9"></cgt-tree>
      <style>#room, #deck { display: grid } #room > *, #deck > * { grid-area: 1 / 1; min-width: 0 }</style>`
    return /** @type {string[]} */ (/** @type {any} */ (window).defined)
  })
  const mounted = ELEMENTS.flatMap((body) => [...body.matchAll(/<(cgt-[a-z-]+)/g)].map((m) => m[1]))
  return { defined: [...defined].sort(), mounted: [...new Set(mounted)].sort() }
}

/**
 * Mounts and removes it: half of the batches are seen for two frames, with all that watches whether it is, by turns in the
 * page and in a deck; of the others each comes and goes at once. Some are moved, and are out and in again by that.
 * @param {Page} page @param {Work} work @param {number} times @param {number} batch
 */
export const mount = (page, { body, press, until }, times, batch) =>
  page.evaluate(async ([body, press, until, times, batch]) => {
    const [room, deck] = ['room', 'deck'].map(
      (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
    )
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    for (let i = 0; i < times / batch; i++) {
      const place = i % 2 ? deck : room
      if (i % 4 < 2) {
        place.innerHTML = body.repeat(batch)
        const all = /** @type {HTMLElement[]} */ ([...place.children])
        /** @param {string} css */
        const within = (css) =>
          all.map((e) => /** @type {HTMLElement | null} */ (e.shadowRoot?.querySelector(css)))
        /* with a name it listens to the page's address where it comes next */
        all.forEach((e, n) => (e.id = `e${n}`))
        place.append(...all.slice(0, 2))
        await frame()
        if (press) for (const button of within(press)) /** @type {HTMLElement} */ (button).click()
        do await frame()
        while (until && within(until).includes(null))
        place.textContent = ''
      } else
        for (let n = 0; n < batch; n++) {
          place.innerHTML = body
          if (n % 8 === 0) room.append(place.children[0])
          room.textContent = place.textContent = ''
        }
    }
  }, /** @type {const} */ ([body, press, until, times, batch]))
