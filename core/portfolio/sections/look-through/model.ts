import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { share } from '../../../values/schemas/scalars'
import { largestCompanies, type CompanyHeld } from '../../look-through/companies-held'
import { exposureOf, mayHideEquities, type Exposure, valueOf } from '../../look-through/exposure'
import { FULL, reaches } from '../../../values/fractions'
import { anyCompanyFailed, anyConstituentsFailed, anyFundIncomplete, fundCoverages, presentFor, unknownFor, withoutEquities } from '../../look-through/reasons'
import { fundCoverage, isinOrNull, money } from '../../schemas/shapes'
import { words } from './words'

const position = z.strictObject({
  id: z.string(),
  isin: isinOrNull.meta({ description: "The company's primary line." }),
  name: z.string(),
  weight: share().meta({ description: 'Share of the whole portfolio.' }),
  value: money(),
  sector: z.string().nullable(),
  region: z.string().nullable(),
  provenance: z.strictObject({
    direct: share(),
    viaFunds: z.array(z.strictObject({ fund: z.string(), weight: share(), shareInFund: share() })),
  }),
})

/** The companies behind the portfolio. */
export const lookThrough = defineSection({
  id: 'look-through',
  title: { en: 'Look-through', de: 'Durchschau' },
  description: {
    en: 'Underlying equity positions with direct and fund provenance and the weight that is not listed.',
    de: 'Die Aktien hinter dem Depot, direkt und über Fonds, samt dem nicht aufgeführten Gewicht.',
  },
  notFor: 'Bond, cash, gold and crypto funds are not opened; a multi-asset fund is, where its companies are known. Not for how much depends on single companies: use analyzePublicPortfolioConcentration.',
  data: z.strictObject({
    scope: z.literal('equities'),
    positions: z.array(position),
    positionCount: z.number().int().min(0),
    unresolvedFundWeight: share().meta({ description: 'Share of the portfolio in equity fund remainders that name no company.' }),
    tailWeight: share().meta({ description: 'Positions beyond the limit.' }),
    funds: z.array(fundCoverage),
  }),
  words,
  method: {
    en: [
      '`weight = direct weight + sum of fund weight x weight in fund` per company.',
      'The returned positions, `tailWeight` and `unresolvedFundWeight` add up to the equity share of the portfolio:',
      'cash, derivatives and missing rows of a fund belong to `unresolvedFundWeight`.',
      'A multi-asset fund counts with its equity part where its companies are known: the equities of its mix, at least its own equity rows,',
      'whose weights are shares of the whole fund; rows of a fund that stands in for that part count times that part.',
      'Its `coveredWeight` is what is known of that part. One without known companies counts as no equities and is named in the limitations.',
    ].join('\n'),
    de: [
      '`weight = direktes Gewicht + Summe aus Fondsgewicht x Gewicht im Fonds` je Unternehmen.',
      'Aufgeführte Positionen, `tailWeight` und `unresolvedFundWeight` ergeben zusammen den Aktienanteil des Depots:',
      'Liquidität, Derivate und fehlende Zeilen eines Fonds gehören zu `unresolvedFundWeight`.',
      'Ein Mischfonds zählt mit seinem Aktienteil, wo dessen Unternehmen bekannt sind: den Aktien seiner Aufteilung, mindestens seinen eigenen Aktienzeilen,',
      'deren Gewichte Anteile am ganzen Fonds sind; Zeilen eines Fonds, der an die Stelle dieses Teils tritt, zählen mal diesem Teil.',
      '`coveredWeight` ist, was von diesem Teil bekannt ist. Einer ohne bekannte Unternehmen zählt nicht zu den Aktien und steht in den Grenzen.',
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    if (exposure.share === 0) return withoutEquities(book, exposure)
    const failed = anyConstituentsFailed(book, exposure) || anyCompanyFailed(book, exposure)
    if (exposure.identified === 0) return unknownFor(book, failed)
    const { companies, tailWeight } = largestCompanies(exposure, book.request.limit)
    const data = {
      scope: 'equities' as const,
      positions: companies.map((company) => positionOf(company, book.totalValue)),
      positionCount: exposure.companies.length,
      unresolvedFundWeight: exposure.unresolvedFundWeight,
      tailWeight,
      funds: fundCoverages(exposure.funds),
    }
    return presentFor(book, data, { failed, incomplete: isIncomplete(exposure) })
  },
})

const isIncomplete = (exposure: Exposure): boolean =>
  anyFundIncomplete(exposure.funds) || mayHideEquities(exposure) || !reaches(1 - exposure.unresolvedFundWeight / exposure.share, FULL)

const positionOf = ({ id, isin, name, weight, sector, region, direct, viaFunds }: CompanyHeld, totalValue: number | null) => ({
  id, isin, name, weight, value: valueOf(weight, totalValue), sector, region, provenance: { direct, viaFunds },
})
