/** Columns of the files with daily series (docs/data.md), and grouping by instrument or currency. */
import type { IsoDate } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import type { PriceSeries, RateSeries } from '../../../core/reference/reference'
import { priceBounds } from '../decimal'
import { BundleError } from './csv'
import { table } from './tables'
import { byDate } from '../../../core/values/order'

/** One line of `prices.csv`. */
export interface PriceRecord {
  isin: string
  date: IsoDate
  close: number
  currency: string
  basis: PriceSeries['basis']
}

/** One line of `fx.csv`. */
interface RateRecord {
  date: IsoDate
  currency: string
  perEur: number
}

export const priceTable = table<PriceRecord>({
  file: 'prices.csv',
  columns: ['isin', 'date', 'close', 'currency', 'basis'],
  read: (row) => ({
    isin: row.isin('isin'),
    date: row.date('date'),
    close: row.number('close', priceBounds),
    currency: row.currency('currency') ?? row.fail('currency', 'is empty'),
    basis: row.oneOf('basis', ['total_return', 'price_only']),
  }),
  key: (record) => `${record.isin} ${record.date}`,
})

export const rateTable = table<RateRecord>({
  file: 'fx.csv',
  columns: ['date', 'currency', 'per_eur'],
  read: (row) => ({
    date: row.date('date'),
    currency: row.currency('currency') ?? row.fail('currency', 'is empty'),
    perEur: row.number('per_eur', priceBounds),
  }),
  key: (record) => `${record.currency} ${record.date}`,
})

/** Groups records by key, each group sorted by date. */
function seriesOf<T extends { date: IsoDate }>(records: readonly T[], keyOf: (record: T) => string): Map<string, T[]> {
  const groups = grouped(records, keyOf)
  for (const group of groups.values()) group.sort(byDate)
  return groups
}

/** One series per instrument; a change of currency or basis is an error. */
export function priceSeries(records: readonly PriceRecord[]): PriceSeries[] {
  return [...seriesOf(records, (record) => record.isin)].flatMap(([isin, group]) => {
    const [first] = group
    if (first === undefined) return []
    const uniform = group.every((record) => record.currency === first.currency && record.basis === first.basis)
    if (!uniform) throw new BundleError(priceTable.file, `a series changes its currency or basis`)
    return {
      isin,
      currency: first.currency,
      basis: first.basis,
      dates: group.map((record) => record.date),
      closes: Float64Array.from(group, (record) => record.close),
    }
  })
}

export function rateSeries(records: readonly RateRecord[]): RateSeries[] {
  return [...seriesOf(records, (record) => record.currency)].map(([currency, group]) => ({
    currency,
    dates: group.map((record) => record.date),
    perEur: Float64Array.from(group, (record) => record.perEur),
  }))
}

/** The records of series, for writing. */
export const priceRecords = (series: readonly PriceSeries[]): PriceRecord[] =>
  series.flatMap(({ isin, currency, basis, dates, closes }) =>
    dates.map((date, index) => ({ isin, date, close: closes[index] ?? Number.NaN, currency, basis })),
  )

export const rateRecords = (series: readonly RateSeries[]): RateRecord[] =>
  series.flatMap(({ currency, dates, perEur }) =>
    dates.map((date, index) => ({ date, currency, perEur: perEur[index] ?? Number.NaN })),
  )
