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

/** A document that is whole, and larger than anybody's. */
export class TooLarge extends MarkupError {}

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

/** Whether a document declares something of its own, such as entities: nobody's does, and the parser would keep all of it. */
function declares(text: string): boolean {
  const at = text.indexOf('<!DOCTYPE')
  const [open, end] = at < 0 ? [-1, -1] : [text.indexOf('[', at), text.indexOf('>', at)]
  return open >= 0 && open < end
}

/** @throws MarkupError for a text that is not well-formed, with the line; entities of a document's own are none */
export function walkXml(text: string, visitor: XmlVisitor): void {
  if (declares(text)) throw new MarkupError(null, 'is not well-formed XML: damaged or cut off')
  const parser = xmlParser(visitor)
  parser.write(text)
  parser.close()
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
