import { text } from '../../values/text'
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

/** Advice of every interface whose calculations have pages. */
export const linkedAdvice = [
  text(
    'Read every result together with `assumptions` and `limitations`. A null is not a zero.',
    'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen. Null ist keine 0.',
  ),
  text(
    '`links.calculator` opens the same calculation as an editable page.',
    '`links.calculator` öffnet dieselbe Rechnung als Seite, auf der sie sich ändern lässt.',
  ),
]
