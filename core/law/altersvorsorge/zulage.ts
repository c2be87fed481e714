/** Allowances of a contribution year (sections 79, 84 to 86 EStG). Amounts in EUR, unrounded: the act states no rounding. */
import { berufseinsteigerbonus, grundzulage, kinderzulage, mindesteigenbeitrag, mittelbareGrundzulage, REFORM, riesterfoerderung } from './figures'

/** Inputs of the allowances of a year. */
interface ContributionYear {
  /** Own contribution of the year. */
  contribution: number
  /** Children whose child benefit is assessed to the person. */
  children: number
  /** Age in years when the year begins, if the bonus for career starters was not granted before. */
  ageForBonus?: number | undefined
  /** Contribution of the spouse through whom the person is entitled; left out for a person entitled directly. */
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
 * Allowances of a year: none if the own contribution, or that of the spouse, is below the minimum.
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

/** Sum of the allowances of a year. */
export const sumOf = ({ basic, bonus, child }: Allowances): number => basic + bonus + child

/** Inputs of the rules for contracts concluded before 2027. */
interface RiesterYear {
  contribution: number
  /** Income of the year before that is subject to pension insurance. */
  incomeBefore: number
  /** Years of birth of the children for whom child benefit is paid. */
  birthYears: readonly number[]
}

/** Allowance of a contract concluded before 2027: in full from the minimum own contribution on, below it in proportion. */
export function riesterAllowance({ contribution, incomeBefore, birthYears }: RiesterYear): { full: number; granted: number } {
  const { basic, child, share, most, least } = riesterfoerderung.on(REFORM)
  const full = birthYears.reduce((sum, birth) => sum + (birth >= child.from ? child.amount : child.before), basic)
  const due = Math.max(least, Math.min(share * incomeBefore, most) - full)
  return { full, granted: full * Math.min(1, contribution / due) }
}
