import type { Locale } from '../../core/values/text'
import type { TradeFault } from './trades/verdict'
import { tradeWords } from './trades/words'
import { fileWords } from './words'

/** What a fault of a file of bookings means. */
export function tradeFaultText(code: TradeFault['code'], locale: Locale): string {
  const { faults, instead } = tradeWords[locale]
  const own: Readonly<Record<string, string | undefined>> = { ...fileWords[locale].faults, ...instead, ...faults }
  return own[code] ?? code
}
