/**
 * Compares random records of the embedded bundle with a second file that does not come from the same place.
 * `npx tsx test/data/disagreements.ts` prints the disagreements.
 */
import type { Bundle, SecurityRecord } from '../../core/reference/tables/bundle'
import { cell, readCells, readRows } from '../../scripts/build-bundle/input'
import { nameOverlap } from '../../scripts/build-bundle/companies/names'
import { countryOf, sectorOf } from '../../scripts/build-bundle/industries/taxonomy'

/** One comparison. */
export interface Check {
  what: string
  key: string
  ours: string
  theirs: string
  agrees: boolean
}

/** A reproducible sequence in 0..1 (Lehmer, 48271). */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

function sample<T>(list: readonly T[], count: number, next: () => number): T[] {
  const rest = [...list]
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(Math.floor(next() * rest.length), 1)).flat()
}

const check = (what: string, key: string, ours: string, theirs: string, agrees = ours === theirs): Check => ({ what, key, ours, theirs, agrees })

type Rows = readonly Record<string, string>[]

const byIsin = (rows: Rows, column = 'isin'): Map<string, Record<string, string>> => new Map(rows.map((row) => [cell(row, column), row]))

/** A share that does not come from the second files themselves: they also place the shares of filings, which state no sector. */
const isOwn = ({ kind, source }: SecurityRecord): boolean => kind === 'stock' && !/^(financedatabase|depotkit-review|nport-.*)$/.test(source)

/** Names and sectors of shares against a list of listings. */
function shares({ securities }: Bundle, next: () => number): Check[] {
  const listings = byIsin(readRows('reference/adanos-core-listings_2026-05-31_trimmed.csv.gz').filter((row) => cell(row, 'asset_type') === 'Stock'))
  const common = securities.filter((share) => isOwn(share) && listings.has(share.isin))
  return sample(common, 40, next).flatMap(({ isin, name, sector }) => {
    const row = listings.get(isin) ?? {}
    const theirs = sectorOf(cell(row, 'stock_sector'))
    const named = check('name of a share', isin, name, cell(row, 'name'), nameOverlap(name, cell(row, 'name')) >= 0.5)
    return theirs === null || sector === null ? [named] : [named, check('sector of a share', isin, sector, theirs)]
  })
}

/** Countries of shares against FinanceDatabase. */
function countries({ securities }: Bundle, next: () => number): Check[] {
  const rows = byIsin(readRows('reference/financedatabase-equities_2026-08-16_trimmed.csv.gz').filter((row) => cell(row, 'isin') !== '' && cell(row, 'country') !== ''))
  const common = securities.filter((share) => isOwn(share) && share.country !== null && rows.has(share.isin))
  return sample(common, 40, next).map(({ isin, country }) => check('country of a share', isin, country ?? '', countryOf(cell(rows.get(isin) ?? {}, 'country')) ?? ''))
}

/** Names of funds against Deutsche Boerse's instruments of 2021. */
function funds({ securities }: Bundle, next: () => number): Check[] {
  const rows = byIsin(readRows('reference/xetra-t7-all-tradable-instruments_2021-12-31_trimmed.csv.gz'), 'ISIN')
  const common = securities.filter(({ kind, isin }) => kind !== 'stock' && rows.has(isin))
  return sample(common, 30, next).map(({ isin, kind }) => {
    const type = cell(rows.get(isin) ?? {}, 'Instrument Type')
    return check('kind of a fund', isin, kind, type, kind === 'fund' ? type === 'ETF' : type !== 'CS')
  })
}

/** Weights of the shares of a fund by ISIN. */
const sharesOf = ({ constituents }: Bundle, fund: string): Map<string, number> =>
  new Map(constituents.filter(({ fundIsin, isin, kind }) => fundIsin === fund && isin !== null && kind === 'equity').map(({ isin, weight }) => [isin ?? '', weight]))

/** Weights of shares in a fund and in one of the world by another publisher, some days apart: each as a part of what both have. */
const besideWorld = (what: string, fund: string, count: number) => (bundle: Bundle, next: () => number): Check[] => {
  const [own, world] = [sharesOf(bundle, fund), sharesOf(bundle, 'IE00B44Z5B48')]
  const common = [...own.keys()].filter((isin) => world.has(isin))
  const total = (list: ReadonlyMap<string, number>): number => common.reduce((sum, isin) => sum + (list.get(isin) ?? 0), 0)
  const [ofOwn, ofWorld] = [total(own), total(world)]
  return sample(common, count, next).map((isin) => {
    const [ours, theirs] = [(world.get(isin) ?? 0) / ofWorld, (own.get(isin) ?? 0) / ofOwn]
    return check(what, isin, ours.toFixed(5), theirs.toFixed(5), Math.abs(ours - theirs) <= 0.001)
  })
}

const europe = besideWorld('weight in Europe', 'LU0908500753', 60)
/** FTSE's index beside MSCI's. */
const abroad = besideWorld('weight outside the United States', 'IE000YKHGYN2', 300)

/** German security numbers of funds in a second list of funds. */
function numbers({ listings }: Bundle, next: () => number): Check[] {
  const rows = byIsin(readRows('reference/ucits-etf-index-map_2026-05.csv.gz'))
  const numbered = listings.filter(({ exchange, isin, source }) => exchange === 'WKN' && source === 'justetf-universe' && rows.has(isin))
  return sample(numbered, 40, next).map(({ isin, ticker }) => check('security number', isin, ticker, cell(rows.get(isin) ?? {}, 'wkn')))
}

/** Closes of the same fund in another recording or on another exchange, in euro. */
function closes({ prices }: Bundle, next: () => number): Check[] {
  const pairs = [
    ['IE00B4L5Y983', 'prices/IWDA.AS_yahoo-with-adj-close_to-2023-04.csv.gz', 'Close'],
    ['IE00B5BMR087', 'prices/adjusted-with-dividends-splits/SXR8.DE_to-2023-05.csv.gz', 'Close'],
  ] as const
  return pairs.flatMap(([isin, file, column]) => {
    const [header = [], ...lines] = readCells(file)
    const other = new Map(lines.map((cells) => [(cells[0] ?? '').slice(0, 10), Number(cells[header.indexOf(column)])]))
    const series = prices.find((candidate) => candidate.isin === isin)
    const days = (series?.dates ?? []).map((date, index) => [date, series?.closes[index] ?? 0] as const).filter(([date]) => date >= '2015-01-01' && (other.get(date) ?? 0) > 0)
    return sample(days, 20, next).map(([date, close]) => {
      const theirs = other.get(date) ?? 0
      return check('close', `${isin} ${date}`, close.toFixed(3), theirs.toFixed(3), Math.abs(close / theirs - 1) <= 0.02)
    })
  })
}

/** Three hundred and more comparisons, the same ones for the same bundle. */
export function crossCheck(bundle: Bundle): Check[] {
  const next = sequence(20261120)
  return [shares, countries, funds, europe, numbers, closes, abroad].flatMap((part) => part(bundle, next))
}
