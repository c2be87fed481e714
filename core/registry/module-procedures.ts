import { analysisNamespaces, calculationNamespaces, type Namespace } from '../contract/namespaces'
import type { Analysis, CalculationModule, Procedure } from '../operations/define'
import { analysisProcedure } from './analysis-procedure'
import { calculationProcedure } from './calculation-procedure'
import { analyses, calculations } from './registry'

const made = new Map<Namespace, readonly Procedure[]>()
for (const namespace of calculationNamespaces) made.set(namespace, calculations[namespace].map((module: CalculationModule) => calculationProcedure(namespace, module)))
for (const namespace of analysisNamespaces) made.set(namespace, analyses[namespace].map((module: Analysis) => analysisProcedure(namespace, module)))

/** The procedures of the modules of an interface, in the order of the registry; without the sections of a snapshot. */
export const moduleProcedures = (namespace: Namespace): readonly Procedure[] => made.get(namespace) ?? []

/** The procedure of the calculator with this slug. */
export const findCalculatorProcedure = (slug: string): Procedure | undefined => moduleProcedures('calculators').find(({ id }) => id === slug)
