/**
 * scorm.js -- reports a set of exercises to a learning platform by SCORM 1.2 (Run-Time Environment, ADL 2001): the score, the status, and an
 * entry for each exercise. It also writes the manifest of a package. The platform's object is given by the caller. No DOM.
 */

/** The object that a platform offers: all calls are synchronous, with texts. @typedef {Record<'LMSInitialize' | 'LMSGetValue' | 'LMSSetValue' | 'LMSCommit' | 'LMSFinish' | 'LMSGetLastError', (...texts: string[]) => string>} Api */
/** mastery: the score, of 100, that is needed to pass @typedef {{ seed: string, count: number, mastery: number }} Set */

/** A platform keeps so many characters of an answer. */
const ANSWER = 255
/** suspend_data begins with it: another package's is not read */
const VERSION = 'palitos1'

/** Escapes a text for HTML or XML, also inside an attribute. @param {string} text */
export const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A duration as HHHH:MM:SS.SS. @param {number} ms */
export function timespan(ms) {
  const seconds = Math.max(0, ms) / 1000
  const two = (/** @type {number} */ n) => String(Math.floor(n)).padStart(2, '0')
  const hours = String(Math.min(9999, Math.floor(seconds / 3600))).padStart(4, '0')
  return `${hours}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${two((seconds * 100) % 100)}`
}
/** A time of day as HH:MM:SS. @param {Date} at */
const clock = (at) => at.toTimeString().slice(0, 8)
/** The score, of 100: all exercises count alike. @param {string} marks a digit for each exercise @param {number} count @returns {number} */
export const scoreOf = (marks, count) =>
  Math.round((100 * [...marks].filter((mark) => mark > '1').length) / count)

export class Report {
  #api
  #set
  #begun
  #marks = ''
  /** the exercise of each entry of the platform @type {number[]} */ #entries = []
  #over = false

  /** @param {Api} api @param {Set} set @param {number} now ms */
  constructor(api, set, now) {
    this.#api = api
    this.#set = set
    this.#begun = now
  }
  /** Begins a session: `marks` are then those of the last one. @returns {boolean} false if the platform does not answer */
  begin() {
    if (this.#api.LMSInitialize('') !== 'true') return false
    const [version, seed, marks, entries] = this.#api.LMSGetValue('cmi.suspend_data').split(';')
    const { count } = this.#set
    if (version === VERSION && seed === this.#set.seed && /^[0-3]*$/.test(marks ?? '')) {
      this.#marks = (marks ?? '').slice(0, count)
      this.#entries = (entries ?? '').split(',').map(Number).filter((at) => at >= 1 && at <= count) // prettier-ignore
    }
    /* entries that are not the ones we know stay, and belong to no exercise */
    const kept = Number(this.#api.LMSGetValue('cmi.interactions._count')) || 0
    if (kept !== this.#entries.length) this.#entries = Array(kept).fill(0)
    if (!/^(passed|failed|completed)$/.test(this.status)) this.#tell('core.lesson_status', 'incomplete') // prettier-ignore
    this.#tell('core.score.min', '0')
    this.#tell('core.score.max', '100')
    this.#keep()
    return true
  }
  get marks() {
    return this.#marks
  }
  get score() {
    return scoreOf(this.#marks, this.#set.count)
  }
  /** passed, failed, incomplete or completed, as the platform has it */
  get status() {
    return this.#api.LMSGetValue('cmi.core.lesson_status')
  }
  /** The platform's name of the student, which is always the same for a person. */
  get student() {
    return this.#api.LMSGetValue('cmi.core.student_id')
  }
  /** Sets a value. @param {string} name without "cmi." @param {string} value */
  #tell(name, value) {
    this.#api.LMSSetValue(`cmi.${name}`, value)
  }
  /** Stores the marks and the score: the page may be closed at any time. */
  #keep() {
    const { seed, mastery } = this.#set
    this.#tell('suspend_data', [VERSION, seed, this.#marks, this.#entries.join(',')].join(';'))
    this.#tell('core.score.raw', String(this.score))
    if (this.score >= mastery) this.#tell('core.lesson_status', 'passed')
    this.#api.LMSCommit('')
  }
  /** Reports an exercise's new mark. @param {{ at: number, mark: number, marks: string, answer: string }} marked @param {Date} now */
  marked({ at, mark, marks, answer }, now) {
    if (this.#over) return
    this.#marks = marks
    if (!this.#entries.includes(at)) this.#entries.push(at)
    const entry = `interactions.${this.#entries.indexOf(at)}`
    this.#tell(`${entry}.id`, `e${at}`)
    this.#tell(`${entry}.type`, 'performance')
    this.#tell(`${entry}.time`, clock(now))
    this.#tell(`${entry}.student_response`, answer.slice(0, ANSWER))
    this.#tell(`${entry}.result`, mark > 1 ? 'correct' : 'wrong')
    this.#keep()
  }
  /** Hands the set in as it is: passed or failed. */
  handIn() {
    if (this.#over) return
    this.#tell('core.lesson_status', this.score >= this.#set.mastery ? 'passed' : 'failed')
    this.#api.LMSCommit('')
  }
  /** Ends the session, as the page is being closed. @param {number} now ms */
  end(now) {
    if (this.#over) return
    this.#over = true
    this.#tell('core.session_time', timespan(now - this.#begun))
    this.#tell('core.exit', 'suspend')
    this.#api.LMSCommit('')
    this.#api.LMSFinish('')
  }
}

/** Finds the platform's object, in the windows above or in those of the opener. @param {any} from a window @returns {Api | null} */
export function platform(from) {
  for (const start of [from, from.opener]) {
    /* platforms nest a few frames; a top window is its own parent */
    for (let at = start, deep = 0; at && deep < 12; at = at.parent, deep++) {
      try {
        if (at.API) return at.API
      } catch {
        break // a window of another origin
      }
      if (at.parent === at) break
    }
  }
  return null
}

/**
 * Writes imsmanifest.xml for one page (content packaging 1.1.2, as SCORM 1.2 has it).
 * @param {{ identifier: string, title: string, mastery: number, files: string[] }} about identifier: letters, digits, dots and hyphens; the first file is the page
 */
export const manifest = ({
  identifier,
  title,
  mastery,
  files,
}) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${escape(identifier)}" version="1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.imsglobal.org/xsd/imsmd_rootv1p2p1 imsmd_rootv1p2p1.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="course"><organization identifier="course"><title>${escape(title)}</title>
    <item identifier="item" identifierref="page"><title>${escape(title)}</title><adlcp:masteryscore>${mastery}</adlcp:masteryscore></item>
  </organization></organizations>
  <resources><resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${escape(files[0])}">
    ${files.map((file) => `<file href="${escape(file)}"/>`).join('\n    ')}
  </resource></resources>
</manifest>
`
