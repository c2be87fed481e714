import { taxProfileIneffective } from '../../law/kapitalertrag/view'
import { text } from '../../values/text'
import { area, line, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { altersvorsorgedepot as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'retirement',
  headline: ['difference', 'breakEvenTaxRatePct', 'breakEvenCostsPct'],
  explore: {
    yearlyContribution: { most: 6840, step: 60 },
    taxableIncome: { most: 200_000, step: 1000 },
    taxRateInOldAgePct: { most: 50, step: 1 },
    contractCostsPct: { most: 3, step: 0.05 },
    ownCostsPct: { most: 2, step: 0.05 },
  },
  folded: ['inputs.payout', 'inputs.support', 'inputs.riester', 'inputs.taxProfile', 'byTaxRate', 'saving', 'payout'],
  presets: [
    { name: text('Age 25, single', 'Mit 25, ledig'), inputs: { age: 25, taxableIncome: 30_000 } },
    { name: text('Age 40, two children', 'Mit 40, zwei Kinder'), inputs: { age: 40, children: [{ birthYear: 2019 }, { birthYear: 2022 }] } },
    { name: text('Age 55, single', 'Mit 55, ledig'), inputs: { age: 55, taxableIncome: 60_000 } },
  ],
  ineffective: [
    { field: 'asOf' },
    ...taxProfileIneffective,
    { field: 'support.spouseContribution', when: { 'inputs.support.entitlement': 'direct' } },
    { field: 'support.spouseIsEntitledThroughMe', when: { 'inputs.support.entitlement': 'through_spouse' } },
    { field: 'support.spouseIsEntitledThroughMe', when: { 'inputs.taxProfile.filing_status': 'single' } },
    { field: 'support.bonusWasGranted', when: { 'inputs.support.entitlement': 'through_spouse' } },
  ],
  charts: [
    rows('saving', 'age', area('contractValue'), line('ownValue', true)),
    rows('byTaxRate', 'taxRatePct', line('contractNet'), line('ownNet', true)),
  ],
}

export const altersvorsorgedepot = { ...model, words, view }
