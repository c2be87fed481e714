import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { nettoDividende } from '../../../core/calculators/netto-dividende/model'
import { quellensteuern } from '../../../core/law/quellensteuer/figures'
import { LAW_DATE } from '../../../core/contract/version'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(nettoDividende)
const used = { sparerpauschbetrag_remaining: 0 }
const isinOf = (country: string) => `${country}0000000000`

describe('a share', () => {
  it('credits foreign tax before surcharge and church tax', () => {
    // before: 1000 / 4.09 = 244.50; 13.4475 -> 13.44; 22.005 -> 22.00; 279.94
    // after: (1000 - 4 x 150) / 4.09 = 97.80; 5.37; 8.80; 111.97; 1000 - 350 - 111.97
    const { result } = calculate({ brutto_dividende: 1000, isin: isinOf('CH'), taxProfile: { ...used, kirchensteuer: true, bundesland: 'Berlin' } })
    expect(result).toMatchObject({
      quellensteuer_status: 'credited',
      quellensteuer_rate: 0.35,
      quellensteuer_betrag: 350,
      anrechenbare_quellensteuer: 150,
      erstattungsfaehige_quellensteuer: 200,
      deutsche_reststeuer: 111.97,
      netto_dividende: 538.03,
      steuer: { kapitalertragsteuer: 244.5, solidaritaetszuschlag: 13.44, kirchensteuer: 22, gesamte_steuer: 279.94 },
    })
  })

  it('credits no more than a quarter of what the allowance leaves', () => {
    // e = 1100 - 1000 = 100; q = min(165, 25)
    const { result } = calculate({ brutto_dividende: 1100, isin: isinOf('US') })
    expect(result).toMatchObject({ quellensteuer_status: 'credited', quellensteuer_betrag: 165, anrechenbare_quellensteuer: 25, deutsche_reststeuer: 0, netto_dividende: 935 })
  })

  test.each([
    // country, withheld, credited, refundable of 1000; German tax (250 - credited) x 1.055, surcharge dropped to cents
    ['FR', 250, 128, 122, 128.71], // 122 + 6.71
    ['IE', 250, 0, 250, 263.75],
    ['AT', 275, 150, 125, 105.5],
    ['JP', 153.15, 150, 3.15, 105.5],
    ['TW', 210, 100, 110, 158.25],
    ['GR', 50, 50, 0, 211],
    ['BR', 100, 100, 0, 158.25],
  ])('%s: %d withheld, %d credited, %d refundable', (country, withheld, credited, refundable, german) => {
    expect(calculate({ brutto_dividende: 1000, isin: isinOf(country), taxProfile: used }).result).toMatchObject({
      quellensteuer_status: 'credited',
      quellensteuer_betrag: withheld,
      anrechenbare_quellensteuer: credited,
      erstattungsfaehige_quellensteuer: refundable,
      deutsche_reststeuer: german,
    })
  })

  test.each([[undefined], ['DE'], ['GB'], ['HK'], ['SG'], ['CY'], ['MT'], ['EE']])('%s: no withholding', (country) => {
    const { result } = calculate({ brutto_dividende: 1000, ...(country === undefined ? {} : { isin: isinOf(country) }), taxProfile: used })
    expect(result).toMatchObject({ quellensteuer_status: 'none', quellensteuer_rate: 0, quellensteuer_betrag: 0, netto_dividende: 736.25 })
  })

  test.each(['NZ', 'HU', 'KY', 'XX'])('%s: unavailable', (country) => {
    const { result } = calculate({ brutto_dividende: 1000, isin: isinOf(country), taxProfile: used })
    expect(result).toMatchObject({
      quellensteuer_status: 'unavailable', quellensteuer_rate: 0, quellensteuer_betrag: 0, anrechenbare_quellensteuer: 0,
      erstattungsfaehige_quellensteuer: 0, netto_dividende: 736.25,
    })
  })
})

test.each([['etf_aktien', 0.3, 150, 350], ['mischfonds', 0.15, 75, 425]] as const)('%s settles foreign tax inside the fund', (quelle, rate, exempt, taxed) => {
  const { result } = calculate({ brutto_dividende: 500, quelle, isin: isinOf('US'), taxProfile: used })
  expect(result).toMatchObject({
    teilfreistellung_rate: rate, teilfreistellung_betrag: exempt, steuerpflichtiger_betrag: taxed,
    quellensteuer_status: 'fund_level', quellensteuer_betrag: 0, steuer: { brutto_ertrag: taxed },
  })
})

it('no country credits more than it withholds or than the treaty rate', () => {
  for (const figure of quellensteuern.values()) {
    const { withheld, creditable } = figure.on(LAW_DATE)
    expect(creditable).toBeLessThanOrEqual(Math.min(withheld, 0.15))
  }
})

it('net, foreign and German tax add up to the dividend', () => {
  const country = fc.constantFrom(...quellensteuern.keys(), 'DE', 'XX')
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), country, fc.integer({ min: 0, max: 2000 }), fc.boolean(), (cents, code, remaining, kirchensteuer) => {
    const { result } = calculate({
      brutto_dividende: cents / 100, isin: isinOf(code), taxProfile: { sparerpauschbetrag_remaining: remaining, kirchensteuer },
    })
    expect(result.netto_dividende + result.quellensteuer_betrag + result.deutsche_reststeuer).toBeCloseTo(cents / 100, 5)
    expect(result.deutsche_reststeuer).toBeLessThanOrEqual(result.steuer.gesamte_steuer)
    expect(result.anrechenbare_quellensteuer).toBeLessThanOrEqual(result.steuer.steuerpflichtiger_ertrag / 4 + 0.01)
  }))
})
