import { daysBetween, type IsoDate } from '../../../core/values/dates'
import type { ConstituentRecord, Tables } from '../../../core/reference/tables/bundle'
import { isValidIsin } from '../../../core/values/isin'
import { sameName } from '../importers/vocabulary/names'
import type { Store } from './store'
import { sumBy } from '../../../core/values/sum'
import { percent } from '../decimal'

/** Something in the imported data that a person should look at. */
export interface Finding {
  code: 'unknown_sector' | 'weight_out_of_range' | 'stale' | 'conflicting_isin' | 'wrong_check_digit'
  key: string
  message: string
}

/** Holdings older than this, in days, are stale. */
const STALE_DAYS = 400
/** A fund whose shares without a known sector weigh more than this (fraction) is reported. */
const SECTOR_GAP = 0.05

/** Looks through the imported funds; `tables` is everything known, for what a row leaves to its security. */
export async function checkStore(store: Store, tables: Tables, today: IsoDate): Promise<Finding[]> {
  const findings: Finding[] = []
  const names = new Map<string, string>()
  for await (const [fund, rows] of store.documents('constituents')) {
    findings.push(...weights(fund, rows), ...(await sectors(fund, rows, tables)), ...age(fund, rows, today), ...isins(rows, names))
  }
  return findings
}

function weights(key: string, rows: readonly ConstituentRecord[]): Finding[] {
  const sum = sumBy(rows, (row) => row.weight)
  const code = 'weight_out_of_range'
  const bad = rows.filter((row) => row.weight < -1 || row.weight > 1.5).length
  return [
    ...(bad > 0 ? [{ code, key, message: `${bad} rows have a weight outside -1..1.5` } as const] : []),
    ...(sum < 0.9 || sum > 1.1 ? [{ code, key, message: `the weights sum to ${percent(sum)}` } as const] : []),
  ]
}

async function sectors(key: string, rows: readonly ConstituentRecord[], tables: Tables): Promise<Finding[]> {
  const open = rows.filter((row) => row.kind === 'equity' && row.sector === null)
  const classified = await withSector(open.flatMap(({ isin }) => isin ?? []), tables)
  const missing = sumBy(open.filter(({ isin }) => isin === null || !classified.has(isin)), (row) => row.weight)
  return missing > SECTOR_GAP ? [{ code: 'unknown_sector', key, message: `${percent(missing)} in shares of no known sector` }] : []
}

/** The ISINs whose security or company has a sector. */
async function withSector(isins: readonly string[], tables: Tables): Promise<Set<string>> {
  const { found } = await tables.securities(isins)
  const companies = await tables.companies([...found.values()].flatMap(({ companyId }) => companyId ?? []))
  const known = [...found].filter(([, { sector, companyId }]) => sector !== null || (companies.found.get(companyId ?? '')?.sector ?? null) !== null)
  return new Set(known.map(([isin]) => isin))
}

function age(key: string, [row]: readonly ConstituentRecord[], today: IsoDate): Finding[] {
  const days = row === undefined ? 0 : daysBetween(row.asOf, today)
  return days > STALE_DAYS ? [{ code: 'stale', key, message: `the holdings are ${days} days old` }] : []
}

/** Reports ISINs with a wrong check digit, and those under two names, of which one must be wrong. */
function isins(rows: readonly ConstituentRecord[], names: Map<string, string>): Finding[] {
  return rows.flatMap(({ isin, name, kind }): Finding[] => {
    if (isin === null || kind !== 'equity') return []
    const known = names.get(isin)
    names.set(isin, known ?? name)
    if (!isValidIsin(isin)) return [{ code: 'wrong_check_digit', key: isin, message: `is the ISIN of ${name}` }]
    if (known === undefined || sameName(known, name)) return []
    return [{ code: 'conflicting_isin', key: isin, message: `stands for ${known} and for ${name}` }]
  })
}
