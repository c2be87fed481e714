import { namespaces, type CalculationNamespace } from '../../contract/namespaces'
import type { CalculationModule } from '../../operations/define'
import { calculations } from '../../registry/registry'
import type { Locale, Text } from '../../values/text'
import { joined } from './markdown'
import { modelSection } from './model'
import { words } from './words'

/** What stands above the models of an interface. */
export interface MethodologyTexts {
  title: Text
  intro: Text
}

/** The models of an interface of calculations in words and formulas. */
export function calculationMethodology(namespace: CalculationNamespace, { title, intro }: MethodologyTexts): (locale: Locale) => string {
  const modules: readonly CalculationModule[] = calculations[namespace]
  return (locale) =>
    joined([
      `# ${title[locale]}`,
      `${words[locale].model}: ${namespaces[namespace].version}`,
      intro[locale],
      ...modules.map((module) => modelSection(module.id, module, locale)),
    ])
}
