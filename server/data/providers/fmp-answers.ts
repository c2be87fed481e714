/** Shapes of the answers of Financial Modeling Prep, as far as they are used. Everything else is ignored. */
import * as z from 'zod'
import { foreignRows } from '../foreign-json'
import { ProviderUnavailable } from './client'

const text = z.string().max(1_000).nullish()
const symbol = z.string().max(50)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/).transform((value) => value.slice(0, 10))

export const searchRow = z.object({ symbol, name: text, isin: text, marketCap: z.number().nullish() })

export const profileRow = z.object({
  symbol, companyName: text, currency: text, isin: text, industry: text, sector: text, country: text,
  isEtf: z.boolean().nullish(), isFund: z.boolean().nullish(), isAdr: z.boolean().nullish(),
})

export const etfInfoRow = z.object({ symbol, isin: text, name: text, assetClass: text, domicile: text, expenseRatio: z.number().nullish(), updatedAt: text })

export const holdingRow = z.object({ symbol: text, asset: text, name: text, isin: text, weightPercentage: z.number(), updatedAt: day })

export const sectorRow = z.object({ symbol: text, sector: z.string(), weightPercentage: z.number() })

/** The country weights are texts: `99.51%`. */
export const countryRow = z.object({
  country: z.string(),
  symbol: text,
  weightPercentage: z.string().regex(/^-?[\d.]+%$/).transform((value) => Number(value.slice(0, -1))),
})

export const revenueRow = z.object({
  symbol: text, fiscalYear: z.number(), period: text, reportedCurrency: text, date: day, data: z.record(z.string(), z.number().nullable()),
})

export const closeRow = z.object({ symbol: text, date: day, close: z.number().positive() })

export const adjustedCloseRow = z.object({ symbol: text, date: day, adjClose: z.number().positive() })

/** Rows of an endpoint; most say which symbol they are about. */
export type RowType = z.ZodType<{ symbol?: string | null | undefined }>

/**
 * Reads a list. An error comes as an object where a list is expected, also with status 200; that, rows of another shape
 * and rows about another symbol than the one asked for are failures, never "no data".
 */
export function rowsIn<T extends RowType>(answer: unknown, row: T, symbol: string | undefined): z.output<T>[] {
  const rows = foreignRows(answer, row)
  const isOther = (about: string | null | undefined) => symbol !== undefined && (about ?? symbol) !== symbol
  if (rows.some((entry) => isOther(entry.symbol))) throw new ProviderUnavailable('answered about another symbol')
  return rows
}
