/** Each third English page of the site, as `site` looks at the Spanish ones; in the deep run all of them. */
import { each } from '../../deep.mjs'
import { close, test } from '../browser.mjs'
import { pagesIn, testSite } from '../site.mjs'

testSite(each(3, pagesIn('en')))
test.after(close)
test.run()
