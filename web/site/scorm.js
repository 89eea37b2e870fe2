/**
 * scorm.js -- the page of a SCORM package: its set of exercises, and reports to the platform. The package has it as scorm.js,
 * in one file (tools/site/index.mjs); bin/scorm.mjs makes the rest.
 */
import { STUDENTS } from '../model/code.js'
import { fnv1a } from '../model/fnv.js'
import { platform, Report, scoreOf } from '../model/scorm.js'

/** @type {HTMLElement | null} */
const set = document.querySelector('cgt-exercise')
/** `marks` begins with its exercises, then each task */
const exercises = Number(set?.getAttribute('count') ?? 0)
const tasks = [...document.querySelectorAll('.task')]
const bar = /** @type {HTMLElement} */ (document.getElementById('report'))
const button = /** @type {HTMLButtonElement} */ (document.getElementById('hand-in'))
const statusLine = /** @type {HTMLElement} */ (bar.querySelector('[role=status]'))
const { mastery = '', same, seed = '', words = '{}' } = bar.dataset
const count = Number(bar.dataset.count)
/** @param {string} key @param {Record<string, string | number>} slots */
const say = (key, slots = {}) =>
  JSON.parse(words)[key].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) => String(slots[name])) // prettier-ignore

const api = platform(window)
const report = api && new Report(api, { seed, count, mastery: Number(mastery) }, Date.now())
const answers = report?.begin() ?? false
let marks = (report?.marks ?? '').padEnd(count, '0')

/** @param {string} [more] */
function show(more = '') {
  const solved = [...marks].filter((mark) => mark > '1').length
  const place = !api ? say('outside') : answers ? '' : say('silent')
  statusLine.textContent = [say('solved', { solved, count, score: scoreOf(marks, count), mastery }), more, place].filter(Boolean).join(' ') // prettier-ignore
  for (const [i, task] of tasks.entries()) task.classList.toggle('done', marks[exercises + i] > '1')
}
/** @param {{ at: number, mark: number, answer: string }} what @param {string} now all of them */
function marked(what, now) {
  marks = now
  if (answers) report?.marked({ ...what, marks }, new Date())
  show()
}
const own = report && answers && report.student
/* each student has other exercises, the same at each visit */
if (!same) set?.setAttribute('student', String(own ? (fnv1a(own) % STUDENTS) + 1 : 1))
set?.setAttribute('marks', marks.slice(0, exercises))
button.hidden = !answers
show()
set?.addEventListener('cgt-marked', (event) => {
  const { detail } = /** @type {CustomEvent} */ (event)
  marked(detail, detail.marks.padEnd(exercises, '0') + marks.slice(exercises))
})
for (const [i, task] of tasks.entries()) {
  const at = exercises + i
  let games = 0
  /** @param {number} tries until it was solved */
  const solved = (tries) => {
    const mark = Math.max(Number(marks[at]), tries > 1 ? 2 : 3)
    if (Number(marks[at]) < mark)
      marked({ at: at + 1, mark, answer: String(tries) }, marks.slice(0, at) + mark + marks.slice(at + 1)) // prettier-ignore
  }
  task.addEventListener('cgt-solved', (event) => solved(/** @type {CustomEvent} */ (event).detail.tries ?? 1)) // prettier-ignore
  /* not for challenges: they have boards of their own */
  task.querySelector('cgt-play')?.addEventListener('cgt-over', (event) => {
    games++
    if (/** @type {CustomEvent} */ (event).detail.won) solved(games)
  })
}
button.addEventListener('click', () => {
  report?.handIn()
  show(say(report?.status === 'passed' ? 'passed' : 'failed'))
})
addEventListener('pagehide', () => answers && report?.end(Date.now()))
