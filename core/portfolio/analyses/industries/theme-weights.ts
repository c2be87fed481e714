import type { CompanyNumbers } from '../../funds/fund'
import { largestCompanies } from '../../look-through/companies-held'
import type { Exposure } from '../../look-through/exposure'
import type { Lookup } from '../../../reference/reference'
import type { Security } from '../../../reference/security'
import type { Theme } from './themes'

/** How much of a portfolio is in the issuers of a theme. Weights are shares of the whole portfolio. */
interface ThemeExposure {
  weight: number
  matchedCompanies: number
  /** The largest of them. */
  companies: { id: string; name: string; weight: number }[]
  tailWeight: number
}

/** Companies of a basket: by the store's identity of each line, else by the ISIN, under which unknown issuers are held. */
const basketNumbers = (theme: Theme, lines: Lookup<Security>, numbers: CompanyNumbers): Set<number> =>
  new Set(Object.keys(theme.issuers).map((isin) => {
    const security = lines.found.get(isin)
    return numbers.of(security?.companyId ?? security?.isin ?? isin)
  }))

/** The part of an exposure that lies in some companies. */
function within(exposure: Exposure, numbers: ReadonlySet<number>): Exposure {
  const kept = [...exposure.companies.keys()].filter((index) => numbers.has(exposure.companies[index] ?? -1))
  const weights = Float64Array.from(kept, (index) => exposure.weights[index] ?? 0)
  return {
    ...exposure,
    companies: Int32Array.from(kept, (index) => exposure.companies[index] ?? -1),
    weights,
    identified: weights.reduce((sum, weight) => sum + weight, 0),
  }
}

/** Measures a theme; null when its issuers could not be asked for, or no company of the portfolio is identified. */
export function themeExposure(theme: Theme, lines: Lookup<Security>, exposure: Exposure, limit: number): ThemeExposure | null {
  const failed = Object.keys(theme.issuers).some((isin) => lines.failed.has(isin))
  if (failed || exposure.companies.length === 0) return null
  const inside = within(exposure, basketNumbers(theme, lines, exposure.numbers))
  const { companies, tailWeight } = largestCompanies(inside, limit)
  return {
    weight: inside.identified,
    matchedCompanies: inside.companies.length,
    companies: companies.map(({ id, name, weight }) => ({ id, name, weight })),
    tailWeight,
  }
}
