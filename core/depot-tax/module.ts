/** What the calculations of this part share: they may ask what an ISIN is. */
import type * as z from 'zod'
import type { CalculationContext, CalculationModel } from '../operations/define'
import { knownKinds, type AskedIsin, type KnownKind } from './known-kinds'

/** What a model is told of the reference data. */
export interface Kinds {
  /** What is known of ISINs. */
  kinds: ReadonlyMap<string, KnownKind>
}

/** What a model may know besides its inputs. */
export type DepotTaxContext = Pick<CalculationContext, 'locale'> & Kinds

/** A pure model of one question about the tax on a depot. */
export interface DepotTaxModel<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends CalculationModel<I, R, Kinds> {
  /** Securities of the inputs. */
  securitiesOf(inputs: z.output<I>): readonly AskedIsin[]
}

/** Declares the model of a module of this part; keeps its schema types. */
export function defineDepotTax<I extends z.ZodType, R extends z.ZodType>(module: Omit<DepotTaxModel<I, R>, 'asks'>): DepotTaxModel<I, R> {
  const nothing: Kinds = { kinds: new Map() }
  return {
    ...module,
    asks: {
      nothing,
      async read(inputs, open) {
        const asked = module.securitiesOf(inputs)
        return asked.length === 0 ? nothing : { kinds: await knownKinds(asked, await open()) }
      },
    },
  }
}
