/** Amounts of bookings in euros, at the reference rate of their day. */
import { rateOf } from '../../../core/depot-tax/euros'
import type { RateSeries } from '../../../core/reference/reference'
import type { FilePayment, FileTrade, RowRate } from './verdict'

/** Reference rates by currency, all days of each, so that whoever is asked learns neither a day nor an amount; what is not known is missing. */
export type CurrencyRates = (currencies: readonly string[]) => Promise<ReadonlyMap<string, RateSeries>>

/** What of a file has amounts. */
interface Amounts {
  trades: readonly FileTrade[]
  payments: readonly FilePayment[]
}

/** Currencies of a file besides the euro. */
export const currenciesOf = ({ trades, payments }: Amounts): string[] =>
  [...new Set([...trades, ...payments].flatMap(({ currency = 'EUR' }) => (currency === 'EUR' ? [] : [currency])))]

/** The amounts in euros where a rate of their day is known, or of the last day before it with one; the others stay in their currency, as `rates` says. */
export function inEuros({ trades, payments }: Amounts, series: ReadonlyMap<string, RateSeries>): { trades: FileTrade[]; payments: FilePayment[]; rates: RowRate[] } {
  const rates: RowRate[] = []
  const perEurOf = (row: number, date: string, currency: string): number | null => {
    const rate = rateOf({ currency, date, rate: undefined }, series)
    rates.push({ row, date, currency, perEur: rate?.perEur ?? null, rateDate: rate?.day ?? null })
    return rate?.perEur ?? null
  }
  return {
    trades: trades.map((trade) => {
      const { currency = 'EUR', ...rest } = trade
      const perEur = currency === 'EUR' ? null : perEurOf(trade.row, trade.date, currency)
      return perEur === null ? trade : { ...rest, gross: trade.gross / perEur, fees: trade.fees / perEur }
    }),
    payments: payments.map((payment) => {
      const perEur = payment.currency === 'EUR' ? null : perEurOf(payment.row, payment.date, payment.currency)
      return perEur === null ? payment : { ...payment, currency: 'EUR', amount: payment.amount / perEur, tax: payment.tax / perEur }
    }),
    rates: rates.sort((one, other) => one.row - other.row),
  }
}
