/** What is asked about units that went while those of another fund came, and what each answer means for the tax. */
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import { formatDate, formatNumber } from '../../../../core/wording/format'
import type { WantedMerger } from '../verdict'

export const mergerWords = byLanguage({
  lead: text(
    (name: string, into: string, day: string, ratio: string) => `${name} went and ${into} came (${day}), ${ratio} new units for one old unit. Were the funds merged?`,
    (name, into, day, ratio) => `${name} ging und ${into} kam (${day}), ${ratio} neue Anteile für einen alten. Wurden die Fonds verschmolzen?`,
  ),
  unbooked: text(
    (name: string, into: string, day: string) => `${name} became ${into}${day === '' ? '' : ` (${day})`}, both are booked, and no row says how many new units came for one old unit.`,
    (name, into, day) => `Aus ${name} wurde ${into}${day === '' ? '' : ` (${day})`}, beide sind gebucht, und keine Zeile nennt, wie viele neue Anteile für einen alten kamen.`,
  ),
  means: {
    merger: text('merged: no sale; days, costs and lump sums of the purchases go on in the new units', 'verschmolzen: kein Verkauf; Kauftage, Kosten und Vorabpauschalen gehen in den neuen Anteilen weiter'),
    sale: text('a sale of the one and a purchase of the other: gains are taxed at that day, and days and costs begin anew', 'ein Verkauf des einen und ein Kauf des anderen: Gewinne sind an diesem Tag zu versteuern, Kauftage und Kosten beginnen neu'),
    ratio: text('merged, at so many new units for one old unit: no sale; days, costs and lump sums of the purchases go on in the new units', 'verschmolzen, zu so vielen neuen Anteilen für einen alten: kein Verkauf; Kauftage, Kosten und Vorabpauschalen gehen in den neuen Anteilen weiter'),
    apart: text('not exchanged: both count as they are booked', 'nicht getauscht: beide zählen, wie sie gebucht sind'),
  },
  ratio: text('New units for one old unit', 'Neue Anteile für einen alten'),
  day: text('First day with the new units', 'Erster Tag mit den neuen Anteilen'),
  merged: text('They were merged', 'Sie wurden verschmolzen'),
  // Section 23(3) and (4) InvStG, read on 28 November 2026 (urteile-gesetze.de/gesetze/invstg/23); the law of a fund follows from the prefix of its ISIN, as banks booked it in 2024.
  rule: text(
    'A merger is no sale where both are funds of one kind under the law of one state, Germany or another one that assists with taxes (section 23 InvStG).',
    'Kein Verkauf ist eine Verschmelzung von Fonds einer Art nach dem Recht eines Staates, Deutschlands oder eines anderen, der Amtshilfe leistet (§ 23 InvStG).',
  ),
  transfers: text('Neither answer is right where these are two transfers: enter the purchases instead.', 'Sind es zwei Überträge, stimmt keine Antwort: dann bitte die Käufe eintragen.'),
  onlySale: {
    two_states: text('These funds are of two states, so it counts as a sale and a purchase, merged or not (section 23(4) InvStG).', 'Diese Fonds sind aus zwei Staaten; es zählt darum als Verkauf und Kauf, verschmolzen oder nicht (§ 23 Abs. 4 InvStG).'),
  },
  unbookedSale: text('Enter the sale of the one and the purchase of the other where they were exchanged.', 'Wurden sie getauscht, bitte den Verkauf des einen und den Kauf des anderen eintragen.'),
  options: text((options: string) => `Add ${options}`, (options) => `${options} angeben`),
})

/** What may be said of units. */
type Sayable = keyof (typeof mergerWords)[Locale]['means']

/** The answers that there are. */
export const mergerAnswers = ({ onlySale, ratio }: WantedMerger): Sayable[] =>
  ratio === null ? (onlySale === null ? ['ratio', 'apart'] : ['apart']) : onlySale === null ? ['merger', 'sale'] : ['sale']

const nameOf = (isin: string, name: string): string => (name === '' ? isin : `${name} (${isin})`)

/** What went and what came. */
export function mergerLead({ isin, into, name, intoName, date, ratio }: WantedMerger, locale: Locale): string {
  const { lead, unbooked } = mergerWords[locale]
  const [before, after, day] = [nameOf(isin, name), nameOf(into, intoName), date === null ? '' : formatDate(date, locale)]
  return ratio === null ? unbooked(before, after, day) : lead(before, after, day, formatNumber(ratio, locale, 6))
}

/** What matters for the answer. */
export function mergerNote({ onlySale, ratio }: WantedMerger, locale: Locale): string {
  const say = mergerWords[locale]
  const parts = onlySale === null ? [say.rule, ...(ratio === null ? [] : [say.transfers])] : [say.onlySale[onlySale], ...(ratio === null ? [say.unbookedSale] : [])]
  return parts.join(' ')
}

/** The question in one line, with the options that answer it. */
export function mergerText(wanted: WantedMerger, locale: Locale, optionOf: (said: Sayable) => string): string {
  const { means, options } = mergerWords[locale]
  const answers = mergerAnswers(wanted).map((said) => `${optionOf(said)} (${means[said]})`)
  return [mergerLead(wanted, locale), mergerNote(wanted, locale), options(answers.join(', '))].join(' ')
}
