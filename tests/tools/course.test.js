/** What the build adds to a text of the course: heads of claims, a chapter's head, lines of problems, sentences in HTML. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { markdown } from '../../tools/site/markdown.mjs'
import { render } from '../../tools/site/index.mjs'
import { page, site, tree } from './tree.js'

const course = suite('course')

/** @param {Record<string, string>} files */
const built = (files) => render(tree({ ...site, ...files })).files
/** The English page alone. @param {string} body @param {string} [fields] @param {string} [kind] */
const one = (body, fields = '', kind = 'chapter') =>
  built({ 'web/pages/en/a.md': page(body, kind, fields) }).get('en/a.html') ?? ''

course('a claim says what it is, in the language of its page', () => {
  const claim = (/** @type {string} */ attributes) =>
    `<div class="claim" ${attributes}>\n\nA *sentence*.\n\n</div>`
  const html = one(
    [
      claim('data-claim="theorem" data-name="Bouton"'),
      ...['checked', 'quoted', 'open'].map((kind) => claim(`data-claim="${kind}"`)),
    ].join('\n\n'),
  )
  const heads = [...html.matchAll(/<p class="claim-head">(.*?)<\/p>/g)].map(([, head]) => head)
  assert.equal(heads, [
    'Theorem <span>(Bouton)</span>',
    'Checked, not proved here',
    'Quoted',
    'Open question',
  ])
  assert.match(html, /claim-head">Quoted<\/p>\n<p>A <em>sentence<\/em>\./)
  const es = built({ 'web/pages/es/a.md': page(claim('data-claim="open"')) }).get('es/a.html')
  assert.match(es ?? '', /claim-head">Pregunta abierta</)
  assert.throws(() => one(claim('data-claim="lemma"')), /a\.md: data-claim is one of theorem,/)
})

course('a chapter says what it needs, gives and takes, after its first figure', () => {
  const figures = '<figure>\nfirst\n</figure>\n\ntext\n\n<figure>\nsecond\n</figure>'
  const html = one(figures, 'chapter: 3\nneeds: a\ngives: win at <i>Nim</i>\nminutes: 50\n')
  assert.match(html, /first\n<\/figure>\n<p class="chapter-head">.*\n<p>text/)
  assert.match(html, /you can:<\/b> win at &lt;i&gt;Nim/)
  assert.match(html, /About 50 min · Builds on chapter <a href="a\.html">3</)
  assert.match(one(figures, 'gives: win\n'), /Builds on nothing before it/)
  assert.match(one(figures, 'gives: win\nminutes: 110\n'), /About 110 min, in two classes ·/)
  assert.match(one(figures, 'gives: win\nminutes: 149\n'), /About 149 min, in two classes ·/)
  assert.match(one(figures, 'gives: win\nminutes: 150\n'), /About 150 min, in three classes ·/)
  assert.not.match(one(figures, 'needs: a\n'), /chapter-head/)
  assert.throws(() => one(figures, 'gives: win\nneeds: b\n'), /there is no chapter b/)
  assert.throws(() => one(figures, 'minutes: long\n'), /minutes is a number/)
})

course('the line of a contest problem is what its page says of it', () => {
  const fields = 'difficulty: 2\nminutes: 20\njudges: UVa, COJ unchecked, ZOJ gone\n'
  const files = built({
    'web/pages/en/a.md': page('{{submit:x}}\nRead until 0.'),
    'web/pages/en/problem-x.md': page('## One', 'problem', `family: nim\n${fields}`),
    'web/pages/es/problem-x.md': page('## Uno', 'problem', `family: nim\n${fields}`),
  })
  const told = 'Difficulty 2 of 5 · about 20 min · Judge: UVa, COJ (not checked), ZOJ (gone)'
  assert.ok(
    files
      .get('en/a.html')
      ?.includes(
        `<p class="submit"><a href="problem-x.html">A</a> <span>${told}</span></p>\n<p>Read until 0.`,
      ),
  )
  assert.ok(files.get('en/problem-x.html')?.includes(`<p class="submit"><span>${told}</span></p>`))
  assert.throws(() => one('{{submit:y}}'), /there is no problem y/)
  assert.throws(() => one('x', 'difficulty: 6\n', 'problem'), /difficulty is a number from 1 to 5/)
})

course(
  'a term brings what the glossary says of it, and the glossary leads to where it is defined',
  () => {
    const glossary = (/** @type {string} */ text) => ({
      'web/pages/en/glossary.md': page(text, 'tool'),
      'web/pages/es/glossary.md': page(text, 'tool'),
    })
    const entry = '### The mex {#mex}\n\nThe least $n$ that is [missing](a.html).\n\nAlso: more.\n'
    const text =
      '[mex](glossary.html#mex), [again](glossary.html#mex); <dfn id="term-mex">mex</dfn>'
    const files = built({
      ...glossary(entry),
      'web/pages/en/a.md': page(text, 'chapter', 'chapter: 5\n'),
    })
    const html = files.get('en/a.html') ?? ''
    assert.is(html.match(/class="term" aria-describedby="told-mex"/g)?.length, 2)
    assert.match(
      html,
      /hidden>\n<p id="told-mex"><b>The mex<\/b> The least <span.* that is missing\.<\/p>\n<\/div>/,
    )
    assert.match(
      files.get('en/glossary.html') ?? '',
      /missing<\/a>\. <a href="a\.html#term-mex">Chapter 5<\/a><\/p>/,
    )
    assert.not.match(files.get('es/glossary.html') ?? '', /Capítulo/)
    assert.throws(
      () => built({ ...glossary(entry), 'web/pages/en/a.md': page('[x](glossary.html#max)') }),
      /a\.md: the glossary has no term max/,
    )
  },
)

course('hints and solutions say of which exercise they are, for who hears the page', () => {
  const inner = (/** @type {string} */ kind, /** @type {string} */ words) =>
    `<details class="${kind}"><summary>${words}</summary>\n\nx\n\n</details>\n\n`
  const task = (/** @type {string} */ words, /** @type {string} */ more) =>
    `<details class="task" data-tier="explore" id="t"><summary>${words}</summary>\n\n${more}</details>\n\n`
  const text =
    task('2. Is $n$ odd?', inner('hint', 'Hint 1') + inner('solution', 'If $x$ & $y$')) +
    task('10. Why?', inner('solution', 'Solution')) +
    task('Unnumbered', inner('solution', 'Solution')) +
    '<details class="program"><summary>3. C++</summary></details>'
  const html = built({ 'web/pages/en/a.md': page(text) }).get('en/a.html') ?? ''
  const names = [...html.matchAll(/<summary aria-label="([^"]*)"/g)].map(([, name]) => name)
  assert.is(names.length, 3)
  assert.is(names[0], 'Hint 1, exercise 2')
  assert.match(names[1], /^If .*x.* &amp; .*y.*, exercise 2$/)
  assert.is(names[2], 'Solution, exercise 10')
})

course('sentences in HTML are Markdown where they are read as sentences', () => {
  const html = (/** @type {string} */ text) => markdown(text).html
  assert.match(html('<details><summary>Is $n$ *odd*?</summary>'), /<summary><span>Is <span.*<math/)
  assert.match(html('<details><summary>Is $n$ *odd*?</summary>'), /<em>odd<\/em>\?<\/span><\/summ/)
  const proof = '<cgt-proof for="b">\n<ol>\n<li data-start="1 *2*">By [x](a.html), $s=0$.</li>\n'
  for (const text of [`${proof}</ol>\n</cgt-proof>`, `${proof}\n</ol>\n</cgt-proof>\n`]) {
    assert.match(html(text), /<li data-start="1 \*2\*">By <a href="a\.html">x<\/a>, <span.*<math/)
    assert.match(html(`${text}\n<p>*a*</p>`), /<p>\*a\*<\/p>/)
  }
  assert.match(html('### The mex {#mex}\n'), /^<h3 id="mex">The mex<\/h3>/)
  assert.is(html('## On paper {also: print, PDF}\n'), '<h2 id="on-paper" data-also="print, PDF">On paper</h2>\n') // prettier-ignore
  assert.is(html('## On $x$ {#on} {also: "ex"}\n').replace(/<span.*<\/span>/, 'x'), '<h2 id="on" data-also="&quot;ex&quot;">On x</h2>\n') // prettier-ignore
})

course.run()
