/** The kind of module that this part is made of: a calculator of several banks, lots and years. */
import type * as z from 'zod'
import type { Calculation, CalculatorModel } from '../operations/define'
import type { IsoDate } from '../values/dates'
import type { Fondstyp } from '../law/investmentfonds/fondstyp'
import type { Locale } from '../values/text'
import type { AnyWords, Words } from '../wording/field-words'

/** A kind of fund that the reference data leaves no doubt about. */
export interface KnownKind {
  fondstyp: Fondstyp
  /** The day of the data that it follows from. */
  asOf: IsoDate
  source: string
}

/** What a model may know besides its inputs. */
export interface DepotTaxContext {
  /** Language of messages inside the result. */
  locale: Locale
  /** Kinds of fund by ISIN, as far as they are known. */
  kinds: ReadonlyMap<string, KnownKind>
}

/** A pure model of one question about the tax on a depot. */
export interface DepotTaxModel<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends Omit<CalculatorModel<I, R>, 'slug' | 'compute'> {
  /** Id, as in paths. */
  id: string
  /** ISINs whose kind of fund the inputs leave open. */
  openKinds(inputs: z.output<I>): readonly string[]
  compute(inputs: z.output<I>, context: DepotTaxContext): Calculation<z.output<R>>
}

/** Declares the model of a module of this part; keeps its schema types. */
export const defineDepotTax = <I extends z.ZodType, R extends z.ZodType>(module: DepotTaxModel<I, R>): DepotTaxModel<I, R> => module

/** What the fields and figures of a module are called, in every language. */
export type DepotTaxWords<M> = M extends DepotTaxModel<infer I, infer R> ? { inputs: Words<z.output<I>>; result: Words<z.output<R>> } : never

/** A module as every front knows it: its model and its words. */
export interface DepotTaxModule<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends DepotTaxModel<I, R> {
  words: { inputs: AnyWords; result: AnyWords }
}
