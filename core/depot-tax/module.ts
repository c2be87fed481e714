/** What the calculations on the tax of a depot share: they may look up what an ISIN is. */
import type * as z from 'zod'
import type { CalculationContext, CalculationModule, CalculationWords, Named } from '../operations/define'
import type { IsoDate } from '../values/dates'
import { ask, type RateSeries } from '../reference/reference'
import { knownKinds, type AskedIsin, type KnownKind } from './known-kinds'

/** Kinds of securities that a model gets. */
interface Kinds {
  /** What is known, by ISIN. */
  kinds: ReadonlyMap<string, KnownKind>
}

/** What a model gets of the reference data. */
export interface Known extends Kinds {
  /** Exchange rates by currency. */
  rates: ReadonlyMap<string, RateSeries>
}

/** Exchange rates that inputs do not state. */
export interface AskedRates {
  currencies: readonly string[]
  from: IsoDate
  to: IsoDate
}

/** What a model gets besides its inputs. */
export type DepotTaxContext = Pick<CalculationContext, 'locale'> & Kinds

/** A pure model of one question about the tax on a depot. */
export interface DepotTaxModel<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends CalculationModule<I, R, Known> {
  /** Securities of the inputs. */
  securitiesOf(inputs: z.output<I>): readonly AskedIsin[]
  /** Exchange rates that the inputs do not state; left out by models that need none. */
  ratesOf?(inputs: z.output<I>): AskedRates
}

/** Declares the model of a calculation on the tax of a depot; keeps its schema types and its id. A field without words does not compile. */
export function defineDepotTax<Id extends string, I extends z.ZodType, R extends z.ZodType>(
  module: Omit<DepotTaxModel<I, R>, 'asks'> & Named<Id> & { words: CalculationWords<{ inputs: NoInfer<I>; result: NoInfer<R> }> },
): DepotTaxModel<I, R> & Named<Id> {
  const nothing: Known = { kinds: new Map(), rates: new Map() }
  return {
    ...module,
    asks: {
      nothing,
      async read(inputs, open) {
        const securities = module.securitiesOf(inputs)
        const { currencies = [], from = '', to = '' } = module.ratesOf?.(inputs) ?? {}
        if (securities.length + currencies.length === 0) return nothing
        const reference = await open()
        const [kinds, rates] = await Promise.all([knownKinds(securities, reference), ask(currencies, (keys) => reference.fx(keys, from, to))])
        return { kinds, rates: rates.found }
      },
    },
  }
}
