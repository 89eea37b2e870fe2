/**
 * webdriver.mjs -- Firefox and WebKit driven by their own doors, and Chromium through the same few calls, so that one
 * list of steps runs in three engines. WebDriver's commands (https://www.w3.org/TR/webdriver2/) go to WebKitWebDriver
 * over HTTP, and to Firefox over its own Marionette socket (a JSON text after its length and a colon), which is all
 * that geckodriver would add.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as net from 'node:net'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from '../../tools/lib/browser.mjs'
import { firefox as found } from '../../tools/lib/browsers.mjs'
import { which } from '../../tools/lib/run.mjs'

/**
 * @typedef {object} Engine a browser with a window of 1280 x 720
 * @property {string} name and version
 * @property {(address: string) => Promise<void>} go done when the page is loaded
 * @property {(size: { width: number, height: number }) => Promise<void>} resize what the page sees
 * @property {<A extends any[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>} run a function in the page
 * @property {(...keys: string[]) => Promise<void>} press one after the other, by the names of KeyboardEvent.key
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(x: number, y: number, down: number) => Promise<void>} wheel
 * @property {((x: number, y: number, left: number) => Promise<void>) | null} swipe a finger; null where the driver has none
 * @property {(work: () => Promise<void>) => Promise<string>} opened the window that something opens: its name; it is driven from then on
 * @property {() => Promise<string>} window the name of the one that is driven
 * @property {(window: string) => Promise<void>} to
 * @property {() => Promise<void>} leave closes the window that is driven
 * @property {() => Promise<Buffer>} picture PNG
 * @property {() => Promise<void>} close
 */
/** @typedef {(name: keyof typeof COMMANDS, body?: object) => Promise<any>} Command */

const SIZE = { width: 1280, height: 720 }
/** Milliseconds that a browser may take to start, and to answer. */
const START = 60_000
const ANSWER = 30_000

/** What is used of WebDriver: its name at Firefox, and the method and path of HTTP. */
const COMMANDS = {
  'WebDriver:Navigate': 'POST /url',
  'WebDriver:ExecuteScript': 'POST /execute/sync',
  'WebDriver:PerformActions': 'POST /actions',
  'WebDriver:TakeScreenshot': 'GET /screenshot',
  'WebDriver:GetWindowHandle': 'GET /window',
  'WebDriver:GetWindowHandles': 'GET /window/handles',
  'WebDriver:SwitchToWindow': 'POST /window',
  'WebDriver:CloseWindow': 'DELETE /window',
  'WebDriver:SetWindowRect': 'POST /window/rect',
  'WebDriver:NewSession': 'POST /session',
  'Marionette:Quit': 'DELETE /session',
}
/** https://www.w3.org/TR/webdriver2/#keyboard-actions: keys that write no character */
const KEYS = new Map(
  Object.entries({
    ...{ Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Escape: '\uE00C', PageUp: '\uE00E' },
    ...{ PageDown: '\uE00F', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012' },
    ...{ ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
  }),
)

/**
 * Asks until the answer is true.
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {string} what
 * @param {number} [limit] milliseconds
 * @returns {Promise<Exclude<T, false | null | undefined>>}
 */
export async function until(ask, what, limit = 60_000) {
  const end = performance.now() + limit
  for (;;) {
    const answer = await ask()
    if (answer) return /** @type {any} */ (answer)
    if (performance.now() > end) throw new Error(`waited ${limit / 1000} s: ${what}`)
    await sleep(30)
  }
}

/** @param {string} name @param {string | null} program @returns {string} */
function needed(name, program) {
  if (!program) throw new Error(`${name} is missing: node tools/setup.mjs --test`)
  return program
}

/** A folder that is thrown away, and programs that end with this one. @param {string} name */
function household(name) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `palitos-${name}-`))
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = []
  const leave = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', leave)
  return {
    folder,
    /** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns its stream number 3 */
    start(program, args, env = {}) {
      const child = spawn(program, args, {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...env },
      })
      children.push(child)
      return /** @type {import('node:stream').Readable} */ (child.stdio[3])
    },
    async leave() {
      const ended = children.map(
        (child) => child.exitCode ?? new Promise((done) => child.once('exit', done)),
      )
      for (const child of children) child.kill()
      await Promise.race([Promise.all(ended), sleep(5000)])
      leave()
      // A browser's own children may still be writing
      await fs.promises.rm(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

/**
 * The Engine that a WebDriver makes.
 * @param {object} driver
 * @param {string} driver.name
 * @param {Command} driver.command
 * @param {boolean} driver.touch it has a finger
 * @param {boolean} driver.rolls it turns the wheel by the difference to the turn before
 * @param {() => Promise<void>} driver.close
 * @returns {Promise<Engine>}
 */
async function engine({ name, command, touch, rolls, close }) {
  /** @param {string} type @param {object[]} actions @param {object} [more] */
  const act = (type, actions, more) =>
    command('WebDriver:PerformActions', { actions: [{ type, id: type, actions, ...more }] })
  /** @param {number} x @param {number} y @param {number} [duration] */
  const move = (x, y, duration = 0) => ({
    ...{ type: 'pointerMove', origin: 'viewport', duration },
    ...{ x: Math.round(x), y: Math.round(y) },
  })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }
  let turned = 0

  /** @type {Engine} */
  const it = {
    name,
    close,
    go: (address) => command('WebDriver:Navigate', { url: address }),
    async resize({ width, height }) {
      const bars = await it.run(() => [outerWidth - innerWidth, outerHeight - innerHeight])
      await command('WebDriver:SetWindowRect', {
        width: width + Math.max(0, bars[0]),
        height: height + Math.max(0, bars[1]),
      })
      await until(
        () => it.run((w, h) => innerWidth === w && innerHeight === h, width, height),
        `a window of ${width} x ${height}`,
      )
    },
    run: (work, ...args) =>
      command('WebDriver:ExecuteScript', { script: `return (${work})(...arguments)`, args }),
    async press(...keys) {
      for (const key of keys) {
        const value = KEYS.get(key) ?? key
        await act('key', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ])
      }
    },
    click: (x, y) =>
      act('pointer', [move(x, y), down, up], { parameters: { pointerType: 'mouse' } }),
    wheel(x, y, down) {
      turned = rolls ? turned + down : down
      return act('wheel', [{ ...move(x, y), type: 'scroll', deltaX: 0, deltaY: turned }])
    },
    swipe: touch
      ? (x, y, left) =>
          act('pointer', [move(x, y), down, move(x - left / 2, y, 30), move(x - left, y, 30), up], {
            id: 'finger',
            parameters: { pointerType: 'touch' },
          })
      : null,
    async opened(work) {
      const before = await command('WebDriver:GetWindowHandles')
      await work()
      /** @type {string} */
      const handle = await until(
        async () =>
          (await command('WebDriver:GetWindowHandles')).find(
            (/** @type {string} */ one) => !before.includes(one),
          ),
        'a window more',
      )
      await it.to(handle)
      return handle
    },
    window: () => command('WebDriver:GetWindowHandle'),
    to: (handle) => command('WebDriver:SwitchToWindow', { handle }),
    leave: () => command('WebDriver:CloseWindow'),
    async picture() {
      // What was drawn a moment ago may not be on the screen before two frames
      await it.run(() => new Promise((f) => requestAnimationFrame(() => requestAnimationFrame(f))))
      return Buffer.from(await command('WebDriver:TakeScreenshot', { full: false }), 'base64')
    },
  }
  await it.resize(SIZE)
  return it
}

/** What Firefox does by itself that a test does not want: asking its servers, animations. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'browser.safebrowsing.update.enabled': false,
  'dom.disable_beforeunload': true,
  'ui.prefersReducedMotion': 1,
}

/** Firefox, without a screen, over Marionette. @returns {Promise<Engine>} */
export async function firefox() {
  const program = needed('Firefox', found())
  const house = household('firefox')
  fs.writeFileSync(
    path.join(house.folder, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const args = ['--headless', '--marionette', '--no-remote', '--profile', house.folder]
  house.start(program, args, { HOME: house.folder, MOZ_CRASHREPORTER_DISABLE: '1' })
  // It chooses a free port, and writes it there
  const file = path.join(house.folder, 'MarionetteActivePort')
  const port = await until(
    () => fs.existsSync(file) && Number(fs.readFileSync(file, 'utf8')),
    'Firefox opens its Marionette port',
    START,
  )
  const socket = net.connect(port, '127.0.0.1')
  /** @type {Map<number, { done: (value: any) => void, fail: (error: Error) => void }>} */
  const asked = new Map()
  let bytes = Buffer.alloc(0)
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more])
    for (;;) {
      const colon = bytes.indexOf(':')
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(0, colon)))
      if (colon < 0 || bytes.length < end) return
      const answer = JSON.parse(bytes.subarray(colon + 1, end).toString())
      bytes = bytes.subarray(end)
      if (!Array.isArray(answer)) continue // its greeting
      const [, id, error, value] = answer
      if (error) asked.get(id)?.fail(new Error(`Firefox: ${error.error}: ${error.message}`))
      // Some answers come in an object of their own
      else asked.get(id)?.done(value && 'value' in value ? value.value : value)
      asked.delete(id)
    }
  })
  socket.on('close', () => {
    for (const { fail } of asked.values()) fail(new Error('Firefox has closed its socket'))
  })
  let last = 0
  /** @type {Command} */
  const command = (name, body = {}) => {
    const text = JSON.stringify([0, ++last, name, body])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`Firefox does not answer ${name}`)), ANSWER)
      asked.set(last, {
        done: (value) => (clearTimeout(timer), done(value)),
        fail: (error) => (clearTimeout(timer), fail(error)),
      })
    })
  }
  const { capabilities } = await command('WebDriver:NewSession')
  return engine({
    name: `Firefox ${capabilities.browserVersion}`,
    command,
    touch: true,
    rolls: false,
    async close() {
      await command('Marionette:Quit', { flags: ['eForceQuit'] })
      socket.destroy()
      await house.leave()
    },
  })
}

/** WebKitGTK's small browser, on a screen of its own that nobody sees. @returns {Promise<Engine>} */
export async function webkit() {
  const driver = needed('WebKit', which('WebKitWebDriver'))
  const house = household('webkit')
  // It chooses a free number, and writes it to stream 3
  const screen = house.start(needed('Xvfb', which('Xvfb')), [
    ...['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1920x1200x24'],
  ])
  let number = ''
  screen.on('data', (text) => (number += text))
  await until(() => number.includes('\n'), 'Xvfb opens a display', START)
  const port = await free()
  const home = Object.fromEntries(
    ['HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR'].map(
      (variable) => [variable, house.folder],
    ),
  )
  const settings = path.join(house.folder, 'gtk-3.0', 'settings.ini')
  fs.mkdirSync(path.dirname(settings))
  fs.writeFileSync(settings, '[Settings]\ngtk-enable-animations=false\n')
  house.start(driver, ['--host=127.0.0.1', `--port=${port}`], {
    ...{ ...home, DISPLAY: `:${number.trim()}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    ...{ WAYLAND_DISPLAY: '', DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
    // Shaders that are compiled for a processor make a page's first clicks ten times slower
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  })
  /** @param {string} method @param {string} below @param {object} [body] @param {number} [limit] */
  const http = async (method, below, body, limit = ANSWER) => {
    const response = await fetch(`http://127.0.0.1:${port}${below}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
      signal: AbortSignal.timeout(limit),
    })
    const { value } = /** @type {{ value: any }} */ (await response.json())
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
    return value
  }
  await until(() => http('GET', '/status').catch(() => null), 'WebKitWebDriver answers', START)
  const { sessionId, capabilities } = await http(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: {} } },
    START,
  )
  const session = `/session/${sessionId}`
  return engine({
    name: `WebKit ${capabilities.browserVersion}`,
    command: (name, body) => {
      const [method, below] = COMMANDS[name].split(' ')
      return http(method, session + below, body)
    },
    touch: false,
    rolls: true,
    async close() {
      await http('DELETE', session)
      await house.leave()
    },
  })
}

/** A port that nobody listens at. @returns {Promise<number>} */
const free = () =>
  new Promise((done, fail) => {
    const server = net.createServer().on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address())
      server.close(() => done(port))
    })
  })

/** Chromium by Playwright, with the same calls. @returns {Promise<Engine>} */
export async function chromium() {
  const browser = await launch()
  const context = await browser.newContext({
    ...{ viewport: SIZE, offline: true, reducedMotion: 'reduce', hasTouch: true },
  })
  /** @type {import('playwright-core').Page[]} */
  const pages = [await context.newPage()]
  let page = pages[0]
  return {
    name: `Chromium ${browser.version()}`,
    go: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewportSize(size),
    run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    click: (x, y) => page.mouse.click(x, y),
    async wheel(x, y, down) {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, down)
    },
    async swipe(x, y, left) {
      const client = await context.newCDPSession(page)
      /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {{ x: number, y: number }[]} touchPoints */
      const touch = (type, touchPoints) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', [{ x, y }])
      for (const part of [0.5, 1]) await touch('touchMove', [{ x: x - left * part, y }])
      await touch('touchEnd', [])
    },
    async opened(work) {
      const [opened] = await Promise.all([context.waitForEvent('page'), work()])
      pages.push((page = opened))
      return String(pages.length - 1)
    },
    window: async () => String(pages.indexOf(page)),
    async to(window) {
      page = pages[Number(window)]
      await page.bringToFront()
    },
    leave: () => page.close(),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
