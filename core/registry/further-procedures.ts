import { furtherAnalysisNamespaces, type Namespace } from '../contract/namespaces'
import type { Analysis } from '../operations/define'
import type { Procedure } from '../operations/procedure'
import { analysisProcedure } from './analysis-procedure'
import { furtherAnalyses } from './registry'

const made = new Map<Namespace, readonly Procedure[]>(furtherAnalysisNamespaces.map((namespace) => {
  const modules: readonly Analysis[] = furtherAnalyses[namespace]
  return [namespace, modules.map((module) => analysisProcedure(namespace, module))]
}))

/** The procedures of the analyses of an interface beside the portfolio's own; none for others. */
export const furtherProcedures = (namespace: Namespace): readonly Procedure[] => made.get(namespace) ?? []
