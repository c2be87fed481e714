import { describe, expect, it, test } from 'vitest'
import { vorabpauschale } from '../../../core/calculators/vorabpauschale/model'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(vorabpauschale)

describe('Vorabpauschale', () => {
  it('cites the base rate of each year that can be asked for, once', () => {
    const cited = vorabpauschale.sources.map((source) => (typeof source === 'string' ? source : source.en)).filter((source) => /^Basiszins\b/.test(source))
    expect(cited.map((source) => source.slice(0, 14))).toEqual(['Basiszins 2023', 'Basiszins 2024', 'Basiszins 2025', 'Basiszins 2026'])
    expect(cited.map((source) => /BMF-Schreiben vom \d\d\.\d\d\.\d{4}/.exec(source)?.[0])).toEqual([
      'BMF-Schreiben vom 04.01.2023', 'BMF-Schreiben vom 05.01.2024', 'BMF-Schreiben vom 10.01.2025', 'BMF-Schreiben vom 13.01.2026',
    ])
  })

  it('taxes what the allowance leaves, with church tax', () => {
    // 100000 x 3.2 % x 70 % = 2240; - 240 distributions = 2000; 15 % exempt: 1700; - 1000 = 700
    // 700 / 4.08 = 171.5686; x 5.5 % = 9.43635; x 8 % = 13.7256; 194.72 / 1700
    const inputs = {
      wert_jahresanfang: 100_000, wert_jahresende: 110_000, ausschuettungen: 240, fondstyp: 'MISCHFONDS', steuerjahr: 2026,
      taxProfile: { kirchensteuer: true, bundesland: 'Bayern' },
    } as const
    expect(calculate(inputs).result).toEqual({
      basiszins: 3.2,
      basisertrag: 2240,
      wertsteigerung: 10_000,
      vorabpauschale_brutto: 2000,
      teilfreistellung_rate: 0.15,
      teilfreistellung_betrag: 300,
      vorabpauschale_steuerpflichtig: 1700,
      steuer: {
        brutto_ertrag: 1700,
        fsa_offset: 1000,
        steuerpflichtiger_ertrag: 700,
        kapitalertragsteuer: 171.57,
        solidaritaetszuschlag: 9.43,
        kirchensteuer: 13.72,
        gesamte_steuer: 194.72,
        effektiver_steuersatz: 0.114541,
        netto_ertrag: 1505.28,
        kirchensteuer_rate: 0.08,
      },
    })
  })

  // 10000 x rate x 70 %
  test.each([[2023, 2.55, 178.5], [2024, 2.29, 160.3], [2025, 2.53, 177.1], [2026, 3.2, 224]])('%d: base rate %d', (steuerjahr, basiszins, basisertrag) => {
    expect(calculate({ steuerjahr }).result).toMatchObject({ basiszins, basisertrag, vorabpauschale_brutto: basisertrag })
  })

  // 177.10 exempt by kind: 30, 15, 60, 80, 0 %
  test.each([
    ['AKTIENFONDS', 0.3, 53.13], ['MISCHFONDS', 0.15, 26.57], ['IMMOBILIENFONDS', 0.6, 106.26], ['IMMOBILIENFONDS_AUSLAND', 0.8, 141.68], ['SONSTIGE', 0, 0],
  ] as const)('%s is exempt by %d', (fondstyp, teilfreistellung_rate, teilfreistellung_betrag) => {
    expect(calculate({ fondstyp }).result).toMatchObject({ teilfreistellung_rate, teilfreistellung_betrag })
  })

  it('shows a loss and no lump sum', () => {
    expect(calculate({ wert_jahresende: 9000, ausschuettungen: 500 }).result).toMatchObject({ wertsteigerung: -1000, vorabpauschale_brutto: 0 })
  })

  it.each([2022, 2027, 2025.5])('refuses %d', (steuerjahr) => {
    expect(vorabpauschale.inputs.safeParse({ steuerjahr }).success).toBe(false)
  })
})
