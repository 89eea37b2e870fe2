/**
 * cgt-codes.js -- the teacher's side of a set of exercises: its link (also as a QR code) and the codes that students bring
 * (web/model/code.js), sheets on paper, questions for a learning platform, its package, and a game to be won as a package. One of
 * these is shown at a time, below the set. Nothing is sent, and nothing is stored.
 */
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { CgtElement, sheet } from '../core/element.js'
import { icon } from '../core/marks.js'
import { keep } from '../core/sync-state.js'
import { give } from '../core/save-menu.js'
import { fragment } from '../model/address.js'
import { toGift } from '../model/bank/gift.js'
import { toMoodle } from '../model/bank/moodle.js'
import { categoryOf, MOST as QUESTIONS, questionsOf } from '../model/bank/question.js'
import { MARK_NAMES, MOST, readCode } from '../model/code.js'
import { KINDS, kindsNamed, levelOf } from '../model/exercise/index.js'
import { fewer, sizeOf } from '../model/exercise/series.js'
import { gameTask, MASTERY } from '../model/scorm-package.js'
import { EngineError } from '../engine/errors.js'
import { sayError } from '../model/i18n.js'
import css from './cgt-codes.css'
import { fetched, reads, scormPackage, within } from './package.js'
import { printSheets, SHEETS } from './paper.js'

/** the sign of each mark */
const SIGNS = ['–', '·', '✓', '✓✓']
/** what can be made, and its name */
const MAKES = {
  link: 'Link and codes',
  sheets: 'Sheets on paper',
  bank: 'Questions for Moodle',
  scorm: 'SCORM package',
  game: 'SCORM package of a game',
}
/** the most kinds that the name of a file names */
const NAMED = 4
/** characters of a game's rules and position in the name of a file */
const PLACE = 40

/** Words of the name of a file: letters and figures with - between. @param {string[]} parts */
const fileName = (...parts) =>
  parts.map((part) => part.match(/[\p{L}\p{N}]+/gu)?.join('-')).filter(Boolean).join('-') // prettier-ignore

/**
 * @summary A set of exercises for a class: its link, sheets, questions and package, the students’ codes checked; a game to be won, as a package.
 * @attr {string} kind the kinds of exercises, which take turns: `strip nim grundy`
 * @attr {string} seed the same seed makes the same exercises
 * @attr {1|2|3} level how hard the exercises are
 * @attr {number} count how many exercises
 * @attr {link|sheets|bank|scorm|game} make what is made of the set, and shown: a link with the students’ codes (if it is missing), sheets, questions, a package, or a package of a game
 * @attr {yes} challenges `yes`: a package has the challenges of its chapters, too
 * @attr {string} game id of the game that is to be won, in a package of its own
 * @attr {string} rules the rules, in the game’s notation
 * @attr {string} start the position, in the game’s notation
 */
export class CgtCodes extends CgtElement {
  static attributes = {
    kind: '',
    seed: '',
    level: '1|2|3',
    count: '',
    make: 'link|sheets|bank|scorm|game',
    challenges: 'yes',
    game: '',
    rules: '',
    start: '',
  }
  static uses = [
    'cgt-compare-games',
    'cgt-form',
    'cgt-graph',
    'cgt-qr',
    'cgt-strip',
    'cgt-thermograph',
  ]
  static styles = [sheet(css)]

  #codes = ''
  /** sheets to be printed */ #students = 30
  /** questions of the bank */ #questions = 20
  /** percent from which on a package is passed */ #mastery = MASTERY
  /** true if the package that is being made holds the game, not the set */ #ofGame = false
  /** what is said of a bank that has fewer questions than were asked for */ #bankEnds = ''
  /** the file that was saved last */ #given = ''
  /** a refusal, and the field that it is about */ #wrong = { name: '', why: '' }
  /** @type {import('../model/code.js').ExerciseSet} */ #set = {
    kinds: [],
    seed: '1',
    level: 1,
    count: 0,
  }

  read() {
    const kinds = kindsNamed(this.getAttribute('kind') ?? 'strip nim')
    const count = this.wholeNumber('count', { least: 1, most: MOST, or: 6 })
    this.#set = {
      kinds,
      seed: this.getAttribute('seed') ?? '1',
      level: levelOf(this.getAttribute('level')),
      count,
    }
    this.#bankEnds = ''
  }
  /** The set, with as many exercises as it has. */
  get #whole() {
    const set = { ...this.#set, level: levelOf(this.#set.level) }
    try {
      return { ...set, count: sizeOf(this.engine, set) }
    } catch {
      return set // without a solver there are no exercises to count
    }
  }
  /** The sentence for a set that ends before `count`. @param {number} count */
  #endOf(count) {
    const { kinds, level } = this.#whole
    try {
      return fewer(this.engine, { kinds, level, count }, (key, slots) => this.t(key, slots))
    } catch {
      return '' // without a solver
    }
  }
  /** what is made and shown @returns {keyof typeof MAKES} */
  get #make() {
    const make = this.getAttribute('make') ?? ''
    return Object.hasOwn(MAKES, make) ? /** @type {keyof typeof MAKES} */ (make) : 'link'
  }
  /** True if the package has the challenges of its chapters. */
  get #challenges() {
    return this.hasAttribute('challenges')
  }
  /** @param {Record<string, string | null>} attributes */
  #change(attributes) {
    this.reflect(attributes)
    if (this.attempt(() => this.read())) keep(this)
  }

  /** Takes a whole number, or shows under its field which ones it can be. @param {string} name @param {string} text @param {number} most @param {(n: number) => void} take */
  #number(name, text, most, take) {
    const n = Number(text)
    const fine = Number.isInteger(n) && n >= 1 && n <= most
    this.#wrong = {
      name,
      why: fine ? '' : this.t('A whole number from 1 to {most}, for example 6.', { most }),
    }
    if (fine) take(n)
    this.update()
  }
  /** @param {string} kind @param {boolean} on */
  #tick(kind, on) {
    const { kinds } = this.#set
    const wanted = Object.keys(KINDS).filter((k) => (k === kind ? on : kinds.includes(k)))
    this.#wrong = { name: 'kind', why: wanted.length ? '' : this.t('Tick at least one.') }
    if (wanted.length) this.#change({ kind: wanted.join(' ') })
    else this.update()
  }

  /** @param {'xml' | 'gift'} format */
  #bank(format) {
    const { kinds, seed, level } = this.#set
    const bank = { kinds, seed, level: levelOf(level), count: this.#questions }
    const questions = questionsOf(this.engine, bank, (key, slots) => this.t(key, slots))
    this.#bankEnds = this.#endOf(this.#questions)
    const category = categoryOf(bank, (key) => this.t(key))
    const text = format === 'xml' ? toMoodle(questions, category) : toGift(questions, category)
    this.#give(new Blob([text], { type: format === 'xml' ? 'text/xml' : 'text/plain' }), this.#file(format)) // prettier-ignore
    this.update()
  }
  /** Has the browser save a file, which a line then says. @param {Blob} file @param {string} name */
  #give(file, name) {
    give(file, name)
    this.#given = name
  }
  /** The name of a file, which says what it holds: palitos-nim-mex-level-2-seed-7-en.xml. @param {'xml' | 'gift' | 'scorm' | 'game'} format */
  #file(format) {
    const { kinds, seed, level } = this.#set
    if (format === 'game') {
      const { game, rules, start } = this.#game
      return `${fileName('palitos', 'scorm', game, `${rules} ${start}`.slice(0, PLACE), this.language)}.zip`
    }
    const named = kinds.length > NAMED ? [this.t('{n} kinds', { n: kinds.length })] : kinds
    const set = [this.t('level {n}', { n: level }), this.t('seed {seed}', { seed }), this.language]
    if (format !== 'scorm')
      return `${fileName('palitos', ...named, ...set)}.${format === 'gift' ? 'gift.txt' : 'xml'}`
    const more = this.#challenges ? [this.t('challenges')] : []
    return `${fileName('palitos', 'scorm', ...named, ...more, ...set)}.zip`
  }

  /** the game that is to be won @returns {{ game: string, rules: string, start: string }} */
  get #game() {
    const game = this.getAttribute('game') ?? 'nim'
    const rules = this.rulesOf(game)
    const examples = this.engine.games.find(({ name }) => name === game)?.examples ?? []
    const start = examples.find((one) => one.rules === rules) ?? examples[0]
    return { game, rules, start: this.getAttribute('start') ?? start?.start ?? '' }
  }
  /** The task to win it. @throws {EngineError} there is no such game, or nobody can force a win */
  #task() {
    const { game, rules, start } = this.#game
    const task = gameTask(this.engine.game(game, { rules }), start, this.language)
    if (task) return task
    throw new EngineError({
      code: 'range',
      reason: 'There no player is found who can force a win: choose another position',
    })
  }
  /** What the package holds. */
  #wish() {
    const set = this.#whole
    const more = { lang: this.language, mastery: this.#mastery, same: false }
    if (this.#ofGame) return { ...more, set: { ...set, count: 0 }, tasks: [this.#task()], chapters: [] } // prettier-ignore
    const chapters = [...new Set(set.kinds.map((kind) => String(KINDS[kind].chapter)))]
    return { ...more, set, tasks: [], chapters: this.#challenges ? chapters : [] }
  }
  /** @param {import('./package.js').Read} read reads a file beside palitos.js */
  async #package(read) {
    this.#wrong = { name: '', why: '' }
    try {
      const zip = await scormPackage(this.#wish(), read)
      this.#give(zip, this.#file(this.#ofGame ? 'game' : 'scorm'))
    } catch (error) {
      if (error instanceof EngineError) this.#refuse(error)
      else {
        const why = reads()
          ? this.t('The files of Palitos are not there: the package cannot be made.')
          : this.t('That folder does not hold the files of Palitos. Choose the one that holds index.html and palitos.js.') // prettier-ignore
        this.#wrong = { name: this.#ofGame ? 'start' : 'package', why }
      }
    }
    this.update()
  }
  /** Shows what is wrong with the game. @param {EngineError} error */
  #refuse(error) {
    const name = error.field === 'rules' ? 'rules' : 'start'
    this.#wrong = { name, why: sayError(this.language, error) }
  }
  /** @param {boolean} ofGame */
  #packed(ofGame) {
    this.#ofGame = ofGame
    if (reads()) this.#package(fetched)
    /* a page from file:// may read its folder once the reader has chosen it */
    else /** @type {HTMLElement} */ (this.root.querySelector('input[type=file]')).click()
  }
  /** Takes another game, its rules or its position, and says if it cannot be won. @param {Record<string, string | null>} attributes */
  #play(attributes) {
    this.#change(attributes)
    this.#wrong = { name: '', why: '' }
    try {
      this.#task()
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#refuse(error)
    }
    this.update()
  }

  render() {
    const { kinds, seed, level, count } = this.#set
    const set = { kind: kinds.join(' '), seed, level: String(level), count: String(count) }
    const link = `exercises.html${fragment('exercise', set)}`
    const { name: bad, why } = this.#wrong
    const wrong = (/** @type {string[]} */ ...names) =>
      why && names.includes(bad) ? html`<p class="wrong" role="alert">${why}</p>` : nothing
    /** @param {string} name @param {string} label @param {string | number} value @param {(text: string) => void} change @param {string} [look] */
    const field = (name, label, value, change, look = 'short') =>
      html`<label class="field"
        ><b>${label}</b
        ><input
          class="text-input ${look}"
          autocomplete="off"
          spellcheck="false"
          inputmode=${look && name !== 'seed' ? 'numeric' : 'text'}
          aria-invalid=${why && bad === name ? 'true' : 'false'}
          .value=${String(value)}
          @input=${
            /* what was wrong is taken back while it is mended: later, the button would move away below the mouse */
            (/** @type {any} */ e) => why && bad === name && look && change(e.target.value.trim())
          }
          @change=${(/** @type {any} */ e) => change(e.target.value.trim())}
      /></label>`
    /** A field, a sentence that explains it, and what is wrong with it. @param {string} name @param {unknown} made @param {string} told */
    const row = (name, made, told) =>
      html`<div class="row">
          ${made}
          <p class="soft-text">${told}</p>
        </div>
        ${wrong(name)}`
    /** @param {string} key @param {Record<string, string | number>} [slots] */
    const t = (key, slots) => this.t(key, slots)
    const make = this.#make
    const ends = make === 'game' || make === 'bank' ? '' : this.#endOf(count)
    return html`<fieldset>
        <legend>${t('What do you want?')}</legend>
        <div class="seg make">
          ${Object.entries(MAKES).map(
            ([name, title]) =>
              html`<label
                ><input
                  type="radio"
                  name="make"
                  .checked=${live(name === make)}
                  @change=${() => this.#change({ make: name === 'link' ? null : name })}
                /><span>${t(title)}</span></label
              >`,
          )}
        </div>
      </fieldset>
      ${
        make === 'game'
          ? this.#gameView(field, wrong('rules', 'start'))
          : html`<fieldset>
                <legend>${t('Exercises')}</legend>
                <div class="kinds">
                  ${Object.keys(KINDS).map(
                    (kind) =>
                      html`<label class="check"
                        ><input
                          type="checkbox"
                          .checked=${live(kinds.includes(kind))}
                          @change=${(/** @type {any} */ e) => this.#tick(kind, e.target.checked)}
                        />${t(KINDS[kind].title)}</label
                      >`,
                  )}
                </div>
              </fieldset>
              ${wrong('kind')}
              ${
                make === 'bank'
                  ? row(
                      'questions',
                      field('questions', t('How many questions'), this.#questions, (text) =>
                        this.#number('questions', text, QUESTIONS, (n) => {
                          this.#questions = n
                          this.#bankEnds = ''
                        }),
                      ),
                      t('From 1 to {most}. The kinds that you ticked take turns.', { most: QUESTIONS }), // prettier-ignore
                    )
                  : html`${row(
                      'count',
                      field('count', t('How many exercises'), count, (text) => this.#number('count', text, MOST, (n) => this.#change({ count: String(n) }))), // prettier-ignore
                      t('For each student, from 1 to {most}. The kinds that you ticked take turns.', { most: MOST }), // prettier-ignore
                    )}
                    ${ends ? html`<p class="soft-text" role="status">${ends}</p>` : nothing}`
              }
              ${row(
                'level',
                html`<fieldset class="field">
                  <legend>${t('Level')}</legend>
                  <div class="seg">
                    ${[1, 2, 3].map(
                      (n) =>
                        html`<label
                          ><input
                            type="radio"
                            name="level"
                            .checked=${live(n === level)}
                            @change=${() => this.#change({ level: String(n) })}
                          /><span>${n}</span></label
                        >`,
                    )}
                  </div>
                </fieldset>`,
                t('1 is the easiest and 3 the hardest.'),
              )}
              ${row(
                'seed',
                field('seed', t('Seed'), seed, (text) => this.#change({ seed: text || '1' })),
                t('Any number or word. The same one makes the same exercises again, on any computer; another one makes new ones.'), // prettier-ignore
              )}
              ${
                make === 'sheets'
                  ? html`${row(
                        'students',
                        field('students', t('How many sheets'), this.#students, (text) => this.#number('students', text, SHEETS, (n) => (this.#students = n))), // prettier-ignore
                        t('One for each student, up to {most}: sheet 7 has the exercises that number 7 gets on the screen. The key of all sheets comes last.', { most: SHEETS }), // prettier-ignore
                      )}
                      <button
                        type="button"
                        class="btn primary"
                        @click=${() => printSheets(this, this.#whole, this.#students)}
                      >
                        ${t('Print the sheets and their key')}
                      </button>
                      <p class="soft-text">
                        ${t('Your browser’s print window opens: choose a printer, or “Save as PDF”.')}
                      </p>`
                  : make === 'bank'
                    ? html`<div class="fields">
                          <button
                            type="button"
                            class="btn primary"
                            @click=${() => this.#bank('xml')}
                          >
                            ${t('Moodle XML')}
                          </button>
                          <button type="button" class="btn" @click=${() => this.#bank('gift')}>
                            ${t('GIFT')}
                          </button>
                        </div>
                        ${this.#bankEnds ? html`<p role="status">${this.#bankEnds}</p>` : nothing}
                        <p class="soft-text">
                          ${t('In both, each wrong answer has its reason; Moodle XML has boards and hints, too, and GIFT is text that you can change.')}
                        </p>
                        ${this.#stored(this.#file('xml'), this.#file('gift'))}
                        ${this.#steps([
                          t('In your Moodle course: “More”, “Question bank”, and in its menu “Import”.'), // prettier-ignore
                          t('File format: “Moodle XML format”, or “GIFT format” for the other file.'), // prettier-ignore
                          t('Drag the file to “Import questions from file”, and press “Import”.'),
                          t('The questions are in the category {category}: from there you add them to a quiz.', { category: categoryOf(this.#set, t) }), // prettier-ignore
                        ])}`
                    : make === 'scorm'
                      ? html`${row(
                            'mastery',
                            field('mastery', t('To pass, of 100'), this.#mastery, (text) => this.#number('mastery', text, 100, (n) => (this.#mastery = n))), // prettier-ignore
                            t('The score from which on the platform writes “passed”.'),
                          )}
                          <label class="check"
                            ><input
                              type="checkbox"
                              .checked=${live(this.#challenges)}
                              @change=${(/** @type {any} */ e) => this.#change({ challenges: e.target.checked ? 'yes' : null })}
                            />${t('With the challenges of their chapters')}</label
                          >
                          ${this.#packageView(false, wrong('package'))}`
                      : html`<div class="given">
                            <cgt-qr
                              text=${new URL(link, location.href.replace(/#.*/, '')).href}
                            ></cgt-qr>
                            <div>
                              <p class="link"><a href=${link}>${t('Link for the class')}</a></p>
                              <p class="soft-text">
                                ${t('All open the same link, and each writes their number: then each has exercises of their own, and a code when they are done.')}
                              </p>
                            </div>
                          </div>
                          <label class="field"
                            ><b>${t('Codes, one a line')}</b
                            ><textarea
                              class="text-input"
                              spellcheck="false"
                              .value=${this.#codes}
                              @input=${(/** @type {any} */ e) => {
                                this.#codes = e.target.value
                                this.update()
                              }}
                            ></textarea>
                          </label>
                          ${this.#table()}
                          <p class="soft-text">
                            ${t('A code guards against slips and against another set. It is not a lock: anybody who can program can make one.')}
                          </p>`
              }`
      }
      <input
        type="file"
        webkitdirectory
        hidden
        @change=${(/** @type {any} */ e) => e.target.files.length && this.#package(within([...e.target.files]))}
      />`
  }
  /** Where a file comes to lie, or lies. @param {string[]} files that the buttons above make */
  #stored(...files) {
    const given = files.find((file) => file === this.#given)
    return html`<p class="soft-text" role="status">
      ${given ? html`${icon('check')} ${this.t('The file is among your downloads:')}` : this.t('Your browser saves this file among its downloads:')}
      <code>${given ?? files[0]}</code>
    </p>`
  }
  /** What is to be done in Moodle. @param {string[]} steps */
  #steps(steps) {
    return html`<ol class="steps">
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>`
  }
  /** The button of a package, and what is done with it. @param {boolean} ofGame @param {unknown} wrong */
  #packageView(ofGame, wrong) {
    return html`${
        reads()
          ? nothing
          : html`<p class="soft-text">
              ${this.t('This page was opened from a folder: when you are asked for it, choose that folder, the one with index.html. Your browser calls it “upload”, but nothing leaves your computer.')}
            </p>`
      }
      <button type="button" class="btn primary" @click=${() => this.#packed(ofGame)}>
        ${ofGame ? this.t('Download the SCORM package of the game') : this.t('Download the SCORM package')}
      </button>
      ${wrong}
      <p class="soft-text">
        ${
          ofGame
            ? this.t('The zip holds one page, with a game to be won once against the perfect computer, and all that it needs. Do not unpack it.') // prettier-ignore
            : this.t('The zip holds one page, with these exercises, and all that it needs: each answer is checked in it, and the score goes to the platform. Do not unpack it.') // prettier-ignore
        }
      </p>
      ${this.#stored(this.#file(ofGame ? 'game' : 'scorm'))}
      ${this.#steps([
        this.t('In your Moodle course: turn on “Edit mode”, press “Add an activity or resource”, and choose “SCORM package”.'), // prettier-ignore
        this.t('Write a name, drag the zip to “Package file”, and press “Save and return to course”.'), // prettier-ignore
        this.t('The scores are under “Grades” of the course, and each answer under “Reports” of the activity.'), // prettier-ignore
      ])}`
  }
  /** The game that is to be won. @param {(name: string, label: string, value: string, change: (text: string) => void, look?: string) => unknown} field @param {unknown} wrong */
  #gameView(field, wrong) {
    try {
      this.engine
    } catch (error) {
      return html`<p class="problem">${sayError(this.language, error)}</p>` // all the rest needs no solver
    }
    const { game, rules, start } = this.#game
    return html`<div class="fields">
        <label class="field"
          ><b>${this.t('Game')}</b
          ><select
            class="text-input"
            @change=${(/** @type {any} */ e) => this.#play({ game: e.target.value, rules: null, start: null })}
          >
            ${this.engine.games.map(
              ({ name, title }) =>
                html`<option value=${name} .selected=${name === game}>${this.t(title)}</option>`,
            )}
          </select></label
        >
        ${rules || this.engine.games.find(({ name }) => name === game)?.examples.some((one) => one.rules) ? field('rules', this.t('Rules'), rules, (text) => this.#play({ rules: text || null, start: null }), '') : nothing}
        ${field('start', this.t('Position'), start, (text) => this.#play({ start: text || null }), '')}
      </div>
      ${this.#packageView(true, wrong)}`
  }
  #table() {
    const { count } = this.#whole
    const lines = this.#codes.split('\n').filter((line) => line.trim())
    if (!lines.length) return nothing
    const words = MARK_NAMES.map((name) => this.t(name))
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${this.t('Solved')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${this.t('Number')}</th>
              <th scope="col">${this.t('Solved')}</th>
              ${Array.from({ length: count }, (_, i) => html`<th scope="col">${i + 1}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${lines.map((line) => this.#row(line, count, words))}
          </tbody>
        </table>
      </div>
      <p class="soft-text">${words.map((word, i) => `${SIGNS[i]} ${word}`).join('; ')}</p>`
  }
  /** @param {string} line @param {number} count @param {string[]} words */
  #row(line, count, words) {
    const found = readCode(this.#whole, line)
    if (!found)
      return html`<tr>
        <th scope="row" class="mono">${line.trim()}</th>
        <td colspan=${count + 1}>${this.t('not a code of this set')}</td>
      </tr>`
    return html`<tr>
      <th scope="row">${found.student}</th>
      <td>${found.marks.filter((mark) => mark > 1).length}</td>
      ${found.marks.map(
        (mark) =>
          html`<td>
            <span aria-hidden="true">${SIGNS[mark]}</span><span class="sr">${words[mark]}</span>
          </td>`,
      )}
    </tr>`
  }
}
