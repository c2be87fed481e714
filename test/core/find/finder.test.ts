import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { directoryText, readDirectory, type Findable } from '../../../core/find/entry'
import { finder, finderSteps } from '../../../core/find/finder'
import { assetClasses } from '../../../core/reference/security'
import { directoryOf } from '../../../core/find/directory'

const entry = (name: string, more: Partial<Findable> = {}): Findable => ({ isin: 'XX0000000000', name, kind: 'fund', assetClass: null, ter: null, index: null, wkn: null, tickers: [], prices: null, taxKind: null, ...more })

const entries = [
  entry('iShares Core MSCI World UCITS ETF USD (Acc)', { isin: 'IE00B4L5Y983', wkn: 'A0RPWH', tickers: ['EUNL'], ter: 0.002, index: 'MSCI World' }),
  entry('Vanguard FTSE All-World UCITS ETF Dist', { isin: 'IE00B3RBWM25', wkn: 'A1JX52', tickers: ['VGWL'] }),
  entry('iShares Core MSCI Emerging Markets IMI UCITS ETF', { isin: 'IE00BKM4GZ66', wkn: 'A111X9' }),
  entry('Apple Inc.', { isin: 'US0378331005', kind: 'stock', wkn: '865985', tickers: ['AAPL'] }),
  entry('Sappi Ltd', { isin: 'ZAE000006284', kind: 'stock' }),
  entry('SAP SE', { isin: 'DE0007164600', kind: 'stock', wkn: '716460', tickers: ['SAP'] }),
  entry('Maui Land & Pineapple Company', { isin: 'US5773451019', kind: 'stock' }),
  entry('Münchener Rückversicherung', { isin: 'DE0008430026', kind: 'stock' }),
]

const find = finder(entries)
const namesOf = (words: string): string[] => find(words).map(({ name }) => name)

test('an error is forgiven in what is typed, not in what it stands for: a company Worlt is no answer to Welt', () => {
  const names = ['Worlt Fund', 'World Fund', 'Wellt Fund'].map((name) => entry(name))
  expect(finder(names)('Welt').map(({ name }) => name)).toEqual(['World Fund', 'Wellt Fund'])
})

test('a search is made ready in steps, several of each entry, so that a service answers others meanwhile', () => {
  expect([...finderSteps(entries)].length).toBeGreaterThanOrEqual(2 * entries.length)
})

describe('the search', () => {
  test.each([
    ['a part of a name', 'world', 'iShares Core MSCI World UCITS ETF USD (Acc)'],
    ['words in another order', 'world ishares', 'iShares Core MSCI World UCITS ETF USD (Acc)'],
    ['a missing letter', 'msci wrld', 'iShares Core MSCI World UCITS ETF USD (Acc)'],
    ['two exchanged letters', 'wolrd', 'iShares Core MSCI World UCITS ETF USD (Acc)'],
    ['a German word', 'Schwellenländer', 'iShares Core MSCI Emerging Markets IMI UCITS ETF'],
    ['a WKN in small letters', 'a1jx52', 'Vanguard FTSE All-World UCITS ETF Dist'],
    ['an ISIN', 'US0378331005', 'Apple Inc.'],
    ['an ISIN in letters of full width with a picture beside it', 'ＵＳ０３７８３３１００５ \u{1F34E}', 'Apple Inc.'],
    ['the start of an ISIN', 'IE00BKM', 'iShares Core MSCI Emerging Markets IMI UCITS ETF'],
    ['a ticker before names that begin so', 'sap', 'SAP SE'],
    ['a name without its umlauts', 'munchener ruck', 'Münchener Rückversicherung'],
  ])('finds %s', (_what, words, name) => {
    expect(namesOf(words)[0]).toBe(name)
  })

  it('offers words that begin with a term before words that contain it', () => {
    expect(namesOf('apple')).toEqual(['Apple Inc.', 'Maui Land & Pineapple Company'])
  })

  it('keeps the given order among equals', () => {
    expect(namesOf('ucits')).toEqual(entries.slice(0, 3).map(({ name }) => name))
  })

  test.each(['', '   ', '&', '(', 'zzzzzz'])('finds nothing for %j', (words) => {
    expect(find(words)).toEqual([])
  })

  it('never throws, and never answers more than asked for', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 5 }), (words, limit) => {
      expect(find(words, limit).length).toBeLessThanOrEqual(limit)
    }))
  })
})

const anyEntry = fc.record({
  isin: fc.stringMatching(/^[A-Z]{2}[A-Z0-9]{9}\d$/), name: fc.string().map((text) => text.replace(/[\t\n]/g, ' ')),
  kind: fc.constantFrom('stock', 'fund', 'etc', 'bond', 'other'), assetClass: fc.constantFrom(...assetClasses, 'multi_asset', null), ter: fc.option(fc.integer({ min: 1, max: 50000 }).map((millionths) => millionths / 1e6)),
  index: fc.option(fc.stringMatching(/^[A-Z][A-Za-z ]{1,20}$/)), wkn: fc.option(fc.stringMatching(/^[A-Z0-9]{6}$/)), tickers: fc.array(fc.stringMatching(/^[A-Z0-9.]{1,5}$/), { maxLength: 3 }),
  prices: fc.option(fc.constantFrom({ from: '2019-07-23', to: '2026-03-05' }, { from: '2019-07-23', to: '2026-03-05', close: 114.25 }, { from: '2019-07-23', to: '2026-03-05', close: 114.25, opening: { date: '2026-01-02', close: 111.35 } })),
  taxKind: fc.option(fc.constantFrom({ kind: 'SONSTIGE', asOf: '2023-11-29', source: 'statements' }, { kind: 'AKTIENFONDS', asOf: '2018-01-01', source: 'a report of two words' })),
  former: fc.constant([{ isin: 'DE000A0KRJ10', wkn: 'A0KRJ1', since: null }, { isin: 'GB00B03MLX29', wkn: null, since: '2019-02-22' }]),
}) satisfies fc.Arbitrary<Findable>

describe('the text of a directory', () => {
  it('reads back as it was', () => {
    fc.assert(fc.property(fc.array(anyEntry), (list) => {
      expect(readDirectory(directoryText(list))).toEqual(list)
    }))
  })
})

describe('the directory of records', () => {
  const record = { kind: 'fund', assetClass: 'equities', currency: null, country: null, companyId: null, sector: null, industry: null, domicile: null, asOf: null, source: 's' } as const
  const securities = [{ ...record, isin: 'A', name: 'Small', ter: 0 }, { ...record, isin: 'B', name: 'Large', ter: 0.002 }, { ...record, isin: 'C', name: 'Also small', ter: null }]
  const listings = [{ ticker: 'ABC123', exchange: 'WKN', isin: 'B', source: 's' }, { ticker: 'LRG', exchange: 'XETR', isin: 'B', source: 's' }]
  const directory = directoryOf({ securities, listings, reach: new Map([['B', 5]]), indices: new Map([['B', 'Index']]), prices: new Map([['B', { from: '2020-01-01', to: '2021-01-01' }]]) })

  it('has the most widely held first, then the names in order', () => {
    expect(directory.map(({ isin }) => isin)).toEqual(['B', 'C', 'A'])
  })

  it('keeps a security number apart from tickers, and knows no charge of zero', () => {
    expect(directory[0]).toMatchObject({ wkn: 'ABC123', tickers: ['LRG'], index: 'Index', ter: 0.002, prices: { from: '2020-01-01', to: '2021-01-01' } })
    expect(directory[2]).toMatchObject({ wkn: null, tickers: [], ter: null })
  })

  it('keeps the number of the past with its ISIN, and finds by it', () => {
    const isinAliases = [{ oldIsin: 'OLD', isin: 'B', since: null, source: 's' }]
    const found = directoryOf({ securities, listings: [...listings, { ticker: 'XYZ789', exchange: 'WKN', isin: 'OLD', source: 's' }], reach: new Map(), indices: new Map(), prices: new Map(), isinAliases })
    expect(found.find(({ isin }) => isin === 'B')).toMatchObject({ wkn: 'ABC123', former: [{ isin: 'OLD', wkn: 'XYZ789', since: null }] })
    expect(finder(found)('xyz789', 1)).toMatchObject([{ isin: 'B' }])
  })

  it('has the kind that is stated of a fund, the first of two, and none of another', () => {
    const taxKinds = [{ isin: 'A', kind: 'MISCHFONDS', asOf: '2023-11-29', source: 's' }, { isin: 'A', kind: 'SONSTIGE', asOf: '2020-01-02', source: 's' }] as const
    const found = directoryOf({ securities, listings: [], reach: new Map(), indices: new Map(), prices: new Map(), taxKinds })
    expect(found.map(({ isin, taxKind }) => [isin, taxKind])).toEqual([['C', null], ['B', null], ['A', { kind: 'MISCHFONDS', asOf: '2023-11-29', source: 's' }]])
  })

  it('leaves out lists that only stand in for funds', () => {
    const list = { ...record, kind: 'other' as const, assetClass: null, isin: 'L', name: 'A list', ter: null }
    const held = { ...list, assetClass: 'commodities' as const, isin: 'H', name: 'Held' }
    expect(directoryOf({ securities: [list, held], listings: [], reach: new Map(), indices: new Map(), prices: new Map() }).map(({ isin }) => isin)).toEqual(['H'])
  })
})
