import { calculationNamespaces, furtherAnalysisNamespaces, type Namespace } from '../contract/namespaces'
import type { Analysis, CalculationModule, Procedure } from '../operations/define'
import { analysisProcedure } from './analysis-procedure'
import { calculationProcedure } from './calculation-procedure'
import { calculations, furtherAnalyses } from './registry'

const made = new Map<Namespace, readonly Procedure[]>()
for (const namespace of calculationNamespaces) made.set(namespace, calculations[namespace].map((module: CalculationModule) => calculationProcedure(namespace, module)))
for (const namespace of furtherAnalysisNamespaces) made.set(namespace, furtherAnalyses[namespace].map((module: Analysis) => analysisProcedure(namespace, module)))

/** The procedures of the modules of an interface, in the order of the registry; none for the portfolio's own, which read one book. */
export const moduleProcedures = (namespace: Namespace): readonly Procedure[] => made.get(namespace) ?? []

/** The procedure of the calculator with this slug. */
export const findCalculatorProcedure = (slug: string): Procedure | undefined => moduleProcedures('calculators').find(({ id }) => id === slug)
