/** What is wrong is said in one line per finding on the error output, with the right exit code and nothing half done. */
import { describe, expect, test } from 'vitest'
import { isinFrom } from '../../../sdk/files/cells/isin'
import { formatDate } from '../../../core/wording/format'
import { embeddedPrices } from '../../../server/data/embedded/embedded'
import { explain } from '../../../server/cli/failures'
import { runCli, type CliOptions } from './support'

const CSV = 'Gesamtwert: 10.000,00 EUR\n\nISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n'
const files = {
  'p.csv': CSV,
  'rows.csv': 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nIE00B4L5Y984;1.000,00\nCash;2.500,00\nUS0378331005;keiner\n',
  'twice.csv': 'ISIN,Value\nIE00B4L5Y983,"1,234"\n',
  'no-header.csv': 'a;b\n1;2\n',
  'empty.csv': ' \n',
  'bad.json': '{"holdings": [SECRET-VALUE',
  'wrong.json': '{"holdings":[{"isin":"SECRET-VALUE","weight":1}]}',
  'scenarios.json': '{"calculator":"notgroschen","scenarios":[]}',
  'binary.bin': new Uint8Array([1, 0, 2]),
}

const fails = async (args: readonly string[], options: CliOptions = {}) => {
  const { exitCode, out, err } = await runCli(args, { env: { DEPOTKIT_BUNDLE: 'none' }, files, ...options })
  expect(out).toBe('')
  return { exitCode, err }
}

// As SQLite says it on a read-only file system, Kysely of tables that a later version made, and the store of a question that nobody answered.
test.each([
  ['unable to open database file', 1, /cannot be opened: .* folder/],
  ['ConnectionFailed("Unable to open connection to local database no-folder/x.db: 14")', 1, /cannot be opened: .* its folder must be there/],
  ['corrupted migrations: previously executed migration 003-x is missing', 1, /^the database \(DATABASE_URL or --database\) is of a newer version/],
  ['the database does not answer', 2, /does not answer$/],
  ['table "state" already exists', 1, /another program/],
  ['no such table: documents', 1, /lacks a table, a column or the row of its version/],
  ['no result', 1, /lacks a table, a column or the row of its version/],
  ['Connection terminated unexpectedly', 2, /was lost/],
  ['Client has encountered a connection error and is not queryable', 2, /was lost/],
  ['Connection terminated due to connection timeout', 2, /cannot be reached$/],
  ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 2, /refuses the user/],
  ['The server does not support SSL connections', 2, /TLS/],
])('a fault of the database is one line and no trace: %s', (message, exitCode, line) => {
  expect(explain(new Error(message))).toEqual({ lines: [expect.stringMatching(line)], exitCode })
})

// Codes as PostgreSQL gives them (appendix A of its manual); its own words can hold values.
test.each([
  ['42501', 1, /does not allow this user/],
  ['25006', 1, /can only be read$/],
  ['42P07', 1, /another program/],
  ['42P01', 1, /lacks a table/],
  ['42703', 1, /lacks a table, a column/],
  ['57P01', 2, /was lost/],
  ['57P03', 2, /cannot be reached$/],
  ['53300', 2, /no more connections$/],
  ['22023', 2, /its log says why$/],
])('what PostgreSQL refuses with %s is one line without its words', (code, exitCode, line) => {
  const { lines, exitCode: ended } = explain(Object.assign(new Error('SECRET-VALUE'), { code }))
  expect([lines, ended]).toEqual([[expect.stringMatching(line)], exitCode])
  expect(lines.join()).not.toContain('SECRET')
})

describe('words', () => {
  test.each([
    [['calc', 'vorabpauschal'], "unknown command 'vorabpauschal'; did you mean vorabpauschale?"],
    [['calc', 'vorabpauschale', '--wert_jahresend', '98765'], "unknown option '--wert_jahresend'; did you mean --wert_jahresende?"],
    [['calc', 'vorabpauschale', '--wert_jahresend=98765'], "unknown option '--wert_jahresend'; did you mean --wert_jahresende?"],
    [['calc', 'vorabpauschale', '--kirchensteuer', 'true'], "unknown option '--kirchensteuer'; did you mean --taxProfile.kirchensteuer?"],
    [['calc', 'vorabpauschale', '98765'], "too many arguments for 'vorabpauschale'. Expected 0 arguments but got 1."],
    [['calc', 'vorabpauschale', '--wert_jahresende'], "option '--wert_jahresende <EUR>' argument missing"],
    [['calc', 'vorabpauschale', '--wert_jahresende', '1', '--wert_jahresende=2'], '--wert_jahresende: is given twice'],
    [['calc', 'abgeltungssteuer', '--taxProfile.kirchensteuer', '--taxProfile.kirchensteuer', 'false'], '--taxProfile.kirchensteuer: is given twice'],
    [['calc', 'vorabpauschale', '--wert_jahresende', '11.500'], '--wert_jahresende: can be read in two ways; write 1234 or 1.2340'],
    [['analyze'], "missing required argument 'file'"],
    [['analyze', 'p.csv', 'overlapp'], "there is no capability 'overlapp'; did you mean overlap?"],
    [['analyze', 'p.csv', '--jsn'], "unknown option '--jsn'; did you mean --json?"],
    [['analyze', 'p.csv', '--rows', '98765432'], '--rows: must be a whole number above 0'],
    [['analyze', 'no-such.csv', '--rows', '0'], '--rows: must be a whole number above 0'],
    [['analyze', 'p.csv', '--locale', '98765'], '--locale: must be one of en, de'],
    [['analyze', 'p.csv', '--number-format', '98765'], '--number-format: must be one of de, en'],
    [['analyze', 'p.csv', '--url', '98765'], '--url or DEPOTKIT_URL must be an address that begins with http:// or https://'],
    [['analyze', 'p.csv', 'cost-drag'], 'cost-drag takes a JSON request of its own, no table of holdings; see depotkit catalog cost-drag'],
    [['compare', 'p.csv'], 'compare takes two portfolios, or one JSON request'],
    [['compare', 'scenarios.json', '--limit', '5'], '--limit: only for portfolios'],
    [['catalog', 'overlapp'], "the catalog has no 'overlapp'; did you mean overlap?"],
    [['completion', 'tcsh'], 'there are completions for bash, zsh, fish'],
    [['data', 'lst'], "unknown command 'lst'; did you mean list?"],
    [['nonsense'], /^unknown command 'nonsense'; commands are: .*\bserve, .*\banalyze, .*\bcompletion$/],
    [['calc', 'xyz'], /^unknown command 'xyz'; commands are: abgeltungssteuer, .*\bfire-rechner\b/],
    [['calc', 'notgroschen', '--zzz', '1'], "unknown option '--zzz'; see --help"],
    [['analyze', 'p.csv', 'nonsense'], /^there is no capability 'nonsense'; there are: .*\boverlap, /],
    [['catalog', 'nonsense'], "the catalog has no 'nonsense'; see depotkit catalog"],
  ])('%j', async (args, line) => {
    expect(await fails(args)).toEqual({ exitCode: 1, err: [typeof line === 'string' ? line : expect.stringMatching(line)] })
  })

  test('data import names a missing file before the database that is to take it', async () => {
    expect(await fails(['data', 'import', 'nowhere.csv', '--database', 'postgres://127.0.0.1:1/none'])).toEqual({ exitCode: 1, err: ['nowhere.csv: does not exist'] })
  })

  test.each([[[]], [['calc']], [['data']]])('%j is too little: the help stands on the error output', async (args) => {
    const { exitCode, err } = await fails(args)
    expect(exitCode).toBe(1)
    expect(err.join('\n')).toMatch(/^Usage: depotkit/)
  })
})

describe('values', () => {
  test('are refused by the schemas, each with its option and without the value', async () => {
    const args = ['calc', 'vorabpauschale', '--wert_jahresende=SECRET-VALUE', '--steuerjahr', '1876', '--taxProfile.filing_status', 'SECRET-VALUE', '--as-of', '2026-02-30']
    const { exitCode, err } = await fails(args)
    expect(exitCode).toBe(1)
    expect(err.map((line) => line.split(':')[0])).toEqual(['--wert_jahresende', '--steuerjahr', '--taxProfile.filing_status', '--as-of'])
    expect(err.join('\n')).not.toMatch(/SECRET|1876|02-30/)
  })

  test('of a request in a file are named by their path', async () => {
    expect(await fails(['analyze', 'wrong.json'])).toEqual({ exitCode: 1, err: ['holdings.0.isin: Must be an ISIN'] })
    expect((await fails(['analyze', 'p.csv', 'stress-scenarios'])).err[0]).toMatch(/^scenarioKeys: /)
  })
})

describe('files', () => {
  test.each([
    ['nothing.csv', 'nothing.csv: there is no such file'],
    ['empty.csv', 'empty.csv: The file is empty.'],
    ['bad.json', 'bad.json: is not valid JSON'],
    ['binary.bin', 'binary.bin: This is neither text nor a spreadsheet.'],
    ['no-header.csv', 'no-header.csv: No row has headers for a security (ISIN, WKN or name) and for its market value.'],
  ])('%s', async (file, line) => {
    expect(await fails(['analyze', file])).toEqual({ exitCode: 1, err: [line] })
  })

  test('with broken rows: each row is listed, and nothing is analysed', async () => {
    const { exitCode, err } = await fails(['analyze', 'rows.csv'])
    expect(exitCode).toBe(1)
    expect(err).toEqual(['rows.csv:3: ISIN: The check digit of the ISIN is wrong.', 'rows.csv:5: Kurswert: Is not an amount.', 'To analyse the rest, add --without-rows'])
  })

  test('with broken rows are analysed without them when that is asked for, and each is listed', async () => {
    const { exitCode, err, data } = await runCli(['convert', 'rows.csv', '--without-rows'], { env: { DEPOTKIT_BUNDLE: 'none' }, files })
    expect([exitCode, data()]).toEqual([0, { basis: 'values', baseCurrency: 'EUR', holdings: [{ isin: 'IE00B4L5Y983', value: 7500 }, { assetClass: 'cash', currency: 'EUR', value: 2500 }] }])
    expect(err).toEqual([
      'rows.csv:3: left out, not recognised', 'rows.csv:5: left out, not recognised', 'rows.csv: 2 rows left out, together €1,000.00',
      'rows.csv: Nothing in the file shows whether rows are missing (2 positions worth €10,000.00), or whether values and cash balances are right. Compare that with what your bank shows.',
    ])
  })

  test('of bookings with one of an unknown kind name its row', async () => {
    const text = 'Datum;Typ;ISIN;Stück;Kurs;Betrag\n10.03.2025;Kauf;IE00B4L5Y983;6;80,00;480,00\n11.03.2025;Sonderfall;IE00B4L5Y983;6;80,00;480,00\n'
    const { err } = await fails(['convert', 'bookings.csv'], { files: { 'bookings.csv': text } })
    expect(err).toEqual(['bookings.csv:3: Typ: What was booked here is not known. Write Buy or Sell, or what else it was (distribution, interest, fee, transfer), or remove the row.'])
  })

  test('that leave their number format open say which option settles it', async () => {
    expect((await fails(['analyze', 'twice.csv'])).err).toEqual([
      'twice.csv: Value: The amounts can be read in two ways. Say how they are written.', 'Add --number-format de or en',
    ])
  })

  test('of bookings that move no units are refused with where their bank has the holdings, in German as well', async () => {
    const text = 'Buchungstag;Valuta;Bezeichnung;ISIN;Nominal (Stk.);;Betrag;;TA.-Nr.;Buchungsinformation\n03.01.2025;06.01.2025;WORLD;IE00B4L5Y983;1;Stück;31,62;EUR;4045504719;Dividende\n'
    const { err } = await fails(['analyze', 'flatex-umsaetze.csv', '--locale', 'de'], { files: { 'flatex-umsaetze.csv': text } })
    expect(err).toEqual([
      'flatex-umsaetze.csv: Das ist eine Liste von Buchungen oder Aufträgen, nicht der Positionen. Bitte stattdessen den aktuellen Bestand mit Marktwerten exportieren (Depotübersicht, Vermögensaufstellung).',
      'Bei flatex heißt sie „Depotbestand, CSV“.',
    ])
  })

  test('of shares alone are analysed by weight, and ask what the rest is', async () => {
    const files = { 'w.csv': 'ISIN;Name;Anteil in %\nIE00B4L5Y983;World;60,0\nIE00BKM4GZ66;EM;20,0\n' }
    expect((await fails(['analyze', 'w.csv', 'allocation'], { files })).err).toEqual([
      'w.csv:1: Anteil in %: The shares add up to less than 100 %: rows are missing, or the rest is cash.', 'If the rest is cash, add --rest cash; to scale the shares to 100 %, --rest spread',
    ])
    const { data } = await runCli(['analyze', 'w.csv', 'allocation', '--rest', 'cash', '--json'], { files })
    // 60 and 20 of 100, the rest is cash; without values there is no amount.
    expect(data()).toMatchObject({ basis: 'weights', totalValue: null, holdings: [{ weight: 0.6, value: null }, { weight: 0.2 }, { weight: 0.2, assetClass: 'cash' }] })
  })

  test('of bookings give what is left, at prices that are named; old ones are asked for', async () => {
    const files = { 'b.csv': 'Datum;Typ;ISIN;Stück;Kurs;Betrag\n03.01.2020;Kauf;IE00B8GKDB10;10;70,00;700,00\n04.01.2020;Verkauf;IE00B8GKDB10;4;71,00;284,00\n' }
    const { err } = await fails(['convert', 'b.csv'], { files })
    expect(err).toEqual([
      'b.csv:3: The last known price of these units is older than 30 days. State the price of one unit, or take the old one.', 'b.csv:3: 6 units: add --unit-price IE00B8GKDB10=... (last known price: 71 on 4 Jan 2020)', 'To take the old prices, add --stale-prices',
    ])
    expect((await runCli(['convert', 'b.csv', '--unit-price', 'IE00B8GKDB10=80.5'], { files })).data()).toMatchObject({ holdings: [{ isin: 'IE00B8GKDB10', value: 483 }] }) // 6 x 80.50
    const old = await runCli(['convert', 'b.csv', '--stale-prices', '--locale', 'de'], { files })
    expect([old.data(), old.err.map((line) => line.replaceAll('\u00a0', ' '))]).toMatchObject([{ holdings: [{ value: 426 }] }, ['b.csv: IE00B8GKDB10: 6 Stück zu 71,00 €, letzter Preis der Datei vom 04.01.2020 (älter als 30 Tage)', 'b.csv: Nichts in der Datei zeigt, ob Zeilen fehlen (eine Position im Wert von 426,00 €). Bitte mit dem vergleichen, was die Bank zeigt.']]) // 6 x 71
    // 6 units of the first file and 4 of the second.
    const both = { ...files, 'c.csv': `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr\n05.01.2020;Kauf;IE00B8GKDB10;4;80,00;320,00;0,00\n`, 'l.csv': 'ISIN;Kurswert\nIE00B8GKDB10;300,00\n' }
    expect((await runCli(['convert', 'b.csv', '--unit-price', 'IE00B8GKDB10=80.5', '--and', 'c.csv'], { files: both })).data()).toMatchObject({ holdings: [{ isin: 'IE00B8GKDB10', value: 805 }] }) // 10 x 80.50
    expect((await fails(['convert', 'b.csv', '--and', 'c.csv', 'b.csv'], { files: both })).err).toEqual([2, 3, 2, 3].map((row) => `b.csv:${row}: This booking stands twice; remove one.`))
    expect((await fails(['convert', 'b.csv', '--and', 'l.csv'], { files: both })).err).toEqual(['l.csv: This is a list of what is held; only files of bookings are read together.'])
    for (const price of ['X=1', 'IE00B8GKDB10=80.5²']) expect((await fails(['convert', 'b.csv', '--unit-price', price], { files })).err).toEqual(['--unit-price: must be an ISIN and a price, as in US0378331005=189.50'])
  })

  test('of bookings take a price of the reference data where that is newer, with its day', async () => {
    const series = embeddedPrices().get('IE00B4L5Y983')
    const [close = NaN, day = ''] = [series?.closes.at(-1), series?.dates.at(-1)]
    const { err, data } = await runCli(['convert', 'b.csv', '--stale-prices'], { files: { 'b.csv': 'Datum;Typ;ISIN;Stück;Kurs;Betrag\n03.01.2020;Kauf;IE00B4L5Y983;10;70,00;700,00\n' } })
    expect(series?.currency).toBe('EUR')
    expect(data()).toMatchObject({ holdings: [{ isin: 'IE00B4L5Y983', value: 10 * close }] })
    expect(err.join()).toContain(`price of the reference data of ${formatDate(day, 'en')}`)
  })

  test('without ISIN give proposals as ready options, and are read with them', async () => {
    const depot = { 'names.csv': 'Bestand;Bezeichnung;Kurs;Kurswert (EUR)\n10;Apple;150,00;1.500,00\n' }
    const refused = await runCli(['convert', 'names.csv'], { files: depot })
    expect([refused.exitCode, refused.out, refused.err.at(-1)]).toEqual([1, '', 'names.csv:2: Apple may be Apple Inc.; if so, add --row-isin 2=US0378331005'])
    const read = await runCli(['convert', 'names.csv', '--row-isin', '2=US0378331005'], { files: depot })
    expect(read.data()).toMatchObject({ holdings: [{ isin: 'US0378331005', value: 1500 }] })
  })

  test('of WKNs without names are confirmed in one question', async () => {
    const depot = { 'numbers.csv': 'WKN;Stück;Kurs;Kurswert (EUR)\nA0RPWH;10;100,00;1.000,00\n716460;2;250,00;500,00\n' }
    const { err } = await runCli(['convert', 'numbers.csv'], { files: depot })
    expect(err.at(-1)).toBe('If all of these are right, add --row-isin 2=IE00B4L5Y983 --row-isin 3=DE0007164600')
    const read = await runCli(['convert', 'numbers.csv', '--row-isin', '2=IE00B4L5Y983', '--row-isin', '3=DE0007164600'], { files: depot })
    expect(read.data()).toMatchObject({ holdings: [{ isin: 'IE00B4L5Y983', value: 1000 }, { isin: 'DE0007164600', value: 500 }] })
  })

  test('of more holdings than a service takes are bounded only when that is asked for', async () => {
    const isins = Array.from({ length: 201 }, (_, index) => isinFrom('DE', String(index)))
    const depot = { 'large.csv': `ISIN;Kurswert\n${isins.map((isin, index) => `${isin};${index + 1},00`).join('\n')}\n` }
    // 200 of 1 to 201 are all but 1 of 20301.
    expect((await fails(['analyze', 'large.csv'], { files: depot })).err).toEqual(['the file has 201 holdings, at most 200 are taken; --largest 200 takes those, 100.00 % of the value'])
    const { err, data } = await runCli(['analyze', 'large.csv', 'allocation', '--largest', '100', '--json'], { files: depot, env: { DEPOTKIT_BUNDLE: 'none' } })
    // 102 to 201 add up to 15150 of 20301.
    expect(err).toEqual(['large.csv: Nothing in the file shows whether rows are missing (201 positions worth €20,301.00), or whether values are right. Compare that with what your bank shows.', `only the 100 largest holdings, 74.63 % of the value; 101 are left out: ${isins.slice(0, 101).toReversed().join(', ')}`])
    expect(data()).toMatchObject({ totalValue: 15_150 })
  })

  test('of Portfolio Performance are read, in Windows-1252 as well', async () => {
    const statement = [
      'Bestand;Name;Symbol;ISIN;Kurs;Marktwert;Anteil in %;Währung',
      '"";Summe;"";"";"";8.734,56;100,00;""',
      '10,5;World;EUNL;IE00B4L5Y983;117,58;1.234,56;14,13;EUR',
      '5;Apple;AAPL;US0378331005;USD 1.600,00;7.500,00;85,87;USD',
    ].join('\r\n')
    for (const content of [statement, Buffer.from(statement, 'latin1')]) {
      const { exitCode, data } = await runCli(['analyze', 'pp.csv', 'allocation', '--json'], { files: { 'pp.csv': content } })
      expect(exitCode).toBe(0)
      expect(data()).toMatchObject({ basis: 'values', totalValue: 8734.56, holdings: [{ isin: 'IE00B4L5Y983', value: 1234.56 }, { isin: 'US0378331005', value: 7500 }] })
    }
  })

  test('that leave their number format open are read with the option', async () => {
    const { exitCode, data } = await runCli(['analyze', 'twice.csv', '--number-format', 'en', '--json'], { env: { DEPOTKIT_BUNDLE: 'none' }, files })
    expect(data()).toMatchObject({ totalValue: 1234 })
    // Nothing is known of the fund without reference data, but that it is there.
    expect(exitCode).toBe(0)
  })
})

describe('settings', () => {
  test('that are wrong are named', async () => {
    expect(await fails(['calc', 'notgroschen'], { env: { PORT: 'SECRET-VALUE' } })).toEqual({ exitCode: 1, err: ['PORT: a whole number from 0 to 65535'] })
  })

  test('a bundle that is not there is one line', async () => {
    const { exitCode, err } = await fails(['analyze', 'p.csv'], { env: { DEPOTKIT_BUNDLE: '/nothing/here' } })
    expect([exitCode, err]).toEqual([1, ['DEPOTKIT_BUNDLE: here: does not exist']])
  })

  test('have spaces around them, or nothing, without changing what they mean', async () => {
    expect(await runCli(['data', 'list', '--json'], { env: { DEPOTKIT_BUNDLE: ' none ', DATABASE_URL: ' file:/nothing/here.db ' } })).toMatchObject({ exitCode: 0, err: [] })
    expect(await runCli(['data', 'list', '--json'], { env: { DEPOTKIT_BUNDLE: '', DATABASE_URL: ' ' } })).toMatchObject({ exitCode: 0, err: [] })
  })

  test.each(['file:', 'postgres://user:SEC#RET@host/db', 'depotkit.db'])('an address that names no database is refused alike by every command: %s', async (DATABASE_URL) => {
    for (const args of [['data', 'list'], ['data', 'import', 'package.json'], ['analyze', 'p.csv']]) expect(await fails(args, { env: { DATABASE_URL } })).toEqual({ exitCode: 1, err: [expect.stringMatching(/^DATABASE_URL: file:<path> or postgres/)] })
  })
})

describe('availability', () => {
  test('every section unavailable ends with 2, and its reasons are shown', async () => {
    const { exitCode, out, err } = await runCli(['analyze', 'p.csv', 'overlap'], { env: { DEPOTKIT_BUNDLE: 'none' }, files })
    expect([exitCode, err]).toEqual([2, []])
    expect(out).toMatch(/Overlap: unavailable \(.+\)/)
    const json = await runCli(['analyze', 'p.csv', 'overlap', 'sectors', '--json'], { env: { DEPOTKIT_BUNDLE: 'none' }, files })
    expect(json.exitCode).toBe(2)
  })

  test('one available section of several ends with 0', async () => {
    expect((await runCli(['analyze', 'p.csv', 'overlap', 'allocation'], { files })).exitCode).toBe(0)
  })
})
