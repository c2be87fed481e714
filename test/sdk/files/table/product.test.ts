/** Values of holdings that are not units x price. Every figure is the arithmetic beside it. */
import { expect, it, describe } from 'vitest'
import { sizeOf } from '../../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../../sdk/files/read'
import { encoded } from '../layouts.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'

async function outcome(text: string, options?: ReadOptions): Promise<unknown> {
  const verdict = await readHoldings(encoded(`${text}\n`), options)
  return verdict.ok ? verdict.request.holdings.map(sizeOf) : verdict.faults.map(({ row, code }) => [row, code])
}

const list = (...rows: readonly string[]) => ['ISIN;Name;Stück;Kurs;Kurswert', ...rows].join('\n')
const good = `${EMERGING};EM;5;30,00;150,00`

describe('units x price', () => {
  it.each<[string, string, unknown]>([
    ['that are the value', list(`${WORLD};W;10;70,00;700,00`, good), [700, 150]],
    ['that are another value are a fault', list(`${WORLD};W;10;70,00;7.000,00`, good), [[2, 'product_differs']]],
    ['that are another value are one in a file of one row, too', list(`${WORLD};W;10;70,00;7.000,00`), [[2, 'product_differs']]],
    // 10.4203 x 75.08 = 782.36; the unit is rounded by 0.00005, the price by 0.005: 0.06 at most.
    ['that differ by rounding are the value', list(`${WORLD};W;10,4203;75,08;782,41`, good), [782.41, 150]],
    ['that differ by more than rounding are a fault', list(`${WORLD};W;10,4203;75,08;782,45`, good), [[2, 'product_differs']]],
    ['of a bond are in percent', list(`${WORLD};Anleihe;1.000;98,50;985,00`, good), [985, 150]],
    ['of a bond may lack its interest', list(`${WORLD};Anleihe;1.000;98,50;1.000,00`, good), [1000, 150]],
    ['of a bond do not lack so much', list(`${WORLD};Anleihe;1.000;98,50;1.100,00`, good), [[2, 'product_differs']]],
    ['with a unit', list(`${WORLD};W;10 Stück;70,00;710,00`, good), [[2, 'product_differs']]],
    ['in another currency say nothing', `ISIN;Name;Stück;Kurs;Kurswert in EUR\n${WORLD};W;10;USD 70,00;612,00\n${good}`, [612, 150]],
    // 10 x 70 / 1.10 = 636.36
    ['in another currency with its rate', `ISIN;Name;Stück;Kurs;Währung;Devisenkurs;Kurswert in EUR\n${WORLD};W;10;70,00;USD;1,1000;636,36\n${EMERGING};EM;5;30,00;EUR;;150,00`, [636.36, 150]],
    ['in another currency with another rate are a fault', `ISIN;Name;Stück;Kurs;Währung;Devisenkurs;Kurswert in EUR\n${WORLD};W;10;70,00;USD;1,1000;700,01\n${EMERGING};EM;5;30,00;EUR;;150,00`, [[2, 'product_differs']]],
  ])('%s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))

  const local = (...rows: readonly string[]) => ['Produkt,Symbol/ISIN,Anzahl,Kurs,Wert,,Wert in EUR', ...rows, 'A,US0378331005,20,"46,57",USD,"931,40","801,19"'].join('\n')

  it.each<[string, string, unknown]>([
    ['is the value', local('CASH & CASH FUND (EUR),,,,EUR,"1079,92","1079,92"', `W,${WORLD},10,"70,00",EUR,"700,00","700,00"`), [1079.92, 700, 801.19]],
    ['is another one', local('CASH & CASH FUND (EUR),,,,EUR,"1079,92","11079,92"', `W,${WORLD},10,"70,00",EUR,"700,00","700,00"`), [[2, 'product_differs']]],
    ['is in another currency', local('CASH & CASH FUND (USD),,,,USD,"100,00","86,35"', `W,${WORLD},10,"70,00",EUR,"700,00","700,00"`), [86.35, 700, 801.19]],
  ])('and what the row says in a column of local values: %s', async (_name, text, expected) => expect(await outcome(text)).toEqual(expected))

  it('of a price that is none of the value are no fault where the user names the value', async () => {
    const text = list(`${WORLD};W;10;65,00;700,00`, `${EMERGING};EM;5;29,00;150,00`)
    expect(await outcome(text)).toEqual([[2, 'product_differs'], [3, 'product_differs']])
    expect(await readHoldings(encoded(`${text}\n`))).toMatchObject({ candidates: ['Kurswert'] })
    expect(await outcome(text, { valueColumn: 'Kurswert' })).toEqual([700, 150])
  })
})
