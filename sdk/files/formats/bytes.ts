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

type Decoded = { text: string } | { fault: EncodingFault }

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

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** What Windows-1252 has between 0x80 and 0x9F; some releases of Node decode it without. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const windows1252 = (bytes: Uint8Array): string =>
  (decoded(bytes, 'windows-1252') ?? '').replace(/[\u0080-\u009F]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? control)

/** What UTF-8 looks like when it is read as Windows-1252: part of the file is in the other encoding. */
const UTF8_IN_1252 = /Ã[\u0080-\u00BF\u0152-\u2122]|â‚¬|Â[\u00A0-\u00BF]/

/** Umlauts of the Macintosh, as Excel writes them there, look like this in Windows-1252. */
const MACINTOSH_IN_1252 = /[a-zA-Z][ŠšŸ§](?=[a-z])/

/** Control characters that no text has, and what decoders put for what they cannot read. */
const NO_TEXT = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/

/** UTF-8, UTF-16, or Windows-1252; never a guess that would garble a figure. */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes)
  const text = utf16 === null ? decoded(bytes, 'utf-8') : decoded(bytes, utf16)
  if (text !== null) return NO_TEXT.test(text) ? { fault: 'not_text' } : { text }
  if (utf16 !== null) return { fault: 'not_text' }
  const western = windows1252(bytes)
  if (UTF8_IN_1252.test(western)) return { fault: 'mixed_encodings' }
  const mac = MACINTOSH_IN_1252.test(western) ? decoded(bytes, 'macintosh') : null
  const best = mac ?? western
  return NO_TEXT.test(best) ? { fault: 'not_text' } : { text: best }
}
