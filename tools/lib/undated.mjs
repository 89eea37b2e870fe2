/** undated.mjs -- takes the dates out of a PDF, so that a deck which is printed twice has the same bytes. */
import * as fs from 'node:fs'
import { PDFDocument } from 'pdf-lib'

/** the date of every PDF: the first that a zip can hold */
const DATE = new Date(Date.UTC(1980, 0, 1))

/** @param {Uint8Array} pdf @returns {Promise<Uint8Array>} */
export async function undated(pdf) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  document.setCreationDate(DATE)
  document.setModificationDate(DATE)
  return document.save()
}
/** Writes a file anew. @param {string} file of PDF */
export const undate = async (file) => fs.writeFileSync(file, await undated(fs.readFileSync(file)))
