/** The security of a confirmation. */
import { isinAnchors, wknAnchors, type Anchor, type Document } from '../rows'

const NUMBER = /wkn|wpkn|kennn?ummer|kenn-?nr/i
/** A WKN behind its name. */
export const NUMBERED = /(?:wkn|wpkn|kennn?ummer|kenn-?nr\.?)\W{0,4}((?=[A-Z0-9]*\d)[A-Z0-9]{6})(?![A-Z0-9])/gi

/** The one WKN that stands behind its name, or below it where it is the only one; null where it cannot be told. */
function wknAnchor(document: Document, start: number, end: number): Anchor | null {
  const behind = document.lines.slice(start, end).flatMap(({ text }, index) => [...text.matchAll(NUMBERED)].map(([, wkn = '']): Anchor => ({ at: start + index, isin: '', wkn: wkn.toUpperCase() })))
  const isBelow = ({ at }: Anchor): boolean => at > start && at < end && NUMBER.test(document.lines[at - 1]?.text ?? '') && !/\d/.test(document.lines[at - 1]?.text ?? '')
  const found = behind.length > 0 ? behind : wknAnchors(document).filter(isBelow)
  const [only] = found
  return only !== undefined && found.every(({ wkn }) => wkn === only.wkn) ? only : null
}

/** The one security that is named; null where there is none, or several. */
export function securityOf(document: Document, start: number, end: number): Anchor | null {
  const [first, ...others] = isinAnchors(document).filter(({ at }) => at >= start && at < end)
  if (first === undefined) return wknAnchor(document, start, end)
  return first.isin !== '' && others.every(({ isin }) => isin === first.isin) ? first : null
}
