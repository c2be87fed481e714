/** The year of any banks, calculated a second time from the text of the law in whole cents. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { taxYear, type YearInputs } from '../calculate'

interface Pots { general: number; shares: number }
type Bank = YearInputs['banks'][number]

const cents = (euros = 0): number => Math.round(euros * 100)

/** Losses in the order of section 20(6) EStG: those of the year before those brought forward, on shares only against shares. */
function setOff(income: Pots, ...losses: Pots[]): { income: Pots; left: Pots } {
  const [rest, left] = [{ ...income }, { general: 0, shares: 0 }]
  for (const { general, shares } of losses) {
    const ofShares = Math.min(rest.shares, shares)
    rest.shares -= ofShares
    const ofGeneral = Math.min(rest.general, general)
    rest.general -= ofGeneral
    const acrossPots = Math.min(rest.shares, general - ofGeneral)
    rest.shares -= acrossPots
    left.general += general - ofGeneral - acrossPots
    left.shares += shares - ofShares
  }
  return { income: rest, left }
}

/** Section 32d(1) EStG: (e - 4q) / (4 + k) half up; section 4 SolzG and church tax on it, fractions dropped. `church` in percent. */
function flatTax(taxable: number, credit: number, church: number): number {
  const [above, below] = [Math.max(0, taxable - 4 * credit) * 100, 400 + church]
  const incomeTax = Math.floor((2 * above + below) / (2 * below))
  return incomeTax + Math.floor((incomeTax * 55) / 1000) + Math.floor((incomeTax * church) / 100)
}

const gainsOf = ({ interest, dividends, foreignDividends, funds, gains, shareGains }: Bank): Pots => ({
  general: [interest, dividends, foreignDividends, funds, gains].reduce((sum: number, each) => sum + cents(each), 0), shares: cents(shareGains),
})

const inCents = ({ general, shares }: { [pot in keyof Pots]?: number | undefined } = {}): Pots => ({ general: cents(general), shares: cents(shares) })

function yearOf({ banks, lossesCarriedForward }: YearInputs, church: number) {
  const books = banks.map((bank) => {
    const losses = inCents({ general: bank.losses ?? 0, shares: bank.shareLosses ?? 0 })
    if (bank.withholdsTax === false) return { income: gainsOf(bank), counts: losses, withheld: 0 }
    const { income, left } = setOff(gainsOf(bank), losses, inCents(bank.lossPots))
    const taxable = Math.max(0, income.general + income.shares - cents(bank.exemptionOrder))
    return { income, counts: bank.lossCertificate === true ? left : { general: 0, shares: 0 }, withheld: flatTax(taxable, cents(bank.foreignTax?.credited), church) }
  })
  const together = (list: readonly Pots[]): Pots => list.reduce((a, b) => ({ general: a.general + b.general, shares: a.shares + b.shares }), { general: 0, shares: 0 })
  const { income, left } = setOff(together(books.map((book) => book.income)), together(books.map((book) => book.counts)), inCents(lossesCarriedForward))
  const foreignTax = banks.reduce((sum, bank) => sum + cents(bank.foreignTax?.credited) + cents(bank.foreignTax?.notCredited), 0)
  const owed = flatTax(Math.max(0, income.general + income.shares - 100_000), foreignTax, church)
  return { income, left, withheld: books.reduce((sum, book) => sum + book.withheld, 0), owed }
}

const money = fc.oneof(fc.constantFrom(0, 0.01, 1000, 1000.01), fc.integer({ min: 0, max: 3_000_000 }).map((value) => value / 100))
const pots = fc.record({ general: money, shares: money })
const common = {
  interest: money, dividends: money, foreignDividends: money, funds: money, gains: money, losses: money, shareGains: money, shareLosses: money,
}
const german = fc.record({
  ...common, lossPots: pots, lossCertificate: fc.boolean(), exemptionOrder: fc.integer({ min: 0, max: 1000 }), foreignTax: fc.record({ credited: money, notCredited: money }),
})
const foreign = fc.record({ ...common, withholdsTax: fc.constant(false), foreignTax: fc.record({ notCredited: money }) })

it('is that of whole cents by the text of the law', () => {
  const banks = fc.array(fc.oneof(german, foreign), { minLength: 1, maxLength: 4 }).map((list) => list.map((bank, index) => ({ ...bank, name: `Bank ${index}` })))
  fc.assert(fc.property(banks, pots, fc.constantFrom([0, null], [8, 'Bayern'], [9, 'Hessen']), (all, lossesCarriedForward, [church, bundesland]) => {
    const given: YearInputs = { year: 2026, banks: all, lossesCarriedForward, taxProfile: { kirchensteuer: church > 0, bundesland } }
    const expected = yearOf(given, church)
    const { law, withheld, refund } = taxYear(given)
    expect([inCents(law.income), inCents(law.lossCarriedForward), cents(withheld ?? NaN), cents(law.steuer?.gesamte_steuer), cents(refund ?? NaN)])
      .toEqual([expected.income, expected.left, expected.withheld, expected.owed, expected.withheld - expected.owed])
  }), { numRuns: 400 })
})
