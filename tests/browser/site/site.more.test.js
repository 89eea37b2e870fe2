/** The other Spanish pages of the site, its home and embed.html: problems, tools and guides. */
import { close, test } from '../browser.mjs'
import { opensWithBoard, testSpanish } from '../site.mjs'

testSpanish((name) => !opensWithBoard(name))
test.after(close)
test.run()
