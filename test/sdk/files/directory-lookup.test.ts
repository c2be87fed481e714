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
  entry('IE00B4L5YC18', 'iShares MSCI EM UCITS ETF (Acc)', { kind: 'fund', wkn: 'A0RPWJ' }),
  entry('IE00B4L5YX21', 'iShares Core MSCI Japan IMI UCITS ETF', { kind: 'fund', wkn: 'A0RPWL' }),
  entry('IE00B66F4759', 'iShares EUR High Yield Corporate Bond UCITS ETF EUR (Dist)', { kind: 'fund', wkn: 'A1C3NE' }),
  entry('JE00BN7KB771', 'WisdomTree Lean Hogs', { kind: 'etc', wkn: 'A3G8J5', former: [{ isin: 'DE000A0KRJ10', wkn: 'A0KRJ1', since: null }] }),
  entry('DE0008430026', 'Münchener Rückversicherungs-Gesellschaft AG'),
])

describe('securities without ISIN', () => {
  it.each<[string, Wanted, string | null, boolean]>([
    ['a fund by its WKN', { wkn: 'A0RPWH', name: 'ISHSIII-CORE MSCI WLD DLA' }, 'IE00B4L5Y983', true],
    ['one whose name is cut to letters', { wkn: 'A1C3NE', name: 'IS EO H.Y.CO.BD U.ETF EOD' }, 'IE00B66F4759', true],
    ['a German share by the rule of its WKN', { wkn: '716460', name: 'SAP SE O.N.' }, 'DE0007164600', true],
    ['one with its umlauts written out', { wkn: '843002', name: 'MUENCH.RUECKVERS.VNA O.N.' }, 'DE0008430026', true],
    ['a Swiss share by its Valor', { valor: '3886335', name: 'NESTLE NAM. SF-,10' }, 'CH0038863350', true],
    ['a foreign share by its WKN, not as a German one', { wkn: '865985', name: 'APPLE INC.' }, 'US0378331005', true],
    ['a WKN without a name, only as a proposal', { wkn: 'A0RPWH' }, 'IE00B4L5Y983', false],
    ['a WKN with the name of something else, only as a proposal', { wkn: '716460', name: 'something' }, 'DE0007164600', false],
    ['a WKN with a wrong sign by the name of the fund that is meant, only as a proposal', { wkn: 'A0RPWJ', name: 'ISHSIII-CORE MSCI WLD DLA' }, 'IE00B4L5Y983', false],
    ['the same with the name of its own', { wkn: 'A0RPWJ', name: 'ISHSIII-MSCI EM USD(ACC)' }, 'IE00B4L5YC18', true],
    ['a WKN of the past, with its own ISIN: units may be others', { wkn: 'A0KRJ1', name: 'WisdomTree Lean Hogs' }, 'DE000A0KRJ10', true],
    ['that of today beside it', { wkn: 'A3G8J5', name: 'WisdomTree Lean Hogs' }, 'JE00BN7KB771', true],
    ['a Valor with two digits exchanged', { valor: '3886353', name: 'Nestlé' }, 'CH0038863350', false],
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
