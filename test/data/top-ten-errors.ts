/**
 * How far the lists and stand-ins of the embedded bundle are from the ten largest holdings that another source publishes of
 * the funds themselves (end of May 2026, else of March). `npx tsx test/data/top-ten-errors.ts` prints it.
 */
import { pathToFileURL } from 'node:url'
import { prepareFund, companyNumbers } from '../../core/portfolio/funds/fund'
import type { FundConstituents } from '../../core/reference/security'
import type { Bundle } from '../../core/reference/tables/bundle'
import { referenceFrom } from '../../core/reference/tables/reference-from-tables'
import { memoryTables } from '../../core/reference/tables/memory-tables'
import { embeddedBundle } from '../../server/data/embedded/embedded'
import { listRow } from '../../scripts/build-bundle/formats/row'
import { readFunds, type Fund } from '../../scripts/build-bundle/funds/funds'
import { materialOf } from '../../scripts/build-bundle/made/material'
import { lineFinder, readTopTens, type LargestHolding, type TopTens } from '../../scripts/build-bundle/made/top-tens'

/** One fund against its published holdings, in percentage points. */
interface TopTenError {
  isin: string
  name: string
  index: string
  /** What stands in for it; empty for a list of its own. */
  standsIn: string
  companies: number
  mean: number
  /** The largest difference: ours less the published weight, and the company. */
  worst: number
  company: string
}

/** Fewer names that are found say little. */
const LEAST_COMPANIES = 8

/** Funds whose holdings are an index', the first of those that have the same list or stand-ins and whose largest holdings are known. */
function fundsToAsk(bundle: Bundle, funds: readonly Fund[], published: TopTens): Map<Fund, string> {
  const proxies = new Map<string, string>()
  for (const { fundIsin, proxyIsin, weight, kind, countries, sectors } of bundle.fundProxies) {
    const part = [kind, proxyIsin, weight, countries.join(' '), sectors.join(' ')].join(' ').trim()
    proxies.set(fundIsin, [proxies.get(fundIsin) ?? [], part].flat().join(' + '))
  }
  const topTenSources = new Set([...published.values()].map(({ source }) => source))
  const topTen = new Set(bundle.constituents.filter(({ source }) => topTenSources.has(source)).map(({ fundIsin }) => fundIsin))
  const own = new Set(bundle.constituents.map(({ fundIsin }) => fundIsin).filter((isin) => !topTen.has(isin)))
  const seen = new Set<string>()
  const asked = new Map<Fund, string>()
  for (const fund of funds) {
    const standsIn = proxies.get(fund.record.isin) ?? (own.has(fund.record.isin) ? '' : null)
    const key = `${standsIn || fund.record.isin} ${fund.index}`
    if (standsIn === null || !published.has(fund.record.isin) || seen.has(key) || /swap|synthetic/i.test(fund.replication)) continue
    seen.add(key)
    asked.set(fund, standsIn)
  }
  return asked
}

/** Weights of companies in per cent as the fund is looked through. */
function ownWeights(fund: FundConstituents): Map<string, number> {
  const { rows, weights } = prepareFund(fund, companyNumbers())
  return new Map(rows.map(({ companyId }, at) => [companyId ?? '', (weights[at] ?? 0) * 100]))
}

/** Published weights by company; what is not found is left out. */
function publishedWeights(holdings: readonly LargestHolding[], companyOf: (holding: LargestHolding) => string | null): Map<string, number> {
  const weights = new Map<string, number>()
  for (const holding of holdings) {
    const company = companyOf(holding)
    if (company !== null) weights.set(company, (weights.get(company) ?? 0) + holding.weight)
  }
  return weights
}

/** The company that a holding of the other source is. */
function companyFinder({ constituents, securities }: Bundle): (holding: LargestHolding) => string | null {
  const issuers = new Map(securities.map(({ isin, companyId: id }) => [isin, id ?? isin]))
  const issuerOf = (isin: string): string => issuers.get(isin) ?? isin
  const rows = constituents.map((row) => listRow({ fundIsin: row.fundIsin, file: '', format: 'columns', asOf: row.asOf, source: row.source }, row))
  const lineOf = lineFinder(materialOf(rows, issuerOf, () => undefined))
  return (holding) => {
    const line = lineOf(holding)
    return line === null ? null : issuerOf(line)
  }
}

/** Compares every list and stand-in, the worst first. */
export async function topTenErrors(bundle: Bundle): Promise<TopTenError[]> {
  const names = new Map(bundle.companies.map(({ id, name }) => [id, name]))
  const [published, reference, companyOf] = [await readTopTens(), referenceFrom(memoryTables(bundle)), companyFinder(bundle)]
  const errors: TopTenError[] = []
  for (const [{ record: { isin, name }, index }, standsIn] of fundsToAsk(bundle, readFunds(), published)) {
    const theirs = publishedWeights(published.get(isin)?.holdings ?? [], companyOf)
    const fund = (await reference.constituents([isin])).found.get(isin)
    if (fund === undefined || theirs.size < LEAST_COMPANIES) continue
    const ours = ownWeights(fund)
    const differences = [...theirs].map(([company, weight]) => [company, (ours.get(company) ?? 0) - weight] as const).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    const mean = differences.reduce((sum, [, difference]) => sum + Math.abs(difference), 0) / differences.length
    const [company = '', worst = 0] = differences[0] ?? []
    errors.push({ isin, name, index, standsIn, companies: theirs.size, mean, worst, company: names.get(company) ?? '' })
  }
  return errors.sort((a, b) => Math.abs(b.worst) - Math.abs(a.worst))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { isin, name, index, standsIn, companies, mean, worst, company } of await topTenErrors(await embeddedBundle())) {
    console.log([worst.toFixed(2), `mean ${mean.toFixed(2)} of ${companies}`, company, isin, name, index, standsIn].join(' | '))
  }
}
