/** The English chapters before their script has come: the first figure, where it will stay. */
import { close, test } from '../browser/browser.mjs'
import { testFirst } from '../browser/first.mjs'
import { isChapter, pagesIn } from '../browser/site.mjs'

testFirst(pagesIn('en').filter(isChapter))
test.after(close)
test.run()
