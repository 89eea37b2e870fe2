/**
 * sides.js -- a wasm that is joined to another: its code calls what that one lends and works in its memory. So a page that only
 * plays need not load what searches, graphs, long tables and theorems need; the scripts that do bring it.
 */

/** bytes: what it may use of the memory is a multiple of that */
const ALIGN = 16

/**
 * What it needs: the bytes of its texts and tables, and the functions that others call by their place, as its first custom
 * section tells.
 * https://github.com/WebAssembly/tool-conventions/blob/main/DynamicLinking.md, dylink.0, WASM_DYLINK_MEM_INFO.
 * @param {WebAssembly.Module} side
 */
function needs(side) {
  const bytes = new Uint8Array(WebAssembly.Module.customSections(side, 'dylink.0')[0])
  /* after the subsection's kind and its length: LEB128 */
  let at = 2
  const number = () => {
    for (let n = 0, shift = 0; ; shift += 7) {
      n |= (bytes[at] & 127) << shift
      if (bytes[at++] < 128) return n
    }
  }
  const [size, , places] = [number(), number(), number()]
  return { size, places }
}

/**
 * From then on the memory's exports have those of the side.
 * @param {import('./memory.js').Memory} memory @param {WebAssembly.Module} side
 * @throws {RangeError} out of memory
 */
export function join(memory, side) {
  const { exports } = memory
  const { size, places } = needs(side)
  const found = exports.cgt_memory(size + ALIGN)
  if (!found) throw new RangeError('there is not enough memory')
  const base = (found + ALIGN - 1) & -ALIGN
  new Uint8Array(exports.memory.buffer, base, size).fill(0)
  const global = (/** @type {number} */ value, mutable = false) =>
    new WebAssembly.Global({ value: 'i32', mutable }, value)
  const imports = {
    env: {
      ...exports,
      __memory_base: global(base),
      __table_base: global(exports.__indirect_function_table.grow(places)),
    },
    'GOT.mem': { cgt_games: global(exports.cgt_games.value, true) },
  }
  const own = /** @type {any} */ (new WebAssembly.Instance(side, imports).exports)
  own.__wasm_apply_data_relocs?.()
  own.__wasm_call_ctors?.()
  Object.assign(exports, own)
  memory.learn(own)
}
