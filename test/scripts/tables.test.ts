/** The tables that were read and written by hand. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chargeOf } from '../../scripts/build-bundle/funds/charges'
import { allLists } from '../../scripts/build-bundle/funds/lists'
import { byIndex, byName } from '../../scripts/build-bundle/funds/stand-ins'
import { madeLists } from '../../scripts/build-bundle/made/made-lists'
import { fondstypen } from '../../core/law/investmentfonds/fondstyp'
import { isValidIsin } from '../../core/values/isin'
import { readTable, rowsOf, tableNames } from '../../scripts/build-bundle/tables'

describe('a table', () => {
  it('has its place in the list of all, and rows', () => {
    const files = readdirSync('scripts/build-bundle/tables').filter((name) => name.endsWith('.csv')).map((name) => name.replace('.csv', ''))
    expect([...tableNames].sort()).toEqual(files.sort())
    for (const name of tableNames) expect(readTable(name).length, name).toBeGreaterThan(0)
  })

  it('is read by its columns, without spaces around cells', () => {
    expect(rowsOf('test', 'isin,name\n DE0007164600 ,"SAP, SE"\n', ['isin', 'name'])).toEqual([{ isin: 'DE0007164600', name: 'SAP, SE' }])
  })

  it.each([
    ['isin,title\nDE0007164600,SAP\n', 'its columns are not isin, name'],
    ['name,isin\nSAP,DE0007164600\n', 'its columns are not isin, name'],
    ['isin,name\nDE0007164600\n', 'row 2'],
    ['isin,name\nDE0007164600,SAP\nDE0007164600,SAP,EUR\n', 'row 3'],
    ['isin,name\nDE0007164600,"SAP\n', 'Quoted field'],
  ])('is refused where it is not as expected: %j', (text, reason) => {
    expect(() => rowsOf('test', text, ['isin', 'name'])).toThrow(reason)
  })
})

describe('ongoing charges', () => {
  const rows = readTable('charges')
  const factsheets = new Map(readTable('factsheets').map(({ isin, charge_pct: percent }) => [isin, Number(percent)]))

  it('have a valid ISIN once each, a charge, a day of the last three years and a place', () => {
    expect(rows.map(({ isin }) => isin)).toEqual([...new Set(rows.map(({ isin }) => isin))].sort())
    const wrong = rows.filter(({ isin, charge_pct: percent, day, where }) => !isValidIsin(isin) || !/^\d\.\d\d?$/.test(percent) || Number(percent) <= 0 || !/^\d{4}-\d\d-\d\d$/.test(day) || day < '2024-01-01' || day > '2026-11-26' || where === '')
    expect(wrong).toEqual([])
  })

  it('that are said to a tenth are large enough for it', () => {
    expect(rows.filter(({ charge_pct: percent }) => /^\d\.\d$/.test(percent) && Number(percent) < 0.5)).toEqual([])
  })

  it('are unknown where their day is, or is before 2024, or no day', () => {
    expect([chargeOf('1.45', '2017-11'), chargeOf('1.4', 'undated'), chargeOf('1.71', 'undated (about)'), chargeOf('', '2026-06'), chargeOf('2.0 + 0.3 performance', '2025-01'), chargeOf('1.81', '2026-08-23')])
      .toEqual([null, null, null, null, null, 0.0181])
  })

  it('agree with a second source: factsheets of JPMorgan (30 September 2024) and of an insurer, a product sheet of PIMCO (2022)', () => {
    const charge = new Map(rows.map(({ isin, charge_pct: percent }) => [isin, Number(percent)]))
    for (const [isin, second] of [['LU0210526801', 1.75], ['IE00B0V9SY54', 0.49], ['LU0133265412', factsheets.get('LU0133265412') ?? 0], ['LU0099574567', factsheets.get('LU0099574567') ?? 0]] as const) {
      expect(Math.abs((charge.get(isin) ?? 0) - second), isin).toBeLessThan(0.05)
    }
  })
})

describe('kinds of funds for German tax', () => {
  const rows = readTable('tax-kinds')

  it('have a valid ISIN once each, a kind of the law and a day of that law up to the collection', () => {
    expect(rows.map(({ isin }) => isin)).toEqual([...new Set(rows.map(({ isin }) => isin))].sort())
    expect(rows.filter(({ isin, kind, day }) => !isValidIsin(isin) || !fondstypen.some((each) => each === kind) || !/^\d{4}-\d\d-\d\d$/.test(day) || day < '2018-01-01' || day > '2026-11-26')).toEqual([])
  })

  it('are of a source that is listed, and say where', () => {
    const sources = readTable('sources').map(({ id }) => id)
    expect(rows.filter(({ source, where }) => !sources.includes(source) || where === '')).toEqual([])
  })

  it('are those of the statement where another class of the sub-fund says it', () => {
    const kinds = new Map(rows.map(({ isin, kind, day }) => [isin, [kind, day]]))
    const others = rows.flatMap(({ isin, where }) => { const of = /^another class of the sub-fund of (\w+)$/.exec(where)?.[1]; return of === undefined ? [] : [[isin, of] as const] })
    expect(others.length).toBeGreaterThan(5)
    for (const [isin, of] of others) expect(kinds.get(isin), isin).toEqual(kinds.get(of))
  })

  it('agree with a second source where one states the fund too: justETF in August 2026, other banks in January 2020 and 2021', () => {
    const exempt = 'IE00B945VV12 IE00BF4RFH31 IE00BFMXXD54 IE00BJ0KDQ92 IE00BK1PV551 IE00BK5BQT80 IE00BK5BQV03 IE00BKM4GZ66 IE00BKX55S42 IE00BKX55T58 IE00BL25JM42 LU0274208692 LU0533033667 LU0629459743 IE00BM67HT60 LU1829221024 DE0005933931 IE00B3RBWM25 IE00B4L5Y983'
    expect(exempt.split(' ').filter((isin) => rows.find((row) => row.isin === isin)?.kind !== 'AKTIENFONDS')).toEqual([])
  })

  it('are those of abroad for a property fund of which 80 % are exempt', () => {
    expect(rows.filter(({ isin }) => isin === 'DE0009805515' || isin === 'DE0009807016').map(({ kind, where }) => [kind, /\d\d %/.exec(where)?.[0]])).toEqual([['IMMOBILIENFONDS_AUSLAND', '80 %'], ['IMMOBILIENFONDS', '60 %']])
  })

  it('differ among index funds of equities: a clean energy fund is a mixed one', () => {
    expect(rows.find(({ isin }) => isin === 'IE00B1XNHC34')).toMatchObject({ kind: 'MISCHFONDS', day: '2023-11-29' })
  })
})

describe('rates of the ECB after its own file', () => {
  const rows = readTable('ecb-rates').map((row) => new Map(Object.entries(row)))
  const rateOf = (row: Map<string, string>, currency: string): number => Number(row.get(currency))
  const days = rows.map((row) => row.get('date') ?? '')
  const shared = new URL('../../../shared/data/2026-11-prices/fx/', import.meta.url)

  it('are of the days on which the ECB fixes, without 1 May, and no rate leaps', () => {
    const weekdays = Array.from({ length: 99 }, (_, index) => new Date(Date.UTC(2026, 3, 14 + index))).filter((day) => day.getUTCDay() % 6 !== 0).map((day) => day.toISOString().slice(0, 10))
    expect(days).toEqual(weekdays.filter((day) => day !== '2026-05-01'))
    const currencies = [...(rows[0]?.keys() ?? [])].slice(1)
    expect(currencies).toHaveLength(29)
    expect(currencies.filter((currency) => rows.some((row, index) => !(Math.abs(rateOf(row, currency) / rateOf(rows[index - 1] ?? row, currency) - 1) < 0.04)))).toEqual([])
  })

  it.skipIf(!existsSync(shared))('are those of a second copy to its five digits until June, and near the noon rate of the Federal Reserve after it', () => {
    const { history } = JSON.parse(gunzipSync(readFileSync(new URL('ecb_8-currencies_2021-06_2026-06_GerritPro.json.gz', shared))).toString()) as { history: Record<string, { date: string; rate: number }[]> }
    const second = Object.entries(history).flatMap(([currency, all]) => all.filter(({ date }) => days.includes(date)).map(({ date, rate }) => ({ currency, date, rate })))
    expect(second).toHaveLength(312)
    // It has five digits of what a unit costs in euros, of a yen three.
    expect(second.filter(({ currency, date, rate }) => !(Math.abs(rateOf(rows[days.indexOf(date)] ?? new Map(), currency) * rate - 1) <= (currency === 'JPY' ? 0.001 : 0.00005)))).toEqual([])
    const fed = readFileSync(new URL('EURUSD_fred-h10_2026-06-08_2026-09-25_transcribed.csv', shared), 'utf8').trim().split('\n').slice(1).map((line) => line.split(',')).filter(([date = '']) => days.includes(date))
    expect(fed).toHaveLength(30)
    expect(fed.filter(([date = '', euros]) => !(Math.abs(rateOf(rows[days.indexOf(date)] ?? new Map(), 'USD') * Number(euros) - 1) < 0.005))).toEqual([])
  })
})

describe('stand-ins', () => {
  it('stand on lists that are read or made, and add up to the whole but where only the American part has a list', () => {
    const lists = new Set([...allLists, ...madeLists].map(({ fundIsin }) => fundIsin))
    const all = [...byIndex.values(), ...byName.map(([, parts]) => parts)]
    expect(all.flat().filter(({ list }) => !lists.has(list))).toEqual([])
    const wholes = new Map([...byIndex].map(([index, parts]) => [index, parts.reduce((sum, { weight }) => sum + weight, 0)]))
    // the published ten largest weights of March 2026: of UBS MSCI World Selection by MSCI USA Selection, of Xtrackers MSCI World ESG by MSCI USA ESG (Alphabet and NVIDIA are bounded there)
    const ratioOf = (pairs: readonly (readonly [number, number])[]): number => {
      const sorted = pairs.map(([whole, part]) => whole / part).sort((a, b) => a - b)
      return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2
    }
    const selection = ratioOf([[10.35, 14.48], [6.39, 8.93], [4.09, 5.72], [3.41, 4.77], [2.57, 3.59], [1.8, 2.52], [1.44, 2.02], [1.25, 1.74], [1.03, 1.45]])
    const lowCarbon = ratioOf([[2.96, 4.26], [2.1, 3.03], [1.72, 2.48], [1.49, 2.14], [1.23, 1.78], [0.95, 1.37]])
    expect([...wholes].filter(([, whole]) => Math.abs(whole - 1) > 1e-9)).toEqual([['MSCI World Selection', expect.closeTo(selection, 3)], ['MSCI World Low Carbon SRI Selection', expect.closeTo(lowCarbon, 3)]])
    expect(byName.filter(([, parts]) => Math.abs(parts.reduce((sum, { weight }) => sum + weight, 0) - 1) > 1e-9)).toEqual([])
  })

  it('cut regions as their provider draws them', () => {
    expect(byIndex.get('MSCI Europe ex UK')?.[0]?.countries).toEqual(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL', 'PT', 'CH', 'DK', 'NO', 'SE'])
    expect(byIndex.get('MSCI North America')?.[0]?.countries).toEqual(['CA', 'US'])
  })
})
