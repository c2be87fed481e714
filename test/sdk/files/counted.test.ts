/** Whether something in a file shows that no row is missing, and what is said where nothing does. */
import { describe, expect, it, test } from 'vitest'
import { takenText, uncountedText } from '../../../sdk/files/doubts'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const [WORLD, EMERGING] = ['IE00B4L5Y983', 'IE00BKM4GZ66']

const list = async (text: string, options: ReadOptions = {}) => {
  const verdict = await readHoldings(encoded(text), options)
  return verdict.ok ? verdict : expect.fail(JSON.stringify(verdict.faults))
}
const bookings = async (...texts: string[]) => {
  const verdict = await readTrades(texts.map((text) => encoded(text)), { depots: 'one' })
  return verdict.ok ? verdict : expect.fail(JSON.stringify(verdict.faults))
}

const rows = `${WORLD};World;7.500,00\n${EMERGING};Emerging;2.500,00\n`

describe('a list shows that no row is missing', () => {
  it.each([
    ['a total below', `ISIN;Name;Kurswert\n${rows};Summe;10.000,00\n`, true],
    ['a total of the securities, beside cash', `ISIN;Name;Kurswert\n${rows};Guthaben;500,00\n;Summe Wertpapiere;10.000,00\n`, true],
    ['a total above', `Depotwert: 10.000,00 EUR\n\nISIN;Name;Kurswert\n${rows}`, true],
    ['a number of rows', `Anzahl der Positionen: 2\n\nISIN;Name;Kurswert\n${rows}`, true],
    ['shares of the whole beside values', `ISIN;Name;Kurswert;Anteil in %\n${WORLD};World;7.500,00;75,00\n${EMERGING};Emerging;2.500,00;25,00\n`, true],
    ['shares of the whole alone', `ISIN;Name;Anteil in %\n${WORLD};World;75,00\n${EMERGING};Emerging;25,00\n`, true],
    ['totals of each part', `ISIN;Name;Kurswert\n${WORLD};World;7.500,00\n;Summe ETFs;7.500,00\n${EMERGING};Emerging;2.500,00\n;Summe Fonds;2.500,00\n`, true],
    ['lines that someone typed', `${WORLD} 7500\n${EMERGING} 2500\n`, true],
    ['nothing', `ISIN;Name;Kurswert\n${rows}`, false],
    ['a total of one part alone', `ISIN;Name;Kurswert\n${WORLD};World;7.500,00\n;Summe ETFs;7.500,00\n${EMERGING};Emerging;2.500,00\n`, false],
    ['a total of the cash alone', `ISIN;Name;Kurswert\n${rows};Girokonto;300,00\n;Tagesgeld;200,00\n;Summe Konten;500,00\n`, false],
  ])('by %s', async (_, text, isCounted) => {
    expect((await list(text)).isCounted).toBe(isCounted)
  })

  it('but by no shares of which the rest is said by the user', async () => {
    expect((await list(`ISIN;Name;Anteil in %\n${WORLD};World;75,00\n${EMERGING};Emerging;20,00\n`, { rest: 'cash' })).isCounted).toBe(false)
  })
})

describe('bookings show that no row is missing', () => {
  const plain = `Datum;Typ;ISIN;Stück;Kurs;Betrag\n03.02.2025;Kauf;${WORLD};10;100,00;1.000,00\n04.03.2025;Kauf;${WORLD};5;110,00;550,00\n`
  // 2,000 - 1,000 = 1,000; 1,000 - 550 = 450
  const withBalance = `Datum;Typ;ISIN;Stück;Kurs;Betrag;Saldo\n03.02.2025;Kauf;${WORLD};10;100,00;-1.000,00;1.000,00\n04.03.2025;Kauf;${WORLD};5;110,00;-550,00;450,00\n`
  const withUnits = `Datum;Typ;ISIN;Stück;Kurs;Betrag;Bestand danach\n03.02.2025;Kauf;${WORLD};10;100,00;1.000,00;10\n04.03.2025;Kauf;${WORLD};5;110,00;550,00;15\n`

  it.each([['a balance', withBalance, true], ['the units that are left', withUnits, true], ['nothing', plain, false]])('by %s', async (_, text, isCounted) => {
    expect((await bookings(text)).isCounted).toBe(isCounted)
  })

  test('of several files, all of them', async () => {
    const later = withBalance.replaceAll('2025', '2024')
    expect((await bookings(later, withBalance)).isCounted).toBe(true)
    expect((await bookings(later, plain)).isCounted).toBe(false)
  })

  it('and so do holdings that are made of them', async () => {
    const prices = { [WORLD]: 120 }
    expect((await list(withBalance, { prices })).isCounted).toBe(true)
    // 15 x 120
    expect(uncountedText(await list(plain, { prices }), 'en')).toBe('The file does not show whether rows are missing: one position worth €1,800.00. Compare that with what your bank shows.')
  })
})

test('what was read is said, in both languages', async () => {
  const [read, counted] = [await list(`ISIN;Name;Kurswert\n${rows}`), await list(`ISIN;Name;Kurswert\n${rows};Summe;10.000,00\n`)]
  expect(uncountedText(read, 'de')).toBe('Die Datei zeigt nicht, ob Zeilen fehlen: 2 Positionen im Wert von 10.000,00 €. Bitte mit dem vergleichen, was die Bank zeigt.')
  expect([uncountedText(counted, 'de'), takenText('Taken.', counted, 'en')]).toEqual([null, 'Taken.'])
  const trades = await bookings(`Datum;Typ;ISIN;Stück;Kurs;Betrag\n03.02.2025;Kauf;${WORLD};10;100,00;1.000,00\n04.03.2025;Kauf;${EMERGING};5;110,00;550,00\n`)
  expect(takenText('Taken.', trades, 'en')).toBe('Taken. The file does not show whether rows are missing: 2 bookings of 2 securities. Compare that with what your bank shows.')
})
