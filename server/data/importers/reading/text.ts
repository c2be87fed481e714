import { BundleError } from '../../bundle/csv'

/**
 * Decodes a file as UTF-8, else as Windows-1252. Anything else is refused, since a wrong guess would garble names.
 */
export function textOf(file: string, bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new BundleError(file, 'is not UTF-8 or Windows-1252 text')
  try {
    return checked(file, new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof BundleError || hasByteOrderMark(bytes)) {
      throw new BundleError(file, 'is not valid UTF-8: damaged or cut off', lineOfBadBytes(bytes))
    }
    return checked(file, new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Replacement characters and C1 controls are what a wrong encoding leaves behind. */
function checked(file: string, text: string): string {
  const garbled = /[\uFFFD\u0080-\u009F]/.exec(text)
  if (garbled !== null) throw new BundleError(file, 'has a wrong encoding', text.slice(0, garbled.index).split('\n').length)
  return text
}

const hasByteOrderMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** The line of the first byte that is invalid in UTF-8. */
function lineOfBadBytes(bytes: Uint8Array): number {
  const decoded = new TextDecoder('utf-8').decode(bytes)
  const bad = decoded.indexOf('\uFFFD')
  return decoded.slice(0, bad === -1 ? decoded.length : bad).split('\n').length
}
