import { portfolioProcedures } from '../../registry/portfolio-procedures'
import { text } from '../../values/text'
import { portfolioCatalog, portfolioDescriptor } from '../catalog/portfolio'
import { portfolioCatalogSchema, portfolioDescriptorSchema } from '../catalog/schemas'
import { portfolioMethodology } from '../methodology/portfolio'
import { PORTFOLIO_MODEL_VERSION } from '../../contract/version'
import type { Interface } from '../interface'

export const portfolioAnalysis: Interface = {
  namespace: 'portfolio-analysis',
  name: { en: 'Portfolio analysis', de: 'Depotanalyse' },
  description: 'Look-through, allocation, concentration, costs and more of a portfolio of ISINs and cash. Anonymous and stateless.',
  modelVersion: PORTFOLIO_MODEL_VERSION,
  operationIds: { list: 'listPublicPortfolioAnalyses', describe: 'describePublicPortfolio', get: 'getPublicPortfolioAnalysis' },
  scope: 'Works on dated published data: no live prices, no orders, no recommendation. Read status and reasons before the numbers; missing data is never zero.',
  advice: [
    text(
      'Send one complete portfolio: securities by ISIN and cash, either all by `weight` (shares of the whole that sum to 1) or, with `basis: "values"`, all by `value` in `baseCurrency`.',
      'Gesendet wird ein ganzes Depot: Wertpapiere mit ISIN und Guthaben, entweder alle mit `weight` (Anteile am Ganzen, zusammen 1) oder mit `basis: "values"` alle mit `value` in `baseCurrency`.',
    ),
    text(
      'A POST on the base path computes all batch capabilities; a POST on a capability computes that one.',
      'Ein POST auf den Grundpfad rechnet alle Auswertungen des Stapels, ein POST auf eine Auswertung nur diese.',
    ),
    text(
      'Read `status`, `reasons` and coverage of every section before its numbers. Missing data is never zero.',
      'Vor den Zahlen jeder Auswertung kommen `status`, `reasons` und die Abdeckung. Fehlende Daten sind nie 0.',
    ),
    text(
      'Unresolved holdings keep their weight in every denominator and show as `unknown` in the allocation.',
      'Unbekannte Positionen behalten ihr Gewicht in jedem Nenner und stehen in der Aufteilung als `unknown`.',
    ),
    text(
      'Nothing is priced, nothing is saved, and no result is a recommendation.',
      'Nichts wird bewertet, nichts gespeichert, und kein Ergebnis ist eine Empfehlung.',
    ),
  ],
  described: portfolioProcedures.filter(({ id }) => id !== ''),
  catalogSchema: portfolioCatalogSchema,
  descriptorSchema: portfolioDescriptorSchema,
  catalog: portfolioCatalog,
  descriptor: portfolioDescriptor,
  methodology: portfolioMethodology,
}
