/** Parts of a whole in columns of their own, and accounts among securities: read where the file proves it, else refused. */
import { describe, expect, it } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const [WORLD, EMERGING, SAP] = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'DE0007164600']

async function read(text: string): Promise<unknown> {
  const verdict = await readHoldings(encoded(text))
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => `${row} ${code}`)
  return Object.fromEntries(verdict.request.holdings.map((each) => ['isin' in each ? each.isin : each.currency, sizeOf(each)]))
}

describe('units in several columns', () => {
  // 15 x 100, 20 x 30, 3 x 200
  const whole = { [WORLD]: 1500, [EMERGING]: 600, [SAP]: 600 }

  it.each([
    ['of two people, with their sum', `ISIN;Stück Anna;Stück Bernd;Stück gesamt;Kurs;Kurswert\n${WORLD};10;5;15;100,00;1.500,00\n${EMERGING};20;0;20;30,00;600,00\n${SAP};1;2;3;200,00;600,00\n`, whole],
    ['of two people, with the value of both', `ISIN;Stück Anna;Stück Bernd;Kurs;Kurswert\n${WORLD};10;5;100,00;1.500,00\n${EMERGING};;20;30,00;600,00\n${SAP};1;2;200,00;600,00\n`, whole],
    ['free and blocked', `ISIN;Stück frei;Stück gesperrt;Kurs;Kurswert\n${WORLD};10;5;100,00;1.500,00\n${EMERGING};20;0;30,00;600,00\n${SAP};3;0;200,00;600,00\n`, whole],
    ['free, blocked and all', `ISIN;Verfügbare Stücke;Gesperrte Stücke;Gesamtbestand;Kurs;Kurswert\n${WORLD};10;5;15;100,00;1.500,00\n${EMERGING};20;0;20;30,00;600,00\n${SAP};3;0;3;200,00;600,00\n`, whole],
    ['all, and those that are free', `ISIN;Stück;davon verfügbar;Kurs;Kurswert\n${WORLD};15;10;100,00;1.500,00\n${EMERGING};20;20;30,00;600,00\n${SAP};3;3;200,00;600,00\n`, whole],
    ['with a value that is that of neither reading', `ISIN;Stück Anna;Stück Bernd;Kurs;Kurswert\n${WORLD};10;5;100,00;1.400,00\n${EMERGING};20;0;30,00;600,00\n`, ['2 product_differs']],
    // 10 of 15 x 100
    ['with the value of those that are free', `ISIN;Stück frei;Stück gesperrt;Kurs;Kurswert\n${WORLD};10;5;100,00;1.000,00\n${EMERGING};20;0;30,00;600,00\n`, ['2 product_differs']],
    ['of which one row proves no sum', `ISIN;Stück Anna;Stück Bernd;Kurs;Kurswert\n${WORLD};10;5;100,00;1.500,00\n${EMERGING};20;10;30,00;600,00\n`, ['2 product_differs']],
  ])('%s', async (_, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })

  it('and values of two people: with their sum, and without', async () => {
    expect(await read(`ISIN;Wert Anna;Wert Bernd;Wert gesamt\n${WORLD};1.000,00;500,00;1.500,00\n${EMERGING};600,00;0,00;600,00\n`)).toEqual({ [WORLD]: 1500, [EMERGING]: 600 })
    expect(await read(`ISIN;Wert Anna;Wert Bernd;Wert gesamt\n${WORLD};1.000,00;500,00;1.500,00\n${EMERGING};600,00;0,00;650,00\n`)).toEqual(['1 value_unclear'])
    expect(await read(`ISIN;Wert Anna;Wert Bernd\n${WORLD};1.000,00;500,00\n`)).toEqual(['1 value_unclear'])
  })
})

describe('accounts among securities', () => {
  const list = (...cells: string[]): string => `ISIN;Name;Stück;Kurs;Wert\n${WORLD};World;10;100,00;1.000,00\n${cells.join(';')}\n`

  it.each([
    // Of a German IBAN the number behind DE89 is that of the bank and the account; the digits of control are right for this one alone.
    ['by an IBAN', list('DE89370400440532013000', 'Tagesgeld', '', '', '5.000,00'), { [WORLD]: 1000, EUR: 5000 }],
    ['by an IBAN in groups, without a name', list('DE89 3704 0044 0532 0130 00', '', '', '', '5.000,00'), { [WORLD]: 1000, EUR: 5000 }],
    ['by a number, and a word for cash', list('1234567890', 'Verrechnungskonto', '', '', '5.000,00'), { [WORLD]: 1000, EUR: 5000 }],
    ['below zero', list('DE89370400440532013000', 'Girokonto', '', '', '-250,00'), { [WORLD]: 1000 }],
    ['by an IBAN with a wrong digit', list('DE89370400440532013001', 'Produkt', '', '', '5.000,00'), ['3 not_an_isin']],
    ['that is none, by its name', list('DE89370400440532013000', 'Wertpapierdepot', '', '', '5.000,00'), ['3 not_an_isin']],
    ['that is a loan', list('DE89370400440532013000', 'Darlehen', '', '', '5.000,00'), ['3 not_an_isin']],
    ['by a number alone', list('1234567890', 'Produkt', '', '', '5.000,00'), ['3 not_an_isin']],
    ['with units and a price', list('DE89370400440532013000', 'Tagesgeld', '50', '100,00', '5.000,00'), ['3 not_an_isin']],
  ])('%s', async (_, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })
})

describe('commissions that are handed on', () => {
  const head = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag;Gebühr'
  const bought = `03.02.2025;Kauf;${WORLD};World;10;100,00;1.000,00;1,00`
  const trades = async (last: string, forReturn = false) => {
    const verdict = await readTrades(encoded([head, bought, last, ''].join('\n')), { forReturn })
    return verdict.ok ? verdict.trades.map(({ units }) => units) : verdict.faults.map(({ row, code }) => `${row} ${code}`)
  }

  it.each(['Kickback', 'Rückvergütung Vertriebsfolgeprovision', 'Bestandsprovision'])('are no trade: %s', async (word) => {
    const row = `05.03.2025;${word};${WORLD};World;;;2,15;`
    expect(await trades(row)).toEqual([10])
    // Whether and how they are income, the file does not say.
    expect(await trades(row, true)).toEqual(['3 unknown_event'])
  })

  it('are refused where they buy units: 0.02 x 107.50 = 2.15', async () => {
    expect(await trades(`05.03.2025;Kickback;${WORLD};World;0,02;107,50;2,15;0,00`)).toEqual(['3 units_move'])
  })
})
