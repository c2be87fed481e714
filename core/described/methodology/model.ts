/** One model in words and formulas. */
import type { DatedFigure } from '../../law/dated'
import { inLocale, sourceIn, type Locale, type Source, type Text } from '../../values/text'
import { figuresTable } from './figures'
import { anchored, joined, list } from './markdown'
import { words } from './words'

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
export function modelSection(id: string, model: DescribedModel, locale: Locale): string {
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
