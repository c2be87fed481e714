/** Words that several pages share. */
const en = {
  navigation: 'Main navigation',
  language: 'Language',
  skip: 'Skip to content',
  calculators: 'Calculators',
  portfolio: 'Portfolio',
  depotTax: 'Depot tax',
  docs: 'API',
  guide: 'Guide',
  methodology: 'Methodology',
  noAdvice: 'No result is investment or tax advice.',
  nothingStored: 'Nothing you enter is stored.',
  licences: 'Licences of the libraries used',
  notBuilt: 'The pages of this server are not built, so they have no style and react to nothing. Run: npm run build:pages',
  yes: 'yes',
  no: 'no',
  notKnown: 'not known',
  showTable: 'Show the chart as a table',
  savePicture: 'save the picture',
  downloadCsv: 'Download as CSV',
  downloadJson: 'Download as JSON',
  copyLink: 'Copy link',
  copied: 'Copied',
  status: {
    ok: 'complete',
    partial: 'incomplete',
    unavailable: 'not available',
    not_requested: 'not asked for',
  },
  reasons: {
    unresolved_holdings: 'Some holdings are not known to the service.',
    provider_unavailable: 'A data provider could not be reached.',
    incomplete_coverage: 'For part of the portfolio the data is missing.',
    no_equities: 'The portfolio holds no shares that could be looked at.',
    fewer_than_two_funds: 'A comparison needs at least two funds.',
  },
} as const

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

const de: Same<typeof en> = {
  navigation: 'Hauptnavigation',
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  calculators: 'Rechner',
  portfolio: 'Portfolio',
  depotTax: 'Depotsteuer',
  docs: 'API',
  guide: 'Anleitung',
  methodology: 'Methodik',
  noAdvice: 'Kein Ergebnis ist Anlage- oder Steuerberatung.',
  nothingStored: 'Eingaben werden nicht gespeichert.',
  licences: 'Lizenzen der verwendeten Bibliotheken',
  notBuilt: 'Die Seiten dieses Servers sind nicht gebaut; sie haben daher keine Gestaltung und reagieren auf nichts. Abhilfe: npm run build:pages',
  yes: 'ja',
  no: 'nein',
  notKnown: 'nicht bekannt',
  showTable: 'Diagramm als Tabelle zeigen',
  savePicture: 'Bild speichern',
  downloadCsv: 'Als CSV herunterladen',
  downloadJson: 'Als JSON herunterladen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  status: {
    ok: 'vollständig',
    partial: 'unvollständig',
    unavailable: 'nicht verfügbar',
    not_requested: 'nicht angefragt',
  },
  reasons: {
    unresolved_holdings: 'Einige Positionen kennt der Dienst nicht.',
    provider_unavailable: 'Ein Datenanbieter war nicht erreichbar.',
    incomplete_coverage: 'Für einen Teil des Portfolios fehlen Daten.',
    no_equities: 'Das Portfolio enthält keine Aktien, die sich betrachten ließen.',
    fewer_than_two_funds: 'Ein Vergleich braucht mindestens zwei Fonds.',
  },
}

export type Words = Same<typeof en>

export const words: Readonly<Record<'en' | 'de', Words>> = { en, de }
