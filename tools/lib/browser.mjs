/** browser.mjs -- Chromium for tests and pictures: headless, as root too, and with nothing of its own going over the network. */
import { headless } from './browsers.mjs'
import { Stop } from './run.mjs'

/**
 * Without these: two pages of Chromium's own for what is typed into its address bar, with each window, which cost more
 * than a page of ours does. The rest are playwright-core's, of whose flag this one takes the place.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'MediaRouter', 'OptimizationHints', 'AimEnabled', 'PreconnectToSearch'],
]

/** until it answers, ms: what else runs on the machine may take all of it */
const START = 120_000

/** @param {string[]} [args] more flags */
export async function launch(args = []) {
  const executablePath = headless()
  if (!executablePath) throw new Stop('Chromium is missing: node tools/setup.mjs --test')
  const { chromium: driver } = await import('playwright-core') // not there before npm ci
  const start = () =>
    driver.launch({
      executablePath,
      timeout: START,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        // else text is wider in a browser without windows than in one with them
        '--font-render-hinting=none',
        ...[
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          `--disable-features=${WITHOUT}`,
          ...args,
        ],
      ],
    })
  return start().catch(start)
}

/**
 * A browser for as long as some work takes.
 * @template T
 * @param {(browser: import('playwright-core').Browser) => Promise<T>} work
 */
export async function browsing(work) {
  const browser = await launch()
  return work(browser).finally(() => browser.close())
}
