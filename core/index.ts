/**
 * The models, for programs that run them in their own process: pure functions of plain data, without I/O, clock
 * or Node. For most purposes `depotkit/local` is easier.
 */
import type { Analysis, Calculator } from './operations/define'
import type { SnapshotSection } from './portfolio/book/define-section'
import * as registry from './registry/registry'

export { calculate, type CalculationCall, type CalculationRequest, type CalculatorAnswer } from './operations/calculate'
export type {
  Analysis, AnalysisContext, AnalysisOutcome, Calculation, CalculationContext, Calculator,
} from './operations/define'
export type { SnapshotSection } from './portfolio/book/define-section'
export type { Around, Envelope, Meta } from './contract/envelope'
export { errorTable, InvalidRequest, type ErrorCode, type Failure, type Issue } from './contract/errors'
export type { DatedFigure, DatedRow } from './law/dated'
export type { Bundle } from './reference/tables/bundle'
export { memoryTables } from './reference/tables/memory-tables'
export type { Lookup, Reference, ReferenceSource } from './reference/reference'
export { referenceFrom } from './reference/tables/reference-from-tables'
export type { Tables } from './reference/tables/bundle'
export type { Namespace } from './contract/namespaces'
export type { Procedure, RunContext } from './operations/define'
export { findProcedure, procedures } from './registry/procedures'
export { run, type Outcome, type Refused, type Success } from './operations/run'
export type { Locale, Text } from './values/text'
export { CALCULATOR_MODEL_VERSION, LAW_DATE, PORTFOLIO_MODEL_VERSION } from './contract/version'

/** All calculators, in the order in which they are listed. */
export const calculators: readonly Calculator[] = registry.calculators

/** The analyses of a snapshot, in the order of its result. */
export const sections: readonly SnapshotSection[] = registry.sections

/** The standalone analyses. */
export const analyses: readonly Analysis[] = registry.portfolioAnalyses
