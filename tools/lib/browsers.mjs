/** browsers.mjs -- finds the browsers of this machine. */
import { which } from './run.mjs'

/** A browser of the Chromium family. @returns {string | null} its path */
export const chromium = () =>
  process.env.CHROME_PATH ??
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(which)
    .find(Boolean) ??
  null

/** Firefox. @returns {string | null} its path */
export const firefox = () => which('firefox-esr') ?? which('firefox')
