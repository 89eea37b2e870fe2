/** The English pages of the site, at all widths and in both themes. */
import { close, test } from '../browser/browser.mjs'
import { pagesIn, testWhole } from '../browser/site.mjs'

testWhole(pagesIn('en'))
test.after(close)
test.run()
