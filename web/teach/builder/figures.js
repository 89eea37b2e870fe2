/**
 * figures.js -- the elements that the builder offers, each with its name and one that works, and what their attributes and the words of
 * these are called. Which attributes there are says each element itself (`static attributes`, from which custom-elements.json is made).
 */

/** @typedef {import('../../core/element.js').CgtElement} CgtElement */
/** @typedef {{ name: string, attributes: Record<string, string> }} Figure */

/** Names, and attributes to begin with. @type {Record<string, [title: string, attributes: Record<string, string>]>} */
export const FIGURES = {
  'cgt-play': ['A game to play', { game: 'nim', start: '10 12 5' }],
  'cgt-strip': ['A strip of positions', { game: 'subtraction', rules: '1 3 4', to: '20' }],
  'cgt-graph': ['A graph', { edges: '2>1 3>2 3>1 4>2' }],
  'cgt-tree': ['A tree and its search', { leaves: '3 5 2 9 12 5 23 23', search: 'alphabeta' }],
  'cgt-grow': ['A tree to draw', { tree: '((3 5) (2 9))' }],
  'cgt-searches': ['Searches side by side', { leaves: '3 5 2 9 12 5 23 23' }],
  'cgt-triangle': ['A triangle of intervals', { game: 'row', start: '4 -10 -20 7', at: '0' }],
  'cgt-atlas': ['The whole tree of a game', { game: 'nim', start: '2 3 4' }],
  'cgt-xor': ['Columns of the XOR', { heaps: '10 12 5' }],
  'cgt-mex': ['The mex of a set', { set: '0 1 3' }],
  'cgt-nimbers': ['A table of nim-sums or nim products', { size: '8', at: '2 2' }],
  'cgt-sum': ['A sum of games', { rules: 'nim + divisor', start: '6 + 12' }],
  'cgt-compare': ['Normal beside misère play', { game: 'nim', start: '3 4 5', moves: '3-2 5-5 4-3 1-1' }],
  'cgt-cost': ['What a search costs', { game: 'subtraction', rules: '1 2 3', heap: '9' }],
  'cgt-theorem': ['A theorem and its check', { game: 'nim', name: 'Bouton' }],
  'cgt-challenge': ['A challenge', { kind: 'keep', game: 'nim', start: '5 6 3' }],
  'cgt-exercise': ['Exercises', { kind: 'nim', seed: '7', level: '1' }],
  'cgt-sort': ['Cards to sort', { by: 'impartial' }],
  'cgt-vote': ['A vote of the room', { game: 'subtraction', rules: '1 2 3', start: '10' }],
  'cgt-record': ['The record of a game', { game: 'nim', start: '3 4 5', moves: '3-2 5-5 4-3 1-1' }],
  'cgt-lab': ['The laboratory', { game: 'rule', rules: 'take 2 or 4', start: '9' }],
  'cgt-form': ['A form {L | R}', { form: '{0, * | ^}', open: 'on' }],
  'cgt-compare-games': ['Two forms compared', { left: '{0 | 1}', right: '^' }],
  'cgt-thermograph': ['A thermograph', { form: '{4 | 0}', at: '1' }],
  'cgt-line': ['The number line', { string: 'llrl' }],
  'cgt-judge': ['A contest problem', { problem: 'uva-10404', input: '20 3 1 3 8' }],
  'cgt-code': ['A function in C', { src: 'nim.c#nim_sum' }],
} // prettier-ignore

/** Those that show any game at any position: of one another they take it over. */
export const OF_A_GAME = ['cgt-play', 'cgt-graph', 'cgt-tree', 'cgt-atlas', 'cgt-vote', 'cgt-record', 'cgt-compare'] // prettier-ignore

/** Boards that show the rules of their game, as the walls of a maze: a line with the rule leaves these out. */
export const RULES_SEEN = ['grid', 'nodes', 'sum']

/** What an attribute is called. @type {Record<string, string>} */
export const LABELS = {
  ...{ game: 'Game', rules: 'Rules', start: 'Position', moves: 'Moves', at: 'Step', to: 'Up to' },
  ...{ from: 'The first position' },
  ...{ opponent: 'Opponent', level: 'Level', first: 'The first move', starts: 'Who begins' },
  ...{ hide: 'Hidden for good', names: 'Names of the nodes', planted: 'Edges in another stroke' },
  ...{ players: 'Names of two players', told: 'Open from the start' },
  ...{ counts: 'Open options at the corners', edges: 'Arrows', exercise: 'The class colours it' },
  ...{ leaves: 'Values of the leaves', tree: 'Tree', search: 'Search', cut: 'Cuts', mode: 'Mode' },
  ...{ depth: 'Depth', code: 'Code', order: 'Order of moves', task: 'Task', seed: 'Seed' },
  ...{ levels: 'Levels', branching: 'Children', heaps: 'Heaps', heap: 'Size of each heap' },
  ...{ set: 'Set', operation: 'Operation', size: 'How many numbers', form: 'Form' },
  ...{ open: 'Open', edit: 'With a field to type in', sheet: 'Worksheet', left: 'Game G' },
  ...{ right: 'Game H', you: 'The reader is', string: 'Edges', dust: 'Dust around 0' },
  ...{ name: 'Theorem', universe: 'Checked on', kind: 'Kind', by: 'Sorted by', count: 'How many' },
  ...{ student: 'Number of the student', map: 'Map', marks: 'Marks', problem: 'Problem' },
  ...{ input: 'Input', output: 'Output', table: 'Table', src: 'Source', for: 'Of the figure' },
  ...{ as: 'As', find: 'Find', node: 'Node', notes: 'Notes', values: 'Values' },
  ...{ letters: 'Letters', colors: 'Colours', lang: 'Language', theme: 'Theme' },
}
/** What a word is called; one that is not here stands as it is typed. @type {Record<string, string>} */
export const WORDS = {
  ...{ computer: 'Computer', person: 'Another person', perfect: 'perfectly', random: 'at random' },
  ...{ human: 'three moves ahead', me: 'The student', opponent: 'Opponent', left: 'Left' },
  ...{ right: 'Right', off: 'Off', on: 'On', outcome: 'Winning and losing' },
  ...{ grundy: 'Grundy values', 'off grundy': 'Hidden; Grundy values are uncovered' },
  ...{ light: 'Light', dark: 'Dark', auto: 'As the page', sum: 'nim-sum', product: 'nim product' },
  ...{ yes: 'Yes', no: 'No', terms: 'Terms that come later', values: 'Values' },
}
/** of `values` */
export const HIDDEN = 'Hidden'
/** What is on where it stands, whatever it says. @type {Record<string, string[]>} */
export const FLAGS = {
  'cgt-form': ['open', 'edit'],
  'cgt-compare-games': ['edit'],
  'cgt-thermograph': ['edit'],
  'cgt-line': ['tree', 'dust'],
}
/** What has lines. */
export const LONG = ['input', 'output', 'notes']
/** Which are needed less often. */
export const RARE = ['moves', 'from', 'at', 'starts', 'hide', 'players', 'names', 'planted', 'told', 'counts', 'cut', 'depth', 'code', 'order', 'edit', 'sheet', 'student', 'map', 'marks', 'find', 'node', 'universe', 'for', 'as', 'table', 'open', 'colors', 'theme', 'data-proj'] // prettier-ignore

/** for the projector */
export const PROJECTOR = 'data-proj'
/**
 * A figure with what an element of ours takes, and nothing else: a tag may come from anybody's address.
 * @param {Figure | null} figure @returns {Figure | null} null: it is none that is offered
 */
export function cleaned(figure) {
  if (!figure || !Object.hasOwn(FIGURES, figure.name)) return null
  const own = Object.entries(figure.attributes).filter(
    ([name, text]) =>
      text !== '' && (name === PROJECTOR || /^(?!(?:id|class|style|on[a-z]*)$)[a-z]+$/.test(name)),
  )
  return { name: figure.name, attributes: Object.fromEntries(own) }
}
