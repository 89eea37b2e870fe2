
-- ::: {.cgt-play game="nim" start="10 12 5"}
-- What paper shows, and readers without JavaScript.
-- :::
local found = false

local function div(block)
  local name, others = nil, {}
  for _, class in ipairs(block.classes) do
    if not name and class:find('^cgt%-') then name = class else others[#others + 1] = class end
  end
  if not name then return nil end
  local attributes = {}
  if block.identifier ~= '' then attributes[1] = { 'id', block.identifier } end
  if #others > 0 then attributes[#attributes + 1] = { 'class', table.concat(others, ' ') } end
  for key, value in pairs(block.attributes) do attributes[#attributes + 1] = { key, value } end
  local first = tag(name, attributes)
  if not drawn() then return block.content end
  found = true
  asked()
  local blocks = pandoc.List({ pandoc.RawBlock('html', first) })
  blocks:extend(block.content)
  blocks:insert(pandoc.RawBlock('html', '</' .. name .. '>'))
  return blocks
end

-- pandoc by itself has no such list of scripts: the script is the last thing of the page
local function script(doc)
  if not found or quarto then return nil end
  local folder = pandoc.path.directory(PANDOC_SCRIPT_FILE)
  local file = pandoc.path.join({ folder, SCRIPT })
  doc.blocks:insert(pandoc.RawBlock('html', '<script src="' .. quoted(file) .. '"></script>'))
  return doc
end

return { { Div = div }, { Pandoc = script } }
