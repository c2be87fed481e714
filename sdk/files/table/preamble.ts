/** What the lines above a table say of all of it. Loaded where there are any. */
import { onlyOf } from '../../../core/values/one-of'
import type { Row } from '../formats/lines'
import { currencyOfWord, isCurrencyCode } from '../cells/currency'
import { filledIn } from '../cells/decimal'

const LABEL = /^(?:[\p{L}-]+[ -])?\p{L}*(?:currency|währung|waehrung|valuta|devise|divisa|moneda)(?: of \p{L}+)? ?:? ?(?:([A-Z]{3})\.?)?$/iu

/** `Alle Beträge in USD`. */
const SENTENCE = /^[*\s]*(?:alle |all )?(?:angaben|betr(?:ä|ae)ge|werte|zahlen|amounts|values|figures)(?: sind| are|)(?: shown| stated| angegeben|) in (?:schweizer )?((?:(?:tausend|tsd|mio|thousand|million|1[.,]?000)\S* (?:of )?)?[\p{L}$€£-]{1,10})\.?(?: (?:euro?|€))?\.?$/iu

/** Currencies that depots are often in; codes such as `ALL` and `TOP` are words, too. */
const COMMON = 'EUR|USD|CHF|GBP|SEK|NOK|DKK|JPY|CAD|AUD|PLN|CZK|HUF'

/** `Depot (USD)`. */
const TITLE = new RegExp(`^(?:.{1,20} )?\\p{L}*(?:[Dd]epot|[Pp]ortfolio)\\p{L}*(?: .{1,20})?[ (]{1,2}(${COMMON})\\)?$`, 'u')

const AMOUNT = new RegExp(`(\\b(?:${COMMON})|US\\$|[€$£]) ?-?\\d`, 'g')

/** `Account value: $8,110.00`. */
const currenciesIn = (cell: string): string[] => [...cell.matchAll(AMOUNT)].flatMap(([, mark = '']) => currencyOfWord(mark) ?? [])

/** `Angaben in TEUR`: no currency that anybody has as their own. */
const SCALED = /^(?:[kt](?:eur|[€$]|usd|chf|gbp|sd|housand|ausend)|mi[lon]|1)/i

/** The currency that a line such as `Reporting currency: USD` names, or all of its amounts have; null where none does, or several differ. */
export function currencyStated(before: readonly Row[]): string | null {
  const found = before.flatMap(({ cells }) => cells.flatMap((cell, at) => {
    const label = cell.length < 60 ? LABEL.exec(cell) ?? (filledIn({ cells }).length === 1 ? TITLE.exec(cell) : null) : null
    const code = label === null ? '' : (label[1] ?? cells.slice(at + 1).find((next) => next !== '') ?? '').toUpperCase()
    const word = SENTENCE.exec(cell)?.[1]
    return isCurrencyCode(code) ? [code] : word === undefined ? [] : (SCALED.test(word) ? word : currencyOfWord(word) ?? [])
  }))
  return onlyOf(new Set(found.length > 0 ? found : before.flatMap(({ cells }) => cells.flatMap(currenciesIn))))
}
