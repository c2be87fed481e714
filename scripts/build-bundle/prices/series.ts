/** Daily closes of the embedded bundle. */
import { type Close, listed, recording, recordings, since } from './recordings'
import { daysBetween, isIsoDate } from '../../../core/values/dates'
import { OVERNIGHT } from '../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import { once } from '../../../core/values/memoize'
import { byDate } from '../../../core/values/order'
import { readCells, readJson, readRows } from '../input'
import type { PriceSeries } from '../../../core/reference/reference'
import type { ListingRecord } from '../../../core/reference/tables/bundle'
import { grouped } from '../../../core/values/grouped'
import { bridged, isStale, join, jumps } from './join'
import { inEuros } from './rates'

// Errors in price series that are detectable without another series.

const moves = (days: readonly Close[]): number[] => days.map(({ close }, index) => Math.abs(close / (days[index - 1]?.close ?? close) - 1))

/** Seven of ten daily changes are smaller. */
const usualMove = (days: readonly Close[]): number => moves(days).sort((a, b) => a - b)[Math.floor(0.7 * days.length)] ?? 0

/** Closes for which a listing may be recorded in the currency of the fund before that of the exchange. */
const FIRST = 12
const LEAST_MOVE = 0.045

/** Leaves out the closes before a move in the first days of a listing that is as large as an exchange rate and far from usual. */
export function settled(days: readonly Close[]): Close[] {
  const most = Math.max(LEAST_MOVE, 5 * usualMove(days))
  return days.slice(Math.max(0, moves(days.slice(0, FIRST)).findLastIndex((move) => move > most)))
}

const LEAST_LONE = 0.06

/** Leaves out a close that is far off both of its neighbours, which are near each other. */
export function withoutLone(days: readonly Close[]): Close[] {
  const most = Math.max(LEAST_LONE, 9 * usualMove(days))
  return days.filter(({ close }, index) => {
    const [before, after] = [days[index - 1]?.close, days[index + 1]?.close]
    return before === undefined || after === undefined || Math.abs(after / before - 1) > 0.04 || Math.abs(close / Math.sqrt(before * after) - 1) < most
  })
}

// The compounded euro short-term rate as the European Central Bank defines it (EU000A2QQF08: 100 on 2019-10-01), carried back with EONIA.

const RATES = '2026-11-prices/rates'
const FIRST_DAY = '2014-01-01'
/** Percentage points by which EONIA was set above €STR from 2019-10-02 on (ECB, 2019-05-31); before that day there is no €STR. */
const SPREAD = 0.085
const BASE_DAY = '2019-10-01'

interface Rate {
  date: string
  /** Percent a year, on actual days of 360. */
  percent: number
}

const eonia = (): Rate[] =>
  readCells(`${RATES}/EONIA_1999_2019-09-30.csv.gz`, ';').slice(1).map(([date = '', , percent]) => {
    const [day = '', month = '', year = ''] = date.split('-')
    return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, percent: Number(percent) - SPREAD }
  })

const estr = (): Rate[] => [
  ...readCells(`${RATES}/ESTR_banque-de-france_mb69.csv.gz`, ';').map(([date = '', percent = '']) => ({ date, percent: Number(percent.replace(',', '.')) })),
  ...readCells(`${RATES}/ESTR_g8.csv.gz`).map(([date = '', percent]) => ({ date: date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'), percent: Number(percent) })),
]

/** The rates of all days, each once. */
function rates(): Rate[] {
  const all = [...eonia().filter(({ date }) => date >= FIRST_DAY && date < BASE_DAY), ...estr().filter(({ date }) => date >= BASE_DAY)]
    .filter(({ date, percent }) => isIsoDate(date) && Number.isFinite(percent))
    .sort(byDate)
  return all.filter(({ date }, index) => date !== all[index - 1]?.date)
}

/** A close for each day: what was 100 on 2019-10-01, with the interest of every night before. */
function overnightIndex(): Close[] {
  let value = 1
  const days = rates().map(({ date, percent }, index, all) => {
    const before = all[index - 1]
    if (before !== undefined) value *= 1 + (before.percent / 100) * (daysBetween(before.date, date) / 360)
    return { date, close: value, percent }
  })
  const base = days.find(({ date }) => date === BASE_DAY)?.close ?? Number.NaN
  return days.map(({ date, close }) => ({ date, close: (100 * close) / base }))
}

const NEW = '2026-11-prices'
const ucits = (ticker: string): Close[] => recording(`prices/ucits-adjusted-close/${ticker}.csv.gz`)
const older = (file: string): Close[] => recording(`prices/adjusted-with-dividends-splits/${file}.csv.gz`)
const later = (file: string): Close[] => recording(`${NEW}/${file}.csv.gz`)
const bonds = once(() => listed(`${NEW}/bond/price_history_all.csv.gz`))
const bond = (ticker: string): Close[] => bonds().get(ticker) ?? []

/** Days of a recording in dollars between others in euros, all in euros. */
function fromDollars(days: readonly Close[], first: string, last: string): Close[] {
  const dollars = days.filter(({ date }) => date >= first && date <= last)
  return [...days.filter(({ date }) => date < first), ...inEuros(dollars, 'USD'), ...days.filter(({ date }) => date > last)]
}

/** In dollars in the summer of 2022; the close of 2015-12-31 is 9 % too high. Both by QQQ in euros, which the rest follows within 1 % a week. */
const nasdaqInMilan = (): Close[] =>
  fromDollars(since('2014-01-01', later('leveraged-et-pf/CSNDX.MI')).filter(({ date }) => date !== '2015-12-31'), '2022-06-20', '2022-07-29')

/** What Milan did not record in September 2022, as an instrument of the same market moved. */
const bridgedInMilan = (days: readonly Close[], guide: readonly Close[]): Close[] => bridged(days, '2022-09-13', '2022-09-20', guide)

/** London, in euros at the rates of the ECB: some closes are in pence. */
const london = (ticker: string, currency: 'GBP' | 'USD', divisor = 1): Close[] => inEuros(recording(`${NEW}/finlyts/${ticker}.L.csv.gz`, divisor), currency)

/** Pence until 2026-01-26, then pounds; the close of 2025-10-24 is 32 % too high. */
const goldInLondon = (): Close[] =>
  inEuros(recording(`${NEW}/finlyts/SGLN.L.csv.gz`).filter(({ date }) => date !== '2025-10-24').map(({ date, close }) => ({ date, close: date < '2026-01-27' ? close / 100 : close })), 'GBP')

/**
 * Funds with more than the closes since 2023-08 of `core-backtest`: their recordings, the newest first. Left out: VUSA, VGWD, EQQQ and
 * IS04 to 2023-05 (recorded without their distributions), SPPW before 2019-04 (12 % off the MSCI World within a month), CD91, CEBB, PHPD, IUSV, UEQD (not identified or suspended), London closes that differ from those of the same fund elsewhere.
 */
const long: Readonly<Record<string, () => readonly Close[][]>> = {
  IE00B4L5YX21: () => [ucits('EUNN.DE')],
  IE00B4K48X80: () => [ucits('IMAE.AS'), later('leveraged-et-pf/SMEA.MI')],
  IE00B8FHGS14: () => [ucits('IQQ0.DE')],
  IE00BKM4GZ66: () => [ucits('IS3N.DE'), since('2015-01-01', later('leveraged-et-pf/EIMI.MI'))],
  DE000A0F5UH1: () => [ucits('ISPA.DE')],
  IE00B2NPKV68: () => [ucits('IUS7.DE')],
  IE00B1FZS798: () => [ucits('IUSM.DE')],
  IE00BF4RFH31: () => [ucits('IUSN.DE'), london('WSML', 'USD')],
  IE00B3WJKG14: () => [ucits('QDVE.DE'), since('2015-11-24', london('IITU', 'GBP', 100))],
  IE00B3XXRP09: () => [london('VUSA', 'GBP')],
  IE00BKX55T58: () => [london('VEVE', 'GBP')],
  IE00BKX55R35: () => [london('VNRT', 'GBP')],
  IE00BP3QZ601: () => [london('IWQU', 'USD')],
  IE00B4ND3602: () => [goldInLondon()],
  // one close for eight months of 2010, then weeks without any until the end of 2011
  IE00B5BMR087: () => [since('2012-01-01', later('finanzen-prices/IE00B5BMR087'))],
  IE00BYPLS672: () => [ucits('USPY.DE')],
  IE00B9F5YL18: () => [ucits('VGEJ.DE')],
  IE00BK5BQT80: () => [ucits('VWCE.DE')],
  LU0290358497: () => [since('2022-10-03', bond('XEON.MI')), ucits('XEON.DE')],
  IE00BDBRDM35: () => [bridgedInMilan(bond('AGGH.MI'), later('leveraged-et-pf/VAGF.DE'))],
  IE00B4L5Y983: () => [since('2022-10-03', later('leveraged-et-pf/SWDA.MI')), older('EUNL.DE_to-2023-05')],
  LU0908500753: () => [later('finanzen-prices/LU0908500753'), later('leveraged-et-pf/MEUD.MI')],
  IE00B53SZB19: () => [nasdaqInMilan()],
  IE00BTJRMP35: () => [since('2018-05-24', later('leveraged-et-pf/XMME.MI'))],
  DE0005933931: () => [since('2012-07-13', bridgedInMilan(later('leveraged-et-pf/EXS1.MI'), later('index/DAX_tzjtan')))],
  IE00B53L3W79: () => [later('leveraged-et-pf/CSSX5E.MI')],
  IE00B4WXJJ64: () => [since('2012-10-04', bridgedInMilan(later('leveraged-et-pf/SEGA.MI'), later('botto/IBGX.AS')))],
  FR0010510800: () => [later('leveraged-et-pf/CSH.PA')],
  IE00BG47KH54: () => [since('2026-04-14', bond('VAGF.MI')), later('leveraged-et-pf/VAGF.DE')],
  IE00B579F325: () => [bridgedInMilan(later('botto/SGLD.MI'), inEuros(later('stockjeokrib/etf/GLD'), 'USD'))],
  IE00B1FZS681: () => [later('botto/IBGX.AS')],
  IE00B1FZS913: () => [later('botto/IBGL.AS')],
  IE00B0M62X26: () => [later('botto/IBCI.AS')],
  IE00BFY0GT14: () => [since('2019-04-01', later('botto/SPPW.DE'))],
  IE00B3ZW0K18: () => [later('app-finance/IBCF.DE')],
}

/** Dollar series beside the shares. */
const inDollars: Readonly<Record<string, () => Close[]>> = {
  IE00B3F81409: () => ucits('AGGG.L_ohlcv'),
  US78462F1030: () => later('corrcheck/SPY'),
}

/** Shares whose splits and spin-offs the recording does not know. */
const unadjusted = new Set(['MNST', 'HOLN.SW'])

/** Largest daily move that is believed of a share and of a fund, as fractions. */
const MOST_OF_A_SHARE = 0.6
const MOST_OF_A_FUND = 0.25

/** Where a suffix of a ticker trades: names of the exchange in lists, currency, and what its closes are to be divided by. */
const places: Readonly<Record<string, readonly [exchanges: readonly string[], currency: string, divisor: number]>> = {
  '': [['NASDAQ', 'New York Stock Exchange Inc.', 'Nyse Mkt Llc'], 'USD', 1],
  DE: [['XETR', 'Xetra'], 'EUR', 1],
  PA: [['Nyse Euronext - Euronext Paris'], 'EUR', 1],
  SW: [['SIX Swiss Exchange'], 'CHF', 1],
  L: [['London Stock Exchange'], 'GBP', 100],
}

/** The ISIN of a ticker with the suffix of its exchange. */
function isinsOf(listings: readonly ListingRecord[]): (ticker: string) => readonly [isin: string, currency: string, divisor: number] | null {
  const known = new Map(listings.map(({ ticker, exchange, isin }) => [`${exchange} ${ticker}`, isin]))
  return (ticker) => {
    const [name = '', suffix = ''] = ticker.split('.')
    const [exchanges = [], currency = '', divisor = 1] = places[suffix] ?? []
    const [isin] = exchanges.flatMap((exchange) => known.get(`${exchange} ${name.replace('-', '.')}`) ?? known.get(`${exchange} ${name.replace('-', '')}`) ?? [])
    return isin === undefined ? null : [isin, currency, divisor]
  }
}

const seriesOf = (isin: string, currency: string, days: readonly Close[]): PriceSeries =>
  ({ isin, currency, basis: 'total_return', dates: days.map(({ date }) => date), closes: Float64Array.from(days, ({ close }) => close) })

/**
 * Funds whose recording leaves those of the same index for good, seen over five days against two of them: in another currency for months,
 * or with a distribution that counts twice (HSBC at the end of July 2024 and in April 2025, Amundi S&P 500 in December 2024, bonds in May 2025;
 * Vanguard FTSE 100 and 250, which pay none, by those of their other class in March 2025 and from June 2024 on) or not at all (Vanguard FTSE 250
 * from June 2024 on, 7.5 % in two years; Amundi Global Equity Quality Income in December 2024, 4 %, by another collection's monthly returns).
 * The last twelve by the returns of 2024, 2025 and 2026 in the catalogue: Amundi Switzerland (7 % too much in January 2024) and Gold Miners (8 % too little
 * in February 2024), when others were merged into them; iShares EMU CTB (14 % in a day, 2026-02-13); distributions that are missing (Amundi 0-1Y, three
 * of IncomeShares, Fidelity emerging bonds, Global X covered call, iShares Broad High Yield) or count twice (State Street sterling); Algorand.
 */
const strayed = new Set([
  'IE000FO05UG4', 'IE000FL46JJ1', 'LU2675291913', 'LU2197908721', 'IE000CK5G8J7',
  'LU2611732632', 'LU2611731824', 'IE00BHZPHZ28', 'LU1686830065', 'XS2901885041', 'XS2901886288', 'XS2901886445', 'IE0007L3IJF6', 'IE0002L5QB31', 'IE00BG0J4957', 'IE00BCBJF711', 'GB00BNRRF105',
  'IE00B4K6B022', 'IE00B46G8275', 'IE00B5L01S80', 'LU0496786657', 'IE00BZ048462', 'IE00BFMXYP42', 'IE00BKX55Q28', 'IE00BFMXVQ44', 'LU0832436512',
])

/** Months after a listing were recorded in dollars: the first day in euros. */
const firstInEuros: Readonly<Record<string, string>> = { IE000E0V65D8: '2024-01-05', IE000LOSV2D0: '2024-01-05', LU2345046655: '2023-10-31' }

/** Days recorded in dollars between others in euros. */
const daysInDollars: Readonly<Record<string, readonly [first: string, last: string]>> = { DE000A0F5UF5: ['2024-03-13', '2024-03-21'] }

/** The closes of a fund in euros alone. */
function repaired(isin: string, days: readonly Close[]): Close[] {
  const own = withoutLone(settled(since(firstInEuros[isin] ?? '', days)))
  const dollars = daysInDollars[isin]
  return dollars === undefined ? own : fromDollars(own, ...dollars)
}

/** Funds of Milan and Xetra since 2023-08 by ISIN, but for those that jump or stand still. */
function recentFunds(): Map<string, Close[]> {
  const closes = new Map([...listed(`${NEW}/core-backtest/closes_MI.csv.gz`), ...listed(`${NEW}/core-backtest/closes_DE.csv.gz`)])
  const traded = readRows(`${NEW}/core-backtest/index.csv.gz`).filter(({ currency, leveraged, jump_dates: jumped, max_gap_days: gap }) => currency === 'EUR' && leveraged === 'False' && jumped === '' && Number(gap) <= 7)
  return new Map(traded.flatMap(({ ticker = '', isin = '' }) => {
    const days = repaired(isin, closes.get(ticker) ?? [])
    return days.length < 250 || strayed.has(isin) || isStale(days) || jumps(days, MOST_OF_A_FUND).length > 0 ? [] : [[isin, days] as const]
  }))
}

function fundSeries(isKnown: (isin: string) => boolean): PriceSeries[] {
  const recent = recentFunds()
  const isins = new Set([...Object.keys(long), ...[...recent.keys()].filter(isKnown)])
  return [...isins].map((isin) => {
    const joined = [recent.get(isin) ?? [], ...(long[isin]?.() ?? [])].reduce((newer, before) => join(isin, newer, before))
    const wrong = jumps(joined, MOST_OF_A_FUND)
    if (wrong.length > 0) throw new Error(`${isin}: jumps on ${wrong.join(', ')}`)
    return seriesOf(isin, 'EUR', joined)
  })
}

/** Shares of other countries with prices, the heaviest of the world: each adds two kilobytes to the download. */
const MOST_FOREIGN = 150

/** Listings that private depots often hold though they weigh little in the world: American ones, and that of the DAX whose ISIN is Dutch. */
const oftenHeld = new Set(['COIN', 'SHOP', 'MSTR', 'SMCI', 'PLUG', 'NIO', 'PYPL', 'O', 'T', 'VZ', 'MO', 'NKE', 'BA', 'F', 'GM', 'ABNB', 'TTD', 'ROKU', 'RIVN', 'SNOW', 'SPOT', 'SOFI', 'BABA', 'MARA', 'QIA.DE'])

function shareSeries(listings: readonly ListingRecord[], weightOf: (isin: string) => number): PriceSeries[] {
  const isinOf = isinsOf(listings)
  const tickers = Object.keys(readJson<{ tickers: Record<string, string> }>(`${NEW}/corrcheck/metadata.json.gz`).tickers)
  const german = recordings(`${NEW}/azionario/closes_european-shares_18-months.csv.gz`, (ticker) => ticker.endsWith('.DE'))
  const american = recordings(`${NEW}/stockjeokrib/other-us-shares-and-etfs_2015-2026.csv.gz`, (ticker) => oftenHeld.has(ticker))
  const more = [...german.keys(), ...american.keys()].filter((ticker) => !tickers.includes(ticker))
  const found = [...tickers, ...more].sort().flatMap((ticker) => {
    const [isin, currency, divisor] = isinOf(ticker) ?? []
    if (isin === undefined || currency === undefined || unadjusted.has(ticker)) return []
    const days = tickers.includes(ticker) ? recording(`${NEW}/corrcheck/${ticker}.csv.gz`, divisor) : german.get(ticker) ?? american.get(ticker) ?? []
    return days.length < 250 || jumps(days, MOST_OF_A_SHARE).length > 0 ? [] : [{ series: seriesOf(isin, currency, days), isOften: oftenHeld.has(ticker) }]
  })
  const isGerman = ({ series: { currency, isin } }: (typeof found)[number]): boolean => currency === 'EUR' && isin.startsWith('DE')
  const foreign = found.filter((share) => !isGerman(share)).sort((a, b) => weightOf(b.series.isin) - weightOf(a.series.isin))
  const heaviest = foreign.slice(0, MOST_FOREIGN)
  const chosen = [...found.filter(isGerman), ...heaviest, ...foreign.filter((share) => share.isOften && !heaviest.includes(share))]
  return chosen.map(({ series }) => series)
}

/** Criteria for instruments with prices. */
interface Choice {
  listings: readonly ListingRecord[]
  /** Whether the bundle has a record of it. */
  isKnown: (isin: string) => boolean
  /** Its weight in MSCI ACWI, a fraction. */
  weightOf: (isin: string) => number
}

/** All series, one an instrument; of two lines of one ISIN the one in euros. */
export function readPrices({ listings, isKnown, weightOf }: Choice): PriceSeries[] {
  const all = [seriesOf(OVERNIGHT, 'EUR', overnightIndex()), ...fundSeries(isKnown), ...Object.entries(inDollars).map(([isin, days]) => seriesOf(isin, 'USD', days())), ...shareSeries(listings, weightOf)]
  return [...grouped(all, ({ isin }) => isin).values()].map((found) => found.find(({ currency }) => currency === 'EUR') ?? found[0]).filter((series) => series !== undefined)
}
