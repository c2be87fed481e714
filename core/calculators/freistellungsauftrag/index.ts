import { grouped, named } from '../../wording/field-words'
import type { CalculationWords, CalculatorView } from '../../operations/define'
import { orderWarningWords, taxProfileWords } from '../../law/kapitalertrag/words'
import { bar, rows } from '../../wording/view'
import { freistellungsauftrag as model } from './model'

const words: CalculationWords<typeof model> = {
  inputs: {
    brokers: grouped(named('Banks and brokers', 'Banken und Broker', 'Eine Zeile je Bank oder Broker: erwartete Erträge des Jahres, bei Fonds nach Teilfreistellung.'), {
      name: named('Name', 'Name', 'Name der Bank oder des Brokers.'),
      zinsen: named('Interest', 'Zinsen', 'In diesem Jahr erwartet.'),
      dividenden: named('Dividends', 'Dividenden', 'In diesem Jahr erwartet, Ausschüttungen eingeschlossen, nach Teilfreistellung.'),
      vorabpauschale: named('Advance lump sum', 'Vorabpauschale', 'Wird im Januar gebucht; nach Teilfreistellung.'),
      realisierte_gewinne: named('Realised gains', 'Realisierte Gewinne', 'In diesem Jahr erwartet, nach Teilfreistellung.'),
      current_fsa: named('Current order', 'Auftrag heute', 'Heute erteilter Auftrag.'),
    }),
    taxProfile: taxProfileWords,
  },
  result: {
    brokers: grouped(named('Exemption orders', 'Freistellungsaufträge'), {
      name: named('Bank', 'Bank'),
      expected_income: named('Expected income', 'Erwartete Erträge'),
      current_fsa: named('Current order', 'Auftrag heute'),
      optimal_fsa: named('Best order', 'Bester Auftrag'),
      tax_with_current: named('Withheld today', 'Abzug heute'),
      tax_with_optimal: named('Withheld with the best order', 'Abzug mit bestem Auftrag'),
      delta: named('Change', 'Änderung'),
    }),
    total_expected_income: named('Total expected income', 'Erwartete Erträge insgesamt'),
    total_fsa_available: named('Saver allowance', 'Sparer-Pauschbetrag'),
    total_fsa_optimal: named('Best orders in total', 'Beste Aufträge insgesamt'),
    total_tax_current: named('Tax owed with the current orders', 'Steuerschuld mit heutigen Aufträgen'),
    total_tax_optimal: named('Tax owed with the best orders', 'Steuerschuld mit den besten Aufträgen'),
    savings: named('Tax saved', 'Steuerersparnis'),
    warnings: orderWarningWords,
  },
}

const view: CalculatorView<typeof model> = {
  group: 'taxes',
  opening: {
    brokers: [
      { name: 'Bank A', dividenden: 350, vorabpauschale: 120, current_fsa: 800 },
      { name: 'Bank B', zinsen: 900, current_fsa: 200 },
    ],
  },
  headline: ['savings', 'total_tax_optimal', 'total_fsa_optimal'],
  ineffective: [{ field: 'asOf' }, { field: 'taxProfile.sparerpauschbetrag_remaining' }],
  charts: [rows('brokers', 'name', bar('optimal_fsa'), bar('current_fsa'), bar('expected_income'))],
}

export const freistellungsauftrag = { ...model, words, view }
