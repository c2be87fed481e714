/** Which banks withhold tax, and which exemption orders they accept. */
import { statutoryAllowance } from '../law/kapitalertrag/kapitalertrag'
import type { TaxPerson } from '../law/kapitalertrag/tax-profile'
import type { IsoDate } from '../values/dates'

/** Error message for an order that no bank accepts. */
export const ORDER_TOO_HIGH = 'Must not exceed the saver allowance of that year'

/** Error message for a figure that only a bank that withholds tax can have. */
export const ONLY_WITHHELD = 'Counts only where tax is withheld'

/** Whether an order is above the saver allowance of a day's year, 801 EUR before 2023 (section 44a(2) EStG). */
export const isOrderTooHigh = (order: number, { filing_status }: Pick<TaxPerson, 'filing_status'>, on: IsoDate): boolean => order > statutoryAllowance(filing_status, on)

/** Fields of a bank that decide whether it withholds tax. */
interface Taking {
  withholdsTax: boolean
  nonAssessment: boolean
}

/** Whether a bank withholds tax: not with a non-assessment certificate (section 44a(1) and (2) EStG). */
export const withholds = ({ withholdsTax, nonAssessment }: Taking): boolean => withholdsTax && !nonAssessment

/** Fields that contradict others of a bank, each with its error message. */
export function bankFaults({ withholdsTax, nonAssessment, exemptionOrder }: Taking & { exemptionOrder: number },
  person: TaxPerson, on: IsoDate): (readonly [field: string, message: string])[] {
  const faults = [
    [nonAssessment && exemptionOrder > 0, 'exemptionOrder', 'Counts only where no non-assessment certificate does'],
    [nonAssessment && !withholdsTax, 'nonAssessment', ONLY_WITHHELD],
    [isOrderTooHigh(exemptionOrder, person, on), 'exemptionOrder', ORDER_TOO_HIGH],
    [!withholdsTax && exemptionOrder > 0, 'exemptionOrder', ONLY_WITHHELD],
  ] as const
  return faults.flatMap(([isFault, field, message]) => (isFault ? [[field, message] as const] : []))
}
