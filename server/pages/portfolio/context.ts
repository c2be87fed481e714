/** What every part of the page needs to show figures. */
import type { Unit } from '../../../core/wording/format'
import type { Locale } from '../../../core/values/text'
import { words, type Words } from './words/common'

/** Language and currency of a result. */
export interface Show {
  locale: Locale
  /** Currency of all amounts. */
  currency: string
  text: Words
}

export const showIn = (locale: Locale, currency: string): Show => ({ locale, currency, text: words[locale] })

/** The unit of amounts. */
export const amounts = ({ currency }: Show): Unit => (currency === 'EUR' ? 'EUR' : `amount in ${currency}`)

/** The unit of amounts that follow from shares of funds: whole ones. */
export const wholeAmounts = ({ currency }: Show): Unit => `whole amount in ${currency}`

/** The unit of shares in a column that is read: no more exact than the figure of the headline. */
export const READ: Unit = 'share with few decimals'

/** The unit of shares beside one another that differ by little. */
export const TENTHS: Unit = 'share with 1 decimals'

/** The unit of shares in a column of details. */
export const SHARE: Unit = 'share with 2 decimals'
