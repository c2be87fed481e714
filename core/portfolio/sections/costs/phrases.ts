/** What its page says besides the names of its fields. */
import type { Locale } from '../../../values/text'

const en = {
  annualPart: 'Only a part: for some funds the charge is not known.',
  coveredCost: (covered: string, funds: string, unknown: string) => `The charge is known for ${covered} of the portfolio, out of ${funds} in funds; for ${unknown} it is not known.`,
}

const de: typeof en = {
  annualPart: 'Nur ein Teil: Von einigen Fonds sind die Kosten nicht bekannt.',
  coveredCost: (covered, funds, unknown) => `Die Kosten sind für ${covered} des Portfolios bekannt, von ${funds} in Fonds; für ${unknown} sind sie nicht bekannt.`,
}

export const phrases: Readonly<Record<Locale, typeof en>> = { en, de }
