/** An answer cut to what fits into a conversation: the first rows of each list, and what was left out by name. */
import { isRecord } from '../../../core/values/record'

/** A list that was cut. */
export interface Omitted {
  /** Where it stands, such as `analyses.overlap.data.pairs`; the rows of a list share one entry. */
  path: string
  shown: number
  /** Rows of the longest such list. */
  of: number
}

/** A value with short lists, and what these lack. */
interface Short {
  value: unknown
  omitted: Omitted[]
}

/** What the caller sent comes back as a whole, so that each holding can be told of. */
const WHOLE = new Set(['holdings', 'reasons'])

/** Cuts every list of a value to its first rows; inside rows, lists are cut to a few. */
export function shortened(value: unknown, rows: number): Short {
  const omitted = new Map<string, Omitted>()
  const cut = (part: unknown, path: string, most: number): unknown => {
    if (Array.isArray(part)) {
      const isWhole = WHOLE.has(path.slice(path.lastIndexOf('.') + 1))
      const known = omitted.get(path)
      if (!isWhole && part.length > most && part.length > (known?.of ?? 0)) omitted.set(path, { path, shown: most, of: part.length })
      return (isWhole ? part : part.slice(0, most)).map((row: unknown) => cut(row, path, Math.min(most, FEW)))
    }
    return isRecord(part) ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, cut(inner, path === '' ? key : `${path}.${key}`, most)])) : part
  }
  const short = cut(value, '', rows)
  return { value: short, omitted: [...omitted.values()] }
}

/** Rows of lists inside rows. */
const FEW = 3
