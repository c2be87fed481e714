/** The depot of a file of Portfolio Performance as a table of bookings, with its last prices and the balances of its accounts. */
import { sumsBy } from '../../../core/values/sum'
import { isinFault } from '../../../core/values/isin'
import { plainNumber } from '../cells/decimal'
import { headerOf } from '../table/headers'
import type { Table } from '../table/table'
import type { Stated } from '../trades/quotes'
import type { LeftOut } from '../verdict'
import type { PortfolioBooking, PortfolioFile, PortfolioSecurity } from './portfolio'

const HEADERS = ['Date', 'Type', 'Value', 'Transaction Currency', 'Fees', 'Taxes', 'Shares', 'ISIN', 'Security Name', 'Portfolio'] as const

const isKnown = ({ isin }: PortfolioSecurity): boolean => isinFault(isin) === null

function rowOf({ event, day, amount, currency, fees, taxes, units, account }: PortfolioBooking, security: PortfolioSecurity | null): string[] {
  const count = security === null ? '' : plainNumber(units)
  return [day, event, plainNumber(amount), currency, plainNumber(fees), plainNumber(taxes), count, security?.isin ?? '', security?.name ?? '', account]
}

const COMES: readonly PortfolioBooking['event'][] = ['Buy', 'Transfer in', 'Delivery in']
const GOES: readonly PortfolioBooking['event'][] = ['Sell', 'Transfer out', 'Delivery out']

/** Securities without ISIN of which units are left, with what they are worth where their price is in euros. */
function unknown({ securities, bookings }: PortfolioFile): LeftOut[] {
  const held = sumsBy(bookings, ({ security }) => security, ({ event, units }) => (COMES.includes(event) ? units : GOES.includes(event) ? -units : 0))
  return securities.flatMap((security, index): LeftOut[] => {
    if (isKnown(security)) return []
    const units = held.get(index) ?? 0
    const [, close] = security.closes.at(-1) ?? []
    const value = close === undefined || security.currency !== 'EUR' ? null : Math.round(units * close * 100) / 100
    return Math.abs(units) < 1e-6 ? [] : [{ row: index + 1, name: security.name, reason: 'no_identifier', value }]
  })
}

/** Money of each currency; accounts below zero apart, since they are not counted. */
function balancesOf({ balances }: PortfolioFile): { row: number; currency: string; amount: number }[] {
  const sums = sumsBy(balances, ({ currency, amount }) => `${currency} ${amount < 0 ? 'below' : 'above'}`, ({ amount }) => amount)
  return [...sums].map(([key, amount], index) => ({ row: index + 1, currency: key.slice(0, 3), amount: Math.round(amount * 100) / 100 }))
}

/** Numbers of bookings stand for rows, in the order of the file. */
export function sourceOfPortfolio(file: PortfolioFile): { tables: Table[]; stated: Stated } {
  const kept = file.bookings.flatMap((booking) => {
    const security = booking.security === null ? null : (file.securities[booking.security] ?? null)
    return security === null || isKnown(security) ? [{ booking, security }] : []
  })
  const rows = kept.map(({ booking, security }, index) => ({ row: index + 1, cells: rowOf(booking, security) }))
  const quotes = file.securities.filter(isKnown).flatMap(({ isin, currency, closes }) => {
    const last = closes.at(-1)
    return last === undefined ? [] : [{ isin, currency, date: last[0], price: last[1] }]
  })
  return {
    tables: [{ headers: HEADERS.map(headerOf), headerRow: 1, rows }],
    stated: { quotes, balances: balancesOf(file), leftOut: unknown(file) },
  }
}
