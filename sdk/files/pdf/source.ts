/** From a PDF to the rows that any other file gives, where the document proves them: loaded only when there is one. */
import { plainNumber } from '../cells/decimal'
import { headerOf } from '../table/headers'
import type { Row } from '../formats/lines'
import type { Table } from '../table/table'
import { faultAt } from '../faults'
import type { FileFault, UnprovenRow } from '../verdict'
import { isListOfHoldings, largerTotals, proofIn } from './holdings'
import { linesOf } from './lines'
import { openPdf, type PdfFault, type PdfJs } from './open'
import { heldIn, type Proof } from './prove'
import { currenciesIn } from './figures'
import { documentOf, namesOf, type Document } from './rows'
import type { ProvenTrade } from './trades/settle'
import { aboutIn } from './trades/about'
import { depotNumber, tradeNumbers } from './trades/numbers'
import { hasIncome, isOfTrades, tradesIn } from './trades/trades'
import { whyUnread } from './trades/unread'
import { unprovenIn } from './unproven'

/** How a PDF is to be read. */
export interface PdfReading {
  pdfjs: () => Promise<PdfJs>
  /** Of a return, trades and all that is paid. */
  wants: 'holdings' | 'trades' | 'return'
  baseCurrency: string
  /** Rows that the user has confirmed. */
  confirmed: readonly number[]
}

/** The rows of a document; of trades with the number of the depot, null where it states none. */
type PdfSource = { tables: Table[]; before?: Row[]; depot: string | null } | { fault: FileFault; unproven: UnprovenRow[] }

const refused = (code: PdfFault, unproven: UnprovenRow[] = []): PdfSource => ({ fault: faultAt(code), unproven })

const HOLDINGS = ['ISIN', 'WKN', 'Name', 'Units', 'Market value', 'Currency'] as const
const TRADES = ['Trade date', 'Type', 'ISIN', 'Name', 'Units', 'Gross amount', 'Fees', 'Taxes', 'Currency', 'Order number'] as const

const tableOf = (headers: readonly string[], rows: readonly { row: number; cells: readonly string[] }[]): Table =>
  ({ headers: headers.map(headerOf), headerRow: 1, rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) })

/** Rows are counted over all lines of the document. */
const rowAt = (at: number): number => at + 1

/** Holdings, cash and the total that proves them, which the reader checks again. */
function provenTable(document: Document, proof: Proof): Table {
  const { base } = document
  const held = heldIn(proof)
  const names = namesOf(document, held)
  const rows = held.map(({ block, product }, index) => ({
    row: rowAt(block.at), cells: [block.isin, block.isin === '' ? block.wkn : '', names[index] ?? '', plainNumber(product?.units ?? 0), plainNumber(product?.value ?? 0), base],
  }))
  const cash = proof.cash === null ? [] : [{ row: rowAt(proof.cash.at), cells: ['', '', `Cash (${base})`, '', plainNumber(proof.cash.value), base] }]
  return tableOf(HOLDINGS, [...rows, ...cash, { row: rowAt(proof.total.at), cells: ['', '', 'Total', '', plainNumber(proof.total.value), base] }])
}

/** What everything is worth with accounts that are no part of the list: it is told that the file states more. */
const wholesBeside = (document: Document, proof: Proof): Row[] => largerTotals(document, proof).slice(0, 1).map(({ at, value }) => ({ row: rowAt(at), cells: ['Total', plainNumber(value)] }))

const confirmedTable = (rows: readonly UnprovenRow[], base: string): Table =>
  tableOf(HOLDINGS, rows.map(({ row, isin, wkn, name, units, value }) => ({ row, cells: [isin, isin === '' ? wkn : '', name, plainNumber(units), plainNumber(value), base] })))

const SIGNED: Readonly<Record<string, RegExp>> = { EUR: /eur|€/i, USD: /USD|\$/, GBP: /GBP|£/ }

/** Whether currencies are named, and nowhere the one that is wanted: amounts without one are of another. */
const isInOther = ({ lines, base }: Document): boolean =>
  lines.some(({ text }) => currenciesIn(text).length > 0) && !lines.some(({ text }) => (SIGNED[base] ?? new RegExp(base)).test(text))

function holdingsOf(document: Document, { confirmed, baseCurrency }: PdfReading): PdfSource {
  const proof = proofIn(document)
  if (proof !== null && isInOther(document)) return refused('header_currency')
  if (proof !== null) return proof.total.currency === '' || proof.total.currency === baseCurrency ? { tables: [provenTable(document, proof)], before: wholesBeside(document, proof), depot: null } : refused('header_currency')
  if (isOfTrades(document) && !isListOfHoldings(document)) return refused('confirmation_pdf')
  const unproven = unprovenIn(document)
  if (unproven.length > 0 && isInOther(document)) return refused('header_currency')
  const chosen = unproven.filter(({ row }) => confirmed.includes(row))
  if (chosen.length > 0) return { tables: [confirmedTable(chosen, baseCurrency)], depot: null }
  return refused(unproven.length > 0 ? 'unproven_pdf' : ((isListOfHoldings(document) ? null : aboutIn(document)) ?? 'unknown_pdf'), unproven)
}

/** A WKN stands in the place of the ISIN, for the lookup; units of bonds are hundreds of their nominal value. */
const tradeRow = ({ lines }: Document, isOnly: boolean) => ({ at, type, day, isin, wkn, name, units,
  isNominal, gross, fees, taxes, currency }: ProvenTrade): { row: number; cells: string[] } => ({
  row: rowAt(at), cells: [day, type === 'purchase' ? 'Buy' : 'Sell', isin || wkn, name, plainNumber(isNominal ? units / 100 : units), plainNumber(gross), plainNumber(fees), plainNumber(taxes), currency, tradeNumbers(lines, at, isOnly)],
})

function tradesOf(document: Document, { wants }: PdfReading): PdfSource {
  const trades = wants === 'return' && hasIncome(document) ? null : tradesIn(document)
  if (trades !== null) return { tables: [tableOf(TRADES, trades.map(tradeRow(document, trades.length === 1)))], depot: depotNumber(document.lines) }
  return refused(whyUnread(document))
}

/** Lines of a document, and characters of one: statements of 120 pages have a half, and nobody prints longer ones. Patterns go through a line again and again. */
const MAX_LINES = 16_000
const MAX_LINE = 2000

/** What a PDF says of holdings or of trades. */
export async function sourceOfPdf(bytes: Uint8Array, reading: PdfReading): Promise<PdfSource> {
  const opened = await openPdf(bytes, reading.pdfjs)
  if ('fault' in opened) return refused(opened.fault)
  const lines = linesOf(opened.pages)
  if (lines.length > MAX_LINES || lines.some(({ text }) => text.length > MAX_LINE)) return refused('too_large')
  const document = documentOf(lines, reading.baseCurrency)
  return reading.wants === 'holdings' ? holdingsOf(document, reading) : tradesOf(document, reading)
}
