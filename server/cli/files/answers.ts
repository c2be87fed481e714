/** What the user answers on the command line to questions about files. */
import { text, type Locale } from '../../../core/values/text'
import { CommandFailed } from '../failures'
import { rowOption, type Named } from './file-text'

const unasked = text(
  (option: string) => `${option}: nothing that is open in the files is answered by it; correct it or leave it out`,
  (option) => `${option}: beantwortet nichts, was in den Dateien offen ist; bitte berichtigen oder weglassen`,
)

/** Answers of which it is known whether the reader looked for them: it does where something is open. */
export interface Answers {
  /** The answers of an option, by row, ISIN, or ISIN and day. */
  of: <T extends object>(option: string, given: T | undefined) => T | undefined
  /** Refuses answers for a row or ISIN that was not asked about: they would be ignored silently. */
  refuseUnasked: () => void
}

export function answersTo(name: Named, locale: Locale): Answers {
  const left: { option: string; keys: Set<string> }[] = []
  const keyText = (key: string): string => (/^\d+$/.test(key) ? rowOption(name, Number(key)) : key.replace(' ', '@'))
  return {
    of: (option, given) => {
      if (given === undefined) return undefined
      const keys = new Set(Object.keys(given))
      left.push({ option, keys })
      return new Proxy(given, {
        get: (all, key): unknown => {
          keys.delete(String(key))
          return Reflect.get(all, key)
        },
      })
    },
    refuseUnasked: () => {
      const lines = left.flatMap(({ option, keys }) => [...keys].map((key) => unasked[locale](`${option} ${keyText(key)}`)))
      if (lines.length > 0) throw new CommandFailed(lines)
    },
  }
}
