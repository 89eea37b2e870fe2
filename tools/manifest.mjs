/**
 * manifest.mjs -- writes the elements' descriptions for tools and editors into build/package/, from their docblocks (tools/described.mjs):
 * custom-elements.json (schema 2.1.0), completions for VS Code and JetBrains, and types for TypeScript, React and Vue.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { common, described } from './described.mjs'
import { at, read, run, write } from './lib/run.mjs'

/** @typedef {import('./described.mjs').Described} Described */
/** @typedef {import('./described.mjs').Typed} Typed */

export const FOLDER = at('build', 'package')

/** An attribute's possible words; none: any text, or a number. @param {Typed} attribute */
const words = ({ type }) => (/^(string|number)$/.test(type) ? [] : type.split('|'))
/** An attribute's type in TypeScript. @param {Typed} attribute */
const given = (attribute) =>
  words(attribute)
    .map((word) => `'${word}'`)
    .join(' | ') || (attribute.type === 'number' ? 'number | string' : 'string')
/** @param {Typed} it */
const short = ({ name, description }) => ({ name, description })
/** @param {{ type: string }} event */
const sent = ({ type }) => `CustomEvent<${type}>`

/** Every element, its common attributes and events last, as editors list them. @returns {Described[]} */
export function whole() {
  const every = common()
  return described().map((element) => ({
    ...element,
    attributes: [...element.attributes, ...every.attributes],
    events: [...element.events, ...every.events],
    properties: [...element.properties, ...every.properties],
  }))
}

/** The object of custom-elements.json. @param {Described[]} elements */
export function manifest(elements) {
  const scripts = [...new Set(elements.map(({ script }) => script))].sort()
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: scripts.map((script) => {
      const own = elements.filter((element) => element.script === script)
      const file = `dist/${script}`
      return {
        kind: 'javascript-module',
        path: file,
        summary: script === 'palitos.js' ? 'one script line' : 'palitos.js brings it',
        declarations: own.map((element) => ({
          kind: 'class',
          name: element.of,
          customElement: true,
          tagName: element.tag,
          summary: element.summary,
          superclass: { name: 'HTMLElement' },
          attributes: element.attributes.map((attribute) => ({
            ...attribute,
            type: { text: given(attribute) },
            fieldName: attribute.name,
          })),
          members: element.attributes.map((attribute) => ({
            ...{ kind: 'field', ...attribute, type: { text: 'string' } },
            ...{ reflects: true, attribute: attribute.name },
          })),
          events: element.events.map((event) => ({ ...event, type: { text: sent(event) } })),
          cssParts: element.parts,
          cssProperties: element.properties,
        })),
        exports: own.map(({ tag, of }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: of, module: file },
        })),
      }
    }),
  }
}
/** https://github.com/microsoft/vscode-custom-data @param {Described[]} elements */
const forCode = (elements) => ({
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tag,
    description: element.summary,
    attributes: element.attributes.map((attribute) => ({
      ...short(attribute),
      ...(words(attribute).length && { values: words(attribute).map((name) => ({ name })) }),
    })),
  })),
})
/** https://github.com/JetBrains/web-types @param {Described[]} elements @param {string} version */
const forJetBrains = (elements, version) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'palitos',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tag,
        description: element.summary,
        attributes: element.attributes.map((attribute) => ({
          ...short(attribute),
          value: { type: given(attribute) },
        })),
        js: { properties: element.attributes.map(short), events: element.events.map(short) },
      })),
    },
  },
})

const MADE = '/* Made from the docblocks of the elements by tools/manifest.mjs. */\n'
/** @param {string} text of a comment */
const comment = (text) => (text ? `/** ${text.replaceAll('*/', '* /')} */` : '')

/** TypeScript of one element. @param {Described} element */
const face = ({ of, tag, summary, attributes, events }) => `
${comment(`${summary} \`<${tag}>\``)}
export interface ${of}Attributes {
${attributes.map((a) => `  ${comment(a.description)}\n  ${/^\w+$/.test(a.name) ? a.name : `'${a.name}'`}?: ${given(a)} | null`).join('\n')}
}
export interface ${of}Events {
${events.map((e) => `  ${comment(e.description)}\n  '${e.name}': ${sent(e)}`).join('\n')}
}
${comment(`${summary} Each attribute is a property: null, undefined and false take it away.`)}
export interface ${of} extends HTMLElement {
${attributes
  .map(
    (a) =>
      `  ${comment(a.description)}\n  get ${a.name}(): string\n  set ${a.name}(value: ${given(a)} | boolean | null | undefined)`,
  )
  .join('\n')}
  addEventListener<K extends keyof ${of}Events>(type: K, listener: (this: ${of}, event: ${of}Events[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}`

/** Types of the elements for the DOM. @param {Described[]} elements */
const forDom = (elements) => `${MADE}${elements.map(face).join('\n')}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, of }) => `    '${tag}': ${of}`).join('\n')}
  }
}
`
/** Attributes and events in JSX. @param {Described[]} elements */
const forReact = (
  elements,
) => `${MADE}import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as Palitos from './elements.d.ts'

type Of<E, A, S> = Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A> &
  A & { [K in keyof S as \`on\${K & string}\`]?: (event: S[K]) => void } & { class?: string }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tag, of }) => `      '${tag}': Of<Palitos.${of}, Palitos.${of}Attributes, Palitos.${of}Events>`).join('\n')}
    }
  }
}
`
/** https://vuejs.org/guide/extras/web-components.html @param {Described[]} elements */
const forVue = (elements) => `${MADE}import type { HTMLAttributes, PublicProps } from 'vue'
import type * as Palitos from './elements.d.ts'

type Of<E, A, S> = new () => E & {
  $props: Omit<HTMLAttributes, keyof A> & A & PublicProps & { [K in keyof S as \`on\${Capitalize<K & string>}\`]?: (event: S[K]) => void }
  $emit: { [K in keyof S]: (type: K, event: S[K]) => void }[keyof S]
}

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ tag, of }) => `    '${tag}': Of<Palitos.${of}, Palitos.${of}Attributes, Palitos.${of}Events>`).join('\n')}
  }
}
`

/** The files of build/package/ that describe the elements. @returns {Record<string, string>} */
export function descriptions() {
  const { version } = JSON.parse(read(at('package.json')))
  const elements = whole()
  /** @param {unknown} it */
  const json = (it) => `${JSON.stringify(it, null, 2)}\n`
  return {
    'custom-elements.json': json(manifest(elements)),
    'vscode.html-custom-data.json': json(forCode(elements)),
    'web-types.json': json(forJetBrains(elements, version)),
    'elements.d.ts': forDom(elements),
    'react.d.ts': forReact(elements),
    'vue.d.ts': forVue(elements),
  }
}
/** Writes `descriptions()` into build/package/. */
export function describe() {
  for (const [name, text] of Object.entries(descriptions())) write(path.join(FOLDER, name), text)
}
/** Writes the engine's types, from its docblocks, into build/package/types/. */
export async function types() {
  const how =
    '--ignoreConfig --allowJs --declaration --emitDeclarationOnly --skipLibCheck --target es2022 --module nodenext --types node'
  const outDir = path.join(FOLDER, 'types')
  fs.rmSync(outDir, { recursive: true, force: true })
  await run(process.execPath, [
    at('node_modules', 'typescript', 'bin', 'tsc'),
    ...how.split(' '),
    ...['--rootDir', at(), '--outDir', outDir, at('bin', 'engine.mjs')],
  ])
}
