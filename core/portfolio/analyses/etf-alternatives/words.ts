import { text } from '../../../values/text'
import { chosen, grouped, named, orNull } from '../../../wording/field-words'
import { isin, name, baseCurrency, limit, locale } from '../../schemas/words'

const notCalculated = text('not calculated', 'nicht berechnet')

const fund = {
  isin,
  name,
  ter: orNull(named('Ongoing charge', 'Laufende Kosten')),
  constituentsAsOf: orNull(named('Date of the list of holdings', 'Stand der Bestandsliste')),
  holdingsCoverage: named('Holdings known', 'Bestand bekannt'),
  sectorCoverage: named('Sectors known', 'Sektoren bekannt'),
  countryCoverage: named('Countries known', 'Länder bekannt'),
}

export const words = {
  request: {
    isin: named('ISIN of the fund to replace', 'ISIN des Fonds, der ersetzt werden soll'),
    candidateIsins: named('ISINs to compare with', 'ISINs zum Vergleich', 'Ohne sie werden die ähnlichsten Fonds des Katalogs verglichen.'),
    baseCurrency,
    locale,
    limit,
  },
  data: {
    model: chosen(named('Model', 'Modell'), {
      half_holdings_quarter_sector_quarter_country: text('half holdings, a quarter each sectors and countries', 'zur Hälfte der Bestand, zu je einem Viertel Sektoren und Länder'),
    }),
    candidateSource: chosen(named('Candidates', 'Kandidaten'), { caller: text('as given', 'wie angegeben'), shared_catalog: text('from the catalogue', 'aus dem Katalog') }),
    catalogAsOf: orNull(named('Date of the catalogue', 'Stand des Katalogs'), text('no catalogue used', 'kein Katalog verwendet')),
    source: grouped(named('Fund to replace', 'Fonds, der ersetzt werden soll'), fund),
    candidates: grouped(named('Candidates', 'Kandidaten'), {
      ...fund,
      status: chosen(named('Compared', 'Verglichen'), { ok: text('yes', 'ja'), unavailable: text('no', 'nein') }),
      reason: chosen(orNull(named('Reason', 'Grund'), text('none', 'keiner')), {
        unresolved: text('not known to the service', 'dem Dienst nicht bekannt'),
        not_equity_fund: text('no equity fund', 'kein Aktienfonds'),
        missing_cost: text('charge not known', 'Kosten nicht bekannt'),
        incomplete_holdings: text('holdings not complete', 'Bestand unvollständig'),
        incomplete_vectors: text('sectors or countries not complete', 'Sektoren oder Länder unvollständig'),
        provider_unavailable: text('data provider not reachable', 'Datenanbieter nicht erreichbar'),
      }),
      holdingOverlap: orNull(named('Same holdings', 'Gleicher Bestand'), notCalculated),
      sectorCosine: orNull(named('Likeness of sectors', 'Ähnlichkeit der Sektoren'), notCalculated),
      countryCosine: orNull(named('Likeness of countries', 'Ähnlichkeit der Länder'), notCalculated),
      similarityScore: orNull(named('Similarity', 'Ähnlichkeit'), notCalculated),
      terSaving: orNull(named('Saving', 'Ersparnis')),
      qualifies: named('Similar and cheaper', 'Ähnlich und günstiger'),
    }),
    matches: named('Similar and cheaper', 'Ähnlich und günstiger'),
    omittedMatches: named('Further matches', 'Weitere Treffer'),
    failure: chosen(orNull(named('Why nothing was compared', 'Warum nichts verglichen wurde'), text('none', 'keiner')), {
      catalog_empty: text('The catalogue holds no funds to compare with.', 'Der Katalog enthält keine Fonds zum Vergleich.'),
      catalog_unavailable: text('The catalogue could not be read.', 'Der Katalog konnte nicht gelesen werden.'),
      source_unavailable: text(
        'This fund cannot be compared: it is no known equity fund with complete data and a known charge.',
        'Dieser Fonds lässt sich nicht vergleichen: Er ist kein bekannter Aktienfonds mit vollständigen Daten und bekannten Kosten.',
      ),
    }),
  },
}
