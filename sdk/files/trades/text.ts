import { text, type Locale, type Text } from '../../../core/values/text'
import { formatDate, formatNumber } from '../../../core/wording/format'
import { perUnitOfYear, type DistributionGap, type FileDistributions } from './distributions'

const used = text(
  (name: string, amount: string, days: string) => `${name}: the file states distributions of ${amount} EUR on one unit (${days}), which lower the lump sum.`,
  (name, amount, days) => `${name}: Die Datei nennt Ausschüttungen von ${amount} EUR je Anteil (${days}); sie senken die Vorabpauschale.`,
)

const none = text((name: string, year: string) => `${name}: the file has no distribution of ${year} that counts.`, (name, year) => `${name}: Die Datei hat keine Ausschüttung aus ${year}, die zählt.`)

const gaps: Readonly<Record<DistributionGap, Text>> = {
  before_purchase: text('what was paid before the first purchase', 'was vor dem ersten Kauf gezahlt wurde'),
  after_file: text('what was paid after the last day of the file', 'was nach dem letzten Tag der Datei gezahlt wurde'),
  other_currency: text('payments in other currencies', 'Zahlungen in anderen Währungen'),
  tax_not_stated: text('payments of which the file does not say whether they are before or after tax', 'Zahlungen, von denen die Datei nicht sagt, ob sie vor oder nach Steuern gelten'),
  units_unknown: text('payments of which the file does not say for how many units they are', 'Zahlungen, von denen die Datei nicht sagt, für wie viele Anteile sie sind'),
  split: text('all payments, since the units were split', 'alle Zahlungen, weil die Anteile geteilt wurden'),
}

const missing = text((what: string) => `Not in it: ${what}. Enter it; distributions lower the lump sum.`, (what) => `Nicht darin: ${what}. Bitte ergänzen; Ausschüttungen senken die Vorabpauschale.`)

/** What was taken of the distributions of a fund, and what is not in the file. */
export function distributionText(paid: FileDistributions, name: string, locale: Locale): string {
  const { year, days, open } = paid
  const amount = formatNumber(perUnitOfYear(paid) ?? 0, locale)
  const taken = days.length === 0 ? none[locale](name, String(year)) : used[locale](name, amount, days.map((day) => formatDate(day, locale)).join(', '))
  return open.length === 0 ? taken : `${taken} ${missing[locale](open.map((gap) => gaps[gap][locale]).join('; '))}`
}

const unread = text((rows: string) => `Distributions in these rows are not clear and do not count: ${rows}.`, (rows) => `Ausschüttungen in diesen Zeilen sind nicht klar und zählen nicht: ${rows}.`)

/** What rows say of distributions that cannot be read. */
export const unreadText = (rows: readonly number[], locale: Locale, nameOf: (row: number) => string): string => unread[locale](rows.map(nameOf).join(', '))
