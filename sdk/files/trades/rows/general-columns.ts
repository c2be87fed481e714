/** The columns of a list of bookings by what their headers say. Loaded for tables that have no layout of a bank. */
import { faultAt } from '../../faults'
import { isBookings } from '../../table/bookings'
import { sixDecimals } from '../../../../core/values/money'
import { sumBy } from '../../../../core/values/sum'
import { formatOfColumn, formatShown, isMissing, parseDecimal, plainNumber } from '../../cells/decimal'
import { cellOf, type Column, columnsOf, ofRole } from '../../table/columns'
import type { Row } from '../../formats/lines'
import { headerOf } from '../../table/headers'
import type { Table } from '../../table/table'
import { FEE, FLAG, GROSS, LEFT, NET, valuedIn, WITHHELD, type TradeColumns } from './trade-columns'
import { codesOf } from './currencies'
import { speaksOfCosts } from './costs'
import { eventOf, eventOfLetter, warrantOf } from './events'
import type { TradeFault } from '../verdict'

export { isBookings }

type Rank = readonly [RegExp, number]

/** The columns by how well their headers fit, of two the one in EUR first; what has no rank above zero is none. */
function ranked(columns: readonly Column[], ranks: readonly Rank[]): { column: Column; rank: number }[] {
  const all = columns.map((column) => ({ column, rank: ranks.find(([pattern]) => pattern.test(column.header.words))?.[1] ?? 1 }))
  return all.filter(({ rank }) => rank > 0).map(({ column, rank }) => ({ column, rank: rank + Number(column.header.currency === 'EUR') / 10 })).sort((a, b) => b.rank - a.rank)
}

const best = (columns: readonly Column[], ranks: readonly Rank[]): Column | null => ranked(columns, ranks)[0]?.column ?? null

/** The columns that fit as well as the best one and say something else: those of a second person, or of a table beside this one. */
function rivals(columns: readonly Column[], ranks: readonly Rank[], rows: readonly Row[]): Column[] {
  const [first, ...others] = ranked(columns, ranks)
  const isOther = (column: Column): boolean => column.header.text === first?.column.header.text ||
    rows.some((row) => !isMissing(cellOf(row, column)) && cellOf(row, column) !== cellOf(row, first?.column))
  return others.filter(({ column, rank }) => rank === first?.rank && isOther(column)).map(({ column }) => column)
}

/** The day of the trade counts, not that of the payment (BMF letter on flat-rate tax, number 85). */
const dayRanks: readonly Rank[] = [
  [/gultig|erstellt|created|gestrichen|valid|uhrzeit|(?<!datum )\bzeit\b|\btime$|settle/, 0],
  [/^aufgabe/, 0.5],
  [/ausfuhrung|execut|trade|handel|schluss|opera[ct]i|operazione|ejecuci|esecuzione/, 4],
  [/buch|transa|^datum$|^date$/, 3],
  [/valuta|wertstellung|value date|valor|valeur/, 0.5],
]
const unitRanks: readonly Rank[] = [[/storn|offen|cancel|open|rest|ordinat|ordenad|bestel/, 0], [LEFT, 0], [/ausgef|execut|filled|eseguit|ejecutad/, 3], [/stuck|anzahl|shares|quantity|nominal|units|aantal|anteile/, 2], [/^position/, 0.5]]

const amountRanks: readonly Rank[] = [
  [/storn|saldo|balance|local|lokal|original|realis|realiz|frei|limit/, 0],
  [GROSS, 0.5],
  [NET, 3],
  [/betrag|amount|wert|value|waarde|money/, 2],
]
const priceRanks: readonly Rank[] = [[/limit|stop|devisen|wechsel|exchange|\bfx\b|rate$/, 0], [/ausfuhrung|execut|kurs|price|preis|koers/, 2]]
/** Texts of which most rows say what happened; some repeat the ISIN. */
function eventColumn(columns: readonly Column[], all: readonly Row[], isin: Column): Column | null {
  const rows = all.filter((row) => !isMissing(cellOf(row, isin)))
  const counted = columns
    .filter(({ shape }) => shape === 'text' || shape === 'isin')
    .map((column) => ({ column, known: rows.filter((row) => [cellOf(row, column)].some((cell) => (eventOf(cell) ?? warrantOf(cell)) !== null || speaksOfCosts(cell))).length }))
    .sort((a, b) => b.known - a.known)
  const [first] = counted
  return first !== undefined && first.known * 2 >= rows.length && first.known > 0 ? first.column : letterColumn(columns, rows)
}

/** `A` may mean that money comes, too: then only an `V` beside it says that it does not. */
function letterColumn(columns: readonly Column[], rows: readonly Row[]): Column | null {
  return columns.find((column) => {
    const letters = rows.map((row) => cellOf(row, column)).filter((cell) => cell !== '')
    const isNamed = /^(?:[kacb] [vs]|kauf verkauf|buy sell)$/.test(column.header.words) || (/^(?:segno|sens|side|richtung)$/.test(column.header.words) && letters.some((cell) => /^v$/i.test(cell)))
      || (/^(?:art|typ|kennzeichen)$/.test(column.header.words) && letters.every((cell) => /^[kv]$/i.test(cell)))
    return isNamed && letters.length > 0 && letters.every((cell) => eventOfLetter(cell) !== null)
  }) ?? null
}

const isTotal = ({ header, shape }: Column): boolean => shape === 'amount' && /^(?:gesamt|total|totaal)\b/.test(header.words)

const withAmounts = (columns: readonly Column[], ...roles: readonly Column['role'][]): Column[] =>
  columns.filter(({ role, shape }) => roles.includes(role) && (shape === 'amount' || shape === 'empty'))

/** What all of it cost is no fee: `Gesamtkosten`. */
const isCost = ({ role, header, shape }: Column): boolean =>
  shape !== 'text' && role !== 'tax' && (role === 'fee' || FEE.test(header.words)) && !/currency|wahrung|percent|prozent|(?:gesamt|total).*(?:kosten|costs?)$|(?:kosten|costs?) (?:gesamt|total)$/.test(header.words)

const BOUGHT = /^(?:(?:ge)?kauft?|bought|buy|purchase|anschaffung|achat|compra|acquisto|aankoop)/
const SOLD = /verkauf|verauss|\bs(?:old|ell|ale)\b|vente|venta|vendita|verkoop/

/** Amounts and units by the end or beginning of their headers alone: `Abrechnungsbetrag`, `Ausgeführt`. */
const named = (columns: readonly Column[], pattern: RegExp): Column[] => columns.filter(({ role, shape, header }) => role === 'other' && shape === 'amount' && pattern.test(header.words))

/** Amounts that stand twice, in the currency of the payment and in EUR, count once: `Entgelt in ZW` beside `Entgelt in EUR`. */
function once(columns: readonly Column[]): Column[] {
  const stem = ({ header }: Column): string => header.words.replace(/ in [a-z]{2,3}$/, '')
  return columns.filter((column) => column.header.currency === 'EUR' || !columns.some((other) => other !== column && stem(other) === stem(column) && other.header.currency === 'EUR'))
}

/** Of costs of which one is the sum of all others in every row, that one alone: `Gebühren gesamt`. */
function withoutParts(columns: Column[], rows: readonly Row[]): Column[] {
  const total = columns.find(({ header }) => /gesamt|total|summe/.test(header.words))
  const format = formatShown(columns.flatMap((column) => rows.map((row) => cellOf(row, column))))
  if (total === undefined || columns.length < 2 || format === null) return columns
  const sumOf = (row: Row, own: readonly Column[]): number => sumBy(own, (column) => Math.abs(parseDecimal(cellOf(row, column), format) ?? 0))
  return rows.every((row) => Math.abs(sumOf(row, columns) - 2 * sumOf(row, [total])) < 0.006) ? [total] : columns
}

/** The column of depots, or of accounts where there is none; numbers of them have no decimals. */
function accountColumn(columns: readonly Column[], rows: readonly Row[]): Column | null {
  const accounts = columns.filter((column) => column.role === 'account' && (column.shape === 'text' || (column.shape === 'amount' && rows.every((row) => /^[\d /-]*$/.test(cellOf(row, column))))))
  return accounts.find(({ header }) => /depot|portfolio/.test(header.words)) ?? accounts[0] ?? null
}

/** `Kaufkurs` is that of a unit; `Kaufpreis` may be that of all, which an amount beside it tells. */
const isQuote = ({ header }: Column): boolean => /kurs|koers|\bcours/.test(header.words)
const isUnitPrice = (column: Column): boolean => isQuote(column) || /price|preis|prijs|precio|prezzo|\bprix/.test(column.header.words)

const isText = ({ shape, role }: Column): boolean => shape === 'text' && !['name', 'account', 'isin', 'symbol', 'place'].includes(role)

/** Whether one security has several prices: then they are those of its purchases, and not of today. */
const variesIn = (rows: readonly Row[], isin: Column, price: Column): boolean =>
  new Set(rows.map((row) => `${cellOf(row, isin)} ${cellOf(row, price)}`)).size > new Set(rows.map((row) => cellOf(row, isin))).size

/** Columns of what was there before a booking and after it, or of what was sold and what was bought. */
const [BEFORE, AFTER] = [/^(?:(?:bestand|anteile|stuck) (?:alt|vorher|davor)|alter bestand|(?:verkauf|verkaufte) (?:stuck|anteile)|(?:stuck|anteile) (?:verkauf|verkauft))$/,
  /^(?:(?:bestand|anteile|stuck) (?:neu|nachher|danach)|neuer bestand|(?:kauf|gekaufte) (?:stuck|anteile)|(?:stuck|anteile) (?:kauf|gekauft))$/]

/** A table that says what was there before each booking and after it, with what came or went as a column of its own. */
export function withChanges(table: Table): Table {
  const [before = -1, after = -1] = [BEFORE, AFTER].map((words) => table.headers.findIndex((header) => words.test(header.words)))
  if (before < 0 || after < 0 || columnsOf(table).some(({ role, header: { words } }) => role === 'units' && !LEFT.test(words) && !BEFORE.test(words) && !AFTER.test(words))) return table
  const shown = formatOfColumn(table.rows.flatMap(({ cells }) => [cells[before] ?? '', cells[after] ?? '']))
  const format = shown === 'en' ? 'en' : 'de'
  const width = table.headers.length
  // What is sold may stand below zero throughout.
  const sold = new Set(table.rows.map(({ cells }) => Math.sign(parseDecimal(cells[before] ?? '', format) ?? 0)).filter((sign) => sign !== 0))
  const changeIn = (cells: readonly string[]): string => {
    const isTraded = /kauf/.test(table.headers[after]?.words ?? '')
    const [was, is] = [before, after].map((at) => (isTraded && isMissing(cells[at] ?? '') ? 0 : parseDecimal(cells[at] ?? '', format)))
    // Bought and sold in one row: of two trades nobody knows the amounts.
    const isUnclear = isTraded && was !== 0 && is !== 0
    return isUnclear || was === undefined || is === undefined || was === null || is === null || shown === 'mixed' ? '' : plainNumber(sixDecimals(is - (isTraded && sold.size === 1 ? Math.abs(was) : was))).replace('.', format === 'de' ? ',' : '.')
  }
  const rows = table.rows.map(({ row, cells }) => ({ row, cells: [...Array.from({ length: width }, (_, at) => cells[at] ?? ''), changeIn(cells), ...cells.slice(width)] }))
  const others = table.headers.map((header, at) => (at === before || at === after ? { ...header, role: 'other' as const } : header))
  return { ...table, headers: [...others, headerOf('Stück')], rows }
}

/** What was paid. Beside the day of a purchase a value is that of today, and so is its price, unless nothing else says what was paid and the prices are those of several days. */
function paidColumns({ headers, rows }: Table, columns: readonly Column[], isin: Column, day: Column): Pick<TradeColumns, 'amount' | 'price' | 'second' | 'isBought' | 'isUnpaid'> {
  const isBought = BOUGHT.test(day.header.words) && !headers.some(({ words }) => SOLD.test(words))
  const costs = withAmounts(columns, 'cost')
  const values = withAmounts(columns, 'value').filter(({ header }) => header.rank < 2)
  const prices = [...columns.filter(({ role, shape }) => role === 'price' && (shape === 'amount' || shape === 'percent' || shape === 'empty')), ...named(columns, /^(?:zu )?je\b/)]
  const isBeside = isBought && costs.length > 0
  const all = new Set([...withAmounts(columns, 'value'), ...costs.filter((column) => !isUnitPrice(column)), ...columns.filter(isTotal), ...named(columns, /betrag\b|amount\b|(?:ausfuhrungs|order|handels|abrechnungs|transaktions|umsatz)wert\b|^gesamtkosten$|^(?:brutto|netto|gross|net)\b|^(?:ge|be)zahlt\b/)])
  const amounts = [...all].filter((column) => !isCost(column) && !(isBeside && values.includes(column)))
  const amount = best(amounts, amountRanks)
  const isOfToday = isBeside && (values.length > 0 || costs.some(isUnitPrice))
  const price = (isOfToday ? null : best(prices, priceRanks)) ?? best(costs.filter((column) => isUnitPrice(column) && (amount !== null || isQuote(column))), priceRanks)
  const mayBeOfToday = isBought && !isBeside && values.length > 0 && !prices.some((column) => variesIn(rows, isin, column))
  const second = amounts.find((column) => column !== amount && GROSS.test(column.header.words) && NET.test(amount?.header.words ?? '') && codesOf(columns, column)[0] === codesOf(columns, amount)[0] && column.header.currency === amount?.header.currency) ?? null
  return { amount, price, second, isBought, isUnpaid: mayBeOfToday || (price === null && rivals(amounts, amountRanks, rows).length > 0) }
}

/** The columns by what their headers say; null where it has none of days, ISINs or units. */
export function generalColumns(table: Table, columns: readonly Column[]): TradeColumns | null {
  const day = best(columns.filter(ofRole('date', 'date')), dayRanks)
  const isin = columns.find(ofRole('isin')) ?? columns.find(ofRole('wkn')) ?? null
  const counts = [...withAmounts(columns, 'units').filter(({ shape }) => shape === 'amount'), ...named(columns, /^(?:ausgefuhrt|executed|filled)/)]
  const units = best(counts, unitRanks)
  if (day === null || isin === null || units === null) return null
  const paid = paidColumns(table, columns, isin, day)
  return {
    ...paid, layout: null, width: table.headers.length, day, isin, units, balance: null, balanceCodes: [],
    valued: valuedIn(columns),
    time: columns.find(({ header }) => /zeit|^time$|tijd/.test(header.words)) ?? null,
    // The surcharge is in the price at which units are issued.
    fees: withoutParts(once(columns.filter((column) => isCost(column) && !(/^ausgabe/.test(paid.price?.header.words ?? '') && /aufschlag/.test(column.header.words)))), table.rows),
    taxes: withoutParts(once(columns.filter(({ role, shape }) => role === 'tax' && (shape === 'amount' || shape === 'empty'))), table.rows),
    interest: once(withAmounts(columns, 'accrued')),
    // Sales are on another day than purchases where each has its own.
    event: BOUGHT.test(day.header.words) && columns.some(({ header, shape }) => shape === 'date' && SOLD.test(header.words)) ? null : eventColumn(columns, table.rows, isin), group: null, rivals: rivals(counts, unitRanks, table.rows),
    name: columns.find(ofRole('name', 'text')) ?? null,
    status: columns.find(ofRole('status')) ?? null,
    kind: columns.find(({ role, shape, header }) => role === 'kind' && shape === 'text' && /class|klasse|asset|gattung|kind|art/.test(header.words)) ?? null,
    account: accountColumn(columns, table.rows),
    order: columns.find(({ role, header }) => role === 'order' && /order|auftrag/.test(header.words)) ?? null,
    rate: columns.find(ofRole('fx', 'amount')) ?? null,
    priceCodes: codesOf(columns, paid.price),
    amountCodes: codesOf(columns, paid.amount),
    withheld: columns.filter(({ header }) => WITHHELD.test(header.words)),
    flags: columns.filter(({ header }) => FLAG.test(header.words)),
    texts: columns.filter(isText),
  }
}

/** Why no table is one of bookings: nothing below the header of its days may be one, or it may know its securities by other numbers or by names alone. */
export function withoutBookings(tables: readonly Table[]): TradeFault {
  for (const table of tables) {
    const columns = columnsOf(table)
    const isin = columns.find(ofRole('isin'))
    const day = columns.find(ofRole('date', 'text'))
    if (!isBookings(columns, table.rows) || (isin !== undefined && day === undefined)) continue
    return isin === undefined ? faultAt('no_isins', table.headerRow) : faultAt('not_a_day', table.rows[0]?.row, day?.header.text)
  }
  return faultAt('no_bookings')
}
