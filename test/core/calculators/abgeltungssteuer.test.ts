import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abgeltungssteuer } from '../../../core/calculators/abgeltungssteuer/model'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(abgeltungssteuer)

describe('Abgeltungssteuer', () => {
  it('deducts the partial exemption before the allowance', () => {
    // 5000 x 30 % = 1500; 3500 - 1000 = 2500; 625 + 34.375 -> 34.37; 659.37 / 5000; 5000 - 659.37
    expect(calculate({ ertragsart: 'etf' }).result).toEqual({
      brutto_ertrag: 5000,
      teilfreistellung_betrag: 1500,
      fsa_offset: 1000,
      steuerpflichtiger_ertrag: 2500,
      kapitalertragsteuer: 625,
      solidaritaetszuschlag: 34.37,
      kirchensteuer: 0,
      gesamte_steuer: 659.37,
      effektiver_steuersatz: 0.131874,
      netto_ertrag: 4340.63,
      kirchensteuer_rate: 0,
    })
  })

  it.each(['general', 'aktienverkauf', 'dividende'] as const)('exempts nothing of %s', (ertragsart) => {
    expect(calculate({ ertragsart }).result).toMatchObject({ teilfreistellung_betrag: 0, gesamte_steuer: 1055, netto_ertrag: 3945 })
  })

  it('answers 0 with a rate of 0', () => {
    expect(calculate({ kapitalertrag: 0 }).result).toMatchObject({ effektiver_steuersatz: 0, netto_ertrag: 0 })
  })

  it('net and tax add up to the gross income', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom('general', 'etf'), fc.boolean(), (cents, ertragsart, kirchensteuer) => {
      const { result } = calculate({ kapitalertrag: cents / 100, ertragsart, taxProfile: { kirchensteuer } })
      expect(result.netto_ertrag + result.gesamte_steuer).toBeCloseTo(cents / 100, 6)
    }))
  })
})

describe('what a tax profile makes it say', () => {
  it.each([
    [{}, []],
    [{ kirchensteuer: true, bundesland: 'Hessen' }, []],
    [{ kirchensteuer: true }, [/9%/]],
    [{ sparerpauschbetrag_remaining: 1000.01 }, [/above the statutory amount of €1,000/]],
    [{ filing_status: 'joint' }, [/a couple filing jointly has €2,000/]],
    [{ filing_status: 'joint', sparerpauschbetrag_remaining: 2000 }, []],
    [{ filing_status: 'joint', kirchensteuer: true }, [/9%/, /€2,000/]],
  ] as const)('%j', (taxProfile, sentences) => {
    const { assumptions } = calculate({ taxProfile })
    expect(assumptions).toHaveLength(sentences.length)
    sentences.forEach((sentence, index) => expect(assumptions[index]).toMatch(sentence))
  })

  it('says it in German', () => {
    expect(calculateWith(abgeltungssteuer, 'de')({ taxProfile: { kirchensteuer: true } }).assumptions[0]).toContain('Ohne Angabe des Bundeslands wird die Kirchensteuer mit 9 % gerechnet')
  })
})
