/** scorm.test.js -- what a platform is told by SCORM 1.2, call by call, and where its object is looked for. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { validateXML } from 'xmllint-wasm'
import { at, read } from '../../../tools/lib/run.mjs'
import { manifest, platform, Report, scoreOf, timespan } from '../../../web/model/scorm.js'

const SET = { seed: '7', count: 40, mastery: 60 }

/** A platform that keeps what it is told. @param {Record<string, string>} held @param {string} [answers] */
function api(held, answers = 'true') {
  /** @type {string[]} */
  const calls = []
  return {
    held,
    calls,
    LMSInitialize: () => (calls.push('begin'), answers),
    LMSGetValue: (/** @type {string} */ name) => held[name] ?? '',
    LMSSetValue: (/** @type {string} */ name, /** @type {string} */ value) => {
      assert.type(value, 'string')
      held[name] = value
      return 'true'
    },
    LMSCommit: () => (calls.push('commit'), 'true'),
    LMSFinish: () => (calls.push('finish'), 'true'),
    LMSGetLastError: () => '0',
  }
}

test('a time is hours of four figures, minutes, seconds and hundredths', () => {
  assert.is(timespan(0), '0000:00:00.00')
  assert.is(timespan(59_994), '0000:00:59.99')
  assert.is(timespan(3_600_000 + 61_500), '0001:01:01.50')
  assert.is(timespan(-5), '0000:00:00.00')
  assert.is(timespan(4e10), '9999:06:40.00')
})

test('what is kept of a full set, in any order, is well within the 4,096 characters of a platform', () => {
  const a = api({})
  const report = new Report(a, SET, 0)
  assert.ok(report.begin())
  let marks = '0'.repeat(40)
  for (let at = 40; at >= 1; at--) {
    marks = marks.slice(0, at - 1) + '3' + marks.slice(at)
    report.marked({ at, mark: 3, marks, answer: 'x'.repeat(9999) }, new Date(2026, 1, 1, 9, 5, 7))
  }
  assert.ok(a.held['cmi.suspend_data'].length < 300, a.held['cmi.suspend_data'])
  assert.is(a.held['cmi.interactions.0.id'], 'e40')
  assert.is(a.held['cmi.interactions.39.id'], 'e1')
  assert.is(a.held['cmi.interactions.39.time'], '09:05:07')
  assert.is(a.held['cmi.interactions.39.student_response'].length, 255)
  assert.is(a.held['cmi.core.score.raw'], '100')
  assert.is(a.held['cmi.core.lesson_status'], 'passed')
  report.end(90_000)
  report.end(99_000)
  report.marked({ at: 1, mark: 0, marks: '', answer: '' }, new Date())
  assert.is(a.held['cmi.core.session_time'], '0000:01:30.00')
  assert.is(a.held['cmi.core.exit'], 'suspend')
  assert.is(a.calls.filter((call) => call === 'finish').length, 1)
  assert.is(a.held['cmi.core.score.raw'], '100')
})

test('what was kept is there again, entries included; what another set or another package kept is not read', () => {
  /** @type {Record<string, string>} */
  const own = { 'cmi.suspend_data': 'palitos1;7;031;2,3', 'cmi.interactions._count': '2', 'cmi.core.lesson_status': 'failed' } // prettier-ignore
  const report = new Report(api(own), { ...SET, count: 3 }, 0)
  report.begin()
  assert.equal([report.marks, report.score, report.status], ['031', 33, 'failed'])
  report.marked({ at: 3, mark: 2, marks: '032', answer: '4' }, new Date())
  assert.is(own['cmi.interactions.1.id'], 'e3')
  assert.is(own['cmi.core.lesson_status'], 'passed')
  for (const kept of [
    'palitos1;8;333;1,2,3',
    'other;7;333;',
    '',
    'palitos1;7;<b>;',
    ';;;',
    'palitos1;7',
  ]) {
    // prettier-ignore
    const at = new Report(api({ 'cmi.suspend_data': kept }), { ...SET, count: 3 }, 0)
    at.begin()
    assert.equal([at.marks, at.score], ['', 0], kept)
  }
  /* the platform kept the marks and lost the entries, or has more of them than it said: no entry is written over */
  /** @type {Record<string, string>} */
  const lost = { 'cmi.suspend_data': 'palitos1;7;03;2', 'cmi.interactions._count': '5' }
  const other = new Report(api(lost), { ...SET, count: 3 }, 0)
  other.begin()
  other.marked({ at: 2, mark: 3, marks: '03', answer: '' }, new Date())
  assert.is(lost['cmi.interactions.5.id'], 'e2')
})

test('a score is a part of a hundred; a set with nothing done is handed in as failed, one at the mark as passed', () => {
  assert.is(scoreOf('', 3), 0)
  assert.is(scoreOf('1230', 4), 50)
  assert.is(scoreOf('22', 3), 67)
  for (const [marks, status] of [
    ['', 'failed'],
    ['222200', 'passed'],
    ['222110', 'failed'],
  ]) {
    /** @type {Record<string, string>} */
    const held = { 'cmi.suspend_data': `palitos1;7;${marks};` }
    const report = new Report(api(held), { seed: '7', count: 6, mastery: 60 }, 0)
    report.begin()
    report.handIn()
    assert.is(held['cmi.core.lesson_status'], status, marks)
  }
})

test('a platform that does not answer is told nothing', () => {
  const a = api({}, 'false')
  assert.is(new Report(a, SET, 0).begin(), false)
  assert.equal(a.held, {})
})

test('its object is looked for in the windows above, then in those above the one that opened; not in another origin', () => {
  const API = api({})
  /** @param {any} at */
  const top = (at) => ((at.parent ??= at), at)
  assert.is(platform(top({})), null)
  assert.is(platform({ parent: { parent: top({ API }) } }), API)
  assert.is(platform(top({ opener: { parent: top({ API }) } })), API)
  const closed = Object.defineProperty({}, 'API', {
    get() {
      throw new Error('another origin')
    },
  })
  assert.is(platform({ parent: closed }), null)
  assert.is(platform({ parent: closed, opener: top({ API }) }), API)
  let deep = top({ API })
  for (let i = 0; i < 30; i++) deep = { parent: deep }
  assert.is(platform(deep), null)
})

test('what stands in a title or a name is text in the manifest', () => {
  const text = manifest({ identifier: 'a', title: '</title>&"', mastery: 60, files: ['a&b.html'] })
  assert.ok(!text.includes('</title>&'))
  assert.match(text, '<title>&#60;/title&#62;&#38;&#34;</title>')
  assert.match(text, 'href="a&#38;b.html"')
})

/** The schema files of IMS and ADL, together: what one lets stand by another is declared there. */
const SCHEMAS = ['imscp_rootv1p1p2', 'adlcp_rootv1p2', 'ims_xml', 'imsmd_rootv1p2p1'].map(
  (name) => ({
    fileName: `${name}.xsd`,
    contents: read(
      at(
        'node_modules',
        'node-scorm-packager',
        'lib',
        'schemas',
        'definitionFiles',
        'scorm12edition',
        `${name}.xsd`,
      ),
    ).replace(/\s+xmlns="http:\/\/www.w3.org\/XML\/1998\/namespace"/, ''), // of today's XML nothing may have that as its own
  }),
)
const BOTH = {
  fileName: 'both.xsd',
  contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<xsd:import namespace="http://www.imsproject.org/xsd/imscp_rootv1p1p2" schemaLocation="imscp_rootv1p1p2.xsd"/>
<xsd:import namespace="http://www.adlnet.org/xsd/adlcp_rootv1p2" schemaLocation="adlcp_rootv1p2.xsd"/>
</xsd:schema>`,
}
/** @param {string} contents @returns {Promise<string[]>} what is wrong */
async function wrong(contents) {
  const { errors } = await validateXML({
    xml: [{ fileName: 'imsmanifest.xml', contents }],
    schema: [BOTH],
    preload: SCHEMAS,
  })
  return errors.map(({ message }) => message)
}

test('the manifest is one by the schemas of SCORM 1.2, whatever stands in its title; they refuse what is none', async () => {
  const about = {
    identifier: 'org.palitos.nim',
    title: 'a',
    mastery: 60,
    files: ['index.html', 'palitos.js'],
  }
  for (const title of ['Nim: 50 %', '</title>&"\'<b>', 'ñandú ∗ ↑'])
    assert.equal(await wrong(manifest({ ...about, title })), [])
  const good = manifest(about)
  for (const [is, was] of [
    ['scormtype="scoo"', 'scormtype="sco"'],
    ['<titel>a</titel>', '<title>a</title>'],
    ['<file/>', '<file href="palitos.js"/>'],
  ]) {
    assert.ok(good.includes(was), was)
    assert.ok((await wrong(good.replace(was, is))).length, is)
  }
})

test.run()
