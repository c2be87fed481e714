/** Figures for sentences: rounded, in both languages. */
import type { Locale, Text } from '../../values/text'
import { formatPercent, formatRounded, formatUnit } from '../../wording/format'

const inBoth = (say: (locale: Locale) => string): Text => ({ en: say('en'), de: say('de') })

/** A share (fraction), rounded for reading. */
export const share = (fraction: number): Text => inBoth((locale) => formatRounded(fraction, locale))

/** A charge as funds publish it: two decimals. */
export const charge = (fraction: number): Text => inBoth((locale) => formatPercent(fraction, locale))

/** An amount to three significant figures: 12,345 is 12,300, and 47 stays 47. */
export function amount(value: number, currency: string): Text {
  const whole = (rounded: number): Text => inBoth((locale) => formatUnit(rounded, `whole amount in ${currency}`, locale))
  if (value > 0 && value < 1) return { en: `less than ${whole(1).en}`, de: `weniger als ${whole(1).de}` }
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 2)
  return whole(Math.round(value / step) * step)
}
