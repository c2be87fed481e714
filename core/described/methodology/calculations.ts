import { type DatedFigure, doubtOf } from '../../law/dated'
import { sourceIn, text, type Locale, type Text, inLocale, type Source } from '../../values/text'
import { LAW_DATE } from '../../contract/version'
import { tableText } from './law-values'
import { table, words, joined, anchored, list } from './markdown'
import { namespaces, type CalculationNamespace } from '../../contract/namespaces'
import type { CalculationModule } from '../../operations/define'
import { calculations } from '../../registry/registry'
import { formatDate, formatEur } from '../../wording/format'

// The legal figures of a calculator as a table.

const numberText = (value: number, locale: Locale): string => {
  const text = String(Math.round(value * 1e9) / 1e9)
  return locale === 'de' ? text.replace('.', ',') : text
}

/** What stands behind amounts of a month or year. */
const periods: Readonly<Partial<Record<DatedFigure['unit'], Text>>> = { 'EUR/month': text(' a month', ' im Monat'), 'EUR/year': text(' a year', ' im Jahr') }

/** A figure with its unit as people write it. */
function figureText(value: unknown, unit: DatedFigure['unit'], locale: Locale): string {
  if (value === null) return '-'
  if (typeof value !== 'number') return tableText(value, locale)
  if (unit === 'fraction' || unit === 'percent') return `${numberText(unit === 'percent' ? value : 100 * value, locale)}${locale === 'de' ? ' %' : '%'}`
  return unit.startsWith('EUR') ? `${formatEur(value, locale, Number.isInteger(value) ? 0 : 2)}${periods[unit]?.[locale] ?? ''}` : numberText(value, locale)
}

const sourceText = (source: string, url: string | undefined): string => (url === undefined ? source : `${source} (${url})`)

const rowsOf = (figure: DatedFigure, locale: Locale): string[][] =>
  figure.rows
    .filter((row) => row.from <= LAW_DATE)
    .slice(figure.yearly === true ? -4 : -1)
    .map((row) => [
      figure.name,
      figure.norm,
      formatDate(row.from, locale),
      figureText(row.value, figure.unit, locale),
      sourceText(sourceIn(locale)(row.source), row.url) + doubtOf(row, locale),
      formatDate(row.checked, locale),
    ])

/** What is in force, and the last years of figures that change every year. */
const figuresTable = (figures: readonly DatedFigure[], locale: Locale): string =>
  table(words[locale].figureColumns, figures.flatMap((figure) => rowsOf(figure, locale)))

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
