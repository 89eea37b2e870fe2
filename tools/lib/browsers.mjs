/** browsers.mjs -- finds the browsers of this machine. */
import { which } from './run.mjs'

const WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Headless only; a separate package on Debian. */
const SHELL = 'chromium-headless-shell'

const first = (/** @type {string[]} */ names) =>
  process.env.CHROME_PATH ?? names.map(which).find(Boolean) ?? null

/** Chromium or Chrome. @returns {string | null} its path */
export const chromium = () => first([...WINDOWS, SHELL])

/** The browser for tests: with the headless shell they take a fifth less time. @returns {string | null} its path */
export const headless = () => first([SHELL, ...WINDOWS])

/** Firefox. @returns {string | null} its path */
export const firefox = () => which('firefox-esr') ?? which('firefox')
