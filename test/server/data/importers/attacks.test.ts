import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { BundleError } from '../../../../server/data/bundle/csv'
import { readFile, sourceFile } from '../../../../server/data/importers/formats'
import { readImport } from '../../../../server/data/importers/import'
import type { Imported } from '../../../../server/data/importers/columns'
import { knownSecurities } from '../../../../server/data/importers/resolve'
import { sheetOf, storedZip, zipOf } from '../../../support/archives'
import { sampleBundle } from '../sample-bundle'
import { ecbCsv, fixtures } from './fixtures'
import { processorMs } from '../../../support/processor'

const read = async (name: string, bytes: Uint8Array | string): Promise<Imported> => readFile(await sourceFile(name, Buffer.from(bytes)), null)

describe('a spreadsheet made to fill the memory', () => {
  it.each([
    ['a cell in column ZZZZZZ', sheetOf('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>'), 'line 1: holds a cell without a place'],
    ['a cell in column XFD', sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'line 1: has more than 256 columns'],
    ['two cells in one place', sheetOf('<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>'), 'line 1: holds two cells in one place'],
    ['a text that it does not hold', sheetOf('<row r="1"><c r="A1" t="s"><v>0x0</v></c></row>', '<sst><si><t>x</t></si></sst>'), 'refers to a text that it does not hold'],
    ['elements a hundred deep', sheetOf('<a>'.repeat(100) + '</a>'.repeat(100)), 'nests its elements too deeply'],
    ['entities that multiply', sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row>'), 'is not well-formed XML'],
    ['ten million empty rows', sheetOf('<row/>'.repeat(10_000_000)), 'too much'],
    ['a changed letter', Buffer.from(storedZip({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>' }).toString('latin1').replace('sheetData', 'sheetDatb'), 'latin1'), 'has another check sum'],
  ])('%s', async (_name, bytes, reason) => {
    const started = process.memoryUsage().rss
    await expect(read('fund.xlsx', bytes)).rejects.toThrow(reason)
    expect(process.memoryUsage().rss - started).toBeLessThan(400 << 20)
  })

  it('rows beyond two million, in a file that packs like an honest one', async () => {
    // A block longer than what a packer looks back at packs no better where it stands often.
    const block = Array.from({ length: 10_000 }, (_, index) => `<row r="${index}" x="${(index * 7919) % 1_000_003}"/>`).join('')
    const bytes = zipOf({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${block.repeat(201)}</sheetData></worksheet>` })
    await expect(read('fund.xlsx', bytes)).rejects.toThrow('holds more than 2000000 rows and cells')
  })
})

describe('an N-PORT filing of another layout is refused with a reason', () => {
  const filing = Buffer.from(fixtures['nport.xml'] ?? []).toString()
  it.each([
    ['no positions', filing.replace(/<invstOrSecs>[\s\S]*<\/invstOrSecs>/, '<invstOrSecs/>'), 'the list is not complete'],
    ['a text instead of the form', filing.replace(/<formData>[\s\S]*<\/formData>/, '<formData>none</formData>'), 'the list is not complete'],
    ['a percentage with an attribute and none inside', filing.replace('<pctVal>97.5</pctVal>', '<pctVal unit="x"/>'), 'line 1, column pctVal: is not a number'],
    ['a hexadecimal percentage', filing.replace('>97.5<', '>0x61<'), 'line 1, column pctVal: is not a number'],
    ['two roots', `${filing}<edgarSubmission/>`, 'is not well-formed XML'],
  ])('%s', async (_name, text, reason) => {
    await expect(read('nport.xml', text)).rejects.toThrow(reason)
  })

  it('names, identifiers and currencies that are elements, lists or odd texts do no harm', async () => {
    const odd = filing.replace('<name>Apfel &amp; Co</name>', '<name x="1"><b>Apfel</b></name><name>Second</name>')
      .replace('<isin value="US0378331005"/>', '<isin value="US0378331005"/><isin value="US5949181045"/>').replace('<curCd>USD</curCd>', '<curCd>US dollars</curCd>')
    const file = await read('nport.xml', odd)
    expect(file.kind === 'holdings' && file.rows[0]).toMatchObject({ name: 'Apfel', isin: 'US0378331005', currency: null })
  })
})

it('a name loses what is not seen of it, or steers how it is shown', async () => {
  const csv = Buffer.from(fixtures['invesco-ucits.csv'] ?? []).toString()
  expect(await read('list.csv', csv.replace('APFEL INC', 'AP\u202eF\u{E0041}EL\u0007INC'))).toEqual(await read('list.csv', csv))
})

describe('ECB rates', () => {
  it.each([
    ['one currency twice', ecbCsv.replace('USD,JPY', 'USD,USD')],
    ['a column without a name between others', ecbCsv.replace('USD,JPY', 'USD,')],
    ['a column of another kind', ecbCsv.replace('CYP', 'Cyprus')],
  ])('with %s are refused', async (_name, text) => {
    await expect(read('eurofxref-hist.csv', text)).rejects.toThrow('line 1: the header holds a column that is no currency, or one twice')
  })

  it('with a hexadecimal rate are refused', async () => {
    await expect(read('eurofxref-hist.csv', ecbCsv.replace('183.03', '0xB7'))).rejects.toThrow('line 2, column JPY: is not a positive number')
  })
})

describe('prices', () => {
  it.each([
    ['a second line that is no day', 'date,close\nx,10\n2024-01-03,11\n', 'line 2, column date'],
    ['a third line that is no day', 'date,close\n2024-01-02,10\nx,11\n2024-01-04,12\n', 'line 3, column date'],
    ['a line that names a ticker and holds a price', 'Price,Close\nTicker,10\nDate,\n2024-01-02,10\n', 'line 2, column date'],
    ['a hexadecimal price', 'date,close\n2024-01-02,0x10\n', 'line 2, column close'],
    ['a price beyond all numbers', 'date,close\n2024-01-02,1e999\n', 'line 2, column close'],
    ['a price without digits', 'date,close\n2024-01-02, \n', 'line 2, column close'],
  ])('with %s are refused', async (_name, text, reason) => {
    await expect(read('p.csv', text)).rejects.toThrow(reason)
  })

  it('with a great many brackets in a header are refused soon', async () => {
    const begin = processorMs()
    await expect(read('p.csv', `${'('.repeat(300_000)},close\n2024-01-02,10\n`)).rejects.toThrow('is of no known format')
    // It took a minute.
    expect(processorMs() - begin).toBeLessThan(5000)
  })

  it('of more lines than any history are refused', async () => {
    await expect(read('p.csv', `date,close\n${'2024-01-02,1\n'.repeat(200_001)}`)).rejects.toThrow('has more than 200000 rows')
  })
})

describe('an import', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'depotkit-attacks-'))))
  afterAll(() => rmSync(folder, { recursive: true }))
  const tables = memoryTables(sampleBundle())
  const told = { isin: null, asOf: null, currency: 'EUR', adjusted: false }
  const importing = (path: string, more: Partial<typeof told> = {}) =>
    readImport(path, { format: null, told: { ...told, ...more }, known: knownSecurities(tables, []), lastDay: '2026-11-23' })
  const file = (name: string, content: Uint8Array | string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  it.each([
    ['holdings', 'ishares-de_IE00B4L5Y983.csv', Buffer.from(fixtures['ishares-de.csv'] ?? []).toString().replace('20.Jan.2026', '24.Nov.2026')],
    ['prices', 'prices_IE00B4L5Y983.csv', 'date,close\n2026-11-23,10\n2026-11-24,11\n'],
    ['rates', 'eurofxref-hist.csv', ecbCsv.replace('2026-03-05', '2026-11-24')],
  ])('of %s dated the day after tomorrow is refused', async (_name, name, text) => {
    await expect(importing(file(name, text))).rejects.toThrow(`${name}: is dated in the future`)
  })

  it.each([
    ['prices from the year 1', 'p_IE00B4L5Y983.csv', 'date,close\n0001-01-01,10\n2024-01-03,11\n', 'has prices from before 1900'],
    ['holdings of the year 1', 'IE00BF4G6Y48.json', '{"fundData":{"dailyHoldingsAll":{"effectiveDate":"0001-01-01","data":[{"securityDescription":"A","securityType":"Common Stock","marketValuePercent":100}]}}}', 'is dated before 1900'],
  ])('of %s is refused', async (_what, name, text, reason) => expect(importing(file(name, text))).rejects.toThrow(reason))

  it('of prices up to tomorrow is taken', async () => {
    expect((await importing(file('p_IE00B4L5Y983.csv', 'date,close\n2026-11-23,10\n'))).summaries[0]?.asOf).toBe('2026-11-23')
  })

  it.each([
    ['a bomb', 'bomb.csv.zip', () => zipOf({ 'a.csv': new Uint8Array(200 << 20) }), 'unpacks to too much'],
    ['a folder that cannot be entered as a file', 'missing.csv', null, 'does not exist'],
  ])('of %s is refused with a reason', async (_name, name, content, reason) => {
    await expect(importing(content === null ? join(folder, name) : file(name, content()))).rejects.toThrow(reason)
  })

  it('of a folder with thousands of files is refused before any is read', async () => {
    const many = join(folder, 'many')
    mkdirSync(many)
    for (let index = 0; index <= 2_000; index++) writeFileSync(join(many, `${index}.csv`), '')
    await expect(importing(many)).rejects.toThrow('many: holds more than 2000 files')
  })
})

it('whatever is changed in a file, it is read or refused with a reason', async () => {
  const names = Object.keys(fixtures)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255)), { minLength: 1, maxLength: 4 }), async (name, changes) => {
      const bytes = Buffer.from(fixtures[name] ?? [])
      for (const [place, byte] of changes) bytes[Math.floor(place * bytes.length)] = byte
      await read(name, bytes).catch((error: unknown) => expect(error).toBeInstanceOf(BundleError))
    }),
    { numRuns: 1_000 },
  )
})
