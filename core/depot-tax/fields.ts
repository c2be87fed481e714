/** Fields of requests and results that several calculations share. */
import * as z from 'zod'
import { MAX_AMOUNT } from '../values/money'
import { MAX_BANKS } from '../contract/limits'
import { eur } from '../values/schemas/results'
import { areUnique } from '../values/one-of'
import { isoDate } from '../values/schemas/scalars'

/** Largest number of changes of one request. */
export const MAX_CHANGES = 200

/** Fields of splits and mergers. */
export const changeFields = {
  date: isoDate.meta({ description: 'First day with the new units: what is bought on it counts in them.' }),
  ratio: z.number().gt(0).max(1_000_000).meta({ description: 'New units for one old unit: 10 for a split of one into ten.' }),
}

/** A price of one unit (EUR). */
export const price = () => z.number().gt(0).max(MAX_AMOUNT).meta({ unit: 'EUR' })

/** Units bought, sold or held. */
export const units = () => z.number().gt(0).max(MAX_AMOUNT)

/** Losses or income by pot, in a result (EUR). */
export const potsOf = (what: string) => z.strictObject({ general: eur(`${what}: all but sales of shares.`), shares: eur(`${what}: sales of shares.`) })

/** Banks and brokers of one request. */
export const banksOf = <B extends z.ZodType<{ name: string }>>(bank: B) =>
  z.array(bank).min(1).max(MAX_BANKS).refine((list) => areUnique(list.map(({ name }) => name)), { error: 'Names of banks must be unique' })
