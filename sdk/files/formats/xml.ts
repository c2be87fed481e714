/** XML read in one pass, without a tree: what a document costs is its text. */
import { SaxesParser } from 'saxes'

/** A document that is damaged or made to harm. Names where and why, never the value. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError'

  constructor(
    /** Line of the document, or row of the sheet; null for the whole. */
    readonly line: number | null,
    readonly reason: string,
  ) {
    super(reason)
  }
}

/** What a walk tells. Names come without their namespace prefix; text belongs to the innermost open element. */
export interface XmlVisitor {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

/** Elements inside each other: no publisher comes near, and each open one takes memory. */
const DEPTH_MAX = 64

/** XML that comes in pieces. */
interface XmlParser {
  /** @throws MarkupError with the line */
  write(text: string): void
  /** @throws MarkupError for a text that is cut off */
  close(): void
}

/** A parser that tells what it reads. Entities of a document's own are none. */
export function xmlParser({ open, text: onText, close }: XmlVisitor): XmlParser {
  const parser = new SaxesParser({ position: true })
  const refuse = (reason: string): never => {
    throw new MarkupError(parser.line, reason)
  }
  let depth = 0
  parser.on('error', () => refuse('is not well-formed XML: damaged or cut off'))
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > DEPTH_MAX) refuse('nests its elements too deeply')
    open(local(name), attributes as Record<string, string>)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    close(local(name))
  })
  parser.on('text', onText)
  parser.on('cdata', onText)
  return { write: (text) => void parser.write(text), close: () => void parser.close() }
}

/** @throws MarkupError for a text that is not well-formed, with the line; entities of a document's own are none */
export function walkXml(text: string, visitor: XmlVisitor): void {
  const parser = xmlParser(visitor)
  parser.write(text)
  parser.close()
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
