/** browsers.mjs -- finds the browsers of this machine. */
import { which } from './run.mjs'

const WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The one without windows, a package of its own on Debian. */
const SHELL = 'chromium-headless-shell'

const first = (/** @type {string[]} */ names) =>
  process.env.CHROME_PATH ?? names.map(which).find(Boolean) ?? null

/** A browser of the Chromium family. @returns {string | null} its path */
export const chromium = () => first([...WINDOWS, SHELL])

/** The one for tests: without windows it takes a fifth less of the machine. @returns {string | null} its path */
export const headless = () => first([SHELL, ...WINDOWS])

/** Firefox. @returns {string | null} its path */
export const firefox = () => which('firefox-esr') ?? which('firefox')
