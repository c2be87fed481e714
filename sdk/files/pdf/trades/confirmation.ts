/** The one trade of a confirmation, or of an entry of a list of them. */
import { onlyOf } from '../../../../core/values/one-of'
import { currenciesIn } from '../figures'
import type { Line } from '../lines'
import { nameAt, type Document } from '../rows'
import { amountsIn } from './amounts'
import { tradeDay } from './days'
import { eventIn, isCancelled } from './events'
import { productsIn } from './products'
import { securityOf } from './security'
import { settlementOf, type ProvenTrade } from './settle'

/** Behind it stands what the tax office gets back or gives, as a booking of its own, or the costs once more. */
const TAX_ACCOUNT = /^steuerliche ausgleichs?rechnung|^steuerausgleich\b|^kosten im detail|^kosten und geb(?:ü|ue)hren, einmalig|^ber(?:ü|ue)cksichtigte anschaffung/i

/** The lines that settle the trade. */
function settling(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => TAX_ACCOUNT.test(text))
  return end < 0 ? lines : lines.slice(0, end)
}

/** The one currency that is named, for amounts that stand in a column of it. */
const onlyCurrency = (lines: readonly Line[]): string | null => onlyOf(new Set(lines.flatMap(({ text }) => currenciesIn(text))))

/** The trade of a confirmation; null where it is none or proves nothing. */
export function tradeIn(lines: readonly Line[], document: Document, start: number): ProvenTrade | null {
  const anchor = securityOf(document, start, start + lines.length)
  const [event, day] = [eventIn(lines), tradeDay(lines)]
  if (anchor === null || day === null || event === null || event === 'other' || isCancelled(lines)) return null
  const own = settling(lines)
  const figures = document.figures.slice(start, start + own.length)
  const amounts = amountsIn(own, figures)
  const settled = settlementOf(productsIn(own, figures, amounts), amounts, event === 'purchase')
  const currency = settled?.currency || onlyCurrency(lines)
  return settled === null || currency === null ? null : { ...settled, currency, at: start,
    type: event, day, isin: anchor.isin, wkn: anchor.wkn, name: nameAt(document, anchor, null) }
}
