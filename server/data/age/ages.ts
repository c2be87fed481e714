/** How old the parts of the data are, and when that is too old. The one place: readiness, metrics, doctor, data list and data check say what this says. */
import { daysBetween, type IsoDate } from '../../../core/values/dates'
import { keysOf } from '../../../core/values/record'

/** The parts that age on their own. */
type Part = 'lists' | 'rates' | 'prices' | 'catalogue' | 'law'

/** The day of each part; null where there is none. */
export type Dates = Readonly<Record<Part, IsoDate | null>>

/** The age of a part. */
export interface Age {
  part: Part
  asOf: IsoDate
  ageDays: number
  stale: boolean
}

interface Rule {
  what: string
  /** Older than so many days is stale. */
  days: number
  /** What to do then. */
  advice: string
}

const UPDATE = 'run depotkit data update, or set DATA_UPDATE_HOURS'
const NEWER = 'install a newer version of the package, or bring in newer data with depotkit data import'

const rules: Readonly<Record<Part, Rule>> = {
  lists: { what: 'the oldest list behind the largest funds', days: 200, advice: `${UPDATE}; a quarter's reports are public 60 days after its end` },
  rates: { what: 'the exchange rates', days: 14, advice: UPDATE },
  prices: { what: 'the oldest prices of the largest funds', days: 100, advice: NEWER },
  catalogue: { what: 'the catalogue of funds', days: 200, advice: NEWER },
  law: { what: 'the law', days: 366, advice: 'install a newer version of the package' },
}

/** The ages on a day; a part of which there is nothing has none. */
export const agesOf = (dates: Dates, today: IsoDate): Age[] =>
  keysOf(rules).flatMap((part) => {
    const asOf = dates[part]
    if (asOf === null) return []
    const ageDays = Math.max(0, daysBetween(asOf, today))
    return [{ part, asOf, ageDays, stale: ageDays > rules[part].days }]
  })

/** The age in words, with what to do where it is stale. */
export const ageText = ({ part, asOf, ageDays, stale }: Age): string =>
  `${rules[part].what}: ${asOf}, ${ageDays} days old${stale ? `, more than ${rules[part].days}: ${rules[part].advice}` : ''}`
