import type { SecurityRecord, SplitRecord, CompanyRecord } from '../../../core/reference/tables/bundle'
import { ascending } from '../../../core/values/order'
import { readTable } from '../tables'
import { cell, readJson, readRows, known } from '../input'
import { nameKey, nameOverlap, displayName } from './names'
import { countryOf, sectorOf } from '../industries/taxonomy'
import type { ListRow } from '../formats/row'
import { issuersOfFiledLines } from '../isins/found-isins'
import { fitsSector, industryOfSubIndustry, reviewedIndustries } from '../industries/industries'
import { isValidIsin } from '../../../core/values/isin'
import { sameIssuer, successors } from './issuer-groups'
import { listedShares, moreShares } from './more-shares'

// Splits and consolidations of what people in Germany hold: `tables/splits.csv`.

/** The splits that the bundle has. @throws Error where a row is of an ISIN that no security has */
export function splits(securities: readonly SecurityRecord[]): SplitRecord[] {
  const known = new Set(securities.map(({ isin }) => isin))
  return readTable('splits').map(({ isin, date, new_units, old_units, former_isin, source }) => {
    if (!known.has(isin)) throw new Error(`splits.csv: ${isin} is not known`)
    return { isin, date, newUnits: Number(new_units), oldUnits: Number(old_units), formerIsin: former_isin || null, source }
  })
}

// Country and sector of shares whose list lacks one of them (SEC filings): those of the index provider, matched by name. Else the country is that of
// the ISIN or, where companies of other countries are registered there, that of a data service; the sector is that of the data service. The service
// is matched by ISIN, and believed if the name agrees. What none of them has is unknown.

interface SharePlace {
  country: string | null
  sector: string | null
}

interface Row {
  name: string | null
  sector: string | null
  country: string | null
}

/** Countries in which foreign companies are registered, and the prefix of depositary receipts. */
const registries = new Set(['KY', 'BM', 'VG', 'JE', 'GG', 'IM', 'LU', 'NL', 'IE', 'CY', 'US', 'HK', 'MH', 'PA', 'CH', 'GB', 'SG', 'MU', 'LR'])

/** Places by name, as far as all rows of a name agree; a name in another country is another company. */
function byName(file: string): Map<string, SharePlace & { name: string }> {
  const places = new Map<string, SharePlace & { name: string }>()
  for (const { name, country, sector } of readJson<readonly Row[]>(`2026-11/portfolio-xray-more/${file}`)) {
    if (name === null) continue
    const key = nameKey(name)
    const place = { name, country: countryOf(country ?? ''), sector: sectorOf(sector ?? '') }
    const first = places.get(key)
    if (first === undefined) places.set(key, place)
    else if (first.country !== place.country || first.sector !== place.sector) places.set(key, { name, country: null, sector: null })
  }
  return places
}

const nowhere: SharePlace = { country: null, sector: null }

function sharePlaces(): (isin: string, name: string) => SharePlace {
  const [abroad, american] = [byName('IXUS.json'), byName('ITOT.json')]
  const stated = new Map(readRows('reference/financedatabase-equities_2026-08-16_trimmed.csv.gz').map((row) => [cell(row, 'isin'), row]))
  const serviceOf = (isin: string, name: string): SharePlace => {
    const row = stated.get(isin)
    return row === undefined || nameOverlap(cell(row, 'name'), name) < 0.6 ? nowhere : { country: countryOf(cell(row, 'country')), sector: sectorOf(cell(row, 'sector')) }
  }
  return (isin, name) => {
    const prefix = isin.slice(0, 2)
    const provider = (prefix === 'US' ? american : abroad).get(nameKey(name)) ?? nowhere
    const fits = provider.country === prefix || registries.has(prefix)
    const service = serviceOf(isin, name)
    return {
      country: (fits ? provider.country : null) ?? (registries.has(prefix) ? service.country : prefix),
      sector: (fits ? provider.sector : null) ?? service.sector,
    }
  }
}

/** What is known of one share line. */
interface Line {
  isin: string
  name: string
  country: string | null
  sector: string | null
  industry: string | null
  currency: string | null
  asOf: string
  source: string
  /** Industry as the list states it. */
  stated?: string | null
}

const masterDate = (text: string): string => (/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text)

/** Lines from the iShares files of 2021 and 2022 that carry ISINs. */
export function masterLines(): Line[] {
  return readRows('derived/security-master_from-ishares-isin-files.csv.gz')
    .filter((row) => isValidIsin(cell(row, 'isin')) && !/CVR|RIGHTS?\b|WARRANT/.test(cell(row, 'name')) && !cell(row, 'isin').startsWith('US999'))
    .filter((row) => sectorOf(cell(row, 'sector')) !== null)
    .map((row) => ({
      isin: cell(row, 'isin'), name: cell(row, 'name'), country: countryOf(cell(row, 'country')), sector: sectorOf(cell(row, 'sector')),
      industry: null, currency: known(cell(row, 'currency')), asOf: masterDate(cell(row, 'as_of')), source: 'ishares-isin-files',
    }))
}

const lineOf = (row: ListRow): Line => ({
  isin: row.isin ?? '', name: row.name, country: row.country, sector: row.sector, industry: null, currency: row.currency, asOf: row.asOf, source: row.source,
  stated: row.stated,
})

/** Whether the ISIN stands in place of the name. */
const isUnnamed = ({ name, isin }: Line): boolean => name === isin

/** One line per ISIN: the first that has it, its gaps filled by later ones. */
function merged(lines: readonly Line[]): Map<string, Line> {
  const byIsin = new Map<string, Line>()
  for (const line of lines) {
    const first = byIsin.get(line.isin)
    if (first === undefined) byIsin.set(line.isin, { ...line })
    else {
      if (isUnnamed(first)) first.name = line.name
      first.country ??= line.country
      first.sector ??= line.sector
      first.currency ??= line.currency
      first.stated ??= line.stated ?? null
    }
  }
  return byIsin
}

/** A listing's name without share class and the German exchanges' notes on the form of the share. */
const listedName = (name: string): string =>
  name.replace(/ \(?(Class|Series) [A-Z]\)?( .*)?$/, '').replace(/ Common Stock$/, '').replace(/ (NA |INH\.? ?|VNA |ST |VZO? |EO ?[\d,.]* ?|DL ?[\d,.]* ?|SF ?[\d,.]* ?)*(O\.N\.?|INH\.?|NA|VNA)$/i, '').trim()

const american = new Set(['NYSE', 'NASDAQ', 'NYSE American', 'NYSE ARCA', 'AMEX', 'BATS', 'OTC'])

/** Ordinary names by ISIN from a list of listings; used only where they fit the publisher's, or where it has none. A ticker abroad may be another's. */
function listingNames(): (line: Line) => string | undefined {
  const rows = readRows('reference/adanos-core-listings_2026-05-31_trimmed.csv.gz')
    .filter((row) => cell(row, 'asset_type') === 'Stock' && american.has(cell(row, 'exchange')) === cell(row, 'isin').startsWith('US'))
  const names = new Map(rows.map((row) => [cell(row, 'isin'), { name: listedName(cell(row, 'name')), country: cell(row, 'country_code') }]))
  return (line) => {
    const listed = names.get(line.isin)
    const fits = listed !== undefined && (isUnnamed(line) ? listed.country === line.isin.slice(0, 2) : nameOverlap(listed.name, line.name) >= 0.6)
    return fits ? listed.name : undefined
  }
}

/** Shares of trusts that hold nothing but metal or loans. */
const holdsNoCompany = /\bphysical (gold|silver)\b|\bbiopharma credit\b/i

/** Shares that no list has but two lists of listings agree on: name, sector, and the country of the ISIN. */
function confirmedLines(lines: ReadonlyMap<string, Line>): Line[] {
  const listings = new Map(readRows('reference/adanos-core-listings_2026-05-31_trimmed.csv.gz').filter((row) => cell(row, 'asset_type') === 'Stock').map((row) => [cell(row, 'isin'), row]))
  const taken = new Set([...lines.values()].map((line) => `${nameKey(line.name)}|${line.country}`))
  const found = new Map<string, Line>()
  for (const row of readRows('reference/financedatabase-equities_2026-08-16_trimmed.csv.gz')) {
    const [isin, name, country, sector] = [cell(row, 'isin'), cell(row, 'name'), countryOf(cell(row, 'country')), sectorOf(cell(row, 'sector'))]
    const listing = listings.get(isin)
    if (listing === undefined || lines.has(isin) || found.has(isin) || !isValidIsin(isin) || sector === null || country !== isin.slice(0, 2)) continue
    const same = nameOverlap(name, cell(listing, 'name')) >= 0.6 && sectorOf(cell(listing, 'stock_sector')) === sector
    const key = `${nameKey(name)}|${country}`
    // a name that is taken may be another line of that issuer, or another company: neither may be guessed
    if (!same || nameKey(name) === '' || taken.has(key) || holdsNoCompany.test(name)) continue
    taken.add(key)
    found.set(isin, { isin, name, country, sector, industry: null, currency: null, asOf: '2026-05-31', source: 'financedatabase' })
  }
  return [...found.values()]
}

/** Most frequent value of each key. */
function majority(votes: readonly (readonly [key: string, value: string])[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const [key, value] of votes) {
    const count = counts.get(key) ?? new Map<string, number>()
    counts.set(key, count.set(value, (count.get(value) ?? 0) + 1))
  }
  const most = (count: Map<string, number>): string => [...count].sort((a, b) => b[1] - a[1] || ascending(a[0], b[0]))[0]?.[0] ?? ''
  return new Map([...counts].map(([key, count]) => [key, most(count)]))
}

/** Industry of a line as most listings state it: those of its ISIN under its name, else those of its name and country. */
function statedIndustries(lines: ReadonlyMap<string, Line>): (line: Line) => string | null {
  const rows = readRows('reference/financedatabase-equities_2026-08-16_trimmed.csv.gz').filter((row) => cell(row, 'industry') !== '')
  const named = (row: Record<string, string>): boolean => {
    const line = lines.get(cell(row, 'isin'))
    return line !== undefined && nameOverlap(line.name, cell(row, 'name')) >= 0.5
  }
  const byIsin = majority(rows.filter(named).map((row) => [cell(row, 'isin'), cell(row, 'industry')]))
  const byName = majority(rows.map((row) => [`${nameKey(cell(row, 'name'))}|${countryOf(cell(row, 'country'))}`, cell(row, 'industry')]))
  return (line) => {
    const stated = [byIsin.get(line.isin), byName.get(`${nameKey(line.name)}|${line.country}`)]
    return stated.find((industry) => industry !== undefined && fitsSector(industry, line.sector)) ?? null
  }
}

/** Names and industries of the S&P 500 by ISIN, through the tickers of the iShares list. */
function sp500Facts(rows: readonly ListRow[]): Map<string, { name: string; industry: string | null }> {
  const facts = new Map(readRows('reference/sp500-constituents_gics.csv').map((row) => [cell(row, 'Symbol').replace('.', ''), row]))
  const found = rows.filter((row) => row.fundIsin === 'US4642872000' && row.isin !== null).flatMap((row) => {
    const fact = facts.get(row.ticker ?? '')
    if (fact === undefined || sectorOf(cell(fact, 'GICS Sector')) !== row.sector) return []
    const name = cell(fact, 'Security').replace(/ \((Class|Series) .*\)$/, '').replace(/, Inc\.$/, ' Inc.')
    return [[row.isin ?? '', { name, industry: industryOfSubIndustry(cell(fact, 'GICS Sub-Industry')) }] as const]
  })
  return new Map(found)
}

/** Of issuers with several lines: the ISIN of the primary line, by the ISIN of each line. */
const primaryOf = new Map(sameIssuer.flatMap((isins) => isins.map((isin): [string, string] => [isin, isins[0] ?? isin])))

function companyOf(line: Line, name: string): CompanyRecord {
  return { id: line.isin, name, country: line.country, sector: line.sector, industry: line.industry, isin: line.isin, lei: null, source: line.source }
}

const withoutClass = (name: string): string => name.replace(/ (NVDR|Sponsored ADR( Class [A-Z])?|(Non-Cum Perp )?Pfd( Registered Shs)?( [A-Z])?|Registered Shs)$/, '').replace(/ (CLASS|CL|SERIES|SER) [A-Z]$/i, '').replace(/ (PREF|NON VOTING PRE|NON-VOTING PREF|PAR)( |$)/, '$2').trim()

/** Fills in where shares belong whose list does not say it. */
function placeShares(lines: ReadonlyMap<string, Line>): void {
  const placeOf = sharePlaces()
  for (const line of lines.values()) {
    if (line.country !== null && line.sector !== null) continue
    const place = placeOf(line.isin, line.name)
    line.country ??= place.country
    line.sector ??= place.sector
  }
}

/** Shares and their issuers, for every ISIN of the lists and of the older files. */
export function readShares(rows: readonly ListRow[], funds: ReadonlySet<string>): { securities: SecurityRecord[]; companies: CompanyRecord[] } {
  const equities = rows.filter((row) => row.kind === 'equity' && row.isin !== null).map(lineOf)
  const all = merged([...equities, ...moreShares, ...masterLines()])
  for (const isin of [...successors.keys(), ...funds]) all.delete(isin)
  placeShares(all)
  for (const line of [...confirmedLines(all), ...listedShares()]) if (!funds.has(line.isin) && !successors.has(line.isin) && !all.has(line.isin)) all.set(line.isin, line)
  const names = listingNames()
  const sp500 = sp500Facts(rows)
  const industries = statedIndustries(all)
  const fitting = (industry: string | null | undefined, sector: string | null): string | null =>
    (industry !== null && industry !== undefined && fitsSector(industry, sector) ? industry : null)
  const industryOf = (line: Line): string | null =>
    sp500.get(line.isin)?.industry ?? reviewedIndustries.get(line.isin) ?? fitting(line.stated, line.sector) ?? industries(line)
  for (const line of all.values()) line.industry ??= industryOf(line)
  const nameOf = (line: Line): string => sp500.get(line.isin)?.name ?? displayName((names(line) ?? line.name).replace(/ placeholder$/i, ''))
  const filed = issuersOfFiledLines([...all.values()], (isin) => primaryOf.get(isin) ?? isin)
  const primaryLine = (isin: string): string => primaryOf.get(isin) ?? filed.get(isin) ?? isin
  const isPrimary = (isin: string): boolean => primaryLine(isin) === isin || !all.has(primaryLine(isin))
  const companies = [...all.values()].filter(({ isin }) => isPrimary(isin)).map((line) => companyOf(line, withoutClass(nameOf(line))))
  const securities = [...all.values()].map((line): SecurityRecord => ({
    isin: line.isin, name: nameOf(line), kind: 'stock', assetClass: 'equities', currency: line.currency, country: line.country,
    companyId: isPrimary(line.isin) ? line.isin : primaryLine(line.isin),
    sector: line.sector, industry: line.industry, ter: null, domicile: null, asOf: line.asOf, source: line.source,
  }))
  return { securities, companies }
}

/** Old ISINs of shares whose successor is known. */
export const shareAliases = [...successors].map(([oldIsin, isin]) => ({ oldIsin, isin, since: null, source: 'depotkit-review' }))
