import type { Text } from '../../../../core/text'

/** A text in English and German. */
export const text = (en: string, de: string): Text => ({ en, de })

/** Texts by field name; `slug:field` goes before `field`, for a name that means something else in one calculator. */
export type Labels = Readonly<Record<string, Text>>
