import { namespaces, type AnalysisNamespace, type CalculationNamespace } from '../../contract/namespaces'
import type { SnapshotSection } from '../../portfolio/book/define-section'
import { text } from '../../values/text'
import { analysisCatalog, type AnalysisCatalogTexts } from '../catalog/analyses'
import { calculationCatalog, type CatalogTexts } from '../catalog/calculations'
import type { Interface } from '../interface'
import { analysisMethodology, type AnalysisMethodologyTexts } from '../methodology/analyses'
import { type MethodologyTexts, calculationMethodology } from '../methodology/calculations'

/** What an interface of analyses says of itself; everything else follows from its modules. */
interface AnalysisInterface extends Pick<Interface, 'name' | 'description' | 'operationIds' | 'scope' | 'advice'> {
  namespace: AnalysisNamespace
  /** The sections of its snapshot, where it has one. */
  sections?: readonly SnapshotSection[]
  catalog: AnalysisCatalogTexts
  methodology: AnalysisMethodologyTexts
}

/** An interface whose modules are analyses of portfolios. */
export const analysisInterface = ({ namespace, sections = [], catalog, methodology, ...said }: AnalysisInterface): Interface => ({
  ...said,
  namespace,
  modelVersion: namespaces[namespace].version,
  ...analysisCatalog(namespace, catalog, sections),
  methodology: analysisMethodology(namespace, methodology, sections),
})

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
    'Read every result together with `assumptions` and `limitations`. A `null` means not known, never zero.',
    'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen. Ein `null` heißt unbekannt, nie 0.',
  ),
  text(
    '`links.calculator` opens the same calculation as an editable page.',
    '`links.calculator` öffnet dieselbe Rechnung als Seite, auf der sie sich ändern lässt.',
  ),
]
