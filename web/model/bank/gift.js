/**
 * gift.js -- writes a question bank as GIFT (docs.moodle.org, "GIFT format"), a text that people can read and edit. GIFT has no pictures,
 * hints or blanks: positions are in words (words.js), and blanks become pairs to match, each name with its answer. Pairs without a name are
 * answers that fit nowhere. No DOM.
 */

/** @typedef {import('./question.js').Question} Question */

/** Escapes GIFT's signs and joins lines: a blank line would end the question. @param {string} text */
const escape = (text) => text.replace(/[\\~=#{}:]/g, (c) => `\\${c}`).replace(/\s*\n\s*/g, '\\n')
/** @param {string} text */
const html = (text) =>
  escape(text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c))
/** @param {string} why */
const feedback = (why) => (why ? `#${html(why)}` : '')

/** @param {{ of: string, to: string }[]} pairs @param {string[]} others */
const matching = (pairs, others) =>
  [...pairs, ...others.map((to) => ({ of: '', to }))].map(({ of, to }) => `=${html(of)} -> ${html(to)}`) // prettier-ignore
/** A number with its sign as it is printed. @param {string} text */
const signed = (text) => text.replace(/^-(?=\d)/, '−')

/** @param {Question} q */
function question(q) {
  const { answer: a } = q
  const asked = [q.rule, q.ask, q.shown, a.as === 'number' ? q.write : ''].filter(Boolean).map((text) => `<p>${html(text)}</p>`).join('') // prettier-ignore
  const whole = [`####${q.general.map((text) => `<p>${html(text)}</p>`).join('')}`]
  const lines =
    a.as === 'number'
      ? [`#`, `=${a.right}:0${feedback(q.feedback)}`, ...a.wrong.map(({ text, why }) => `=%0%${text}:0${feedback(why)}`), ...whole] // prettier-ignore
      : a.as === 'choice'
        ? [...a.options.map(({ text, right, why }) => `${right ? '=' : '~'}${html(text)}${feedback(why)}`), ...whole] // prettier-ignore
        : a.as === 'match'
          ? [...matching(a.pairs, a.others), ...whole]
          : a.as === 'blanks'
            ? [...matching(a.blanks.map(({ name, right }) => ({ of: name, to: signed(right) })), a.others.map(signed)), ...whole] // prettier-ignore
            : a.as === 'truth'
              ? [`${a.right ? 'TRUE' : 'FALSE'}${feedback(a.why)}`, ...whole]
              : whole
  return `::${html(q.name)}::[html]${asked}{${lines.length ? `\n${lines.map((one) => `  ${one}`).join('\n')}\n` : ''}}\n`
}

/** @param {Question[]} questions @param {string} category @returns {string} */
export const toGift = (questions, category) =>
  [`$CATEGORY: $course$/top/${category}\n`, ...questions.map(question)].join('\n')
