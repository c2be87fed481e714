import { namespaces, type Namespace } from '../../contract/namespaces'
import type { DatedFigure } from '../../law/dated'
import type { Capability } from '../../operations/define'
import { analyses, calculations, sections } from '../../registry/registry'
import { inLocale, sourceIn, type Locale, type Source, type Text } from '../../values/text'
import { dataSourcesText, type DataSource } from './data-sources'
import { figuresTable } from './figures'
import { keyTables } from './keys'
import { anchored, joined, list, words } from './markdown'
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
