/** Archives as nobody honest writes them, byte by byte. */
import { zipSync, type Zippable } from 'fflate'

/** One plain file of a tar archive with its header as given, the check sum right. */
export function tarEntry(name: string, content: string, change: { size?: string; type?: string } = {}): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write('0000644\0', 100)
  header.write(change.size ?? `${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  header.write('00000000000\0', 136)
  header.write(change.type ?? '0', 156)
  header.write('ustar\x0000', 257)
  header.fill(' ', 148, 156)
  header.write(`${header.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148)
  const body = Buffer.from(content)
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)])
}

/** A whole tar archive. */
export const tarOf = (...entries: readonly Buffer[]): Buffer => Buffer.concat([...entries, Buffer.alloc(1_024)])

/** A zip archive whose texts are stored as they are, so that single bytes of them can be changed. */
export const storedZip = (files: Readonly<Record<string, string>>): Buffer => {
  const entries: Zippable = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [Buffer.from(text), { level: 0 }]]))
  return Buffer.from(zipSync(entries))
}

/** The same bytes with one text in place of another of the same length, wherever it stands. */
export function replaced(bytes: Uint8Array, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(from); at !== -1; at = copy.indexOf(from, at + to.length)) copy.write(to, at)
  return copy
}

/** A spreadsheet of one sheet with this XML inside its data. */
export const sheetOf = (rows: string, texts = '<sst/>'): Buffer =>
  Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`), 'xl/sharedStrings.xml': Buffer.from(texts) }))
