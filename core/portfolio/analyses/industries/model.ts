import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis, type AnalysisOutcome } from '../../../operations/define'
import { share } from '../../../values/schemas/scalars'
import { snapshotRequest, snapshotCost } from '../../schemas/request'
import { readBook, type Book } from '../../book/book'
import { exposureOf, type Exposure, bucketsOf, valueOf, mayHideEquities } from '../../look-through/exposure'
import { FULL, asShare, reaches } from '../../../values/fractions'
import { INTERESTS_VERSION, industryKey, interests } from './interests'
import { industryWeights, themeExposure } from './weights'
import { THEMES_VERSION, themes, type Theme } from './themes'
import {
  anyConstituentsFailed, anyGuess, holdingReasons, lookedThrough, mixedFundLimitations, presentFor, proxyAssumptions, unknownFor, withoutEquities,
} from '../../look-through/reasons'
import { ask, type Lookup } from '../../../reference/reference'
import type { Security } from '../../../reference/security'
import { bucket, money } from '../../schemas/shapes'
import { holdingLimitations, noRecommendation } from '../../snapshot/snapshot'
import { UNKNOWN } from '../../keys/taxonomy'
import { sum, sumBy } from '../../../values/sum'
import { words } from './words'

const interest = z.strictObject({
  key: z.string(),
  name: z.string(),
  weight: share().meta({ description: 'Share of the whole portfolio; interests may overlap.' }),
  value: money(),
  industries: z.array(z.string()).meta({ description: 'Industry names that the interest consists of.' }),
})

const theme = z.strictObject({
  key: z.string(),
  name: z.string(),
  weight: share().nullable().meta({ description: 'Share of the whole portfolio; null is unmeasured. Themes overlap.' }),
  value: money(),
  lowerBound: z.boolean().meta({ description: 'True while equities may be missing.' }),
  matchedCompanies: z.number().int().min(0),
  companies: z.array(z.strictObject({ id: z.string(), name: z.string(), weight: share() })),
  tailWeight: share().nullable().meta({ description: 'Weight of matched companies beyond limit; null is unmeasured.' }),
  reviewedAt: z.string().meta({ format: 'date' }),
  sources: z.array(z.string()),
})

const data = z.strictObject({
  scope: z.literal('equities'),
  portfolioShare: share().meta({ description: 'Equity share of the whole portfolio.' }),
  industries: z.strictObject({
    coverage: share().meta({ description: 'Share of the equities whose industry is known.' }),
    buckets: z.array(bucket).meta({ description: 'By provider industry name, unknown included.' }),
  }),
  interests: z.strictObject({ version: z.string(), coverage: share(), items: z.array(interest) }),
  themes: z.strictObject({
    version: z.string(),
    coverage: share().meta({ description: 'Share of the equities whose company is identified.' }),
    items: z.array(theme),
  }),
})

type Data = z.output<typeof data>

/** Data of the analysis: the portfolio, and the securities of the baskets by ISIN. */
export interface Facts {
  book: Book
  lines: Lookup<Security>
}

const basketIsins = [...new Set(themes.flatMap(({ issuers }) => Object.keys(issuers)))]

function interestItems(weights: ReadonlyMap<string, number>, totalValue: number | null): Data['interests']['items'] {
  const byKey = [...weights].map(([name, weight]) => ({ key: industryKey(name), weight }))
  return interests.map(({ key, name, industries }) => {
    const keys = new Set(industries.map(industryKey))
    const weight = asShare(sumBy(byKey, (industry) => keys.has(industry.key) ? industry.weight : 0))
    return { key, name: name.en, weight, value: valueOf(weight, totalValue), industries: [...industries] }
  })
}

function themeItem(theme: Theme, { book, lines }: Facts, exposure: Exposure, mayMiss: boolean): Data['themes']['items'][number] {
  const { key, name, reviewedAt, sources } = theme
  const measured = themeExposure(theme, lines, exposure, book.request.limit)
  const weight = measured && asShare(measured.weight)
  return {
    key, name: name.en,
    ...(measured ?? { matchedCompanies: 0, companies: [], tailWeight: null }),
    weight, value: weight === null ? null : valueOf(weight, book.totalValue), lowerBound: mayMiss && weight !== null, reviewedAt, sources: [...sources],
  }
}

function dataOf(facts: Facts): Data {
  const { book } = facts
  const exposure = exposureOf(book)
  const known = industryWeights(exposure)
  const unknown = asShare(exposure.share - sum(known.values()))
  const coverage = asShare(1 - unknown / exposure.share)
  const identified = asShare(exposure.identified / exposure.share)
  const mayMiss = !reaches(identified, FULL) || mayHideEquities(exposure) || holdingReasons(book).length > 0
  return {
    scope: 'equities',
    portfolioShare: exposure.share,
    industries: { coverage, buckets: bucketsOf(new Map([...known, [UNKNOWN, unknown]]), book.totalValue) },
    interests: { version: INTERESTS_VERSION, coverage, items: interestItems(known, book.totalValue) },
    themes: { version: THEMES_VERSION, coverage: identified, items: themes.map((one) => themeItem(one, facts, exposure, mayMiss)) },
  }
}

/** Whether the industry of a stock is missing because its company could not be looked up. */
const anyIndustryFailed = ({ companies }: Book, { stocks }: Exposure): boolean =>
  stocks.some(({ position: { security } }) => security.industry === null && companies.failed.has(security.companyId ?? ''))

function industriesOf(facts: Facts): AnalysisOutcome<Data>['analysis'] {
  const { book } = facts
  const exposure = exposureOf(book)
  if (exposure.share === 0) return withoutEquities(book, exposure)
  const result = dataOf(facts)
  const { coverage } = result.industries
  const failed = anyConstituentsFailed(book, exposure) || anyIndustryFailed(book, exposure)
  if (coverage === 0) return unknownFor(book, failed)
  return presentFor(book, result, { failed: failed || facts.lines.failed.size > 0, incomplete: !reaches(coverage, FULL) || anyGuess(exposure) })
}

/** Which industries, interests and themes a portfolio holds. */
export const industries = defineAnalysis({
  id: 'industries',
  title: { en: 'Industries and themes', de: 'Branchen und Themen' },
  description: {
    en: 'Equities behind a portfolio by provider industry, by maintained interests and by versioned baskets of issuers.',
    de: 'Die Aktien hinter einem Depot nach Branche, nach gepflegten Interessen und nach versionierten Themenkörben.',
  },
  notFor: 'Not for the eleven broad sectors: use analyzePublicPortfolioSectors.',
  request: snapshotRequest,
  data,
  words,
  example: { holdings: [{ isin: 'IE00B4L5Y983', weight: 0.7 }, { isin: 'IE00BKM4GZ66', weight: 0.2 }, { isin: 'US0378331005', weight: 0.1 }] },
  method: {
    en: [
      'Every direct share counts with its own industry, every equity fund with those of its equity rows; what has none is `unknown`.',
      'An interest is the sum of the industries of its group. A theme is the weight of the companies of its basket, found by ISIN through the company.',
      'All weights are shares of the whole portfolio: `industries` sums to the equity share; interests and themes overlap.',
    ].join('\n'),
    de: [
      'Jede direkt gehaltene Aktie zählt mit ihrer Branche, jeder Aktienfonds mit denen seiner Aktien; ohne Branche: `unknown`.',
      'Ein Interesse ist die Summe der Branchen seiner Gruppe. Ein Thema ist das Gewicht der Unternehmen seines Korbs, per ISIN über das Unternehmen gefunden.',
      'Alle Gewichte sind Anteile am ganzen Depot: `industries` summiert sich zur Aktienquote; Interessen und Themen überschneiden sich.',
    ].join('\n'),
  },
  assumptions: [
    text(
      'Industry names are those of the data provider; spellings of one industry count to the same interest.',
      'Branchennamen sind die des Datenanbieters; Schreibweisen derselben Branche zählen zum selben Interesse.',
    ),
    text('All lines and share classes of a company count to its themes.', 'Alle Gattungen und Linien eines Unternehmens zählen zu seinen Themen.'),
  ],
  sources: themes.map(({ name, reviewedAt, sources }) => text(`${name.en}, read ${reviewedAt}: ${sources.join('; ')}`, `${name.de}, gelesen ${reviewedAt}: ${sources.join('; ')}`)),
  limitations: [
    text(
      'These are not GICS classifications, and providers draw the lines between industries differently.',
      'Das sind keine GICS-Einstufungen, und Anbieter ziehen die Grenzen zwischen Branchen verschieden.',
    ),
    text('Interests and themes overlap and do not sum to 1.', 'Interessen und Themen überschneiden sich und ergeben zusammen nicht 1.'),
    text(
      'Baskets follow published indices, funds and articles; they are dated and not complete.',
      'Die Körbe folgen veröffentlichten Indizes, Fonds und Artikeln; sie haben einen Stand und sind nicht vollständig.',
    ),
    text(
      'A theme measured on part of the equities is a lower bound; a weight of null is unmeasured, not zero.',
      'Ein Thema, das nur an einem Teil der Aktien gemessen wurde, ist eine Untergrenze; ein fehlendes Gewicht ist nicht gemessen und nicht null.',
    ),
    text(
      'A company counts wholly to its industry and themes, however small that business is.',
      'Ein Unternehmen zählt ganz zu seiner Branche und seinen Themen, wie klein dieses Geschäft auch ist.',
    ),
    noRecommendation,
  ],
  units: '1 per holding',
  cost: snapshotCost,
  read: async (request, reference): Promise<Facts> => {
    const [book, lines] = await Promise.all([
      readBook(request, reference),
      ask(basketIsins, (isins) => reference.securities(isins)),
    ])
    return { book, lines }
  },
  compute: (request, facts) => ({
    analysis: industriesOf(facts),
    baseCurrency: request.baseCurrency,
    assumptions: proxyAssumptions(lookedThrough(facts.book)),
    limitations: [...mixedFundLimitations(exposureOf(facts.book)), ...holdingLimitations(facts.book)],
  }),
})
