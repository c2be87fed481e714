import { namespaces, type Namespace } from '../../contract/namespaces'
import type { DatedFigure } from '../../law/dated'
import type { Capability } from '../../operations/define'
import { analyses, calculations, sections } from '../../registry/registry'
import { assetClassLabels, countryLabels, currencyLabels, regionLabels, sectorLabels, unknownLabel } from '../../portfolio/keys/taxonomy'
import { inLocale, sourceIn, type Locale, type Source, type Text } from '../../values/text'
import { dataSourcesText, type DataSource } from './data-sources'
import { figuresTable } from './figures'
import { anchored, joined, list, table, words } from './markdown'
import { methodologyTexts } from './texts'

/** Descriptive fields of a module; a section of a snapshot has only those of `Capability`. */
interface Described extends Capability {
  law?: readonly DatedFigure[]
  assumptions?: readonly Text[]
  limitations?: readonly Text[]
  sources?: readonly Source[]
}

/** The modules of every interface, sections of a snapshot first. */
const modules: Readonly<Record<Namespace, readonly Described[]>> = { ...calculations, ...analyses, 'portfolio-analysis': [...sections, ...analyses['portfolio-analysis']] }

/** Description of one module in words and formulas. */
function moduleText({ id, title, description, method, law = [], assumptions = [], limitations = [], sources = [] }: Described, locale: Locale): string {
  const say = inLocale(locale)
  const titles = words[locale]
  const figures = figuresTable(law, locale)
  return joined([
    anchored(id, say(title)),
    say(description),
    say(method),
    figures === '' ? '' : `### ${titles.figures}\n\n${figures}`,
    list(titles.assumptions, assumptions.map(say)),
    list(titles.limitations, limitations.map(say)),
    list(titles.sources, sources.map(sourceIn(locale))),
  ])
}

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

const aboutKeys: Record<'title' | 'text', Text> = {
  title: { en: 'Keys', de: 'Schlüssel' },
  text: {
    en: 'Keys are the same in every language. A region follows from the country by one table, in which South Korea and Taiwan are `asia_emerging`.',
    de: 'Schlüssel sind in jeder Sprache gleich. Die Region folgt aus dem Land nach einer Tabelle, in der Südkorea und Taiwan `asia_emerging` sind.',
  },
}

/** Every key of a bucket with its name. */
function keyTables(locale: Locale): string {
  const say = inLocale(locale)
  return joined([anchored('keys', say(aboutKeys.title)), say(aboutKeys.text), taxonomyTables(locale)])
}

/** Methodology of an interface as Markdown, with the sources of the reference data. */
export function methodologyOf(namespace: Namespace, locale: Locale, data: readonly DataSource[] = []): string {
  const { title, intro } = methodologyTexts[namespace]
  const parts = [
    `# ${title[locale]}`,
    `${words[locale].model}: ${namespaces[namespace].version}`,
    intro[locale],
    ...modules[namespace].map((module) => moduleText(module, locale)),
    'holdsPortfolios' in namespaces[namespace] ? dataSourcesText(data, locale) : '',
    namespace === 'portfolio-analysis' ? keyTables(locale) : '',
  ]
  return `${joined(parts).trimEnd()}\n`
}
