import { MarkupError, walkXml as walk, type XmlVisitor } from '../../../../sdk/files/formats/xml'
import { BundleError } from '../../bundle/csv'

/** Runs what reads XML of a file. @throws BundleError with the file's name for what is not well-formed */
export function inFile<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof MarkupError) throw new BundleError(file, error.reason, error.line)
    throw error
  }
}

/** @throws BundleError for a text that is not well-formed, with the line; entities of a document's own are none */
const walkXml = (file: string, text: string, visitor: XmlVisitor): void => inFile(file, () => walk(text, visitor))

/** Texts and attributes (`path@name`) by their path inside an element; of repeated ones the first. */
export type Fields = ReadonlyMap<string, string>

/**
 * The elements at a path, each with what is in it, and what is around them.
 *
 * @throws BundleError for a text that is not well-formed, or has more than `max` such elements
 */
export function xmlRecords(file: string, xml: string, path: string, max: number): { around: Fields; records: readonly Fields[] } {
  const around = new Map<string, string>()
  const records: Map<string, string>[] = []
  const within: string[] = []
  /** What the innermost open element belongs to, and its path in there. */
  const place = (): [Map<string, string>, string] => {
    const here = within.join('/')
    const record = here === path || here.startsWith(`${path}/`) ? records.at(-1) : undefined
    return record === undefined ? [around, here] : [record, here.slice(path.length + 1)]
  }
  let text = ''
  walkXml(file, xml, {
    open(name, attributes) {
      within.push(name)
      text = ''
      if (within.join('/') === path && records.push(new Map()) > max) throw new BundleError(file, `has more than ${max} elements ${name}`)
      const [fields, key] = place()
      for (const [attribute, value] of Object.entries(attributes)) note(fields, `${key}@${attribute}`, value)
    },
    text: (part) => void (text += part),
    close() {
      const [fields, key] = place()
      note(fields, key, text.trim())
      text = ''
      within.pop()
    },
  })
  return { around, records }
}

function note(fields: Map<string, string>, key: string, value: string): void {
  if (!fields.has(key)) fields.set(key, value)
}
