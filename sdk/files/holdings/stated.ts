/** What a file says of a list as a whole: its totals, in the column of values and outside it, how many rows it has, and whether it is held at all. Loaded when its rows are read. */
import { sumBy } from '../../../core/values/sum'
import { currencyOfLabel, isCashName } from '../cells/cash'
import { currencyIn, isCurrencyCode } from '../cells/currency'
import { filledIn, currencyBeside, isAmount, parseDecimal, type NumberFormat } from '../cells/decimal'
import { isDepotTotal, isTotalLabel } from '../cells/labels'
import { faultAt } from '../faults'
import type { Row } from '../formats/lines'
import type { SecurityLookup } from '../lookup'
import type { Source } from '../source'
import { cellOf, ofRole } from '../table/columns'
import { isProduct } from '../table/product'
import type { DoubtfulRow, FileFault, LeftOut, StatedTotal, Unchecked } from '../verdict'
import type { SharesBeside } from './shares'
import { modelsIn, otherTimes, withoutGone } from './models'
import { otherValues } from './beside'
import type { Planned } from './plan'
import { isMoney, type Item, type Plan } from './rows'
import { areAllIn, countedTwice, isConfirmed, isNear, possibleSums, summedIn, toleranceOf, wholeSums, wrongTotals } from './totals'

interface Stated {
  row: number
  label: string
  /** As the file writes it. */
  cell: string
  value: number
}

/** Rows may be written in a way that both formats have, and their total in one. */
const amountIn = (cell = '', format: NumberFormat): number | null => (isAmount(cell) ? parseDecimal(cell, format) ?? parseDecimal(cell, format === 'de' ? 'en' : 'de') : null)

/** The cells beside a label, at most a currency between them. */
const besideOf = (cells: readonly string[], column: number): string[] => cells.slice(column + 1).filter((next) => next !== '').slice(0, 2)

/** The cell below a label, where what stands beside it are labels, too. */
function belowOf(rows: readonly Row[], index: number, column: number): string[] {
  const [here, next] = [rows[index], rows[index + 1]]
  const isHeader = here?.cells.every((cell) => cell === '' || !/\d/.test(cell)) === true
  return isHeader && next?.row === (here?.row ?? 0) + 1 ? [next?.cells[column] ?? ''] : []
}

/** `Depotwert: 5.000,00 EUR` in one cell. */
const apart = ({ row, cells }: Row): Row => ({ row, cells: filledIn({ cells }).length === 1 ? cells.flatMap((cell) => /^([^:]+): *(.+)$/s.exec(cell)?.slice(1) ?? cell) : cells })

/** Amounts that stand outside the table: beside their name, or below it. */
function statedIn(given: readonly Row[], isLabel: (cell: string) => boolean, format: NumberFormat): Stated[] {
  const rows = given.map(apart)
  return rows.flatMap(({ row, cells }, index) => cells.flatMap((label, column): Stated[] => {
    if (!isLabel(label)) return []
    return [...besideOf(cells, column), ...belowOf(rows, index, column)].flatMap((cell) => {
      const value = amountIn(cell, format)
      return value === null ? [] : [{ row, label, cell, value }]
    }).slice(0, 1)
  }))
}

/** The lines in which a total may stand beside or below its name; that of a depot may have a small table of its own. */
function linesBeside(source: Source, planned: readonly Planned[], items: readonly Item[]): Row[] {
  const listed = planned.map(({ table }) => table)
  const summed = new Set(items.filter(({ kind, value }) => kind === 'total' && value !== null).map(({ row }) => row))
  const small = source.tables.filter((table) => !listed.includes(table) && table.headers.some(({ text }) => isDepotTotal(text)))
  return [...source.before, ...small.flatMap(({ headers, headerRow, rows }) => [{ row: headerRow, cells: headers.map(({ text }) => text) }, ...rows]),
    ...listed.flatMap(({ rows }) => rows).filter(({ row }) => !summed.has(row))]
}

/** `Anzahl der Positionen: 12`, `12 Positionen`. */
const COUNT = /(?:zahl|number)(?: der| of)? (?:positionen|wertpapiere|posten|positions|holdings|securities)\D{0,4}(\d{1,3})(?![\d.,])|(?<!top |[\d.,])(\d{1,3}) (?:positionen|wertpapiere|posten|positions|holdings|securities)(?!\p{L})/iu

/** Rows that say how many there are, and whether as many were read: of all, of securities, or of those that are worth something. */
function countsIn(rows: readonly Row[], items: readonly Item[]): { row: number; isMet: boolean }[] {
  const papers = items.filter((item) => !['total', 'heading', 'group'].includes(item.kind) && !isMoney(item))
  const counts = [papers, papers.filter(({ kind }) => kind !== 'left'), papers.filter(({ kind }) => kind !== 'account'), items.filter(({ kind }) => kind === 'holding'), items.filter(({ kind }) => kind !== 'heading')].map(({ length }) => length)
  return rows.flatMap(({ row, cells }) => {
    const found = COUNT.exec(filledIn({ cells }).join(' ').slice(0, 200))
    const count = Number(found?.[1] ?? found?.[2] ?? 0)
    return count > 0 ? [{ row, isMet: counts.includes(count) }] : []
  })
}

interface Statements {
  /** Totals that differ from what was read: those of a depot apart, which leave no room for other accounts. */
  ofDepot: StatedTotal[]
  others: StatedTotal[]
  /** Whether one is of the whole list. */
  isWhole: boolean
  values: number[]
}

/** What totals outside the table say of what was read. */
function statementsIn(rows: readonly Row[], items: readonly Item[], format: NumberFormat): Statements {
  const tolerance = toleranceOf(items)
  const stated = statedIn(rows, isTotalLabel, format)
  const count = items.filter(({ kind }) => kind === 'holding' || kind === 'fault').length
  const [all = 0, ...parts] = possibleSums(items)
  const isOneOf = (sums: readonly number[], { value }: Stated): boolean => value === count || sums.some((sum) => isNear(sum, value, tolerance))
  const isMet = (each: Stated): boolean => isOneOf([all, ...parts], each)
  const hasMet = stated.some(isMet)
  const wrong = stated.filter((each) => !isMet(each)).map(({ row, value, label }) => ({ isOfDepot: isDepotTotal(label), total: { row, stated: value, read: all } }))
  return {
    ofDepot: hasMet ? [] : wrong.filter(({ isOfDepot }) => isOfDepot).map(({ total }) => total),
    others: wrong.filter(({ isOfDepot }) => hasMet || !isOfDepot).map(({ total }) => total),
    isWhole: stated.some((each) => isOneOf(wholeSums(items), each)),
    values: stated.map(({ value }) => value),
  }
}

/** Accounts with a balance that stand above or below the table, or in it beside the column of values, and that no row of it counts. The number of an account has no decimals. */
function moneyBeside(rows: readonly Row[], items: readonly Item[], { format, baseCurrency }: Plan): LeftOut[] {
  const read = new Set(items.filter(({ kind }) => kind !== 'heading').map(({ row }) => row))
  const counted = [...possibleSums(items), ...items.filter(isMoney).flatMap(({ value }) => value ?? [])]
  return statedIn(rows, isCashName, format).flatMap(({ row, label, cell, value }): LeftOut[] => {
    const isOwn = /[.,]\d\d\D*$/.test(cell) && value !== 0 && !/w(?:ä|ae)hrung|currency/i.test(label) && !read.has(row) && !counted.some((each) => isNear(each, value, 0.006))
    const currency = currencyIn(currencyBeside(cell) ?? currencyOfLabel(label) ?? baseCurrency)
    return isOwn ? [{ row, name: label, reason: value < 0 ? 'negative_cash' : 'outside', value: currency === baseCurrency ? value : null }] : []
  })
}

const leftOutOf = (items: readonly Item[]): LeftOut[] => items.flatMap((item): LeftOut[] => {
  const { row, name, value } = item
  if (item.kind === 'left') return [{ row, name, reason: item.reason, value }]
  if (item.kind === 'total' && value !== null) return [{ row, name, reason: 'total', value }]
  return 'code' in item ? [{ row, name, reason: 'unread', value: item.code === 'other_currency' ? null : value }] : []
})

/** What of a row stands once; null where something proves its value. */
function onceOf(row: Row, value: number, isCash: boolean, plan: Plan): Unchecked | null {
  const { product, baseCurrency, value: { column }, format } = plan
  // Another column that differs refuses the row.
  if (product !== null && otherValues(row, plan).some(({ currency, amount }) => currency === baseCurrency && amount !== null)) return null
  if (isCash) return 'cash'
  if (product === null) return 'values'
  if (isProduct(row, product, { value, written: parseDecimal(cellOf(row, column), format) ?? value }, baseCurrency) === true) return null
  return product.prices.some((each) => parseDecimal(cellOf(row, each.column), each.format) !== null) ? 'rates' : 'values'
}

/** Figures of a list that stand once. */
function onceIn(items: readonly Item[], planned: readonly Planned[]): Unchecked[] {
  const byRow = new Map(planned.flatMap(({ table: { rows }, plan }) => rows.map((row) => [row.row, { row, plan }] as const)))
  const found = items.flatMap((item) => {
    const own = byRow.get(item.row)
    return item.kind === 'holding' && own !== undefined && item.value !== null ? (onceOf(own.row, item.value, isMoney(item), own.plan) ?? []) : []
  })
  return [...new Set(found)]
}

interface Checked {
  /** What was read, without holdings that say of themselves that they are none. */
  items: readonly Item[]
  leftOut: LeftOut[]
  faults: FileFault[]
  totals: StatedTotal[]
  doubtful: DoubtfulRow[]
  unchecked: Unchecked[]
}

interface Evidence {
  source: Source
  planned: readonly Planned[]
  /** Totals outside the table. */
  values: readonly number[]
  /** Whether totals or shares are held against all rows, which is told where they differ. */
  isTold: boolean
  isCounted: boolean
}

/** What nothing in a file checks. A PDF was proved, or looked at row by row. */
function uncheckedIn(items: readonly Item[], { source, planned, values, isTold, isCounted }: Evidence): Unchecked[] {
  if (isTold) return []
  const summed = summedIn(items, values)
  const figures = source.depot === null ? [] : onceIn(items.filter((item) => !summed.has(item)), planned)
  return isCounted || areAllIn(items, summed) ? figures : ['rows', ...figures]
}

/** Lists with other headers, and accounts that are as much as others together, that no total of the file adds up. */
function severalIn(planned: readonly Planned[], items: readonly Item[], isAddedUp: boolean): FileFault[] {
  const [first, second] = planned.filter(({ plan }) => plan.hasIdentifiers)
  if (isAddedUp) return []
  const twice = countedTwice(items).map(({ row }) => faultAt('sum_of_others', row, first?.plan.value.column.header.text))
  return second === undefined ? twice : [faultAt('several_tables', second.table.headerRow), ...twice]
}

/** Whether a total is that of the rows of one currency or kind, where each of these has one: it is named in their column, or behind the label (`Summe USD`). */
function isOfKind({ row, stated }: StatedTotal, items: readonly Item[], planned: readonly Planned[]): boolean {
  const values = new Map(items.flatMap(({ kind, row: at, value }) => (kind === 'total' || value === null ? [] : [[at, value] as const])))
  const totals = new Set(items.flatMap(({ kind, row: at }) => (kind === 'total' ? [at] : [])))
  const wordsIn = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell, cell.split(' ').pop() ?? ''])))
  return planned.some(({ table: { rows }, plan: { columns } }) => {
    const [own, all] = [wordsIn(rows.filter((each) => each.row === row)), wordsIn(rows.filter((each) => totals.has(each.row)))]
    const held = rows.filter((each) => values.has(each.row))
    return columns.some((column) => {
      const sum = sumBy(held.filter((each) => own.has(cellOf(each, column))), (each) => values.get(each.row) ?? 0)
      return held.every((each) => cellOf(each, column) !== '' && all.has(cellOf(each, column))) && isNear(sum, stated, toleranceOf(items))
    })
  })
}

/** Totals of another currency (`Summe USD`), where nothing says that values are in the base currency, and no other total adds them all up. */
function foreignTotals(items: readonly Item[], { plan: { value, baseCurrency, isConverted } }: Planned): FileFault[] {
  const isForeign = ({ kind, name, value: sum }: Item): boolean => {
    const currency = kind === 'total' && sum !== null ? currencyOfLabel(name) : null
    return currency !== null && currency !== baseCurrency && isCurrencyCode(currency)
  }
  const isSaid = value.currency === 'base' || isConverted || isConfirmed(items.filter((item) => !isForeign(item)))
  return isSaid ? [] : items.filter(isForeign).map(({ row }) => faultAt('header_currency', row, value.column.header.text))
}

/** What shares of the whole say, where a list has any. */
const sharesIn = async (planned: readonly Planned[], items: readonly Item[]): Promise<SharesBeside> =>
  planned[0]?.plan.columns.some(ofRole('share')) === true ? (await import('./shares')).wholeBeside(planned, items, isConfirmed(items)) : { isOne: false, wrong: [], apart: [] }

/** What a file says of its list that is not so, or that is to be told. */
export async function checked(read: readonly Item[], source: Source, planned: readonly Planned[], lookup: SecurityLookup | undefined): Promise<Checked> {
  const [first] = planned
  const items = withoutGone(read, planned)
  const lines = linesBeside(source, planned, items)
  const { ofDepot, others, isWhole, values } = statementsIn(lines, items, first?.plan.format ?? 'de')
  const wrong = [...wrongTotals(items).filter((total) => !isOfKind(total, items, planned)), ...ofDepot]
  // Rows whose amount cannot be read explain the difference.
  const isExplained = items.some(({ kind, value }) => kind === 'fault' && value === null)
  const isAdded = isConfirmed(items)
  const shares = await sharesIn(planned, items)
  const counts = countsIn(lines, items)
  const differing = (isExplained ? [] : [...wrong.map(({ row }) => row), ...counts.filter(({ isMet }) => !isMet).map(({ row }) => row)]).map((row) => faultAt('total_differs', row, first?.plan.value.column.header.text))
  const { faults, doubtful } = modelsIn(source, planned, items)
  // A list that has all ISINs is read without anybody who knows names, too.
  const exchanged = lookup === undefined ? [] : await (await import('./misnamed')).misnamedIn(items, planned, lookup)
  const totals = [...wrong, ...others, ...shares.wrong]
  const isTold = totals.length > 0 || (shares.isOne && !isAdded)
  // Lines that someone typed are what they mean.
  const unchecked = first?.table.headerRow === 0 ? [] : uncheckedIn(items, { source, planned, values, isTold, isCounted: isWhole || counts.length > 0 })
  // Units x price say more than shares, which may be those of a class.
  const apart = unchecked.includes('values') ? shares.apart.map((row): DoubtfulRow => ({ row, why: 'share' })) : []
  const beside = planned.slice(0, 1).flatMap(({ plan }) => moneyBeside(lines, items, plan))
  return {
    items, leftOut: [...leftOutOf(items), ...beside],
    faults: [...severalIn(planned, items, isWhole || isAdded), ...faults, ...otherTimes(source, planned), ...planned.flatMap((each) => foreignTotals(items, each)), ...differing],
    totals, doubtful: [...doubtful, ...exchanged, ...apart], unchecked,
  }
}
