/** Lists that state shares of the whole and no values. */
import { describe, expect, it, test } from 'vitest'
import type { SecurityLookup } from '../../../sdk/files'
import { largest, sizeOf } from '../../../sdk/files/largest'
import { readHoldings, type ReadOptions } from '../../../sdk/files/read'
import { encoded } from './layouts.data'

const WORLD = 'IE00B4L5Y983'
const EMERGING = 'IE00BKM4GZ66'
const APPLE = 'US0378331005'

const lookup: SecurityLookup = async (wanted) => wanted.map(({ wkn, name = '' }) => {
  const isin = wkn === 'A0RPWH' || name.includes('World') ? WORLD : wkn === 'A111X9' || name.includes('Emerging') ? EMERGING : null
  return isin === null ? null : { isin, name, isCertain: wkn !== undefined }
})

async function read(lines: readonly string[], options: ReadOptions = {}) {
  const verdict = await readHoldings(encoded(`${lines.join('\n')}\n`), { lookup, ...options })
  if (!verdict.ok) return verdict.faults.map(({ row, code }) => [row, code])
  return [verdict.request.basis, ...verdict.request.holdings.map((holding) => ['isin' in holding ? holding.isin : holding.currency, Math.round(sizeOf(holding) * 1e6) / 1e6])]
}

const HEAD = 'ISIN;Name;Anteil in %'
const WHOLE = ['weights', [WORLD, 0.7], [EMERGING, 0.2], ['EUR', 0.1]]

describe('a list of shares of the whole', () => {
  test.each([
    ['with signs', ['ISIN;Name;Gewichtung', `${WORLD};World;70,00 %`, `${EMERGING};EM;20,00 %`, ';Cash;10,00 %']],
    ['without', [HEAD, `${WORLD};World;70`, `${EMERGING};EM;20`, ';Cash;10']],
    ['as fractions', [HEAD, `${WORLD};World;0,7`, `${EMERGING};EM;0,2`, ';Cash;0,1']],
    ['in English', ['ISIN,Name,Weight (%)', `${WORLD},World,70.0`, `${EMERGING},EM,20.0`, ',Cash,10.0']],
    ['with units, and a sum', ['ISIN;Name;Stück;Anteil am Depot', `${WORLD};World;12;70 %`, `${EMERGING};EM;9;20 %`, ';Cash;;10 %', 'Summe;;;100 %']],
    ['with a gain beside it', ['ISIN;Name;Gewinn %;Depotanteil', `${WORLD};World;12,5 %;70 %`, `${EMERGING};EM;-3,0 %;20 %`, ';Cash;;10 %']],
    ['with the shares that are wanted beside those that are', ['ISIN;Name;Anteil %;Zielanteil %', `${WORLD};World;70;60`, `${EMERGING};EM;20;40`, ';Cash;10;0']],
    ['by WKN', ['WKN;Name;Gewicht', 'A0RPWH;iShares World;70 %', 'A111X9;iShares EM;20 %', ';Guthaben;10 %']],
    ['below the value of the depot, which it does not tell', ['Depotwert;12.345,67', HEAD, `${WORLD};World;70`, `${EMERGING};EM;20`, ';Cash;10']],
    ['as lines', [`${WORLD} 70 %`, `${EMERGING} 20%`, 'Cash 10 %']],
    ['as lines that begin with it', [`70 % ${WORLD}`, `20 % ${EMERGING}`, '10% Cash']],
    ['with three decimals that may be thousands', [HEAD, `${WORLD};World;70.000`, `${EMERGING};EM;20.000`, ';Cash;10.000']],
  ])('is read as one: %s', async (_name, lines) => {
    expect(await read(lines)).toEqual(WHOLE)
  })

  it('that misses the whole by rounding adds up to it: 33.3 of 99.9 is a third', async () => {
    const lines = [HEAD, `${WORLD};World;33,3`, `${EMERGING};EM;33,3`, `${APPLE};Apple;33,3`]
    expect(await read(lines)).toEqual(['weights', [WORLD, 0.333333], [EMERGING, 0.333333], [APPLE, 0.333333]])
  })

  it('that adds up to less asks what the rest is', async () => {
    const lines = [HEAD, `${WORLD};World;60,0`, `${EMERGING};EM;20,0`]
    expect(await read(lines)).toEqual([[1, 'weights_below']])
    expect(await read(lines, { rest: 'cash' })).toEqual(['weights', [WORLD, 0.6], [EMERGING, 0.2], ['EUR', 0.2]])
    expect(await read(lines, { rest: 'spread' })).toEqual(['weights', [WORLD, 0.75], [EMERGING, 0.25]])
  })

  it('has its missing rest with the cash that it names', async () => {
    expect(await read([HEAD, `${WORLD};World;60`, ';Cash;10'], { rest: 'cash' })).toEqual(['weights', [WORLD, 0.6], ['EUR', 0.4]])
  })

  it('that adds up to more is refused, whatever is said of a rest', async () => {
    const lines = [HEAD, `${WORLD};World;60`, `${EMERGING};EM;60`]
    expect([await read(lines), await read(lines, { rest: 'cash' }), await read(lines, { rest: 'spread' })]).toEqual([[[1, 'weights_above']], [[1, 'weights_above']], [[1, 'weights_above']]])
  })

  it('that is in two columns asks which it is', async () => {
    const lines = ['ISIN;Name;Anteil am Depot %;Anteil an der Klasse %', `${WORLD};World;75;100`, `${EMERGING};EM;25;100`]
    expect(await read(lines)).toEqual([[1, 'value_unclear']])
    expect(await read(lines, { valueColumn: 'Anteil am Depot %' })).toEqual(['weights', [WORLD, 0.75], [EMERGING, 0.25]])
  })

  test.each([
    ['a row that cannot be read', [HEAD, `${WORLD};World;70`, `${EMERGING.slice(0, -1)}7;EM;30`], [[3, 'wrong_check_digit']]],
    ['a share below zero', [HEAD, `${WORLD};World;110`, `${EMERGING};EM;-10`], [[3, 'negative']]],
    ['a share that is none', [HEAD, `${WORLD};World;70`, `${EMERGING};EM;viel`, ';Cash;10'], [[3, 'not_an_amount']]],
    ['gains alone', ['ISIN;Name;Gewinn %', `${WORLD};World;70`, `${EMERGING};EM;30`], [[1, 'no_value']]],
    ['shares of regions', ['Region;Anteil', 'Europa;70 %', 'Asien;30 %'], [[null, 'no_table']]],
  ])('is refused with %s', async (_name, lines, faults) => {
    expect(await read(lines)).toEqual(faults)
  })

  it('gives way to values', async () => {
    expect(await read(['ISIN;Name;Kurswert;Anteil %', `${WORLD};World;700,00;70`, `${EMERGING};EM;300,00;30`])).toEqual(['values', [WORLD, 700], [EMERGING, 300]])
  })

  it('has as many of its largest as are taken, as weights of that part: 70 and 20 of 90', async () => {
    const verdict = await readHoldings(encoded([HEAD, `${WORLD};World;70`, ';Cash;10', `${EMERGING};EM;20`, ''].join('\n')))
    if (!verdict.ok) throw new Error('was refused')
    const { request, omitted, share } = largest(verdict.request, 2)
    expect([request.holdings.map(sizeOf), omitted.length, Math.round(share * 1e6) / 1e6]).toEqual([[0.7 / 0.9, 0.2 / 0.9].map((weight) => expect.closeTo(weight, 9)), 1, 0.9])
  })
})
