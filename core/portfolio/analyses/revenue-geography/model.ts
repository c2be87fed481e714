import { earliest } from '../../../values/dates'
import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis } from '../../../operations/define'
import { share } from '../../../values/schemas/scalars'
import { snapshotRequest, holdingsCount } from '../../schemas/request'
import { readBook, type Book } from '../../book/book'
import { largestCompanies, type CompanyHeld } from '../../look-through/companies-held'
import { exposureOf, type Exposure, bucketsOf, addTo } from '../../look-through/exposure'
import { FULL, asShare, reaches } from '../../../values/fractions'
import {
  anyCompanyFailed, anyConstituentsFailed, anyGuess, lookedThrough, mixedFundLimitations, presentFor, proxyAssumptions, unknownFor, withoutEquities,
} from '../../look-through/reasons'
import { ask, type Lookup } from '../../../reference/reference'
import type { RevenueRow } from '../../../reference/security'
import { labelTable, regionOfLabel } from './labels'
import { bucket, isinOrNull } from '../../schemas/shapes'
import type { Present, Unavailable } from '../../../contract/section'
import { holdingLimitations, noRecommendation } from '../../snapshot/snapshot'
import { UNKNOWN } from '../../keys/taxonomy'
import { sumBy } from '../../../values/sum'
import { words } from './words'

/** A usable annual report: shares of its segments sum to 1. */
interface RevenueReport {
  fiscalYear: number
  reportDate: string
  segments: { label: string; region: string; share: number }[]
}

/**
 * The latest annual report of a company, or null if there is none or it cannot be used. Rows count if they are
 * marked as fiscal-year and belong to the company's primary line; a missing or negative amount makes the report unusable.
 */
export function latestReport(rows: readonly RevenueRow[], primaryLine: string | null): RevenueReport | null {
  const annual = rows.filter((row) => row.period === 'FY' && row.isin !== null && row.isin === primaryLine)
  const latest = annual.reduce<RevenueRow | null>((best, row) => (best === null || isLater(row, best) ? row : best), null)
  if (latest === null) return null
  const { fiscalYear, reportDate } = latest
  return reportOf(annual.filter((row) => row.reportDate === reportDate && row.fiscalYear === fiscalYear), fiscalYear, reportDate)
}

const isLater = (row: RevenueRow, than: RevenueRow): boolean =>
  row.reportDate > than.reportDate || (row.reportDate === than.reportDate && row.fiscalYear > than.fiscalYear)

function reportOf(rows: readonly RevenueRow[], fiscalYear: number, reportDate: string): RevenueReport | null {
  const total = sumBy(rows, (row) => row.amount ?? 0)
  if (total <= 0 || rows.some((row) => row.amount === null || row.amount < 0)) return null
  const segments = rows.map((row) => ({
    label: row.segment, region: regionOfLabel(row.segment), share: Math.min(1, (row.amount ?? 0) / total),
  }))
  return { fiscalYear, reportDate, segments }
}

/** Adds a company's weight to the regions of its report. */
function addRegions(weights: Map<string, number>, report: RevenueReport, weight: number): void {
  for (const segment of report.segments) addTo(weights, segment.region, weight * segment.share)
}

/** Number of largest companies whose reports are read. */
const COMPANY_LIMIT = 25

const companySchema = z.strictObject({
  id: z.string(),
  isin: isinOrNull,
  name: z.string(),
  weight: share().meta({ description: 'Share of the whole portfolio.' }),
  status: z.enum(['covered', 'unknown']),
  fiscalYear: z.number().int().nullable(),
  reportDate: z.string().nullable(),
  segments: z.array(z.strictObject({ label: z.string(), region: z.string(), share: share() })),
})

const data = z.strictObject({
  scope: z.literal('equities'),
  portfolioShare: share(),
  companyLimit: z.literal(COMPANY_LIMIT),
  companiesExamined: z.number().int().min(0).max(COMPANY_LIMIT),
  coverage: share().meta({ description: 'Covered weight as a share of the equities.' }),
  coveredWeight: share(),
  missingObservationWeight: share().meta({ description: 'Examined companies without a usable annual report.' }),
  omittedCompanyWeight: share().meta({ description: 'Identified companies beyond the limit.' }),
  residualFundWeight: share().meta({ description: 'Equity fund remainders that name no company.' }),
  reportAsOf: z.string().nullable().meta({ description: 'The oldest annual report used.' }),
  regions: z.array(bucket),
  companies: z.array(companySchema),
})

export interface Facts {
  book: Book
  /** Revenue rows by company id. */
  revenue: Lookup<readonly RevenueRow[]>
}

interface Examined {
  held: CompanyHeld
  report: RevenueReport | null
}

/** Where the largest companies behind a portfolio earn their revenue. */
export const revenueGeography = defineAnalysis({
  id: 'revenue-geography',
  title: { en: 'Revenue geography', de: 'Umsatzregionen' },
  description: {
    en: 'Annual revenue regions of up to 25 underlying companies, without inflating the covered portion.',
    de: 'Umsatzregionen von bis zu 25 Unternehmen hinter dem Depot, ohne den abgedeckten Teil hochzurechnen.',
  },
  notFor: 'Takes 25 rate units more than one per holding. Not for the countries of companies: use analyzePublicPortfolioGeography.',
  request: snapshotRequest,
  data,
  words,
  example: {
    holdings: [
      { isin: 'US0378331005', weight: 0.5 },
      { isin: 'IE00B4L5Y983', weight: 0.4 },
      { assetClass: 'cash', currency: 'EUR', weight: 0.1 },
    ],
  },
  method: {
    en: [
      'The 25 largest identified companies are examined.',
      'A segment has `share = amount / sum of amounts` of the latest report marked as fiscal-year under the primary line of its company.',
      'A missing or negative amount makes the report unusable; no older one takes its place.',
      'Everything else of the equities is `unknown`; the covered part is never scaled up.',
      'Countries count to their region. Labels of regions map by this table, all others are `other`:',
      '',
      ...labelTable('en'),
    ].join('\n'),
    de: [
      'Untersucht werden die 25 größten erkannten Unternehmen.',
      'Ein Segment hat `share = Betrag / Summe der Beträge` des jüngsten Geschäftsjahresberichts unter der Hauptgattung des Unternehmens.',
      'Ein fehlender oder negativer Betrag macht den Bericht unbrauchbar; kein älterer tritt an seine Stelle.',
      'Der Rest der Aktien ist `unknown`; der abgedeckte Teil wird nie hochgerechnet.',
      'Länder zählen zu ihrer Region. Regionsnamen werden nach dieser Tabelle zugeordnet, alle anderen sind `other`:',
      '',
      ...labelTable('de'),
    ].join('\n'),
  },
  assumptions: [
    text(
      'Companies are ranked and weighted by their equity exposure only.',
      'Unternehmen werden nur nach ihrem Anteil an den Aktien gereiht und gewichtet.',
    ),
    text('Segment amounts are shares of the reported total of the same report.', 'Beträge von Segmenten sind Anteile an der Summe desselben Berichts.'),
  ],
  limitations: [
    text(
      'Only the 25 largest identified companies are examined; all others stay unknown.',
      'Nur die 25 größten erkannten Unternehmen werden untersucht; alle anderen bleiben unbekannt.',
    ),
    text(
      'Reports differ in how they cut regions; broad or unmapped segments stay other.',
      'Berichte teilen Regionen verschieden ein; weite oder nicht zuzuordnende Segmente bleiben „Übrige“.',
    ),
    noRecommendation,
  ],
  units: `1 per holding plus ${COMPANY_LIMIT}`,
  cost: (body, most) => (holdingsCount(body, most) === 0 ? 1 : holdingsCount(body, most) + COMPANY_LIMIT),
  async read(request, reference): Promise<Facts> {
    const book = await readBook(request, reference)
    const { companies } = largestCompanies(exposureOf(book), COMPANY_LIMIT)
    return { book, revenue: await ask(companies.map(({ id }) => id), (ids) => reference.revenue(ids)) }
  },
  compute(request, { book, revenue }) {
    return {
      analysis: analysisOf(book, revenue),
      baseCurrency: request.baseCurrency,
      assumptions: proxyAssumptions(lookedThrough(book)),
      limitations: [...mixedFundLimitations(exposureOf(book)), ...holdingLimitations(book)],
    }
  },
})

function analysisOf(book: Book, revenue: Facts['revenue']): Present<z.output<typeof data>> | Unavailable {
  const exposure = exposureOf(book)
  if (exposure.share === 0) return withoutEquities(book, exposure)
  const { companies, tailWeight } = largestCompanies(exposure, COMPANY_LIMIT)
  const examined = companies.map((held) => ({ held, report: latestReport(revenue.found.get(held.id) ?? [], primaryLine(held)) }))
  const result = dataOf(book, exposure, examined, tailWeight)
  const failed = revenue.failed.size > 0 || anyConstituentsFailed(book, exposure) || anyCompanyFailed(book, exposure)
  if (result.coveredWeight === 0) return unknownFor(book, failed)
  return presentFor(book, result, { failed, incomplete: !reaches(result.coverage, FULL) || anyGuess(exposure) })
}

/** ISIN of the primary line of a company; for an unknown company that of its only line. */
const primaryLine = ({ company, isin }: CompanyHeld): string | null => (company === null ? isin : company.isin)

function dataOf({ totalValue }: Book, exposure: Exposure, examined: readonly Examined[], tailWeight: number): z.output<typeof data> {
  const { share, unresolvedFundWeight } = exposure
  const regions = new Map<string, number>()
  const covered = examined.flatMap(({ held, report }) => (report === null ? [] : [{ held, report }]))
  for (const { held, report } of covered) addRegions(regions, report, held.weight)
  const coveredWeight = asShare(sumBy(covered, ({ held }) => held.weight))
  regions.set(UNKNOWN, asShare(share - coveredWeight))
  return {
    scope: 'equities',
    portfolioShare: share,
    companyLimit: COMPANY_LIMIT,
    companiesExamined: examined.length,
    coverage: asShare(coveredWeight / share),
    coveredWeight,
    missingObservationWeight: asShare(sumBy(examined, ({ held }) => held.weight) - coveredWeight),
    omittedCompanyWeight: tailWeight,
    residualFundWeight: unresolvedFundWeight,
    reportAsOf: earliest(covered.map(({ report }) => report.reportDate)),
    regions: bucketsOf(regions, totalValue),
    companies: examined.map(companyOf),
  }
}

const companyOf = ({ held: { id, isin, name, weight }, report }: Examined): z.output<typeof companySchema> => ({
  id, isin, name, weight,
  status: report === null ? 'unknown' : 'covered',
  fiscalYear: report?.fiscalYear ?? null,
  reportDate: report?.reportDate ?? null,
  segments: report?.segments ?? [],
})

