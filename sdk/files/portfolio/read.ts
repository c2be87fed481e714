/** The bytes of a file of Portfolio Performance, in any of its forms. */
import { isPacked } from '../formats/bytes'
import { decodeAny } from '../formats/western'
import { TooLarge } from '../formats/xml'
import { partsOf } from '../formats/zip'
import { portfolioOfBinary } from './binary'
import { UnreadPortfolio, type PortfolioFile } from './portfolio'
import { portfolioOfXml } from './xml'

/** Depots of twenty years with all of their prices are smaller. */
const MOST_BYTES = 30_000_000

function unpacked(bytes: Uint8Array): Uint8Array {
  const [part] = isPacked(bytes) ? partsOf(bytes, (name) => name.startsWith('data.')).values() : [bytes]
  if (part === undefined) throw new UnreadPortfolio('archive')
  return part
}

function portfolioOf(bytes: Uint8Array): PortfolioFile {
  const content = unpacked(bytes)
  if (content[0] !== '<'.charCodeAt(0)) return portfolioOfBinary(content)
  const decoded = decodeAny(content)
  if ('fault' in decoded) throw new UnreadPortfolio('encoding')
  return portfolioOfXml(decoded.text)
}

/** What the file says; a fault for one that is too large, damaged, cut off, or of a version that is not known. */
export function portfolioIn(bytes: Uint8Array): PortfolioFile | { fault: 'too_large' | 'unread_portfolio' } {
  if (bytes.length > MOST_BYTES) return { fault: 'too_large' }
  try {
    return portfolioOf(bytes)
  } catch (error) {
    return { fault: error instanceof TooLarge ? 'too_large' : 'unread_portfolio' }
  }
}
