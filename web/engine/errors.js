/**
 * errors.js -- the errors of the engine, by name. Each has a `code` and a `reason`: an English template and key of text/es.json, in which
 * "%" stands for `number` and `{name}` for a slot, so that a page can say it in the reader's language. An error of a text has
 * `text`, as it was typed, and `column`, from 0 in UTF-16 units; an error of a contest's input has `line`.
 */

/**
 * @typedef {object} Refusal
 * @property {string} code
 * @property {string} reason English; "%" stands for `number`
 * @property {number} [number]
 * @property {Record<string, string | number>} [slots] values for each `{name}` of the reason
 * @property {number} [column] from 0, in UTF-16 units
 * @property {string} [text] the whole text that was typed
 * @property {number} [line] from 1
 * @property {'rules' | 'position' | 'universe'} [field] which text it is
 */

export class EngineError extends Error {
  /* written out in each class: the released script is minified, and classes lose their names */
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
    /** the text as it was typed @type {string | undefined} */
    this.text = refusal.text
    /** line of a contest's input, from 1 @type {number | undefined} */
    this.line = line
    /** the text that was refused @type {'rules' | 'position' | 'universe' | undefined} */
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
