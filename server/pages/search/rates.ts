/** Rates of bookings in other currencies: the page asks its service for whole currencies, so that neither a day nor an amount leaves the browser. */
import { RATES_PATH } from '../../../core/contract/namespaces'
import { ratesIn } from '../../../core/reference/rate-answer'
import type { RateSeries } from '../../../core/reference/reference'
import type { CurrencyRates } from '../../../sdk/files'

/** All rates of a currency; none where the service knows none. */
async function ratesOf(currency: string): Promise<RateSeries[]> {
  const response = await fetch(`${RATES_PATH}/${currency}`)
  if (response.status === 404) return []
  const series = response.ok ? ratesIn(currency, await response.json()) : null
  if (series === null) throw new Error('the rates did not come')
  return [series]
}

/** The rates of some currencies. @throws where they do not come */
export const ratesFor = async (currencies: readonly string[]): Promise<ReadonlyMap<string, RateSeries>> =>
  new Map((await Promise.all(currencies.map(ratesOf))).flat().map((each) => [each.currency, each]))

/** The same for files of bookings, whose amounts stay in their currency where the rates do not come. */
export const rates: CurrencyRates = (currencies) => ratesFor(currencies).catch(() => new Map())
