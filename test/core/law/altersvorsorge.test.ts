import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { deductibleContribution, reliefOf } from '../../../core/law/altersvorsorge/abzug'
import * as law from '../../../core/law/altersvorsorge/figures'
import { harmfulUse, leastInstalment, mostAtOnce, smallAnnuity, taxedAnnuityShare, taxedGainShare } from '../../../core/law/altersvorsorge/leistung'
import { allowancesOf, riesterAllowance, sumOf } from '../../../core/law/altersvorsorge/zulage'
import { basisertrag, vorabpauschale } from '../../../core/law/investmentfonds/vorabpauschale'
import { yearTax } from '../../../core/law/kapitalertrag/kapitalertrag'
import { direct, reliefs, riester, spouses, starters } from './altersvorsorge.data'

describe('allowance', () => {
  test.each(direct)('%s: %d a year, %d children', (_id, contribution, children, basic, child) => {
    const found = allowancesOf({ contribution, children })
    expect(found.bonus).toBe(0)
    expect(found.basic).toBeCloseTo(basic, 8)
    expect(found.child).toBeCloseTo(child, 8)
  })

  test.each(starters)('%s: %d a year, %d children, age %s', (_id, contribution, children, ageForBonus, total) => {
    expect(sumOf(allowancesOf({ contribution, children, ageForBonus }))).toBe(total)
  })

  it('grants the bonus before the 25th birthday only, and not below the least contribution', () => {
    expect(allowancesOf({ contribution: 120, children: 0, ageForBonus: 24 }).bonus).toBe(200)
    expect(allowancesOf({ contribution: 120, children: 0, ageForBonus: 25 }).bonus).toBe(0)
    expect(sumOf(allowancesOf({ contribution: 119.99, children: 1, ageForBonus: 20 }))).toBe(0)
  })

  test.each(spouses)('%s: own %d, direct spouse %d, %d children', (_id, contribution, spouseContribution, children, basic, child) => {
    expect(allowancesOf({ contribution, children, spouseContribution, ageForBonus: 20 })).toEqual({ basic, bonus: 0, child })
  })

  it('never falls when more is paid in', () => {
    const amount = fc.double({ min: 0, max: 6840, noNaN: true })
    fc.assert(fc.property(amount, amount, fc.nat(6), fc.option(fc.integer({ min: 16, max: 60 }), { nil: undefined }), (a, b, children, ageForBonus) => {
      const of = (contribution: number) => sumOf(allowancesOf({ contribution, children, ageForBonus }))
      expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)))
    }))
  })

  it('is at most 540 and 300 for each child, which the superseded bill had at 480 and 25 % of the contribution', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 6840, noNaN: true }), fc.nat(6), (contribution, children) => {
      const { basic, child } = allowancesOf({ contribution, children })
      expect(basic).toBeLessThanOrEqual(540)
      expect(child).toBeLessThanOrEqual(300 * children)
    }))
    expect(allowancesOf({ contribution: 1200, children: 1 })).toEqual({ basic: 390, bonus: 0, child: 300 })
  })
})

describe('deduction', () => {
  const none = { churchRate: 0, status: 'single' } as const

  test.each(reliefs)('%s: %d a year, %d children, bonus %d, income %d (%s)', (_id, contribution, children, bonus, income, status, deductible, saved, refund) => {
    const allowance = sumOf(allowancesOf({ contribution, children, ageForBonus: bonus === 0 ? undefined : 24 }))
    const counted = deductibleContribution(contribution, false) + allowance
    expect(counted).toBe(deductible)
    expect(reliefOf({ deductible: counted, allowance, income, status, churchRate: 0 })).toMatchObject({ saved, refund })
  })

  it('AG-15: rises by 120 where the spouse is entitled through this person (1,920 + 540)', () => {
    expect(deductibleContribution(1920, true) + 540).toBe(2460)
    expect(deductibleContribution(1920, false)).toBe(1800)
    expect(deductibleContribution(2500, true)).toBe(1920)
  })

  it('of two children contains their allowances: 1,800 + 540 + 600, not 2,340 as one author reads', () => {
    expect(deductibleContribution(1800, false) + sumOf(allowancesOf({ contribution: 1800, children: 2 }))).toBe(2940)
  })

  it('compares by the tariff alone; church tax and surcharge then fall with the refund', () => {
    // 90,000: tax 26,664, refund 443. Surcharge 11.9 % of what exceeds 20,350: 751.366; of 26,221: 698.649. Church tax 8 % of 443.
    const { refund, surcharges } = reliefOf({ ...none, deductible: 2340, allowance: 540, income: 90_000, churchRate: 0.08 })
    expect(refund).toBe(443)
    expect(surcharges).toBeCloseTo(0.08 * 443 + 0.119 * 443, 8)
    expect(reliefOf({ ...none, deductible: 2340, allowance: 540, income: 60_000 }).surcharges).toBe(0)
  })

  it('is never worth less than nothing, and nothing where the allowance is worth as much', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 1800 }), fc.nat(3), fc.constantFrom('single', 'joint'), (income, contribution, children, status) => {
      const allowance = sumOf(allowancesOf({ contribution, children }))
      const { saved, refund, surcharges } = reliefOf({ deductible: contribution + allowance, allowance, income, status, churchRate: 0.09 })
      expect(refund).toBe(Math.max(0, saved - allowance))
      expect(surcharges).toBeGreaterThanOrEqual(0)
      expect(saved).toBeLessThanOrEqual(0.45 * (contribution + allowance) + 2)
    }))
  })
})

describe('old Riester contracts', () => {
  test.each(riester)('%s: income %d, %d children, %d a year', (_id, incomeBefore, children, contribution, oldAllowance, newAllowance, oldDeductible, newDeductible) => {
    const { full, granted } = riesterAllowance({ contribution, incomeBefore, birthYears: Array.from({ length: children }, () => 2008) })
    expect(granted).toBeCloseTo(oldAllowance, 4)
    // The source counts the full allowance to the deduction, also where the contribution is too low for it.
    expect(Math.min(2100, contribution + full)).toBe(oldDeductible)
    const allowance = sumOf(allowancesOf({ contribution, children }))
    expect([allowance, contribution + allowance]).toEqual([newAllowance, newDeductible])
  })

  it('knows children of before 2008: 175 + 185, due from 4 % of 20,000 less that', () => {
    expect(riesterAllowance({ contribution: 220, incomeBefore: 20_000, birthYears: [2007] })).toEqual({ full: 360, granted: 180 })
  })

  it('asks for no more than 2,100 less the allowance, and for 60 at least', () => {
    expect(riesterAllowance({ contribution: 1925, incomeBefore: 90_000, birthYears: [] }).granted).toBe(175)
    expect(riesterAllowance({ contribution: 962.5, incomeBefore: 90_000, birthYears: [] }).granted).toBe(87.5)
    expect(riesterAllowance({ contribution: 30, incomeBefore: 0, birthYears: [] }).granted).toBe(87.5)
  })
})

describe('payout', () => {
  it('AL-03: 570 a month are 6,840 a year; pages that print 525, 500 or 475 take allowances off', () => {
    expect(law.hoechstbeitrag.on(law.REFORM)).toBe(12 * 570)
  })
  it('AL-05: 30 % of 200,000 at once', () => expect(mostAtOnce(200_000)).toBe(60_000))
  it('AL-06: small annuities up to 1.5 % of 3,955', () => expect(smallAnnuity()).toBeCloseTo(59.325, 8))
  it('AF-08: 80 % of 200,000 in 216 months', () => expect(leastInstalment(200_000, 216)).toBeCloseTo(740.7407, 4))
  it('AF-09: 80 % of 180,000 in 180 months', () => expect(leastInstalment(180_000, 180)).toBe(800))
})

describe('tax on the unsubsidised part', () => {
  it('AP-04: half of 110,000 - 50,000 at 67 after 25 years', () => expect((110_000 - 50_000) * taxedGainShare(67, 25)).toBe(30_000))
  test.each([[62, 12, 0.5], [61, 12, 1], [62, 11, 1]])('at %d after %d years: %d of the gain', (age, years, share) => expect(taxedGainShare(age, years)).toBe(share))
  test.each([['AP-665', 65, 180], ['AP-667', 67, 170]])('%s: a life annuity of 1,000 from %d', (_id, age, taxable) => expect(1000 * taxedAnnuityShare(age)).toBe(taxable))
  it('falls with the age, and an age without a share is refused', () => {
    expect([65, 66, 67, 68, 69, 70].map(taxedAnnuityShare)).toEqual([0.18, 0.18, 0.17, 0.16, 0.15, 0.15])
    expect(() => taxedAnnuityShare(64)).toThrow('64')
  })
})

describe('harmful use', () => {
  const ended = { capital: 30_000, contributions: 18_000, allowances: 5400 }
  it('AH-01: allowances go back, the difference to the contributions is taxed', () => {
    expect(harmfulUse({ ...ended, refunds: 0 })).toEqual({ repaid: 5400, gain: 6600 })
  })
  it('AH-02: refunds of 354 in ten years go back too', () => {
    expect(harmfulUse({ ...ended, refunds: 3540 })).toEqual({ repaid: 8940, gain: 6600 })
  })
  // Section 94(2) EStG: what the provider cannot withhold because the contract has less is demanded from the person (Haufe, Frotscher/Geurts, § 94 Rz. 13 f.).
  it('takes all of it, also more than there is: 150 of 100', () => {
    expect(harmfulUse({ capital: 100, contributions: 500, allowances: 150, refunds: 0 })).toEqual({ repaid: 150, gain: -550 })
  })
})

describe('the own plan, by published cases of its tax', () => {
  it('AT-01: base yield 2,100 of 100,000 at 3 %, cut to the gain of 1,000; 70 % taxed', () => {
    expect(vorabpauschale(basisertrag(100_000, 3), 1000, 0) * 0.7).toBeCloseTo(700, 8)
  })
  it('AT-04: 10,000 to 11,000 at 3.2 %: 224, taxed 156.80, 39.20 and 2.15', () => {
    const advance = vorabpauschale(basisertrag(10_000, 3.2), 1000, 0)
    expect(advance).toBeCloseTo(224, 8)
    expect(yearTax({ income: advance * 0.7, allowance: 0, churchRate: 0 })).toMatchObject({ kapitalertragsteuer: 39.2, solidaritaetszuschlag: 2.15, gesamte_steuer: 41.35 })
  })
})

test('the support begins on 1 January 2027', () => {
  for (const figure of [law.mindesteigenbeitrag, law.grundzulage, law.kinderzulage, law.hoechstbeitrag, law.auszahlung]) {
    expect(() => figure.on('2026-12-31'), figure.name).toThrow('no value in force')
    expect(figure.on('2027-01-01'), figure.name).toBeDefined()
  }
})
