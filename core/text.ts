/** The languages in which prose is written. Keys and codes are the same in both. */
export type Locale = 'en' | 'de'

/** A text in every language. */
export type Text = Readonly<Record<Locale, string>>

/** Picks the text of a language. */
export const inLocale =
  (locale: Locale) =>
  (text: Text): string =>
    text[locale]
