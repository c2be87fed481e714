import { text } from '../../values/text'
import { asTheyAre, chosen, grouped, named, orNull } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { steuerklassen } from '../../law/schenkungsteuer/figures'
import { bar, rows } from '../../wording/view'
import { schenkungsteuer as model } from './model'

const words: CalculationWords<typeof model> = {
  inputs: {
    mode: chosen(named('Kind of gift', 'Art der Schenkung', 'Eine einzelne Schenkung oder dieselbe Summe in Zeiträumen von zehn Jahren.'), {
      single: text('One gift', 'Eine Schenkung'),
      schedule: text('Plan over ten-year windows', 'Plan über Zehnjahreszeiträume'),
    }),
    giftValue: named('Value of the gift', 'Wert der Schenkung', 'Wert der Schenkung oder aller Schenkungen des Plans.'),
    relationship: chosen(named('The recipient is the giver’s', 'Beschenkt wird', 'Was die beschenkte Person für die schenkende ist.'), {
      ehepartner: text('Spouse', 'Ehe- oder Lebenspartner'),
      kind: text('Child', 'Kind'),
      enkel: text('Grandchild', 'Enkelkind'),
      enkel_elternteil_verstorben: text('Grandchild, parent has died', 'Enkelkind, Elternteil verstorben'),
      eltern_grosseltern: text('Parent or grandparent', 'Elternteil oder Großelternteil'),
      geschwister: text('Sibling', 'Bruder oder Schwester'),
      nichte_neffe: text('Niece or nephew', 'Nichte oder Neffe'),
      schwiegerkind: text('Child-in-law', 'Schwiegerkind'),
      geschiedener_ehepartner: text('Divorced spouse', 'Geschiedener Ehepartner'),
      sonstige: text('Someone else', 'Andere Person'),
    }),
    priorGifts: named('Earlier gifts', 'Frühere Schenkungen', 'Von derselben Person in den letzten zehn Jahren; bei einem Plan 0.'),
    horizonYears: named('Period of the gifts', 'Zeitraum der Schenkungen', 'Nur beim Plan: Jahre, über die sich die Schenkungen verteilen können.'),
  },
  result: {
    steuerklasse: chosen(named('Tax class', 'Steuerklasse'), asTheyAre(steuerklassen)),
    freibetrag: named('Allowance', 'Freibetrag'),
    verbleibenderFreibetrag: named('Allowance left before this gift', 'Freibetrag, der vor dieser Schenkung bleibt'),
    steuerpflichtigerErwerb: named('Taxable amount', 'Steuerpflichtiger Erwerb'),
    steuersatz: named('Tax rate', 'Steuersatz'),
    haertefallausgleich: named('Hardship relief', 'Härteausgleich'),
    steuer: named('Gift tax', 'Schenkungsteuer'),
    nettoSchenkung: named('Gift after tax', 'Schenkung nach Steuer'),
    schedule: grouped(orNull(named('Plan', 'Plan'), text('no plan asked for', 'kein Plan gewünscht')), {
      windows: grouped(named('Gifts', 'Schenkungen'), {
        date: named('From', 'Ab'),
        amount: named('Gift', 'Schenkung'),
        steuer: named('Gift tax', 'Schenkungsteuer'),
      }),
      totalScheduled: named('Gifts in total', 'Schenkungen insgesamt'),
      steuerTotal: named('Tax with the plan', 'Steuer mit Plan'),
      steuerSingle: named('Tax on one gift', 'Steuer auf eine einzige Schenkung'),
      savings: named('Saved by the plan', 'Ersparnis durch den Plan'),
    }),
  },
}

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
