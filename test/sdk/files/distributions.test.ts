/** Distributions that a file of bookings states, as the January bill takes them. Figures are invented and calculated by hand. */
import { describe, expect, it, test } from 'vitest'
import { bill } from '../../core/depot-tax/calculate'
import { distributionsOf, type FileDistributions } from '../../../sdk/files/trades/distributions'
import { distributionText } from '../../../sdk/files/trades/text'
import { readTrades } from '../../../sdk/files/trades/read'
import { billInputs } from '../../../sdk/files/trades/requests'

const FUND = 'IE00B3RBWM25'
const HEAD = 'Datum;Typ;ISIN;Name;Depot;Stück;Kurs;Bruttobetrag;Währung;Gebühr;Steuern'

async function read(rows: readonly string[], head = HEAD) {
  const verdict = await readTrades(new TextEncoder().encode([head, ...rows].join('\n')), { numberFormat: 'de' })
  if (!verdict.ok) throw new Error(verdict.faults.map(({ message, row }) => `${String(row)}: ${message}`).join('\n'))
  return verdict
}

const bought = (day: string, units: number, depot = 'A'): string => `${day};Kauf;${FUND};World Dist;${depot};${units};100,00;${units * 100},00;EUR;0,00;0,00`
const paid = (day: string, amount: string, units: string, { depot = 'A', tax = '0,00', currency = 'EUR' } = {}): string => `${day};Ausschüttung;${FUND};World Dist;${depot};${units};;${amount};${currency};;${tax}`

const held = bought('10.01.2024', 100)
const later = bought('05.01.2026', 1)

const of2025 = async (rows: readonly string[], head = HEAD): Promise<Pick<FileDistributions, 'distributions' | 'open'> | undefined> => {
  const [found] = distributionsOf(await read(rows, head), [2025])
  return found && { distributions: found.distributions, open: found.open }
}

it('lower the lump sum of a fund that was there all year, by the units of their rows', async () => {
  const { trades, payments, splits } = await read([held, bought('10.03.2025', 60), paid('27.03.2025', '40,00', '100'), paid('26.06.2025', '80,00', '160', { tax: '14,77' }), paid('30.12.2025', '48,00', '160'), later])
  const inputs = billInputs(trades, 2025, splits, payments)
  expect(inputs.positions).toMatchObject([{ distributions: [{ month: 3, perUnit: 0.4 }, { month: 6, perUnit: 0.5 }, { month: 12, perUnit: 0.3 }] }])
  const [found] = distributionsOf({ trades, payments, splits }, [2025])
  expect(found).toMatchObject({ isin: FUND, year: 2025, days: ['2025-03-27', '2025-06-26', '2025-12-30'], open: [] })
  // 100 x 1.771 % - 1.20 = 0.571 on each of 100 units, and 10/12 of it on each of 60.
  const position = { basis: 'units' as const, bank: 'A', isin: FUND, fondstyp: 'AKTIENFONDS' as const, unitsStart: 100, bookings: [{ month: 3, type: 'purchase' as const, units: 60 }], priceStart: 100, priceEnd: 112, distributions: found?.distributions ?? [] }
  expect(bill({ year: 2025, banks: [{ name: 'A' }], positions: [position] }).lumpSum).toBe(85.65)
})

it('count by the units that were there where their rows say none, unless these changed when it was decided who is paid', async () => {
  expect(await of2025([held, paid('26.06.2025', '50,00', ''), later])).toEqual({ distributions: [{ month: 6, perUnit: 0.5 }], open: [] })
  expect(await of2025([held, bought('10.05.2025', 60), paid('26.06.2025', '50,00', ''), later])).toEqual({ distributions: [], open: ['units_unknown'] })
})

test.each<[string, string[], string[]]>([
  ['bought within the year', [bought('10.03.2025', 100), paid('26.06.2025', '50,00', '100'), later], ['before_purchase']],
  ['sold and bought again', [held, `01.02.2025;Verkauf;${FUND};World Dist;A;100;100,00;10000,00;EUR;0,00;0,00`, bought('10.03.2025', 100), paid('26.06.2025', '50,00', '100'), later], ['before_purchase']],
  ['a file that ends before the year', [held, paid('26.06.2025', '50,00', '100')], ['after_file']],
  ['dollars beside euros', [held, paid('26.03.2025', '99,00', '100', { currency: 'USD' }), paid('26.06.2025', '50,00', '100'), later], ['other_currency']],
])('are used and called incomplete: %s', async (_what, rows, open) => {
  expect(await of2025(rows)).toEqual({ distributions: [{ month: 6, perUnit: 0.5 }], open })
})

it('are not used where the amount may be one after tax', async () => {
  expect(await of2025([held, paid('26.06.2025', '36,90', '100'), later].map((row) => row.split(';').slice(0, -1).join(';')), HEAD.replace('Bruttobetrag', 'Betrag').split(';').slice(0, -1).join(';'))).toEqual({ distributions: [], open: ['tax_not_stated'] })
})

it('say of two depots the same of one unit, and count once', async () => {
  expect(await of2025([held, bought('11.01.2024', 10, 'B'), paid('26.06.2025', '50,00', '100'), paid('26.06.2025', '5,00', '10', { depot: 'B' }), later])).toEqual({ distributions: [{ month: 6, perUnit: 0.5 }], open: [] })
})

describe('what is told of them', () => {
  it('names days, amount and what is missing', async () => {
    const [found] = distributionsOf(await read([bought('10.03.2025', 100), paid('26.06.2025', '50,00', '100')]), [2025])
    if (found === undefined) throw new Error('nothing was found')
    expect(distributionText(found, 'World', 'de')).toBe('World: Die Datei nennt Ausschüttungen von 0,5 EUR je Anteil (26.06.2025); sie senken die Vorabpauschale. Nicht darin: was vor dem ersten Kauf gezahlt wurde; was nach dem letzten Tag der Datei gezahlt wurde. Bitte ergänzen; Ausschüttungen senken die Vorabpauschale.')
  })

  it('is nothing of a fund without any, of shares, and of a year in which the fund is gone', async () => {
    expect(await of2025([held, later])).toBeUndefined()
    expect(await of2025([held, paid('26.06.2025', '50,00', '100'), `01.07.2025;Verkauf;${FUND};World Dist;A;100;100,00;10000,00;EUR;0,00;0,00`])).toBeUndefined()
  })

  it('names rows that are not clear', async () => {
    expect((await read([held, paid('26.06.2025', '-50,00', '100')])).unreadPayments).toEqual([3])
  })
})
