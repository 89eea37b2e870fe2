/** What is handed out: the zip that a Windows teacher unpacks, and the package of npm. Other programs unpack both. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, read } from '../../tools/lib/run.mjs'
import { pack } from '../../tools/release.mjs'
import { tree } from './tree.js'

const release = suite('release')

/** As Python's own library unpacks it. @param {Uint8Array} zip @returns {{ name: string, text: string, link: boolean }[]} */
function unpack(zip) {
  const file = path.join(tree({}), 'a.zip')
  fs.writeFileSync(file, zip)
  const program = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([{'name': i.filename, 'text': z.read(i).decode(), 'link': i.external_attr >> 28 == 10} for i in z.infolist()]))`
  return JSON.parse(execFileSync('python3', ['-c', program, file], { encoding: 'utf8' }))
}
const NOTES = { 'LEEME.txt': 'Sí\nfin\n', 'README.txt': 'Yes\n' }

release('the zip has the index and both notes at its top, and every file as it is', () => {
  const dist = tree({ 'index.html': '<p>ñ', 'en/a.html': 'x'.repeat(9999), 'slides/1.pdf': 'PDF' })
  const found = unpack(pack(dist, NOTES, { 'integrity.json': '{}\n' }))
  const text = Object.fromEntries(found.map((entry) => [entry.name, entry.text]))
  assert.is(text['index.html'], '<p>ñ')
  assert.is(text['en/a.html'], 'x'.repeat(9999))
  assert.is(text['slides/1.pdf'], 'PDF')
  assert.is(text['LEEME.txt'], '\ufeffSí\r\nfin\r\n', 'as Notepad reads it')
  assert.is(text['integrity.json'], '{}\n', 'a program reads it')
  assert.is(found.length, 6)
  assert.not.ok(found.some(({ link }) => link))
  assert.equal(pack(dist, NOTES), pack(dist, NOTES), 'the same files are the same zip')
})

release('what Windows cannot unpack or tell apart is refused by its name', () => {
  const page = { 'index.html': 'x' }
  /** @param {Record<string, string>} files */
  const made = (files) => () => pack(tree({ ...page, ...files }), NOTES)
  assert.throws(made({ 'a:b.html': '' }), /a:b\.html/)
  assert.throws(made({ 'ñ.html': '' }), /ñ\.html/)
  assert.throws(made({ 'en./a.html': '' }), /en\.\/a\.html/)
  assert.throws(made({ [`es/${'a'.repeat(60)}.html`]: '' }), /longer than/)
  assert.throws(made({ 'A.html': '', 'a.html': '' }), /one file on Windows/)
  const linked = tree(page)
  fs.symlinkSync(path.join(linked, 'index.html'), path.join(linked, 'b.html'))
  assert.throws(() => pack(linked, NOTES), /b\.html is a link/)
  assert.throws(() => pack(tree({ 'a.html': '' }), NOTES), /no index\.html/)
})

release('the notes name files that are there', () => {
  for (const name of Object.keys(NOTES))
    for (const [, file] of read(at('web', 'site', name)).matchAll(/^ {2}(\S+\.(?:html|js))/gm))
      assert.ok(fs.existsSync(at('dist', ...file.split('\\'))), `${name}: ${file}`)
})

release(
  'the packed package has what the command and the engine need, and no compiler is asked for',
  () => {
    const folder = tree({ 'package.json': '{"private":true,"type":"module"}' })
    /** @param {string} program @param {string[]} args */
    const run = (program, args, cwd = folder) =>
      execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const [{ filename, files }] = JSON.parse(
      run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], at()),
    )
    const names = files.map((/** @type {{ path: string }} */ file) => file.path)
    for (const name of [
      'bin/palitos.mjs',
      'dist/palitos.js',
      'dist/palitos/trees.js',
      'dist/palitos-all.js',
      'dist/palitos.wasm',
      'dist/LICENSES.txt',
      'build/package/custom-elements.json',
      'build/package/elements.d.ts',
      'build/package/esm/play.js',
      'LICENSE',
    ])
      assert.ok(names.includes(name), name)
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', filename])
    assert.match(run('npx', ['--no', 'palitos', 'solve', 'nim', '3 4 5']), /win/)
    run('npx', ['--no', 'palitos', 'scorm', '--kinds', 'nim', '--out', 'nim.zip'])
    assert.ok(fs.statSync(path.join(folder, 'nim.zip')).size > 100_000)
    fs.writeFileSync(
      path.join(folder, 'try.js'),
      `import { loadEngine } from 'palitos'
     const engine = await loadEngine()
     const game = engine.game('nim')
     console.log(game.solve('3 4 5').grundy)
     let at = game.see('3 4 5')
     let plies = 0
     for (; !at.end; plies++) at = (game.solve(at).move ?? at.moves[0]).to
     console.log(plies % 2, at.text)
     console.log(import.meta.resolve('palitos/elements'))`,
    )
    const [grundy, played, script] = run(process.execPath, ['try.js']).trim().split('\n')
    assert.is(grundy, '2')
    assert.is(played, '1 0 0 0', 'who began wins, as the theorem says')
    assert.ok(fs.existsSync(new URL(script)), 'the script of the elements is there too')
  },
)

release('packing builds first, and installing builds nothing', () => {
  const { scripts } = JSON.parse(read(at('package.json')))
  assert.match(scripts.prepack, /build/)
  for (const name of ['install', 'preinstall', 'postinstall', 'prepare'])
    assert.not.ok(name in scripts, name)
})

release.run()
