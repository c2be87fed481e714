import type { Episode } from './episode'

/** Currencies in which a scenario can be reported. */
export const reportingCurrencies: readonly string[] = ['EUR', 'USD']

/** Change of one unit of a currency in EUR over an episode, a fraction; null without a figure. */
const inEuro = (currency: string, episode: Episode): number | null =>
  currency === 'EUR' ? 0 : (episode.currencies[currency]?.change ?? null)

/**
 * Change of one unit of a currency in the base currency over an episode, a fraction; null without a figure.
 * Both legs are measured against the euro: `(1 + currency) / (1 + base) - 1`.
 */
export function currencyReturn(currency: string, base: string, episode: Episode): number | null {
  if (currency === base) return 0
  const own = inEuro(currency, episode)
  const reported = inEuro(base, episode)
  return own === null || reported === null ? null : (1 + own) / (1 + reported) - 1
}
