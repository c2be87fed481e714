import { describe, expect, it } from 'vitest'
import type { Findable } from '../../../core/find/entry'
import { directoryLookup, directoryQuotes } from '../../../sdk/files/directory-lookup'
import type { Wanted } from '../../../sdk/files/lookup'

const entry = (isin: string, name: string, more: Partial<Findable> = {}): Findable => ({ isin, name, kind: 'stock', assetClass: 'equities', ter: null, index: null, wkn: null, tickers: [], prices: null, taxKind: null, ...more })

const find = directoryLookup([
  entry('IE00B4L5Y983', 'iShares Core MSCI World UCITS ETF USD (Acc)', { kind: 'fund', wkn: 'A0RPWH', tickers: ['EUNL'] }),
  entry('DE0007164600', 'SAP SE', { tickers: ['SAP'] }),
  entry('US0378331005', 'Apple Inc.', { wkn: '865985', tickers: ['AAPL'] }),
  entry('CH0038863350', 'Nestlé S.A.'),
])

describe('securities without ISIN', () => {
  it.each<[string, Wanted, string | null, boolean]>([
    ['a fund by its WKN', { wkn: 'A0RPWH' }, 'IE00B4L5Y983', true],
    ['a German share by the rule of its WKN', { wkn: '716460', name: 'something' }, 'DE0007164600', true],
    ['a Swiss share by its Valor', { valor: '3886335' }, 'CH0038863350', true],
    ['a foreign share by its WKN, not as a German one', { wkn: '865985' }, 'US0378331005', true],
    ['a ticker, only as a proposal', { ticker: 'EUNL.DE', exchange: 'XETRA' }, 'IE00B4L5Y983', false],
    ['a name, only as a proposal', { name: 'Apple' }, 'US0378331005', false],
    ['a number that nobody knows, by the name beside it', { wkn: 'ZZZZZZ', name: 'SAP SE' }, 'DE0007164600', false],
    ['a ticker of another company, by the name beside it', { ticker: 'SAP', name: 'Apple' }, 'US0378331005', false],
    ['a number that nobody knows', { wkn: 'ZZZZZZ' }, null, false],
  ])('%s', async (_name, wanted, isin, isCertain) => {
    const [match] = await find([wanted])
    expect([match?.isin ?? null, match?.isCertain ?? false]).toEqual([isin, isCertain])
  })
})

it('prices of a directory are in euros, and only of what is asked', async () => {
  const quotes = directoryQuotes([entry('A', 'A', { prices: { from: '2020-01-01', to: '2026-03-05', close: 114.25 } }), entry('B', 'B', { prices: { from: '2020-01-01', to: '2026-03-05', close: 7 } }), entry('C', 'C', { prices: { from: '2020-01-01', to: '2026-03-05' } })])
  expect([await quotes(['A', 'C', 'X'], 'EUR'), await quotes(['A'], 'CHF')]).toEqual([{ A: { price: 114.25, date: '2026-03-05' } }, {}])
})
