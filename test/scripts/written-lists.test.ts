/** Lists that were written down row by row: their tables, and how the ISINs of their rows are found. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sectorLabels } from '../../core/portfolio/keys/taxonomy'
import { keysOf } from '../../core/values/record'
import { listRow } from '../../scripts/build-bundle/formats/row'
import { allLists } from '../../scripts/build-bundle/funds/lists'
import { finderOf } from '../../scripts/build-bundle/isins/found-isins'
import { listedAt } from '../../scripts/build-bundle/isins/markets'
import { readPlacedList, readTable, readWrittenList } from '../../scripts/build-bundle/tables'

const written = allLists.filter(({ format }) => format === 'written')
/** Lists with country and sector, and what their rows add up to. */
const placed = allLists.filter(({ format }) => format === 'placed')
const placedSums: Readonly<Record<string, number>> = { 'lists/iemg': 98.146, 'lists/eumd': 99.96 }

describe('written lists', () => {
  it('are each named by the table of lists', () => {
    const files = readdirSync('scripts/build-bundle/tables/lists').map((name) => `lists/${name.replace('.csv', '')}`)
    expect([...written, ...placed].map(({ file }) => file).sort()).toEqual(files.sort())
  })

  it.each(written.map(({ file }) => file))('%s adds up to the fund, has no row twice and no number but the ticker', (file) => {
    const rows = readWrittenList(file)
    const sum = rows.reduce((total, { weight_pct: percent }) => total + Number(percent), 0)
    // weights have two places in some lists; a filing shows the collateral of lent shares beside them
    const isPart = readTable('lists').some((list) => list.file === file && /largest companies|weigh most/.test(`${list.name} ${list.title}`))
    expect(isPart ? Math.max(sum - 100, 0) : Math.abs(sum - 100), String(sum)).toBeLessThan(2)
    expect(new Set(rows.map(({ kind, name, ticker }) => `${kind} ${name} ${ticker}`)).size).toBe(rows.length)
    expect(rows.filter(({ kind, name }) => !['equity', 'cash', 'other'].includes(kind) || name === '')).toEqual([])
    expect(rows.filter(({ kind, ticker }) => kind === 'cash' && ticker !== '')).toEqual([])
  })

  it.each(placed.map(({ file }) => file))('%s is the largest holdings in order, each once, with country and sector', (file) => {
    const rows = readPlacedList(file)
    const weights = rows.map(({ weight_pct: percent }) => Number(percent))
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
    expect(weights.reduce((total, weight) => total + weight, 0)).toBeCloseTo(placedSums[file] ?? 100, 3)
    expect(new Set(rows.map(({ kind, ticker, name, country }) => (kind === 'cash' ? name : `${ticker} ${country}`))).size).toBe(rows.length)
    const sectors = new Set<string>(keysOf(sectorLabels))
    expect(rows.filter(({ kind, country, sector }) => (kind === 'cash' ? country + sector !== '' : kind !== 'equity' || !/^[A-Z]{2}$/.test(country) || !sectors.has(sector)))).toEqual([])
  })
})

describe('a ticker of a written list', () => {
  it.each([
    ['AEM', 'AEM', 'US'], ['NST AU', 'NST', 'AU'], ['TECK/B CN', 'TECK/B', 'CN'], ['600111 C1', '600111', 'C1'], ['PE&OLES* MF', 'PE&OLES*', 'MF'],
  ])('%s is listed where it says', (text, ticker, market) => {
    expect(listedAt(text)).toEqual({ ticker, market })
  })

  it('is none where there is none, and refused where its exchange is unknown', () => {
    expect(listedAt(null)).toEqual({ ticker: null, market: null })
    expect(() => listedAt('ABC QQ')).toThrow('no exchange')
  })
})

describe('the ISIN of a row of a written list', () => {
  const find = finderOf([
    { isin: 'CA0084741085', name: 'Agnico Eagle Mines', country: 'CA', currency: 'CAD', ticker: null },
    { isin: 'AU000000BMN9', name: 'Bannerman', country: 'AU', currency: null, ticker: null },
    { isin: 'US7443201022', name: 'Prudential Financial Inc', country: 'US', currency: 'USD', ticker: 'PRU' },
    { isin: 'GB0007099541', name: 'Prudential plc', country: 'GB', currency: 'GBP', ticker: 'PRU' },
  ])
  const list = { fundIsin: 'US92189F1066', file: 'lists/gdx', format: 'written', asOf: '2026-09-17', source: 'holdings-gdx' } as const
  const isinOf = (ticker: string, name: string): string | null => find(listRow(list, { name, weight: 0.1, ...listedAt(ticker) }))

  it('is that of the line at home where the one behind the ticker is none', () => {
    expect(isinOf('AEM', 'Agnico Eagle Mines Ltd')).toBe('CA0084741085')
    expect(isinOf('BMN AU', 'Bannerman Ltd')).toBe('AU000000BMN9')
  })

  it('is that of the company of the exchange where two have the ticker', () => {
    expect(isinOf('PRU', 'Prudential Financial')).toBe('US7443201022')
    expect(isinOf('PRU LN', 'Prudential')).toBe('GB0007099541')
  })

  it('is not looked for by a name on another exchange', () => {
    expect(isinOf('AEM AU', 'Agnico Eagle Mines Ltd')).toBeNull()
  })
})
