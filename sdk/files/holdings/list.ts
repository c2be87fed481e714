/** From the tables of a list of holdings to a request, or to what is wrong with it: plan, rows, sums, verdict. Loaded when there is one. */
import { sixDecimals } from '../../../core/values/money'
import { ofRole } from '../table/columns'
import { faultAt, refuse } from '../faults'
import { noLookup, type SecurityLookup } from '../lookup'
import type { Source } from '../source'
import { labelOf } from '../table/value-column'
import type { DoubtfulRow, FileFault, FileHolding, FileVerdict, ReadFile, StatedTotal } from '../verdict'
import { plansOf, type Planned, type PlanOptions } from './plan'
import type * as repeats from './repeats'
import { codeOf, readRow, type Item } from './rows'
import type { Found } from './wanted'

interface ListOptions extends PlanOptions {
  withoutRows?: boolean | undefined
  isins?: Readonly<Record<number, string>> | undefined
  lookup?: SecurityLookup | undefined
}

/** More rows than any depot has. */
const MAX_ROWS = 2000

/** A row that is the sum of others: of its lots it is a heading, else it counts twice, or is a total where it says so. */
const counted = ({ row, name, value }: Item, kind: 'lots' | 'sum' | 'total', plan: Planned['plan']): Item => (kind !== 'sum' ? { kind: kind === 'lots' ? 'heading' : kind, isCash: false, row, name, value } : { kind: 'fault', code: 'sum_of_others', column: plan.value.column.header.text, row, name, value })

/** What finds rows that say the same, or are sums of others, where a security stands in several. */
async function repeatsIn(items: readonly Item[]): Promise<typeof repeats | null> {
  const held = items.flatMap((item) => (item.kind === 'holding' ? [keyOf(item.holding)] : []))
  return new Set(held).size < held.length ? import('./repeats') : null
}

/** Rows of one security that say the same, or that have names of several. */
async function alikeIn(items: readonly Item[], planned: readonly Planned[]): Promise<Pick<ReadFile, 'alike' | 'doubtful'>> {
  const twice = await repeatsIn(items)
  return { alike: twice?.alikeIn(planned.flatMap(({ table }) => table.rows), items) ?? [], doubtful: twice?.unlikeIn(items) ?? [] }
}

async function itemsOf(planned: Planned, { lookup = noLookup, isins = {} }: ListOptions): Promise<Found & Told> {
  const each = planned.table.rows.map((row) => readRow(row, planned.plan))
  const read = each.some((item) => 'code' in item && item.code === 'not_an_isin') ? (await import('./accounts')).withNumbered(each, planned) : each
  const sums = (await repeatsIn(read))?.sumsOfOthers(planned.table.rows, planned.plan)
  const items = read.map((item): Item => {
    const sum = sums?.get(item.row)
    return item.kind === 'holding' && sum !== undefined ? counted(item, sum, planned.plan) : item
  })
  const own = items.some(({ kind }) => kind === 'group' || kind === 'account') ? (await import('./accounts')).settled(items) : items
  const named = Object.keys(isins).length > 0 || own.some(({ kind }) => kind === 'wanted') ? await import('./wanted') : null
  const against = await heldAgainst(named?.withGiven(own, isins) ?? own, planned)
  return { proposals: [], ...against, ...await named?.found(against.items, lookup, planned) }
}

const keyOf = (holding: FileHolding): string => ('isin' in holding ? holding.isin : `cash ${holding.currency}`)

/** What the file calls its holdings; the first name counts. */
const namesOf = (items: readonly Item[]): Record<string, string> =>
  Object.fromEntries(items.toReversed().flatMap((item) => (item.kind === 'holding' && item.name !== '' ? [['isin' in item.holding ? item.holding.isin : item.holding.currency, item.name]] : [])))

/** Adds up rows of the same security, so that several depots or tax lots count once. */
function pool(holdings: readonly FileHolding[]): FileHolding[] {
  const pooled = new Map<string, FileHolding>()
  for (const holding of holdings) {
    const earlier = pooled.get(keyOf(holding))
    pooled.set(keyOf(holding), { ...holding, value: sixDecimals(holding.value + (earlier?.value ?? 0)) })
  }
  return [...pooled.values()]
}

const faultsOf = (items: readonly Item[]): FileFault[] => items.flatMap((item) => ('code' in item ? [faultAt(item.code, item.row, item.column)] : []))

/** What a file says against its rows, which count all the same. */
interface Told {
  totals: StatedTotal[]
  doubtful: DoubtfulRow[]
}

/** What other columns of a table say of its rows, where it has any that may. */
async function heldAgainst(items: readonly Item[], planned: Planned): Promise<Told & { items: readonly Item[] }> {
  const { columns } = planned.plan
  if (columns.filter(({ role }) => ['cost', 'gain', 'currency', 'value'].includes(role)).length < 2 && columns.filter(ofRole('isin')).length < 2) return { items, totals: [], doubtful: [] }
  const { contradicted, doubtfulBeside, wrongGains } = await import('./beside')
  return { items: contradicted(items, planned), totals: wrongGains(items, planned), doubtful: doubtfulBeside(items, planned) }
}

/** What is held by a list; null where the file lists bookings. */
export async function listedIn(given: Source, options: ListOptions): Promise<FileVerdict | null> {
  const isWide = given.tables.some(({ headers }) => headers.filter(({ role, words }) => /^units|^value|gesperrt|block/.test(role + words)).length > 2)
  const source = isWide ? (await import('./parts')).withWholes(given, options.baseCurrency) : given
  const plans = await plansOf(source, options)
  if ('fault' in plans) return (await import('./weights')).withoutValues(source, plans, options, verdictOf)
  return verdictOf(source, plans.planned, options)
}

/** A plan that knows whether values are in the base currency where papers are in another one. */
async function withCurrency(planned: Planned): Promise<Planned> {
  const { table, plan } = planned
  const isForeign = table.rows.some((row) => !['', plan.baseCurrency].includes(codeOf(row, plan)))
  return isForeign && !plan.isConverted ? { table, plan: { ...plan, isConverted: (await import('./beside')).isConverted(planned) } } : planned
}

async function verdictOf(source: Source, given: readonly Planned[], options: ListOptions): Promise<FileVerdict> {
  if (given.some(({ table }) => table.rows.length > MAX_ROWS)) return refuse([faultAt('too_large')])
  const planned = await Promise.all(given.map(withCurrency))
  const parts: (Found & Told)[] = []
  for (const each of planned) parts.push(await itemsOf(each, options))
  const proposals = parts.flatMap((part) => part.proposals)
  const { items, ...sums } = await (await import('./stated')).checked(parts.flatMap((part) => part.items), source, planned, options.lookup)
  const holdings = pool(items.flatMap((item) => (item.kind === 'holding' ? [item.holding] : [])))
  const edges = source.lastRow === 0 && source.before.length === 0 && source.tables.length < 2 ? null : await import('./edges')
  const faults = [...planned.flatMap((each) => edges?.outside(source, each, planned) ?? []), ...faultsOf(items), ...sums.faults]
  // Where both would count there is no row to leave out.
  const isUsable = holdings.length > 0 && sums.faults.every(({ code }) => !['several_tables', 'header_currency', 'sum_of_others'].includes(code))
  const [first] = planned
  const valueColumn = first === undefined ? '' : labelOf(first.plan.columns, first.plan.value.column)
  const candidates = faults.some(({ code }) => code === 'product_differs') ? [valueColumn] : []
  if (faults.length > 0 && !(options.withoutRows === true && isUsable)) return refuse(faults, { candidates, proposals, canLeaveOut: isUsable })
  if (!isUsable) return refuse([faultAt('no_holdings')])
  const { alike, doubtful } = await alikeIn(items, planned)
  return {
    ok: true,
    request: { basis: 'values', baseCurrency: options.baseCurrency, holdings },
    names: namesOf(items),
    leftOut: sums.leftOut,
    totals: [...sums.totals, ...parts.flatMap(({ totals }) => totals)],
    unchecked: sums.unchecked,
    valueColumn,
    prices: [], splits: [], alike, doubtful: [...sums.doubtful, ...parts.flatMap((part) => part.doubtful), ...doubtful],
  }
}
