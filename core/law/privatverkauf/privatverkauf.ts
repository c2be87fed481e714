/** Private sales (section 23 EStG): of claims to the delivery of gold, for one. Amounts in EUR. */
import { addMonths, type IsoDate } from '../../values/dates'
import { freigrenzePrivatverkauf, HOLDING_MONTHS } from './figures'

/** Whether a sale falls within the year that runs from the day after the purchase; its anniversary does. */
export const isWithinYear = (bought: IsoDate, sold: IsoDate): boolean => sold <= addMonths(bought, HOLDING_MONTHS)

/** What of the gains and losses of a year is taxed: nothing below the limit, all of it from there on. Losses count with other private sales only. */
export const taxedPrivateSales = (result: number, on: IsoDate): number => (result < freigrenzePrivatverkauf.on(on) ? 0 : result)
