/** Selling a fund month by month. Amounts in EUR, unrounded; rates are fractions. */
import { monthlyRate } from '../../values/growth'
import { HALF_CENT } from '../../savings-goal/savings-goal'

const MONTHS = 12

/** A plan of monthly sales whose amount rises once a year. */
export interface WithdrawalPlan {
  startCapital: number
  /** Share of the capital that is purchase cost. */
  costShare: number
  /** Gross proceeds of every sale in the first year. */
  monthlyWithdrawal: number
  annualIncrease: number
  annualReturn: number
  years: number
}

/** One year of a plan. */
export interface WithdrawalYear {
  startValue: number
  growth: number
  withdrawn: number
  /** Gain in the sales, at average cost. */
  gain: number
  endValue: number
  /** Months whose sale was paid in full, to half a cent. */
  monthsPaid: number
}

/** The years of a plan: every month first growth, then a sale of the wanted amount or of what is left. */
export function withdrawalYears(plan: WithdrawalPlan): WithdrawalYear[] {
  const years: WithdrawalYear[] = []
  let depot = { value: plan.startCapital, cost: plan.startCapital * plan.costShare }
  for (let year = 0; year < plan.years; year++) {
    const wanted = plan.monthlyWithdrawal * (1 + plan.annualIncrease) ** year
    const next = withdrawYear(depot, wanted, monthlyRate(plan.annualReturn))
    years.push(next.year)
    depot = next.depot
  }
  return years
}

interface Depot {
  value: number
  cost: number
}

function withdrawYear(start: Depot, wanted: number, rate: number): { year: WithdrawalYear; depot: Depot } {
  let { value, cost } = start
  const year = { startValue: value, growth: 0, withdrawn: 0, gain: 0, endValue: 0, monthsPaid: 0 }
  for (let month = 0; month < MONTHS; month++) {
    year.growth += value * rate
    value += value * rate
    const sold = Math.min(wanted, value)
    const costSold = value === 0 ? 0 : cost * (sold / value)
    year.withdrawn += sold
    year.gain += sold - costSold
    if (sold >= wanted - HALF_CENT) year.monthsPaid += 1
    value -= sold
    cost -= costSold
  }
  return { year: { ...year, endValue: value }, depot: { value, cost } }
}

/** Monthly gross withdrawal of the first year that leaves nothing at the end: the capital divided by the annuity's present value. */
export function sustainableWithdrawal({ startCapital, annualIncrease, annualReturn, years }: WithdrawalPlan): number {
  const rate = monthlyRate(annualReturn)
  let presentValue = 0
  for (let month = 1; month <= MONTHS * years; month++) {
    const raise = (1 + annualIncrease) ** Math.floor((month - 1) / MONTHS)
    presentValue += raise / (1 + rate) ** month
  }
  return startCapital / presentValue
}
