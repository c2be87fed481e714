import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../../server/data/importers/vocabulary/dates'
import { isValidIsin } from '../../../../core/values/isin'
import type { Holding } from '../../../../server/data/importers/holdings'
import { sameName } from '../../../../server/data/importers/vocabulary/names'
import { isinsOfCusip, listingOf, resolveIsins, type KnownSecurities } from '../../../../server/data/importers/resolve'
import { countryOf } from '../../../../server/data/importers/vocabulary/countries'

const share = (more: Partial<Holding>): Holding => ({
  line: 1, name: 'APPLE INC', kind: 'equity', weight: 0.5, isin: null, ticker: null, exchange: null, cusip: null, country: null,
  sector: null, industry: null, currency: null, ...more,
})

const names: Record<string, string> = {
  US0378331005: 'Apple Inc.', US02079K3059: 'ALPHABET INC CLASS A', US02079K1079: 'ALPHABET INC CLASS C', KR7005930003: 'SAMSUNG ELECTRONICS LTD',
  US0846707026: 'BERKSHIRE HATHAWAY INC CLASS B', CA82509L1076: 'SHOPIFY INC',
}
const listings = new Map(
  [['AAPL', 'NASDAQ', 'US0378331005'], ['GOOGL', 'NASDAQ', 'US02079K3059'], ['GOOG', 'NASDAQ', 'US02079K1079'], ['005930', 'Korea Exchange (Stock Market)', 'KR7005930003'], ['BRK.B', 'NYSE', 'US0846707026']]
    .map(([ticker = '', exchange = '', isin = '']) => [listingOf(ticker, exchange), [isin]] as const),
)
const known: KnownSecurities = {
  isinsOf: (listing) => listings.get(listing) ?? [],
  names: (isins) => Promise.resolve(new Map(isins.flatMap((isin) => { const name = names[isin]; return name === undefined ? [] : [[isin, name] as const] }))),
}
const resolved = async (more: Partial<Holding>) => (await resolveIsins([share(more)], known))[0]?.isin

describe('finding ISINs', () => {
  it.each([
    ['ticker, exchange and name', { ticker: 'AAPL', exchange: 'NASDAQ' }, 'US0378331005'],
    ['the share class that the ticker names', { ticker: 'GOOG', exchange: 'Nasdaq Stock Market', name: 'ALPHABET INC CLASS C' }, 'US02079K1079'],
    ['a ticker whose leading zeros a spreadsheet dropped', { ticker: '5930', exchange: 'Korea Exchange (Stock Market)', name: 'SAMSUNG ELECTRONICS LTD' }, 'KR7005930003'],
    ['a ticker without its separator', { ticker: 'BRKB', exchange: 'New York Stock Exchange Inc.', name: 'BERKSHIRE HATHAWAY INC CLASS B' }, 'US0846707026'],
    ['a CUSIP and the name', { cusip: '037833100' }, 'US0378331005'],
    ['a CUSIP without check digit', { cusip: '03783310' }, 'US0378331005'],
    ['a Canadian CUSIP', { cusip: '82509L107', name: 'SHOPIFY SUBORDINATE VOTING INC' }, 'CA82509L1076'],
  ])('by %s', async (_name, row, isin) => {
    expect(await resolved(row)).toBe(isin)
  })

  it.each([
    ['the ticker alone', { ticker: 'AAPL' }],
    ['another exchange', { ticker: 'AAPL', exchange: 'London Stock Exchange' }],
    ['another name', { ticker: 'AAPL', exchange: 'NASDAQ', name: 'APPIAN CORP' }],
    ['a CUSIP of another name', { cusip: '037833100', name: 'MICROSOFT CORP' }],
    ['a CUSIP of a foreign issuer', { cusip: 'G54950103' }],
    ['cash', { kind: 'cash' as const, ticker: 'AAPL', exchange: 'NASDAQ' }],
  ])('never by %s', async (_name, row) => {
    expect(await resolved(row)).toBeNull()
  })

  it('keeps every row and its weight', async () => {
    const rows = await resolveIsins([share({ ticker: 'AAPL', exchange: 'NASDAQ' }), share({ name: 'NOBODY KNOWS', weight: 0.25 })], known)
    expect(rows.map(({ isin, weight }) => [isin, weight])).toEqual([['US0378331005', 0.5], [null, 0.25]])
  })

  // Apple's CUSIP 037833100 and ISIN US0378331005 are both public record
  it('computes both check digits', () => {
    expect(isinsOfCusip('037833100')[0]).toBe('US0378331005')
    expect(isinsOfCusip('03783310')[0]).toBe('US0378331005')
  })
})

describe('names', () => {
  it.each([
    ['ALPHABET INC CLASS A', 'Alphabet Inc.', true],
    ['WARNER BROS. DISCOVERY INC SERIES', 'WARNER BROS DISCOVERY INC', true],
    ['CHINA CONSTRUCTION BANK CORP H', 'CHINA CONSTRUCT', true],
    ['NESTLÉ SA', 'NESTLE', true],
    ['SAP SE', 'SAPIENS INTERNATIONAL CORP', false],
    ['TAIWAN SEMICONDUCTOR MANUFACTURING', 'SAUDI ARABIAN OIL', false],
    ['AT&T INC', 'AT+T INC', true],
  ])('%s and %s', (first, second, same) => {
    expect(sameName(first, second)).toBe(same)
    expect(sameName(second, first)).toBe(same)
  })
})

describe('words', () => {
  it.each([
    ['20.Jan.2026', '2026-01-20'], ['01.Mär.2022', '2022-03-01'], ['24.Feb.2022', '2022-02-24'], ['17-Sep-25', '2025-09-17'],
    ['30/Aug/2021', '2021-08-30'], ['23/02/2024', '2024-02-23'], ['05-feb-21', '2021-02-05'], ['Nov 18, 2025', '2025-11-18'],
    ['30 November 2020', '2020-11-30'], ['27/8/2021', '2021-08-27'], ['2026-01-20', '2026-01-20'], ['31.Feb.2026', null], ['soon', null],
  ])('date %s', (text, date) => {
    expect(dayOf(text)).toBe(date)
  })

  it.each([
    ['Vereinigte Staaten', 'US'], ['Stati Uniti', 'US'], ['Estados Unidos', 'US'], ['USA', 'US'], ['Korea (South)', 'KR'], ['Corea', 'KR'],
    ['Regno unito', 'GB'], ['Vereinigtes Königreich', 'GB'], ['Sud Africa', 'ZA'], ['Repubblica Ceca', 'CZ'], ['Holanda', 'NL'],
    ['Europäische Union', 'unknown'], ['CH', 'CH'], ['Atlantis', undefined], ['XX', undefined],
  ])('country %s', (word, code) => {
    expect(countryOf(word)).toBe(code)
  })

  it.each([['US0378331005', true], ['US0378331006', false], ['IE00B4L5Y983', true], ['DE0007164600', true], ['-', false]])('ISIN %s', (text, valid) => {
    expect(isValidIsin(text)).toBe(valid)
  })
})
