-- What both files of this extension begin with: it writes an element of Palitos as HTML, and asks once for its script.
-- A wrong name is refused in one sentence.

local VERSION = '{{version}}'
local SCRIPT = 'palitos-all.js'

-- its attributes, by element
local ELEMENTS = {
{{elements}}
}
-- what HTML lets any tag have
local ANY = ' id class style title dir '

-- True if the document becomes a page or a slide that runs scripts: no PDF, Word or EPUB.
local function drawn()
  if quarto then return quarto.doc.is_format('html:js') end
  for _, name in ipairs({ 'html', 'html4', 'html5', 'revealjs', 'slidy', 'slideous', 'dzslides', 's5' }) do
    if FORMAT == name then return true end
  end
  return false
end

local function refuse(text) error('palitos: ' .. text, 0) end

local function has(words, word) return (' ' .. words .. ' '):find(' ' .. word .. ' ', 1, true) ~= nil end

local function quoted(text)
  return (text:gsub('[&<>"]', { ['&'] = '&amp;', ['<'] = '&lt;', ['>'] = '&gt;', ['"'] = '&quot;' }))
end

-- The first tag of an element. attributes: a list of pairs, { 'game', 'nim' }
local function tag(name, attributes)
  local known = ELEMENTS[name]
  if not known then refuse('there is no element ' .. name) end
  local text = '<' .. name
  for _, pair in ipairs(attributes) do
    local key, value = pair[1], pair[2]
    if not has(known .. ANY, key) and not key:find('^data%-') and not key:find('^aria%-') then
      refuse(name .. ' has no attribute ' .. key .. '; it has ' .. known)
    end
    text = text .. ' ' .. key .. '="' .. quoted(value) .. '"'
  end
  return text .. '>'
end

-- Quarto copies the script and loads it once, however often it is asked.
local function asked()
  if quarto then
    quarto.doc.add_html_dependency({
      name = 'palitos',
      version = VERSION,
      scripts = { { path = SCRIPT, afterBody = true } },
    })
  end
end
