/** The English pages of the site: a desk, whose window is then as narrow as a phone. */
import { close, test } from './browser.mjs'
import { pagesIn, PHONE, SCREEN, SMALL, testPages } from './site.mjs'

testPages(pagesIn('en'), SCREEN, { sizes: [PHONE, SMALL] })
test.after(close)
test.run()
