/** The first rows of the lists of a result in words, for assistants that read the text alone. */
import { isRecord, type Fields } from '../../core/values/record'
import { formatPercent } from '../../core/wording/format'
import type { Locale } from '../../core/values/text'

/** What a row is called, and the fraction that it is about: the first of these that it has. */
const names = ['name', 'fund', 'key', 'label'] as const
const figures = ['weight', 'overlap', 'share', 'returnFraction', 'similarityScore', 'ter', 'delta'] as const

const nameOf = (row: Fields): string | null => {
  if (typeof row['fundA'] === 'string' && typeof row['fundB'] === 'string') return `${row['fundA']} / ${row['fundB']}`
  const found = names.map((name) => row[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}

function rowText(row: unknown, locale: Locale): string[] {
  if (!isRecord(row)) return []
  const name = nameOf(row)
  const figure = figures.map((key) => row[key]).find((value) => typeof value === 'number')
  return name === null || typeof figure !== 'number' ? [] : [`${name} ${formatPercent(figure, locale, 1)}`]
}

/** A line for each list whose rows have a name and a fraction. */
export function rowLines(value: unknown, locale: Locale, path = ''): string[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const place = path === '' ? key : `${path}, ${key}`
    if (!Array.isArray(part)) return rowLines(part, locale, key === 'analyses' || key === 'analysis' || key === 'data' ? path : place)
    const rows = part.flatMap((row) => rowText(row, locale))
    return rows.length === 0 || key === 'holdings' ? [] : [`- ${place}: ${rows.join('; ')}`]
  })
}
