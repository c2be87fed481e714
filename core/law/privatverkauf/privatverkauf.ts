/** Private sales (section 23 EStG), such as those of claims to the delivery of gold. Amounts in EUR. */
import { addMonths, type IsoDate } from '../../values/dates'
import { freigrenzePrivatverkauf, HOLDING_MONTHS } from './figures'

/** Whether a sale falls within the year that runs from the day after the purchase; its anniversary does. */
export const isWithinYear = (bought: IsoDate, sold: IsoDate): boolean => sold <= addMonths(bought, HOLDING_MONTHS)

/** Taxed part of the gains less losses of a year: nothing below the limit, all of it from there on. Losses are set off only against other private sales. */
export const taxedPrivateSales = (result: number, on: IsoDate): number => (result < freigrenzePrivatverkauf.on(on) ? 0 : result)
