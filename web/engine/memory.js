/**
 * memory.js -- texts and records in the wasm's memory. The only file that reads bytes.
 * After a call that may allocate, an old view of memory is dead: every view is made anew, where it is used.
 */

const utf8 = new TextEncoder()
const text = new TextDecoder()

/**
 * Text as C reads it, up to a NUL: one within would cut it, so it becomes U+FFFD, as a surrogate without its other half does.
 * No notation has that character, so the text is refused, where it stands.
 * @param {string} s
 */
export const encode = (s) => utf8.encode(s.replace(/\0/g, '\uFFFD'))

/** A handle or an address in the wasm; a number that only web/engine may hold. @typedef {number & { readonly pointer: unique symbol }} Pointer */
/** Key or code of 64 bits, as an unsigned BigInt. @typedef {bigint & { readonly key: unique symbol }} Key */

/** @param {bigint} x @returns {Key} */
export const unsigned = (x) => /** @type {Key} */ (BigInt.asUintN(64, x))
/** "no such move" */
export const NONE = unsigned(-1n)
/** no bound of what is looked at */
export const ALL = 0xffffffff
/* what C says of its work: cgt_status of src/game.h */
export const OK = 0
export const SYNTAX = 1
export const RANGE = 2
export const BUDGET = 5
export const MEMORY = 6
export const LETTER = 9

/**
 * The fields of a record, by name.
 * @param {Memory} memory @param {string} record @param {number} at
 */
export function fieldsOf(memory, record, at) {
  const d = memory.view()
  /** @param {string} name */
  const place = (name) => at + memory.layout[`${record}.${name}`]
  return {
    /** @param {string} name */
    u32: (name) => d.getUint32(place(name), true),
    /** @param {string} name */
    u8: (name) => d.getUint8(place(name)),
    /** @param {string} name */
    i32: (name) => d.getInt32(place(name), true),
    /** @param {string} name */
    i16: (name) => d.getInt16(place(name), true),
    /** @param {string} name */
    i64: (name) => d.getBigInt64(place(name), true),
    /** where it stands */
    at: place,
  }
}

/**
 * The wasm, ready to be asked. Synchronous: at once where the bytes are at hand (a page, a deck, a worker).
 * @param {BufferSource | WebAssembly.Module} source
 */
export function loadMemory(source) {
  const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source)
  const imports = { env: { emscripten_notify_memory_growth() {} } }
  const x = /** @type {any} */ (new WebAssembly.Instance(module, imports).exports)
  x._initialize?.()
  const memory = new Memory({ ...x })
  memory.learn(x)
  return memory
}

export class Memory {
  /** @param {any} exports of the instance */
  constructor(exports) {
    this.exports = exports
    this.room = 4096
    /** @type {Pointer} */
    this.buffer = exports.cgt_memory(this.room)
    /** @type {Record<string, number>} bytes of records and of their fields */
    this.layout = {}
  }

  /** Where the fields of a wasm's records stand, which each wasm tells. @param {any} exports its own */
  learn(exports) {
    for (const name in exports)
      if (name.endsWith('layout')) Object.assign(this.layout, JSON.parse(this.read(exports[name])))
  }

  view() {
    return new DataView(this.exports.memory.buffer)
  }

  /**
   * What a C function writes as text. It is called with a buffer and its size, and again while that was too small: a
   * solver may know more each time it is asked, and write more.
   * @param {(buf: Pointer, cap: number) => number} write returns the length needed
   * @throws {RangeError} out of memory
   */
  read(write) {
    for (;;) {
      const need = write(this.buffer, this.room)
      if (need < this.room)
        return text.decode(new Uint8Array(this.exports.memory.buffer, this.buffer, need))
      const buffer = this.exports.cgt_memory(need + 1)
      if (!buffer) throw new RangeError('there is not enough memory')
      this.exports.cgt_release(this.buffer)
      this.buffer = buffer
      this.room = need + 1
    }
  }

  /**
   * Calls with texts as NUL-ended UTF-8, and frees them.
   * @template T
   * @param {string[]} texts
   * @param {(...at: Pointer[]) => T} call
   */
  with(texts, call) {
    /** @type {Pointer[]} */
    const at = []
    try {
      for (const s of texts) {
        const bytes = encode(s)
        const p = this.exports.cgt_memory(bytes.length + 1)
        if (!p) throw new RangeError('there is not enough memory')
        const memory = new Uint8Array(this.exports.memory.buffer)
        memory.set(bytes, p)
        memory[p + bytes.length] = 0
        at.push(p)
      }
      return call(...at)
    } finally {
      for (const p of at) this.exports.cgt_release(p)
    }
  }

  /**
   * Calls with room for n records of that name, gives what `call` makes of them, and frees.
   * @template T
   * @param {string} record
   * @param {number} n
   * @param {(at: Pointer, size: number) => T} call
   */
  records(record, n, call) {
    const size = this.layout[record]
    const at = this.exports.cgt_memory(Math.max(size * n, 1))
    if (!at) throw new RangeError('there is not enough memory')
    try {
      return call(at, size)
    } finally {
      this.exports.cgt_release(at)
    }
  }

  /**
   * Calls with a copy of the words and how many there are, and frees it.
   * @template T
   * @param {BigUint64Array} words
   * @param {(at: Pointer, n: number) => T} call
   */
  withWords(words, call) {
    const at = this.exports.cgt_memory(Math.max(words.byteLength, 1))
    if (!at) throw new RangeError('there is not enough memory')
    try {
      new BigUint64Array(this.exports.memory.buffer, at, words.length).set(words)
      return call(at, words.length)
    } finally {
      this.exports.cgt_release(at)
    }
  }
}
