import { namespaces, type FurtherAnalysisNamespace } from '../../contract/namespaces'
import type { Analysis } from '../../operations/define'
import { furtherAnalyses } from '../../registry/registry'
import type { Locale } from '../../values/text'
import type { MethodologyTexts } from './calculations'
import { dataSourcesText, type DataSource } from './data-sources'
import { joined } from './markdown'
import { analysisText } from './portfolio'
import { words } from './words'

/** The models of an interface of analyses in words and formulas. */
export function analysisMethodology(namespace: FurtherAnalysisNamespace, { title, intro }: MethodologyTexts): (locale: Locale, data: readonly DataSource[]) => string {
  const modules: readonly Analysis[] = furtherAnalyses[namespace]
  return (locale, data) =>
    joined([
      `# ${title[locale]}`,
      `${words[locale].model}: ${namespaces[namespace].version}`,
      intro[locale],
      ...modules.map((module) => analysisText(module, locale)),
      dataSourcesText(data, locale),
    ])
}
