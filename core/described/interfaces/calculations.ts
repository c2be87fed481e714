import { namespaces, type CalculationNamespace } from '../../contract/namespaces'
import { calculationCatalog, type CatalogTexts } from '../catalog/calculations'
import type { Interface } from '../interface'
import { calculationMethodology, type MethodologyTexts } from '../methodology/calculations'

/** What an interface of calculations says of itself; everything else follows from its modules. */
interface CalculationInterface extends Pick<Interface, 'name' | 'description' | 'operationIds' | 'scope' | 'advice'> {
  namespace: CalculationNamespace
  catalog: CatalogTexts
  methodology: MethodologyTexts
}

/** An interface whose modules are calculations. */
export const calculationInterface = ({ namespace, catalog, methodology, ...said }: CalculationInterface): Interface => ({
  ...said,
  namespace,
  modelVersion: namespaces[namespace].version,
  ...calculationCatalog(namespace, catalog),
  methodology: calculationMethodology(namespace, methodology),
})
