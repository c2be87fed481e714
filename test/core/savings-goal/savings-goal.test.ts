import { describe, expect, it } from 'vitest'
import { reachGoal, type SavingsGoal } from '../../../core/savings-goal/savings-goal'

const goal = (more: Partial<SavingsGoal>): SavingsGoal => ({ target: 600, current: 0, monthlySaving: 1, yearlyRate: 0, from: '2026-01-31', ...more })

describe('a goal', () => {
  it('may take 600 months, and no more', () => {
    expect(reachGoal(goal({ target: 600 }))).toEqual({ deficit: 600, targetUnreachable: false, monthsToTarget: 600, targetDate: '2076-01-31' })
    expect(reachGoal(goal({ target: 601 }))).toEqual({ deficit: 601, targetUnreachable: true, monthsToTarget: 600, targetDate: '2076-01-31' })
  })

  it('is reached where half a cent is missing, and not where more is', () => {
    // 0.505 - 0.005 is 0.5: there after one month of 0.50, and after two of 0.49
    expect(reachGoal(goal({ target: 0.505, monthlySaving: 0.5 })).monthsToTarget).toBe(1)
    expect(reachGoal(goal({ target: 0.505, monthlySaving: 0.49 })).monthsToTarget).toBe(2)
  })

  it('grows first and takes the saving then', () => {
    // 1.12 ^ (1 / 12) a month: 100 x 1.0094888 + 10 = 110.95 after one, 122.00 after two, 133.16 after three
    expect([110, 111, 122, 122.1, 133].map((target) => reachGoal(goal({ target, current: 100, monthlySaving: 10, yearlyRate: 0.12 })).monthsToTarget)).toEqual([1, 2, 2, 3, 3])
  })
})
