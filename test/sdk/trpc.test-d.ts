/** Compile-time checks of `depotkit/trpc`: every line that must not compile says so. */
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { ErrorCode as TableCode } from '../../core/contract/errors'
import type * as z from 'zod'
import type { FindRequest as ModelFindRequest, findResponse } from '../../core/find/find'
import type { AnalyzeOperations, CalculationOf, CalculatorOperations, FindRequest, FoundSecurities, ServiceErrorCode } from '../../sdk'
import type { names } from '../../sdk/generated/names'
import type { AppRouter, QueryRouter } from '../../sdk/trpc'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Check<T extends true> = T

type FoundByModel = z.output<typeof findResponse>

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>
type Reads = 'catalog' | 'describe'
type Names = { -readonly [G in keyof typeof names]: (typeof names)[G][number] }

/** Router, types and names of the SDK have the same keys; a test of the server compares them with its own. */
export type Keys = [
  Check<Same<keyof Inputs, keyof Names | 'find'>>,
  Check<Same<{ [G in keyof Names]: keyof Inputs[G] }, { [G in keyof Names]: Names[G] | Reads }>>,
  Check<Same<keyof AnalyzeOperations, Names['analyze']>>,
  Check<Same<keyof CalculatorOperations | 'compare', Names['calculators']>>,
  Check<Same<keyof inferRouterInputs<QueryRouter>['analyze'], keyof Inputs['analyze']>>,
  Check<Same<ServiceErrorCode, TableCode>>,
  Check<Same<Required<FindRequest>, Required<ModelFindRequest>>>,
  Check<FoundByModel extends FoundSecurities ? true : false>,
]

export type Types = [
  Check<Same<Inputs['analyze']['overlap'], AnalyzeOperations['overlap']['request']>>,
  Check<Same<Outputs['calculators']['vorabpauschale']['result'], CalculationOf<'vorabpauschale'>['result']>>,
]

const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: 'http://localhost/trpc' })] })
const queries = createTRPCClient<QueryRouter>({ links: [httpBatchLink({ url: 'http://localhost/trpc', methodOverride: 'POST' })] })
const portfolio = { holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] }

export async function calls(): Promise<unknown> {
  const { analyses } = await client.analyze.overlap.mutate(portfolio)
  const { result } = await queries.calculators.vorabpauschale.query({ inputs: { wert_jahresende: 11_500 } })
  const { calculators } = await client.calculators.catalog.query()
  // @ts-expect-error there is no such operation
  await client.analyze.advice.mutate(portfolio)
  // @ts-expect-error a weight is a number
  await client.analyze.overlap.mutate({ holdings: [{ isin: 'IE00B4L5Y983', weight: '1' }] })
  // @ts-expect-error what computes is no query of this router
  await client.analyze.overlap.query(portfolio)
  // @ts-expect-error inputs stand in inputs
  await client.calculators.vorabpauschale.mutate({ wert_jahresende: 11_500 })
  // @ts-expect-error there is no such figure
  result.vorabpauschale_netto.toFixed()
  return [analyses.overlap.status, result.vorabpauschale_brutto.toFixed(), calculators.length]
}

export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof TRPCClientError)) return null
  const { data } = error as TRPCClientError<AppRouter>
  if (data?.error === 'invalid_request') return data.details.length
  return data?.error === 'rate_limited' ? data.details.retryAfterSeconds : null
}
