/** Whether rows add up to a total that the document prints: what proves that they are all, and that they are read rightly. */
import { grouped } from '../../../core/values/grouped'
import { countsBy } from '../../../core/values/sum'
import { toCents } from '../../../core/values/money'
import type { Block, Document } from './rows'
import { cashIn, totalsIn, type Stated } from './totals'
import type { Product } from './products'

/** A row with what is held of its security; `product` is null where nothing is. */
interface ProvenRow {
  block: Block
  product: Product | null
}

export interface Proof {
  rows: readonly ProvenRow[]
  total: Stated
  cash: Stated | null
}

/** A way in which a sum comes about, from its last row back. */
interface Way {
  before: Way | null
  row: ProvenRow | null
  /** Whether no other values give the same sum. */
  isOnly: boolean
}

const rowsOf = (way: Way | null): ProvenRow[] => {
  const rows: ProvenRow[] = []
  for (let each = way; each !== null; each = each.before) if (each.row !== null) rows.unshift(each.row)
  return rows
}

/** Candidates of a row, one for each value: those of a shape where there are any, and exact ones before those whose rate the document does not say. */
export function choicesOf({ products }: Block, shape: string | null): Product[] {
  const shaped = products.filter((product) => product.shape === shape)
  const best = new Map<number, Product>()
  const doubt = ({ currency, units, price }: Product): number => (currency === null ? 0 : 2) + (units === 1 || price === 1 ? 1 : 0)
  for (const product of (shaped.length > 0 ? shaped : products).toSorted((one, other) => doubt(one) - doubt(other))) {
    if (!best.has(toCents(product.value))) best.set(toCents(product.value), product)
  }
  return [...best.values()]
}

/** More sums than rows of one shape give. */
const MAX_WAYS = 600

/** All sums that go on with one more row. */
function extended(ways: ReadonlyMap<number, Way>, block: Block, choices: readonly Product[]): Map<number, Way> {
  if (choices.length === 0) return new Map([...ways].map(([sum, before]) => [sum, { before, row: { block, product: null }, isOnly: before.isOnly }]))
  const next = new Map<number, Way>()
  for (const [sum, before] of ways) {
    for (const product of choices) {
      const key = sum + toCents(product.value)
      const earlier = next.get(key)
      next.set(key, earlier === undefined ? { before, row: { block, product }, isOnly: before.isOnly } : { ...earlier, isOnly: false })
    }
  }
  return next
}

/** Rates of one day and currency are the same. */
function areRatesSame(rows: readonly ProvenRow[]): boolean {
  const rates = new Map<string, number[]>()
  for (const { product } of rows) if (product !== null && product.currency !== null) rates.set(product.currency, [...(rates.get(product.currency) ?? []), product.rate])
  return [...rates.values()].every((own) => Math.max(...own) / Math.min(...own) < 1.01)
}

/** Whether a total stands among the rows: then it is one of a part. */
const isWithin = ({ at }: Stated, rows: readonly ProvenRow[]): boolean => {
  const held = rows.flatMap(({ product }) => product?.figure.at ?? [])
  return at >= Math.min(...held) && at < Math.max(...held)
}

/** More than any statement takes whose rows add up: a long list of bookings does not hold up the page. */
const MAX_STEPS = 800_000

/** Balances of accounts: each is tried with each sum. */
const MAX_CASH = 100

interface Search {
  totals: ReadonlyMap<number, readonly Stated[]>
  cash: readonly Stated[]
  /** The largest of those balances. */
  most: number
  /** Sums that were looked at so far. */
  steps: number
}

function proofsOfWay(sum: number, way: Way, { totals, cash }: Search): Proof[] {
  if (!way.isOnly) return []
  const met = [null, ...cash].flatMap((balance) => (totals.get(sum + toCents(balance?.value ?? 0)) ?? [])
    .filter(({ at }) => balance === null || balance.at !== at).map((total) => ({ total, cash: balance })))
  if (met.length === 0) return []
  const rows = rowsOf(way)
  return areRatesSame(rows) ? met.filter(({ total }) => !isWithin(total, rows)).map((each) => ({ ...each, rows })) : []
}

const largestOf = (choices: readonly Product[]): number => Math.max(0, ...choices.map(({ value }) => toCents(value)))

/** Whether some total is left that sums come to with rows of so much, and with cash. */
function isInReach(ways: ReadonlyMap<number, Way>, rest: number, { totals, most }: Search): boolean {
  const [least, highest] = [Math.min(...ways.keys()), Math.max(...ways.keys()) + rest + most]
  return [...totals.keys()].some((total) => total >= least && total <= highest)
}

/** Proofs of runs of rows that begin at one row. */
function proofsFrom(blocks: readonly Block[], choices: readonly (readonly Product[])[], first: number, rests: readonly number[], search: Search): Proof[] {
  const proofs: Proof[] = []
  let ways = new Map<number, Way>([[0, { before: null, row: null, isOnly: true }]])
  for (let index = first; index < blocks.length; index += 1) {
    const [block, own = []] = [blocks[index], choices[index]]
    if (block === undefined || !isInReach(ways, rests[index] ?? 0, search)) break
    ways = extended(ways, block, own)
    search.steps += ways.size
    if (ways.size > MAX_WAYS || search.steps > MAX_STEPS) break
    if (own.length > 0) for (const [sum, way] of ways) proofs.push(...proofsOfWay(sum, way, search))
  }
  return proofs
}

/** The commonest shapes of rows; any only where the rows are few, since among many some would add up by chance. */
export function shapesOf(blocks: readonly Block[]): (string | null)[] {
  const counts = countsBy(blocks.flatMap(({ products }) => [...new Set(products.map((product) => product.shape))]), (shape) => shape)
  return [...[...counts].sort(([, one], [, other]) => other - one).slice(0, 4).map(([shape]) => shape),
    ...(blocks.filter(({ products }) => products.length > 0).length < 6 ? [null] : [])]
}

const isHeld = ({ product }: ProvenRow): boolean => product !== null

export const heldIn = ({ rows }: Proof): ProvenRow[] => rows.filter(isHeld)

/** All proofs, the one of most rows first; those without cash before those with. None where not all could be looked for. */
export function proofsOf(document: Document, blocks: readonly Block[]): Proof[] {
  const totals = grouped(totalsIn(document), ({ value }) => toCents(value))
  const cash = cashIn(document)
  if (totals.size === 0 || cash.length > MAX_CASH) return []
  const search: Search = { totals, cash, most: Math.max(0, ...cash.map(({ value }) => toCents(value))), steps: 0 }
  const proofs = shapesOf(blocks).flatMap((shape) => {
    const choices = blocks.map((block) => choicesOf(block, shape))
    let sum = 0
    const rests = choices.toReversed().map((own) => (sum += largestOf(own))).reverse()
    return choices.flatMap((own, first) => (own.length > 0 ? proofsFrom(blocks, choices, first, rests, search) : []))
  })
  return search.steps > MAX_STEPS ? [] : proofs.toSorted((one, other) => heldIn(other).length - heldIn(one).length || Number(one.cash !== null) - Number(other.cash !== null))
}
