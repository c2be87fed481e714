/** Sentences that depend on the tax profile of a request. */
import type { IsoDate } from '../../values/dates'
import { sixDecimals } from '../../values/money'
import type { TaxPerson, TaxProfile } from './tax-profile'
import type { Text } from '../../values/text'
import { formatEur } from '../../wording/format'
import { LAW_DATE } from '../../contract/version'
import { kirchensteuersatz, statutoryAllowance } from './kapitalertrag'

/** The church tax rate that is used if no Land is given. */
export function churchTaxAssumptions(profile: TaxPerson): Text[] {
  if (!profile.kirchensteuer || profile.bundesland !== null) return []
  const percent = sixDecimals(kirchensteuersatz(profile) * 100)
  return [
    {
      en: `No Land is given: church tax is calculated with ${percent}%, the rate of all Länder but Baden-Württemberg and Bavaria.`,
      de: `Ohne Angabe des Bundeslands wird die Kirchensteuer mit ${percent} % gerechnet, dem Satz aller Länder außer Baden-Württemberg und Bayern.`,
    },
  ]
}

/** Sentences about the allowance still unused, for calculations of one year. */
function remainingAllowanceAssumptions(profile: TaxProfile, on: IsoDate): Text[] {
  const statutory = statutoryAllowance(profile.filing_status, on)
  const single = statutoryAllowance('single', on)
  if (profile.sparerpauschbetrag_remaining > statutory) {
    return [
      {
        en: `The saver allowance is used as given, above the statutory amount of ${formatEur(statutory, 'en', 0)}.`,
        de: `Der Sparer-Pauschbetrag wird wie angegeben verwendet, über dem gesetzlichen Betrag von ${formatEur(statutory, 'de', 0)}.`,
      },
    ]
  }
  if (profile.filing_status === 'joint' && profile.sparerpauschbetrag_remaining === single) {
    return [
      {
        en: `The saver allowance is ${formatEur(single, 'en', 0)}; a couple filing jointly has ${formatEur(statutory, 'en', 0)} a year.`,
        de: `Als Sparer-Pauschbetrag gelten ${formatEur(single, 'de', 0)}; zusammen veranlagten Ehegatten stehen ${formatEur(statutory, 'de', 0)} im Jahr zu.`,
      },
    ]
  }
  return []
}

/** All assumptions of a calculation of one year about its tax profile. */
export const yearAssumptions = (profile: TaxProfile, on: IsoDate = LAW_DATE): Text[] => [
  ...churchTaxAssumptions(profile),
  ...remainingAllowanceAssumptions(profile, on),
]
