import { text } from '../../values/text'
import { asTheyAre, chosen, grouped, named, orNull, type Words } from '../../wording/field-words'
import type { Steuer } from './steuer'
import { bundeslaender, type TaxPerson, type TaxProfile } from './tax-profile'

const person: Words<TaxPerson> = {
  bundesland: orNull(chosen(named('State (Land) of residence', 'Bundesland des Wohnsitzes', 'Entscheidet über den Kirchensteuersatz.'), asTheyAre(bundeslaender)), text('Not given', 'Keine Angabe')),
  kirchensteuer: named('Church tax', 'Kirchensteuer', 'Ob Kirchensteuer anfällt, bei Ehegatten für beide: Sonst trägt die Hälfte eines gemeinsamen Depots keine.'),
  filing_status: chosen(named('Tax assessment', 'Veranlagung'), { single: text('Single', 'Einzeln'), joint: text('Joint (couple)', 'Zusammen (Paar)') }),
}

const profile: Words<TaxProfile> = {
  ...person,
  sparerpauschbetrag_remaining: named(
    'Saver allowance left',
    'Verbleibender Sparer-Pauschbetrag',
    'Was vom Sparer-Pauschbetrag des Jahres noch frei ist.',
  ),
}

const situation = named('Tax situation', 'Steuerliche Verhältnisse')

/** Words of a person whose allowances are given per bank. */
export const taxPersonWords = { ...situation, fields: person }

/** Words of the tax profile. */
export const taxProfileWords = { ...situation, fields: profile }

/** Words of the tax of one year. */
export const steuerWords: Words<Steuer> = {
  brutto_ertrag: named('Income before tax', 'Ertrag vor Steuern'),
  fsa_offset: named('Covered by the saver allowance', 'Durch Sparer-Pauschbetrag gedeckt'),
  steuerpflichtiger_ertrag: named('Taxable income', 'Steuerpflichtiger Ertrag'),
  kapitalertragsteuer: named('Income tax', 'Kapitalertragsteuer'),
  solidaritaetszuschlag: named('Solidarity surcharge', 'Solidaritätszuschlag'),
  kirchensteuer: named('Church tax', 'Kirchensteuer'),
  gesamte_steuer: named('Total tax', 'Steuer insgesamt'),
  effektiver_steuersatz: named('Effective tax rate', 'Effektiver Steuersatz'),
  netto_ertrag: named('Income after tax', 'Ertrag nach Steuern'),
  kirchensteuer_rate: named('Church tax rate', 'Kirchensteuersatz'),
}

/** Words of remarks on exemption orders. */
export const orderWarningWords = grouped(named('What to watch', 'Hinweise'), {
  type: chosen(named('What', 'Was'), {
    over_limit: text('Orders too high', 'Aufträge zu hoch'),
    under_utilised: text('Allowance unused', 'Pauschbetrag ungenutzt'),
    january_risk: text('Debit in January', 'Abbuchung im Januar'),
  }),
  message: named('Why', 'Warum'),
})
