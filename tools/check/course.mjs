/**
 * course.mjs -- checks the course's own rules: a claim names its kind and has the parts of that kind, a term is defined once and before it
 * is linked, an exercise that asks for a proof has one and is counted, and no page mentions papers that its reader has not seen.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { tags, wordsOf } from '../site/html.mjs'
import { CLAIMS, GLOSSARY, termsOf } from '../site/course.mjs'
import { readPages } from '../site/pages.mjs'

/** @typedef {import('../site/pages.mjs').Page} Page */

/** Front matter that a chapter must have. */
const HEAD = ['needs', 'gives', 'minutes']
/** Front matter that is equal in both languages. */
const ALIKE = ['chapter', 'needs', 'minutes', 'difficulty', 'judges', 'family', 'order']
const TIERS = ['drill', 'apply', 'prove', 'explore']
/** Mentions of lecture notes, which only `docs/notes.md` may make. */
const NOTES =
  /\b(?:the|some|these|course) (?:course |lecture )?notes\b|\b(?:los|unos|estos|esos) apuntes\b/i

/** The content of an element. @param {string} text @param {number} start behind its opening tag @param {string} name */
function inside(text, start, name) {
  let depth = 1
  for (const { index, 0: tag } of text.slice(start).matchAll(new RegExp(`</?${name}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1
    if (!depth) return text.slice(start, start + Number(index))
  }
  return text.slice(start)
}
/** @param {string} text Markdown with HTML */
const said = (text) => wordsOf(text, 'script').replace(/\s+/g, ' ').trim()

/** Titles (in italics) and first family names in a page's sources. @param {string} text */
function sourcesOf(text) {
  const list = /^## (?:Sources|Fuentes)\b[^\n]*\n([^]*?)(?=^## |(?![^]))/m.exec(text)?.[1] ?? ''
  const works = [...list.matchAll(/\*([^*]+)\*/g)].map(([, work]) => work)
  const names = [...list.matchAll(/^- (?:[A-Z]\.[ -]?)*(\p{Lu}\p{L}+)/gmu)].map(([, name]) => name)
  return [...works, ...names]
}

/** @param {Page} page @returns {string[]} */
function claims({ file, text }) {
  /** @type {string[]} */
  const problems = []
  for (const { name, after, attributes } of tags(text)) {
    const classes = attributes.class?.value.split(/\s+/) ?? []
    const kind = attributes['data-claim']?.value
    if (kind === undefined && !classes.includes('claim')) continue
    const body = inside(text, after, name)
    const words = said(body)
    const where = `${file}: the claim “${words.slice(0, 40)}”`
    if (kind === undefined || !Object.hasOwn(CLAIMS, kind) || !classes.includes('claim'))
      problems.push(`${where} is class="claim" with data-claim ${Object.keys(CLAIMS).join(', ')}`)
    else if (!words) problems.push(`${file}: a claim of kind ${kind} says nothing`)
    else if (kind === 'checked' && !/\d/.test(words))
      problems.push(`${where} was checked by search and states no bound`)
    else if (kind === 'quoted') {
      const source = sourcesOf(text).some((one) => words.includes(one))
      if (!source && !/<a\b|\]\(/.test(body))
        problems.push(`${where} is quoted: name a work of the page's sources, or link to one`)
    }
  }
  return problems
}

/** tier -> folds that an exercise of it must have @type {Record<string, string[]>} */
const FOLDS = { apply: ['solution'], prove: ['hint', 'solution'] }

/** @param {Page} page @returns {string[]} */
function tasks({ file, text }) {
  return tags(text).flatMap(({ name, after, attributes }) => {
    if (!attributes.class?.value.split(/\s+/).includes('task')) return []
    const tier = attributes['data-tier']?.value ?? ''
    const body = inside(text, after, name)
    const where = `${file}: the exercise “${said(/<summary>([^]*?)<\/summary>/.exec(body)?.[1] ?? '').slice(0, 40)}”`
    if (!TIERS.includes(tier)) return [`${where} has data-tier ${TIERS.join(', ')}`]
    const has = (/** @type {string} */ part) =>
      tags(body).some((tag) => tag.attributes.class?.value.split(/\s+/).includes(part))
    return (FOLDS[tier] ?? [])
      .filter((part) => !has(part))
      .map((part) => `${where} is of the tier ${tier} and has no ${part}`)
  })
}

/** A chapter's exercises in order: id, tier and printed number. @param {Page} page */
const numbered = ({ text }) =>
  tags(text)
    .filter(({ attributes }) => attributes.class?.value === 'task')
    .map(({ after, attributes }) => ({
      id: attributes.id?.value,
      tier: attributes['data-tier']?.value ?? '',
      number: Number(/^\s*<summary>(\d+)\. /.exec(text.slice(after))?.[1]),
    }))

/**
 * Exercises of a chapter are counted from 1, tier by tier, and links to them say the right number.
 * @param {Page[]} pages of one language @returns {string[]}
 */
function numbers(pages) {
  const chapters = pages.filter(({ kind }) => kind === 'chapter')
  const all = new Map(chapters.map((page) => [`${page.name}.html`, numbered(page)]))
  const counted = chapters.flatMap((page) =>
    numbered(page).flatMap(({ number, tier }, i, list) => [
      ...(number === i + 1
        ? []
        : [`${page.file}: the exercise ${i + 1} says that it is ${number}`]),
      ...(i && TIERS.indexOf(tier) < TIERS.indexOf(list[i - 1].tier)
        ? [
            `${page.file}: the exercise ${i + 1} is of the tier ${tier}, after one of ${list[i - 1].tier}`,
          ]
        : []),
    ]),
  )
  const linked = pages.flatMap((page) =>
    [...page.text.matchAll(/\[(?:ejercicio|exercise) (\d+)[^\]]*\]\(([^)#]*)#([\w-]+)\)/g)].flatMap(
      ([link, number, to, id]) => {
        const task = all.get(to || `${page.name}.html`)?.find((one) => one.id === id)
        return task && task.number !== Number(number)
          ? [`${page.file}: ${link} is exercise ${task.number}`]
          : []
      },
    ),
  )
  return [...counted, ...linked]
}

/**
 * A chapter with `gives` has all of HEAD. tests/js/site/chapters.test.js checks that all our chapters have `gives`.
 * @param {Page} page @returns {string[]}
 */
function head({ file, kind, fields }) {
  if (kind !== 'chapter' || fields.gives === undefined) return []
  return HEAD.filter(
    (field) => fields[field] === undefined || (field !== 'needs' && !fields[field]),
  ).map((field) => `${file}: a chapter that says what it gives says ${field} as well`)
}

/** In one language each term is defined once, and linked in no chapter before. @param {Page[]} pages in reading order @returns {string[]} */
function terms(pages) {
  /** @type {string[]} */
  const problems = []
  const glossary = pages.find(({ name }) => name === GLOSSARY)
  const known = glossary ? termsOf(glossary) : new Map()
  const chapters = pages.filter(({ kind }) => kind === 'chapter')
  /** @type {Map<string, { page: Page, at: number }>} */
  const defined = new Map()
  for (const page of pages)
    for (const { name, end, attributes } of tags(page.text)) {
      if (name !== 'dfn') continue
      const id = attributes.id?.value ?? ''
      const term = id.replace(/^term-/, '')
      const first = defined.get(term)
      if (!id.startsWith('term-'))
        problems.push(`${page.file}: <dfn> has an id that begins with term-`)
      else if (first) problems.push(`${page.file}: ${id} is defined in ${first.page.file} already`)
      else {
        defined.set(term, { page, at: end })
        if (glossary && !known.has(term))
          problems.push(`${page.file}: ${id} is no term of ${glossary.file}`)
      }
    }
  for (const page of chapters)
    for (const { index, 1: term } of page.text.matchAll(/glossary\.(?:html|md)#([\w-]+)/g)) {
      const first = defined.get(term)
      if (!first || first.page.kind !== 'chapter') continue
      const [here, there] = [chapters.indexOf(page), chapters.indexOf(first.page)]
      if (here < there || (here === there && Number(index) < first.at))
        problems.push(
          `${page.file}: it links to the term ${term}, which ${first.page.file} defines later`,
        )
    }
  return problems
}

/** What a page and its twin say alike. @param {Page[]} pages @returns {string[]} */
const twins = (pages) =>
  pages.flatMap((page) => {
    const twin = pages.find(({ name, lang }) => name === page.name && lang < page.lang)
    const fields = ALIKE.filter((field) => twin && twin.fields[field] !== page.fields[field])
    return fields.map((field) => `${page.file}: ${field} is not that of ${twin?.file}`)
  })

/** @param {Page} page @returns {string[]} */
const notes = ({ file, text }) =>
  text.split('\n').flatMap((line, i) => {
    const found = NOTES.exec(line)
    return found ? [`${file}:${i + 1} speaks of “${found[0]}”: its reader has not seen them`] : []
  })

/** @param {string} root @returns {string[]} */
export function course(root) {
  const pages = fs.existsSync(path.join(root, 'web', 'pages')) ? readPages(root) : []
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  return [
    ...pages.flatMap((page) => [...claims(page), ...tasks(page), ...head(page), ...notes(page)]),
    ...languages.flatMap((lang) => {
      const mine = pages.filter((page) => page.lang === lang)
      return [...terms(mine), ...numbers(mine)]
    }),
    ...twins(pages),
  ]
}
