/** What banks took, by their own slips, beside what the models take. */
import { describe, expect, it, test } from 'vitest'
import { setOff } from '../../../core/depot-tax/pots'
import { teilfreistellung } from '../../../core/law/investmentfonds/figures'
import { yearTax } from '../../../core/law/kapitalertrag/kapitalertrag'
import type { Steuer } from '../../../core/law/kapitalertrag/steuer'
import { cents } from '../../../core/values/money'
import { sell } from './calculate'
import { distributions, lumpSums, sales, type Payment, type Sold } from './slips.data'

const grossOf = (slip: Payment): number => ('gross' in slip ? slip.gross : (slip.units * slip.perUnit * slip.twelfths) / 12)

/** Taxes that the slip states; those that its bank rounds otherwise are left out. */
function expectTaxes({ tax }: Payment | Sold, { kapitalertragsteuer, solidaritaetszuschlag, kirchensteuer }: Steuer): void {
  const [income, surcharge, church] = tax ?? []
  for (const [actual, stated] of [[kapitalertragsteuer, income], [solidaritaetszuschlag, surcharge], [kirchensteuer, church]] as const) if (typeof stated === 'number') expect(actual).toBe(stated)
}

describe('slips of banks', () => {
  it('are sixty, each once', () => {
    const files = [...lumpSums, ...distributions, ...sales].map(({ file }) => file)
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(new Set(files).size).toBe(files.length)
  })

  test.each([...lumpSums, ...distributions].map((slip) => [slip.file, slip] as const))('%s', (_file, slip) => {
    const taxable = cents(grossOf(slip) * (1 - teilfreistellung.on(slip.on)[slip.kind]))
    if (slip.taxable !== undefined) expect(taxable).toBe(slip.taxable)
    expectTaxes(slip, yearTax({ income: taxable, allowance: slip.order ?? 0, churchRate: slip.church ?? 0, on: slip.on }))
  })

  test.each(sales.map((slip) => [slip.file, slip] as const))('%s', (_file, slip) => {
    const { on, kind, gain, lumpSums: borne = 0, before2018 } = slip
    const old = before2018 === undefined ? { date: '2018-02-01' } : { date: '2015-02-02', priceBeforeReform: 10_000, resultBeforeReform: before2018 }
    const church = slip.church === undefined ? {} : { taxProfile: { kirchensteuer: true } }
    const { taxable, steuer } = sell({ kind, lots: [{ units: 1, price: 10_000, lumpSums: borne, ...old }], sale: { date: on, price: 10_000 + gain, units: 1 }, ...church })
    expect(taxable).toBe(slip.taxable)
    expectTaxes(slip, steuer)
  })

  it('set off a lump sum against the pot (tradegateag/Vorabpauschale01)', () => {
    expect(setOff({ general: 58.19, shares: 0 }, { general: 1330.04, shares: 0 })).toMatchObject({ income: { general: 0 }, left: { general: expect.closeTo(1271.85, 6) } })
  })
})
