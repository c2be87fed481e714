import { namespaces, type CalculationNamespace } from '../../contract/namespaces'
import type { CalculationModule } from '../../operations/define'
import { calculations } from '../../registry/registry'
import { type Locale, type Text, inLocale, sourceIn, type Source } from '../../values/text'
import { joined, anchored, list } from './markdown'
import { words } from './words'
import type { DatedFigure } from '../../law/dated'
import { figuresTable } from './figures'

// One model in words and formulas.

/** What a model says about itself. */
interface DescribedModel {
  title: Text
  description: Text
  method: Text
  law: readonly DatedFigure[]
  assumptions: readonly Text[]
  limitations: readonly Text[]
  sources: readonly Source[]
}

/** The section of a model, with its figures, assumptions, limitations and sources. */
function modelSection(id: string, model: DescribedModel, locale: Locale): string {
  const say = inLocale(locale)
  const { assumptions, limitations, sources, figures } = words[locale]
  const law = figuresTable(model.law, locale)
  return joined([
    anchored(id, say(model.title)),
    say(model.description),
    say(model.method),
    law === '' ? '' : `### ${figures}\n\n${law}`,
    list(assumptions, model.assumptions.map(say)),
    list(limitations, model.limitations.map(say)),
    list(sources, model.sources.map(sourceIn(locale))),
  ])
}

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
