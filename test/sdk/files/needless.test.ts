/** What was once refused, or told, without need; the right answers are computed by hand. */
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../../sdk/files/largest'
import { readHoldings } from '../../../sdk/files/read'
import { readTrades } from '../../../sdk/files/trades/read'
import { encoded } from './layouts.data'

const [WORLD, EMERGING, CALL] = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'DE000SU1NEA6']

/** Values by ISIN, and rows that are told; or what is wrong by row. */
async function listed(...lines: readonly string[]): Promise<unknown> {
  const verdict = await readHoldings(encoded(`${lines.join('\n')}\n`), { today: '2026-03-31' })
  return verdict.ok
    ? [verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, sizeOf(holding)]), verdict.doubtful.map(({ row, why }) => [row, why])]
    : verdict.faults.map(({ row, code }) => [row, code])
}

/** Trades, or what is wrong by row. */
async function booked(...lines: readonly string[]): Promise<unknown> {
  const verdict = await readTrades(encoded(`${lines.join('\n')}\n`))
  return verdict.ok ? verdict.trades.map(({ type, isin, units, gross }) => [type, isin, units, gross]) : verdict.faults.map(({ row, code }) => [row, code])
}

const WHOLE = [[WORLD, 985], [EMERGING, 900]]
const HEAD = 'Datum;Typ;ISIN;Name;Stück;Kurs;Betrag'
const BOUGHT = `10.03.2026;Kauf;${WORLD};World;10;100,00;1.000,00`

describe('lists', () => {
  test.each<[string, readonly string[], unknown]>([
    ['with a remark that a row was transferred are read, and it is told', ['Name;ISIN;Stück;Kurs;Wert;Bemerkung', `World;${WORLD};10;98,50;985,00;`, `EM;${EMERGING};30;30,00;900,00;Altdepot - übertragen 2023`], [WHOLE, [[3, 'model']]]],
    ['with it in a column of depots are not', ['Name;ISIN;Stück;Kurs;Wert;Depot', `World;${WORLD};10;98,50;985,00;ING`, `EM;${EMERGING};30;30,00;900,00;Altdepot - übertragen 2023`], [[3, 'several_tables']]],
    ['with a name of which a part was sold are read', ['Name;ISIN;Stück;Kurs;Wert', `World (sold 5 of 15);${WORLD};10;98,50;985,00`, `EM;${EMERGING};30;30,00;900,00`], [WHOLE, []]],
    ['with one that was sold as a whole are not', ['Name;ISIN;Stück;Kurs;Wert', `World (sold 10 of 10);${WORLD};10;98,50;985,00`, `EM;${EMERGING};30;30,00;900,00`], [[2, 'several_tables']]],
  ])('%s', async (_name, lines, expected) => expect(await listed(...lines)).toEqual(expected))
})

describe('bookings', () => {
  test.each<[string, readonly string[], unknown]>([
    ['of what a fund kept, on the units that are held, are read', [HEAD, BOUGHT, `31.03.2026;Thesaurierung;${WORLD};World;10;1,20;12,00`], [['purchase', WORLD, 10, 1000]]],
    ['of what it kept on other units are not: these may have come of it', [HEAD, BOUGHT, `31.03.2026;Thesaurierung;${WORLD};World;0,12;100,00;12,00`], [[3, 'units_move']]],
    ['of a warrant in the words of a German bank are read', [HEAD, `10.03.2026;Kauf Call;${CALL};Call 26 DAX;100;2,50;250,00`, `20.03.2026;Verkauf Call;${CALL};Call 26 DAX;40;3,00;120,00`], [['purchase', CALL, 100, 250], ['sale', CALL, 40, 120]]],
    ['of a warrant in a text are read', ['Datum;Buchungstext;ISIN;Stück;Kurs;Betrag', `10.03.2026;Kauf Put 26 DAX 20000;${CALL};100;2,50;250,00`], [['purchase', CALL, 100, 250]]],
    ['of an option, whose amount is a hundred times units x price, are not', [HEAD, `10.03.2026;Kauf Call;DE0007164600;SAP Call 150;1;2,50;250,00`], [[2, 'unknown_event']]],
    ['of an option on units that are counted one by one are not', [HEAD, `10.03.2026;Kauf Call;DE0007164600;SAP Call 150;100;2,50;250,00`], [[2, 'unknown_event']]],
    ['of which nothing shows whether it is one or the other are not', ['Datum;Typ;ISIN;Stück;Betrag', `10.03.2026;Kauf Call;${CALL};100;250,00`], [[2, 'unknown_event']]],
    ['with what was sold below zero in a column of its own are read', ['Datum;ISIN;Kauf Stück;Verkauf Stück;Kurs;Betrag', `10.03.2026;${WORLD};10;;100,00;1.000,00`, `20.03.2026;${WORLD};;-4;110,00;440,00`], [['purchase', WORLD, 10, 1000], ['sale', WORLD, 4, 440]]],
    ['with it below and above zero are not', ['Datum;ISIN;Kauf Stück;Verkauf Stück;Kurs;Betrag', `10.03.2026;${WORLD};10;;100,00;1.000,00`, `20.03.2026;${WORLD};;-4;110,00;440,00`, `21.03.2026;${WORLD};;4;110,00;440,00`], [[4, 'reversal']]],
    ['with a remark that a part was sold are read', [`${HEAD};Notiz`, `${BOUGHT};sold 5 of 10`, `20.03.2026;Verkauf;${WORLD};World;5;100,00;500,00;`], [['purchase', WORLD, 10, 1000], ['sale', WORLD, 5, 500]]],
    ['with an order that is open count what was executed', [`${HEAD};Status`, `${BOUGHT};ausgeführt`, `12.03.2026;Kauf;${WORLD};World;5;90,00;450,00;Order offen`], [['purchase', WORLD, 10, 1000]]],
  ])('%s', async (_name, lines, expected) => expect(await booked(...lines)).toEqual(expected))
})
