import * as z from 'zod'
import { addMonths, type IsoDate } from '../values/dates'
import { monthlyRate } from '../values/growth'
import { cents } from '../values/money'
import { isoDate } from '../values/schemas/scalars'

/** A goal not reached within this many months counts as unreachable. */
const GOAL_HORIZON_MONTHS = 600

/** Half a cent (EUR): a balance that misses its target by less counts as having reached it. */
export const HALF_CENT = 0.005

/** An amount to save. Amounts in EUR, the yearly rate a fraction. */
export interface SavingsGoal {
  target: number
  current: number
  /** Saved at the end of every month. */
  monthlySaving: number
  yearlyRate: number
  /** Day from which the months are counted. */
  from: IsoDate
}

/**
 * How long it takes to reach a savings goal: every month first growth, then the saving. Without any saving a deficit is
 * unreachable, with 0 months.
 */
export function reachGoal(goal: SavingsGoal) {
  const funded = monthsUntilFunded(goal)
  const monthsToTarget = funded ?? (goal.monthlySaving > 0 ? GOAL_HORIZON_MONTHS : 0)
  return {
    deficit: cents(Math.max(0, goal.target - goal.current)),
    targetUnreachable: funded === null,
    monthsToTarget,
    targetDate: addMonths(goal.from, monthsToTarget),
  }
}

function monthsUntilFunded({ target, current, monthlySaving, yearlyRate }: SavingsGoal): number | null {
  const enough = target - HALF_CENT
  if (current >= enough) return 0
  if (monthlySaving === 0) return null
  const rate = monthlyRate(yearlyRate)
  let balance = current
  for (let month = 1; month <= GOAL_HORIZON_MONTHS; month++) {
    balance = balance * (1 + rate) + monthlySaving
    if (balance >= enough) return month
  }
  return null
}

/** The four result fields of a savings goal, as every calculator with one has them. */
export const savingsGoalResult = {
  deficit: z.number().min(0).meta({ description: 'Still missing today.', unit: 'EUR' }),
  targetUnreachable: z.boolean().meta({ description: 'Whether 600 months are not enough, or nothing is saved at all.' }),
  monthsToTarget: z.int().min(0).max(GOAL_HORIZON_MONTHS).meta({
    description: 'Months until the target is reached; 0 with a deficit when nothing is saved: see targetUnreachable.',
    unit: 'months',
  }),
  targetDate: isoDate.meta({ description: 'Meaningful only when the target is reached.' }),
}
