/** Allowances of a contribution year (sections 79, 84 to 86 EStG). Amounts in EUR, unrounded: the act states no rounding. */
import { berufseinsteigerbonus, grundzulage, kinderzulage, mindesteigenbeitrag, mittelbareGrundzulage, REFORM, riesterfoerderung } from './figures'

/** What decides the allowances of a year. */
interface ContributionYear {
  /** Own contribution of the year. */
  contribution: number
  /** Children for whom child benefit is fixed toward the person. */
  children: number
  /** Age when the year begins, where the bonus of career starters was not granted before. */
  ageForBonus?: number | undefined
  /** Contribution of the spouse by whom the person is entitled; left out for those entitled themselves. */
  spouseContribution?: number | undefined
}

/** Allowances of a year. */
export interface Allowances {
  basic: number
  bonus: number
  child: number
}

const NONE: Allowances = { basic: 0, bonus: 0, child: 0 }

function basicAllowance(contribution: number): number {
  const { low, high } = grundzulage.on(REFORM)
  return low.share * Math.min(contribution, low.upTo) + high.share * Math.max(0, Math.min(contribution, high.upTo) - low.upTo)
}

/**
 * Allowances of a year: nothing at all below the least own contribution, also where that of the spouse is below it.
 *
 * @example allowancesOf({ contribution: 1800, children: 2 }) // { basic: 540, bonus: 0, child: 600 }
 */
export function allowancesOf({ contribution, children, ageForBonus, spouseContribution }: ContributionYear): Allowances {
  const supported = spouseContribution ?? contribution
  if (Math.min(contribution, supported) < mindesteigenbeitrag.on(REFORM)) return NONE
  const basic = basicAllowance(supported)
  const perChild = kinderzulage.on(REFORM)
  const child = children * Math.min(perChild.share * supported, perChild.most)
  if (spouseContribution !== undefined) return { basic: Math.min(basic, mittelbareGrundzulage.on(REFORM)), bonus: 0, child }
  const bonus = berufseinsteigerbonus.on(REFORM)
  return { basic, bonus: (ageForBonus ?? Infinity) < bonus.belowAge ? bonus.amount : 0, child }
}

export const sumOf = ({ basic, bonus, child }: Allowances): number => basic + bonus + child

/** What the rules of contracts before 2027 are asked. */
interface RiesterYear {
  contribution: number
  /** Income liable to pension insurance of the year before. */
  incomeBefore: number
  /** Of the children for whom child benefit is paid. */
  birthYears: readonly number[]
}

/** Allowance of a contract concluded before 2027: all of it for the least own contribution, below it in proportion. */
export function riesterAllowance({ contribution, incomeBefore, birthYears }: RiesterYear): { full: number; granted: number } {
  const { basic, child, share, most, least } = riesterfoerderung.on(REFORM)
  const full = birthYears.reduce((sum, birth) => sum + (birth >= child.from ? child.amount : child.before), basic)
  const due = Math.max(least, Math.min(share * incomeBefore, most) - full)
  return { full, granted: full * Math.min(1, contribution / due) }
}
