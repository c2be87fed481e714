/** The bookings of a statement in sections, as rows of the layout of trades: what was bought and sold, what units came or went, and what was paid. */
import { sumBy } from '../../../core/values/sum'
import { isAmount, parseDecimal } from '../cells/decimal'
import { isinIn } from '../cells/isin'
import type { Row } from '../formats/lines'
import { headerOf } from '../table/headers'
import type { Table } from '../table/table'
import { TOTAL, type Section } from './sections'

export interface StatementBookings {
  tables: Table[]
  /** Totals that are not those of their rows. */
  wrong: Row[]
}

const HEADERS = ['Buy/Sell', 'TradeDate', 'ISIN', 'Quantity', 'TradePrice', 'TradeMoney', 'CurrencyPrimary', 'IBCommission', 'Description', 'AssetClass', 'Account']

/** What a column is called in the languages of the statement. */
const names = {
  level: /^datadiscriminator$/i,
  category: /categor|kategorie|categoría/i,
  currency: /^(?:currency|währung|devise|valuta|divisa|moneda)/i,
  symbol: /^(?:symbol|symbole|simbolo|símbolo|symbool)$/i,
  account: /^(?:account|konto|compte|conto|cuenta|rekening)$/i,
  day: /^(?:date|datum|data|fecha)(?!\p{L})/iu,
  report: /^(?:report date|berichtsdatum|meldedatum)$/i,
  units: /^(?:quantity|qty|menge|quantité|quantità|cantidad|hoeveelheid|aantal)/i,
  price: /^t(?:r\.)?[.-]/i,
  amount: /^(?:proceeds|erlös|produit|proventi|ricavi|ingresos|producto|opbrengst)/i,
  fee: /^(?:comm|prov|gebühr|comis)/i,
  text: /^(?:description|beschreibung|descrizione|descripción|omschrijving)$/i,
  direction: /^(?:direction|richtung|direzione|dirección|richting)$/i,
  code: /^code$/i,
} as const

type Name = keyof typeof names
type Cells = (row: Row) => (name: Name) => string

const cellsOf = ({ headers }: Section): Cells & { has: (...wanted: Name[]) => boolean } => {
  const at = (name: Name): number => headers.findIndex(({ text }) => names[name].test(text))
  return Object.assign((row: Row) => (name: Name) => row.cells[at(name)] ?? '', { has: (...wanted: Name[]) => wanted.every((name) => at(name) >= 0) })
}

type Booking = readonly [event: string, day: string, isin: string, units: string, price: string,
  amount: string, currency: string, fee: string, name: string, kind: string, account: string]

/** What a category calls shares and funds is no class that the reader has to know. */
const classOf = (category: string): string => (/^(?:stock|aktie|action|azion|accion|aandel|fund|fonds|mutual)/i.test(category) ? '' : category)

const isCash = (category: string): boolean => /^(?:forex|cash|bar|devisen)/i.test(category)

const numberOf = (cell: string): number => (isAmount(cell) ? (parseDecimal(cell, 'en') ?? Number.NaN) : Number.NaN)

interface Names {
  isin: (symbol: string) => string
  name: (symbol: string) => string
}

/** The rows of trades: orders, or their executions where no orders are listed. */
function tradesOf(section: Section, { isin, name }: Names): { rows: Row[]; wrong: Row[] } {
  const cells = cellsOf(section)
  const levelOf = (row: Row): string => cells(row)('level').toLowerCase()
  const level = section.rows.some((row) => levelOf(row) === 'order') ? 'order' : 'trade'
  const own = section.rows.filter((row) => levelOf(row) === level && !isCash(cells(row)('category')))
  const rows = own.map((row) => {
    const cell = cells(row)
    // A fee that is above zero came back: no column of fees says so.
    const fee = numberOf(cell('fee')) > 0 ? 'x' : cell('fee')
    const booking: Booking = [numberOf(cell('units')) < 0 ? 'SELL' : 'BUY', cell('day'), isin(cell('symbol')), cell('units'), cell('price'), cell('amount'), cell('currency'), fee, name(cell('symbol')), classOf(cell('category')), cell('account')]
    return { row: row.row, cells: booking }
  })
  return { rows, wrong: differing(section, own, cells) }
}

/** Totals of a security that its rows do not add up to. */
function differing({ rows }: Section, own: readonly Row[], cells: Cells): Row[] {
  return rows.filter((row) => row.cells[0] === TOTAL && cells(row)('symbol') !== '' && !isCash(cells(row)('category'))).filter((total) => {
    const isOfTotal = (row: Row): boolean => (['symbol', 'currency', 'account'] as const).every((name) => cells(total)(name) === '' || cells(row)(name) === cells(total)(name))
    return (['units', 'amount', 'fee'] as const).some((name) => {
      const [stated, sum] = [numberOf(cells(total)(name)), sumBy(own.filter(isOfTotal), (row) => numberOf(cells(row)(name)))]
      return Math.abs(stated - sum) > 0.01 + 1e-6 * Math.abs(sum)
    })
  })
}

/** What changed by itself: its security is the last one that the text names in brackets. */
function actionsOf(section: Section): Row[] {
  const cells = cellsOf(section)
  return section.rows.filter((row) => row.cells[0] !== TOTAL && cells(row)('text') !== '').map((row) => {
    const cell = cells(row)
    const [, name = '', isin = ''] = /\([^(]*?, ?(.*), ?([A-Z]{2}[A-Z0-9]{9}\d)\)\s*$/.exec(cell('text')) ?? []
    const isBack = /(?:^|;)ca(?:;|$)/i.test(cell('code'))
    const [said = 'Corporate action'] = /\bsplit \d+ for \d+/i.exec(cell('text')) ?? []
    const booking: Booking = [isBack ? 'Cancelled' : said, cell('report') || cell('day'), isin, cell('units'), '', '', cell('currency'), '', name, classOf(cell('category')), cell('account')]
    return { row: row.row, cells: booking }
  })
}

/** Units that came from another depot or went there. */
function transfersOf(section: Section, { isin, name }: Names): Row[] {
  const cells = cellsOf(section)
  return section.rows.filter((row) => row.cells[0] !== TOTAL && !isCash(cells(row)('category')) && numberOf(cells(row)('units')) !== 0).map((row) => {
    const cell = cells(row)
    const isOut = /^(?:out|aus|uit)/i.test(cell('direction')) || cell('units').startsWith('-')
    const booking: Booking = [isOut ? 'Transfer out' : 'Transfer in', cell('day'), isin(cell('symbol')), cell('units'), '', '', cell('currency'), '', name(cell('symbol')), classOf(cell('category')), cell('account')]
    return { row: row.row, cells: booking }
  })
}

/** What is paid for lent securities is no interest. */
const LENT = /syep|managed securities|yield enhancement/i

/** Distributions and taxes withheld from them, whose texts begin with the security, and interest. */
function paymentsOf(section: Section, event: string): Row[] {
  const at = (pattern: RegExp): number => section.headers.findIndex(({ text }) => pattern.test(text))
  const [day, text, amount, currency, account] = [names.day, names.text, /^(?:amount|betrag|montant|importo|importe|bedrag)/i, names.currency, names.account].map(at)
  const cellAt = ({ cells }: Row, index = -1): string => cells[index] ?? ''
  return section.rows.filter((row) => row.cells[0] !== TOTAL && cellAt(row, day) !== '').map((row) => {
    const isin = isinIn(/\(([A-Z]{2}[A-Z0-9]{9}\d)\)/.exec(cellAt(row, text))?.[1] ?? '') ?? ''
    const said = event === 'Interest' ? `Interest: ${cellAt(row, text)}${LENT.test(cellAt(row, text)) ? ' (lending)' : ''}` : event
    const booking: Booking = [said, cellAt(row, day), isin, '', '', cellAt(row, amount), cellAt(row, currency), '', '', '', cellAt(row, account)]
    return { row: row.row, cells: booking }
  })
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:dividends|dividenden|dividendes|dividendi|dividendos)$/i, 'Dividend'],
  [/^(?:withholding tax|quellensteuer|ritenuta|retención|bronbelasting)/i, 'Quellensteuer'],
  [/^(?:interest|zinsen|intérêts|interessi|intereses|rente)$/i, 'Interest'],
]

/** The trades, movements and payments of a statement; null where it moves no units. `isins`: those of symbols. */
export function bookingsOf(sections: readonly Section[], isins: ReadonlyMap<string, string>): StatementBookings | null {
  const described = new Map(sections.flatMap((section) => {
    const cells = cellsOf(section)
    return cells.has('symbol', 'text') ? section.rows.flatMap((row) => cells(row)('symbol').split(/,\s*/).map((symbol) => [symbol, cells(row)('text')] as const)) : []
  }))
  const known: Names = { isin: (symbol) => isins.get(symbol) ?? symbol, name: (symbol) => described.get(symbol) ?? symbol }
  const trades = sections.filter((section) => cellsOf(section).has('level', 'symbol', 'day', 'units', 'price', 'amount')).map((section) => tradesOf(section, known))
  const moved = sections.flatMap((section) => {
    const cells = cellsOf(section)
    if (cells.has('symbol', 'units', 'direction', 'day')) return transfersOf(section, known)
    return cells.has('text', 'units', 'amount', 'day') && !cells.has('symbol') ? actionsOf(section) : []
  })
  const paid = sections.flatMap((section) => kinds.filter(([pattern]) => pattern.test(section.name)).flatMap(([, event]) => paymentsOf(section, event)))
  const rows = [...trades.flatMap((each) => each.rows), ...moved]
  if (rows.length === 0) return null
  return { tables: [{ headers: HEADERS.map(headerOf), headerRow: sections[0]?.headerRow ?? 1, rows: [...rows, ...paid] }], wrong: trades.flatMap(({ wrong }) => wrong) }
}
