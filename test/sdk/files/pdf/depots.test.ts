/** Confirmations that print the number of their depot: it tells depots apart, and stands nowhere in what is read. */
import { describe, expect, it, test } from 'vitest'
import { depotNumber } from '../../../../sdk/files/pdf/trades/numbers'
import { readTrades, type TradeOptions } from '../../../../sdk/files/trades/read'
import { placeOf } from '../../../../sdk/files/trades/rows/several'
import { readDepot } from '../../../../sdk/files/trades/units/of-files'
import { pdfjsHere } from '../../../support/pdfjs'
import { pdfOfLines } from '../../../support/pdf-file'
import { encoded } from '../layouts.data'

/** 10 x 70.00 = 700.00 and 10 x 80.00 = 800.00. */
const bought = (day: string, price: string, ...head: readonly string[]): Uint8Array => pdfOfLines([
  ...head, 'Wertpapier Abrechnung Kauf', 'Nominale          Wertpapierbezeichnung        ISIN (WKN)', 'Stück  10       ISHARES CORE MSCI WORLD             IE00B4L5Y983  (A0RPWH)',
  `Schlusstag  ${day}`, `Ausführungskurs  ${price} EUR`, `Kurswert                                       ${price.replace(',', '0,')}- EUR`, `Ausmachender Betrag                            ${price.replace(',', '0,')}- EUR`,
])
const [first, second] = [(...head: readonly string[]) => bought('21.06.2022', '70,00', ...head), (...head: readonly string[]) => bought('21.06.2023', '80,00', ...head)]

const read = (files: readonly Uint8Array[], options?: TradeOptions) => readTrades(files, { ...options, pdfjs: pdfjsHere })

async function shortOf(files: readonly Uint8Array[], options?: TradeOptions): Promise<readonly unknown[]> {
  const verdict = await read(files, options)
  return verdict.ok ? verdict.trades.map(({ date, account }) => [date, account]) : verdict.faults.map(({ row, code }) => [placeOf(row ?? NaN).file, code])
}

describe('confirmations', () => {
  it('of one number are of one depot', async () => {
    expect(await shortOf([first('Depotnummer  2471359680'), second('Depot-Nr.: 2471 359 680')])).toEqual([['2022-06-21', ''], ['2023-06-21', '']])
  })

  it('of two numbers are of two depots, called by their places and never by their numbers', async () => {
    const files = [first('Depotnummer  2471359680'), second('Depotnummer  2471359698'), bought('21.06.2024', '90,00', 'Depotnummer  2471359698')]
    expect(await shortOf(files)).toEqual([['2022-06-21', 'Depot 1'], ['2023-06-21', 'Depot 2'], ['2024-06-21', 'Depot 2']])
    expect(JSON.stringify(await read(files))).not.toMatch(/24713/)
  })

  it.each([
    ['without a number', ['Depotnummer  2471359680'], []],
    ['with two numbers in one of them', ['Depotnummer  2471359680'], ['Depotnummer  2471359680', 'Depotnummer  2471359698']],
    ['with a masked one', ['Depotnummer  2471359680'], ['Depotnummer  24713XXXXX']],
    ['of numbers of which one may be the other in short', ['Depotnummer  2471359680'], ['Depotnummer  247135968000']],
  ])('%s are asked about', async (_, one, other) => {
    const files = [first(...one), second(...other)]
    expect(await shortOf(files)).toEqual([[1, 'depots_unclear']])
    expect(await shortOf(files, { depots: 'one' })).toEqual([['2022-06-21', ''], ['2023-06-21', '']])
    expect((await shortOf(files, { depots: 'each' })).map((trade) => (trade as string[])[1])).toEqual(['Depot 1', 'Depot 2'])
  })

  it('of two numbers are of one depot where the user says so: a bank may have changed it', async () => {
    expect(await shortOf([first('Depotnummer  2471359680'), second('Depotnummer  5471359698')], { depots: 'one' })).toEqual([['2022-06-21', ''], ['2023-06-21', '']])
  })

  it('may say the same of two depots, and not of one', async () => {
    const own = first('Depotnummer  2471359680')
    expect(await shortOf([own, first('Depotnummer  2471359698')])).toEqual([['2022-06-21', 'Depot 1'], ['2022-06-21', 'Depot 2']])
    // 20 units of 95 of two depots.
    const options = { prices: { IE00B4L5Y983: 95 }, today: '2024-07-01', pdfjs: pdfjsHere }
    expect(await readDepot([own, first('Depotnummer  2471359698')], options)).toMatchObject({ ok: true, request: { holdings: [{ value: 1900 }] } })
  })
})

describe('two confirmations that say the same', () => {
  const NUMBER = 'Depotnummer  2471359680'
  const pair = (one: readonly string[], other: readonly string[]): Uint8Array[] => [first(NUMBER, ...one), first(NUMBER, ...other)]

  it.each([
    ['orders', ['Auftragsnummer  188320/63.00'], ['Auftragsnummer  188321/63.00']],
    ['executions of one order', ['Auftragsnummer  188320/63.00', 'Rechnungsnummer  W05500-0001211733/24'], ['Auftragsnummer  188320/63.00', 'Rechnungsnummer  W05500-0001211734/24']],
    ['settlements', ['Abrechnungs-Nr.: 63759300'], ['Abrechnungs-Nr.: 63759301']],
  ])('are two trades where their %s have other numbers', async (_, one, other) => {
    expect(await shortOf(pair(one, other))).toEqual([['2022-06-21', ''], ['2022-06-21', '']])
    expect(JSON.stringify(await read(pair(one, other)))).not.toMatch(/18832|W05500|637593/)
  })

  it('are one that stands twice where the settlement is one', async () => {
    expect(await shortOf(pair(['Auftragsnummer  188320/63.00', 'Abrechnungs-Nr.: 63759300'], ['Auftragsnummer  188320/63.00', 'Abrechnungs-Nr.: 63759300']))).toEqual([[1, 'repeated']])
  })

  it.each([
    ['without numbers', [], []],
    ['with numbers of different kinds', ['Auftragsnummer  188320/63.00'], ['Abrechnungs-Nr.: 63759300']],
    ['of one order, which may have two executions', ['Auftragsnummer  188320/63.00'], ['Auftragsnummer  188320/63.00']],
    ['with numbers that contradict', ['Vorgangs-Nr.: 442024039', 'Referenz-Nr.: 723889251'], ['Vorgangs-Nr.: 442024040', 'Referenz-Nr.: 723889251']],
  ])('%s are asked about, and count as the user says', async (_, one, other) => {
    const files = pair(one, other)
    const asked = await read(files)
    if (asked.ok) throw new Error('must be asked')
    expect(asked.faults.map(({ row, code, message }) => [placeOf(row ?? NaN).file, code, message])).toEqual([[1, 'twice_unclear', 'Another file confirms the same trade, and no number in both tells whether it is that one or a second one.']])
    const row = asked.faults[0]?.row ?? NaN
    expect(await shortOf(files, { repeats: { [row]: 'two' } })).toEqual([['2022-06-21', ''], ['2022-06-21', '']])
    const once = await read(files, { repeats: { [row]: 'one' } })
    expect(once).toMatchObject({ ok: true, trades: [{ date: '2022-06-21', units: 10 }], noTrades: [{ row, reason: 'repeated' }] })
    // 10 units of 95, or 20.
    const options = { prices: { IE00B4L5Y983: 95 }, today: '2024-07-01', pdfjs: pdfjsHere }
    expect(await readDepot(files, options)).toMatchObject({ ok: false, faults: [{ row, code: 'twice_unclear' }] })
    for (const [said, value] of [['one', 950], ['two', 1900]] as const) expect(await readDepot(files, { ...options, repeats: { [row]: said } })).toMatchObject({ ok: true, request: { holdings: [{ value }] } })
  })

  it('are asked about one by one, before what a second sale would lack', async () => {
    const sale = (): Uint8Array => pdfOfLines([NUMBER, 'Wertpapier Abrechnung Verkauf', 'Stück  10       ISHARES CORE MSCI WORLD             IE00B4L5Y983  (A0RPWH)', 'Schlusstag  21.06.2024', 'Ausführungskurs  90,00 EUR', 'Kurswert   900,00 EUR', 'Ausmachender Betrag   900,00 EUR'])
    const files = [first(NUMBER), sale(), sale(), first(NUMBER)]
    expect(await shortOf(files)).toEqual([[2, 'twice_unclear'], [3, 'twice_unclear']])
    const held = await readDepot([first(NUMBER), sale(), sale()], { pdfjs: pdfjsHere })
    expect(held.ok ? [] : held.faults.map(({ code }) => code)).toEqual(['twice_unclear'])
  })

  it('and a list that has the trade, too, are one trade, whatever was said', async () => {
    const list = encoded('Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr\n21.06.2022;Kauf;IE00B4L5Y983;10;70,00;700,00;0,00')
    expect(await shortOf([first(), list], { depots: 'one', repeats: { 10_000_002: 'two' } })).toEqual([[0, 'repeated'], [1, 'repeated']])
  })
})

test('a list that names the depot by the number of a confirmation is of the same depot, one with another name may be', async () => {
  const list = (depot: string, day: string, price: string): Uint8Array => encoded(`Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr;Depot\n${day};Kauf;IE00B4L5Y983;10;${price},00;${price}0,00;0,00;${depot}`)
  const own = first('Depotnummer  2471359680')
  expect(await shortOf([own, list('2471359680', '21.06.2023', '80')])).toEqual([['2022-06-21', '2471359680'], ['2023-06-21', '2471359680']])
  expect(await shortOf([own, list('Anna', '21.06.2023', '80')])).toEqual([['2022-06-21', ''], ['2023-06-21', 'Anna']])
  expect(await shortOf([own, list('Anna', '21.06.2022', '70')])).toEqual([[0, 'repeated']])
  const third = bought('21.06.2024', '90,00', 'Depotnummer  2471359698')
  expect(await shortOf([own, list('Depot 1', '21.06.2023', '80'), third])).toEqual([['2022-06-21', 'Depot 1 (2)'], ['2023-06-21', 'Depot 1'], ['2024-06-21', 'Depot 3']])
  expect(await shortOf([own, list('Anna', '21.06.2022', '70'), third])).toEqual([[0, 'repeated']])
  // Without a security of both nobody is asked, and nothing is told apart.
  expect(await shortOf([own, encoded('Datum;Typ;ISIN;Stück;Kurs;Betrag;Gebühr\n21.06.2023;Kauf;IE00BKM4GZ66;10;80,00;800,00;0,00')])).toEqual([['2022-06-21', ''], ['2023-06-21', '']])
  expect(await shortOf([own, list('', '21.06.2023', '80')])).toEqual([[1, 'depots_unclear']])
})

/** Lines whose cells stand two blanks apart. */
const numberIn = (...lines: readonly string[]): string | null => depotNumber(lines.map((text, at) => ({ page: 1, line: at + 1, text, cells: [...text.matchAll(/\S+(?: \S+)*/g)].map((found) => ({ text: found[0], x: found.index, end: found.index + found[0].length })) })))

test.each([
  ['2471359680', 'Depotnummer 2471359680'], ['2471359680', 'Ihre Depotnummer: 2471359680'], ['247135968', 'Depotnr.: 2471359 68'], ['2471359680', 'Direkt-Depot Nr.: 2471359680  Datum: 23.05.2024'], ['02471359020', 'Trading-Depot 02471359.020'],
  ['2471359680', 'DEPOT 2471359680'], ['2471359680', 'Depot 2471359680 Verwahrart Wertpapierrechnung'], ['2471359680', 'Securities account 2471359680 Kind of custody'], ['2471359680', 'Sec. Account No.: 2471359680'], ['292247135S1', 'Depot-Nr. 292-247135.S1'],
  ['2471359680', 'FFB FondsdepotPlus Nr. 2471359680'], ['2471359680', 'Wertpapierdepot 2471359680'], ['2471359680', 'Depotkonto-Nr. 2471359680'], ['2471359680', 'UnionDepot: 2471359680 XXXXXXXX'],
])('%s is the number in "%s"', (number, line) => {
  expect(numberIn(line)).toBe(number)
})

test('a number below its header counts, and one of another column does not', () => {
  expect(numberIn('Filialnummer  Depotnummer  Bezeichnung', '201           2471359 68   ISHARES CORE')).toBe('247135968')
  expect(numberIn('Depotnummer', '2471359680')).toBe('2471359680')
  expect(numberIn('Depot-Nr.  Abrechnungs-Nr.', '           63759300')).toBe(null)
  // What stands beside or below it is its number in parts.
  expect(numberIn('Filiale  Depotnummer  Bezeichnung', '201      2471359   68   ISHARES CORE')).toBe(null)
  expect(numberIn('Depotnummer:  1234  567  899', '1234567899/00')).toBe(null)
})

test.each([
  'Kundennummer 2471359680', 'Unterdepot: 2471359680', 'Depot 2.471,35', 'Depot 2.471.359 EUR', 'Depotnummer 1111111111', 'Depotnummer 2471359680 12.10.2024', 'in Depotposition 24713596801.02', 'Depot: 31.12.2024', 'Depotnummer 24713xxxxx', 'Depotnummer 24713*****', 'Konto-Nr. 2471359680', 'Depotnr.: 2471359  00', 'Depotnummer=2471359680=x',
])('no number is read of "%s"', (line) => {
  expect(numberIn(line)).toBe(null)
})
