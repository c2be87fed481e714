/** What is asked about units that went while those of another fund came, and what each answer means for the tax. */
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import { formatDate, formatNumber } from '../../../../core/wording/format'
import type { WantedMerger } from '../verdict'
import type { MergerAnswer } from './mergers'

export const mergerWords = byLanguage({
  lead: text(
    (name: string, into: string, day: string, ratio: string) => `${name} went and ${into} came (${day}), ${ratio} new units for one old unit. Were the funds merged?`,
    (name, into, day, ratio) => `${name} ging und ${into} kam (${day}), ${ratio} neue Anteile für einen alten. Wurden die Fonds verschmolzen?`,
  ),
  means: {
    merger: text('merged: no sale; days, costs and lump sums of the purchases go on in the new units', 'verschmolzen: kein Verkauf; Kauftage, Kosten und Vorabpauschalen gehen in den neuen Anteilen weiter'),
    sale: text('a sale of the one and a purchase of the other: gains are taxed at that day, and days and costs begin anew', 'ein Verkauf des einen und ein Kauf des anderen: Gewinne sind an diesem Tag zu versteuern, Kauftage und Kosten beginnen neu'),
  },
  // Section 23(3) and (4) InvStG, read on 28 November 2026 (urteile-gesetze.de/gesetze/invstg/23); the law of a fund follows from the prefix of its ISIN, as banks booked it in 2024.
  rule: text(
    'A merger is no sale where both are funds of one kind under the law of one state, Germany or another one that assists with taxes (section 23 InvStG). Neither answer is right where these are two transfers: enter the purchases instead.',
    'Kein Verkauf ist eine Verschmelzung von Fonds einer Art nach dem Recht eines Staates, Deutschlands oder eines anderen, der Amtshilfe leistet (§ 23 InvStG). Sind es zwei Überträge, stimmt keine Antwort: dann bitte die Käufe eintragen.',
  ),
  onlySale: {
    two_states: text('These funds are of two states, so it counts as a sale and a purchase, merged or not (section 23(4) InvStG).', 'Diese Fonds sind aus zwei Staaten; es zählt darum als Verkauf und Kauf, verschmolzen oder nicht (§ 23 Abs. 4 InvStG).'),
  },
  options: text((options: string) => `Add ${options}`, (options) => `${options} angeben`),
})

/** The answers that there are. */
export const mergerAnswers = ({ onlySale }: WantedMerger): MergerAnswer[] => (onlySale === null ? ['merger', 'sale'] : ['sale'])

/** What went and what came. */
export const mergerLead = ({ isin, into, name, intoName, date, ratio }: WantedMerger, locale: Locale): string =>
  mergerWords[locale].lead(name === '' ? isin : `${name} (${isin})`, intoName === '' ? into : `${intoName} (${into})`, formatDate(date, locale), formatNumber(ratio, locale, 6))

/** The question in one line, with the options that answer it. */
export function mergerText(wanted: WantedMerger, locale: Locale, optionOf: (said: MergerAnswer) => string): string {
  const { means, rule, onlySale, options } = mergerWords[locale]
  const answers = mergerAnswers(wanted).map((said) => `${optionOf(said)} (${means[said]})`)
  return [mergerLead(wanted, locale), wanted.onlySale === null ? rule : onlySale[wanted.onlySale], options(answers.join(', '))].join(' ')
}
