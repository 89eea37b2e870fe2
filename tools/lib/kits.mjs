/** kits.mjs -- the files of dist/kits/, which pages link to; ../kits.mjs makes them. */
export const KITS = /** @type {const} */ ([
  'palitos-quarto.zip',
  'palitos-jupyter.zip',
  'palitos-slidev.zip',
  'palitos-obsidian.md',
  'palitos-obsidian.en.md',
])
