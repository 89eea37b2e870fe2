
-- {{< palitos cgt-play game=nim start="10 12 5" >}}; a word without = is an attribute that is there or not
local function shortcode(args, kwargs, _, _, context)
  local text = pandoc.utils.stringify
  local name = args[1] and text(args[1]) or ''
  if name == '' then refuse('name an element, as in {{< palitos cgt-play game=nim >}}') end
  local attributes = {}
  for key, value in pairs(kwargs) do attributes[#attributes + 1] = { text(key), text(value) } end
  table.sort(attributes, function(a, b) return a[1] < b[1] end)
  for i = 2, #args do attributes[#attributes + 1] = { text(args[i]), '' } end
  local html = tag(name, attributes) .. '</' .. name .. '>'
  if not drawn() then return {} end
  asked()
  if context == 'inline' then return pandoc.RawInline('html', html) end
  return pandoc.RawBlock('html', html)
end

return { palitos = shortcode }
