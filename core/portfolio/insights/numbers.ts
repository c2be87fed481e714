/** Figures as a sentence says them: rounded, in both languages. */
import type { Text } from '../../values/text'
import { shareDecimals } from '../../wording/format'

const grouped = (whole: number, separator: string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, separator)

const percent = (fraction: number, decimals: number): Text => {
  const text = String(Math.round(fraction * 100 * 10 ** decimals) / 10 ** decimals)
  return { en: `${text} %`, de: `${text.replace('.', ',')} %` }
}

/** A share as a reader remembers it. */
export const share = (fraction: number): Text => percent(fraction, shareDecimals(fraction))

/** A charge as funds publish it: two decimals. */
export const charge = (fraction: number): Text => percent(fraction, 2)

/** An amount to three figures: 12,345 is 12,300, and 47 stays 47. */
export function amount(value: number, currency: string): Text {
  const unit = currency === 'EUR' ? '€' : currency
  if (value > 0 && value < 1) return { en: `less than 1 ${unit}`, de: `weniger als 1 ${unit}` }
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) - 2)
  const whole = Math.round(value / step) * step
  return { en: `${grouped(whole, ',')} ${unit}`, de: `${grouped(whole, '.')} ${unit}` }
}
