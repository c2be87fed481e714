/**
 * The exchanges that written lists put behind a ticker (`AEM CN`), only to find ISINs by: in which currency a share is traded there, and what a list of
 * listings calls the place. An ISIN of that list is believed where ticker, place and name agree and it begins with the country of the exchange.
 */
import { grouped } from '../../../core/values/grouped'
import { isValidIsin } from '../../../core/values/isin'
import { nameOverlap } from '../companies/names'
import type { ListRow } from '../formats/row'
import { cell, readRows } from '../input'

/** Currency, countries of ISINs, and places; none where the list has none, and of the United States, where it has ISINs of before many a reverse split. */
const markets: Readonly<Record<string, readonly [currency: string, countries: string, ...places: string[]]>> = {
  AB: ['SAR', 'SA', 'TADAWUL'], AU: ['AUD', 'AU', 'ASX'], BB: ['EUR', 'BE', 'Euronext'], BS: ['BRL', 'BR', 'B3'], CB: ['COP', 'CO'], CP: ['CZK', 'CZ', 'PSE_CZ'], C1: ['CNY', 'CN', 'SSE'], C2: ['CNY', 'CN', 'SZSE'], CI: ['CLP', 'CL'], CN: ['CAD', 'CA', 'TSX', 'TSXV'], DC: ['DKK', 'DK'],
  FH: ['EUR', 'FI', 'HEL'], FP: ['EUR', 'FR', 'Euronext'], GA: ['EUR', 'GR', 'ATHEX'], GR: ['EUR', 'DE', 'XETRA'], GY: ['EUR', 'DE', 'XETRA'], HK: ['HKD', 'HK KY BM CN', 'HKEX'], ID: ['EUR', 'IE'], IJ: ['IDR', 'ID', 'IDX'], IM: ['EUR', 'IT'], IN: ['INR', 'IN', 'NSE_IN'], IT: ['ILS', 'IL'],
  JP: ['JPY', 'JP', 'TSE'], KS: ['KRW', 'KR', 'KRX', 'KOSDAQ'], LN: ['GBP', 'GB', 'LSE'], MF: ['MXN', 'MX'], MK: ['MYR', 'MY', 'Bursa'], NA: ['EUR', 'NL', 'Euronext'], NO: ['NOK', 'NO', 'OSL'], NZ: ['NZD', 'NZ', 'NZX'], PL: ['EUR', 'PT', 'Euronext'],
  PM: ['PHP', 'PH'], PW: ['PLN', 'PL', 'WSE'], QD: ['QAR', 'QA', 'QSE'], SJ: ['ZAR', 'ZA'], SM: ['EUR', 'ES'], SP: ['SGD', 'SG', 'SGX'], SS: ['SEK', 'SE', 'STO'], SW: ['CHF', 'CH', 'SIX'], TB: ['THB', 'TH', 'SET'], TI: ['TRY', 'TR', 'BIST'],
  TT: ['TWD', 'TW', 'TWSE', 'TPEX'], UH: ['AED', 'AE', 'DFM'], US: ['USD', 'US'],
}

/** A ticker and its exchange; one without exchange is that of a line in the United States. @throws Error where the exchange is none of these */
export function listedAt(text: string | null): Pick<ListRow, 'ticker' | 'market'> {
  const [, ticker = null, market = null] = /^(.*) ([A-Z]\w)$/.exec(text ?? '') ?? []
  if (ticker === null || market === null) return { ticker: text, market: text === null ? null : 'US' }
  if (markets[market] === undefined) throw new Error(`${text}: no exchange is known by these two letters`)
  return { ticker, market }
}

/** The currency of the exchange behind a ticker, and the countries of the shares that are at home there. */
export function homeOf(market: string | null): { currency: string | null; countries: string[] } {
  const [currency = null, countries] = markets[market ?? ''] ?? []
  return { currency, countries: countries?.split(' ') ?? [] }
}

/** Tickers with and without the zeros and class signs that publishers leave out. */
export const tickerKey = (ticker: string): string => ticker.toUpperCase().replace(/[^A-Z0-9]/g, '').replace(/^0+(?=\d)/, '')

/** Finds the ISIN of a row in the list of listings. */
export function listedIsins(): (row: ListRow) => string | null {
  const shares = readRows('reference/adanos-core-listings_2026-05-31_trimmed.csv.gz').filter((row) => cell(row, 'asset_type') === 'Stock' && isValidIsin(cell(row, 'isin')))
  const listings = grouped(shares, (row) => `${tickerKey(cell(row, 'ticker'))}|${cell(row, 'exchange')}`)
  return ({ ticker, market, name }) => {
    const [, countries = '', ...places] = markets[market ?? ''] ?? []
    const found = places.flatMap((place) => listings.get(`${tickerKey(ticker ?? '')}|${place}`) ?? [])
      .filter((row) => nameOverlap(cell(row, 'name'), name) >= 0.5 && countries.split(' ').includes(cell(row, 'isin').slice(0, 2)))
    const isins = new Set(found.map((row) => cell(row, 'isin')))
    return isins.size === 1 ? [...isins][0] ?? null : null
  }
}
