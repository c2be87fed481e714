import { describe, expect, it } from 'vitest'
import type { SecurityLookup } from '../../../sdk/files/lookup'
import { readHoldings } from '../../../sdk/files/read'
import { bookings, encoded, knownNames, knownNumbers, knownTickers, layouts } from './layouts.data'

const certain = (isin: string | undefined) => (isin === undefined ? null : { isin, name: 'known', isCertain: true })

const lookup: SecurityLookup = (wanted) => Promise.resolve(wanted.map(({ wkn, ticker, exchange, name }) => {
  const isin = knownNumbers[wkn ?? ''] ?? knownTickers[exchange === undefined ? (ticker ?? '') : `${exchange}:${ticker ?? ''}`]
  const named = knownNames[name ?? '']
  return certain(isin) ?? (named === undefined ? null : { isin: named, name: 'known', isCertain: false })
}))

describe('holdings of banks, brokers and apps', () => {
  it.each(layouts.map((layout) => [layout.name, layout] as const))('%s', async (_name, { text, encoding, options, expect: expected }) => {
    const verdict = await readHoldings(encoded(text, encoding), { ...options, lookup })
    if ('holdings' in expected) {
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.faults))
      expect(verdict.request.holdings).toEqual(expected.holdings)
      expect(verdict.leftOut.map(({ row, reason }) => [row, reason])).toEqual(expected.leftOut ?? [])
      expect(verdict.totals).toHaveLength(expected.totals ?? 0)
    } else {
      if (verdict.ok) throw new Error('was read')
      expect(verdict.faults.map(({ row, code }) => [row, code])).toEqual(expected.faults)
      expect(verdict.candidates).toEqual(expected.candidates ?? [])
      expect(verdict.proposals.map(({ isin }) => isin)).toEqual(expected.proposals ?? [])
    }
  })
})

/** What only bookings can lack: a current price, a word for what happened, a first purchase. */
const ofBookings = ['bookings', 'price_stale', 'price_missing', 'oversold', 'unknown_event', 'no_trades']

describe('lists of bookings are never taken for holdings', () => {
  it.each(bookings.map((layout) => [layout.name, layout] as const))('%s', async (_name, { text, encoding }) => {
    const verdict = await readHoldings(encoded(text, encoding), { lookup, withoutRows: true, today: '2036-12-31' })
    const codes = verdict.ok ? ['read'] : verdict.faults.map(({ code }) => code)
    expect(codes.filter((code) => !ofBookings.includes(code))).toEqual([])
    expect(codes).not.toEqual([])
  })
})
