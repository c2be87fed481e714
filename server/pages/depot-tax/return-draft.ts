/** What is typed about a return, and the inputs of its model. */
import type { Inputs, Kind } from '../../../core/depot-tax/return/schema'
import type { Locale } from '../../../core/values/text'
import type { ReadTrades } from '../../../sdk/files'
import { returnInputs } from '../../../sdk/files/trades/requests'
import { beginningKind, type Stated } from '../search/stated-kinds'
import { Faulty, reader, type Fault } from './reader'

/** A security of the file as it is typed. */
export interface SecurityRow {
  isin: string
  name: string
  /** Empty while it is not known. */
  kind: Kind | ''
  /** Day on which somebody stated the kind that the row begins with; absent once it was chosen. */
  statedOn?: string | undefined
  /** Prices of the year before, and what it paid on one unit. */
  start: string
  end: string
  distributions: string
}

/** The securities of a file; those that it calls shares are some. */
export function securitiesOf({ trades, payments = [] }: ReadTrades): SecurityRow[] {
  const isins = [...new Set([...trades.map(({ isin }) => isin), ...payments.flatMap(({ isin }) => isin ?? [])])]
  return isins.map((isin) => {
    const own = trades.filter((trade) => trade.isin === isin)
    const name = own.findLast((trade) => trade.name !== '')?.name ?? isin
    return { isin, name, kind: own.some(({ kind }) => kind === 'share') ? 'AKTIE' : '', start: '', end: '', distributions: '' }
  })
}

/** Rows whose kind nobody chose begin with the known one. */
export const withStatedKinds = (rows: readonly SecurityRow[], stated: Stated): SecurityRow[] => rows.map((row) => (row.kind === '' ? { ...row, ...beginningKind(stated.get(row.isin)) } : row))

/** Whether a kind has lump sums, for which prices are asked. */
export const hasPrices = (kind: SecurityRow['kind']): boolean => kind !== '' && kind !== 'AKTIE' && kind !== 'WERTPAPIER' && kind !== 'GOLD_LIEFERBAR'

/** The inputs of what is typed, with the faulty fields; prices that are faulty or missing are left out. */
export function returnOf(file: ReadTrades, year: number, rows: readonly SecurityRow[], locale: Locale): { inputs: Inputs; faults: readonly Fault[] } {
  const read = reader(locale)
  const yearOf = ({ kind, start, end, distributions }: SecurityRow, index: number): Inputs['securities'][number]['years'] => {
    if (!hasPrices(kind)) return []
    const [priceStart, priceEnd, paid] = [read.price(start, `fund-${index}-start`), read.price(end, `fund-${index}-end`), read.amount(distributions, `fund-${index}-distributions`)]
    if (typeof priceStart !== 'number' || typeof priceEnd !== 'number' || paid instanceof Faulty) return []
    return [{ year: year - 1, priceStart, priceEnd, distributions: paid, declared: false }]
  }
  const securities = rows.map((row, index) => ({ isin: row.isin, ...(row.kind === '' ? {} : { kind: row.kind }), years: yearOf(row, index) }))
  const nothing = { general: 0, shares: 0 }
  const inputs: Inputs = {
    year,
    securities,
    bookings: (returnInputs(file, year).bookings ?? []).map((booking) => ({
      ...booking, depot: booking.depot ?? '', costs: booking.costs ?? 0, foreignTax: booking.foreignTax ?? 0, currency: booking.currency ?? 'EUR',
    })),
    totals: { shareGain: 0, shareLoss: 0, derivativeGain: 0, derivativeLoss: 0, otherGain: 0, otherLoss: 0, privateSaleGain: 0, privateSaleLoss: 0 },
    lossCertificates: nothing,
    lossesCarriedForward: nothing,
  }
  return { inputs, faults: read.faults }
}
