/** The legal figures of a calculation as a table. */
import { type DatedFigure, doubtOf } from '../../law/dated'
import { taxPersonWords } from '../../law/kapitalertrag/words'
import { calculations } from '../../registry/registry'
import { isRecord } from '../../values/record'
import { sourceIn, text, type Locale, type Text } from '../../values/text'
import { LAW_DATE } from '../../contract/version'
import { table, words } from './markdown'
import { formatDate, formatEur, formatNumber } from '../../wording/format'

/** Names of parts of figures that are not choices of a field. */
const ownNames: Readonly<Record<string, Text>> = {
  ...taxPersonWords.fields.filing_status.choices,
  withheld: text('withheld', 'einbehalten'), creditable: text('creditable', 'anrechenbar'),
  standard: text('standard', 'regulär'), earliest: text('earliest', 'frühestens'), latest: text('latest', 'spätestens'),
  early: text('earlier', 'früher'), late: text('later', 'später'),
  low: text('first part', 'erster Teil'), high: text('further part', 'weiterer Teil'),
  upTo: text('up to', 'bis'), upToRate: text('up to a rate of', 'bis zu einem Satz von'), shareAbove: text('share above', 'Anteil darüber'),
  rate: text('rate', 'Satz'), satz: text('rate', 'Satz'), share: text('share', 'Anteil'), cap: text('at most', 'höchstens'), most: text('at most', 'höchstens'), least: text('at least', 'mindestens'),
  years: text('years', 'Jahre'), age: text('age', 'Alter'), belowAge: text('below the age of', 'unter dem Alter'), planUntil: text('plan until', 'Plan bis'),
  amount: text('amount', 'Betrag'), basic: text('basic', 'Grundzulage'), child: text('child', 'Kind'), from: text('from', 'ab'), before: text('before', 'davor'),
  indirectSpouse: text('spouse with an indirect claim', 'mittelbar berechtigter Ehegatte'), atOnce: text('at once', 'auf einmal'), instalment: text('instalments', 'Raten'),
  grundfreibetrag: text('basic allowance', 'Grundfreibetrag'), zonen: text('zones', 'Zonen'), ab: text('from', 'ab'), abzug: text('deduction', 'Abzug'),
}

/** Names of the choices of all fields of the calculations. */
function choicesIn(words: unknown): [string, Text][] {
  if (!isRecord(words)) return []
  return Object.entries(words).flatMap(([key, value]) => (key === 'choices' && isRecord(value) ? Object.entries(value) as [string, Text][] : choicesIn(value)))
}

let names: Readonly<Record<string, Text>> | undefined

const nameOf = (key: string, locale: Locale): string => {
  names ??= { ...Object.fromEntries(Object.values(calculations).flat().flatMap(({ words }) => choicesIn(words))), ...ownNames }
  return names[key]?.[locale] ?? key
}

/** A number of a table: fractions below one in percent, amounts from five digits on with grouping. */
function numberIn(value: number, locale: Locale): string {
  if (Math.abs(value) > 0 && Math.abs(value) < 1) return `${formatNumber(100 * value, locale, 4)}${locale === 'de' ? ' %' : '%'}`
  return Math.abs(value) >= 10_000 ? formatNumber(value, locale, 9) : String(value).replace('.', locale === 'de' ? ',' : '.')
}

/** A figure that is a table, as `name: value; ...`, nested tables in brackets. */
export function tableText(value: unknown, locale: Locale, isInside = false): string {
  if (typeof value === 'number') return numberIn(value, locale)
  if (Array.isArray(value)) return value.map((each) => tableText(each, locale, true)).join(' / ')
  if (!isRecord(value)) return String(value)
  const parts = Object.entries(value).map(([key, inner]) => (isRecord(inner) ? `${nameOf(key, locale)} ${tableText(inner, locale, true)}` : `${nameOf(key, locale)}: ${tableText(inner, locale)}`))
  return isInside ? `(${parts.join('; ')})` : parts.join('; ')
}

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
