#!/usr/bin/env node
/**
 * palitos.mjs -- the command line: passes the arguments to src/command in palitos.wasm and its text to the terminal.
 * The native program (src/main.c) is the same front on the same C: the text is the same to the byte.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { words } from './words.mjs'

/** The command wants the program after `--` to be run (command.h: CGT_WANT_RUN). */
const RUN = 3

/** @param {string} name from this folder @returns {URL} */
const near = (name) => new URL(name, import.meta.url)
const file = ['../build/wasm/palitos.wasm', '../dist/palitos.wasm'].map(near).find(fs.existsSync)
if (!file) {
  console.error('palitos: palitos.wasm is missing: npm run build makes it')
  process.exit(2)
}

/** The language of messages, as POSIX orders the variables. */
const { LC_ALL, LC_MESSAGES, LANG } = process.env
const spanish = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('es')

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)), {
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
/** A pipe that is read slowly says EAGAIN: wait for it, so that the order and the end are kept. @param {number} stream @param {Uint8Array} bytes */
function write(stream, bytes) {
  for (let done = 0; done < bytes.length;)
    try {
      done += fs.writeSync(stream, bytes, done)
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (code === 'EPIPE') process.exit(0) // the reader has seen enough
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
}

/** A zero-ended text. @param {number} at @returns {string} */
const text = (at) => {
  const bytes = new Uint8Array(memory.buffer, at)
  return Buffer.from(bytes.subarray(0, bytes.indexOf(0))).toString()
}
/** @type {Record<number, number>} what the command wants -> the file it comes from */
const sources = {}
/** Brings the next bytes of a source that the command wants. @param {number} command @param {number} want @param {number} name */
function bring(command, want, name) {
  const chunk = 1 << 18
  const room = calls.cgt_command_room(command, chunk)
  if (!room) return // the next step says so
  for (;;)
    try {
      sources[want] ??= text(name) === '-' ? 0 : fs.openSync(text(name), 'r')
      const got = fs.readSync(sources[want], new Uint8Array(memory.buffer, room, chunk))
      return void calls.cgt_command_fed(command, got, 0)
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (code === 'EOF') return void calls.cgt_command_fed(command, 0, 0)
      if (code !== 'EAGAIN') return void calls.cgt_command_fed(command, 0, 1)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
}
/** Runs the user's program and brings what it writes; how it ended is as in command.h. @param {number} command @param {Uint8Array} input */
function run(command, input) {
  const [program, ...rest] = process.argv.slice(process.argv.indexOf('--') + 1)
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
    calls.cgt_command_fed(command, stdout.length, 0)
  }
  const how = !ran ? 1 : code === 'ETIMEDOUT' ? 3 : status !== 0 ? 2 : 0
  if (calls.cgt_command_room(command, 0)) calls.cgt_command_fed(command, 0, how)
}

const args = Buffer.from(
  process.argv
    .slice(2)
    .map((arg) => arg + '\0')
    .join(''),
)
const list = words(fs.readFileSync(near('../text/es.json'), 'utf8'))
const command = calls.cgt_command_new(
  copy(args),
  args.length,
  copy(list),
  list.length,
  Number(spanish),
)
if (!command) throw new Error('palitos: out of memory')
for (let more = 1; more;) {
  more = calls.cgt_command_step(command)
  const [at, length, stream, status, want, name] = new Uint32Array(memory.buffer, command, 6)
  const said = new Uint8Array(memory.buffer, at, length)
  if (want === RUN) run(command, said)
  else write(stream, said)
  if (want && want !== RUN) bring(command, want, name)
  process.exitCode = status
}
