/**
 * errors.js -- what can be refused, as named errors. Each carries `code`, and where there is one the 0-based
 * `column` (UTF-16 units of `text`, which was typed) or `line`, and the English template `reason`, in which "%" stands for
 * `number`, and `{name}` for a slot: a key of text/es.json, so a page can say it in the reader's language.
 */

/**
 * @typedef {object} Refusal
 * @property {string} code
 * @property {string} reason English; "%" stands for `number`
 * @property {number} [number]
 * @property {Record<string, string | number>} [slots] of a reason that has `{name}`
 * @property {number} [column] from 0, in UTF-16 units
 * @property {string} [text] what was typed, whole
 * @property {number} [line] from 1
 * @property {'rules' | 'position' | 'universe'} [field] which text
 */

export class EngineError extends Error {
  /* written out, here and below: the names of classes do not outlive the release, which is minified */
  name = 'EngineError'

  /** @param {Refusal} refusal */
  constructor(refusal) {
    const { reason, number = 0, slots = {}, column, line } = refusal
    super(
      reason
        .replace('%', String(number))
        .replace(/\{(\w+)\}/g, (whole, name) => String(slots[name] ?? whole)) +
        (column === undefined ? '' : ` (column ${column + 1})`) +
        (line === undefined ? '' : ` (line ${line})`),
    )
    this.code = refusal.code
    this.reason = reason
    this.number = number
    this.slots = slots
    /** @type {number | undefined} */
    this.column = column
    /** what was typed @type {string | undefined} */
    this.text = refusal.text
    /** of a contest's input, from 1 @type {number | undefined} */
    this.line = line
    /** which text was refused @type {'rules' | 'position' | 'universe' | undefined} */
    this.field = refusal.field
  }
}
/** No game of that name. */
export class UnknownGame extends EngineError {
  name = 'UnknownGame'
}
/** The rules cannot be read, or not for this game. */
export class RulesError extends EngineError {
  name = 'RulesError'
}
/** The position cannot be read under these rules. */
export class NotationError extends EngineError {
  name = 'NotationError'
}
/** The move is not among the legal ones. */
export class IllegalMove extends EngineError {
  name = 'IllegalMove'
}
/** A contest problem's input is not as its statement says, from `line` on. */
export class JudgeInputError extends EngineError {
  name = 'JudgeInputError'
}
/** The engine ran out of memory, or the wasm is not the one this code was written for. */
export class EngineFault extends EngineError {
  name = 'EngineFault'
}
