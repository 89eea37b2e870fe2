/** browser.mjs -- Chromium for tests and pictures: headless, as root too, and with nothing of its own going over the network. */
import { headless } from './browsers.mjs'
import { Stop } from './run.mjs'

/**
 * Features to disable. The first two are pages of the address bar, opened with each window: they cost more than a page
 * of ours. The others are playwright-core's own list, as this flag replaces its flag.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'MediaRouter', 'OptimizationHints', 'AimEnabled', 'PreconnectToSearch'],
]

/** milliseconds until Chromium answers on a busy machine */
const START = 120_000

/** @param {string[]} [args] more flags */
export async function launch(args = []) {
  const executablePath = headless()
  if (!executablePath) throw new Stop('Chromium is missing: node tools/setup.mjs --test')
  const { chromium: driver } = await import('playwright-core') // absent before npm ci
  const start = () =>
    driver.launch({
      executablePath,
      timeout: START,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        // else the headless shell sets text wider than Chromium does
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
 * Opens a browser for `work` and closes it afterwards.
 * @template T
 * @param {(browser: import('playwright-core').Browser) => Promise<T>} work
 */
export async function browsing(work) {
  const browser = await launch()
  return work(browser).finally(() => browser.close())
}
