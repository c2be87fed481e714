import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { share } from '../../../values/schemas/scalars'
import type { Book } from '../../book/book'
import { largestCompanies } from '../../look-through/companies-held'
import { exposureOf, type Exposure } from '../../look-through/exposure'
import { FULL, asShare, reaches, sumOfSquares } from '../../../values/fractions'
import { anyCompanyFailed, anyConstituentsFailed, anyGuess, hasUnresolved, presentFor, unavailableFor, unknownFor, withoutEquities } from '../../look-through/reasons'
import { words } from './words'

/** Coverage (a fraction) below which figures about issuers are withheld. */
const WITHHELD_BELOW = 0.8

const issuer = z.strictObject({ issuerId: z.string(), name: z.string(), weight: share() })

/** Dependence of the equities on single issuers. */
export const concentration = defineSection({
  id: 'concentration',
  title: { en: 'Concentration', de: 'Konzentration' },
  description: {
    en: 'Issuer concentration, HHI and effective number of issuers of the equity book; withheld below 80% coverage.',
    de: 'Emittentenkonzentration, HHI und effektive Zahl der Emittenten im Aktienbestand; unter 80 % Abdeckung zurückgehalten.',
  },
  notFor: 'Unavailable when any holding is not resolved. Not for the list of companies: use analyzePublicPortfolioLookThrough.',
  data: z.strictObject({
    scope: z.literal('equities'),
    coverage: share(),
    issuers: z.array(issuer),
    issuerCount: z.number().int().min(0).nullable(),
    tailWeight: share().nullable(),
    largestIssuer: issuer.nullable(),
    hhi: share().nullable(),
    effectiveN: z.number().min(0).nullable().meta({ unit: 'count' }),
  }),
  words,
  method: {
    en: [
      '`coverage = identified issuer weight / equity share`.',
      'Issuer weights are shares of the identified book: `w = weight / identified`.',
      '`HHI = sum of w^2` over all issuers, `effectiveN = 1 / HHI`.',
      'Below 80% coverage the figures are withheld, with any unresolved holding the section is unavailable.',
      'No personal limit is assumed or judged.',
    ].join('\n'),
    de: [
      '`coverage = Gewicht der erkannten Emittenten / Aktienanteil`.',
      'Emittentengewichte sind Anteile am erkannten Bestand: `w = Gewicht / erkannt`.',
      '`HHI = Summe der w^2` über alle Emittenten, `effectiveN = 1 / HHI`.',
      'Unter 80 % Abdeckung werden die Werte zurückgehalten; mit einer nicht aufgelösten Position ist die Auswertung nicht verfügbar.',
      'Persönliche Grenzen werden weder angenommen noch bewertet.',
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    if (exposure.share === 0) return withoutEquities(book, exposure)
    if (hasUnresolved(book)) return unavailableFor(book, 'unresolved_holdings')
    const failed = anyConstituentsFailed(book, exposure) || anyCompanyFailed(book, exposure)
    const coverage = asShare(exposure.identified / exposure.share)
    if (coverage === 0) return unknownFor(book, failed)
    const figures = reaches(coverage, WITHHELD_BELOW) ? issuersOf(book, exposure) : withheld
    return presentFor(book, { scope: 'equities' as const, coverage, ...figures }, { failed, incomplete: !reaches(coverage, FULL) || anyGuess(exposure) })
  },
})

const withheld = { issuers: [], issuerCount: null, tailWeight: null, largestIssuer: null, hhi: null, effectiveN: null }

/** Largest issuers, as shares of the identified equities. */
function issuersOf({ request }: Book, exposure: Exposure) {
  const { identified, weights } = exposure
  const { companies, tailWeight } = largestCompanies(exposure, request.limit)
  const issuers = companies.map(({ id, name, weight }) => ({ issuerId: id, name, weight: asShare(weight / identified) }))
  const hhi = asShare(sumOfSquares(weights) / identified ** 2)
  return {
    issuers,
    issuerCount: weights.length,
    tailWeight: asShare(tailWeight / identified),
    largestIssuer: issuers[0] ?? null,
    hhi,
    effectiveN: 1 / hhi,
  }
}
