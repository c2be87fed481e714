import * as z from 'zod'
import { assetClasses, type AssetClass } from '../../../reference/security'
import { asShare } from '../../../values/fractions'
import { toCents } from '../../../values/money'
import { share } from '../../../values/schemas/scalars'
import { sum } from '../../../values/sum'

const assetClass = z.enum(assetClasses)

/** Target share of an asset class in the portfolio; those of a plan sum to 1. */
export const target = z.strictObject({ assetClass, weight: share() })

export type Target = z.output<typeof target>

/** An amount in the base currency. */
export const baseAmount = () => z.number().min(0).meta({ unit: 'baseCurrency' })

/** One asset class before or after the contribution. */
const row = z.strictObject({
  assetClass,
  currentWeight: share(),
  targetWeight: share(),
  deviation: z.number().min(-1).max(1).meta({ description: 'currentWeight less targetWeight.', unit: 'fraction' }),
  value: baseAmount(),
})

/** A plan; its amounts are whole cents. */
export const planned = z.strictObject({
  allocatedAmount: baseAmount(),
  unallocatedAmount: baseAmount().meta({ description: 'Counts as cash afterwards.' }),
  before: z.array(row),
  after: z.array(row),
  allocations: z.array(z.strictObject({ assetClass, amount: baseAmount() })),
})

/** Remainders are compared in steps of this part of a cent, so that rounding errors do not decide a tie. */
const REMAINDER_STEPS = 1e5

/**
 * Distributes whole cents in proportion to weights by largest remainder; ties go to the earlier one. Without a positive
 * weight nothing is distributed.
 */
function largestRemainder(total: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (whole <= 0) return weights.map(() => 0)
  const steps = weights.map((weight) => Math.round(((total * weight) / whole) * REMAINDER_STEPS))
  const shares = steps.map((step) => Math.floor(step / REMAINDER_STEPS))
  const left = total - sum(shares)
  const byRemainder = steps
    .map((step, index) => ({ index, remainder: step % REMAINDER_STEPS }))
    .sort((one, other) => other.remainder - one.remainder)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Amounts per asset class: targets in request order, then every other class held, by key. */
function rows(values: ReadonlyMap<AssetClass, number>, targets: readonly Target[], listed: readonly AssetClass[], total: number): z.output<typeof row>[] {
  return listed.map((assetClass) => {
    const value = values.get(assetClass) ?? 0
    const currentWeight = Math.min(1, value / total)
    const targetWeight = targets.find((target) => target.assetClass === assetClass)?.weight ?? 0
    return { assetClass, currentWeight, targetWeight, deviation: currentWeight - targetWeight, value }
  })
}

/** Fraction of the portfolio by which each target is undershot; 0 for those that are not. */
const gapsOf = (values: ReadonlyMap<AssetClass, number>, targets: readonly Target[], total: number): number[] =>
  targets.map((target) => asShare(target.weight - (values.get(target.assetClass) ?? 0) / total))

/**
 * Splits one contribution over the asset classes below target, in proportion to how far below they are.
 *
 * @param values amount held per asset class in the base currency
 * @param total value of the portfolio in the base currency
 * @param contribution amount in whole cents
 * @param minimum an amount below it is not allocated, nor distributed among the others
 */
export function planContribution(
  values: ReadonlyMap<AssetClass, number>, total: number, targets: readonly Target[], contribution: number, minimum: number,
): z.output<typeof planned> {
  const budget = toCents(contribution)
  const shared = largestRemainder(budget, gapsOf(values, targets, total)).map((share) => (share / 100 < minimum ? 0 : share))
  const unallocated = budget - sum(shared)
  const allocations = targets
    .map(({ assetClass }, index) => ({ assetClass, amount: (shared[index] ?? 0) / 100 }))
    .filter(({ amount }) => amount > 0)
  const after = new Map(values)
  for (const { assetClass, amount } of allocations) after.set(assetClass, (after.get(assetClass) ?? 0) + amount)
  if (unallocated > 0) after.set('cash', (after.get('cash') ?? 0) + unallocated / 100)
  const targeted = targets.map((target) => target.assetClass)
  const listed = [...targeted, ...[...after.keys()].filter((key) => !targeted.includes(key)).sort()]
  return {
    allocatedAmount: (budget - unallocated) / 100,
    unallocatedAmount: unallocated / 100,
    before: rows(values, targets, listed, total),
    after: rows(after, targets, listed, total + contribution),
    allocations,
  }
}
