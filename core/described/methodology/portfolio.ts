import type { Analysis } from '../../operations/define'
import type { SnapshotSection } from '../../portfolio/book/define-section'
import { analyses, sections } from '../../registry/registry'
import { inLocale, type Locale, type Text } from '../../values/text'
import { PORTFOLIO_MODEL_VERSION } from '../../contract/version'
import { dataSourcesText, type DataSource } from './data-sources'
import { anchored, joined, list, table, words } from './markdown'
import { assetClassLabels, countryLabels, currencyLabels, regionLabels, sectorLabels, unknownLabel } from '../../portfolio/keys/taxonomy'

// Every key of a bucket and what it is called.

const labelled = (title: string, labels: Readonly<Record<string, Text>>, locale: Locale): string => {
  const { key, label } = words[locale]
  const rows = Object.entries({ ...labels, unknown: unknownLabel }).map(([id, text]) => [`\`${id}\``, text[locale]])
  return `### ${title}\n\n${table([key, label], rows)}`
}

/** The tables of all keys. */
function taxonomyTables(locale: Locale): string {
  const { classes, sectors, regions, countries, currencies } = words[locale]
  return joined([
    labelled(classes, assetClassLabels, locale),
    labelled(sectors, sectorLabels, locale),
    labelled(regions, regionLabels, locale),
    labelled(countries, countryLabels, locale),
    labelled(currencies, currencyLabels, locale),
  ])
}

const sectionModules: readonly SnapshotSection[] = sections
const analysisModules: readonly Analysis[] = analyses

const intro: Text = {
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
}

const keys: Record<'title' | 'text', Text> = {
  title: { en: 'Keys', de: 'Schlüssel' },
  text: {
    en: 'Keys are the same in every language. A region follows from the country by one table, in which South Korea and Taiwan are `asia_emerging`.',
    de: 'Schlüssel sind in jeder Sprache gleich. Die Region folgt aus dem Land nach einer Tabelle, in der Südkorea und Taiwan `asia_emerging` sind.',
  },
}

const sectionText = (module: SnapshotSection, locale: Locale): string =>
  joined([anchored(module.id, module.title[locale]), module.description[locale], module.method[locale]])

/** The model of an analysis in words. */
export const analysisText = (module: Analysis, locale: Locale): string =>
  joined([
    anchored(module.id, module.title[locale]),
    module.description[locale],
    module.method[locale],
    list(words[locale].assumptions, module.assumptions.map(inLocale(locale))),
    list(words[locale].limitations, module.limitations.map(inLocale(locale))),
    list(words[locale].sources, (module.sources ?? []).map(inLocale(locale))),
  ])

const title: Text = { en: 'Methodology of the portfolio analysis', de: 'Methodik der Depotanalyse' }

/** The models of all analyses in words and formulas, and the tables of keys. */
export function portfolioMethodology(locale: Locale, data: readonly DataSource[]): string {
  const say = inLocale(locale)
  return joined([
    `# ${say(title)}`,
    `${words[locale].model}: ${PORTFOLIO_MODEL_VERSION}`,
    say(intro),
    ...sectionModules.map((module) => sectionText(module, locale)),
    ...analysisModules.map((module) => analysisText(module, locale)),
    dataSourcesText(data, locale),
    anchored('keys', say(keys.title)),
    say(keys.text),
    taxonomyTables(locale),
  ])
}
