/**
 * package.js -- makes a SCORM package in the page. The files that it needs are fetched from the folder of the scripts, or, in a page
 * from file://, which may not read that folder, taken from the folder that the reader chooses.
 */
import { address } from '../core/loader.js'
import { challengesOf, FILES, packed, titleOf } from '../model/scorm-package.js'

/** @typedef {import('../model/scorm-package.js').Wish} Wish */
/** @typedef {(name: string) => Promise<Uint8Array>} Read a file that lies beside palitos.js */

/** True if the page may read the folder of its scripts. */
export const reads = () => !!address && !address.startsWith('file:')

/** @type {Read} */
export async function fetched(name) {
  const answer = await fetch(new URL(name, address))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
/** Reads files of a chosen folder; of equal names the highest one. @param {File[]} files @returns {Read} */
export function within(files) {
  const depth = (/** @type {File} */ file) => file.webkitRelativePath.split('/').length
  const sorted = [...files].sort((a, b) => depth(a) - depth(b))
  return async (name) => {
    const file = sorted.find((one) => one.name === name)
    if (!file) throw new Error(`${name} is not there`)
    return new Uint8Array(await file.arrayBuffer())
  }
}

/**
 * Makes the package.
 * @param {Omit<Wish, 'title'> & { chapters: string[] }} wish chapters: their challenges come last
 * @param {Read} read @returns {Promise<Blob>}
 */
export async function scormPackage({ chapters, ...wish }, read) {
  /** @type {import('../model/scorm-package.js').Kit} */
  const kit = JSON.parse(new TextDecoder().decode(await read('scorm.json')))
  const challenges = chapters.flatMap((chapter) => challengesOf(kit, wish.lang, chapter))
  const tasks = [...wish.tasks, ...challenges]
  const whole = { ...wish, tasks, title: titleOf({ ...wish, tasks }) }
  const files = new Map()
  for (const name of FILES) files.set(name, await read(name))
  return new Blob([/** @type {BlobPart} */ (packed(whole, (name) => files.get(name)))], {
    type: 'application/zip',
  })
}
