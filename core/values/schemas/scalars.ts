import * as z from 'zod'
import { isIsoDate } from '../dates'

/** ISIN: two letters, nine letters or digits, one check digit. A wrong check digit is accepted here. */
export const isin = z.string().regex(/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/, 'Must be an ISIN').meta({ examples: ['IE00B4L5Y983'] })

/** Currency code in any case; normalised to upper case. */
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'Must be a currency code of three letters')
  .transform((code) => code.toUpperCase())
  .meta({ examples: ['EUR'] })

/** A calendar day. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Must be a date YYYY-MM-DD', abort: true })
  .refine(isIsoDate, { error: 'Must be a calendar date', abort: true })
  .meta({ format: 'date', examples: ['2026-11-20'] })

/** Reference day of a calculation. */
export const asOf = isoDate
  .refine((date) => date >= '1900-01-01' && date <= '2100-12-31', 'Must lie in 1900-01-01..2100-12-31')
  .meta({ description: 'Reference date for savings goals, not the tax year. Default: the current UTC date.', format: 'date' })

export const locale = z.enum(['en', 'de'])

/** Fraction from 0 to 1. */
export const share = () => z.number().min(0).max(1).meta({ unit: 'fraction' })
