/** How much of something is known, merely resembled by another list, or unknown: three shares of one whole. */
import { approximations, type Seen } from './insights'

/** Fractions that add up to 1. */
export interface Knowledge {
  known: number
  approximated: number
  unknown: number
}

const clipped = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/** Of a whole of which so much is covered and so much rests on stand-ins. */
export function knowledge(covered: number, approximated: number): Knowledge {
  const seen = clipped(covered)
  const resembled = Math.min(seen, clipped(approximated))
  return { known: seen - resembled, approximated: resembled, unknown: 1 - seen }
}

/** Share of the whole portfolio that is in funds seen through ones that merely resemble them. */
export function approximatedWeight({ holdings, assumptions }: Pick<Seen, 'holdings' | 'assumptions'>): number {
  const funds = approximations(assumptions)
  return holdings.reduce((sum, { name, weight }) => sum + (funds.has(name) ? weight : 0), 0)
}

/** Of the whole portfolio. */
export function knowledgeOf(seen: Seen): Knowledge {
  const unresolved = seen.holdings.reduce((sum, { status, weight }) => sum + (status === 'unresolved' ? weight : 0), 0)
  const lost = seen.analyses['look-through'].data?.unresolvedFundWeight ?? 0
  return knowledge(1 - unresolved - lost, approximatedWeight(seen))
}
