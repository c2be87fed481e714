import type { Namespace } from '../../contract/namespaces'
import { LAW_DATE } from '../../contract/version'
import type { Text } from '../../values/text'
import { formatDate } from '../../wording/format'

/** Title and introduction above the models of an interface. */
export const methodologyTexts: Readonly<Record<Namespace, Record<'title' | 'intro', Text>>> = {
  'portfolio-analysis': {
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
  },
  calculators: {
    title: { en: 'Methodology of the calculators', de: 'Methodik der Rechner' },
    intro: {
      en: [
        'Amounts are EUR, rounded to cents at the end, half away from zero. A total is the sum of the rounded parts it is shown with.',
        `Where no tax year is asked for, the law of ${formatDate(LAW_DATE, 'en')} applies; \`asOf\` is a reference date for savings goals, not a tax year.`,
        'No calculation is tax or investment advice. Whether the personal income tax rate would be lower (Günstigerprüfung) is not examined.',
      ].join('\n\n'),
      de: [
        'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet. Eine Summe ist die Summe der gerundeten Teile, mit denen sie gezeigt wird.',
        `Wo kein Steuerjahr gewählt wird, gilt das Recht vom ${formatDate(LAW_DATE, 'de')}; \`asOf\` ist ein Stichtag für Sparziele, kein Steuerjahr.`,
        'Keine Rechnung ist eine Steuer- oder Anlageberatung. Eine Günstigerprüfung findet nicht statt.',
      ].join('\n\n'),
    },
  },
  'depot-tax': {
    title: { en: 'Methodology of depot tax', de: 'Methodik der Depotsteuer' },
    intro: {
      en: [
        'Amounts are EUR, rounded to cents at the end, half away from zero; income tax half up to cents, surcharge and church tax on it with fractions of a cent dropped, as banks withhold it.',
        'A figure that is not known is null, never zero, and so is every sum that depends on it. Where law and published practice leave a question open, both readings are shown or the calculation is refused.',
        'No calculation is tax advice.',
      ].join('\n\n'),
      de: [
        'Beträge sind EUR und werden am Ende kaufmännisch auf Cent gerundet; die Einkommensteuer kaufmännisch auf Cent, Solidaritätszuschlag und Kirchensteuer darauf ohne Bruchteile eines Cents, wie Banken sie einbehalten.',
        'Ein nicht bekannter Wert ist null, nie 0, ebenso jede Summe, die von ihm abhängt. Wo Gesetz und veröffentlichte Praxis eine Frage offenlassen, stehen beide Lesarten da oder die Rechnung wird abgelehnt.',
        'Keine Rechnung ist eine Steuerberatung.',
      ].join('\n\n'),
    },
  },
  retirement: {
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
  'fixed-income': {
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
}
