/** Text of bytes that are no UTF-8: of Windows, or of the Macintosh. Loaded for such files. */
import { asText, decode, decoded, type Decoded } from './bytes'

/** What Windows-1252 has between 0x80 and 0x9F; some releases of Node decode it without. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const windows1252 = (bytes: Uint8Array): string =>
  (decoded(bytes, 'windows-1252') ?? '').replace(/[\u0080-\u009F]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? control)

/** What UTF-8 looks like when it is read as Windows-1252: part of the file is in the other encoding. */
const UTF8_IN_1252 = /Ã[\u0080-\u00BF\u0152-\u2122]|â‚¬|Â[\u00A0-\u00BF]/

/** Umlauts of the Macintosh, as Excel writes them there, look like this in Windows-1252. */
const MACINTOSH_IN_1252 = /[a-zA-Z][ŠšŸ§](?=[a-z])/

/** Windows-1252, or what Excel writes on a Macintosh; never a guess that would garble a figure. */
export function decodeWestern(bytes: Uint8Array): Decoded {
  const western = windows1252(bytes)
  if (UTF8_IN_1252.test(western)) return { fault: 'mixed_encodings' }
  return asText((MACINTOSH_IN_1252.test(western) ? decoded(bytes, 'macintosh') : null) ?? western)
}

/** The text of bytes in any of the encodings that are read. */
export const decodeAny = (bytes: Uint8Array): Decoded => decode(bytes) ?? decodeWestern(bytes)
