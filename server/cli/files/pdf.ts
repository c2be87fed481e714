/** pdf.js for the reader of files, out of the files of the pages: the package holds it once. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads'
import type { PdfJs } from '../../../sdk/files'
import { CommandFailed } from '../failures'
import { ownJson } from '../../../core/values/own-json'

/** Where the build of the pages is, seen from `dist/server/cli.js`, from a chunk in `dist`, and from this module in the source tree. */
const folders = ['../web/', './web/', '../../../dist/web/']

interface Library extends PdfJs {
  PDFWorker: new (options: { port: MessagePort; verbosity: number }) => object
}

const BUILD = 'pdfjs-dist/legacy/build/'

/** A file of the library among those of the pages; in a source tree that was not built, where it was installed. */
function fileOf(name: string): string {
  for (const folder of folders.map((path) => fileURLToPath(new URL(path, import.meta.url)))) {
    const manifest = join(folder, 'manifest.json')
    const files = existsSync(manifest) ? ownJson<Record<string, { file?: string }>>(readFileSync(manifest, 'utf8')) : {}
    const file = files[`node_modules/${BUILD}${name}`]?.file
    if (file !== undefined) return join(folder, file)
  }
  try {
    return createRequire(import.meta.url).resolve(`${BUILD}${name}`)
  } catch {
    throw new CommandFailed('PDFs cannot be read here: the pages, which hold the reader, are not built')
  }
}

/** What the library takes from browsers to draw; text needs nothing of it. */
class Matrix {
  readonly [name: string]: number
  constructor() {
    Object.assign(this, { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 })
  }
}

/** Imports without the warnings of the library that it cannot draw. */
async function inSilence<T>(load: () => Promise<T>): Promise<T> {
  const { warn, log } = console
  Object.assign(console, { warn: () => {}, log: () => {} })
  try {
    return await load()
  } finally {
    Object.assign(console, { warn, log })
  }
}

/** What the thread does: it answers through its port. */
const THREAD = "const { port, url } = require('node:worker_threads').workerData; import(url).then(({ WorkerMessageHandler }) => WorkerMessageHandler.initializeFromPort(port))"

/** Most memory for the reading of a document; statements of 120 pages take less than a third of it. */
const MAX_MEGABYTES = 512

/** Reads on a thread that can be ended at any time, so that no document holds up the process. Unpacked data lies outside the thread's heap, so the memory of the whole process is watched. */
function onThread({ getDocument, PDFWorker }: Library, source: object): ReturnType<PdfJs['getDocument']> {
  const { port1, port2 } = new MessageChannel()
  const workerData = { port: port2, url: pathToFileURL(fileOf('pdf.worker.min.mjs')).href }
  const thread = new Worker(THREAD, { eval: true, workerData, transferList: [port2], resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } })
  const most = process.memoryUsage.rss() + MAX_MEGABYTES * 2 ** 20
  let watch: ReturnType<typeof setInterval> | undefined
  const exhausted = new Promise<void>((resolve) => {
    thread.once('error', () => resolve())
    watch = setInterval(() => (process.memoryUsage.rss() > most ? resolve() : undefined), 20)
  })
  const { promise } = getDocument({ ...source, worker: new PDFWorker({ port: port1, verbosity: 0 }) })
  return {
    promise,
    exhausted,
    destroy: async () => {
      clearInterval(watch)
      await thread.terminate()
      port1.close()
    },
  }
}

/** Loads the library: only when there is a PDF. */
export async function loadPdfjs(): Promise<PdfJs> {
  Object.assign(globalThis, { DOMMatrix: Reflect.get(globalThis, 'DOMMatrix') ?? Matrix })
  const library: Library = await inSilence(() => import(pathToFileURL(fileOf('pdf.min.mjs')).href))
  return { getDocument: (source) => onThread(library, source) }
}
