/** The Spanish pages of the site, its home and embed.html, at all widths and in both themes. */
import { close, test } from '../browser/browser.mjs'
import { pagesIn, testWhole } from '../browser/site.mjs'

testWhole([...pagesIn('.'), ...pagesIn('es')])
test.after(close)
test.run()
