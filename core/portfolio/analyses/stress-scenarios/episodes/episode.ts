import type { IsoDate } from '../../../../values/dates'
import type { AssetClass } from '../../../../reference/security'
import type { SourceId } from './sources'

/** Change of a series over an episode. A figure without a measurement is absent, never 0. */
export interface Shock {
  /** Last value / first value - 1, a fraction. */
  change: number
  /** `total_return` with dividends after fund fees, `price_return` without, `reference_rate` for exchange rates. */
  basis: 'total_return' | 'price_return' | 'reference_rate'
  source: SourceId
  /** The index, fund or rate that was measured. */
  series: string
  /** The dates that were used where the series has no value on those of the episode. */
  from?: IsoDate
  to?: IsoDate
}

/** The currency in which the series of all asset classes are measured. */
export const SERIES_CURRENCY = 'USD'

/** A market crisis and the changes in it. Shares, bonds and the like are measured in {@link SERIES_CURRENCY}. */
export interface Episode {
  key: string
  dateFrom: IsoDate
  dateTo: IsoDate
  reviewedAt: IsoDate
  /** By sector key; for shares held directly. */
  sectors: Readonly<Record<string, Shock>>
  /** For funds and everything else. */
  assetClasses: Readonly<Partial<Record<AssetClass, Shock>>>
  /** Change of the value of one unit of a currency in EUR. */
  currencies: Readonly<Record<string, Shock>>
}
