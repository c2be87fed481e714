/** From the bytes of a file to its text. */

/** What a file is when it is no text. */
type FileKind = 'text' | 'spreadsheet' | 'pdf' | 'old_spreadsheet' | 'image' | 'archive' | 'locked_portfolio'

const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['spreadsheet', [0x50, 0x4b]],
  ['old_spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  // `PORTFOLIO`: the file of Portfolio Performance with a password.
  ['locked_portfolio', [0x50, 0x4f, 0x52, 0x54, 0x46, 0x4f, 0x4c, 0x49, 0x4f]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x00, 0x00, 0x00, 0x18, 0x66, 0x74]],
  ['image', [0x00, 0x00, 0x00, 0x24, 0x66, 0x74]],
  ['archive', [0x1f, 0x8b]],
]

/** What the first bytes say; XLSX files are zip archives. */
export const kindOf = (bytes: Uint8Array): FileKind =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ?? 'text'

/** Whether bytes are a zip archive. */
export const isPacked = (bytes: Uint8Array): boolean => kindOf(bytes) === 'spreadsheet'

/** Where the name of the first part of a zip archive stands. */
const FIRST_NAME = 30

/** Whether bytes are the file of Portfolio Performance without a password: its XML, or an archive of that or of its binary form. */
export function isPortfolio(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  return isPacked(bytes) ? /^data\.(?:portfolio|xml)/i.test(head.slice(FIRST_NAME)) : /^\s*(?:<\?xml[^>]*>\s*)?<client[ >]/.test(head)
}

type EncodingFault = 'mixed_encodings' | 'not_text'

export type Decoded = { text: string } | { fault: EncodingFault }

/** Byte order marks, or the zero bytes that every second byte of western text has in UTF-16. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 200)
  const zeros = (odd: number): number => head.filter((byte, index) => byte === 0 && index % 2 === odd).length
  const most = head.length * 0.4
  if (zeros(1) > most) return 'utf-16le'
  return zeros(0) > most ? 'utf-16be' : null
}

/** The text of bytes in an encoding; null where they are none. */
export function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Control characters that no text has, and what decoders put for what they cannot read. */
const NO_TEXT = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/

/** What was decoded, unless it is no text. */
export const asText = (text: string | null): Decoded => (text === null || NO_TEXT.test(text) ? { fault: 'not_text' } : { text })

/** UTF-8 or UTF-16; null for bytes that are neither. */
export function decode(bytes: Uint8Array): Decoded | null {
  const utf16 = utf16Of(bytes)
  const text = decoded(bytes, utf16 ?? 'utf-8')
  return text === null && utf16 === null ? null : asText(text)
}
