/** The class of funds that one list alone has, by three signs. */
import { describe, expect, it } from 'vitest'
import { hedgeOf } from '../../core/portfolio/look-through/hedge'
import { hidesItsClass, indexInName } from '../../scripts/build-bundle/funds/former-etfs'
import { listedClass } from '../../scripts/build-bundle/funds/listed-funds'
import { readTable } from '../../scripts/build-bundle/tables'
import { sharedBundle } from '../support/embedded'

describe('class of a listed fund', () => {
  it.each([
    ['FIDELITY GBL DIV A EURHDG ACC', 'equities', 4, 'equities'],
    ['DWS US GROWTH LD EUR INC', 'mixed', 6, 'equities'],
    ['ROBECO HY BNDS FH EURH ACC', 'equities', 4, 'bonds'],
    ['CARMIGNAC PATRIM A USDHDG ACC', 'mixed', 4, 'multi_asset'],
    ['BGF ICS EURO LIQ PRM ACC', 'money market', 1, 'cash'],
    // words that do not agree with the kind or the fluctuation
    ['AMUNDI FDS CASH USD R2 USD ACC', 'equities', 1, null],
    ['THREADNEE.ENHANCE.COMMODIT.DEH', 'equities', 5, null],
    ['PIMCO INCOME E ACC USD', 'mixed', 4, null],
    ['JANUS H US BALANCD 2026 Y4 ACC', 'equities', 4, null],
    ['INVESCO GLOBAL INC FUND A ACC', 'equities', 4, null],
    ['SCHRODER GAIA BLUETR A USD ACC', 'equities', 6, null],
  ] as const)('%s, %s, risk %i: %s', (name, nature, risk, assetClass) => {
    expect(listedClass(name, nature, risk)).toBe(assetClass)
  })

  it('is that of the reports and lists that name the same fund, for every one of them', async () => {
    const others = new Map((await sharedBundle()).securities.filter(({ source }) => source === 'retail-funds').map(({ isin, assetClass }) => [isin, assetClass]))
    const both = readTable('listed-funds').flatMap(({ isin, name, nature, risk }) => {
      const [ours, theirs] = [listedClass(name, nature, Number(risk)), others.get(isin)]
      return ours === null || theirs === undefined ? [] : [{ isin, ours, theirs }]
    })
    expect(both.length).toBeGreaterThan(80)
    expect(both.filter(({ ours, theirs }) => ours !== theirs)).toEqual([])
  })
})

describe('the currency of a share class', async () => {
  const { securities, fundProxies } = await sharedBundle()
  const byIsin = new Map(securities.map((security) => [security.isin, security]))

  it('is that of its hedge, for every fund whose name says it in full', () => {
    const hedged = securities.flatMap(({ isin, kind, name, currency }) => {
      const into = /\b(EUR|USD|GBP|CHF) (?:Daily )?Hedged/.exec(name)?.[1]
      return (kind === 'fund' || kind === 'etc') && into !== undefined ? [{ isin, into, currency }] : []
    })
    expect(hedged.length).toBeGreaterThan(900)
    expect(hedged.filter(({ into, currency }) => into !== currency)).toEqual([])
  })

  it.each([
    // BGF US Dollar High Yield A2 EUR Hedged; Pictet USD Government Bonds I EUR; WisdomTree Industrial Metals EUR Daily Hedged
    ['LU0330917963', 'EUR'], ['LU1654546347', 'EUR'], ['JE00B78NPW60', 'EUR'],
    // Nordea Global Stable Equity EUR HD; BGF US Dollar Short Duration A3 Eu; Xtrackers S&P 500 7C GBP Hed.
    ['LU0841556672', 'EUR'], ['LU0172420597', 'EUR'], ['LU2196473016', 'GBP'],
  ])('%s: %s', (isin, currency) => {
    expect(byIsin.get(isin)?.currency).toBe(currency)
  })

  it.each(['LU0841556672', 'LU2196473016'])('%s is hedged', (isin) => {
    expect(hedgeOf(byIsin.get(isin)?.name ?? '')).not.toBeNull()
  })

  // full names of exchanges' lists: IWDG and GSPX hedge into pounds, XDWG too, XWCH into francs; UBS's A-UKdis are kept in the currency of their index
  it.each([
    ['IE00BD45YS76', 'GBP', 'GBP', 'IE00B44Z5B48'], ['IE00BD8KRH84', 'GBP', 'GBP', 'US78462F1030'], ['IE00BZ1BS790', 'GBP', 'GBP', 'IE00B44Z5B48'], ['IE0009KLWT21', 'CHF', 'CHF', 'IE00B44Z5B48'],
    ['LU1107559962', 'CAD', null, 'ZZ0WORLDJAN4'], ['LU1107559616', 'JPY', null, 'IE00B44Z5B48'],
  ])('%s is kept in %s, hedged into %s, and seen through %s: ESMA cuts its name, another list has it in full', (isin, currency, hedge, list) => {
    expect([byIsin.get(isin)?.currency, hedgeOf(byIsin.get(isin)?.name ?? '')?.currency ?? null]).toEqual([currency, hedge])
    expect(fundProxies.filter(({ fundIsin }) => fundIsin === isin).map(({ proxyIsin }) => proxyIsin)).toEqual([list])
  })

  // iShares USD High Yield, an S&P 500 and a Core MSCI Europe whose classes no list names; the last but one is MSCI Europe ex Switzerland, which its cut name does not say
  it.each(['IE00BDDRH961', 'IE00BL3J3G74', 'IE0008F9FCT2', 'IE00BL4KKW48'])('%s has neither a currency nor the companies of its index: its name does not say whether it is hedged', (isin) => {
    expect(byIsin.get(isin)?.currency).toBeNull()
    expect(fundProxies.filter(({ fundIsin }) => fundIsin === isin)).toEqual([])
  })

  // hedges as lists abbreviate them: EURHD, HIEURH, LCHEURH, HEDGE, JETFAcEURH; American funds hedge into dollars (DXJ, HEFA); Templeton Frontier N, Pictet Robotics HI, DWS Invest ESG Equity Income LCH
  it.each([
    ['LU0390138195', 'EUR'], ['LU1279334723', 'EUR'], ['LU1729940673', 'EUR'], ['IE0008DO91F6', 'EUR'], ['US97717W8516', 'USD'], ['US46434V8037', 'USD'], ['LU3238224508', 'CHF'],
  ])('%s is hedged into %s', (isin, currency) => {
    expect(hedgeOf(byIsin.get(isin)?.name ?? '')).toEqual({ currency })
    expect(byIsin.get(isin)?.currency).toBe(currency)
  })

  it('is hidden in no full name that was added for it', () => {
    const names = readTable('full-names')
    const records = names.flatMap(({ isin }) => byIsin.get(isin) ?? [])
    expect(records).toHaveLength(names.length)
    expect(records.filter((record) => hidesItsClass({ ...record, source: 'firds-funds' }))).toEqual([])
    expect(names.map(({ isin }) => isin)).toEqual([...new Set(names.map(({ isin }) => isin))].sort())
  })
})

describe('index funds that no catalogue of them has', async () => {
  const { securities, fundProxies } = await sharedBundle()

  it('are known, follow an index that has a stand-in, and are seen through it', () => {
    const rows = readTable('index-funds')
    expect(rows.map(({ isin }) => isin)).toEqual([...new Set(rows.map(({ isin }) => isin))].sort())
    const known = new Map(securities.map((security) => [security.isin, security]))
    const seen = new Set(fundProxies.map(({ fundIsin }) => fundIsin))
    // an index without a stand-in of its own name has none, property funds have none either
    expect(rows.filter(({ isin }) => known.get(isin)?.assetClass === 'equities' && !seen.has(isin)).map(({ index }) => index)).toEqual(['FTSE Developed All Cap Choice'])
    expect(rows.filter(({ isin }) => !known.has(isin))).toEqual([])
  })

  // Vanguard Global Stock Index and Fidelity MSCI World: the developed part of the list of all countries
  it.each(['IE00B03HD191', 'IE00BYX5NX33'])('%s is MSCI World', (isin) => {
    expect(fundProxies.filter(({ fundIsin }) => fundIsin === isin).map(({ proxyIsin, kind }) => [proxyIsin, kind])).toEqual([['IE00B44Z5B48', 'index_subset']])
  })
})

it.each([
  ['ComStage MSCI World UCITS ETF', 'MSCI World'], ['ComStage Nasdaq-100® UCITS ETF', 'Nasdaq 100'], ['Lyxor Core MSCI World DR UCITS ETF Acc', 'MSCI World'], ['ComStage STOXX® Europe 600 Banks UCITS ETF', 'STOXX Europe 600 Banks'],
  ['ComStage S&P Midcap 400 UCITS ETF', 'S&P MidCap 400'], ['Lyxor MSCI World ESG Trend Leaders (DR) UCITS ETF - Acc', 'MSCI World ESG Trend Leaders'],
])('the index in the name %s is %s', (name, index) => {
  expect(indexInName(name)).toBe(index)
})
