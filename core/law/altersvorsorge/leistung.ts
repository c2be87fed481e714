/** Payout of a subsidised contract, its tax and its harmful use (sections 22 no. 5 and 93 EStG, section 1 AltZertG). EUR. */
import { auszahlung, bezugsgroesse, ertragsanteil, halberUnterschied, kleinbetragsrente, REFORM } from './figures'

/** Most that may be paid at once when the payout starts. */
export const mostAtOnce = (capital: number): number => capital * auszahlung.on(REFORM).atOnce

/** Least instalment of a payout plan, a month: 80 % of the capital by the months that are left. */
export const leastInstalment = (capital: number, monthsLeft: number): number => (capital * auszahlung.on(REFORM).instalment) / monthsLeft

/** Monthly annuity up to which it may be paid off at once. */
export const smallAnnuity = (): number => bezugsgroesse.on(REFORM) * kleinbetragsrente.on(REFORM)

/** Share of the gain in unsubsidised capital that is taxed when a payout plan or a lump sum pays it. */
export function taxedGainShare(age: number, contractYears: number): number {
  const half = halberUnterschied.on(REFORM)
  return age >= half.age && contractYears >= half.years ? half.share : 1
}

/** Share of a life annuity from unsubsidised capital that is taxed, by the age at its start. */
export const taxedAnnuityShare = (age: number): number => {
  const share = ertragsanteil.on(REFORM)[age]
  if (share === undefined) throw new RangeError(`no share of income for an annuity from the age of ${age}`)
  return share
}

/** A contract on the day of its end. */
interface EndedContract {
  capital: number
  /** All contributions, also unsubsidised ones. */
  contributions: number
  allowances: number
  /** Refunds of the deduction, fixed separately (section 10a(4) EStG). */
  refunds: number
}

/** What a harmful use takes. */
interface HarmfulUse {
  /** Allowances and refunds that go back; what the contract cannot pay is demanded from the person (section 94(2) EStG). */
  repaid: number
  /** Capital less allowances less contributions: the gain that is taxed; negative for a loss. */
  gain: number
}

/** Capital paid out otherwise than as a pension (section 93(1), section 22 no. 5 sentence 3 EStG). */
export function harmfulUse({ capital, contributions, allowances, refunds }: EndedContract): HarmfulUse {
  return { repaid: allowances + refunds, gain: capital - allowances - contributions }
}
