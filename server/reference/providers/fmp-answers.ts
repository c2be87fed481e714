/** Shapes of the answers of Financial Modeling Prep, as far as they are used. Everything else is ignored. */
import * as z from 'zod'
import { ProviderUnavailable, type AskJson } from './client'

const text = z.string().nullish()
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/).transform((value) => value.slice(0, 10))

export const searchRow = z.object({ symbol: z.string(), name: text, isin: text, marketCap: z.number().nullish() })

export const profileRow = z.object({
  symbol: z.string(), companyName: text, currency: text, isin: text, industry: text, sector: text, country: text,
  isEtf: z.boolean().nullish(), isFund: z.boolean().nullish(), isAdr: z.boolean().nullish(),
})

export const etfInfoRow = z.object({ symbol: z.string(), name: text, assetClass: text, domicile: text, expenseRatio: z.number().nullish(), updatedAt: text })

export const holdingRow = z.object({ asset: text, name: text, isin: text, weightPercentage: z.number(), updatedAt: day })

export const sectorRow = z.object({ sector: z.string(), weightPercentage: z.number() })

/** The country weights are texts: `99.51%`. */
export const countryRow = z.object({
  country: z.string(),
  weightPercentage: z.string().regex(/^-?[\d.]+%$/).transform((value) => Number(value.slice(0, -1))),
})

export const revenueRow = z.object({
  fiscalYear: z.number(), period: text, reportedCurrency: text, date: day, data: z.record(z.string(), z.number().nullable()),
})

export const closeRow = z.object({ date: day, close: z.number().positive() })

export const adjustedCloseRow = z.object({ date: day, adjClose: z.number().positive() })

/**
 * Asks for a list. An error comes as an object where a list is expected, also with status 200; that, and rows of
 * another shape, are failures, never "no data".
 */
export async function askRows<T extends z.ZodType>(ask: AskJson, url: string, headers: Record<string, string>, row: T): Promise<z.output<T>[]> {
  const parsed = z.array(row).safeParse(await ask(url, { headers }))
  if (!parsed.success) throw new ProviderUnavailable('answered with something else than rows')
  return parsed.data
}
