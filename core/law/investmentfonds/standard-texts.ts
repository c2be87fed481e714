/** Sentences that several tax calculators share. */
import { sparerPauschbetrag } from '../kapitalertrag/figures'
import { basiszins } from './figures'
import type { Text } from '../../values/text'
import { formatEur } from '../../wording/format'
import { LAW_DATE } from '../../contract/version'

const { single, joint } = sparerPauschbetrag.on(LAW_DATE)
const baseRate = String(basiszins.on(LAW_DATE))

export const flatRateOnly: Text = {
  en: 'Capital income is taxed at the flat rate. The lower personal rate that the tax office applies on request (Günstigerprüfung) is not modelled.',
  de: 'Kapitalerträge werden mit dem Abgeltungsteuersatz besteuert. Der niedrigere persönliche Steuersatz auf Antrag (Günstigerprüfung) wird nicht berücksichtigt.',
}

export const noLossOffset: Text = {
  en: 'Losses, loss carry-forwards and foreign tax brought forward are not set off.',
  de: 'Verluste, Verlustvorträge und übertragene ausländische Steuern werden nicht verrechnet.',
}

export const noTaxAdvice: Text = {
  en: 'This is a simplified calculation, not tax advice. Your bank or tax office may arrive at a slightly different amount.',
  de: 'Dies ist eine vereinfachte Rechnung und keine Steuerberatung. Bank oder Finanzamt können geringfügig abweichen.',
}

export const privateInvestor: Text = {
  en: 'The investor is a private person resident in Germany and holds the investment as private assets at a German bank.',
  de: 'Die Anlage gehört zum Privatvermögen einer in Deutschland ansässigen Person und liegt bei einer deutschen Bank.',
}

export const todaysLaw: Text = {
  en: `Today's tax law applies in every year: saver allowance ${formatEur(single, 'en', 0)} (single) or ${formatEur(joint, 'en', 0)} (joint), with nothing else using it up, whatever is given as left of it.`,
  de: `In jedem Jahr gilt heutiges Steuerrecht: Sparer-Pauschbetrag ${formatEur(single, 'de', 0)} (ledig) oder ${formatEur(joint, 'de', 0)} (zusammen veranlagt), der sonst nicht verbraucht wird, was auch als frei angegeben ist.`,
}

export const constantBasiszins: Text = {
  en: `The latest published base rate of ${baseRate}% applies to the Vorabpauschale of every year.`,
  de: `Für die Vorabpauschale jedes Jahres gilt der zuletzt veröffentlichte Basiszins von ${baseRate.replace('.', ',')} %.`,
}

export const januaryTax: Text = {
  en: 'The Vorabpauschale of a year is taxed in the January after, with the allowance of that January; the tax is paid out of the fund. Units sold for it count as sold without gain.',
  de: 'Die Vorabpauschale eines Jahres wird im Januar danach mit dessen Sparer-Pauschbetrag versteuert; die Steuer wird aus dem Fonds bezahlt. Anteile, die dafür verkauft werden, gelten als ohne Gewinn verkauft.',
}

export const steadyReturn: Text = {
  en: 'The return is an assumption, the same in every month, and not a forecast. Contributions are paid at the start of each month.',
  de: 'Die Rendite ist eine Annahme, in jedem Monat gleich, und keine Prognose. Eingezahlt wird jeweils am Monatsanfang.',
}

export const noCostsNoInflation: Text = {
  en: 'Fund costs, transaction costs and inflation are not modelled.',
  de: 'Fondskosten, Transaktionskosten und Inflation werden nicht berücksichtigt.',
}

export const noSaleTax: Text = {
  en: 'The tax on the gain when the fund is sold at the end is not deducted; lump sums already taxed would lower that gain.',
  de: 'Die Steuer auf den Gewinn beim Verkauf am Ende wird nicht abgezogen; bereits versteuerte Vorabpauschalen würden den Gewinn mindern.',
}
