import { text } from '../../values/text'
import { analysisInterface } from './define'

export const fixedIncome = analysisInterface({
  namespace: 'fixed-income',
  name: { en: 'Fixed income', de: 'Anleihen' },
  description: 'Bond funds and single bonds of a portfolio by issuer, country, currency, maturity, kind and rating, with their duration. Anonymous and stateless.',
  operationIds: { list: 'listPublicFixedIncome', describe: 'describePublicFixedIncome', get: 'getPublicFixedIncome' },
  scope: 'Works on dated published lists: no live prices, no yields, no recommendation. Read status and reasons before the numbers; what a list does not say is unknown, never guessed.',
  advice: [
    text(
      'Send one complete portfolio, as for the portfolio analysis: ISINs and cash by `weight`, or by `value` with `basis: "values"`.',
      'Gesendet wird ein ganzes Depot wie für die Depotanalyse: ISINs und Guthaben mit `weight` oder mit `basis: "values"` mit `value`.',
    ),
    text(
      'Read `status`, `reasons` and every `coverage` before the figures; `funds` says of which funds the bonds are known.',
      'Vor den Zahlen kommen `status`, `reasons` und jede `coverage`; `funds` sagt, von welchen Fonds die Anleihen bekannt sind.',
    ),
    text(
      'Durations follow from maturity and coupon, with the coupon as the yield; a market price would move them a little.',
      'Durationen folgen aus Laufzeit und Kupon, mit dem Kupon als Rendite; ein Marktpreis würde sie etwas verschieben.',
    ),
    text('Nothing is priced, nothing is saved, and no result is a recommendation.', 'Nichts wird bewertet, nichts gespeichert, und kein Ergebnis ist eine Empfehlung.'),
  ],
  catalog: {
    names: { descriptor: 'FixedIncomeDescriptor', catalog: 'FixedIncomeCatalog' },
    about: { one: 'an analysis of fixed income', offer: 'What fixed income offers.' },
  },
  methodology: {
    title: { en: 'Methodology of fixed income', de: 'Methodik der Anleihen' },
    intro: {
      en: [
        'All weights are fractions of the whole submitted portfolio. The service prices nothing: values are taken as sent.',
        'Coverage counts as complete from 97%. What a list does not say is `unknown`, and unresolved holdings keep their weight in every denominator.',
        'No result is a recommendation.',
      ].join('\n\n'),
      de: [
        'Alle Gewichte sind Anteile am gesamten übermittelten Depot. Der Dienst bewertet nichts: Werte gelten wie gesendet.',
        'Als vollständig gilt eine Abdeckung ab 97 %. Was eine Liste nicht sagt, ist `unknown`, und nicht aufgelöste Positionen behalten ihr Gewicht in jedem Nenner.',
        'Kein Ergebnis ist eine Empfehlung.',
      ].join('\n\n'),
    },
  },
})
