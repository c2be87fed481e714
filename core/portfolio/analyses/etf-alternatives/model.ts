import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis, type AnalysisOutcome } from '../../../operations/define'
import { InvalidRequest } from '../../../contract/errors'
import { hasValidCheckDigit } from '../../../values/isin'
import { areUnique } from '../../../values/one-of'
import { currency, isin, locale, share } from '../../../values/schemas/scalars'
import { candidatesOf, fundFields } from './candidates'
import { closestFunds, MAX_CANDIDATES, readCatalogue } from './catalogue'
import { isEquityFund, obstacleKinds, scoredFund, type FundFacts, type Obstacle, type ScoredFund } from './scored-fund'
import { measureFund, numbersOf } from '../../funds/fund'
import { proxyAssumptions } from '../../look-through/reasons'
import { ask, type Reference, distinct } from '../../../reference/reference'
import { present, unavailable, type Reason } from '../../../contract/section'
import { isinLimitations, noRecommendation } from '../../snapshot/snapshot'
import { fieldOf } from '../../../values/record'
import { words } from './words'

const request = z
  .strictObject({
    isin,
    candidateIsins: z
      .array(isin)
      .min(1)
      .max(MAX_CANDIDATES)
      .refine(areUnique, { error: 'Must be distinct' })
      .optional()
      .meta({ description: 'Without it, the shared catalogue supplies candidates.', uniqueItems: true }),
    baseCurrency: currency.prefault('EUR'),
    locale: locale.default('en').meta({ description: 'Language of the documentation link only.' }),
    limit: z.number().int().min(1).max(10).default(5).meta({ description: 'Bounds the returned matches.' }),
  })
  .refine(({ isin: source, candidateIsins }) => !candidateIsins?.includes(source), {
    error: 'Must not contain the source', path: ['candidateIsins'],
  })

const fund = {
  isin: z.string(),
  name: z.string(),
  ter: share().nullable(),
  constituentsAsOf: z.string().nullable(),
  holdingsCoverage: share(),
  sectorCoverage: share(),
  countryCoverage: share(),
}

const candidate = z.strictObject({
  ...fund,
  status: z.enum(['ok', 'unavailable']),
  reason: z.enum(obstacleKinds).nullable(),
  holdingOverlap: share().nullable(),
  sectorCosine: share().nullable(),
  countryCosine: share().nullable(),
  similarityScore: share().nullable(),
  terSaving: z.number().nullable().meta({ description: 'TER of the source less TER of the candidate.', unit: 'fraction' }),
  qualifies: z.boolean(),
})

const data = z.strictObject({
  model: z.literal('half_holdings_quarter_sector_quarter_country'),
  candidateSource: z.enum(['caller', 'shared_catalog']),
  catalogAsOf: z.iso.datetime().nullable(),
  source: z.strictObject(fund),
  candidates: z.array(candidate).max(MAX_CANDIDATES),
  matches: z.array(z.string()),
  omittedMatches: z.number().int().min(0),
  failure: z.enum(['catalog_empty', 'catalog_unavailable', 'source_unavailable']).nullable(),
})

type Request = z.output<typeof request>
type Failure = z.output<typeof data>['failure']

export interface Facts extends FundFacts {
  candidates: readonly string[]
  catalogAsOf: string | null
  failure: Failure
}

/** Cheaper equity funds with similar holdings. */
export const etfAlternatives = defineAnalysis({
  id: 'etf-alternatives',
  title: { en: 'ETF alternatives', de: 'ETF-Alternativen' },
  description: {
    en: 'Compares at most ten equity ETFs with one on holdings, sectors, countries and ongoing charges.',
    de: 'Vergleicht höchstens zehn Aktien-ETFs mit einem nach Beständen, Sektoren, Ländern und laufenden Kosten.',
  },
  notFor: 'No search of the whole market, and no statement that a switch pays off. Not for the funds of one portfolio among each other: use analyzePublicPortfolioOverlap.',
  request,
  data,
  words,
  example: { isin: 'IE00B4L5Y983' },
  method: {
    en: [
      '`similarity = 0.5 x holdings overlap + 0.25 x cosine of sectors + 0.25 x cosine of countries`.',
      'Only equity funds with a known TER above zero and complete constituents, sectors and countries (from 97%) are scored.',
      'A match needs a similarity of at least 0.70 and a lower TER.',
      'Without a list of candidates ten funds of the shared catalogue are scored: the closest by sectors and countries (cosines, rounded to two decimals), among equals those whose own holdings are complete, then the cheapest,',
      'none whose stated hedge differs, and none that is not cheaper while there are ten that are.',
    ].join('\n'),
    de: [
      '`Ähnlichkeit = 0,5 x Überschneidung der Bestände + 0,25 x Kosinus der Sektoren + 0,25 x Kosinus der Länder`.',
      'Bewertet werden nur Aktienfonds mit bekannter TER über null und vollständigen Beständen, Sektoren und Ländern (ab 97 %).',
      'Ein Treffer braucht eine Ähnlichkeit von mindestens 0,70 und eine niedrigere TER.',
      'Ohne Kandidatenliste werden zehn Fonds des gemeinsamen Katalogs bewertet: die nach Sektoren und Ländern nächsten (Kosinus, auf zwei Stellen gerundet), unter gleichen die mit vollständigem Bestand, dann die günstigsten,',
      'keiner mit anderer genannter Absicherung und keiner, der nicht günstiger ist, solange es zehn günstigere gibt.',
    ].join('\n'),
  },
  assumptions: [text('Vectors are compared without their unknown part.', 'Verteilungen werden ohne ihren unbekannten Teil verglichen.')],
  limitations: [
    text(
      'The shared catalogue is bounded: no match is no proof that there is none on the market.',
      'Der gemeinsame Katalog ist begrenzt: Kein Treffer beweist nicht, dass es am Markt keinen gibt.',
    ),
    text(
      'Taxes and costs of switching, tracking difference and suitability are excluded.',
      'Steuern und Kosten eines Wechsels, Abweichungen vom Index und Eignung bleiben außer Betracht.',
    ),
    noRecommendation,
  ],
  keepsData: true,
  units: `2 per source and candidate, ${2 * (1 + MAX_CANDIDATES)} without a list`,
  cost: (body) => (typeof fieldOf(body, 'isin') === 'string' ? 2 * (1 + candidateCount(body)) : 1),
  read,
  compute: outcomeOf,
})

/** Number of candidates of a body; `MAX_CANDIDATES` of the catalogue if it names none. */
function candidateCount(body: unknown): number {
  const list = fieldOf(body, 'candidateIsins')
  return Array.isArray(list) ? Math.min(list.length, MAX_CANDIDATES) : MAX_CANDIDATES
}

async function read(request: Request, reference: Reference): Promise<Facts> {
  const { isin: sourceIsin, candidateIsins } = request
  if (candidateIsins !== undefined) {
    const facts = await readFacts([sourceIsin, ...candidateIsins], reference)
    requireDistinct([sourceIsin, ...candidateIsins], facts)
    return { ...facts, candidates: candidateIsins, catalogAsOf: null, failure: null }
  }
  const own = await readFacts([sourceIsin], reference)
  const source = scoredFund(sourceIsin, own)
  const none = { ...own, candidates: [], catalogAsOf: null }
  if (source.obstacle !== null) return { ...none, failure: null }
  const catalogue = await readCatalogue(reference)
  if (catalogue === null) return { ...none, failure: 'catalog_unavailable' }
  const candidates = await closestFunds(source, catalogue, reference)
  if (candidates.length === 0) return { ...none, catalogAsOf: catalogue.asOf, failure: 'catalog_empty' }
  return { ...(await readFacts([sourceIsin, ...candidates], reference)), candidates, catalogAsOf: catalogue.asOf, failure: null }
}

/** Refuses two ISINs of one fund: an old one and its successor. @throws InvalidRequest */
function requireDistinct(isins: readonly string[], { securities }: FundFacts): void {
  const current = isins.map((isin) => securities.found.get(isin)?.isin ?? isin)
  const repeated = current.findIndex((isin, index) => current.indexOf(isin) < index)
  if (repeated < 0) return
  const message = current[repeated] === current[0] ? 'Is the source under another ISIN' : 'Is another candidate under another ISIN'
  throw new InvalidRequest([{ path: ['candidateIsins', repeated - 1], code: 'custom', message }])
}

async function readFacts(isins: readonly string[], reference: Reference): Promise<FundFacts> {
  const securities = await ask(isins.filter(hasValidCheckDigit), (keys) => reference.securities(keys))
  const funds = distinct([...securities.found.values()].filter(isEquityFund).map((security) => security.isin))
  const constituents = await ask(funds, (keys) => reference.constituents(keys))
  const incomplete = funds.filter((fundIsin) => {
    const inside = constituents.found.get(fundIsin)
    return inside === undefined || measureFund(inside).status !== 'full'
  })
  return { securities, constituents, vectors: await ask(incomplete, (keys) => reference.fundVectors(keys)), numbers: numbersOf(reference) }
}

function outcomeOf(request: Request, facts: Facts): AnalysisOutcome<z.output<typeof data>> {
  const source = scoredFund(request.isin, facts)
  const failure = source.obstacle === null ? facts.failure : 'source_unavailable'
  const funds = failure === null ? facts.candidates.map((candidateIsin) => scoredFund(candidateIsin, facts)) : []
  const candidates = candidatesOf(source, funds)
  const matches = candidates.filter(({ qualifies }) => qualifies).map((match) => match.isin)
  return {
    analysis: {
      ...statusOf(source, facts, failure, funds),
      data: {
        model: 'half_holdings_quarter_sector_quarter_country',
        candidateSource: request.candidateIsins === undefined ? 'shared_catalog' : 'caller',
        catalogAsOf: facts.catalogAsOf,
        source: fundFields(source),
        candidates,
        matches: matches.slice(0, request.limit),
        omittedMatches: Math.max(0, matches.length - request.limit),
        failure,
      },
    },
    baseCurrency: request.baseCurrency,
    assumptions: proxyAssumptions({ positions: [source, ...funds], constituents: facts.constituents }),
    limitations: isinLimitations([request.isin, ...(request.candidateIsins ?? [])]),
  }
}

const reasonFor: Record<Obstacle, Reason> = {
  unresolved: 'unresolved_holdings',
  not_equity_fund: 'no_equities',
  missing_cost: 'incomplete_coverage',
  incomplete_holdings: 'incomplete_coverage',
  incomplete_vectors: 'incomplete_coverage',
  provider_unavailable: 'provider_unavailable',
}

function statusOf(source: ScoredFund, { securities, constituents }: Facts, failure: Failure, funds: readonly ScoredFund[]) {
  if (securities.failed.has(source.isin)) return unavailable(['unresolved_holdings', 'provider_unavailable'])
  if (source.obstacle !== null) return unavailable([reasonFor[source.obstacle]])
  if (failure !== null) return unavailable([failure === 'catalog_empty' ? 'incomplete_coverage' : 'provider_unavailable'])
  const given = new Set(funds.flatMap(({ obstacle }) => (obstacle === null ? [] : [reasonFor[obstacle]])))
  // a fund can be scored through a stand-in although its own list could not be looked up
  if ([source, ...funds].some(({ isin, obstacle }) => obstacle === null && constituents.failed.has(isin))) given.add('provider_unavailable')
  return present(null, given)
}
