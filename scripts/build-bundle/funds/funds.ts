import type { AliasRecord, SecurityRecord, TaxKindRecord, AssetMixRecord } from '../../../core/reference/tables/bundle'
import { fondstypen } from '../../../core/law/investmentfonds/fondstyp'
import { readTable } from '../tables'
import { cell, readRows } from '../input'
import { type FundClass, classOf, correctedClass, corrections, fundClassOf, kindOf, type CatalogueFund } from './fund-class'
import { listedRecord, listedFunds } from './listed-funds'
import { grouped } from '../../../core/values/grouped'
import { isValidIsin } from '../../../core/values/isin'
import { listNames, usFunds } from './lists'
import { FACTSHEET_DAY, withCharge } from './charges'
import { formerEtfs } from './former-etfs'
import { retailFunds } from './retail-funds'
import { successorFunds } from './successor-funds'
import { madeLists } from '../made/made-lists'
import { domicileOf } from '../industries/taxonomy'
import { hedgeOf } from '../../../core/portfolio/look-through/hedge'
import { sumBy } from '../../../core/values/sum'

// Kinds of funds for German tax, as banks taxed them and as reports and managers' pages state them: `tables/tax-kinds.csv`.

/** The kinds of funds that the bundle has, also of those that have merged. @throws Error where a row names no kind, or an ISIN that is no fund */
export function taxKinds(securities: readonly SecurityRecord[], aliases: readonly AliasRecord[]): TaxKindRecord[] {
  const known = new Map(securities.map((security) => [security.isin, security]))
  const current = new Map(aliases.map(({ oldIsin, isin }) => [oldIsin, isin]))
  return readTable('tax-kinds').map(({ isin, kind: stated, day, source }) => {
    const kind = fondstypen.find((each) => each === stated)
    if (kind === undefined || (known.get(isin) ?? known.get(current.get(isin) ?? ''))?.kind !== 'fund') throw new Error(`tax-kinds.csv: ${isin} ${stated}`)
    return { isin, kind, asOf: day, source }
  })
}

// Writes `fund_index.csv`, which is no part of a bundle: the index of each fund and how large the fund is. The search
// shows the one and orders by the other; no model reads it.

/** Size in millions of EUR by ISIN. Hedged classes state the size of the whole fund, so a hundredth of it counts. */
const sizes = (): Map<string, number> =>
  new Map(readRows('reference/ucits-etf-universe_2026-06.csv.gz').map((row) => [cell(row, 'isin'), Number(cell(row, 'size_m')) / (/hedged|hdg/i.test(cell(row, 'name') + cell(row, 'ccy')) ? 100 : 1)]))

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The text of the file, by ISIN. */
export function fundIndexText(): string {
  const sizeOf = sizes()
  const rows = readFunds().map(({ record, index }) => [record.isin, quoted(index), String(Math.round(sizeOf.get(record.isin) ?? 0) || '')].join(','))
  return ['isin,index,size_eur_mln', ...rows.sort(), ''].join('\n')
}

// Funds that insurers of the Sparkassen sell, by their factsheets: what kind they are. What they cost: `charges.ts`.

/** Kinds that are one class; those of a single bank are of several. */
const classes: Readonly<Record<string, FundClass>> = {
  Aktienfonds: 'equities', 'Renten/Geldmarktfonds': 'bonds', Mischfonds: 'multi_asset', 'Vermögensverwaltende Fonds': 'multi_asset', Immobilienfonds: 'real_estate',
}

/** The funds whose kind is one class. All are kept in euro. */
const factsheetFunds = (): Fund[] => readTable('factsheets').flatMap(({ isin, name, kind }) => {
  const assetClass = classes[kind]
  // what a fund with a guarantee holds follows its guarantee, whatever its kind is called
  if (assetClass === undefined || /Garant/.test(name)) return []
  const record = { ...listedRecord(isin, name, assetClass, FACTSHEET_DAY, 'factsheets'), currency: 'EUR' }
  return [{ name, category: '', replication: '', leveraged: false, record, index: '', ticker: '' }]
})

/** A catalogue fund: its record and what the proxies need. */
export interface Fund extends CatalogueFund {
  record: SecurityRecord
  /** Name of the index without the share class' hedge; empty when not known. */
  index: string
  ticker: string
}

/** Index names of one spelling: no trademark signs, no hedge of the share class. */
const indexName = (text: string): string => text.replace(/[®™]/g, '').replace(/ \([A-Z]{3} Hedged\)$/, '').trim()

/** Catalogue names with odd spaces made ordinary, and with the hedge that only the currency column states. */
function fundName(row: Record<string, string>): string {
  const name = cell(row, 'name').replace(/[\u200b\u00a0\s]+/g, ' ').trim()
  const hedge = /^([A-Z]{3}) Hedged$/.exec(cell(row, 'ccy'))?.[1]
  const shortForm = hedge !== undefined && new RegExp(`\\bh${hedge}\\b|Pf?Hdg|\\bHdg\\b`).test(name) && !/hedged/i.test(name)
  return shortForm ? `${name} (${hedge} Hedged)` : name
}

/** Largest charge in percent that is believed: the catalogue has some a hundredfold (Franklin's 0.15 as 15). */
const MOST_PERCENT = 3

/** The charge of the catalogue as a fraction; null where it has none, or one that cannot be. */
const chargeIn = (percent: string): number | null => (percent === '' || Number(percent) > MOST_PERCENT ? null : Number((Number(percent) / 100).toFixed(8)))

function fundOf(row: Record<string, string>, indexRow: Record<string, string> | undefined): Fund | null {
  const isin = cell(row, 'isin')
  const facts: CatalogueFund = {
    name: corrections.get(isin)?.name || fundName(row), category: cell(indexRow ?? {}, 'category'), replication: cell(row, 'repl'), leveraged: cell(row, 'strategy') === 'Short & Leveraged',
  }
  const known = correctedClass(isin)
  const assetClass = known === undefined ? classOf(facts) : known
  if (assetClass === null || !isValidIsin(isin)) return null
  const record: SecurityRecord = {
    isin, name: facts.name, kind: kindOf(facts, assetClass), assetClass, currency: cell(row, 'ccy').slice(0, 3), country: null, companyId: null,
    sector: null, industry: null, ter: chargeIn(cell(row, 'ter_%')), domicile: domicileOf(cell(row, 'domicile')), asOf: '2026-06-01', source: 'justetf-universe',
  }
  return { ...facts, record, index: indexName(cell(indexRow ?? {}, 'index')), ticker: cell(row, 'ticker') }
}

/** Indices that funds of other lists than the catalogue follow, or that the catalogue has wrong: as issuers state them, also of another class of the sub-fund. */
const indexOf = new Map(readTable('index-funds').map(({ isin, index }) => [isin, index]))

/** Every fund whose asset class is known: those of the catalogue of index funds, those that banks and advisers sell, and those that the catalogue no longer has. The first that has an ISIN wins. */
export function readFunds(): Fund[] {
  const indices = new Map(readRows('reference/ucits-etf-index-map_2026-05.csv.gz').map((row) => [cell(row, 'isin'), row]))
  const rows = readRows('reference/ucits-etf-universe_2026-06.csv.gz')
  const catalogue = rows.map((row) => fundOf(row, indices.get(cell(row, 'isin')))).filter((fund) => fund !== null)
  const known = new Set(catalogue.map(({ record }) => record.isin))
  const others = [...retailFunds(), ...listedFunds(), ...factsheetFunds()].filter(({ record }) => !known.has(record.isin) && known.add(record.isin))
  const sold = [...catalogue, ...others.map((fund) => ({ ...fund, record: withCharge(fund.record) }))]
  const successors = new Set(successorFunds(sold).map(({ oldIsin }) => oldIsin))
  const all = [...sold, ...formerEtfs().filter(({ record }) => !known.has(record.isin) && !successors.has(record.isin))]
  return all.map((fund) => ({ ...fund, record: inItsHedge(fund.record), index: indexOf.get(fund.record.isin) ?? fund.index }))
}

/** A hedged class is kept in the currency of its hedge, whatever currency its name says first. */
const inItsHedge = (record: SecurityRecord): SecurityRecord => ({ ...record, currency: hedgeOf(record.name)?.currency ?? record.currency })

/** The United States ETFs whose lists stand in for UCITS funds, or did. Their ongoing charge comes from no source here. */
export const namedUsFunds: readonly Fund[] = usFunds.map(({ isin, name }) => ({
  name, category: '', replication: '', leveraged: false, index: '', ticker: '',
  record: {
    isin, name, kind: 'fund', assetClass: correctedClass(isin) ?? 'equities', currency: 'USD', country: null, companyId: null, sector: null, industry: null, ter: null,
    domicile: 'US', asOf: '2025-11-18', source: 'depotkit-review',
  },
}))

/** Names of the lists that stand in for funds and are no fund one could hold: without asset class they resolve to nothing. */
export const listRecords: readonly SecurityRecord[] = [...listNames, ...madeLists.map(({ fundIsin: isin, name }) => ({ isin, name }))].map(({ isin, name }) => ({
  isin, name, kind: 'other', assetClass: null, currency: null, country: null, companyId: null, sector: null, industry: null, ter: null, domicile: null,
  asOf: null, source: 'depotkit-review',
}))

/** Coins that brokers keep under numbers of their own, which look like ISINs; holding one costs nothing that runs. */
export const coinRecords: readonly SecurityRecord[] = readTable('coins').map(({ isin, name }) => ({
  isin, name, kind: 'other', assetClass: 'crypto', currency: 'EUR', country: null, companyId: null, sector: null, industry: null, ter: 0, domicile: null,
  asOf: null, source: 'depotkit-review',
}))

/** Vanguard's LifeStrategy funds state their share of equities in their name; the rest is bonds. */
const lifeStrategy = (funds: readonly Fund[]): AssetMixRecord[] => funds.flatMap(({ record }) => {
  const equities = Number(/LifeStrategy (\d\d)% Equity/.exec(record.name)?.[1] ?? 0)
  return equities === 0 ? [] : [{ isin: record.isin, assetClass: 'equities', weight: equities / 100 }, { isin: record.isin, assetClass: 'bonds', weight: (100 - equities) / 100 }]
})

/** Mixes that funds state and keep. A band, or what a fund held years ago, is none. */
const statedMixes = (): AssetMixRecord[] => readTable('asset-mixes').map(({ isin, asset_class: stated, weight }) => {
  const assetClass = fundClassOf(stated)
  if (assetClass === null || assetClass === 'multi_asset') throw new Error(`asset-mixes.csv: ${isin}`)
  return { isin, assetClass, weight: Number(weight) }
})

/** Mixes of funds of which it is known what other funds they hold. */
const mixesOfParts = (): AssetMixRecord[] => [...grouped(readTable('fund-parts'), ({ fund }) => fund)].flatMap(([isin, parts]) => [...grouped(parts, ({ asset_class: stated }) => stated)].map(([stated, same]) => {
  const assetClass = fundClassOf(stated)
  if (assetClass === null || assetClass === 'multi_asset') throw new Error(`fund-parts.csv: ${isin}`)
  return { isin, assetClass, weight: Number((sumBy(same, ({ weight_percent: percent }) => Number(percent)) / 100).toFixed(6)) }
}))

export const assetMixes = (funds: readonly Fund[]): AssetMixRecord[] => [...lifeStrategy(funds), ...statedMixes(), ...mixesOfParts()]
