/** `depotkit tax`: requests and files of bookings on the command line. */
import { describe, expect, test } from 'vitest'
import { embeddedPrices } from '../../../../server/data/embedded/embedded'
import { pdfOfLines } from '../../../support/pdf-file'
import { runCli } from '../support'

/** A fund whose own published holdings say that it is an equity fund. */
const WORLD = 'IE00B44Z5B48'

const bookings = `Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr
10.01.2024;Kauf;${WORLD};10;70,00;700,00;0,00
10.03.2025;Sparplan;${WORLD};6;80,00;480,00;0,00
11.03.2025;Verkauf;${WORLD};4;80,00;320,00;0,00
`
/** What is said of bookings that nothing checks. */
const unchecked = expect.stringMatching(/: (?:Nothing in the file shows whether rows are missing|Nichts in der Datei zeigt, ob Zeilen fehlen) \(\d+ (?:bookings?|Ums[aä]tze?) (?:of|in) \d+ .* (?:days are right|Tage stimmen)\./)

const files = { 'b.csv': bookings, 'wrong.csv': `${bookings}12.03.2025;Hokuspokus;${WORLD};1;1,00;1,00;0,00\n` }
const run = (...args: string[]) => runCli(['tax', ...args], { files })

describe('bookings', () => {
  test('become the January bill, in which prices are not known', async () => {
    const { exitCode, data } = await run('b.csv', '--year', '2025', '--json')
    expect(exitCode).toBe(0)
    expect(data()).toMatchObject({ calculation: 'advance-lump-sum', result: { status: 'partial', debit: null, positions: [{ isin: WORLD, obstacles: ['price_unknown'], fondstyp: 'AKTIENFONDS' }] } })
  })

  test('of shares, ETCs and coins are left out of the January bill, and named', async () => {
    const others = ['US0378331005', 'DE000A0S9GB0', 'XF000BTC0017'].map((isin) => `10.01.2024;Kauf;${isin};10;70,00;700,00;0,00\n`).join('')
    const { data, err } = await runCli(['tax', 'b.csv', '--year', '2025', '--json', '--locale', 'de'], { files: { 'b.csv': bookings + others } })
    expect(data()).toMatchObject({ result: { status: 'partial', positions: [{ isin: WORLD }] } })
    // three rows of the file, then share, ETC and coin below its header
    expect(err).toEqual(['b.csv: nicht gerechnet, da von Kryptowerten oder nicht Handelbarem: Zeilen 7', 'Keine Fonds, also ohne Vorabpauschale: US0378331005, DE000A0S9GB0', unchecked])
  })

  test('of crypto assets without an ISIN are left out, and their rows named', async () => {
    const rows = ['Datum;Typ;Assetklasse;ISIN;Stück;Kurs;Betrag', `10.01.2024;Kauf;Fonds;${WORLD};10;70,00;700,00`, '11.01.2024;Kauf;Krypto;BTC;0,01;40000,00;400,00']
    const { err } = await runCli(['tax', 'b.csv', '--year', '2025', '--json', '--locale', 'de'], { files: { 'b.csv': rows.join('\n') } })
    expect(err).toEqual(['b.csv: nicht gerechnet, da von Kryptowerten oder nicht Handelbarem: Zeilen 3', unchecked])
  })

  test('become a request to fill in, which answers', async () => {
    const { data } = await run('b.csv', '--year', '2025', '--request')
    const { inputs } = data() as { inputs: { positions: object[] } }
    expect(inputs).toEqual({
      year: 2025, banks: [{ name: 'Depot' }],
      positions: [{ basis: 'units', bank: 'Depot', isin: WORLD, unitsStart: 6, priceStart: null, priceEnd: null, bookings: [{ month: 3, type: 'purchase', units: 6 }] }],
    })
    const filled = { ...inputs, positions: inputs.positions.map((row) => ({ ...row, priceStart: 75, priceEnd: 90 })) }
    const answer = await runCli(['tax', '-', '--json'], { files: { '-': JSON.stringify(filled) } })
    // 6 x 75 x 1.771 % + 6 x 75 x 1.771 % x 10/12 = 7.9695 + 6.64125
    expect(answer.data()).toMatchObject({ result: { status: 'ok', lumpSum: 14.61 } })
  })

  test('begin with the close of the year that is known, which bounds the bill and is named', async () => {
    const isin = 'IE00B4L5Y983'
    const series = embeddedPrices().get(isin)
    const year = Number(series?.dates.at(-1)?.slice(0, 4))
    const first = series?.dates.findIndex((day) => day >= `${year}-01-01`) ?? -1
    const close = series?.closes[first] ?? NaN
    const { data, err } = await runCli(['tax', 'b.csv', '--year', String(year), '--json'], { files: { 'b.csv': bookings.replaceAll(WORLD, isin) } })
    // 12 units; more than the base rate of the year, of which the model knows the figure, the lump sum cannot be
    const { result } = data() as { result: { baseRate: number; atMost: { lumpSum: number } } }
    expect(result.atMost.lumpSum).toBeCloseTo(12 * close * (result.baseRate / 100) * 0.7, 1)
    expect(err).toEqual([expect.stringMatching(new RegExp(`^${isin}: the year begins with €${close.toFixed(2)}, the close of .* ${year} at the exchange; the bank takes the redemption price`)), unchecked])
  })

  test('become the lots of a sale', async () => {
    // 6 at 70, 6 at 80; 8 sold at 100: gain 6 x 30 + 2 x 20 = 220
    const { data } = await run('b.csv', 'sale', '--isin', WORLD, '--kind', 'SONSTIGE', '--date', '2025-04-01', '--price', '100', '--units', '8', '--request')
    expect(data()).toMatchObject({ inputs: { isin: WORLD, kind: 'SONSTIGE', lots: [{ date: '2024-01-10', units: 6, price: 70 }, { date: '2025-03-10', units: 6, price: 80 }], sale: { date: '2025-04-01', price: 100, units: 8 } } })
    const refused = await run('b.csv', 'sale', '--isin', WORLD, '--date', '2025-04-01', '--price', '100', '--units', '8')
    expect([refused.exitCode, refused.err.join('\n')]).toEqual([1, expect.stringMatching(/inputs\.lots\.0\.lumpSums.*prices of 2024/)])
  })

  test('become the lines of a return, in euros at the rate of the day', async () => {
    const file = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Währung;Gebühr\n05.05.2025;Kauf;US0378331005;10;100,00;1.000,00;USD;0,00\n03.11.2025;Verkauf;US0378331005;10;120,00;1.200,00;USD;0,00\n'
    const { data, exitCode } = await runCli(['tax', 'r.csv', 'return', '--year', '2025', '--json'], { files: { 'r.csv': file } })
    expect(exitCode).toBe(0)
    // Reference rates of the ECB: 1.1343 on 5 May and 1.1514 on 3 November 2025; 1042.21 - 881.60
    expect(data()).toMatchObject({ calculation: 'return', result: { status: 'ok', lines: [{ line: 'KAP 19', amount: 160.61 }, { line: 'KAP 20', amount: 160.61 }], entries: [{ kind: 'AKTIE', rate: 1.1514, rateDate: '2025-11-03' }] } })
  })

  test('in dollars give units to the January bill and their cost in euros to a sale; a row without a rate is named', async () => {
    const head = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Währung;Gebühr\n'
    const files = { 'd.csv': `${head}05.05.2025;Kauf;${WORLD};10;100,00;1.000,00;USD;0,00\n`, 'x.csv': `${head}05.05.2025;Kauf;${WORLD};10;100,00;1.000,00;USD;0,00\n06.05.2025;Kauf;${WORLD};1;100,00;100,00;XAU;0,00\n`, 't.csv': `${head}${`05.05.2025;Kauf;${WORLD};10;100,00;1.000,00;EUR;0,00\n`.repeat(2)}` }
    const sale = ['sale', '--isin', WORLD, '--kind', 'AKTIENFONDS', '--date', '2025-11-03', '--price', '100', '--units', '10']
    const bill = await runCli(['tax', 'd.csv', '--year', '2025', '--request'], { files })
    expect([bill.data(), bill.err]).toEqual([expect.objectContaining({ inputs: expect.objectContaining({ positions: [expect.objectContaining({ unitsStart: 0, bookings: [{ month: 5, type: 'purchase', units: 10 }] })] }) }), [expect.stringMatching(/^d\.csv: 1 row in USD converted/), unchecked]])
    // Reference rate of the ECB of 5 May 2025: 1.1343; 1000 - 1000 / 1.1343 = 118.40
    expect((await runCli(['tax', 'd.csv', ...sale, '--json'], { files })).data()).toMatchObject({ result: { gain: 118.4 } })
    const { data, err } = await runCli(['tax', 'x.csv', ...sale, '--request', '--locale', 'de'], { files })
    expect(data()).toMatchObject({ inputs: { lots: [{ date: '2025-05-05', price: 88.16009874 }, { date: '2025-05-06', units: 1, price: null }] } })
    expect((await runCli(['tax', 't.csv', '--year', '2025', '--request'], { files })).err).toEqual(['t.csv: Equal rows, all of which count: 2 = 3. If one is a duplicate, remove it and read the file again.', unchecked])
    const far = `${head}05.05.2025;Kauf;${WORLD};10;100,00;1.000,00;EUR;0,00\n12.05.2025;Kauf;${WORLD};10;25,00;250,00;EUR;0,00\n`
    expect((await runCli(['tax', 'f.csv', '--year', '2025', '--request'], { files: { 'f.csv': far } })).err).toEqual([expect.stringMatching(/^f\.csv: A unit at more than twice the price .*: rows 2, 3\. Check/), unchecked])
    expect(err.at(-2)).toBe('x.csv:3: für XAU ist kein Referenzkurs vom 06.05.2025 bekannt: Was diese Zeile kostete oder brachte, fehlt')
  })

  const old = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr\n01.09.2020;Kauf;US67066G1040;10;480,00;4.800,00;0,00\n'
  const sale = ['sale', '--isin', 'US67066G1040', '--kind', 'AKTIE', '--date', '2026-11-20', '--price', '150', '--units', '100', '--request']

  test('from before splits are refused with the words of how to say what their units are', async () => {
    const { exitCode, err } = await runCli(['tax', 'n.csv', ...sale], { files: { 'n.csv': old } })
    expect([exitCode, err.join('\n')]).toEqual([1, expect.stringMatching(/4 for 1 on 20 Jul 2021.*--split-units US67066G1040@2021-07-20=before/)])
  })

  test.each([['before', 400, 12], ['after', 10, 480]])('from before splits, with units of %s, are %d at %d', async (units, count, price) => {
    const said = ['2021-07-20', '2024-06-10'].flatMap((day) => ['--split-units', `US67066G1040@${day}=${units}`])
    const { data, err } = await runCli(['tax', 'n.csv', ...sale, ...said], { files: { 'n.csv': old } })
    expect(data()).toMatchObject({ inputs: { lots: [{ date: '2020-09-01', units: count, price }] } })
    expect(err).toHaveLength(3)
  })

  test('that know their securities by ticker say what these may be, and take a yes', async () => {
    const files = { 'r.csv': `Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate
2025-01-10T10:00:00.000Z,EUNL,BUY - MARKET,6,EUR 70,EUR 420,EUR,1.0000
2025-03-10T10:00:00.000Z,EUNL,BUY - MARKET,6,EUR 80,EUR 480,EUR,1.0000
` }
    const asked = ['tax', 'r.csv', 'sale', '--isin', WORLD, '--kind', 'AKTIENFONDS', '--date', '2025-04-01', '--price', '100', '--units', '8', '--request']
    const { exitCode, err } = await runCli(asked, { files })
    expect([exitCode, err.join('\n')]).toEqual([1, expect.stringMatching(/^r\.csv:2: Without ISIN.*\nr\.csv:2: EUNL may be .*; if so, add --row-isin 2=IE00B4L5Y983$/)])
    const { data } = await runCli([...asked, '--row-isin', `2=${WORLD}`], { files })
    expect(data()).toMatchObject({ inputs: { lots: [{ date: '2025-01-10', units: 6, price: 70 }, { date: '2025-03-10', units: 6, price: 80 }] } })
  })

  test('of several files are read as one, once it is said whether they are of one depot', async () => {
    const head = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr\n'
    const files = { 'a.csv': `${head}10.01.2025;Kauf;${WORLD};10;70,00;700,00;0,00\n`, 'b.csv': `${head}10.02.2025;Kauf;${WORLD};10;80,00;800,00;0,00\n10.03.2025;Verkauf;${WORLD};10;90,00;900,00;0,00\n`, 'c.csv': `${head}10.02.2025;Wunder;${WORLD};10;80,00;800,00;0,00\n` }
    const asked = ['tax', 'b.csv', 'sale', '--isin', WORLD, '--kind', 'AKTIENFONDS', '--date', '2025-04-01', '--price', '100', '--units', '5', '--request', '--and', 'a.csv']
    const refused = await runCli(asked, { files })
    expect([refused.exitCode, refused.err]).toEqual([1, ['a.csv:2: An earlier file has this security too, and not both name their depots: whether it is one depot or two decides what is sold first.', 'If all files are of one depot, add --depots one; if each is of a depot of its own, --depots each']])
    // Of one depot the units of January are sold.
    expect((await runCli([...asked, '--depots', 'one'], { files })).data()).toMatchObject({ inputs: { lots: [{ date: '2025-02-10', units: 10, price: 80 }] } })
    expect((await runCli([...asked, '--depots', 'each', '--account', 'Depot 2'], { files })).data()).toMatchObject({ inputs: { lots: [{ date: '2025-01-10', units: 10, price: 70 }] } })
    expect((await runCli([...asked, 'c.csv', '--depots', 'one'], { files })).err).toEqual(['c.csv:2: Stück: What was booked here is not known. Write Buy or Sell, or what else it was (distribution, interest, fee, transfer), or remove the row.'])
  })

  test('of two confirmations that say the same are of one trade or of two, as is said, here and in what is held; their depots are told apart without their numbers', async () => {
    const confirmed = (depot: string): Uint8Array => pdfOfLines([`Depotnummer  ${depot}`, 'Wertpapier Abrechnung Kauf', `Stück  10       ISHARES CORE MSCI WORLD   ${WORLD}`, 'Schlusstag  10.01.2025', 'Ausführungskurs  70,00 EUR', 'Kurswert   700,00- EUR', 'Ausmachender Betrag   700,00- EUR'])
    const files = { 'a.pdf': confirmed('2471359680'), 'b.pdf': confirmed('2471359680'), 'c.pdf': confirmed('2471359698') }
    const asked = ['tax', 'a.pdf', 'sale', '--isin', WORLD, '--kind', 'AKTIENFONDS', '--date', '2025-04-01', '--price', '100', '--units', '5', '--request', '--and', 'b.pdf']
    const refused = await runCli(asked, { files })
    expect([refused.exitCode, refused.err]).toEqual([1, [expect.stringMatching(/^b\.pdf:1: Another file confirms the same trade/), 'b.pdf:1: if it is the same trade, add --repeat 2:1=one; if it is a second one, --repeat 2:1=two']])
    for (const [said, units] of [['one', 10], ['two', 20]] as const) expect((await runCli([...asked, '--repeat', `2:1=${said}`], { files })).data()).toMatchObject({ inputs: { lots: [{ date: '2025-01-10', units, price: 70 }] } })
    const held = ['convert', 'a.pdf', '--and', 'b.pdf', '--unit-price', `${WORLD}=100`]
    expect((await runCli(held, { files })).err.join()).toContain('--repeat 2:1=one')
    expect((await runCli([...held, '--repeat', '2:1=two'], { files })).data()).toMatchObject({ holdings: [{ isin: WORLD, value: 2000 }] })
    const depots = await runCli([...asked.slice(0, -1), 'c.pdf'], { files })
    expect([depots.exitCode, depots.err]).toEqual([1, ['--account: is needed, since the security lies in several depots: Depot 1, Depot 2']])
    expect((await runCli(['tax', 'a.pdf', '--year', '2025', '--repeat', '14=two'], { files })).err).toEqual([expect.stringMatching(/^--repeat: must be/)])
  })

  test('of a fund that went while another came are asked about, and go on as a merger or as a sale', async () => {
    const files = { 'm.csv': `Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2025;Kauf;${WORLD};Alt;80;50,00;4000,00;0,00\n15.05.2025;Ausbuchung;${WORLD};Alt;80;60,00;4800,00;0,00\n15.05.2025;Einbuchung;IE00BKM4GZ66;Neu;120;;;0,00\n` }
    const asked = ['tax', 'm.csv', 'sale', '--isin', 'IE00BKM4GZ66', '--kind', 'AKTIENFONDS', '--date', '2025-09-01', '--price', '45', '--units', '10', '--request']
    const refused = await runCli(asked, { files })
    expect([refused.exitCode, refused.err]).toEqual([1, [expect.stringMatching(/^m\.csv:3: These units went while/), expect.stringMatching(/^m\.csv:3: Alt .*1\.5 new units.*section 23 InvStG.*--merger IE00B44Z5B48=merger .*--merger IE00B44Z5B48=sale/)]])
    expect((await runCli([...asked, '--merger', `${WORLD}=merger`], { files })).data()).toMatchObject({ inputs: { lots: [{ date: '2025-03-10', units: 80, price: 50, changes: [{ type: 'merger', isin: WORLD, date: '2025-05-15', ratio: 1.5 }] }] } })
    // 4,800.00 / 120
    expect((await runCli([...asked, '--merger', `${WORLD}=sale`], { files })).data()).toMatchObject({ inputs: { lots: [{ date: '2025-05-15', units: 120, price: 40 }] } })
    // Before the merger it was the other fund.
    const before = await runCli(asked.map((word) => (word === 'IE00BKM4GZ66' ? WORLD : word === '2025-09-01' ? '2025-04-01' : word)).concat('--merger', `${WORLD}=merger`), { files })
    expect(before.data()).toMatchObject({ inputs: { isin: WORLD, lots: [{ date: '2025-03-10', units: 80, price: 50 }] } })
    expect((await runCli([...asked, '--merger', 'x=merger'], { files })).err).toEqual([expect.stringMatching(/^--merger: must be/)])
  })

  test('of a fund that is known to have become another, of which both are booked, are asked about with the ratio', async () => {
    const files = { 'm.csv': 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2020;Kauf;LU0392494562;Alt;10;50,00;500,00;0,00\n10.09.2025;Kauf;LU2572257124;Neu;5;60,00;300,00;0,00\n' }
    const asked = ['tax', 'm.csv', 'sale', '--isin', 'LU2572257124', '--kind', 'AKTIENFONDS', '--date', '2025-12-01', '--price', '45', '--units', '10', '--request']
    const refused = await runCli(asked, { files })
    expect([refused.exitCode, refused.err]).toEqual([1, [expect.stringMatching(/^m\.csv:2: These units went while/), expect.stringMatching(/^m\.csv:2: Alt \(LU0392494562\) became Neu .*--merger LU0392494562=RATIO .*--merger LU0392494562=apart/)]])
    const [merger, bought] = [{ type: 'merger', isin: 'LU0392494562', ratio: 1.5 }, { date: '2025-09-10', units: 5, price: 60 }]
    for (const [said, date] of [['1.5', '2023-04-21'], ['1.5@2023-05-02', '2023-05-02']] as const) {
      expect((await runCli([...asked, '--merger', `LU0392494562=${said}`], { files })).data()).toMatchObject({ inputs: { lots: [{ date: '2020-03-10', units: 10, price: 50, changes: [{ ...merger, date }] }, bought] } })
    }
    expect((await runCli([...asked, '--merger', 'LU0392494562=apart'], { files })).data()).toMatchObject({ inputs: { lots: [bought] } })
    expect((await runCli([...asked, '--merger', 'LU0392494562=0'], { files })).err).toEqual([expect.stringMatching(/^--merger: must be/)])
  })

  test('that leave nothing open refuse an answer, which may be meant for another row or ISIN, and so does a request', async () => {
    const files = { 'b.csv': `Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr\n10.03.2025;Kauf;${WORLD};Alt;80;50,00;4000,00;0,00\n`, 'r.json': '{"year":2025,"banks":[],"positions":[]}' }
    const asked = ['tax', 'b.csv', 'sale', '--isin', WORLD, '--date', '2025-09-01', '--price', '45', '--units', '10', '--request']
    const given = ['--merger', `${WORLD}=merger`, '--split-units', `${WORLD}@2025-07-20=after`, '--row-isin', `2=${WORLD}`, '--repeat', '2:14=one']
    const options = [`--row-isin 2`, `--split-units ${WORLD}@2025-07-20`, '--repeat 2:14', `--merger ${WORLD}`]
    const { exitCode, err } = await runCli([...asked, ...given], { files })
    expect([exitCode, err]).toEqual([1, options.map((option) => `${option}: nothing that is open in the files is answered by it; correct it or leave it out`)])
    expect((await runCli([...asked, ...given, '--locale', 'de'], { files })).err[0]).toBe('--row-isin 2: beantwortet nichts, was in den Dateien offen ist; bitte berichtigen oder weglassen')
    expect((await runCli(['tax', 'r.json', '--merger', `${WORLD}=sale`], { files })).err).toEqual([expect.stringMatching(/^--merger IE00B44Z5B48: nothing that is open/)])
    expect((await runCli(['convert', 'b.csv', '--unit-price', `${WORLD}=50`, '--unit-price', 'IE00BKM4GZ66=50'], { files })).err).toEqual([expect.stringMatching(/^--unit-price IE00BKM4GZ66: nothing that is open/)])
    expect((await runCli(['convert', 'b.csv', '--unit-price', `${WORLD}=50`], { files })).data()).toMatchObject({ holdings: [{ isin: WORLD, value: 4000 }] })
  })

  test('of a fund held since an earlier year say that its lump sums are not in them', async () => {
    const { err, data } = await run('b.csv', 'sale', '--isin', 'IE00B44Z5B48', '--kind', 'AKTIENFONDS', '--date', '2026-11-20', '--price', '100', '--units', '1', '--request')
    expect([err, data()]).toEqual([[expect.stringMatching(/^Bookings do not say the lump sums.*--request.*lumpSums/), unchecked], expect.objectContaining({ inputs: expect.objectContaining({ isin: 'IE00B44Z5B48' }) })])
  })

  test('of a fund that distributes say what they state of it, in euros, where a sale or a return asks for lump sums', async () => {
    const head = 'Datum;Typ;ISIN;Stück;Kurs;Betrag;Währung;Gebühr;Steuern\n'
    const file = `${head}10.10.2023;Kauf;${WORLD};10;70,00;700,00;EUR;0,00;0,00\n28.06.2024;Ausschüttung;${WORLD};10;;5,00;EUR;0,00;0,00\n05.05.2025;Ausschüttung;${WORLD};10;;11,343;USD;0,00;0,00\n`
    const said = async (...args: string[]) => (await runCli(['tax', 'p.csv', ...args, '--request'], { files: { 'p.csv': file } })).err.filter((line) => line.includes('states distributions'))
    // 5.00 / 10; the reference rate of 5 May 2025 is 1.1343: 11.343 / 1.1343 / 10
    expect(await said('sale', '--isin', WORLD, '--kind', 'SONSTIGE', '--date', '2026-02-02', '--price', '100', '--units', '1')).toEqual([
      expect.stringContaining('0.5 EUR on one unit (28 Jun 2024)'), expect.stringContaining('1 EUR on one unit (5 May 2025)'),
    ])
    expect(await said('return', '--year', '2025')).toEqual([expect.stringContaining('0.5 EUR on one unit (28 Jun 2024)')])
  })

  test('are read from JSON, too, and a list of holdings is called one', async () => {
    const json = JSON.stringify({ activities: [{ fee: 1, quantity: 10, type: 'BUY', unitPrice: 70, currency: 'EUR', date: '2025-03-10T00:00:00.000Z', symbol: WORLD, dataSource: 'MANUAL' }] })
    const files = { 'g.json': json, 'h.csv': `ISIN;Name;Kurswert\n${WORLD};World;700,00\n`, 'h.json': JSON.stringify([{ isin: WORLD, name: 'World', quantity: 10, marketValue: 700 }]), 'w.csv': `ISIN;Name;Anteil in %\n${WORLD};World;100,0\n`, 'w.json': JSON.stringify({ basis: 'weights', baseCurrency: 'EUR', holdings: [{ isin: WORLD, weight: 1 }] }), 'w.txt': `60 % ${WORLD}\n40 % IE00B4L5Y983\n` }
    expect((await runCli(['tax', 'g.json', '--year', '2025', '--request'], { files })).data()).toMatchObject({ inputs: { positions: [{ isin: WORLD, unitsStart: 0, bookings: [{ month: 3, type: 'purchase', units: 10 }] }] } })
    for (const name of ['h.csv', 'h.json', 'w.csv', 'w.json', 'w.txt']) {
      const { exitCode, err } = await runCli(['tax', name, '--year', '2025'], { files })
      expect([exitCode, err]).toEqual([1, [`${name}: This is a list of what is held. The tax needs the purchases and sales with their days: export the bookings; where there is no such export, take the confirmations (PDF), or enter the purchases by hand.`]])
    }
  })

  test('that are not understood are refused by row', async () => {
    const { exitCode, err, out } = await run('wrong.csv', '--year', '2025')
    expect([exitCode, err, out]).toEqual([1, ['wrong.csv:5: Typ: What was booked here is not known. Write Buy or Sell, or what else it was (distribution, interest, fee, transfer), or remove the row.'], ''])
  })

  test.each([
    [['b.csv'], '--year: is needed, since bookings do not say it'],
    [['b.csv', '--year', '2023'], 'the file has no fund in the depot at the end of the year, so there is no January bill'],
    [['b.csv', '--year', 'soon'], '--year: must be a number such as 1234.56'],
    [['b.csv', 'sale'], '--isin: is needed, since bookings do not say it'],
    [['b.csv', 'sale', '--isin', 'LU0000000000'], '--isin: the file has no such purchase; it has IE00B44Z5B48'],
    [['b.csv', 'sale', '--isin', WORLD], '--date: is needed, since bookings do not say it'],
    [['b.csv', 'year'], 'bookings do not say what banks withheld: give year as a JSON request'],
    [['b.csv', 'sael'], "there is no calculation 'sael'; did you mean sale?"],
    [['none.csv'], 'none.csv: there is no such file'],
    [['b.csv', '--year', '2023', '--locale', 'de'], 'Am Jahresende liegt nach der Datei kein Fonds im Depot; es gibt keine Vorabpauschale'],
    [['b.csv', 'sale', '--locale', 'de'], '--isin: fehlt; Umsätze sagen es nicht'],
  ])('%j says what is missing', async (args, message) => {
    const { exitCode, err } = await run(...args)
    expect([exitCode, err]).toEqual([1, [message]])
  })
})
