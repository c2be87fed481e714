/** What nothing in a file checks: whether rows are missing, and figures that stand once; and what is said of them. */
import { describe, expect, it, test } from 'vitest'
import { takenText, uncheckedText } from '../../../sdk/files/doubts'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import type { Unchecked } from '../../../sdk/files/verdict'
import { encoded } from './layouts.data'

const [WORLD, EMERGING, APPLE] = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'US0378331005']

const list = async (text: string, options: ReadOptions = {}) => {
  const verdict = await readHoldings(encoded(text), options)
  return verdict.ok ? verdict : expect.fail(JSON.stringify(verdict.faults))
}
const bookings = async (...texts: string[]) => {
  const verdict = await readTrades(texts.map((text) => encoded(text)), { depots: 'one' })
  return verdict.ok ? verdict : expect.fail(JSON.stringify(verdict.faults))
}

const rows = `${WORLD};World;7.500,00\n${EMERGING};Emerging;2.500,00\n`

describe('of a list with', () => {
  it.each<[string, string, readonly Unchecked[]]>([
    ['a total below', `ISIN;Name;Kurswert\n${rows};Summe;10.000,00\n`, []],
    ['a total of the securities, beside cash', `ISIN;Name;Kurswert\n${rows};Guthaben;500,00\n;Summe Wertpapiere;10.000,00\n`, ['cash']],
    ['a total of the securities and one with the cash', `ISIN;Name;Kurswert\n${rows};Guthaben;500,00\n;Summe Wertpapiere;10.000,00\n;Gesamtsumme;10.500,00\n`, []],
    ['a total above', `Depotwert: 10.000,00 EUR\n\nISIN;Name;Kurswert\n${rows}`, []],
    ['a number of rows alone', `Anzahl der Positionen: 2\n\nISIN;Name;Kurswert\n${rows}`, ['values']],
    ['shares of the whole beside values', `ISIN;Name;Kurswert;Anteil in %\n${WORLD};World;7.500,00;75,00\n${EMERGING};Emerging;2.500,00;25,00\n`, []],
    ['shares of the whole alone', `ISIN;Name;Anteil in %\n${WORLD};World;75,00\n${EMERGING};Emerging;25,00\n`, []],
    ['totals of each part', `ISIN;Name;Kurswert\n${WORLD};World;7.500,00\n;Summe ETFs;7.500,00\n${EMERGING};Emerging;2.500,00\n;Summe Fonds;2.500,00\n`, []],
    ['lines that someone typed', `${WORLD} 7500\n${EMERGING} 2500\n`, []],
    ['nothing', `ISIN;Name;Kurswert\n${rows}`, ['rows', 'values']],
    ['units and prices', `ISIN;Name;Stück;Kurs;Kurswert\n${WORLD};World;75;100,00;7.500,00\n${EMERGING};Emerging;50;50,00;2.500,00\n`, ['rows']], // 75 x 100, 50 x 50
    ['units and prices of one row alone', `ISIN;Name;Stück;Kurs;Kurswert\n${WORLD};World;75;100,00;7.500,00\n${EMERGING};Emerging;50;;2.500,00\n`, ['rows', 'values']],
    ['units, prices and cash', `ISIN;Name;Stück;Kurs;Kurswert\n${WORLD};World;75;100,00;7.500,00\n;Verrechnungskonto;;;500,00\n`, ['rows', 'cash']],
    ['a price in another currency', `ISIN;Name;Stück;Kurs;Währung;Kurswert in EUR\n${WORLD};World;75;100,00;EUR;7.500,00\n${APPLE};Apple;10;250,00;USD;2.300,00\n`, ['rows', 'rates']],
    ['a price in another currency and its rate', `ISIN;Name;Stück;Kurs;Währung;Devisenkurs;Kurswert in EUR\n${WORLD};World;75;100,00;EUR;1;7.500,00\n${APPLE};Apple;10;250,00;USD;1,25;2.000,00\n`, ['rows']], // 10 x 250 / 1.25
    ['a total of one part alone', `ISIN;Name;Kurswert\n${WORLD};World;7.500,00\n;Summe ETFs;7.500,00\n${EMERGING};Emerging;2.500,00\n`, ['rows', 'values']],
    ['a total of the cash alone', `ISIN;Name;Kurswert\n${rows};Girokonto;300,00\n;Tagesgeld;200,00\n;Summe Konten;500,00\n`, ['rows', 'values']],
    ['a number of positions below', `ISIN;Name;Kurswert\n${rows};Positionen gesamt;2\n`, ['rows', 'values']],
  ])('%s', async (_, text, unchecked) => {
    expect((await list(text)).unchecked).toEqual(unchecked)
  })

  it.each(['Depot gesamt', 'Depot total in EUR', 'Gesamtdepot', 'Portfolio Total', 'Wertpapiere insgesamt', 'Kurswert gesamt (EUR)', 'Depotvermögen'])('a total that is called %s', async (label) => {
    expect((await list(`ISIN;Name;Kurswert\n${rows};${label};10.000,00\n`)).unchecked).toEqual([])
    expect(await readHoldings(encoded(`ISIN;Name;Kurswert\n${rows};${label};11.000,00\n`))).toMatchObject({ ok: false, faults: [{ code: 'total_differs' }] })
  })

  it('shares of which the rest is said by the user', async () => {
    expect((await list(`ISIN;Name;Anteil in %\n${WORLD};World;75,00\n${EMERGING};Emerging;20,00\n`, { rest: 'cash' })).unchecked).toEqual(['rows'])
  })
})

/** Bookings in which nothing checks another row. */
const plain = `Datum;Typ;ISIN;Stück;Kurs;Betrag\n03.02.2025;Kauf;${WORLD};10;100,00;1.000,00\n04.03.2025;Kauf;${WORLD};5;110,00;550,00\n`
// 2,000 - 1,000 = 1,000; 1,000 - 550 = 450
const withBalance = `Datum;Typ;ISIN;Stück;Kurs;Betrag;Saldo\n03.02.2025;Kauf;${WORLD};10;100,00;-1.000,00;1.000,00\n04.03.2025;Kauf;${WORLD};5;110,00;-550,00;450,00\n`
const withUnits = `Datum;Typ;ISIN;Stück;Kurs;Betrag;Bestand danach\n03.02.2025;Kauf;${WORLD};10;100,00;1.000,00;10\n04.03.2025;Kauf;${WORLD};5;110,00;550,00;15\n`

describe('of bookings with', () => {
  const moment = 'datetime;date;time;price;shares;amount;tax;fee;realizedgains;type;broker;assettype;identifier;wkn;originalcurrency;currency;fxrate;holding;holdingname;holdingnickname;exchange;avgholdingperiod'
  it.each<[string, string, readonly Unchecked[]]>([
    ['nothing', plain, ['rows', 'days']],
    ['a balance', withBalance, ['ends', 'days']],
    ['the units that are left', withUnits, ['ends', 'days']],
    ['no price', `Datum;Typ;ISIN;Stück;Betrag\n03.02.2025;Kauf;${WORLD};10;1.000,00\n`, ['rows', 'units', 'amounts', 'days']],
    ['no price, and the units that are left', `Datum;Typ;ISIN;Stück;Betrag;Bestand danach\n03.02.2025;Kauf;${WORLD};10;1.000,00;10\n04.03.2025;Kauf;${WORLD};5;550,00;15\n`, ['ends', 'amounts', 'days']],
    ['no amount', `Datum;Typ;ISIN;Stück;Kurs\n03.02.2025;Kauf;${WORLD};10;100,00\n`, ['rows', 'units', 'amounts', 'days']],
    ['fees in the amount', `Datum;Typ;ISIN;Stück;Kurs;Gebühr;Betrag\n03.02.2025;Kauf;${WORLD};10;100,00;9,90;1.009,90\n04.03.2025;Kauf;${WORLD};5;110,00;0,00;550,00\n`, ['rows', 'days']],
    ['fees beside the amount', `Datum;Typ;ISIN;Stück;Kurs;Gebühr;Kurswert\n03.02.2025;Kauf;${WORLD};10;100,00;9,90;1.000,00\n`, ['rows', 'fees', 'days']],
    ['fees, and the amount before and after them', `Datum;Typ;ISIN;Stück;Gebühr;Bruttobetrag;Nettobetrag\n03.02.2025;Kauf;${WORLD};10;9,90;1.000,00;1.009,90\n`, ['rows', 'units', 'days']],
    ['a moment of each day, at Parqet', `${moment}\n2022-06-21T10:00:00.000Z;2022-06-21;;70;10;700;0;2;;Buy;;Security;${WORLD};A0RPWH;USD;EUR;1.05;hld_0;WORLD;;langschwarz;\n`, ['rows', 'fees']],
  ])('%s', async (_, text, unchecked) => {
    expect((await bookings(text)).unchecked).toEqual(unchecked)
  })

  test('what one of several files has not', async () => {
    const later = withBalance.replaceAll('2025', '2024')
    expect((await bookings(later, withBalance)).unchecked).toEqual(['ends', 'days'])
    expect((await bookings(later, plain)).unchecked).toEqual(['ends', 'days', 'rows'])
  })
})

/** As a reader of English or German sees it. */
const spaced = (text: string | null): string | undefined => text?.replaceAll('\u00A0', ' ')

describe('is said', () => {
  test('of lists, in both languages', async () => {
    const [read, counted] = [await list(`ISIN;Name;Kurswert\n${rows}`), await list(`ISIN;Name;Kurswert\n${rows};Summe;10.000,00\n`)]
    expect(spaced(uncheckedText(read, 'de'))).toBe('Nichts in der Datei zeigt, ob Zeilen fehlen (2 Positionen im Wert von 10.000,00 €) und ob Werte stimmen. Bitte mit dem vergleichen, was die Bank zeigt.')
    expect([uncheckedText(counted, 'de'), takenText('Taken.', counted, 'en')]).toEqual([null, 'Taken.'])
    const cash = await list(`ISIN;Name;Kurswert\n${rows};Guthaben;500,00\n;Summe Wertpapiere;10.000,00\n`)
    expect(uncheckedText(cash, 'en')).toBe('Nothing in the file shows whether cash balances (€500.00 in all) are right. Compare that with what your bank shows.')
  })

  test('of bookings, with sums and the first and last day', async () => {
    const read = await bookings(`Datum;Typ;ISIN;Stück;Kurs;Gebühr;Kurswert\n04.03.2025;Kauf;${EMERGING};5;110,00;2,60;550,00\n03.02.2025;Kauf;${WORLD};10;100,00;9,90;1.000,00\n`)
    // 9.90 + 2.60
    expect(takenText('Taken.', read, 'en')).toBe('Taken. Nothing in the file shows whether rows are missing (2 bookings of 2 securities, 3 Feb 2025 to 4 Mar 2025), or whether fees (€12.50 in all) and days are right. Compare that with what your bank shows.')
    expect(spaced(uncheckedText(read, 'de'))).toBe('Nichts in der Datei zeigt, ob Zeilen fehlen (2 Umsätze in 2 Wertpapieren, 03.02.2025 bis 04.03.2025) und ob Gebühren (zusammen 12,50 €) und Tage stimmen. Bitte mit dem vergleichen, was die Bank zeigt.')
    expect(spaced(uncheckedText(await bookings(withBalance), 'de'))).toBe('Nichts in der Datei zeigt, ob am Anfang oder am Ende Zeilen fehlen (2 Umsätze in 1 Wertpapier, 03.02.2025 bis 04.03.2025) und ob Tage stimmen. Bitte mit dem vergleichen, was die Bank zeigt.')
  })

  test('of holdings that are made of bookings, for which what was paid and when are of no concern', async () => {
    const prices = { [WORLD]: 120 }
    // 15 x 120
    expect(uncheckedText(await list(plain, { prices }), 'en')).toBe('Nothing in the file shows whether rows are missing (one position worth €1,800.00). Compare that with what your bank shows.')
    expect(spaced(uncheckedText(await list(withBalance, { prices }), 'en'))).toBe('Nothing in the file shows whether rows are missing at the beginning or the end (one position worth €1,800.00). Compare that with what your bank shows.')
  })
})
