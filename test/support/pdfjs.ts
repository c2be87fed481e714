/** pdf.js in the thread of the test: a thread for each of hundreds of documents takes longer than to read them. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { PdfJs } from '../../sdk/files'
import { loadPdfjs } from '../../server/cli/files/pdf'

interface Library extends PdfJs {
  GlobalWorkerOptions: { workerSrc: string }
}

const BUILD = 'pdfjs-dist/legacy/build/'
const fileOf = (name: string): string => pathToFileURL(createRequire(import.meta.url).resolve(`${BUILD}${name}`)).href

/** The library, once what it takes from browsers is there. */
export async function pdfjsHere(): Promise<PdfJs> {
  await loadPdfjs()
  const library: Library = await import(fileOf('pdf.min.mjs'))
  library.GlobalWorkerOptions.workerSrc = fileOf('pdf.worker.min.mjs')
  return library
}
