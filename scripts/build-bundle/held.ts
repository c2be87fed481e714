/**
 * How much of what people in Germany hold is known: 120 ISINs and 18 depots that were written down from memory before the data was looked at
 * (`tables/held-120.csv`, `tables/held-depots.csv`; popularity is an estimate). `tables/held-before.csv` has the same figures for the data before.
 */
import { measureFund } from '../../core/portfolio/funds/fund'
import type { FundConstituents, Security } from '../../core/reference/reference'
import type { Bundle } from '../../core/reference/tables/bundle'
import { memoryTables } from '../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../core/reference/tables/reference-from-tables'
import { readTable } from './tables'

/** What is known of one security. */
interface Known {
  resolved: boolean
  /** Share of it of which one knows what it is: the companies of shares and equity funds, the parts of mixed funds, all of anything else. */
  share: number
}

const nothing: Known = { resolved: false, share: 0 }

function shareOf({ kind, assetClass, assetMix }: Security, inside: FundConstituents | undefined): number {
  const companies = inside === undefined ? 0 : Math.min(measureFund(inside).coveredWeight, 1)
  if (assetClass === 'multi_asset') return [...assetMix ?? []].reduce((sum, [part, weight]) => sum + (part === 'equities' ? weight * companies : weight), 0)
  return assetClass === 'equities' && kind !== 'stock' ? companies : 1
}

/** Asks a bundle what it knows of each ISIN. */
async function knownOf(bundle: Bundle, isins: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const reference = await referenceFrom(memoryTables(bundle))
  const [securities, constituents] = [await reference.securities(isins), await reference.constituents(isins)]
  return new Map(isins.map((isin) => {
    const security = securities.found.get(isin)
    return [isin, security === undefined || security.assetClass === null ? nothing : { resolved: true, share: shareOf(security, constituents.found.get(isin)) }]
  }))
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** The share of each kind of holding that is known, weighed by its rows. */
function sharesBy(rows: readonly Record<string, string>[], group: string, weight: string, known: ReadonlyMap<string, Known>): Map<string, number> {
  const sums = new Map<string, [known: number, all: number]>()
  for (const one of rows) {
    const [share, all] = sums.get(one[group] ?? '') ?? [0, 0]
    const part = Number(one[weight])
    sums.set(one[group] ?? '', [share + part * (known.get(one.isin ?? '')?.share ?? 0), all + part])
  }
  return new Map([...sums].map(([name, [share, all]]) => [name, share / all]))
}

/** Shares of all groups: name to share. */
async function heldShares(bundle: Bundle): Promise<{ groups: Map<string, number>; depots: Map<string, number>; resolved: number; all: number; unresolved: string[] }> {
  const [held, depots] = [readTable('held-120'), readTable('held-depots')]
  const known = await knownOf(bundle, [...new Set([...held, ...depots].map(({ isin = '' }) => isin))])
  const unresolved = held.filter(({ isin = '' }) => known.get(isin)?.resolved !== true).map(({ isin, name }) => `${name} (${isin})`)
  return {
    groups: sharesBy(held, 'group', 'popularity', known), depots: sharesBy(depots, 'depot', 'weight', known), unresolved,
    resolved: held.length - unresolved.length, all: sharesBy(held.map((one) => ({ ...one, every: '' })), 'every', 'popularity', known).get('') ?? 0,
  }
}

/** The tables of the data report. */
export async function heldReport(bundle: Bundle): Promise<string> {
  const { groups, depots, resolved, all, unresolved } = await heldShares(bundle)
  const before = new Map(readTable('held-before').map(({ of = '', name = '', share }) => [`${of} ${name}`, Number(share)]))
  const lines = (of: string, shares: ReadonlyMap<string, number>): string[] => [...shares].map(([name, share]) => row(name, percent(before.get(`${of} ${name}`) ?? 0), percent(share)))
  return [
    '## What people hold', [
      `Of 120 ISINs of German depots, written down before the data was looked at, ${resolved} resolve; by popularity ${percent(all)} of them is known (before: ${percent(before.get('all all') ?? 0)}).`,
      `"Known" is the share whose companies are known, for shares and equity funds and the equity part of mixed funds; for everything else, that its class is. Unresolved: ${unresolved.join(', ')}.`,
    ].join(' '),
    [row('group', 'before', 'now'), row('---', '---', '---'), ...lines('group', groups)].join('\n'),
    '## Eighteen depots', [row('depot', 'before', 'now'), row('---', '---', '---'), ...lines('depot', depots)].join('\n'),
    `${[...depots.values()].filter((share) => share >= 0.9).length} of ${depots.size} are known for 90 % or more.`,
    '',
  ].join('\n\n').replace(/\n+$/, '\n')
}
