import { describe, expect, it, test } from 'vitest'
import { year } from '../../../core/depot-tax/year/model'
import { comparePersonalRate, tariffOf } from '../../../core/depot-tax/year/personal-rate'
import { yearTax } from '../../../core/law/kapitalertrag/kapitalertrag'
import { taxYear } from './calculate'

describe('tax year of several banks', () => {
  it('withholds per bank and gives back by law', () => {
    const result = taxYear({
      year: 2026,
      banks: [
        { name: 'A', funds: 900, losses: 1500, lossCertificate: true },
        { name: 'B', interest: 700, shareGains: 1800, exemptionOrder: 1000 },
      ],
    })
    expect(result.banks[0]).toMatchObject({ income: { general: 0, shares: 0 }, lossUsed: { general: 900, shares: 0 }, lossLeft: { general: 600, shares: 0 }, orderUsed: 0, withheld: 0 })
    expect(result.banks[1]).toMatchObject({ income: { general: 700, shares: 1800 }, lossLeft: { general: 0, shares: 0 }, orderUsed: 1000, withheld: 395.62 }) // 1500: 375 + 20.625
    // 2500 - 600 - 1000 = 900: 225 + 12.375
    expect(result.law).toMatchObject({ income: { general: 100, shares: 1800 }, lossUsed: { general: 600, shares: 0 }, lossCarriedForward: { general: 0, shares: 0 }, allowance: 1000 })
    expect(result.law.steuer).toMatchObject({ brutto_ertrag: 1900, fsa_offset: 1000, gesamte_steuer: 237.37 })
    expect([result.withheld, result.refund, result.personalRate]).toEqual([395.62, 158.25, null])
  })

  it('counts every kind of income in its pot', () => {
    const { banks: [bank] } = taxYear({ year: 2026, banks: [{ name: 'A', interest: 1, dividends: 20, funds: 300, gains: 4000, losses: 50, shareGains: 60_000, shareLosses: 700 }] })
    expect(bank?.income).toEqual({ general: 4271, shares: 59_300 })
    expect(bank?.lossUsed).toEqual({ general: 50, shares: 700 })
  })

  it('leaves losses without a certificate at their bank', () => {
    const { law, refund } = taxYear({ year: 2026, banks: [{ name: 'A', losses: 600, shareLosses: 100 }, { name: 'B', interest: 2000 }] })
    expect(law).toMatchObject({ income: { general: 2000, shares: 0 }, lossUsed: { general: 0, shares: 0 }, lossCarriedForward: { general: 0, shares: 0 } })
    expect(refund).toBe(263.75) // order not given: 2000 taxed, 1000 owed
  })

  it('takes certified losses on shares only against gains on shares', () => {
    const { law } = taxYear({ year: 2026, banks: [{ name: 'A', shareLosses: 1000, lossCertificate: true }, { name: 'B', interest: 2000, shareGains: 400 }], lossesCarriedForward: { general: 300, shares: 50 } })
    expect(law).toMatchObject({ income: { general: 1700, shares: 0 }, lossUsed: { general: 300, shares: 400 }, lossCarriedForward: { general: 0, shares: 650 } })
  })

  it('keeps losses on shares of earlier years where losses of the year take the gains on shares', () => {
    const lossPots = { shares: 400 }
    const { banks: [bank] } = taxYear({ year: 2026, banks: [{ name: 'A', losses: 900, shareGains: 1000, lossPots }] })
    expect(bank).toMatchObject({ income: { general: 0, shares: 0 }, lossUsed: { general: 900, shares: 100 }, lossLeft: { general: 0, shares: 300 } })
    const { law } = taxYear({ year: 2026, banks: [{ name: 'A', losses: 900, lossCertificate: true }, { name: 'B', shareGains: 1000 }], lossesCarriedForward: { general: 50, shares: 400 } })
    expect(law).toMatchObject({ income: { general: 0, shares: 0 }, lossUsed: { general: 900, shares: 100 }, lossCarriedForward: { general: 50, shares: 300 } })
  })

  it('taxes a foreign broker in the return only, its losses without a certificate', () => {
    const { banks: [bank], law, refund, withheld } = taxYear({ year: 2026, banks: [{ name: 'A', withholdsTax: false, interest: 3000, shareLosses: 200 }, { name: 'B', shareGains: 500, exemptionOrder: 500 }] })
    expect(bank).toMatchObject({ steuer: null, withheld: 0, orderUsed: 0, withholdsTax: false })
    expect(law).toMatchObject({ income: { general: 3000, shares: 300 } })
    expect([withheld, refund]).toEqual([0, -606.62]) // 2300: 575 + 31.625
  })

  it('sets off the losses of a foreign broker in the return only, so that its gains on shares meet losses on shares elsewhere (section 20(6) EStG)', () => {
    const { banks: [, broker], law, refund } = taxYear({
      year: 2026,
      banks: [{ name: 'Bank', interest: 4000, shareLosses: 1500, lossCertificate: true }, { name: 'Broker', withholdsTax: false, losses: 1300, shareGains: 800 }],
    })
    // Shares: 800 - 1,500 = -700, carried forward. The rest: 4,000 - 1,300 = 2,700. Set off at the broker first, 1,300 would take its 800 and leave 3,500 and 1,500.
    expect(broker).toMatchObject({ income: { general: 0, shares: 800 }, lossUsed: { general: 0, shares: 0 }, lossLeft: { general: 1300, shares: 0 } })
    expect(law).toMatchObject({ income: { general: 2700, shares: 0 }, lossUsed: { general: 1300, shares: 800 }, lossCarriedForward: { general: 0, shares: 700 } })
    expect(refund).toBe(606.63) // Withheld on 4,000: 1,000 + 55. Owed on 2,700 - 1,000: 425 + 23.37 (23.375, fractions dropped).
  })

  it('withholds nothing with a non-assessment certificate, of a child for one', () => {
    const { banks: [bank], personalRate, withheld } = taxYear({ year: 2026, banks: [{ name: 'A', interest: 9000, nonAssessment: true }], otherTaxableIncome: 0 })
    expect(bank).toMatchObject({ steuer: null, withheld: 0 })
    // 9,000 - 1,000 lies below the basic allowance of 12,348.
    expect([withheld, personalRate?.cheaper, personalRate?.tariff.total, personalRate?.refund]).toEqual([0, 'tariff', 0, 0])
    const said = year.compute(year.inputs.parse({ year: 2026, banks: [{ name: 'A', nonAssessment: true }] }), { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map() })
    expect(said.limitations?.map(({ en }) => en)).toEqual([expect.stringMatching(/^Who has a non-assessment certificate/)])
    expect(year.compute(year.inputs.parse({ year: 2026, banks: [{ name: 'A' }] }), { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map() }).limitations).toEqual([])
    expect(year.compute(year.inputs.parse({ year: 2026, banks: [{ name: 'A' }, { name: 'B', nonAssessment: true }] }), { asOf: '2026-11-20', locale: 'en', kinds: new Map(), rates: new Map() }).limitations).toHaveLength(1)
  })

  it('sets off the losses of one spouse against the income of the other where they share an order at a bank (section 43a(3) EStG)', () => {
    // He lost 1,000, she gained 5,000 and has 500 of interest: as one bank 4,500 less the joint order of 2,000: 2,500 x 25 % = 625 + 34.37.
    const joint = { filing_status: 'joint' as const }
    const shared = taxYear({ year: 2026, banks: [{ name: 'Bank, both', gains: 5000, interest: 500, losses: 1000, exemptionOrder: 2000 }], taxProfile: joint })
    expect(shared).toMatchObject({ withheld: 659.37, refund: 0, banks: [{ income: { general: 4500 }, lossUsed: { general: 1000 }, orderUsed: 2000 }] })
    // Apart the bank withholds on 5,500 - 2,000: 875 + 48.12; only with his loss certificate the return gives the difference back.
    const apart = (lossCertificate: boolean) => taxYear({ year: 2026, banks: [{ name: 'His', losses: 1000, lossCertificate }, { name: 'Hers', gains: 5000, interest: 500, exemptionOrder: 2000 }], taxProfile: joint })
    expect(apart(true)).toMatchObject({ withheld: 923.12, refund: 263.75 })
    expect(apart(false)).toMatchObject({ withheld: 923.12, refund: 0, banks: [{ lossLeft: { general: 1000 } }, {}] })
  })

  it('takes the tax of the certificate where it is given', () => {
    expect(taxYear({ year: 2026, banks: [{ name: 'A', interest: 1000, withheld: 200 }] })).toMatchObject({ withheld: 200, refund: 200 })
  })

  it('asks for more where orders exceed the allowance', () => {
    expect(taxYear({ year: 2026, banks: [{ name: 'A', interest: 1000, exemptionOrder: 1000 }, { name: 'B', interest: 1000, exemptionOrder: 1000 }] }).refund).toBe(-263.75)
  })

  it('grants couples twice the allowance', () => {
    expect(taxYear({ year: 2026, banks: [{ name: 'A', interest: 5000 }], taxProfile: { filing_status: 'joint' } }).law).toMatchObject({ allowance: 2000, steuer: { steuerpflichtiger_ertrag: 3000 } })
  })

  it.each([
    // 60,000 lies in the third zone.
    [2021, 801, 0.42 * 60_000 - 9136.63],
    [2022, 801, 0.42 * 60_000 - 9336.45],
    // 60,000 lies in the second zone: (192.59 z + 2397) z + 966.53 with z = 4.4001
    [2023, 1000, (192.59 * 4.4001 + 2397) * 4.4001 + 966.53],
    [2024, 1000, (181.19 * 4.2995 + 2397) * 4.2995 + 991.21],
  ])('knows allowance and tariff of %d, for returns that are still open', (year, allowance, tariff) => {
    const { law, personalRate } = taxYear({ year, banks: [{ name: 'A', interest: 2000 }], otherTaxableIncome: 60_000 })
    expect(law.allowance).toBe(allowance)
    expect(personalRate?.flat.incomeTax).toBe(Math.floor(tariff))
    expect(personalRate?.cheaper).toBe('flat')
  })

  test.each([
    [{ banks: [{ name: 'A' }, { name: 'A' }] }, 'banks', 'Names of banks must be unique'],
    [{ banks: [{ name: 'A', withholdsTax: false, exemptionOrder: 1 }] }, 'banks.0.exemptionOrder', 'Counts only where tax is withheld'],
    [{ banks: [{ name: 'A', withholdsTax: false, withheld: 1 }] }, 'banks.0.withheld', 'Counts only where tax is withheld'],
    [{ banks: [{ name: 'A', withholdsTax: false, lossPots: { shares: 1 } }] }, 'banks.0.lossPots', 'Of a foreign broker they are lossesCarriedForward'],
    [{ banks: [{ name: 'A', nonAssessment: true, exemptionOrder: 1 }] }, 'banks.0.exemptionOrder', 'Counts only where no non-assessment certificate does'],
    [{ banks: [{ name: 'A', nonAssessment: true, withholdsTax: false }] }, 'banks.0.nonAssessment', 'Counts only where tax is withheld'],
    [{ banks: [] }, 'banks', undefined],
    [{ year: 2020 }, 'year', undefined],
    [{ year: 2027 }, 'year', 'Only years whose tariff is in force'],
  ])('%j is refused by its field', (change, path, message) => {
    const [issue] = year.inputs.safeParse({ year: 2026, banks: [{ name: 'A' }], ...change }).error?.issues ?? []
    expect(issue?.path.join('.')).toBe(path)
    if (message !== undefined) expect(issue?.message).toBe(message)
  })

  it('accepts the years with a published tariff', () => {
    expect([2025, 2026].map((number) => year.inputs.safeParse({ year: number, banks: [{ name: 'A', withholdsTax: false }] }).success)).toEqual([true, true])
    expect(year.securitiesOf(year.inputs.parse({ year: 2026, banks: [{ name: 'A' }] }))).toEqual([])
  })
})

it('refuses an order above the allowance of the year: 801 before 2023', () => {
  const at = (number: number, exemptionOrder: number) => year.inputs.safeParse({ year: number, banks: [{ name: 'A', exemptionOrder }] }).error?.issues.map(({ path }) => path.join('.'))
  expect([at(2022, 801), at(2022, 802), at(2023, 1000), at(2023, 1001)]).toEqual([undefined, ['banks.0.exemptionOrder'], undefined, ['banks.0.exemptionOrder']])
})

describe('foreign tax', () => {
  it('is credited by the bank and in the return', () => {
    // 4000 x 15 % = 600 credited. Bank: (4000 - 4 x 600) / 4 = 400; soli 22. Return: 4000 - 1000 = 3000; (3000 - 2400) / 4 = 150; soli 8.25
    const result = taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 4000, foreignTax: { credited: 600 } }] })
    expect(result).toMatchObject({ status: 'ok', withheld: 422, refund: 263.75, law: { foreignTaxCredited: 600, steuer: { gesamte_steuer: 158.25 } } })
  })

  it('that no bank credited counts in the return', () => {
    // The order covered the dividend, so the bank credited nothing; 1000 of interest elsewhere were taxed.
    const result = taxYear({ year: 2026, banks: [
      { name: 'A', foreignDividends: 1000, exemptionOrder: 1000, foreignTax: { notCredited: 150 } },
      { name: 'B', interest: 1000 },
    ] })
    // 2000 - 1000 = 1000; (1000 - 600) / 4 = 100; soli 5.50
    expect(result).toMatchObject({ withheld: 263.75, refund: 158.25, law: { foreignTaxCredited: 150, steuer: { gesamte_steuer: 105.5 } } })
  })

  it('is never credited above a quarter of what is taxed', () => {
    const result = taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 1400, withheld: 0, foreignTax: { credited: 0, notCredited: 210 } }] })
    expect(result.law).toMatchObject({ foreignTaxCredited: 100, steuer: { steuerpflichtiger_ertrag: 400, gesamte_steuer: 0 } })
    expect(result.refund).toBe(0)
  })

  it('that is not given makes the tax of its bank and of the year unknown, and nothing else', () => {
    const result = taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 4000 }, { name: 'B', interest: 1000 }], otherTaxableIncome: 20_000 })
    expect(result).toMatchObject({ status: 'partial', withheld: null, refund: null, personalRate: null, law: { foreignTaxCredited: null, steuer: null, income: { general: 5000 } } })
    expect(result.banks).toMatchObject([{ obstacles: ['foreign_tax_unknown'], steuer: null, withheld: null }, { obstacles: [], withheld: 263.75 }])
  })

  it('leaves the tax of a certificate as it is', () => {
    expect(taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 4000, withheld: 422 }] })).toMatchObject({ withheld: 422, refund: null })
  })

  it('is credited against the tariff tax that capital income brings, and no more', () => {
    // Other income 0; 10000 - 1000 = 9000, below the basic allowance: the tariff takes 0, so nothing is credited.
    // Flat: (9000 - 4 x 1500) / 4 = 750, soli 41.25
    const poor = taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 10_000, foreignTax: { credited: 1500 } }], otherTaxableIncome: 0 })
    expect(poor.personalRate).toMatchObject({ flat: { total: 791.25 }, tariff: { incomeTax: 0, total: 0 }, cheaper: 'tariff', advantage: 791.25 })
    // 16000: 633; 20000: 1570 (above): 937 of capital income's own, less 600
    const some = taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 5000, foreignTax: { credited: 600 } }], otherTaxableIncome: 16_000 })
    expect(some.personalRate).toMatchObject({ flat: { incomeTax: 633, flatTax: 400 }, tariff: { incomeTax: 970, total: 970 }, cheaper: 'tariff', advantage: 85 })
    // 17000: y = 0.4652, (914.51 y + 1400) y = 849: 216 of capital income's own, of 300 no more than that is credited. Flat: (1000 - 4 x 250) / 4 = 0
    const little = taxYear({ year: 2026, banks: [{ name: 'A', foreignDividends: 2000, foreignTax: { credited: 300 } }], otherTaxableIncome: 16_000 })
    expect(little.personalRate).toMatchObject({ flat: { incomeTax: 633, flatTax: 0 }, tariff: { incomeTax: 633, total: 633 }, cheaper: 'flat', advantage: 0 })
  })

  it('of a foreign broker can only be still to be credited', () => {
    const given = { year: 2026, banks: [{ name: 'A', withholdsTax: false, foreignTax: { credited: 1 } }] }
    expect(year.inputs.safeParse(given).error?.issues[0]?.path).toEqual(['banks', 0, 'foreignTax', 'credited'])
    expect(year.inputs.safeParse({ year: 2026, banks: [{ name: 'A', withholdsTax: false, foreignTax: { credited: 0, notCredited: 1 } }] }).success).toBe(true)
  })
})

describe('personal rate', () => {
  it('is cheaper below the flat rate, with its surcharge', () => {
    // 2026: 16000: y = 0.3652: (914.51 y + 1400) y = 633.24 -> 633; 20000: z = 0.2201: (173.10 z + 2397) z + 1034.87 = 1570.83 -> 1570
    const { personalRate, refund } = taxYear({ year: 2026, banks: [{ name: 'A', interest: 5000, exemptionOrder: 1000 }], otherTaxableIncome: 16_000 })
    expect(personalRate).toEqual({
      flat: { incomeTax: 633, flatTax: 1000, solidaritaetszuschlag: 55, kirchensteuer: 0, total: 1688 },
      tariff: { incomeTax: 1570, flatTax: 0, solidaritaetszuschlag: 0, kirchensteuer: 0, total: 1570 },
      oldAgeRelief: 0, cheaper: 'tariff', advantage: 118, refund: 118,
    })
    expect(refund).toBe(0)
  })

  it('stays away above it', () => {
    // 60000: z = 4.2201: 3082.80 + 10115.58 + 1034.87 = 14233.25 -> 14233; 64000: z = 4.6201: 3694.92 + 11074.38 + 1034.87 = 15804.17 -> 15804
    const { personalRate } = taxYear({ year: 2026, banks: [{ name: 'A', interest: 5000, exemptionOrder: 1000 }], otherTaxableIncome: 60_000 })
    expect(personalRate).toMatchObject({ flat: { incomeTax: 14_233, total: 15_288 }, tariff: { incomeTax: 15_804, total: 15_804 }, cheaper: 'flat', advantage: 516, refund: 0 })
  })

  it('is calculated for 2025 with the tariff of 2025', () => {
    // 20000: z = 0.2557: 176.64 z^2 + 2397 z + 1015.13 = 11.55 + 612.91 + 1015.13 = 1639.59
    expect(taxYear({ year: 2025, banks: [{ name: 'A' }], otherTaxableIncome: 20_000 }).personalRate?.flat.incomeTax).toBe(1639)
  })

  it('halves and doubles the income of a couple', () => {
    // 2 x tax on 16000 = 1266; on 36000: 18000: z = 0.0201: 0.07 + 48.18 + 1034.87 = 1083.12 -> 2166
    const { personalRate } = taxYear({ year: 2026, banks: [{ name: 'A', interest: 6000 }], otherTaxableIncome: 32_000, taxProfile: { filing_status: 'joint' } })
    expect(personalRate).toMatchObject({ flat: { incomeTax: 1266, flatTax: 1000 }, tariff: { incomeTax: 2166 }, cheaper: 'tariff' })
  })

  it('bears church tax on either side', () => {
    // 4000 / 4.09 = 978.00; soli 53.79; church 88.02; tariff 633 x 9 % = 56.97, 1570 x 9 % = 141.30
    const { personalRate } = taxYear({ year: 2026, banks: [{ name: 'A', interest: 5000 }], otherTaxableIncome: 16_000, taxProfile: { kirchensteuer: true, bundesland: 'Hessen' } })
    expect(personalRate?.flat).toEqual({ incomeTax: 633, flatTax: 978, solidaritaetszuschlag: 53.79, kirchensteuer: 144.99, total: 1809.78 })
    expect(personalRate?.tariff).toEqual({ incomeTax: 1570, flatTax: 0, solidaritaetszuschlag: 0, kirchensteuer: 141.3, total: 1711.3 })
  })

  it('brings old-age relief for capital income, up to what is left of it', () => {
    const request = { year: 2026 as const, banks: [{ name: 'A', interest: 5000 }], otherTaxableIncome: 16_000, oldAgeReliefPct: 40 }
    expect(taxYear({ ...request, oldAgeReliefLeft: 1900 }).personalRate).toMatchObject({ oldAgeRelief: 1600, tariff: { incomeTax: 1179 } }) // 18400: z = 0.0601: 0.63 + 144.06 + 1034.87 = 1179.56
    expect(taxYear({ ...request, oldAgeReliefLeft: 500 }).personalRate?.oldAgeRelief).toBe(500)
  })

  it('takes off that relief in the cents that it shows', () => {
    // 3356.01 - 801 = 2555.01, 18.2 % of it 465.01182; 69,878 + 2555.01 - 465.01 = 71,968: x 0.42 - 9336.45 = 20,890.11; a fraction of a cent less would be 71,967 and 20,889
    const { personalRate } = taxYear({ year: 2022, banks: [{ name: 'A', interest: 3356.01 }], otherTaxableIncome: 69_878, oldAgeReliefPct: 18.2, oldAgeReliefLeft: 1900 })
    expect(personalRate).toMatchObject({ oldAgeRelief: 465.01, tariff: { incomeTax: 20_890 } })
  })

  const single = tariffOf('single', '2026-12-31')
  const joint = tariffOf('joint', '2026-12-31')

  it('bears the surcharge above its threshold, a couple above twice that', () => {
    expect(single.soli(20_350)).toBe(0)
    expect(single.soli(21_350)).toBeCloseTo(119, 6)
    expect(single.soli(100_000)).toBe(5500)
    expect(joint.soli(40_700)).toBe(0)
    expect(joint.soli(41_700)).toBeCloseTo(119, 6)
  })

  it('stays with the flat rate where both cost the same', () => {
    const flat = yearTax({ income: 0, allowance: 0, churchRate: 0 })
    expect(comparePersonalRate({ otherIncome: 50_000, flat, relief: 0, churchRate: 0, foreignTax: 0 }, single)).toMatchObject({ cheaper: 'flat', advantage: 0 })
  })
})
