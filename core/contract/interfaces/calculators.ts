import { calculatorProcedures } from '../../registry/calculator-procedures'
import { text } from '../../values/text'
import { calculatorCatalog, calculatorDescriptor } from '../catalog/calculators'
import { calculatorCatalogSchema, calculatorDescriptorSchema } from '../catalog/schemas'
import { calculatorMethodology } from '../methodology/calculators'
import { CALCULATOR_MODEL_VERSION } from '../version'
import type { Interface } from '../../operations/interface'

export const calculators: Interface = {
  namespace: 'calculators',
  name: { en: 'Calculators', de: 'Rechner' },
  description: 'Models of German tax and savings questions. Anonymous and stateless.',
  modelVersion: CALCULATOR_MODEL_VERSION,
  operationIds: { list: 'listPublicCalculators', describe: 'describePublicCalculator', get: 'getPublicCalculators' },
  scope: 'A model of German law with dated figures, for people taxed in Germany; no tax or investment advice. Inputs that are left out take defaults: set what is known.',
  advice: [
    text(
      'Send `{}` to see a calculator with its defaults; send only the fields of `inputs` that differ.',
      'Mit `{}` rechnet ein Rechner mit seinen Vorgaben; zu senden sind nur die Felder von `inputs`, die abweichen.',
    ),
    text(
      'Input rates are percentage points (6 means 6 %). Tax rates in results are fractions.',
      'Sätze in Eingaben sind Prozentpunkte (6 heißt 6 %). Steuersätze in Ergebnissen sind Bruchteile.',
    ),
    text(
      'Read every result together with `assumptions` and `limitations`. A null is not a zero.',
      'Jedes Ergebnis ist zusammen mit `assumptions` und `limitations` zu lesen. Null ist keine 0.',
    ),
    text(
      '`links.calculator` opens the same calculation as an editable page.',
      '`links.calculator` öffnet dieselbe Rechnung als Seite, auf der sie sich ändern lässt.',
    ),
    text(
      'A comparison answers 200 even when single scenarios fail; look at each entry.',
      'Ein Vergleich antwortet mit 200, auch wenn einzelne Szenarien nicht gerechnet werden können; jeder Eintrag ist anzusehen.',
    ),
  ],
  described: calculatorProcedures,
  catalogSchema: calculatorCatalogSchema,
  descriptorSchema: calculatorDescriptorSchema,
  catalog: calculatorCatalog,
  descriptor: calculatorDescriptor,
  methodology: calculatorMethodology,
}
