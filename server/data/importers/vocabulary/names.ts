/** Words that say what kind of paper or company it is, not which. */
const commonWords = new Set(
  ('A B C D H N I INC CORP CORPORATION CO COMPANY COMPANIES PLC AG SA NV LTD LIMITED SE ASA AB OYJ SPA KGAA KK BHD TBK PJSC PCL PT ADR ADS ' +
    'GDR REIT TRUST CLASS CL SHARES SHARE SHS ORD ORDINARY REG REGISTERED BEARER PREF PREFERENCE PREFERRED COM COMMON STOCK NPV ' +
    'HOLDING HOLDINGS HLDG HLDGS GROUP GRP GP THE AND OF DE VORZUEGE NON VOTING SPONSORED REPR UNIT UNITS LLC LP').split(' '),
)

const wordsOf = (name: string): string[] =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').split(' ').filter((word) => word !== '' && !commonWords.has(word))

/** Share of words that both must have in common, of the shorter name. */
const ENOUGH = 0.5

/**
 * Whether two names can be the same company: at least half of the distinguishing words agree. Names are cut at about 34
 * characters by some publishers, so a word may be the beginning of the other's.
 */
export function sameName(first: string, second: string): boolean {
  const [one, other] = [wordsOf(first), wordsOf(second)]
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length === 0) return first.trim().toUpperCase() === second.trim().toUpperCase()
  const common = shorter.filter((word) => longer.some((candidate) => isPrefix(word, candidate))).length
  return common / shorter.length >= ENOUGH
}

const isPrefix = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)))
