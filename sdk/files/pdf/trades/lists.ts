/** Lists of trades with one line each, of which units, price, amounts, rate, costs and total prove each other: the signs of the units tell purchases from sales. */
import { dayOf } from '../../cells/dates'
import { figuresOf, isMoney, type Figure } from '../figures'
import type { Line } from '../lines'
import { isinAnchors, nameAt, type Document } from '../rows'
import type { ProvenTrade } from './settle'
import { sumBy } from '../../../../core/values/sum'

/** `Transaktionsübersicht von 01-01-2026 bis 31-03-2026`, in any language. */
const HEADER = /transaktions(?:ü|ue)bersicht|transactieoverzicht|transactions? (?:overview|report)|overzicht van transacties|^\p{Lu}\p{L}+ \p{L}+ \d{2}-\d{2}-\d{4} \p{L}[\p{L}/]* \d{2}-\d{2}-\d{4}/iu

/** A column for what the conversion cost, which is within the amount; the header then names the currency of the account, and the rows do not. */
const CONVERTED = /\bautofx\b/i
const ACCOUNT = /\b(?:gesamt|total\p{L}*|totaal|totale)\s+([A-Z]{3})\b/iu

/** The currency of the account where it is named in a header with such a column; null where there is none. */
const accountIn = (lines: readonly Pick<Line, 'text'>[]): string | null =>
  lines.some(({ text }) => CONVERTED.test(text)) ? (lines.map(({ text }) => ACCOUNT.exec(text)?.[1]).find((code) => code !== undefined) ?? '') : null

const CENT = 0.0101

/** What a broker may take for the conversion itself, within the rate or beside it; the total proves the amount to the cent. */
const CONVERSION = 0.003

interface Row {
  units: number
  price: number
  /** In the currency of the account, below zero for purchases. */
  value: number
  total: number
  currency: string
}

const near = (one: number, other: number, slack = CENT): boolean => Math.abs(one - other) <= slack

const moneyIn = (figure: Figure | undefined): number[] => (figure?.readings ?? []).filter(isMoney).map(({ value }) => value)

/** The amount in the currency of the account: the product itself, or the next one by the rate behind it. */
function valuesOf(local: number, isOwn: boolean, rest: readonly Figure[]): { value: number; used: number }[] {
  const [next, rate] = rest
  const amounts = moneyIn(next)
  if (isOwn) return [{ value: local, used: 0 }, ...amounts.filter((value) => near(value, local, 1e-6)).map((value) => ({ value, used: 1 }))]
  const rates = (rate?.readings ?? []).filter(({ decimals, value }) => decimals >= 1 && value > 0)
  return amounts.filter((value) => rates.some((each) => near(local / each.value, value, CENT + Math.abs(value) * CONVERSION))).map((value) => ({ value, used: 2 }))
}

/** Costs and total behind the amount, to the cent where nothing was converted; one number alone is the total of a row without costs. */
function totalsOf(value: number, rest: readonly Figure[], slack: number): number[] {
  const [costs = [], totals = []] = rest.length === 2 ? rest.map(moneyIn) : [[0], moneyIn(rest[0])]
  return rest.length > 2 || rest.length === 0 ? [] : totals.filter((total) => costs.some((cost) => cost <= 0 && near(value + cost, total, slack)))
}

/** The one way in which the numbers behind an ISIN agree, whether currencies stand before or behind them; null where there is none, or more than one. */
function rowIn({ text }: Pick<Line, 'text'>, account: string | null): Row | null {
  const figures = figuresOf(text.replace(/^.*\b[A-Z]{2}[A-Z0-9]{9}\d\b/, ''), 0).slice(-9)
  const [units, price, local, ...rest] = figures
  const currencies = figures.flatMap(({ currency }) => (currency === '' ? [] : [currency]))
  const own = account ?? currencies.at(-1) ?? ''
  const isOwn = currencies[0] === own
  if (units === undefined || price === undefined || local === undefined || own === '' || currencies.some((each) => each !== currencies[0] && each !== own)) return null
  const ways = units.readings.flatMap((u) => price.readings.flatMap((p) =>
    moneyIn(local).filter((l) => near(u.value * p.value, -l)).flatMap((l) => valuesOf(l, isOwn, rest).flatMap(({ value, used }) =>
    totalsOf(value, rest.slice(used + (account === null ? 0 : 1)), isOwn ? 1e-6 : CENT).map((total) => ({ units: u.value, price: p.value, value, total, currency: own }))))))
  const said = new Set(ways.map(({ units: u, value, total }) => [u, value, total].join()))
  return said.size === 1 && ways[0]?.units !== 0 ? (ways[0] ?? null) : null
}

/** Days with dashes or points at the beginning of a line. */
const DAY = /^\d{2}[-.]\d{2}[-.]\d{4}(?!\d)/

/** Day and minute of a line. */
const MOMENT = /^\d{2}[-.]\d{2}[-.]\d{4}\s+\d{1,2}:\d{2}/

/** Whether units are exchanged for others: a sale and a purchase of one minute without costs, as splits and changes of ISINs are listed. */
export function hasExchange(document: Document): boolean {
  const free = (listIn(document) ?? []).filter(({ fees }) => fees === 0)
  const momentOf = ({ at, day }: ProvenTrade): string => MOMENT.exec(document.lines[at]?.text ?? '')?.[0] ?? day
  return free.some((sale) => sale.type === 'sale' && free.some((other) => other.type === 'purchase' && momentOf(other) === momentOf(sale)))
}

/** Whether a document is such a list, of which a row at least is proven. */
export const isList = ({ lines }: Document): boolean => lines.some(({ text }) => HEADER.test(text)) &&
  lines.some((line) => DAY.test(line.text) && rowIn(line, accountIn(lines)) !== null)

/** All trades of such a list; null where it is none, or where a security or a day stands without a row that is proven. */
export function listIn(document: Document): ProvenTrade[] | null {
  const head = document.lines.findIndex(({ text }) => HEADER.test(text))
  if (head < 0) return null
  const account = accountIn(document.lines)
  const rows = document.lines.flatMap((line, at) => {
    const row = at > head ? rowIn(line, account) : null
    return row === null ? [] : [{ at, row }]
  })
  const anchors = isinAnchors(document).filter(({ at }) => at > head)
  if (rows.length === 0 || anchors.length !== rows.length) return null
  const trades = rows.map(({ at, row }, index): ProvenTrade | null => {
    const start = (rows[index - 1]?.at ?? head) + 1
    const [anchor, ...others] = anchors.filter((each) => each.at >= start && each.at <= at)
    const days = document.lines.slice(start, at + 1).flatMap(({ text }) => dayOf((DAY.exec(text)?.[0] ?? '').replaceAll('-', '.')) ?? [])
    const [day] = days
    if (anchor === undefined || anchor.isin === '' || others.length > 0 || day === undefined || days.length > 1) return null
    const { units, price, value, total, currency } = row
    return {
      at, type: units > 0 ? 'purchase' : 'sale', day, isin: anchor.isin, wkn: '', name: nameAt(document, anchor, null),
      units: Math.abs(units), price, gross: Math.abs(value), fees: Math.round((value - total) * 100) / 100, taxes: 0, amount: Math.abs(total), currency, isNominal: false,
    }
  })
  return trades.every((trade) => trade !== null) ? trades : null
}

const PLAN = /^halbjahresabrechnung sparplan/i
const BOUGHT = /^kauf\s/i

/** The number of a figure with so many decimals. */
const withDecimals = (figure: Figure | undefined, decimals: number): number => figure?.readings.find((reading) => reading.decimals === decimals)?.value ?? NaN

/** The figure of the line with such words; NaN where there is none. */
function totalIn({ lines, figures }: Document, words: RegExp, decimals: number): number {
  const at = lines.findIndex(({ text }) => words.test(text))
  return withDecimals(figures[at]?.at(-1), decimals)
}

/** What a purchase cost beside its amount, with the sum below it; NaN where another line is added to it. */
function addedBelow({ lines, figures }: Document, at: number, gross: number): number {
  const text = lines[at]?.text ?? ''
  if (!text.startsWith('+')) return 0
  const [fee, sum] = (figures[at] ?? []).map((figure) => withDecimals(figure, 2))
  return /^\+ (?:provision|entgelt)/i.test(text) && fee !== undefined && sum !== undefined && near(gross + fee, sum, 1e-6) ? fee : NaN
}

function planned(document: Document, at: number, isin: string, name: string): ProvenTrade | null {
  const [rate, price, one, units] = document.figures[at] ?? []
  const [gross, p, u] = [withDecimals(rate, 2), withDecimals(price, 4), withDecimals(units, 4)]
  const day = dayOf(/\d{2}\.\d{2}\.\d{4}/.exec(document.lines[at]?.text ?? '')?.[0] ?? '')
  const fees = addedBelow(document, at + 1, gross)
  if (day === null || withDecimals(one, 4) !== 1 || !near(u * p, gross) || Number.isNaN(fees)) return null
  return { at, type: 'purchase', day, isin, wkn: '', name, units: u, price: p, gross, fees, taxes: 0, amount: Math.round((gross + fees) * 100) / 100, currency: 'EUR', isNominal: false }
}

/** The purchases of half a year of a savings plan, whose units and amounts have to be the totals below; null where they are not, or where it is none. */
export function halfYearIn(document: Document): ProvenTrade[] | null {
  const head = document.lines.findIndex(({ text }) => PLAN.test(text))
  const [anchor, ...others] = head < 0 ? [] : isinAnchors(document)
  if (anchor === undefined || anchor.isin === '' || others.some(({ isin }) => isin !== anchor.isin)) return null
  const name = nameAt(document, anchor, null)
  const trades = document.lines.flatMap(({ text }, at) => (at > head && BOUGHT.test(text) ? [planned(document, at, anchor.isin, name)] : [])).filter((trade) => trade !== null)
  const [units, amount] = [sumBy(trades, ({ units }) => units), sumBy(trades, ({ gross }) => gross)]
  const isWhole = near(units, totalIn(document, /erworbene anteile/i, 4), 1e-6) && near(amount, totalIn(document, /angelegter betrag/i, 2), 1e-6)
  return isWhole ? trades : null
}
