import { currencyOfWord } from './currency'

/** A header without its remarks: `Kurswert (EUR)` and `Wert in Euro` are `kurswert` and `wert`, in euro. */
export interface Header {
  name: string
  currency: string | null
  /** Whether every remark is understood; `Wert (%)` is no amount of money. */
  isPlain: boolean
}

const HARMLESS = /^(?:[\d.:-]*|in|am|per|zum|stand|as|of|at|aktuell|current|gesamt|total)$/

export function readHeader(header: string): Header {
  const remarks: string[] = []
  const outside = header.replace(/[([]([^)\]]*)[)\]]?/g, (_, inner: string) => {
    remarks.push(...inner.split(/[\s,;]+/))
    return ' '
  })
  const words = outside.replace(/\s*\/\s*/g, '/').split(/\s+/).filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  if (words.length > 1 && currencyOfWord(last) !== null) {
    remarks.push(last)
    words.pop()
    if (words.at(-1)?.toLowerCase() === 'in') words.pop()
  }
  return {
    name: words.join(' ').toLowerCase(),
    currency: remarks.map(currencyOfWord).find((currency) => currency !== null) ?? null,
    isPlain: remarks.every((word) => HARMLESS.test(word.toLowerCase()) || currencyOfWord(word) !== null),
  }
}
