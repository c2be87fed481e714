/** Checks across rows: sums, dates of one list, references. */
import type { BondRecord, Bundle } from '../../../core/reference/tables/bundle'
import { BundleError } from './csv'
import { aliasTable, assetMixTable, bondTable, constituentTable, proxyTable, vectorTable, companyTable } from './tables'
import { grouped } from '../../../core/values/grouped'
import { sumBy } from '../../../core/values/sum'

/** Largest sum of the weights of one list: about 1, with slack for futures and currency legs. */
export const SUM_MAX = 1.1
/** Tolerance for rounding errors of a sum. */
const NOISE = 1e-9

type Checked = Pick<Bundle, 'constituents' | 'assetMix' | 'fundProxies' | 'fundVectors' | 'isinAliases' | 'companies'> & { bonds: readonly BondRecord[] }

/** The line of a record by its index in a file; null if the bundle was not read from text. */
type LineOf = (file: string, index: number) => number | null

function checkSums<T extends { weight: number }>(file: string, records: readonly T[], key: (record: T) => string, lineOf: LineOf): void {
  const indexed = records.map((record, index) => ({ record, index }))
  for (const group of grouped(indexed, ({ record }) => key(record)).values()) {
    const sum = sumBy(group, ({ record }) => record.weight)
    const reason = sum <= 0 ? 'to 0 or less' : sum > SUM_MAX + NOISE ? `to more than ${SUM_MAX}` : null
    const line = lineOf(file, group[0]?.index ?? 0)
    if (reason !== null) throw new BundleError(file, `the weights of the fund that begins here sum ${reason}`, line, 'weight')
  }
}

function checkOneDate(file: string, rows: readonly { fundIsin: string; asOf: string | null }[], lineOf: LineOf): void {
  const dates = new Map<string, string | null>()
  rows.forEach(({ fundIsin, asOf }, index) => {
    if (dates.has(fundIsin) && dates.get(fundIsin) !== asOf) throw new BundleError(file, 'differs within one list', lineOf(file, index), 'as_of')
    dates.set(fundIsin, asOf)
  })
}

function checkAliasTargets({ isinAliases }: Checked, lineOf: LineOf): void {
  const old = new Set(isinAliases.map((alias) => alias.oldIsin))
  const index = isinAliases.findIndex((alias) => old.has(alias.isin))
  if (index !== -1) throw new BundleError(aliasTable.file, 'is an old ISIN itself', lineOf(aliasTable.file, index), 'isin')
}

function checkPrimaryLines({ companies }: Checked, lineOf: LineOf): void {
  const seen = new Set<string>()
  companies.forEach(({ isin }, index) => {
    if (isin !== null && seen.has(isin)) {
      throw new BundleError(companyTable.file, 'is the primary line of an earlier company', lineOf(companyTable.file, index), 'isin')
    }
    if (isin !== null) seen.add(isin)
  })
}

/** Rejects a bundle, or parts of one, whose rows are valid individually but inconsistent. */
export function checkBundle(parts: Partial<Bundle>, lineOf: LineOf = () => null): void {
  const bundle: Checked = { constituents: [], assetMix: [], fundProxies: [], fundVectors: [], isinAliases: [], companies: [], ...parts, bonds: parts.bonds ?? [] }
  checkSums(constituentTable.file, bundle.constituents, (record) => record.fundIsin, lineOf)
  checkSums(assetMixTable.file, bundle.assetMix, (record) => record.isin, lineOf)
  checkSums(bondTable.file, bundle.bonds, (record) => record.fundIsin, lineOf)
  checkSums(proxyTable.file, bundle.fundProxies, (record) => record.fundIsin, lineOf)
  checkSums(vectorTable.file, bundle.fundVectors, (record) => `${record.fundIsin} ${record.dimension}`, lineOf)
  checkOneDate(constituentTable.file, bundle.constituents, lineOf)
  checkOneDate(bondTable.file, bundle.bonds, lineOf)
  checkAliasTargets(bundle, lineOf)
  checkPrimaryLines(bundle, lineOf)
}
