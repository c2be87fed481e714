import { text } from '../../values/text'
import { bar, rows } from '../../wording/view'
import type { CalculatorView } from '../../operations/define'
import { schenkungsteuer as model } from './model'
import { words } from './words'

const view: CalculatorView<typeof model> = {
  group: 'family',
  explore: { giftValue: { most: 3_000_000, step: 10_000 }, priorGifts: { most: 1_000_000, step: 10_000 } },
  headline: ['schedule.steuerTotal', 'schedule.savings', 'schedule.steuerSingle', 'steuer', 'nettoSchenkung', 'verbleibenderFreibetrag'],
  presets: [
    { name: text('€500,000 to a child', '500.000 € an ein Kind'), inputs: {} },
    { name: text('€800,000 to a child, in steps', '800.000 € an ein Kind, in Schritten'), inputs: { mode: 'schedule', giftValue: 800_000 } },
    { name: text('€100,000 to a niece or nephew', '100.000 € an Nichte oder Neffe'), inputs: { giftValue: 100_000, relationship: 'nichte_neffe' } },
  ],
  steps: [
    {
      label: text('Allowance left after this gift', 'Freibetrag, der nach dieser Schenkung bleibt'), least: 0, when: { 'inputs.mode': 'single' },
      parts: [{ field: 'verbleibenderFreibetrag' }, { field: 'inputs.giftValue', less: true }],
    },
  ],
  ineffective: [
    { field: 'asOf', when: { 'inputs.mode': 'single' } },
    { field: 'horizonYears', when: { 'inputs.mode': 'single' } },
  ],
  charts: [rows('schedule.windows', 'date', bar('amount'), bar('steuer')), { kind: 'parts', fields: ['nettoSchenkung', 'steuer'], unless: 'schedule' }],
}

export const schenkungsteuer = { ...model, words, view }
