import type { Position } from '../../book/book'
import { hedgeOf } from '../../look-through/hedge'
import { SERIES_CURRENCY, type Episode } from './episodes/episode'

/** Currencies in which a scenario can be reported. */
export const reportingCurrencies: readonly string[] = ['EUR', 'USD']

/** Kinds and classes that move in the currency in which they are listed. */
const movesAsListed = ({ assetClass, security }: Position): boolean =>
  security === null || security.kind === 'stock' || assetClass === 'bonds' || assetClass === 'cash'

/**
 * The currency in which a holding moves: that of its listing for a share, a bond, a money market fund and cash; for every
 * other fund or product that of the series that stands for it, because a share class in euro does not turn world equities
 * or gold into euro assets, unless its name states a hedge. null when it is not known.
 */
export function currencyOfMove(position: Position): string | null {
  if (movesAsListed(position)) return position.currency
  const hedge = hedgeOf(position.name)
  return hedge === null ? SERIES_CURRENCY : (hedge.currency ?? position.currency)
}

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
