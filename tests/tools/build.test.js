/** The site builder's Markdown, the development server's paths, and the steps that are not done twice. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, root as here, run, Stop } from '../../tools/lib/run.mjs'
import { fileFor, serve } from '../../tools/lib/serve.mjs'
import { changedSince, locked, step } from '../../tools/lib/steps.mjs'
import { render } from '../../tools/site/index.mjs'
import { markdown } from '../../tools/site/markdown.mjs'
import { frontMatter } from '../../tools/site/pages.mjs'
import { inWords } from '../../web/proofs/listing.js'
import { tree } from './tree.js'

const build = suite('build')

build('dollars are MathML, and prices are not', () => {
  assert.match(markdown('$x\\oplus y$').html, /<math[^>]*>.*⊕/s)
  assert.match(markdown('$$\nx^2\n$$').html, /<math[^>]*display="block"/)
  assert.not.match(markdown('from $5 to $6').html, /<math/)
  assert.not.match(markdown('`$x$`').html, /<math/)
  assert.throws(() => markdown('$\\frac{1}$'), /KaTeX/)
  const { html } = markdown('a ($x$), $y$ b `20 6` `c`')
  assert.is(
    html.replace(/<math.*?<\/math>/g, 'm'),
    '<p>a <span class="kept">(<span class="katex">m</span>),</span> <span class="katex">m</span> b <code class="kept">20 6</code> <code>c</code></p>\n',
    'marks stay with their formula',
  )
  assert.is(
    markdown('<b>is $x$</b>, **$y$**; $z$</a>.').html.replace(/<math.*?<\/math>/g, 'm'),
    '<p><b>is <span class="kept"><span class="katex">m</span>,</span></b> <strong><span class="kept"><span class="katex">m</span>;</span></strong> <span class="katex">m</span></a>.</p>\n',
    'also where its words end before the mark, and not a link',
  )
  assert.match(markdown('by $\\oplus$').html, /<mi>⊕<\/mi>/, 'a sign alone has no room beside it')
})

build('an element alone is no paragraph; in a sentence it is', () => {
  assert.is(markdown('<cgt-xor heaps="1 2"></cgt-xor>').html, '<cgt-xor heaps="1 2"></cgt-xor>\n')
  assert.match(markdown('See <cgt-xor heaps="1 2"></cgt-xor>.').html, /^<p>See/)
})

build(
  'links of Markdown and of HTML are told where the page lies; what only looks like one is not',
  () => {
    const link = (/** @type {string} */ target) => `../${target}`
    const html = (/** @type {string} */ text) => markdown(text, { link }).html
    assert.is(
      html('[a](b.html#c) ![d](e.svg)'),
      '<p><a href="../b.html#c">a</a> <img src="../e.svg" alt="d"></p>\n',
    )
    assert.is(
      html('<p><a class="x" href="b.html">b</a></p>'),
      '<p><a class="x" href="../b.html">b</a></p>',
    )
    assert.is(html('See <a href=b.html>b</a>.'), '<p>See <a href=../b.html>b</a>.</p>\n')
    for (const text of [
      '<p>href="b.html"</p>',
      '<!-- <a href="b.html"> -->',
      '<div title="a src=b"></div>',
    ])
      assert.is(html(text), text)
    const own = '<cgt-code src="nim.c#nim_sum"></cgt-code>'
    assert.is(html(own), `${own}\n`, 'the src of an element is the name of a function')
  },
)

build(
  'what may be wider than a phone is reached by keys, and a heading that is a formula is read',
  () => {
    for (const text of ['```c\nx\n```', '    x\n', '<pre>x</pre>', '<pre tabindex="0">x</pre>'])
      assert.match(markdown(text).html, /^<pre tabindex="0">/, text)
    const { html } = markdown('| | $a<b$ | c |\n|---|---|---|\n| d | e | f |\n')
    assert.match(html, /^<div class="scroll" tabindex="0"><table>\n<thead>\n<tr>\n<td><\/td>/)
    assert.match(
      html,
      '<th><span class="sr">a&lt;b</span><span aria-hidden="true"><span class="katex">',
    )
    assert.match(html, /<th>c<\/th>[^]*<\/table><\/div>\n$/)
  },
)

build('what stands before the first heading of the second level is told apart', () => {
  const { html, opening, headed } = markdown('# A\n\nb\n\n## C\n\nd\n\n## E\n')
  assert.ok(headed)
  assert.is(opening, '<h1 id="a">A</h1>\n<p>b</p>\n')
  assert.ok(html.startsWith(`${opening}<h2 id="c">C</h2>`) && html.endsWith('<h2 id="e">E</h2>\n'))
  assert.equal(markdown('<h2>x</h2>\n').opening, '<h2>x</h2>\n')
})

build('a heading has an address, two of the same name have two', () => {
  const html = markdown('## ¿Qué es el mex?\n\n## ¿Qué es el mex?').html
  assert.match(html, /id="que-es-el-mex"/)
  assert.match(html, /id="que-es-el-mex-2"/)
})

build('front matter that means nothing is refused', () => {
  assert.equal(frontMatter('---\ntitle: A: b\n---\ntext').fields, { title: 'A: b' })
  assert.throws(() => frontMatter('text'), /front matter/)
  assert.throws(() => frontMatter('---\ntitle A\n---\n'), /title A/)
})

build('an unknown field, kind or slot stops the build with its file', () => {
  const site = {
    'text/es.json': '{}',
    'web/site/layout.html': '{{main}}',
    'web/site/page.html': '{{body}}',
    'web/site/home.html': '{{body}}',
    'web/site/site.js': '',
    'web/site/home.js': '',
    'web/site/terms.js': '',
    'web/site/looks.js': '',
    'web/site/search.js': '',
    'web/styles/tokens.css': '',
    'web/styles/site.css': '',
    'web/pages/es/a.md': '---\ntitle: A\nkind: chapter\n---\nx',
  }
  assert.ok(render(tree(site)).files.get('es/a.html')?.includes('<p>x</p>'))
  const bad = (/** @type {Record<string, string>} */ files) => () =>
    render(tree({ ...site, ...files }))
  const shows = (/** @type {string} */ text) =>
    render(tree({ ...site, 'web/pages/es/a.md': `---\ntitle: A\nkind: chapter\n---\n${text}` })).problems.filter((problem) => problem.includes('its own marks')) // prettier-ignore
  assert.equal(shows('a *b* `*c*` **d**\n\n<aside>e</aside>'), [])
  assert.match(shows('<aside>of *this* kind</aside>')[0], /a\.md.*\*this\*/)
  assert.match(shows('| a |\n| - |\n| <b data-fact="{0|1}">x</b> |')[0], /a\.md.*&lt;b/)
  assert.throws(
    bad({ 'web/pages/es/a.md': '---\ntitle: A\nkind: chapter\ncolour: red\n---\nx' }),
    /a\.md.*colour/,
  )
  assert.throws(bad({ 'web/pages/es/a.md': '---\ntitle: A\nkind: poem\n---\nx' }), /a\.md.*kind/)
  assert.throws(bad({ 'web/site/page.html': '{{nothing}}' }), /page\.html.*nothing/)
})

/** @param {string} search */
const inEnglish = (search) => (inWords(search, (key) => key) ?? []).map((line) => line.text.trim())

build(
  'a page gets the programs and the words that it names, each escaped; others stop the build',
  () => {
    const page = (/** @type {string} */ text) =>
      render(
        tree({
          'text/es.json': JSON.stringify(
            Object.fromEntries(
              ['Copy', 'Copied', ...inEnglish('alphabeta')].map((key) => [key, key]),
            ),
          ),
          'web/site/layout.html': '{{main}}',
          'web/site/page.html': '{{body}}',
          'web/site/site.js': '',
          'web/site/home.js': '',
          'web/site/terms.js': '',
          'web/site/looks.js': '',
          'web/site/search.js': '',
          'web/styles/tokens.css': '',
          'web/styles/site.css': '',
          'web/pages/programs/nim.cpp': '#include <vector>\n',
          'web/pages/programs/nim.py': 'print(1)\n',
          'web/pages/es/a.md': `---\ntitle: A\nkind: chapter\n---\n${text}\n`,
        }),
      ).files.get('es/a.html') ?? ''
    const copied = page('{{copy:nim}}')
    assert.match(copied, '<code id="nim.cpp">#include &lt;vector&gt;')
    assert.match(copied, 'data-copy="nim.py"')
    assert.not.match(copied, '<p><details')
    assert.match(
      page('<div>\n{{words:alphabeta}}\n</div>'),
      /<pre tabindex="0">value of a position/,
    )
    assert.throws(() => page('{{words:none}}'), /a\.md.*none/)
    assert.throws(() => page('{{copy:none}}'), /none\.cpp/)
    assert.throws(() => page('{{copies:nim}}'), /a\.md.*copies.*copy/)
  },
)

build('a title is text, never HTML', () => {
  const html = render(
    tree({
      'text/es.json': '{}',
      'web/site/layout.html': '<title>{{windowTitle}}</title>{{main}}',
      'web/site/page.html': '{{heading}}',
      'web/site/site.js': '',
      'web/site/home.js': '',
      'web/site/terms.js': '',
      'web/site/looks.js': '',
      'web/site/search.js': '',
      'web/styles/tokens.css': '',
      'web/styles/site.css': '',
      'web/pages/es/a.md': '---\ntitle: <script>alert(1)</script>\nkind: chapter\n---\nx',
    }),
  ).files.get('es/a.html')
  assert.ok(html && !html.includes('<script>alert'))
})

build('the server gives files of its folder and nothing else', () => {
  const root = tree({ 'dist/index.html': 'home', 'dist/en/index.html': 'en', 'secret.txt': 'no' })
  const dist = path.join(root, 'dist')
  fs.symlinkSync(path.join(root, 'secret.txt'), path.join(dist, 'link.txt'))
  assert.ok(fileFor(dist, '/'))
  assert.ok(fileFor(dist, '/en/?x#y'))
  for (const url of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/en/..%2f..%2fsecret.txt',
    '/link.txt',
    '/none',
    '/%',
    '/index.html%00',
  ])
    assert.is(fileFor(dist, url), null, url)
})

build(
  'over HTTP: types, a folder with its slash, no other method, the next free port',
  async () => {
    const dist = tree({ 'index.html': 'home', 'en/index.html': 'en', 'a.wasm': 'x' })
    const one = await serve(dist, { port: 18080 })
    const two = await serve(dist, { port: Number(new URL(one.address).port) })
    try {
      assert.is.not(one.address, two.address)
      const wasm = await fetch(two.address + 'a.wasm')
      assert.is(wasm.headers.get('content-type'), 'application/wasm')
      const folder = await fetch(two.address + 'en')
      assert.is(folder.url, two.address + 'en/')
      assert.is((await fetch(two.address + 'gone')).status, 404)
      assert.is((await fetch(two.address, { method: 'POST' })).status, 405)
    } finally {
      one.close()
      two.close()
    }
  },
)

build('a step is done again when content changed, not when a time did', async () => {
  const root = tree({ 'in.txt': 'a' })
  const [input, output] = [path.join(root, 'in.txt'), path.join(root, 'out.txt')]
  const name = `test-${process.pid}`
  let times = 0
  const make = () =>
    step(name, {
      reads: [input],
      writes: [output],
      work() {
        times++
        fs.writeFileSync(output, fs.readFileSync(input))
      },
    })
  try {
    assert.is(changedSince(name), null, 'it was never done')
    assert.is(await make(), true)
    assert.is(await make(), false)
    assert.is(changedSince(name), null)
    fs.utimesSync(input, new Date(), new Date('2100-01-01'))
    assert.is(await make(), false, 'a new time is no change')
    fs.writeFileSync(input, 'b')
    assert.is(changedSince(name), path.relative(here, input))
    assert.is(await make(), true, 'new content is')
    fs.rmSync(output)
    assert.is(await make(), true, 'a lost output is')
    fs.writeFileSync(output, 'spoilt')
    assert.is(await make(), true, 'a spoilt output is')
    assert.is(times, 4)
  } finally {
    fs.rmSync(at('build', 'stamps', `${name}.json`), { force: true })
  }
})

/** @param {Promise<unknown>} work @param {RegExp} why it is refused in a sentence */
async function refuses(work, why) {
  /** @type {unknown} */
  let error
  await work.catch((caught) => (error = caught))
  assert.instance(error, Stop)
  assert.match(/** @type {Error} */ (error).message, why)
}

build('a program that takes too long is ended, and what it wrote is told', async () => {
  await refuses(
    run('sh', ['-c', 'echo begun; sleep 600'], { limit: 1 }),
    /^begun\n[^]*took more than 1 s$/,
  )
  await refuses(run('sh', ['-c', 'echo no >&2; exit 3']), /^no\n[^]*ended with 3$/)
  await refuses(run('no-such-program', []), /could not be started/)
})

build('a word that the build does not know is refused before anything is made', async () => {
  const node = (/** @type {string} */ word) =>
    run(process.execPath, [path.join(here, 'tools', 'build.mjs'), word])
  for (const word of ['--help', '--noslides', 'slides'])
    await refuses(node(word), /npm run build -- --no-slides/)
})

build('a build waits for another, but not for one that is gone, nor for ever', async () => {
  const lock = path.join(tree({}), 'lock')
  const free = () => assert.not(fs.existsSync(lock))
  assert.is(await locked(async () => fs.existsSync(lock), { lock }), true)
  free()
  /** @type {string[]} */
  const order = []
  const first = locked(
    async () => {
      order.push('first')
      await new Promise((go) => setImmediate(go))
      order.push('first is done')
    },
    { lock },
  )
  await Promise.all([first, locked(async () => void order.push('second'), { lock })])
  assert.equal(order, ['first', 'first is done', 'second'])
  fs.writeFileSync(lock, '2147483646 1')
  await locked(async () => {}, { lock })
  fs.writeFileSync(lock, `${process.pid} 1`)
  await locked(async () => {}, { lock }) // a number that another process has now
  fs.writeFileSync(lock, '')
  await locked(async () => {}, { lock, empty: 1 })
  free()
  await locked(
    () =>
      refuses(
        locked(async () => {}, { lock, wait: 1 }),
        /another build \(process \d+\) takes/,
      ),
    { lock },
  )
  free()
})

build.run()
