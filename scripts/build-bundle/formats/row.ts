import type { ConstituentRecord } from '../../../core/reference/tables/bundle'
import { successors } from '../companies/issuer-groups'
import { isValidIsin } from '../../../core/values/isin'
import type { HoldingsFile } from '../funds/lists'

/** A list row with what is needed to find and to judge its ISIN. */
export interface ListRow extends ConstituentRecord {
  ticker: string | null
  exchange: string | null
  /** The sign of the exchange behind the ticker of a written list, only to find its ISIN by. */
  market: string | null
  /** How the ISIN was found; `file` where the publisher gives it, `none` where there is none. */
  method: string
  /** North American number of the share, only to find its ISIN by; it goes into no file. */
  cusip: string | null
  /** Industry as the publisher of the list states it, in our vocabulary. */
  stated: string | null
}

/** The ISIN that a share has today. */
export const currentIsin = (isin: string): string => successors.get(isin) ?? isin

/** A current ISIN, or null for what is none. */
export const validIsin = (isin: string): string | null => (isValidIsin(currentIsin(isin)) ? currentIsin(isin) : null)

/** A number divided by its unit (100 for percent), rounded to twelve decimals to remove floating-point noise. */
export const fraction = (text: string | number, unit: number): number => Number((Number(text) / unit).toFixed(12))

/** A row of a list; what is not given is unknown. */
export const listRow = ({ fundIsin, asOf, source }: HoldingsFile, given: Partial<ListRow> & Pick<ListRow, 'name' | 'weight'>): ListRow => ({
  fundIsin, asOf, source, kind: 'equity', companyId: null, industry: null, isin: null, country: null, sector: null, currency: null,
  ticker: null, exchange: null, market: null, method: (given.isin ?? null) === null ? 'none' : 'file', cusip: null, stated: null, ...given,
})
