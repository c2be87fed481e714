import { namespaces, type AnalysisNamespace } from '../../contract/namespaces'
import type { Analysis, Capability } from '../../operations/define'
import type { SnapshotSection } from '../../portfolio/book/define-section'
import { analyses } from '../../registry/registry'
import { inLocale, type Locale } from '../../values/text'
import type { MethodologyTexts } from './calculations'
import { dataSourcesText, type DataSource } from './data-sources'
import { anchored, joined, list, words } from './markdown'

/** What stands around the models of an interface of analyses. */
export interface AnalysisMethodologyTexts extends MethodologyTexts {
  /** What stands below them. */
  end?(locale: Locale): string
}

/** A section of a snapshot says nothing but its method. */
type DescribedAnalysis = Capability & Partial<Pick<Analysis, 'assumptions' | 'limitations' | 'sources'>>

function analysisText({ id, title, description, method, assumptions = [], limitations = [], sources = [] }: DescribedAnalysis, locale: Locale): string {
  const say = inLocale(locale)
  return joined([
    anchored(id, say(title)),
    say(description),
    say(method),
    list(words[locale].assumptions, assumptions.map(say)),
    list(words[locale].limitations, limitations.map(say)),
    list(words[locale].sources, sources.map(say)),
  ])
}

/** The models of an interface of analyses in words and formulas, sections of its snapshot first. */
export function analysisMethodology(
  namespace: AnalysisNamespace, { title, intro, end }: AnalysisMethodologyTexts, sections: readonly SnapshotSection[],
): (locale: Locale, data: readonly DataSource[]) => string {
  const modules: readonly DescribedAnalysis[] = [...sections, ...analyses[namespace]]
  return (locale, data) =>
    joined([
      `# ${title[locale]}`,
      `${words[locale].model}: ${namespaces[namespace].version}`,
      intro[locale],
      ...modules.map((module) => analysisText(module, locale)),
      dataSourcesText(data, locale),
      end?.(locale) ?? '',
    ])
}
