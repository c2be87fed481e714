import fc from 'fast-check'
import { CALCULATOR_MODEL_VERSION } from '../../../core/contract/version'
import { describe, expect, it, test } from 'vitest'
import { calculatorLink } from '../../../core/operations/calculator-link'
import { abgeltungssteuer } from '../../../core/calculators/abgeltungssteuer/model'
import { freistellungsauftrag } from '../../../core/calculators/freistellungsauftrag/model'
import { nettoDividende } from '../../../core/calculators/netto-dividende/model'
import type { CalculationModel } from '../../../core/operations/define'
import { InvalidRequest } from '../../../core/contract/errors'
import { parseCalculatorLink } from '../../../core/operations/read-calculator-link'
import { linkedNamespaces, namespaces } from '../../../core/contract/namespaces'
import { calculations } from '../../../core/registry/registry'
import { validInputs } from '../../support/calculator-inputs'

const list = linkedNamespaces.flatMap((namespace) => calculations[namespace].map((calculation: CalculationModel) => ({ namespace, calculation })))
const queryOf = (link: string) => link.slice(link.indexOf('?'))

/** The findings that a query is refused with. */
function refusal(calculator: CalculationModel, query: string) {
  try {
    return parseCalculatorLink(calculator, query)
  } catch (error) {
    if (error instanceof InvalidRequest) return error.issues
    throw error
  }
}

describe('calculatorLink', () => {
  it('is readable: field names, dotted tax profile, JSON brokers, no null Land', () => {
    const inputs = freistellungsauftrag.inputs.parse({ brokers: [{ name: 'Ä & Co', zinsen: 12.5 }], taxProfile: { filing_status: 'joint' } })
    const link = calculatorLink('https://depot.example', 'calculators', 'freistellungsauftrag', inputs, '2026-11-20')
    const url = new URL(link)
    expect(url.pathname).toBe('/calculators/freistellungsauftrag')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      brokers: '[{"name":"Ä & Co","zinsen":12.5,"dividenden":0,"vorabpauschale":0,"realisierte_gewinne":0,"current_fsa":0}]',
      'taxProfile.kirchensteuer': 'false',
      'taxProfile.filing_status': 'joint',
      'taxProfile.sparerpauschbetrag_remaining': '1000',
      asOf: '2026-11-20',
      modelVersion: CALCULATOR_MODEL_VERSION,
    })
  })

  it('leaves out an isin that was not given', () => {
    const link = calculatorLink('', 'calculators', 'netto-dividende', nettoDividende.inputs.parse({}), '2026-11-20')
    expect(link).not.toContain('isin')
  })

  test.each(list.map(({ namespace, calculation }) => [calculation.id, namespace, calculation] as const))('of %s reads back to the same inputs', (slug, namespace, calculator) => {
    fc.assert(
      fc.property(validInputs(calculator), (given) => {
        const inputs = calculator.inputs.parse(given)
        const link = calculatorLink('https://depot.example', namespace, slug, inputs, '2024-02-29')
        expect(parseCalculatorLink(calculator, queryOf(link))).toEqual({ inputs, asOf: '2024-02-29', modelVersion: namespaces[namespace].version })
        expect(parseCalculatorLink(calculator, new URL(link).searchParams.toString()).inputs).toEqual(inputs)
      }),
      { numRuns: 50 },
    )
  })
})

describe('parseCalculatorLink', () => {
  it('gives the defaults for an empty query', () => {
    expect(parseCalculatorLink(abgeltungssteuer, '')).toEqual({ inputs: abgeltungssteuer.inputs.parse({}) })
  })

  it('ignores via', () => {
    expect(parseCalculatorLink(abgeltungssteuer, '?via=newsletter')).toEqual({ inputs: abgeltungssteuer.inputs.parse({}) })
  })

  it('reads the legacy format: all inputs as one JSON object', () => {
    const query = `scenario=${encodeURIComponent('{"kapitalertrag":1234.5}')}&asOf=2026-01-01`
    expect(parseCalculatorLink(abgeltungssteuer, query)).toEqual({ inputs: abgeltungssteuer.inputs.parse({ kapitalertrag: 1234.5 }), asOf: '2026-01-01' })
  })

  test.each([
    ['both formats at once', `scenario=${encodeURIComponent('{}')}&kapitalertrag=5`, ['kapitalertrag'], 'mixed_formats'],
    ['a legacy scenario that is no object', 'scenario=5', ['scenario'], 'invalid_type'],
    ['a legacy scenario that is no JSON', 'scenario=%7B', ['scenario'], 'invalid_type'],
    ['an unknown field', 'ertrag=5', ['ertrag'], 'unrecognized_keys'],
    ['an unknown tax profile field', 'taxProfile.land=Bayern', ['taxProfile', 'land'], 'unrecognized_keys'],
    ['a tax profile that is not dotted', 'taxProfile=%7B%7D', ['taxProfile'], 'unrecognized_keys'],
    ['a path below a field', 'kapitalertrag.x=1', ['kapitalertrag', 'x'], 'unrecognized_keys'],
    ['a field of every object', '__proto__=1', ['__proto__'], 'unrecognized_keys'],
    ['a field twice', 'kapitalertrag=5&kapitalertrag=6', ['kapitalertrag'], 'duplicate_key'],
    ['a number that is none', 'kapitalertrag=5,5', ['kapitalertrag'], 'invalid_type'],
    ['an empty number', 'kapitalertrag=', ['kapitalertrag'], 'invalid_type'],
    ['a number below its bound', 'kapitalertrag=-1', ['kapitalertrag'], 'too_small'],
    ['a boolean that is none', 'taxProfile.kirchensteuer=ja', ['taxProfile', 'kirchensteuer'], 'invalid_type'],
    ['a null Land', 'taxProfile.bundesland=null', ['taxProfile', 'bundesland'], 'invalid_value'],
    ['a bad day', 'asOf=2026-02-30', ['asOf'], 'custom'],
    ['a broken escape', 'ertragsart=%E0%A4%A', ['ertragsart'], 'invalid_value'],
  ])('refuses %s', (_name, query, path, code) => {
    expect(refusal(abgeltungssteuer, query)).toMatchObject([{ path, code }])
  })
})
