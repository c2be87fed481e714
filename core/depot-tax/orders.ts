/** What one exemption order can be at most. */
import { statutoryAllowance } from '../law/kapitalertrag/kapitalertrag'
import type { TaxPerson } from '../law/kapitalertrag/tax-profile'
import type { IsoDate } from '../values/dates'

/** What a request hears of an order that no bank accepts. */
export const ORDER_TOO_HIGH = 'Must not exceed the saver allowance of that year'

/** Whether an order is above the saver allowance of a day's year, 801 EUR before 2023 (section 44a(2) EStG). */
export const isOrderTooHigh = (order: number, { filing_status }: Pick<TaxPerson, 'filing_status'>, on: IsoDate): boolean => order > statutoryAllowance(filing_status, on)
