/** The legal figures of a calculator as a table. */
import { type DatedFigure, doubtOf } from '../../law/dated'
import { sourceIn, type Locale } from '../../values/text'
import { LAW_DATE } from '../../contract/version'
import { table } from './markdown'
import { words } from './words'

const units: Readonly<Partial<Record<DatedFigure['unit'], string>>> = {
  EUR: ' EUR',
  'EUR/month': ' EUR/Monat',
  'EUR/year': ' EUR/Jahr',
  percent: ' %',
}

const numberText = (value: number, locale: Locale): string => {
  const text = String(Math.round(value * 1e9) / 1e9)
  return locale === 'de' ? text.replace('.', ',') : text
}

/** A value of any shape; a table as `name: value; ...`. */
function valueText(value: unknown, locale: Locale): string {
  if (typeof value === 'number') return numberText(value, locale)
  if (Array.isArray(value)) return value.map((item) => valueText(item, locale)).join(' / ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${valueText(inner, locale)}`)
    .join('; ')
}

const unitText = (unit: DatedFigure['unit'], locale: Locale): string => {
  const text = units[unit] ?? ''
  return locale === 'de' ? text : text.replace('Monat', 'month').replace('Jahr', 'year')
}

const sourceText = (source: string, url: string | undefined): string => (url === undefined ? source : `${source} (${url})`)

const rowsOf = (figure: DatedFigure, locale: Locale): string[][] =>
  figure.rows
    .filter((row) => row.from <= LAW_DATE)
    .slice(figure.yearly === true ? -4 : -1)
    .map((row) => [
      figure.name,
      figure.norm,
      row.from,
      row.value === null ? '-' : `${valueText(row.value, locale)}${unitText(figure.unit, locale)}`,
      sourceText(sourceIn(locale)(row.source), row.url) + doubtOf(row, locale),
      row.checked,
    ])

/** What is in force, and the last years of figures that change every year. */
export const figuresTable = (figures: readonly DatedFigure[], locale: Locale): string =>
  table(words[locale].figureColumns, figures.flatMap((figure) => rowsOf(figure, locale)))
