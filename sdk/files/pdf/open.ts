/** The text of a PDF with its positions, by pdf.js, which the caller brings: it is loaded when a PDF comes, and never before. */
import type { PdfFaultCode } from '../verdict'

/** What is asked of pdf.js: the part of its interface that gives text. */
export interface PdfJs {
  /** Begins to read a document. */
  getDocument(source: object): {
    /** The document, once it is read. */
    promise: Promise<PdfDocument>
    /** Ends the reading. */
    destroy(): Promise<void>
    /** Where the caller bounds the memory of the reading: comes true when that is exceeded. */
    exhausted?: Promise<void>
  }
}

interface PdfDocument {
  /** How many pages it has. */
  numPages: number
  /** One page, counted from 1. */
  getPage(number: number): Promise<{
    /** Its text. */
    getTextContent(): Promise<{
      /** Pieces of text with their positions. */
      items: readonly object[]
    }>
  }>
}

/** A piece of text on a page; the origin is below left. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  /** Of the font. */
  height: number
}

/** What is wrong with a document, or with what it says. */
export type PdfFault = PdfFaultCode | 'too_large' | 'header_currency'

type PdfOutcome = { pages: Piece[][] } | { fault: PdfFault }

/** Statements of banks come nowhere near. */
const MAX_PAGES = 120
const MAX_PIECES = 120_000
const MAX_BYTES = 10_000_000
const MAX_SECONDS = 20

/** Umlauts of documents whose fonts name the letters of another alphabet at their places: `Ausf¸hrung`. */
const MISPLACED: Readonly<Record<string, string>> = { '¸': 'ü', '‰': 'ä', 'ˆ': 'ö', '‹': 'Ü', ƒ: 'Ä' }

const withUmlauts = (text: string): string => text.replace(/(?<=\p{L})[¸‰ˆ]|[‹ƒ](?=\p{L})/gu, (letter) => MISPLACED[letter] ?? letter)

/** Text that runs upwards stands in the margin. */
function pieceOf(item: object): Piece[] {
  const { str = '', transform = [], width = 0, height = 0 } = item as { str?: string; transform?: readonly number[]; width?: number; height?: number }
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform
  if (str.trim() === '' || Math.abs(b) > Math.abs(a)) return []
  return [{ text: withUmlauts(str).normalize('NFKC'), x, y, width, height: height || Math.abs(d) }]
}

async function piecesOf(document: PdfDocument, until: number): Promise<PdfOutcome> {
  if (document.numPages > MAX_PAGES) return { fault: 'too_large' }
  const pages: Piece[][] = []
  let count = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    count += items.length
    if (count > MAX_PIECES) return { fault: 'too_large' }
    if (Date.now() > until) return { fault: 'slow_pdf' }
    pages.push(items.flatMap(pieceOf))
  }
  return { pages }
}

/** Control characters and the private use area: codes of a font that says nowhere which letters they are. */
const UNREADABLE = /[\u0000-\u001F\u007F-\u009F\uE000-\uF8FF\uFFFD]/g

/** What the text itself says against being read. */
function checked(outcome: PdfOutcome): PdfOutcome {
  if ('fault' in outcome) return outcome
  const text = outcome.pages.flat().map((piece) => piece.text).join('')
  if (text.length < 20) return { fault: 'scanned_pdf' }
  return (text.match(UNREADABLE)?.length ?? 0) * 20 > text.length ? { fault: 'unreadable_pdf' } : outcome
}

/** The text of all pages, or why there is none. */
export async function openPdf(bytes: Uint8Array, load: () => Promise<PdfJs>): Promise<PdfOutcome> {
  if (bytes.length > MAX_BYTES) return { fault: 'too_large' }
  const pdfjs = await load()
  const task = pdfjs.getDocument({ data: Uint8Array.from(bytes), isEvalSupported: false,
    useWasm: false, useSystemFonts: false, disableFontFace: true, stopAtErrors: false, verbosity: 0 })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  // A page alone can take for ever; where the library works in a thread of its own, it is ended.
  const late = new Promise<PdfOutcome>((resolve) => {
    const end = (): void => {
      isLate = true
      resolve({ fault: 'slow_pdf' })
    }
    timer = setTimeout(end, MAX_SECONDS * 1000)
    void task.exhausted?.then(end)
  })
  try {
    return checked(await Promise.race([task.promise.then((document) => piecesOf(document, Date.now() + MAX_SECONDS * 1000)), late]))
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked_pdf' : 'damaged_pdf' }
  } finally {
    clearTimeout(timer)
    const ended = task.destroy()
    // A thread that is busy does not answer.
    if (!isLate) await ended
  }
}
