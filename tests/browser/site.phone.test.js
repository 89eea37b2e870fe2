/** The Spanish pages of the site, its home and embed.html, on a phone. */
import { close, test } from './browser.mjs'
import { pagesIn, PHONE, testPages } from './site.mjs'

testPages([...pagesIn('.'), ...pagesIn('es')], PHONE)
test.after(close)
test.run()
