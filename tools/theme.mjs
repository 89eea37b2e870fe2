/** theme.mjs -- makes the style sheet of decks, the Marp theme `palitos`. */
import { allowList } from './allow-list.mjs'
import { at, read } from './lib/run.mjs'

/** Text of the theme: palitos.css with the projector's tokens and the elements' names at its marks. */
export function theme() {
  const blocks = [
    ...read(at('web', 'styles', 'tokens.css')).matchAll(/^:where\((.*)\) \{\n([^}]*)\}/gm),
  ]
  const tokens = blocks
    .filter(([, selector]) => /:root|data-proj/.test(selector))
    .map(([, , declarations]) => declarations)
    .join('')
  if (!tokens.includes('--cgt-ring: 5px')) throw new Error('tokens.css has no projector')
  let css = read(at('slides', 'palitos.css'))
  for (const [mark, text] of Object.entries({
    tokens,
    elements: Object.keys(allowList()).join(', '),
  })) {
    if (!css.includes(`/* ${mark} */`)) throw new Error(`palitos.css has no /* ${mark} */`)
    css = css.replaceAll(`/* ${mark} */`, () => text)
  }
  return css
}
