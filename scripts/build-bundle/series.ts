/** Daily closes and ECB rates. One recording per instrument: two recordings of an adjusted series must never be joined. */
import type { PriceSeries, RateSeries } from '../../core/reference/reference'
import { readCells } from './input'

interface PriceFile {
  file: string
  isin: string
  currency: string
}

const folder = (name: string) => (file: string, isin: string, currency = 'EUR'): PriceFile => ({ file: `prices/${name}/${file}.csv.gz`, isin, currency })
const ucits = folder('ucits-adjusted-close')
const older = folder('adjusted-with-dividends-splits')

/**
 * Only series whose instrument, currency and adjustment are known; all are adjusted for distributions. Left out: CD91.DE
 * (recorded under the ISIN of a fund that was merged), CEBB.DE (suspended), PHPD.AS (recorded under another ISIN), IUSV.DE
 * and UEQD.DE (not identified), GCF (a future), and second recordings of an instrument that is here already.
 */
const priceFiles: readonly PriceFile[] = [
  ucits('EUNN.DE', 'IE00B4L5YX21'),
  ucits('IMAE.AS', 'IE00B4K48X80'),
  ucits('IQQ0.DE', 'IE00B8FHGS14'),
  ucits('IS3N.DE', 'IE00BKM4GZ66'),
  ucits('ISPA.DE', 'DE000A0F5UH1'),
  ucits('IUS7.DE', 'IE00B2NPKV68'),
  ucits('IUSM.DE', 'IE00B1FZS798'),
  ucits('IUSN.DE', 'IE00BF4RFH31'),
  ucits('QDVE.DE', 'IE00B3WJKG14'),
  ucits('SXR8.DE', 'IE00B5BMR087'),
  ucits('USPY.DE', 'IE00BYPLS672'),
  ucits('VGEJ.DE', 'IE00B9F5YL18'),
  ucits('VWCE.DE', 'IE00BK5BQT80'),
  ucits('XEON.DE', 'LU0290358497'),
  ucits('AGGG.L_ohlcv', 'IE00B3F81409', 'USD'),
  older('EUNL.DE_to-2023-05', 'IE00B4L5Y983'),
  older('VUSA.DE_to-2023-05', 'IE00B3XXRP09'),
  older('VGWD.DE_to-2023-05', 'IE00B8GKDB10'),
  older('EQQQ.DE_to-2023-05', 'IE0032077012'),
  older('IS04.DE_to-2023-05', 'IE00BSKRJZ44'),
  older('SPY', 'US78462F1030', 'USD'),
  older('AAPL', 'US0378331005', 'USD'),
]

const FIRST_DAY = '2010-01-01'
/** Six significant digits: finer than any tick, coarser than the noise of the recordings. */
const closeOf = (text: string): number => Number(Number(text).toPrecision(7))

function seriesOf({ file, isin, currency }: PriceFile): PriceSeries {
  const lines = readCells(file)
  const header = lines[0] ?? []
  const at = header.findIndex((name) => name === 'Close' || name === 'close' || name === 'Adj Close')
  const close = at === -1 ? 1 : at
  const rows = lines
    .map((cells) => ({ date: (cells[0] ?? '').slice(0, 10), close: closeOf(cells[close] ?? '') }))
    .filter((row) => /^\d{4}-\d{2}-\d{2}$/.test(row.date) && row.date >= FIRST_DAY && row.close > 0)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const days = rows.filter((row, index) => row.date !== rows[index - 1]?.date)
  return { isin, currency, basis: 'total_return', dates: days.map((row) => row.date), closes: Float64Array.from(days, (row) => row.close) }
}

export const readPrices = (): PriceSeries[] => priceFiles.map(seriesOf)

/** ECB reference rates from 2014 on, in units per euro. */
export function readRates(): RateSeries[] {
  const [header = [], ...lines] = readCells('fx/eurofxref-hist_to-2026-03-05.csv.gz')
  const days = lines.filter(([date = '']) => date >= '2014-01-01').reverse()
  return header.slice(1).filter((currency) => /^[A-Z]{3}$/.test(currency)).flatMap((currency) => {
    const at = header.indexOf(currency)
    const quoted = days.filter((cells) => Number(cells[at]) > 0)
    if (quoted.length === 0) return []
    return [{ currency, dates: quoted.map(([date = '']) => date), perEur: Float64Array.from(quoted, (cells) => Number(cells[at])) }]
  })
}
