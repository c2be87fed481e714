/** Holds the types of the SDK, which are printed from the schemas, to the schemas: what differs is a compile error. */
import type * as z from 'zod'
import type { analysisSchema } from '../../core/contract/section'
import type { CalculationModule, Named } from '../../core/operations/define'
import type { snapshotRequest } from '../../core/portfolio/schemas/request'
import type { snapshotResponse } from '../../core/portfolio/snapshot/snapshot'
import type { analysisResponse } from '../../core/registry/analysis-procedure'
import type { calculationResponse } from '../../core/registry/calculation-procedure'
import type { analyses, calculations, sections } from '../../core/registry/registry'
import type * as Sdk from '../../sdk/generated/types'

/**
 * Readonly lists become plain, and a number is a number: years that a schema takes from a table are printed one by one.
 * The analyses of a snapshot are left to the checks of each section.
 */
type Plain<T> = T extends number ? number : T extends readonly (infer E)[] ? Plain<E>[] : T extends object ? { [K in keyof T as Exclude<K, 'analyses'>]: Plain<T[K]> } : T

type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false

/** Checks by name, all of which have to hold. */
type All<T extends Readonly<Record<keyof T, Readonly<Record<string, true>>>>> = T

/** The frame around results; what it frames is checked for each of them. */
type Frame<T> = Omit<T, 'analysis' | 'inputs' | 'result'>

/** The operation of an id. */
type Of<Operations, Id> = Extract<Operations[keyof Operations], Named<Id & string>>

type CalculationChecks<M extends CalculationModule & Named<string>, Operations> = {
  [Model in M as Model['id']]: Of<Operations, Model['id']> extends { inputs: infer Given; response: { inputs: infer Normalized; result: infer Result } }
    ? { inputs: Same<Given, z.input<Model['inputs']>>; normalized: Same<Normalized, z.output<Model['inputs']>>; result: Same<Result, z.output<Model['result']>> }
    : { known: false }
}

interface Shapes extends Named<string> {
  request: z.ZodType
  data: z.ZodType
}

type AnalysisChecks<M extends Shapes, Operations> = {
  [Model in M as Model['id']]: Of<Operations, Model['id']> extends { request: infer Request; response: { analysis: Sdk.UsableAnalysis<infer Data> | Sdk.UnavailableAnalysis<unknown> } }
    ? { request: Same<Request, z.input<Model['request']>>; data: Same<Data, z.output<Model['data']>> }
    : { known: false }
}

type SectionChecks<M extends Named<keyof Sdk.SectionData> & Pick<Shapes, 'data'>> = { [Model in M as Model['id']]: { data: Same<Sdk.SectionData[Model['id']], z.output<Model['data']>> } }

export type Calculators = All<CalculationChecks<(typeof calculations)['calculators'][number], Sdk.CalculatorOperations>>
export type DepotTax = All<CalculationChecks<(typeof calculations)['depot-tax'][number], Sdk.DepotTaxOperations>>
export type Retirement = All<CalculationChecks<(typeof calculations)['retirement'][number], Sdk.RetirementOperations>>
export type Analyses = All<AnalysisChecks<(typeof analyses)['portfolio-analysis'][number], Sdk.AnalyzeOperations>>
export type FixedIncome = All<AnalysisChecks<(typeof analyses)['fixed-income'][number], Sdk.FixedIncomeOperations>>
export type Sections = All<SectionChecks<(typeof sections)[number]>>

/** A capability and a slug are texts to the schemas of the frames, which are made for any of them. */
export type Frames = All<{
  analysis: { same: Same<Sdk.Analysis<1, 2>, z.output<ReturnType<typeof analysisSchema<z.ZodLiteral<1>, z.ZodLiteral<2>>>>> }
  standalone: { same: Same<Frame<Sdk.Standalone<string, never>>, Frame<z.output<ReturnType<typeof analysisResponse>>>> }
  calculators: { same: Same<Frame<Sdk.Calculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'calculators'>>>>> }
  depotTax: { same: Same<Frame<Sdk.DepotTaxCalculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'depot-tax'>>>>> }
  retirement: { same: Same<Frame<Sdk.RetirementCalculation<string, never, never>>, Frame<z.output<ReturnType<typeof calculationResponse<'retirement'>>>>> }
  interfaces: { calculations: Same<keyof typeof calculations, 'calculators' | 'depot-tax' | 'retirement'>; analyses: Same<keyof typeof analyses, 'portfolio-analysis' | 'fixed-income'> }
  snapshot: { request: Same<Sdk.SnapshotRequest, z.input<typeof snapshotRequest>>; response: Same<Sdk.Snapshot, z.output<typeof snapshotResponse>> }
}>
