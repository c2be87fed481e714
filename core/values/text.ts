/** The languages in which prose is written. Keys and codes are the same in both. */
export type Locale = 'en' | 'de'

/** A value per language: a text, or a function that makes one. */
export type Said<T> = Readonly<Record<Locale, T>>

/** A text in every language. */
export type Text = Said<string>

/** Citation of a source: in its own words, the same in every language, or in words of this project per language. */
export type Source = string | Text

/** A text in English and German, or a function that makes it. */
export const text = <T>(en: T, de: T): Said<T> => ({ en, de })

/** Type of a table of texts in one language. */
type In<T> = T extends Said<infer S> ? S : { readonly [K in keyof T]: In<T[K]> }

const isSaid = (value: object): value is Said<unknown> => 'en' in value && 'de' in value

const tableIn = (table: object, locale: Locale): unknown =>
  isSaid(table) ? table[locale] : Object.fromEntries(Object.entries(table).map(([key, inner]) => [key, tableIn(inner, locale)]))

/** Turns a table of texts in every language into one table per language. The annotation lets bundlers drop unused calls. */
/* @__NO_SIDE_EFFECTS__ */
export function byLanguage<T extends object>(table: T): Said<In<T>> {
  return { en: tableIn(table, 'en') as In<T>, de: tableIn(table, 'de') as In<T> }
}

/** Picks the text of a language. */
export const inLocale =
  (locale: Locale) =>
  (text: Text): string =>
    text[locale]

/** Picks the citation of a source in a language. */
export const sourceIn =
  (locale: Locale) =>
  (source: Source): string =>
    typeof source === 'string' ? source : source[locale]
