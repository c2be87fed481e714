import { isIsoDate } from '../../../../core/values/dates'
import { BundleError } from '../../bundle/csv'
import { priceOf } from '../../decimal'
import type { Line, Importer } from '../columns'
import { linesOf } from '../reading/list'

/** The euro's first day: every whole history ends with it. */
const FIRST_DAY = '1999-01-04'

/** ECB reference rates, the whole history as CSV (`eurofxref-hist`), newest day first, units of currency per 1 EUR. */
export const ecb: Importer = {
  format: 'ecb-rates',
  title: 'ECB euro reference rates (CSV, zip)',
  detect: (file) => /^\uFEFF?Date,([A-Z]{3},)+/.test(file.text().slice(0, 300)),
  read(file) {
    const [header, ...days] = linesOf(file)
    const currencies = currenciesOf(file.name, header?.cells ?? [])
    checkDays(file.name, days, header?.cells.length ?? 0)
    const ascending = days.toReversed()
    const fx = currencies.map((currency, index) => {
      const rates = ascending.flatMap(({ line, cells }) => rateOf(file.name, line, currency, cells[0] ?? '', cells[index + 1] ?? ''))
      return { currency, dates: rates.map(({ date }) => date), perEur: Float64Array.from(rates, ({ rate }) => rate) }
    })
    return { kind: 'rates', format: 'ecb-rates', fx: fx.filter(({ dates }) => dates.length > 0) }
  },
}

/** The codes of the header, whose last cell is empty. */
function currenciesOf(file: string, header: readonly string[]): readonly string[] {
  const codes = header.slice(1, header.at(-1) === '' ? -1 : undefined)
  const strange = codes.find((code, index) => !/^[A-Z]{3}$/.test(code) || codes.indexOf(code) < index)
  if (strange !== undefined) throw new BundleError(file, 'the header holds a column that is no currency, or one twice', 1)
  return codes
}

function checkDays(file: string, days: readonly Line[], width: number): void {
  let later: string | null = null
  for (const { line, cells } of days) {
    const [date = ''] = cells
    if (cells.length !== width) throw new BundleError(file, 'has another number of cells than the header: the file is cut off', line)
    if (!isIsoDate(date)) throw new BundleError(file, 'is not a date', line, 'Date')
    if (later !== null && date >= later) throw new BundleError(file, 'is not earlier than the day above: rows are repeated or out of order', line, 'Date')
    later = date
  }
  if (later !== FIRST_DAY) throw new BundleError(file, `the history does not reach back to ${FIRST_DAY}: the file is cut off`, days.at(-1)?.line ?? null, 'Date')
}

function rateOf(file: string, line: number, currency: string, date: string, cell: string): { date: string; rate: number }[] {
  if (cell === 'N/A' || cell === '') return []
  const rate = priceOf(cell)
  if (rate === null) throw new BundleError(file, 'is not a positive number', line, currency)
  return [{ date, rate }]
}
