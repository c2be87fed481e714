/** The legal figures of a calculation as a table. */
import { type DatedFigure, doubtOf } from '../../law/dated'
import { sourceIn, text, type Locale, type Text } from '../../values/text'
import { LAW_DATE } from '../../contract/version'
import { tableText } from './law-values'
import { table, words } from './markdown'
import { formatDate, formatEur } from '../../wording/format'

const numberText = (value: number, locale: Locale): string => {
  const text = String(Math.round(value * 1e9) / 1e9)
  return locale === 'de' ? text.replace('.', ',') : text
}

/** Suffix of amounts per month or year. */
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

/** A table of the values in force, and of recent years for figures that change every year. */
export const figuresTable = (figures: readonly DatedFigure[], locale: Locale): string =>
  table(words[locale].figureColumns, figures.flatMap((figure) => rowsOf(figure, locale)))
