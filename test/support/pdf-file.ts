/** PDFs of text at places, as small as the format allows (ISO 32000-1, 7.5): what tests read. */

/** A text on a page; the origin is below left, as in a PDF. */
export interface Placed {
  x: number
  y: number
  text: string
}

const escaped = (text: string): string => [...text].map((letter) => (letter === '€' ? '\\200' : /[()\\]/.test(letter) ? `\\${letter}` : letter)).join('')

const streamOf = (page: readonly Placed[]): string => page.map(({ x, y, text }) => `BT /F 8 Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`).join('\n')

/** The bytes of a document. */
export function pdfFile(pages: readonly (readonly Placed[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((page, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`, `<</Length ${streamOf(page).length}>>stream\n${streamOf(page)}\nendstream`,
    ]),
  ]
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

/** Lines whose cells stand apart, two blanks or more in the text being one column further. */
export const pdfOfLines = (...pages: readonly (readonly string[])[]): Uint8Array => pdfFile(pages.map((lines) => lines.flatMap((line, index) =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ x: 30 + match.index * 4.6, y: 800 - index * 12, text: match[0] })))))
