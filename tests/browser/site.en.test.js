/** The English pages of the site. */
import { test } from 'uvu'
import { pagesIn, testPages } from './site.mjs'

testPages(pagesIn('en'))
test.run()
