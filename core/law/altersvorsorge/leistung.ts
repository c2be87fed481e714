/** Payout of a subsidised contract, its tax and its harmful use (sections 22 no. 5 and 93 EStG, section 1 AltZertG). EUR. */
import { auszahlung, bezugsgroesse, ertragsanteil, halberUnterschied, kleinbetragsrente, REFORM } from './figures'

/** Largest lump sum at the start of the payout. */
export const mostAtOnce = (capital: number): number => capital * auszahlung.on(REFORM).atOnce

/** Smallest monthly instalment of a payout plan: 80 % of the capital divided by the months left. */
export const leastInstalment = (capital: number, monthsLeft: number): number => (capital * auszahlung.on(REFORM).instalment) / monthsLeft

/** Largest monthly annuity that may be commuted to a lump sum. */
export const smallAnnuity = (): number => bezugsgroesse.on(REFORM) * kleinbetragsrente.on(REFORM)

/** Taxed share (a fraction) of the gain in unsubsidised capital that a payout plan or a lump sum pays out; age and term in years. */
export function taxedGainShare(age: number, contractYears: number): number {
  const half = halberUnterschied.on(REFORM)
  return age >= half.age && contractYears >= half.years ? half.share : 1
}

/** Taxed share (a fraction) of a life annuity from unsubsidised capital, by the age at its start. Throws for an age outside the table. */
export const taxedAnnuityShare = (age: number): number => {
  const share = ertragsanteil.on(REFORM)[age]
  if (share === undefined) throw new RangeError(`no share of income for an annuity from the age of ${age}`)
  return share
}

/** A contract on the day on which it ends. */
interface EndedContract {
  capital: number
  /** All contributions, also unsubsidised ones. */
  contributions: number
  allowances: number
  /** Refunds of the deduction, fixed separately (section 10a(4) EStG). */
  refunds: number
}

/** Consequences of a harmful use. */
interface HarmfulUse {
  /** Allowances and refunds to be repaid; what the contract cannot pay is claimed from the person (section 94(2) EStG). */
  repaid: number
  /** Capital less allowances less contributions: the gain that is taxed; negative for a loss. */
  gain: number
}

/** Capital paid out otherwise than as a pension (section 93(1), section 22 no. 5 sentence 3 EStG). */
export function harmfulUse({ capital, contributions, allowances, refunds }: EndedContract): HarmfulUse {
  return { repaid: allowances + refunds, gain: capital - allowances - contributions }
}
