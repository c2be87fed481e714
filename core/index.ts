/**
 * The models themselves, for those who run them in their own process: pure functions of plain data, without I/O, clock
 * or Node. For most purposes `depotkit/local` is the easier way in.
 */
import type { Analysis, Calculator, SnapshotSection } from './define'
import * as registry from './registry'

export { calculate, type CalculationCall, type CalculationRequest } from './calculate'
export type {
  Analysis, AnalysisContext, AnalysisOutcome, Calculation, CalculationContext, Calculator, SnapshotSection,
} from './define'
export type { Envelope, Meta } from './envelope'
export { errorTable, InvalidRequest, type ErrorCode, type Failure, type Issue } from './errors'
export type { DatedFigure, DatedRow } from './law/dated'
export type { Bundle } from './portfolio/tables/bundle'
export { memoryTables } from './portfolio/tables/memory-tables'
export type { Lookup, Reference, ReferenceSource } from './portfolio/reference'
export { referenceFrom } from './portfolio/tables/reference-from-tables'
export type { Tables } from './portfolio/tables/tables'
export type { Namespace, Procedure, RunContext } from './procedure'
export { findProcedure, procedures } from './procedures'
export { run, type Outcome } from './run'
export type { Locale, Text } from './text'
export { CALCULATOR_MODEL_VERSION, LAW_DATE, PORTFOLIO_MODEL_VERSION } from './version'

/** All calculators, in the order in which they are listed. */
export const calculators: readonly Calculator[] = registry.calculators

/** The analyses of a snapshot, in the order of its result. */
export const sections: readonly SnapshotSection[] = registry.sections

/** The standalone analyses. */
export const analyses: readonly Analysis[] = registry.analyses
