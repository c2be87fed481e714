import { namespaces, type FurtherAnalysisNamespace } from '../../contract/namespaces'
import { analysisCatalog, type AnalysisCatalogTexts } from '../catalog/analyses'
import type { Interface } from '../interface'
import { analysisMethodology } from '../methodology/analyses'
import type { MethodologyTexts } from '../methodology/calculations'

/** What an interface of analyses says of itself; everything else follows from its modules. */
interface AnalysisInterface extends Pick<Interface, 'name' | 'description' | 'operationIds' | 'scope' | 'advice'> {
  namespace: FurtherAnalysisNamespace
  catalog: AnalysisCatalogTexts
  methodology: MethodologyTexts
}

/** An interface whose modules are analyses of portfolios. */
export const analysisInterface = ({ namespace, catalog, methodology, ...said }: AnalysisInterface): Interface => ({
  ...said,
  namespace,
  modelVersion: namespaces[namespace].version,
  ...analysisCatalog(namespace, catalog),
  methodology: analysisMethodology(namespace, methodology),
})
