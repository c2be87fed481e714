import * as z from 'zod'
import { basePath } from '../../contract/namespaces'
import { MAX_CANDIDATES } from '../../portfolio/analyses/etf-alternatives/catalogue'
import { MAX_DAYS } from '../../portfolio/analyses/historical-replay/model'
import { sections } from '../../registry/registry'
import { text } from '../../values/text'
import { address, count, textFact } from '../catalog/schemas'
import { keyTables } from '../methodology/keys'
import { analysisInterface } from './define'

export const portfolioAnalysis = analysisInterface({
  namespace: 'portfolio-analysis',
  name: { en: 'Portfolio analysis', de: 'Depotanalyse' },
  description: 'Look-through, allocation, concentration, costs and more of a portfolio of ISINs and cash. Anonymous and stateless.',
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
  sections,
  catalog: {
    names: { descriptor: 'CapabilityDescriptor', catalog: 'PortfolioCatalog' },
    about: { one: 'an analysis', offer: 'What the portfolio analysis offers.' },
    more: {
      endpoint: { schema: address('Where a snapshot is posted to.'), of: ({ baseUrl }) => `${baseUrl}${basePath('portfolio-analysis')}` },
      operationId: textFact('Id of the snapshot in the OpenAPI document.', 'analyzePublicPortfolio'),
      maxHoldingsPerSnapshot: { schema: count('Most holdings of a snapshot.'), of: ({ config }) => config.MAX_HOLDINGS },
      maxComparisonHoldings: { schema: count('Most holdings of both sides of a comparison together.'), of: ({ config }) => 2 * config.MAX_HOLDINGS },
      maxAlternativeCandidates: { schema: count('Most candidates of ETF alternatives.'), of: () => MAX_CANDIDATES },
      maxReplayWindowDays: { schema: count('Most days of a historical replay.'), of: () => MAX_DAYS },
      batchCapabilities: { schema: z.array(z.string()).meta({ description: 'Ids of the analyses of a snapshot.' }), of: () => sections.map(({ id }) => id) },
    },
  },
  methodology: {
    title: { en: 'Methodology of the portfolio analysis', de: 'Methodik der Depotanalyse' },
    intro: {
      en: [
        'All weights are fractions of the whole submitted portfolio unless a field says otherwise. The service prices nothing: values are taken as sent.',
        'Every section has a status. `ok` is complete, `partial` is useful but incomplete for the listed `reasons`, `unavailable` says nothing. Coverage counts as complete from 97%. Missing data is never zero.',
        'A security is resolved when its asset class is known. Unresolved holdings keep their weight in every denominator.',
        'Equity funds are looked through to their constituents. A fund without constituents of its own uses those of other funds (same index, a subset of an index, or an approximation); every such proxy is named in `assumptions`. Bond, cash, gold and crypto funds are never dissolved; of a mixed fund the equity part is, where its companies are known.',
        'A company is identified by the store, else by the ISIN, else by its name. Country means the country of the company, not of the listing and not of its revenue.',
        'No result is a recommendation.',
      ].join('\n\n'),
      de: [
        'Alle Gewichte sind Anteile am gesamten übermittelten Depot, wenn ein Feld nichts anderes sagt. Der Dienst bewertet nichts: Werte gelten wie gesendet.',
        'Jeder Abschnitt hat einen Status. `ok` ist vollständig, `partial` ist brauchbar, aber aus den genannten Gründen (`reasons`) unvollständig, `unavailable` sagt nichts aus. Als vollständig gilt eine Abdeckung ab 97 %. Fehlende Daten sind nie null.',
        'Ein Wertpapier ist aufgelöst, wenn seine Anlageklasse bekannt ist. Nicht aufgelöste Positionen behalten ihr Gewicht in jedem Nenner.',
        'Aktienfonds werden bis auf ihre Bestandteile durchgerechnet. Ein Fonds ohne eigene Bestandsliste nutzt die anderer Fonds (derselbe Index, ein Teil eines Index oder eine Näherung); jeder Ersatz steht in `assumptions`. Anleihe-, Geldmarkt-, Gold- und Kryptofonds werden nie zerlegt; von einem Mischfonds wird es der Aktienteil, wo seine Unternehmen bekannt sind.',
        'Ein Unternehmen wird über den Bestand erkannt, sonst über die ISIN, sonst über den Namen. Land heißt Land des Unternehmens, nicht der Notierung und nicht des Umsatzes.',
        'Kein Ergebnis ist eine Empfehlung.',
      ].join('\n\n'),
    },
    end: keyTables,
  },
})
