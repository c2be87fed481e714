/**
 * Lists that were typed from pages, one form each. Nothing here is believed that is not found again: an ISIN comes from
 * another list, by number and name or by name and country (`found-isins.ts`).
 */
import { cell, known, readCells, readRows } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { countryOf, sectorOf } from '../industries/taxonomy'
import { fraction, listRow, validIsin, type ListRow } from './row'

type Line = readonly string[]

const isCash = (text: string): boolean => /\bCASH\b|CSH FND/i.test(text)

/** weight;ticker;exchange;country;sector;name */
const cleanEnergy = (list: HoldingsFile, [weight = '', ticker = '', exchange = '', country = '', sector = '', name = '']: Line): ListRow =>
  isCash(name)
    ? listRow(list, { kind: 'cash', name, weight: fraction(weight, 100) })
    : listRow(list, { name, weight: fraction(weight, 100), ticker, exchange: known(exchange), country: countryOf(country), sector: sectorOf(sector) })

/** A fund that the list holds for cash. */
const heldFund = /SELECT SECT SPDR/i

/** weight;ticker;CUSIP, CINS or ISIN;name */
const aiBigData = (list: HoldingsFile, [weight = '', ticker = '', number = '', name = '']: Line): ListRow =>
  listRow(list, {
    kind: isCash(ticker) ? 'cash' : heldFund.test(name) ? 'other' : 'equity',
    name: name.replace(/,? (USD [\d.]+|NPV)$/, ''),
    weight: fraction(weight, 100),
    ticker: ticker.replace(/[. ](O|N|UN|KP|KS|TT|JT|GY|LN|CT|HK)$/, ''),
    isin: validIsin(number),
    cusip: /^\d[A-Z0-9]{8}$/.test(number) ? number : null,
  })

/** weight;ticker;name */
const semiconductors = (list: HoldingsFile, [weight = '', ticker = '', name = '']: Line): ListRow =>
  listRow(list, { name, weight: fraction(weight, 100), ticker, currency: 'USD' })

/** weight;ticker;currency;CUSIP;SEDOL;name. The SEDOL is not used. */
const aristocrats = (list: HoldingsFile, [weight = '', ticker = '', currency = '', cusip = '', , name = '']: Line): ListRow =>
  listRow(list, { name, weight: fraction(weight, 100), ticker, currency, cusip: known(cusip) })

const forms: Readonly<Record<string, (list: HoldingsFile, line: Line) => ListRow>> = {
  'holdings-icln': cleanEnergy, 'holdings-xaix': aiBigData, 'holdings-smh': semiconductors, 'holdings-wdiv': aristocrats,
}

const namedRow = (list: HoldingsFile, row: Record<string, string>): ListRow =>
  listRow(list, {
    isin: validIsin(cell(row, 'isin')), name: cell(row, 'name'), weight: fraction(cell(row, 'weight_pct'), 100),
    country: countryOf(cell(row, 'country')), sector: sectorOf(cell(row, 'sector')),
  })

export function readTyped(list: HoldingsFile): ListRow[] {
  const form = forms[list.source]
  return form === undefined
    ? readRows(list.file).map((row) => namedRow(list, row))
    : readCells(list.file, ';').map((line) => form(list, line))
}
