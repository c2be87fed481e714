/** What is typed in an analysis, kept in the tab until it is closed. */
import { useEffect, useState } from 'preact/hooks'
import { fieldOf } from '../../../../core/values/record'
import type { Locale } from '../../../../core/values/text'
import type { SnapshotRequest } from '../../../../sdk'
import { readNumber, writeNumber } from '../../browser/number-text'
import { quietly, stored } from '../../browser/storage'
import { ANALYSIS } from './keep'

/** The depot of a request in each language. */
export const depotOf = ({ basis, holdings, baseCurrency }: SnapshotRequest): unknown => ({ basis, holdings, baseCurrency })

/** A state that is taken up again in the tab, where it is still about the same; `read` gets what was kept, which may be anything. */
export function useKept<T>(name: string, about: unknown, read: (kept: unknown) => T): [T, (next: T) => void] {
  const key = ANALYSIS + name
  const of = JSON.stringify(about)
  const [value, setValue] = useState(() => {
    const kept = stored(() => sessionStorage, key)
    return read(fieldOf(kept, 'of') === of ? fieldOf(kept, 'value') : null)
  })
  useEffect(() => quietly(() => sessionStorage.setItem(key, JSON.stringify({ of, value }))), [value, of])
  return [value, setValue]
}

type Texts<Field extends string> = Partial<Record<Field, string>>

/** The fields of a form that were typed, in the language of the page. */
export function useTyped<Field extends string>(name: string, about: unknown, fields: readonly Field[], locale: Locale): [Texts<Field>, (change: Texts<Field>) => void] {
  const [{ texts }, setKept] = useKept(name, about, (kept) => {
    const written = fieldOf(kept, 'locale')
    const read = fields.flatMap((field) => {
      const text = fieldOf(fieldOf(kept, 'texts'), field)
      if (typeof text !== 'string') return []
      const number = (written === 'en' || written === 'de') && written !== locale ? readNumber(text, written) : null
      return [[field, number === null ? text : writeNumber(number, locale)]]
    })
    return { locale, texts: Object.fromEntries(read) as Texts<Field> }
  })
  return [texts, (change) => setKept({ locale, texts: { ...texts, ...change } })]
}
