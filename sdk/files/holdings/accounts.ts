/** Accounts among securities: their number stands where others have their ISIN, or rows may be groups and accounts. Loaded where there are such. */
import { isMissing } from '../cells/decimal'
import { isCashName } from '../cells/cash'
import type { Row } from '../formats/lines'
import { cellOf, type Column, ofRole } from '../table/columns'
import type { Planned } from './plan'
import { readRow, type Item } from './rows'
import { isConfirmed, isSumOfAccounts, isSumOfOthers } from './totals'

/** Whether a text is an IBAN: its digits of control are right. */
function isIban(text: string): boolean {
  const plain = text.replace(/ /g, '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false
  return [...`${plain.slice(4)}${plain.slice(0, 4)}`].reduce((rest, sign) => Number(`${rest}${parseInt(sign, 36)}`) % 97, 0) === 1
}

const isNumber = (text: string): boolean => /^\d[\d ]{3,14}\d$/.test(text)

/** What such a row has, as that of an account: without units and price, under a word for cash or, by its IBAN, under no name at all. A loan or a depot has one, too. */
function asAccount(row: Row, column: Column, columns: readonly Column[]): Row | null {
  const cell = cellOf(row, column)
  const names = row.cells.filter((each) => each !== cell && /\p{L}{4}/u.test(each))
  const isPaper = columns.some((each) => ['units', 'price', 'wkn'].includes(each.role) && !isMissing(cellOf(row, each)))
  const isNamed = names.some(isCashName)
  if (isPaper || !(isNamed ? isIban(cell) || isNumber(cell) : names.length === 0 && isIban(cell))) return null
  return { ...row, cells: row.cells.map((each, index) => (index === column.index ? (isNamed ? '' : 'Konto') : each)) }
}

/** The rows that are read, with those of accounts as such. */
export function withNumbered(items: readonly Item[], { table: { rows }, plan }: Planned): Item[] {
  const column = plan.columns.find(ofRole('isin'))
  return items.map((item, at) => {
    const row = rows[at]
    const account = item.kind !== 'fault' || item.code !== 'not_an_isin' || row === undefined || column === undefined ? null : asAccount(row, column, plan.columns)
    return account === null ? item : readRow(account, plan)
  })
}

/** Groups that are sums of other rows are totals; others are cash, or papers without an identifier. */
const withoutGroups = (items: readonly Item[]): Item[] => items.map((item, at) => {
  if (item.kind !== 'group') return item
  const { row, name, value, isCash, cash } = item
  if (cash === null ? isSumOfOthers(items, at) : isSumOfAccounts(items, at)) return { kind: 'total', row, name, value, isCash }
  return cash === null ? { kind: 'left', reason: 'no_identifier', row, name, value } : { kind: 'holding', row, name, value, holding: cash }
})

/** Rows with a currency and no units are accounts where a total of the file counts them, or what stands above them says so. */
function withAccounts(items: readonly Item[]): Item[] {
  const isCounted = isConfirmed(items)
  let isBelowCash = false
  return items.map((item) => {
    if (item.kind === 'total' || item.kind === 'heading') isBelowCash = item.isCash
    if (item.kind !== 'account') return item
    const { row, name, value, currency } = item
    if (!isCounted && !isBelowCash) return { kind: 'left', reason: 'no_identifier', row, name, value }
    if (value === null || value <= 0) return { kind: 'left', reason: value === 0 ? 'zero' : 'negative_cash', row, name, value }
    return { kind: 'holding', row, name, value, holding: { assetClass: 'cash', currency, value } }
  })
}

/** What groups and accounts of a list are. */
export const settled = (items: readonly Item[]): Item[] => withAccounts(withoutGroups(items))
