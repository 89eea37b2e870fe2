/**
 * moodle.js -- writes a question bank as Moodle XML (docs.moodle.org, "Moodle XML format"): numbers, choices with feedback for each,
 * matching, blanks in a text (cloze), true or false, essays with notes for graders; with pictures. No DOM.
 */

/** @typedef {import('./question.js').Question} Question */
/** @typedef {import('./question.js').Option} Option */

/** part of the mark that each hint costs: a third */
const PENALTY = '0.3333333'

/** Escapes a text for HTML and attributes. @param {string} text @returns {string} */
const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
/** A CDATA section of HTML; its end mark in the text is split in two. @param {string} html */
const cdata = (html) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
/** @param {string} tag @param {string} html @param {string} [more] */
const element = (tag, html, more = '') =>
  `<${tag} format="html"><text>${cdata(html)}</text>${more}</${tag}>`
/** @param {string} text */
const paragraph = (text) => (text ? `<p>${escape(text)}</p>` : '')
/** @param {string} text */
const base64 = (text) => {
  const bytes = new TextEncoder().encode(text)
  let out = ''
  for (const byte of bytes) out += String.fromCharCode(byte)
  return btoa(out)
}
/**
 * Writes HTML for inside a blank, its signs and those of Cloze as entities: Moodle decodes them after it has found where an alternative
 * ends, and takes what comes of it as HTML.
 * @param {string} text
 */
const inBlank = (text) => escape(text).replace(/[&\\{}~#/=%]/g, (c) => `&#${c.charCodeAt(0)};`)

/** The question's text, with its picture as a file. @param {Question} q @param {number} at @param {string} [more] */
function asked(q, at, more = '') {
  const file = `palitos-${at}.svg`
  const html = [
    paragraph(q.rule),
    paragraph(q.ask),
    /* the words below say what it shows */
    q.picture ? `<p><img src="@@PLUGINFILE@@/${file}" alt=""></p>` : '',
    paragraph(q.shown),
    paragraph(q.write),
    more,
  ].join('')
  const bytes = q.picture
    ? `<file name="${file}" path="/" encoding="base64">${base64(q.picture)}</file>`
    : ''
  return element('questiontext', html, bytes)
}
/** @param {string} text @param {number} fraction @param {string} why @param {string} [more] */
const answer = (text, fraction, why, more = '') =>
  `<answer fraction="${fraction}" format="html"><text>${cdata(escape(text))}</text>${element('feedback', paragraph(why))}${more}</answer>`
/** An answer as plain text, for numbers and true or false. @param {string} text @param {number} fraction @param {string} why @param {string} [more] */
const plain = (text, fraction, why, more = '') =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${text}</text>${element('feedback', paragraph(why))}${more}</answer>`
/** One blank of a text. @param {import('./question.js').Blank} blank */
function blank({ name, right, choices }) {
  const inside = choices
    ? choices
        .map(
          ({ text, right, why }) =>
            `${right ? '=' : ''}${inBlank(text)}${why ? `#${inBlank(why)}` : ''}`,
        ) // prettier-ignore
        .join('~')
    : `=${right}:0`
  return `<p>${escape(name)}: {1:${choices ? 'MULTICHOICE' : 'NUMERICAL'}:${inside}}</p>`
}

/** @param {Question} q @param {number} at from 1 @returns {string} */
function question(q, at) {
  const { answer: a } = q
  /** @param {string} type @param {string[]} body @param {string} [text] */
  const whole = (type, body, text = asked(q, at)) =>
    [
      `<question type="${type}">`,
      `<name><text>${escape(q.name)}</text></name>`,
      text,
      element('generalfeedback', q.general.map(paragraph).join('')),
      ...(type === 'cloze' ? [] : ['<defaultgrade>1</defaultgrade>']),
      `<penalty>${type === 'truefalse' ? 1 : type === 'essay' ? 0 : PENALTY}</penalty>`,
      '<hidden>0</hidden>',
      ...body,
      ...(type === 'truefalse' || type === 'essay' ? [] : q.hints.map((hint) => element('hint', paragraph(hint)))), // prettier-ignore
      '</question>',
    ].join('\n')
  if (a.as === 'number')
    return whole('numerical', [
      plain(a.right, 100, q.feedback, '<tolerance>0</tolerance>'),
      ...a.wrong.map(({ text, why }) => plain(text, 0, why, '<tolerance>0</tolerance>')),
      '<unitgradingtype>0</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>3</showunits><unitsleft>0</unitsleft>',
    ])
  if (a.as === 'choice')
    return whole('multichoice', [
      '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>ABCD</answernumbering>',
      ...a.options.map(({ text, right, why }) => answer(text, right ? 100 : 0, why)),
    ])
  if (a.as === 'match')
    return whole('matching', [
      '<shuffleanswers>true</shuffleanswers>',
      ...[...a.pairs, ...a.others.map((to) => ({ of: '', to }))].map(({ of, to }) => `<subquestion format="html"><text>${cdata(paragraph(of))}</text><answer><text>${cdata(escape(to))}</text></answer></subquestion>`), // prettier-ignore
    ])
  if (a.as === 'blanks') return whole('cloze', [], asked(q, at, a.blanks.map(blank).join('')))
  if (a.as === 'truth')
    return whole(
      'truefalse',
      [true, false].map((say) => plain(String(say), say === a.right ? 100 : 0, a.why)),
    )
  return whole('essay', [
    '<responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>15</responsefieldlines><attachments>0</attachments><attachmentsrequired>0</attachmentsrequired>',
    element('graderinfo', a.model.map(paragraph).join('')),
    element('responsetemplate', ''),
  ])
}

/**
 * @param {Question[]} questions @param {string} category of the bank: 'Palitos/Nim'
 * @returns {string} an XML file
 */
export function toMoodle(questions, category) {
  const top = `<question type="category"><category><text>$course$/top/${escape(category)}</text></category></question>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${[top, ...questions.map((q, i) => question(q, i + 1))].join('\n')}\n</quiz>\n`
}
