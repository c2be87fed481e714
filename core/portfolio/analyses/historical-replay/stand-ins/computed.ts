/**
 * Prices that are computed if a fund or a note has none: euro overnight money from the rate that it pays, bitcoin and
 * ether from the price of a coin in euros, less the yearly charge. Left out: staked coins, baskets, hedged notes, and
 * Amundi Smart Overnight, which earned 0.46 points a year more than the rate less its charge (2025-03 to 2026-08).
 */
import type { PriceSeries, RateSeries } from '../../../../reference/reference'
import { dayNumber } from '../series'

/** The compounded euro short-term rate, as the European Central Bank publishes it; EONIA less 8.5 basis points before October 2019. */
export const OVERNIGHT = 'EU000A2QQF08'

/** Coins with a known price in euros, by the code of their rate; the names are the same in both languages. */
const coinNames = { BTC: 'Bitcoin', ETH: 'Ether' } as const

type Coin = keyof typeof coinNames

/** Whether prices come from a coin. */
export const isCoin = (code: string): code is Coin => code in coinNames

/** Name of a coin; other codes are returned unchanged. */
export const coinName = (code: string): string => (isCoin(code) ? coinNames[code] : code)

/** Source of a computed series and its yearly charge (a fraction); negative if the index pays more than the rate. */
interface Computed {
  from: typeof OVERNIGHT | Coin
  charge: number
}

/** Some indices pay the rate plus 8.5 basis points, the spread at which EONIA was fixed. */
const SPREAD = 0.00085

const overnight = (charge: number): Computed => ({ from: OVERNIGHT, charge })
const overnightWithSpread = (charge: number): Computed => overnight(charge - SPREAD)
const bitcoin = (charge: number): Computed => ({ from: 'BTC', charge })
const ether = (charge: number): Computed => ({ from: 'ETH', charge })

/** By ISIN, with the charge of today, which may have been higher; coins themselves have none. */
export const computed: Readonly<Record<string, Computed>> = {
  LU0290358497: overnightWithSpread(0.001),
  LU0335044896: overnightWithSpread(0.001),
  IE0005RKXDO7: overnightWithSpread(0.001),
  LU2898088419: overnightWithSpread(0.0015),
  FR0010510800: overnightWithSpread(0.001),
  IE000YPOHA39: overnight(0.001),
  LU3025345516: overnight(0.0005),
  LU3025345789: overnight(0.0005),
  IE0006BDZN36: overnight(0.0005),
  XF000BTC0017: bitcoin(0),
  XF000ETH0019: ether(0),
  GB00BLD4ZL17: bitcoin(0.0015),
  GB00BJYDH287: bitcoin(0.0015),
  XS2940466316: bitcoin(0.0015),
  DE000A27Z304: bitcoin(0.02),
  CH0454664001: bitcoin(0.0149),
  CH1199067674: bitcoin(0.001),
  DE000A28M8D0: bitcoin(0.01),
  XS2376095068: bitcoin(0.001),
  XS2434891219: bitcoin(0.0025),
  DE000A4AER62: bitcoin(0.0005),
  CH1315732250: bitcoin(0.0025),
  DE000NXTA018: bitcoin(0.01),
  DE000A3GK2N1: bitcoin(0.0095),
  XS3332092090: bitcoin(0.0025),
  DE000A3GPSP7: ether(0.01),
  DE000A3GMKD7: ether(0.0149),
  CH1315732268: ether(0.0025),
  DE000A3GTML1: ether(0.0095),
}

/** The value on a day, less the charge since the first day. */
const charged = (value: number, charge: number, days: number): number => value * (1 - charge) ** (days / 365.25)

/** The computed prices, under the identifier of the rate or coin that they come from. */
export function computedSeries({ from, charge }: Computed, source: PriceSeries | RateSeries): PriceSeries {
  const values = 'closes' in source ? source.closes : source.perEur.map((rate) => 1 / rate)
  const first = dayNumber(source.dates[0] ?? '1970-01-01')
  const closes = values.map((value, index) => charged(value, charge, dayNumber(source.dates[index] ?? '1970-01-01') - first))
  return { isin: from, currency: 'EUR', basis: 'total_return', dates: source.dates, closes }
}
