/** Archives as nobody honest writes them, byte by byte. */
import { crc32, deflateRawSync } from 'node:zlib'

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

/** A zip archive, packed as fast as can be, or at level 0 not at all. Some of these hold hundreds of megabytes, for which fflate takes five times as long as zlib. */
export function zipOf(files: Readonly<Record<string, Uint8Array | string>>, level = 1): Buffer {
  const [parts, places]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const body = level === 0 ? bytes : deflateRawSync(bytes, { level })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20)
    facts.writeUInt16LE(0x800, 2) // names in UTF-8
    facts.writeUInt16LE(level === 0 ? 0 : 8, 4)
    facts.writeUInt16LE(0x21, 8) // 1 January 1980
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\x03\x04'), facts, Buffer.from(name), body)
    places.push(Buffer.from('PK\x01\x02\x14\0'), facts, place, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + body.length
  }
  const directory = Buffer.concat(places)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, directory, end])
}

/** A zip archive whose texts are stored as they are, so that single bytes of them can be changed. */
export const storedZip = (files: Readonly<Record<string, string>>): Buffer => zipOf(files, 0)

/** The same bytes with one text in place of another of the same length, wherever it stands. */
export function replaced(bytes: Uint8Array, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(from); at !== -1; at = copy.indexOf(from, at + to.length)) copy.write(to, at)
  return copy
}

/** A spreadsheet of one sheet with this XML inside its data. */
export const sheetOf = (rows: string, texts = '<sst/>'): Buffer =>
  zipOf({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`, 'xl/sharedStrings.xml': texts })
