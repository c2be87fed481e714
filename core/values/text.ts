import { sixDecimals } from './money'

/** The languages in which prose is written. Keys and codes are the same in both. */
export type Locale = 'en' | 'de'

/** A text in every language. */
export type Text = Readonly<Record<Locale, string>>

/** Where something was read: in the words of the source, which are the same in every language, or with words of ours. */
export type Source = string | Text

/** A text in English and German. */
export const text = (en: string, de: string): Text => ({ en, de })

/** Picks the text of a language. */
export const inLocale =
  (locale: Locale) =>
  (text: Text): string =>
    text[locale]

/** Picks the language of what we say of a source. */
export const sourceIn =
  (locale: Locale) =>
  (source: Source): string =>
    typeof source === 'string' ? source : source[locale]

/** A fraction as a percentage: 0.0357 is `3.57%` in English, `3,57 %` in German. */
export function percent(fraction: number): Text {
  const en = String(sixDecimals(fraction * 100))
  return { en: `${en}%`, de: `${en.replace('.', ',')} %` }
}
