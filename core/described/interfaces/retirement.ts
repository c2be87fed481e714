import { LAW_DATE } from '../../contract/version'
import { formatDate } from '../../wording/format'
import { text } from '../../values/text'
import { textFact } from '../catalog/schemas'
import { calculationInterface, linkedAdvice } from './define'

export const retirement = calculationInterface({
  namespace: 'retirement',
  name: { en: 'Retirement', de: 'Altersvorsorge' },
  description: 'Subsidised private pensions of Germany from 2027 on against saving without them. Anonymous and stateless.',
  operationIds: { list: 'listPublicRetirement', describe: 'describePublicRetirement', get: 'getPublicRetirement' },
  scope: 'A model of German law with dated figures; no tax or investment advice and no recommendation. Whether someone is entitled to the support is an input: ask for it.',
  advice: [
    text(
      'Send `{ "inputs": { ... } }` with what is known; whether the person is entitled to the support cannot be calculated and is asked for.',
      'Gesendet wird `{ "inputs": { ... } }` mit dem, was bekannt ist; ob die Person zur Förderung berechtigt ist, lässt sich nicht rechnen und wird erfragt.',
    ),
    text(
      'Show `byTaxRate` with the answer, never `difference` alone: it hinges on a tax rate that nobody knows.',
      'Mit der Antwort ist `byTaxRate` zu zeigen, nie `difference` allein: sie hängt an einem Steuersatz, den niemand kennt.',
    ),
    text(
      'Rates in inputs and results are percentage points (25 means 25%).',
      'Sätze in Eingaben und Ergebnissen sind Prozentpunkte (25 heißt 25 %).',
    ),
    ...linkedAdvice,
  ],
  catalog: {
    noun: 'Retirement',
    about: { one: 'a calculation of retirement', offer: 'What retirement offers.', list: 'All calculations.' },
    list: 'capabilities',
    reading: { rates: textFact('Unit of rates in requests and answers.', 'Percentage points: 25 means 25%.') },
    more: {},
    limit: { unit: 'One per request', scope: 'Per client address, shared across all calculations of retirement.' },
  },
  methodology: {
    title: { en: 'Methodology of retirement', de: 'Methodik der Altersvorsorge' },
    intro: {
      en: [
        'Amounts are EUR, rounded to cents at the end, half away from zero. A total is the sum of the rounded parts it is shown with.',
        `The support is that of the act of 26 May 2026, in force from 2027 on; taxes are those of ${formatDate(LAW_DATE, 'en')}.`,
        'No calculation is tax or investment advice, and none is a recommendation.',
      ].join('\n\n'),
      de: [
        'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet. Eine Summe ist die Summe der gerundeten Teile, mit denen sie gezeigt wird.',
        `Die Förderung ist die des Gesetzes vom 26. Mai 2026, in Kraft ab 2027; Steuern sind die vom ${formatDate(LAW_DATE, 'de')}.`,
        'Keine Rechnung ist eine Steuer- oder Anlageberatung, und keine ist eine Empfehlung.',
      ].join('\n\n'),
    },
  },
})
