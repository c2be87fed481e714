/** Lists of the purchases of a savings plan, one in a line. */
import { onlyOf } from '../../../../core/values/one-of'
import { dayOf } from '../../cells/dates'
import type { Figure } from '../figures'
import type { Line } from '../lines'
import { nameAt, type Document } from '../rows'
import { amountsIn } from './amounts'
import { eventIn, EVENTS } from './events'
import { NUMBERED, securityOf } from './security'
import type { ProvenTrade } from './settle'

/** The header of a list of purchases with one line each: day of the trade, units, price. */
export const isListHeader = ({ text }: Pick<Line, 'text'>): boolean => !/\d/.test(text) && /schlu(?:ss|ß)tag|handelstag|ausf(?:ü|ue)hrungstag/i.test(text) && /st(?:ü|ue)ck|anteile/i.test(text) && /kurs|preis/i.test(text)

const ROW_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})(?!\d)/

/** Rounding of the amount, which units x price have to be. */
const CENT = 0.0051

/** The one way in which the three numbers of a row are units, price and amount; null where there is none, or more than one. */
function rowIn(figures: readonly Figure[]): Pick<ProvenTrade, 'units' | 'price' | 'amount' | 'currency'> | null {
  const [units, price, amount, ...others] = figures
  if (units === undefined || price === undefined || amount === undefined || others.length > 0 || figures.some(({ isPercent }) => isPercent)) return null
  const [currency = 'EUR', ...further] = new Set(figures.map((each) => each.currency).filter((code) => code !== ''))
  if (further.length > 0) return null
  const ways = units.readings.flatMap((u) => price.readings.flatMap((p) =>
    amount.readings.filter((a) => a.decimals === 2 && a.value > 0 && Math.abs(u.value * p.value - a.value) <= CENT)
    .map((a) => ({ units: u.value, price: p.value, amount: a.value, currency }))))
  return onlyOf(ways)
}

/** Whether every row of a list is one of purchases, without costs beside its amounts. */
const isPlainList = ({ lines, figures }: Document): boolean =>
  eventIn(lines) === 'purchase' && !lines.some(({ text }) => EVENTS.some(([event, words]) => event !== 'purchase' && words.test(text))) && amountsIn(lines, figures).every(({ kind, value }) => (kind !== 'fee' && kind !== 'tax') || value === 0)

/** The purchases of a savings plan, one in a line, with the security above each or once for all; null where there is no such list, or a row of it is not proven. */
export function planIn(document: Document): ProvenTrade[] | null {
  const head = document.lines.findIndex(isListHeader)
  if (head < 0 || !isPlainList(document)) return null
  const starts = document.lines.flatMap(({ text }, at) => (at > head && (ROW_DAY.test(text) || rowIn(document.figures[at] ?? []) !== null) ? [at] : []))
  const names = document.lines.filter(({ text }, at) => at > head && text.search(NUMBERED) >= 0)
  if (names.length > 1 && names.length !== starts.length) return null
  const only = securityOf(document, 0, document.lines.length)
  const trades = starts.map((at, index): ProvenTrade | null => {
    const [day] = ROW_DAY.exec(document.lines[at]?.text ?? '') ?? []
    const date = dayOf((day ?? '').replace(/\s/g, ''))
    const row = rowIn(document.figures[at] ?? [])
    const security = securityOf(document, (starts[index - 1] ?? head) + 1, at + 1) ?? only
    if (date === null || row === null || security === null) return null
    return { ...row, at, type: 'purchase', day: date, isin: security.isin, wkn: security.wkn, name: nameAt(document, security, null), gross: row.amount, fees: 0, taxes: 0, isNominal: false }
  })
  return trades.length > 1 && trades.every((trade) => trade !== null) ? trades : null
}
