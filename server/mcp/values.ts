import type { Locale } from '../../core/text'

/** An object of a result. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; empty for anything else. */
export const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** A number as people of a language write it. */
export const numberText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(value)

/** A fraction as percent. */
export const percentText = (fraction: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(fraction * 100)} %`
