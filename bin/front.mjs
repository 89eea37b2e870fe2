/**
 * front.mjs -- the command line in JavaScript: passes arguments to src/command in palitos.wasm and its text to a terminal.
 * palitos.mjs gives it the real one, a test one of its own. Programs that play are in players.mjs.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { words } from './words.mjs'

/**
 * @typedef {object} Terminal
 * @property {(stream: number, bytes: Uint8Array) => void} write to standard output (1) or error (2)
 * @property {(source: number, name: string, room: Uint8Array) => number} read the next bytes of the first or the second
 *   source (1, 2), the file of that name or standard input ("-"), into `room`; returns how many, 0 at its end; throws
 *   where it cannot be read
 */

/**
 * @typedef {object} Players programs that play
 * @property {(player: number, command: string, text: string, milliseconds: number) => Promise<{ how: number, line?: Buffer, status?: number }>} ask
 *   writes the text to that player's program and brings its next line
 * @property {(player: number, text: string, milliseconds: number) => Promise<void>} end writes the text and ends the program, soon
 */

/** What the command wants (command.h): the program after `--` to be run; a line of a player, its end; a new file. */
const [RUN, LINE, OVER, NEW] = [3, 4, 5, 6]
/** How a source or a program ended is as in command.h. */
const [ENDED, UNREADABLE, ENDED_BADLY, ENDED_LATE] = [0, 1, 2, 3]

/** @param {string} name from this folder @returns {URL} */
const near = (name) => new URL(name, import.meta.url)
/** Compiled once, however often `front` is called. @type {WebAssembly.Module | undefined} */
let compiled
function module() {
  const file = ['../build/wasm/palitos.wasm', '../dist/palitos.wasm'].map(near).find(fs.existsSync)
  if (!file) throw new Error('palitos: palitos.wasm is missing: npm run build makes it')
  return (compiled ??= new WebAssembly.Module(fs.readFileSync(file)))
}
/** @type {Buffer | undefined} */
let list

/**
 * A command that starts no players.
 * @param {string[]} args after the program's name
 * @param {Record<string, string | undefined>} env the language of messages is in it
 * @param {Terminal} terminal
 * @returns {number} the exit status
 */
export function front(args, env, terminal) {
  const { done, value } = steps(args, env, terminal).next()
  if (!done) throw new Error('palitos: here no program can play')
  return value
}
/**
 * Any command.
 * @param {string[]} args @param {Record<string, string | undefined>} env @param {Terminal} terminal
 * @param {Players} players
 * @returns {Promise<number>} the exit status
 */
export async function frontOf(args, env, terminal, players) {
  const all = steps(args, env, terminal)
  for (;;) {
    const { done, value } = all.next()
    if (done) return value
    await value(players)
  }
}
/**
 * @param {string[]} args @param {Record<string, string | undefined>} env @param {Terminal} terminal
 * @returns {Generator<(players: Players) => Promise<void>, number>} what is to be done with players before it goes on; then the exit status
 */
function* steps(args, env, terminal) {
  const { exports } = new WebAssembly.Instance(module(), {
    env: { emscripten_notify_memory_growth() {} },
  })
  const calls = /** @type {Record<string, (...a: number[]) => number>} */ (
    /** @type {unknown} */ (exports)
  )
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory)
  calls._initialize()

  /** @param {Buffer} bytes @returns {number} the address of a copy */
  function copy(bytes) {
    const at = calls.cgt_memory(bytes.length + 1)
    if (!at) throw new Error('palitos: out of memory')
    new Uint8Array(memory.buffer).set(bytes, at)
    return at
  }
  /** A zero-ended text. @param {number} at @returns {string} */
  const text = (at) => {
    const bytes = new Uint8Array(memory.buffer, at)
    return Buffer.from(bytes.subarray(0, bytes.indexOf(0))).toString()
  }
  /** Brings the next bytes of a source that the command wants. @param {number} command @param {number} want @param {number} name */
  function bring(command, want, name) {
    const chunk = 1 << 18
    const room = calls.cgt_command_room(command, chunk)
    if (!room) return // the next step says so
    let got = 0
    let how = ENDED
    try {
      got = terminal.read(want, text(name), new Uint8Array(memory.buffer, room, chunk))
    } catch {
      how = UNREADABLE
    }
    calls.cgt_command_fed(command, got, how)
  }
  /** Runs the user's program and brings what it writes. @param {number} command @param {Uint8Array} input */
  function run(command, input) {
    const [program, ...rest] = args.slice(args.indexOf('--') + 1)
    const { stdout, status, error } = spawnSync(program, rest, {
      input: Buffer.from(input),
      stdio: ['pipe', 'pipe', 'inherit'],
      timeout: 10_000,
      killSignal: 'SIGKILL',
      maxBuffer: 1 << 24,
    })
    const code = /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code
    const ran = !code || ['ETIMEDOUT', 'ENOBUFS', 'EPIPE'].includes(code)
    if (ran && stdout.length) {
      const room = calls.cgt_command_room(command, stdout.length)
      if (!room) return
      new Uint8Array(memory.buffer).set(stdout, room)
      calls.cgt_command_fed(command, stdout.length, ENDED)
    }
    const bad = code === 'ETIMEDOUT' ? ENDED_LATE : status !== 0 ? ENDED_BADLY : ENDED
    if (calls.cgt_command_room(command, 0))
      calls.cgt_command_fed(command, 0, ran ? bad : UNREADABLE)
  }

  /** Asks a player for its line. @param {number} command @param {Players} players @param {[number, string, string, number]} of */
  async function ask(command, players, of) {
    const { how, line, status = 0 } = await players.ask(...of)
    const room = line ? calls.cgt_command_room(command, line.length) : 0
    if (line && room) new Uint8Array(memory.buffer).set(line, room)
    calls.cgt_command_fed(command, line?.length ?? status, how)
  }
  /** @param {number} command @param {string} name @param {Uint8Array} bytes */
  function writeNew(command, name, bytes) {
    let how = ENDED
    try {
      fs.writeFileSync(name, bytes, { flag: 'wx' })
    } catch {
      how = UNREADABLE
    }
    calls.cgt_command_fed(command, 0, how)
  }

  // The language of messages, as POSIX orders the variables
  const spanish = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('es')
  /* no shell can give a NUL: one in an argument is refused, as web/engine/memory.js does it */
  const given = Buffer.from(args.map((arg) => arg.replace(/\0/g, '\uFFFD') + '\0').join(''))
  list ??= words(fs.readFileSync(near('../text/es.json'), 'utf8'))
  const command = calls.cgt_command_new(
    copy(given),
    given.length,
    copy(list),
    list.length,
    Number(spanish),
  )
  if (!command) throw new Error('palitos: out of memory')
  for (;;) {
    const more = calls.cgt_command_step(command)
    const [at, length, stream, status, want, name, player, ms] = new Uint32Array(
      memory.buffer,
      command,
      8,
    )
    const said = new Uint8Array(memory.buffer, at, length)
    if (want === RUN) run(command, said)
    else if (want === LINE) {
      /** @type {[number, string, string, number]} */
      const of = [player, text(name), Buffer.from(said).toString(), ms]
      yield (players) => ask(command, players, of)
    } else if (want === OVER) {
      const told = Buffer.from(said).toString()
      yield (players) => players.end(player, told, ms)
    } else if (want === NEW) writeNew(command, text(name), said)
    else {
      terminal.write(stream, said)
      if (want) bring(command, want, name)
    }
    if (!more) return status
  }
}
