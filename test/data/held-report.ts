/**
 * How much of what people in Germany hold is known: 120 ISINs and 18 depots that were written down from memory before the data was looked at
 * (`tables/held-120.csv`, `tables/held-depots.csv`; popularity is an estimate), and 100 depots at random. `tables/held-before.csv` has the first figures for the data before.
 */
import { measureFund } from '../../core/portfolio/funds/fund'
import type { Security, FundConstituents } from '../../core/reference/security'
import type { Bundle } from '../../core/reference/tables/bundle'
import { memoryTables } from '../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../core/reference/tables/reference-from-tables'
import { grouped } from '../../core/values/grouped'
import { readTable } from '../../scripts/build-bundle/tables'
import { randomDepots } from './random-depots'

// What a bundle knows of single holdings and of depots.

/** What is known of one security. */
interface Known {
  resolved: boolean
  /** Share of it of which one knows what it is: the companies of shares and equity funds, the parts of mixed funds, all of anything else. */
  companies: number
  /** The same where an active fund, whose manager changes what it holds, is known by its class. */
  classes: number
  /** Whether its ongoing charge is known; null where it is no fund and no ETC. */
  charge: boolean | null
  /** Whether its kind for German tax is known; null where it is no fund. */
  taxKind: boolean | null
}

/** What does not resolve may be a fund. */
const nothing: Known = { resolved: false, companies: 0, classes: 0, charge: false, taxKind: false }

/** Lists of funds of which nearly all follow no index. */
const activeSources = new Set(['retail-funds', 'listed-funds', 'factsheets'])

function companiesOf({ kind, assetClass, assetMix }: Security, inside: FundConstituents | undefined): number {
  const companies = inside === undefined ? 0 : Math.min(measureFund(inside).coveredWeight, 1)
  if (assetClass === 'multi_asset') return [...assetMix ?? []].reduce((sum, [part, weight]) => sum + (part === 'equities' ? weight * companies : weight), 0)
  return assetClass === 'equities' && kind !== 'stock' ? companies : 1
}

/** Asks a bundle what it knows of each ISIN. */
async function knownOf(bundle: Bundle, isins: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const reference = await referenceFrom(memoryTables(bundle))
  const securities = await reference.securities(isins)
  // a fund that has merged is the one that goes on
  const constituents = await reference.constituents([...new Set([...securities.found.values()].map(({ isin }) => isin))])
  const taxKinds = new Set(bundle.taxKinds?.map(({ isin }) => isin))
  const onAnIndex = new Set(readTable('index-funds').map(({ isin }) => isin))
  const active = new Set(bundle.securities.filter(({ isin, source }) => activeSources.has(source) && !onAnIndex.has(isin)).map(({ isin }) => isin))
  return new Map(isins.map((isin) => {
    const security = securities.found.get(isin)
    if (security === undefined || security.assetClass === null) return [isin, nothing]
    const companies = companiesOf(security, constituents.found.get(security.isin))
    return [isin, {
      resolved: true, companies, classes: active.has(security.isin) ? 1 : companies,
      charge: security.kind === 'fund' || security.kind === 'etc' ? (security.ter ?? 0) > 0 : null,
      taxKind: security.kind === 'fund' ? taxKinds.has(isin) || taxKinds.has(security.isin) : null,
    }]
  }))
}

/** From this share on a depot counts as known. */
const KNOWN = 0.9
/** Of the depots at random; any other would do. */
const SEED = 20_261_125
/** So many of the holdings of which most is missing are listed. */
const MISSING_ROWS = 25

type Measure = 'companies' | 'classes'

interface Part {
  isin: string
  weight: number
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]): string => [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

const shareOf = (parts: readonly Part[], known: ReadonlyMap<string, Known>, measure: Measure): number =>
  parts.reduce((sum, { isin, weight }) => sum + weight * (known.get(isin)?.[measure] ?? 0), 0) / parts.reduce((sum, { weight }) => sum + weight, 0)

/** Rows of a table by one of its columns. */
function partsBy(rows: readonly Record<string, string>[], group: string, weight: string): Map<string, Part[]> {
  const parts = new Map<string, Part[]>()
  for (const one of rows) parts.set(one[group] ?? '', [...(parts.get(one[group] ?? '') ?? []), { isin: one.isin ?? '', weight: Number(one[weight]) }])
  return parts
}

const countOf = (depots: readonly (readonly Part[])[], known: ReadonlyMap<string, Known>, measure: Measure): number =>
  depots.filter((parts) => shareOf(parts, known, measure) >= KNOWN).length

/** The depots at random: how many are known, by kind, and what is missing. */
function randomReport(known: ReadonlyMap<string, Known>, nameOf: (isin: string) => string): string[] {
  const depots = randomDepots(SEED)
  const holdings = depots.map((depot) => depot.holdings)
  const byKind = [...new Set(depots.map(({ kind }) => kind))].map((kind) => {
    const these = depots.filter((depot) => depot.kind === kind).map((depot) => depot.holdings)
    return row(kind, these.length, countOf(these, known, 'classes'), countOf(these, known, 'companies'), percent(shareOf(these.flat(), known, 'companies')))
  })
  const missing = new Map<string, number>()
  for (const { isin, weight } of holdings.flat()) missing.set(isin, (missing.get(isin) ?? 0) + weight * (1 - (known.get(isin)?.classes ?? 0)))
  const worst = [...missing].sort((a, b) => b[1] - a[1]).slice(0, MISSING_ROWS)
  return [
    '## A hundred depots at random',
    `Drawn from 120 and ${readTable('held-more').length} securities by kind of depot and popularity (\`test/data/random-depots.ts\`, seed ${SEED}). ${countOf(holdings, known, 'classes')} of 100 are known for 90 % or more where active funds count as known by their class, ${countOf(holdings, known, 'companies')} by their companies. ${percent(holdings.flat().filter(({ isin }) => known.get(isin)?.resolved === true).length / holdings.flat().length)} of their holdings resolve.`,
    table(['kind', 'depots', 'known', 'by companies', 'companies known'], byKind),
    'What is missing most, in depots (1: all of one depot), active funds counted by class:',
    table(['isin', 'name', 'missing', 'class'], worst.map(([isin, share]) => row(isin, nameOf(isin), share.toFixed(2), known.get(isin)?.resolved === true ? 'known' : 'unknown'))),
  ]
}

/** Funds of which the charge or the kind for German tax is known, by popularity, and the most held ones of which it is not. */
function costReport(held: readonly Record<'isin' | 'group' | 'popularity' | 'name', string>[], known: ReadonlyMap<string, Known>): string[] {
  const lines: string[] = []
  for (const [group, rows] of [['all', held] as const, ...grouped(held, ({ group }) => group)]) {
    const shareOfThem = (fact: 'charge' | 'taxKind'): string => {
      const funds = rows.filter(({ isin }) => (known.get(isin)?.[fact] ?? null) !== null)
      const weightOf = (some: typeof funds): number => some.reduce((sum, { popularity }) => sum + Number(popularity), 0)
      return funds.length === 0 ? '' : percent(weightOf(funds.filter(({ isin }) => known.get(isin)?.[fact] === true)) / weightOf(funds))
    }
    if (shareOfThem('charge') !== '') lines.push(row(group, shareOfThem('charge'), shareOfThem('taxKind')))
  }
  const missing = (fact: 'charge' | 'taxKind') => held.filter(({ isin }) => known.get(isin)?.[fact] === false).sort((a, b) => Number(b.popularity) - Number(a.popularity)).slice(0, MISSING_ROWS)
    .map(({ isin, name }) => `${name} (${isin})`).join(', ')
  return [
    '## What funds cost, and their kind for German tax',
    'Of the same 120 and the more securities of the random depots, by popularity: funds and ETCs of which the ongoing charge is known, and funds of which the kind is.',
    table(['group', 'charge', 'kind'], lines),
    `Most held without a charge: ${missing('charge')}.`,
    `Most held without a kind: ${missing('taxKind')}.`,
  ]
}

/** The tables of the data report. */
export async function heldReport(bundle: Bundle): Promise<string> {
  const [held, more, depots] = [readTable('held-120'), readTable('held-more'), partsBy(readTable('held-depots'), 'depot', 'weight')]
  const known = await knownOf(bundle, [...new Set([...held, ...more].map(({ isin }) => isin).concat([...depots.values()].flat().map(({ isin }) => isin)))])
  const names = new Map([...held, ...more].map(({ isin, name }) => [isin, name]))
  const before = new Map(readTable('held-before').map(({ of, name, share }) => [`${of} ${name}`, Number(share)]))
  const lines = (of: string, groups: ReadonlyMap<string, readonly Part[]>): string[] =>
    [...groups].map(([name, parts]) => row(name, percent(before.get(`${of} ${name}`) ?? 0), percent(shareOf(parts, known, 'companies')), percent(shareOf(parts, known, 'classes'))))
  const unresolved = held.filter(({ isin }) => known.get(isin)?.resolved !== true).map(({ isin, name }) => `${name} (${isin})`)
  const all = [...partsBy(held, 'group', 'popularity').values()].flat()
  const head = (what: string): string[] => [what, 'before', 'by companies', 'active funds by class']
  return [
    '## What people hold', [
      `Of 120 ISINs of German depots, written down before the data was looked at, ${held.length - unresolved.length} resolve; by popularity ${percent(shareOf(all, known, 'classes'))} of them is known, ${percent(shareOf(all, known, 'companies'))} by companies (before: ${percent(before.get('all all') ?? 0)}).`,
      '"By companies" is the share whose companies are known, for shares and equity funds and the equity part of mixed funds; for everything else, that its class is. An active fund is known by its class alone.',
      `Unresolved: ${unresolved.join(', ') || 'none'}.`,
    ].join(' '),
    table(head('group'), lines('group', partsBy(held, 'group', 'popularity'))),
    '## Eighteen depots', table(head('depot'), lines('depot', depots)),
    `${countOf([...depots.values()], known, 'classes')} of ${depots.size} are known for 90 % or more, ${countOf([...depots.values()], known, 'companies')} by companies.`,
    ...randomReport(known, (isin) => names.get(isin) ?? ''),
    ...costReport([...held, ...more], known),
    '',
  ].join('\n\n').replace(/\n+$/, '\n')
}
