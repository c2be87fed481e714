/** What results say of their law when its year is over. */
import { describe, expect, it, test } from 'vitest'
import { gapsOn, remarksOnLaw } from '../../../core/law/age'
import { dated, MODEL_ASSUMPTION, type DatedFigure } from '../../../core/law/dated'
import { incomeTaxFor } from '../../../core/law/einkommensteuertarif/tarif'
import { einkommensteuertarif } from '../../../core/law/einkommensteuertarif/figures'
import { calculateIn } from '../../../core/operations/calculate'
import type { CalculationModel } from '../../../core/operations/define'
import type { CalculationNamespace } from '../../../core/contract/namespaces'
import { calculations } from '../../../core/registry/registry'

/** A yearly figure of these tests, so that a row of the real law changes none of them. */
const figure = (name: string, from: string, state?: 'bill' | 'draft'): DatedFigure => dated({
  name, norm: '§ 66 EStG', unit: 'EUR', yearly: true, rows: [{ from, value: 1, source: '§ 66 EStG', checked: '2026-11-20' }],
  ...(state === undefined ? {} : { proposed: [{ state, from: '2027-01-01', value: 2, source: '§ 66 EStG', checked: '2026-11-20' }] }),
})

const [benefit, rate, ceiling, pension] = [figure('Benefit', '2026-01-01', 'bill'), figure('Rate', '2026-01-01'), figure('Ceiling', '2026-01-01', 'draft'), figure('Pension', '2026-07-01')]

const due = [['Benefit', '2027-01-01', 'bill'], ['Rate', '2027-01-01', 'missing'], ['Ceiling', '2027-01-01', 'draft']]

const all = (Object.entries(calculations) as [CalculationNamespace, readonly CalculationModel[]][]).flatMap(([namespace, modules]) => modules.map((module) => ({ namespace, module })))

/** What a calculation says on a day, of its example. */
function saidOn(day: string, { namespace, module }: (typeof all)[number], locale: 'en' | 'de' = 'en') {
  const request = { inputs: module.inputs.parse(module.example), locale, asOf: '2026-11-20' }
  return calculateIn(namespace, module, request, { now: `${day}T00:00:00.000Z`, baseUrl: 'https://example.org' })
}

describe('law that says its age', () => {
  it.each([
    ['2026-12-31', []],
    ['2027-01-01', due],
    ['2027-06-30', due],
    ['2027-07-01', [...due, ['Pension', '2027-07-01', 'missing']]],
  ])('misses on %s what fell due', (day, expected) => {
    expect(gapsOn([benefit, rate, ceiling, pension], day).map(({ name, since, state }) => [name, since, state])).toEqual(expected)
  })

  test.each(all.map((each) => [`${each.namespace}/${each.module.id}`, each] as const))('%s says nothing of it in 2026', (_id, each) => {
    expect(saidOn('2026-12-31', each).limitations).toEqual(saidOn('2026-11-20', each).limitations)
  })

  it('claims no law where there are assumptions alone, or a past year with law of its own is asked for', () => {
    const notgroschen = all.find(({ module }) => module.id === 'notgroschen')
    const vorabpauschale = all.find(({ module }) => module.id === 'vorabpauschale')
    if (notgroschen === undefined || vorabpauschale === undefined) throw new Error('a calculator is missing')
    const of = (steuerjahr: number) => ({ ...vorabpauschale, module: { ...vorabpauschale.module, example: { steuerjahr } } })
    expect(saidOn('2027-02-01', notgroschen).limitations).toEqual(saidOn('2026-12-01', notgroschen).limitations)
    expect(saidOn('2027-02-01', of(2025)).limitations).toEqual(saidOn('2026-12-01', of(2025)).limitations)
    expect(saidOn('2027-02-01', of(2026)).limitations.at(-1)).toMatch(/^The law of 20 Nov 2026 is applied/)
  })

  const lawful = all.filter(({ module }) => module.law.some(({ norm }) => norm !== MODEL_ASSUMPTION) && !module.lawDay?.(module.inputs.parse(module.example)).startsWith('2025'))
  test.each(lawful.flatMap((each) => ['2027-01-01', '2027-02-01', '2028-01-01'].map((day) => [day, `${each.namespace}/${each.module.id}`, each] as const)))('on %s %s says whose law it applies, in both languages', (day, _id, each) => {
    const [en, de] = [saidOn(day, each), saidOn(day, each, 'de')]
    expect(en.limitations.at(-1)).toMatch(/^The law of 20 Nov 2026 is applied/)
    expect(de.limitations.at(-1)).toMatch(/^Angewandt wird das Recht vom 20\.11\.2026/)
    expect(en.limitations).toHaveLength(de.limitations.length)
    expect(en.result).toEqual(saidOn('2026-12-31', { ...each }).result)
  })

  it('names the figures that a result uses, with their state', () => {
    const [each] = lawful
    if (each === undefined) throw new Error('no calculation has law')
    const module = { ...each.module, law: [benefit] }
    expect(saidOn('2027-01-01', { ...each, module }).limitations).toContain('Benefit (§ 66 EStG): a value in force from 1 Jan 2027 on is not known here; there was a bill when it was last looked up. The previous value is used.')
    expect(saidOn('2027-01-01', { ...each, module }, 'de').limitations).toContain('Benefit (§ 66 EStG): Ein ab 01.01.2027 geltender Wert ist hier nicht bekannt; zuletzt gab es einen Gesetzentwurf. Gerechnet wird mit dem bisherigen.')
  })

  it('does not say of a sale that a base rate is taken that it does not use', () => {
    const sale = all.find(({ module }) => module.id === 'sale')
    if (sale === undefined) throw new Error('there is no sale')
    const inputs = { kind: 'SONSTIGE', lots: [{ date: '2026-02-02', units: 1, price: 50, lumpSums: 1 }], sale: { date: '2027-02-01', price: 60, units: 1 } }
    const { limitations } = saidOn('2027-02-01', { ...sale, module: { ...sale.module, example: inputs } })
    expect(limitations.filter((each) => each.includes('2027'))).toEqual([])
  })

  it.each([['2025-12-30', false], ['2026-01-02', true], ['2026-12-30', true], ['2027-01-04', true]])('says in 2027 of a sale of %s whether its law was that of a day before the year ended', (date, isSaid) => {
    const sale = all.find(({ module }) => module.id === 'sale')
    if (sale === undefined) throw new Error('there is no sale')
    const inputs = { kind: 'SONSTIGE', lots: [{ date: '2025-02-03', units: 1, price: 50, lumpSums: 1 }], sale: { date, price: 60, units: 1 } }
    const { limitations } = saidOn('2027-02-01', { ...sale, module: { ...sale.module, example: inputs } })
    expect(limitations.some((each) => each.startsWith('The law of 20 Nov 2026 is applied'))).toBe(isSaid)
  })

  it('goes by the year that was asked for where there is one', () => {
    expect(remarksOnLaw([rate], '2027-02-01', '2026-12-31').map(({ en }) => en)).toEqual([expect.stringMatching(/^The law of/)])
    expect(remarksOnLaw([rate], '2027-02-01', '2027-03-01')).toHaveLength(2)
    expect(remarksOnLaw([rate], '2026-11-20', '2027-03-01')).toEqual([])
    expect(remarksOnLaw([], '2027-02-01')).toEqual([])
  })

  it('has no jump at the borders of the tariff that is a bill', () => {
    const [bill] = einkommensteuertarif.proposed ?? []
    expect(bill?.value).not.toBeNull()
    for (const border of [12_564, 17_799, 70_600, 249_999, 279_999]) {
      const step = incomeTaxFor(bill!.value!, 'single', border + 1) - incomeTaxFor(bill!.value!, 'single', border)
      expect(step, String(border)).toBeGreaterThanOrEqual(0)
      expect(step, String(border)).toBeLessThanOrEqual(1.5)
    }
  })

  test.each(all.map((each) => [`${each.namespace}/${each.module.id}`, each] as const))('%s speaks German of its sources', (_id, each) => {
    expect(saidOn('2026-11-20', each, 'de').sources.join('\n')).not.toMatch(/\b(?:the|of|and|with|for|from|read|by|first day|Law|Customary)\b/)
  })
})
