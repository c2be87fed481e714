/** PDFs of text at places, as small as the format allows (ISO 32000-1, 7.5): what tests read. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** A text on a page; the origin is below left, as in a PDF. */
export interface Placed {
  x: number
  y: number
  text: string
}

const escaped = (text: string): string => [...text].map((letter) => (letter === '€' ? '\\200' : /[()\\]/.test(letter) ? `\\${letter}` : letter)).join('')

const streamOf = (page: readonly Placed[]): string => page.map(({ x, y, text }) => `BT /F 8 Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`).join('\n')

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'

const stream = (content: string, entries = ''): string => `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`

/** The bytes of a document whose objects are these, the first being its catalogue. */
function bytesOf(objects: readonly string[]): Uint8Array {
  const parts = ['%PDF-1.4\n']
  const places = objects.map((object, index) => {
    const place = parts.join('').length
    parts.push(`${index + 1} 0 obj${object}endobj\n`)
    return place
  })
  const start = parts.join('').length
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`)
  return Uint8Array.from(parts.join(''), (letter) => letter.charCodeAt(0))
}

/** A document of pages with such texts. */
export function pdfFile(pages: readonly (readonly Placed[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return bytesOf([
    '<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`, HELVETICA,
    ...pages.flatMap((page, index) => [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`, stream(streamOf(page))]),
  ])
}

/** One page of two thousand bytes with a billion letters: each of its forms draws the next one ten times. */
export function endlessPdf(): Uint8Array {
  const forms = Array.from({ length: 9 }, (_, level) => `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>/XObject<</X ${7 + level} 0 R>>>>`)
  return bytesOf([
    '<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[4 0 R]/Count 1>>', HELVETICA, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 6 0 R>>>>/Contents 5 0 R>>', stream('/X Do'),
    ...forms.map((entries) => stream('/X Do '.repeat(10), entries)), stream('BT /F 8 Tf 9 9 Td (a) Tj ET', '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>'),
  ])
}

/** One page with this content, a font of this kind, and entries of the stream. */
export const pdfOfContent = (content: string, entries: string, font = '/Type1/BaseFont/Helvetica'): Uint8Array =>
  bytesOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[4 0 R]/Count 1>>', `<</Type/Font/Subtype${font}>>`, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents 5 0 R>>', stream(content, entries)])

/** Blanks, deflated twice: two thousand bytes become a gigabyte. The inner stream is one megabyte's block over and over, since to deflate a gigabyte takes seconds. */
export function blanksPackedTwice(megabytes: number): string {
  const block = deflateRawSync(Buffer.alloc(1 << 20, ' '), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  // Adler-32 of n blanks: 1 + 32 n, and the sum of that over all n.
  const count = BigInt(megabytes) << 20n
  const sum = Buffer.alloc(4)
  sum.writeUInt16BE(Number((count + 16n * count * (count + 1n)) % 65521n))
  sum.writeUInt16BE(Number((1n + 32n * count) % 65521n), 2)
  const inner = Buffer.concat([Buffer.from([0x78, 0xda]), ...Array<Buffer>(megabytes).fill(block), Buffer.from([3, 0]), sum])
  return deflateSync(inner, { level: 9 }).toString('latin1')
}

/** A kind of font that says a width for two billion signs. */
export const TWO_BILLION_WIDTHS = '/Type0/BaseFont/Helvetica/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Helvetica/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W[0 2000000000 500]/FontDescriptor<</Type/FontDescriptor/FontName/Helvetica/Flags 4>>>>]'

/** Lines whose cells stand apart, two blanks or more in the text being one column further. */
export const pdfOfLines = (...pages: readonly (readonly string[])[]): Uint8Array => pdfFile(pages.map((lines) => lines.flatMap((line, index) =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ x: 30 + match.index * 4.6, y: 800 - index * 12, text: match[0] })))))
