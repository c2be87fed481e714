/**
 * Funds whose prices stand in for those of another one where it has none: the same index or the same metal, in the same
 * currency, unhedged, distributions reinvested. Never another index: the world by an American fund is up to 4.4 points off
 * in a year. How much a pair differs is measured on their common days when it is used.
 */
const WORLD = 'IE00B4L5Y983'
const SP_500 = 'IE00B5BMR087'
const NASDAQ_100 = 'IE00B53SZB19'
const DAX = 'DE0005933931'
const EURO_STOXX_50 = 'IE00B53L3W79'
const STOXX_600 = 'LU0908500753'
const ALL_WORLD = 'IE00BK5BQT80'
const GOLD = 'IE00B579F325'

/** The fund that stands in, by the ISIN of the one that it stands in for. */
export const pairs: Readonly<Record<string, string>> = {
  [WORLD]: 'IE00B60SX394',
  IE00BFY0GT14: WORLD,
  IE00B60SX394: WORLD,
  IE00BJ0KDQ92: WORLD,
  IE000BI8OT95: WORLD,
  IE00BD4TXV59: WORLD,
  LU1681043599: WORLD,
  IE00B3RBWM25: ALL_WORLD,
  IE00B3XXRP09: SP_500,
  IE00BFMXXD54: SP_500,
  [NASDAQ_100]: 'IE0032077012',
  IE0032077012: NASDAQ_100,
  LU1829221024: NASDAQ_100,
  [DAX]: 'LU0252633754',
  LU0252633754: DAX,
  DE000ETFL011: DAX,
  [EURO_STOXX_50]: 'LU0380865021',
  LU0380865021: EURO_STOXX_50,
  LU0328475792: STOXX_600,
  DE000A0S9GB0: GOLD,
}
