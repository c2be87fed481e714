import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { BundleError } from '../../../../server/data/bundle/csv'
import { importers, readFile, sourceFile } from '../../../../server/data/importers/formats'
import type { Imported, Importer } from '../../../../server/data/importers/columns'
import type { Holding, HoldingsFile } from '../../../../server/data/importers/holdings'
import { fixtures, ecbCsv, isharesGerman, readings } from './fixtures'

const read = async (name: string, bytes: Uint8Array | string, format: string | null = null): Promise<Imported> =>
  readFile(await sourceFile(name, typeof bytes === 'string' ? Buffer.from(bytes) : bytes), format)

async function holdings(name: string, bytes: Uint8Array | string = fixtures[name] ?? ''): Promise<HoldingsFile> {
  const imported = await read(name, bytes)
  if (imported.kind !== 'holdings') throw new Error(`${name} is no holdings file`)
  return imported
}

const short = ({ name, kind, weight, isin, country, sector, currency }: Holding) => [name, kind, Number(weight.toFixed(9)), isin, country, sector, currency]

/** Formats of which no fixture is read: damage and attacks would pass them by. */
async function withoutFixture(list: readonly Importer[]): Promise<string[]> {
  const files = await Promise.all(Object.entries(fixtures).map(([name, bytes]) => sourceFile(name, bytes)))
  const read = new Set(files.map((file) => list.find((importer) => importer.detect(file))?.format))
  return list.map(({ format }) => format).filter((format) => !read.has(format))
}

it('every format has a fixture, and one that was forgotten is found', async () => {
  expect(await withoutFixture(importers)).toEqual([])
  const forgotten: Importer = { format: 'forgotten', title: 'A publisher', detect: () => false, read: () => ({ kind: 'rates', format: 'forgotten', fx: [] }) }
  expect(await withoutFixture([...importers, forgotten])).toEqual(['forgotten'])
})

/** Formats whose publisher the README's line on importing does not name. */
function unnamedIn(readme: string, formats: readonly string[]): string[] {
  const said = (/depotkit data import .*#(.*)/.exec(readme)?.[1] ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return formats.filter((format) => !said.includes(format.replace(/^sec-|-(csv|xlsx|xls|json|rates)$/g, '').replaceAll('-', '')))
}

it('every format is named in the README, and one that was forgotten is found', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const formats = importers.map(({ format }) => format)
  expect(unnamedIn(readme, formats)).toEqual([])
  expect(unnamedIn(readme.replace(', Satrix', ''), [...formats, 'forgotten-csv'])).toEqual(['satrix-xlsx', 'forgotten-csv'])
})

describe('holdings formats', () => {
  it('reads the German iShares file: decimal commas, no-break spaces in words, cash and futures', async () => {
    const file = await holdings('ishares-de.csv')
    expect([file.format, file.asOf]).toEqual(['ishares-csv', '2026-01-20'])
    expect(file.rows.map(short)).toEqual([
      ['ALFA, MASCHINEN AG', 'equity', 0.6019, null, 'DE', 'industrials', 'EUR'],
      ['BETA SOFTWARE INC CLASS A', 'equity', 0.39, null, 'US', 'consumer_discretionary', 'USD'],
      ['USD CASH', 'cash', 0.0081, null, 'US', null, 'USD'],
      ['S&P500 EMINI MAR 26', 'other', 0, null, null, null, 'USD'],
    ])
    expect(file.rows[0]).toMatchObject({ line: 4, ticker: 'ALFA', exchange: 'Xetra' })
  })

  it('reads the Italian one', async () => {
    const file = await holdings('ishares-it.csv')
    expect(file.asOf).toBe('2024-02-23')
    expect(file.rows.map(short)).toEqual([
      ['GAMMA ELECTRONICS', 'equity', 0.7051, null, 'KR', 'technology', 'KRW'],
      ['DELTA ENERGIA SA', 'equity', 0.2949, null, 'GB', 'utilities', 'GBP'],
    ])
  })

  it('reads the Spanish one in Windows-1252, with ISIN', async () => {
    const file = await holdings('ishares-es.csv')
    expect(file.asOf).toBe('2021-02-05')
    expect(file.rows.map(short)).toEqual([['MANZANA INC', 'equity', 0.9996, 'US0378331005', 'US', 'technology', 'USD']])
    expect(file.unknownWords.size).toBe(0)
  })

  it('takes the contents of a fund of funds, not the funds', async () => {
    const file = await holdings('ishares-ca.csv')
    expect([file.fundName, file.asOf]).toEqual(['Example Total Market ETF', '2021-01-05'])
    expect(file.rows.map(({ name, isin }) => [name, isin])).toEqual([['APFEL INC', 'US0378331005'], ['FENSTER CORP', 'US5949181045']])
  })

  it('reads the United States site with its notice', async () => {
    const file = await holdings('ishares-us.csv')
    expect([file.fundName, file.asOf, file.rows.length]).toEqual(['Example Core ETF', '2025-11-18', 2])
  })

  it.each(['amundi.csv', 'amundi.xlsx'])('reads %s: fractions, a cash row without a name', async (name) => {
    const file = await holdings(name)
    expect(file.rows.map(({ name: row, kind, isin }) => [row, kind, isin])).toEqual([
      ['APFEL INC', 'equity', 'US0378331005'],
      name === 'amundi.csv' ? ['SAFT SE', 'equity', 'DE0007164600'] : ['WASSER <SA>', 'equity', 'FR0000124141'],
      ['CASH', 'cash', null],
    ])
    expect([file.fundIsin, file.asOf]).toEqual(name === 'amundi.csv' ? [null, null] : ['FR0010527275', '2025-11-25'])
  })

  it('reads both Invesco tables', async () => {
    expect((await holdings('invesco-ucits.csv')).rows.map(({ kind, isin, weight }) => [kind, isin, weight])).toEqual([
      ['equity', 'US0378331005', 0.7], ['equity', 'DE0007164600', 0.30017], ['cash', null, -0.00017],
    ])
    const unitedStates = await holdings('invesco-us.csv')
    expect(unitedStates.asOf).toBe('2025-09-26')
    expect(unitedStates.rows.map(({ ticker, cusip, kind }) => [ticker, cusip, kind])).toEqual([['AAPL', '037833100', 'equity'], ['MSFT', '594918104', 'equity']])
  })

  it('reads the Vanguard table: ticker out of the name, industries, percent signs', async () => {
    const file = await holdings('vanguard.csv')
    expect([file.fundName, file.asOf]).toEqual(['Example Developed Index ETF', '2020-11-30'])
    expect(file.rows.map(({ name, ticker, country, industry }) => [name, ticker, country, industry])).toEqual([
      ['Nester SA', 'NESX', 'CH', 'Food Products'], ['Toyo Motor Corp.', '7203', 'JP', 'Automobiles'], ['Old Pipes Ltd.', 'LNG', null, 'Pipelines'],
    ])
  })

  it('reads the State Street workbook up to the empty row, numbers as text or not', async () => {
    const file = await holdings('state-street.xlsx')
    expect([file.fundName, file.asOf]).toEqual(['Example® 500 ETF Trust', '2025-11-18'])
    expect(file.rows.map(({ name, cusip, kind, weight }) => [name, cusip, kind, Number(weight.toFixed(8))])).toEqual([
      ['APFEL INC', '037833100', 'equity', 0.70022756], ['BRUECKE INC CL B', '084670702', 'equity', 0.299], ['US DOLLAR', 'CASH_USD', 'cash', 0.0005],
    ])
  })

  it('reads the Satrix workbook', async () => {
    const file = await holdings('satrix.xlsx')
    expect(file.asOf).toBe('2021-08-27')
    expect(file.rows.map(({ ticker, exchange, sector }) => [ticker, exchange, sector])).toEqual([
      ['BHQ', 'Johannesburg Stock Exchange', 'materials'], ['CFX', 'Johannesburg Stock Exchange', 'communication_services'],
    ])
  })

  it('reads the Xtrackers workbook: the day from the name of its sheet, words in two languages, a fund and money for what they are', async () => {
    const file = await holdings('xtrackers.xlsx')
    expect([file.format, file.asOf, file.unknownWords.size]).toEqual(['xtrackers-xlsx', '2026-07-04', 0])
    expect(file.rows.map(short)).toEqual([
      ['APFEL ORD', 'equity', 0.7, 'US0378331005', 'US', 'technology', 'USD'], ['SAFT SE', 'equity', 0.2, 'DE0007164600', 'DE', null, 'EUR'],
      ['Beispiel Swap UCITS ETF 1C', 'other', 0.1005, 'LU0514695187', null, null, 'USD'], ['US DOLLAR', 'cash', -0.0005, null, 'US', null, 'USD'],
    ])
  })

  it('reads the European State Street workbook, with money that has no weight left out', async () => {
    const file = await holdings('spdr.xlsx')
    expect([file.format, file.fundName, file.fundIsin, file.asOf]).toEqual(['spdr-xlsx', 'Example® World UCITS ETF (Acc)', 'IE00B44Z5B48', '2026-07-09'])
    expect(file.rows.map(short)).toEqual([['Apfel Inc.', 'equity', 0.705, 'US0378331005', 'US', 'technology', 'USD'], ['Saft SE', 'equity', 0.295, 'DE0007164600', 'DE', null, 'EUR']])
  })

  it.each(readings)('reads %s', async (name, format, asOf, fundIsin, fundName, rows) => {
    const file = await holdings(name)
    expect([file.format, file.asOf, file.fundIsin, file.fundName]).toEqual([format, asOf, fundIsin, fundName])
    expect(file.rows.map((row) => [row.name, row.kind, Number(row.weight.toFixed(9)), row.isin])).toEqual(rows)
    expect(file.unknownWords.size).toBe(0)
  })

  it.each([
    ['iShares lists of different length', 'ishares.json', '[60.5,39.25,0.25]', '[60.5,39.25]'],
    ['an Amundi list with fewer rows than it says', 'amundi.json', '"totalNumberOfInstruments":3', '"totalNumberOfInstruments":4'],
    ['the basket behind a swap', 'amundi.json', 'Direct(Physical)', 'Indirect(Swap Based)'],
    ['Vanguard pages of which one is missing', 'vanguard.json', '"totalHoldings":3', '"totalHoldings":4'],
    ['an Invesco list that is no list', 'invesco.json', '"holdings":[', '"holdings":[1,'],
    ['an L&G list of which a row is missing', 'lg.csv', 'Record Count2', 'Record Count3'],
    ['half of a list', 'jpmorgan.json', '70.5', '7.05'],
  ])('refuses %s', async (_what, name, from, to) => {
    const text = Buffer.from(fixtures[name] ?? []).toString()
    expect(text).toContain(from)
    await expect(read(name, text.replace(from, to))).rejects.toThrow(BundleError)
  })

  it.each([
    '<!DOCTYPE html><html><head><title>iShares</title></head></html>', '\uFEFF\n <html lang="de"><body>Ticker,Name,Weight (%)</body></html>', '<!-- cached -->\n<!doctype HTML><p>Not found', '<head></head>',
  ])('refuses a web page, whatever it is called: %s', async (page) => {
    for (const name of ['holdings.csv', 'holdings.json', 'holdings.xlsx']) await expect(read(name, page)).rejects.toThrow('is a web page, whatever it is called')
    await expect(read('holdings.csv', page, 'ishares-csv')).rejects.toThrow('is a web page')
  })

  it('reads N-PORT: percent of net assets, missing identifiers, forwards', async () => {
    const file = await holdings('nport.xml')
    expect([file.fundName, file.asOf]).toEqual(['Example Fund', '2023-03-31'])
    expect(file.rows.map(({ name, kind, weight, isin, cusip, country, currency }) => [name, kind, weight, isin, cusip, country, currency])).toEqual([
      ['Apfel & Co', 'equity', 0.975, 'US0378331005', '037833100', 'US', 'USD'],
      ['PURCHASED JPY / SOLD USD', 'other', -0.005, null, null, 'JP', 'JPY'],
    ])
  })

  it('keeps rows whose words it does not know, and names the words', async () => {
    const file = await holdings('x.csv', isharesGerman.replace('"Industrie"', '"Zauberei"').replace('"Deutschland"', '"Atlantis"'))
    expect(file.rows[0]).toMatchObject({ sector: null, country: null, weight: 0.6019 })
    expect([...file.unknownWords.keys()].sort()).toEqual(['Atlantis', 'Zauberei'])
  })

  it('ignores an ISIN with a wrong check digit', async () => {
    expect((await holdings('x.csv', Buffer.from(fixtures['invesco-ucits.csv'] ?? []).toString().replace('US0378331005', 'US0378331006'))).rows[0]?.isin).toBeNull()
  })
})

describe('rates and prices', () => {
  it('reads ECB rates oldest first and leaves out days without one', async () => {
    const imported = await read('eurofxref-hist.csv', ecbCsv)
    expect(imported).toMatchObject({
      kind: 'rates',
      fx: [
        { currency: 'USD', dates: ['1999-01-04', '2026-03-04', '2026-03-05'], perEur: Float64Array.of(1.1789, 1.1649, 1.1618) },
        { currency: 'JPY' },
        { currency: 'CYP', dates: ['1999-01-04'], perEur: Float64Array.of(0.58231) },
      ],
    })
  })

  it('unpacks gzip and a zip of one CSV', async () => {
    const plain = await read('a.csv', ecbCsv)
    expect(await read('a.csv.gz', gzipSync(ecbCsv))).toEqual(plain)
    expect(await read('eurofxref-hist.zip', zipSync({ 'eurofxref-hist.csv': strToU8(ecbCsv) }))).toEqual(plain)
  })

  it.each([
    ['close only', 'date,close\n2024-01-02,10\n2024-01-03,11\n', 'price_only', [10, 11]],
    ['adjusted close preferred', 'Date,Open,High,Low,Close,Adj Close,Volume\n2024-01-02,1,1,1,10,9,5\n2024-01-03,1,1,1,11,10,5', 'total_return', [9, 10]],
    ['newest first', 'date,close\n2024-01-03,11\n2024-01-02,10\n', 'price_only', [10, 11]],
    ['dividends beside adjusted closes', 'Date,Close,Volume,Dividends,Stock Splits\n2024-01-02,10,0,0,0\n2024-01-03,11,0,0,0\n', 'total_return', [10, 11]],
    ['a header of three lines', 'Price,Close,High\nTicker,ABC,ABC\nDate,,\n2024-01-02,10,1\n2024-01-03,11,1\n', 'price_only', [10, 11]],
  ])('reads prices: %s', async (_name, text, basis, closes) => {
    expect(await read('p.csv', text)).toMatchObject({ kind: 'prices', basis, closes, dates: ['2024-01-02', '2024-01-03'] })
  })

  it.each([
    ['a repeated day', 'date,close\n2024-01-02,10\n2024-01-02,10\n', 'line 3, column date'],
    ['a price of zero', 'date,close\n2024-01-02,0\n', 'line 2, column close'],
    ['a cut last line', 'date,close\n2024-01-02,10\n2024-01-03,1', 'cut off'],
    ['a day that does not exist', 'date,close\n2024-02-30,10\n', 'line 2, column date'],
  ])('refuses prices with %s', async (_name, text, message) => {
    await expect(read('p.csv', text)).rejects.toThrow(message)
  })
})

describe('the currency of prices', () => {
  it.each([
    ['a column', 'Date,Close,Currency\n2024-01-02,10,eur\n2024-01-03,11,EUR\n', 'EUR'],
    ['a German column', 'Datum;Kurs;Währung\n2024-01-02;10,00;Euro\n2024-01-03;10,10;\n', 'EUR'],
    ['the head of the column', 'Datum\tAnteilwert (EUR)\n02.01.2024\t10,5\n03.01.2024\t11,25\n', 'EUR'],
    ['the end of its head', 'Date;NAV USD\n2024-01-02;10\n2024-01-03;11\n', 'USD'],
    ['each price', 'Date,NAV\n2024-01-02,"CHF 1,234.50"\n2024-01-03,"CHF 999.00"\n', 'CHF'],
    ['a sign', 'Datum;Kurs\n02.01.2024;10,50 €\n03.01.2024;11,25 €\n', 'EUR'],
    ['nothing, as a dollar may be that of many', 'Date,NAV\n2024-01-02,$10.50\n2024-01-03,$11.25\n', null],
    ['nothing', 'Date,NAV\n2024-01-02,10\n2024-01-03,11\n', null],
  ])('is what a file says by %s', async (_what, text, currency) => expect(await read('p.csv', text)).toMatchObject({ kind: 'prices', currency }))

  it.each([
    ['two in a column', 'Date,Close,Currency\n2024-01-02,10,EUR\n2024-01-03,11,USD\n', 'line 3, column currency: is another than before'],
    ['one at the head and another beside a price', 'Datum;Kurs (EUR)\n2024-01-02;10,00\n2024-01-03;10,10 USD\n', 'line 3, column currency: is another than before'],
    ['pence', 'Date,Close,Currency\n2024-01-02,1010,GBp\n2024-01-03,1011,GBp\n', 'line 2, column currency: is a hundredth of a currency'],
    ['pence beside each price', 'Date,NAV\n2024-01-02,1010 GBX\n2024-01-03,1011 GBX\n', 'line 2, column currency: is a hundredth of a currency'],
    ['what is none', 'Date,Close,Currency\n2024-01-02,10,Taler\n', 'line 2, column currency: is no currency'],
  ])('is refused with %s', async (_what, text, message) => expect(read('p.csv', text)).rejects.toThrow(message))
})

describe('prices of two columns', () => {
  it.each([
    ['Portfolio Performance', 'Datum;Kurs\n2024-01-02;10,00\n2024-01-03;1.011,25\n', [10, 1011.25]],
    ['an issuer in English', 'Fund,X\n\nAs Of,NAV per Share,Shares\n"Jan 03, 2024","11.25",5\n"Jan 02, 2024","10.5",5\n', [10.5, 11.25]],
    ['an issuer in German', 'Datum\tAnteilwert (EUR)\n02.01.2024\t10,5\n03.01.2024\t11,25\n', [10.5, 11.25]],
    ['American days', 'Day,Price\n01/02/2024,10.5\n01/03/2024,11.25\n01/31/2024,12\n', null],
    ['no header', '02.01.2024;12,345\n03.01.2024;12,5\n', [12.345, 12.5]],
    ['a closing remark', 'Date,NAV\n2024-01-02,10\n2024-01-03,11\n,\nNo advice.,\n', [10, 11]],
    ['a currency and groups of digits', 'Date,NAV\n2024-01-02,"EUR 1,234.50"\n2024-01-03,"EUR 999.00"\n', [1234.5, 999]],
  ])('are read: %s', async (_name, text, closes) => {
    const found = await read('p.csv', text)
    expect(found).toMatchObject({ kind: 'prices', format: 'price-table', basis: 'price_only', dates: closes === null ? ['2024-01-02', '2024-01-03', '2024-01-31'] : ['2024-01-02', '2024-01-03'] })
    if (closes !== null) expect(found).toMatchObject({ closes })
  })

  it.each([
    ['days that may be months', 'Date,NAV\n02/01/2024,10\n03/01/2024,11\n', 'line 2, column date: may be day first or month first'],
    ['commas that may be thousands', 'Date,NAV\n2024-01-02,"1,234"\n2024-01-03,"1,235"\n', 'column value: has commas'],
    ['a value that no price has', 'Datum;Kurs\n2024-01-02;10\n2024-01-03;1e300\n', 'line 3, column value: is not a positive number'],
    ['a value that is none', 'Datum;Kurs\n2024-01-02;10\n2024-01-03;n/a\n', 'line 3, column value: is not a positive number'],
    ['a day that is none', 'Datum;Kurs\n2024-01-02;10\n2024-02-31;11\n', 'line 3, column date: is not a date'],
    ['days below an empty row', 'Datum;Kurs\n2024-01-02;10\n;\n2024-01-03;11\n', 'is of no known format'],
    ['a day without a value', 'Datum;Kurs\n2024-01-02;10\n2024-01-03;\n2024-01-04;11\n', 'line 3, column value'],
    ['a repeated day', 'Datum;Kurs\n2024-01-02;10\n2024-01-02;11\n', 'line 3, column date'],
    ['a cut last line', 'Datum;Kurs\n2024-01-02;10\n2024-01-03;1', 'cut off'],
    ['two instruments', 'ISIN;Datum;Kurs\nUS0378331005;2024-01-02;10\nUS5949181045;2024-01-03;400\n', 'line 3, column isin'],
    ['two instruments, days first', 'date,isin,close\n2024-01-02,US0378331005,10\n2024-01-03,US5949181045,400\n', 'line 3, column isin'],
  ])('are refused with %s', async (_name, text, message) => {
    await expect(read('p.csv', text)).rejects.toThrow(message)
  })
})

describe('format', () => {
  it('is told from the content or given', async () => {
    expect(await read('whatever.bin', isharesGerman)).toMatchObject({ format: 'ishares-csv' })
    await expect(read('x.csv', 'a,b\n1,2\n')).rejects.toThrow('is of no known format')
    await expect(read('x.csv', ecbCsv, 'ishares-csv')).rejects.toThrow('has no header')
  })
})
