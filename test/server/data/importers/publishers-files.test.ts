import { afterAll, describe, expect, it } from 'vitest'
import { readFile, sourceFile } from '../../../../server/data/importers/formats'
import { resolveIsins } from '../../../../server/data/importers/resolve'
import type { HoldingsFile } from '../../../../server/data/importers/holdings'
import { masterSecurities, readShared, sharedTable, sharedThere } from './shared-data'

/** Rows, weight sum in percent and, where stated, rows with an ISIN and their weight: as noted when the files were collected. */
const stated: [path: string, rows: number, sum: number, withIsin?: number, isinWeight?: number][] = [
  ['ishares-ucits/EUNL_holdings_2026-01-20_de.csv', 1338, 100],
  ['ishares-ucits/SXR8_holdings_2022-03-01_de.csv', 513, 100.05],
  ['ishares-ucits/EXSA_holdings_2022-02-24_de.csv', 613, 99.96],
  ['ishares-ucits/SWDA_holdings_2025-08-29_en.csv', 1342, 100.1],
  ['ishares-ucits/EIMI_holdings_2025-08-29_en.csv.gz', 3220, 98.6],
  ['ishares-ucits/WEQW_holdings_2025-09-17_en.csv', 1260, 99.93],
  ['ishares-ucits/IESG_holdings_2025-08-29_en.csv', 131, 100.02],
  ['ishares-ucits/SWDA_holdings_2021-08-30_en_with-isin.csv.gz', 1580, 100.14, 1562, 99.7],
  ['ishares-ucits/EIMI_holdings_2021-08-30_en_with-isin.csv.gz', 3035, 98.83, 2994, 98.2],
  ['ishares-ucits/CNDX_holdings_2021-02-05_es_with-isin.csv', 101, 99.86, 101, 99.86],
  ['ishares-us/IVV_holdings_2025-11-18_en.csv', 508, 99.92],
  ['ishares-us/ACWI_holdings_2022-03-10_en.csv.gz', 2369, 99.89],
  ['ishares-us/EEM_holdings_2022-07_en.csv.gz', 1237, 99.29],
  ['ishares-ca/XWD_holdings_2022-07_en_with-isin-sedol.csv.gz', 1368, 99.92, 1367],
  ['state-street-us/holdings-daily-us-en-spy_2025-11-18.xlsx', 504, 99.951],
  ['state-street-us/holdings-daily-us-en-spy_2025-09-30.xlsx', 504, 100.246],
  ['state-street-us/holdings-daily-us-en-spy_2024-05-10.xlsx', 504, 99.939],
  ['invesco/qqq_holdings_2025-09-26.csv', 101, 99.999],
  ['amundi/amundi_IE000NM0ALX6_de.csv', 108, 100],
  ['amundi/amundi_FR0010527275_de.csv', 47, 100],
  ['sec-nport/nport_adams-diversified-equity_2023-06-30_full.xml', 95, 99.9955],
  ['../2026-11/issuer-samples/xtrackers/Constituent_IE000YKHGYN2.xlsx', 1960, 100],
  ['../2026-11/tm-koch-etf-portfolio-lens/IE00B44Z5B48.xlsx', 2289, 100, 2286, 100],
  ['../2026-11/tm-koch-etf-portfolio-lens/CH0130595124.xls', 79, 99.22, 79, 99.22],
  ['../2026-11/tm-koch-etf-portfolio-lens/CH0237935652.csv', 207, 99.96],
  ['../2026-11/tm-koch-etf-portfolio-lens/iShares-MSCI-EMU-Mid-Cap-UCITS-ETF-EUR-Acc_fund.xls.gz', 128, 100], // as many as the same day's CSV has
  ['../2026-11/tm-koch-etf-portfolio-lens/IE00BCLWRD08.csv', 128, 100],
]

/** Files that can be read but of which no sum was noted. */
const unstated = [
  'ishares-ucits/EUNL_holdings_2022-02-03_de.csv.gz', 'ishares-ucits/EUNL_holdings_2022-04-05_de.csv.gz',
  'ishares-ucits/SWDA_holdings_2024-02-23_it.csv.gz', 'ishares-ucits/EIMI_holdings_2024-02-23_it.csv.gz',
  'ishares-us/IVV_holdings_2024-12-06_en.csv.gz', 'ishares-ca/XUU_holdings_2021-01-05_en_with-isin-sedol.csv.gz',
  'state-street-us/holdings-daily-us-en-komp_2021-08-30.xlsx', 'invesco/invesco_IE00BGBN6P67.csv',
  'amundi/amundi_FR0010527275_issuer-file.xlsx', 'satrix/stx40_2021-08-27.xlsx', 'vanguard-ca/VIU_holdings_2020-11-30_en.csv.gz',
  'vanguard-ca/VEE_holdings_2020-11-30_en.csv.gz', 'sec-nport/nport_goldman-sachs-bond-fund_2023-03-31_full.xml.gz',
]

const refused: [path: string, reason: string][] = [
  ['ishares-ca/XIC_holdings_2020-12-31_en_with-cusip-sedol.csv', 'the closing line is missing'],
  ['sec-nport/nport_spy_2026-03-31_trimmed-by-source.xml', 'the list is not complete'],
  ['sec-nport/nport_pimco-income_2026-03-31_trimmed-by-source.xml', 'the list is not complete'],
  ['sec-nport/series_filings_atom.xml', 'is of no known format'],
  ['../2026-11/issuer-samples/xtrackers/Constituent_IE00BJ0KDQ92_cut.xlsx', 'the list is not complete'],
  ['../2026-11/issuer-samples/spdr-emea/holdings-daily-emea-en-zprg-gy.xlsx', 'the list is not complete'],
  ['../2026-11/issuer-samples/vaneck/TDIV_Stand_20230511.xlsx', 'the list is not complete'],
  ['../2026-11/issuer-samples/invesco/IE000UOXRAM8_holdings_2026-10-02_first5.json', 'the list is not complete'],
  ['../2026-11/issuer-samples/ishares/product-data_holdings_shape_reconstructed.json', 'the list is not complete'],
  ['../2026-11/issuer-samples/ishares/IWLE_holdings.csv', 'the list is not complete'],
  ['../2026-11/issuer-samples/lg/Fundholdings_new-layout_rows.csv', 'does not end with the number of its rows'],
]

const lines: string[] = []

async function readAnew(path: string): Promise<HoldingsFile> {
  const file = readFile(await sourceFile(path, readShared(`holdings/${path}`)), null)
  if (file.kind !== 'holdings') throw new Error('no holdings file')
  return file
}

/** Several tests look at each file. */
const known = new Map<string, Promise<HoldingsFile>>()
function read(path: string): Promise<HoldingsFile> {
  const reading = known.get(path) ?? readAnew(path)
  known.set(path, reading)
  return reading
}

const sumOf = (rows: HoldingsFile['rows']): number => rows.reduce((sum, { weight }) => sum + weight, 0) * 100

const withIsinOf = (rows: HoldingsFile['rows']) => rows.filter(({ isin }) => isin !== null)

function note(path: string, rows: HoldingsFile['rows']): void {
  lines.push(`${path}: ${rows.length} rows, ${sumOf(rows).toFixed(3)} %, with ISIN ${withIsinOf(rows).length} = ${sumOf(withIsinOf(rows)).toFixed(2)} %`)
}

describe.skipIf(!sharedThere)('files of publishers (skipped where they are not beside the project)', () => {
  afterAll(() => console.log(lines.join('\n')))

  it.each(stated)('%s reads as it was described', async (path, count, sum, withIsin, isinWeight) => {
    const { rows } = await read(path)
    expect(rows).toHaveLength(count)
    expect(sumOf(rows)).toBeCloseTo(sum, 2)
    if (withIsin !== undefined) expect(withIsinOf(rows)).toHaveLength(withIsin)
    if (isinWeight !== undefined) expect(sumOf(withIsinOf(rows))).toBeCloseTo(isinWeight, 2)
  })

  it.each([...stated.map(([path]) => path), ...unstated])('%s: what stays without ISIN is visible', async (path) => {
    const file = await read(path)
    const rows = await resolveIsins(file.rows, masterSecurities())
    expect(sumOf(rows)).toBeCloseTo(sumOf(file.rows), 9)
    note(path, rows)
  })

  it.each(refused)('%s is refused: %s', async (path, reason) => {
    await expect(read(path)).rejects.toThrow(reason)
  })

  it('counts the shares of both tables of a fund of funds once', async () => {
    const { rows } = await read('ishares-ca/XUU_holdings_2021-01-05_en_with-isin-sedol.csv.gz')
    expect(withIsinOf(rows)).toHaveLength(3595)
    expect(sumOf(rows)).toBeLessThan(101)
  })

  it('reads the dates that files carry', async () => {
    expect((await read('ishares-ucits/SXR8_holdings_2022-03-01_de.csv')).asOf).toBe('2022-03-01')
    expect((await read('ishares-ucits/WEQW_holdings_2025-09-17_en.csv')).asOf).toBe('2025-09-17')
    expect((await read('ishares-ucits/EIMI_holdings_2021-08-30_en_with-isin.csv.gz')).asOf).toBe('2021-08-30')
    expect((await read('amundi/amundi_FR0010527275_issuer-file.xlsx')).asOf).toBe('2025-11-25')
    expect((await read('satrix/stx40_2021-08-27.xlsx')).asOf).toBe('2021-08-27')
    expect((await read('vanguard-ca/VIU_holdings_2020-11-30_en.csv.gz')).asOf).toBe('2020-11-30')
  })

  it.each([
    ['ishares-ucits/EUNL_holdings_2026-01-20_de.csv', 'EUNL_IE00B4L5Y983_2026-01-20', 90],
    ['ishares-ucits/SXR8_holdings_2022-03-01_de.csv', 'SXR8_IE00B5BMR087_2022-03-01', 95],
    ['ishares-us/IVV_holdings_2025-11-18_en.csv', 'IVV_US4642872000_2025-11-18', 90],
    ['state-street-us/holdings-daily-us-en-spy_2025-11-18.xlsx', 'SPY_US78462F1030_2025-11-18', 90],
  ])('%s: ISINs found by listing or CUSIP are those that were found by hand, or older ones of the same share', async (path, derived, least) => {
    const rows = await resolveIsins((await read(path)).rows, masterSecurities())
    const expected = sharedTable(`derived/constituents-with-isin/${derived}.csv.gz`)
    const differing = rows.filter(({ isin }, index) => isin !== null && expected[index]?.isin !== '' && isin !== expected[index]?.isin)
    expect(sumOf(withIsinOf(rows))).toBeGreaterThan(least)
    expect(differing.length / rows.length).toBeLessThan(0.02)
  })

  it('reads the whole ECB history', async () => {
    const file = readFile(await sourceFile('eurofxref-hist.csv.gz', readShared('fx/eurofxref-hist_to-2026-03-05.csv.gz')), null)
    if (file.kind !== 'rates') throw new Error('no rates file')
    expect(file.fx).toHaveLength(41)
    const usd = file.fx.find(({ currency }) => currency === 'USD')
    expect([usd?.dates.length, usd?.dates[0], usd?.perEur[0], usd?.dates.at(-1), usd?.perEur.at(-1)]).toEqual([6958, '1999-01-04', 1.1789, '2026-03-05', 1.1618])
  })
})
