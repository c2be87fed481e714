/** The answer to a snapshot request. */
import { inOneGo, type Steps } from '../../values/give-way'
import { inLocale, text, type Text } from '../../values/text'
import * as z from 'zod'
import type { SnapshotSection } from '../book/define-section'
import { hasValidCheckDigit } from '../../values/isin'
import { analysisLinks } from '../../contract/namespaces'
import { share } from '../../values/schemas/scalars'
import { PORTFOLIO_MODEL_VERSION } from '../../contract/version'
import { sections } from './sections'
import type { Book } from '../book/book'
import { distinct } from '../../reference/reference'
import { renamedSentence } from '../schemas/sentences'
import { exposureOf } from '../look-through/exposure'
import { asShare } from '../../values/fractions'
import { lookedThrough, oldestConstituents, mixedFundLimitations, proxyAssumptions } from '../look-through/reasons'
import { isinOrNull, linksSchema, money } from '../schemas/shapes'
import { notRequested, sectionSchema } from '../../contract/section'
import { sumBy } from '../../values/sum'

const holding = z.strictObject({
  isin: isinOrNull,
  name: z.string(),
  weight: share(),
  value: money(),
  assetClass: z.string().nullable(),
  status: z.enum(['resolved', 'unresolved']),
})

/** Schema of the `data` of a snapshot response. */
export const snapshotResponse = z.strictObject({
  modelVersion: z.string(),
  computedAt: z.iso.datetime(),
  baseCurrency: z.string(),
  basis: z.enum(['weights', 'values']),
  totalValue: z.number().min(0).nullable().meta({ unit: 'baseCurrency' }),
  resolvedPortfolioWeight: share(),
  constituentsAsOf: z.string().nullable().meta({ description: 'Oldest known fund-constituent date; null when unavailable.' }),
  holdings: z.array(holding),
  analyses: z.strictObject(Object.fromEntries(sections.map((section: SnapshotSection) => [section.id, sectionSchema(section.data)]))),
  assumptions: z.array(z.string()),
  limitations: z.array(z.string()),
  links: linksSchema,
})

type Snapshot = z.output<typeof snapshotResponse>

/** Limitation of every analysis. */
export const noRecommendation = text('No result is an investment recommendation.', 'Kein Ergebnis ist eine Anlageempfehlung.')

/** Assumptions of every snapshot. */
export const snapshotAssumptions: readonly Text[] = [
  text(
    'Submitted weights and values are taken as they are; no prices are fetched and nothing is converted.',
    'Gewichte und Werte gelten wie gesendet; es werden keine Kurse geholt und nichts wird umgerechnet.',
  ),
  text(
    'Fund constituents are used as published on their own dates; the oldest of them is stated.',
    'Bestände von Fonds gelten mit ihrem jeweiligen Stand; genannt wird der älteste davon.',
  ),
  text(
    'Currency exposure follows the country of each company; hedges are read from fund names.',
    'Die Währung eines Unternehmens folgt seinem Land; Absicherungen werden aus Fondsnamen gelesen.',
  ),
]

export const snapshotLimitations: readonly Text[] = [
  text(
    'Holdings that are not resolved stay in every denominator and may contain further equities.',
    'Nicht aufgelöste Positionen bleiben in jedem Nenner und können weitere Aktien enthalten.',
  ),
  text(
    'Bond, cash, gold and crypto funds are not dissolved into companies; of multi-asset funds the equity part is, where its companies are known.',
    'Anleihe-, Geldmarkt-, Gold- und Kryptofonds werden nicht in Unternehmen zerlegt; von Mischfonds wird es der Aktienteil, wo seine Unternehmen bekannt sind.',
  ),
  text(
    'Costs are ongoing charges of funds: order fees, spreads, transactions inside funds and taxes are left out.',
    'Kosten sind laufende Kosten von Fonds: Ordergebühren, Spannen, Geschäfte innerhalb der Fonds und Steuern bleiben außer Betracht.',
  ),
  text(
    'Where holdings of a fund are not known, an empty list of what two funds share proves nothing.',
    'Wo Bestände eines Fonds nicht bekannt sind, beweist eine leere Liste gemeinsamer Unternehmen nichts.',
  ),
  noRecommendation,
]

/** Sentence on submitted ISINs that cannot exist. */
export const wrongCheckDigit = text(
  'At least one submitted ISIN has a wrong check digit and cannot be resolved.',
  'Mindestens eine gesendete ISIN hat eine falsche Prüfziffer und kann nicht aufgelöst werden.',
)

/** Sentences about submitted ISINs that cannot exist. */
export const isinLimitations = (isins: readonly string[]): Text[] => (isins.every(hasValidCheckDigit) ? [] : [wrongCheckDigit])

/** Sentences about impossible and about renamed ISINs of a book; by name, since sentences never repeat submitted values. */
export const holdingLimitations = ({ request, renamed }: Book): Text[] => [
  ...isinLimitations(request.holdings.flatMap((item) => ('isin' in item ? item.isin : []))),
  ...distinct(renamed).map(renamedSentence),
]

/** Facts on the request of a snapshot besides the book. */
interface SnapshotCall {
  now: string
  baseUrl: string
}

/** The snapshot of a book with all its sections. */
export const snapshotOf = (book: Book, call: SnapshotCall): Snapshot => inOneGo(snapshotSteps(book, call))

/** The same in steps, one for each section; of the section `only` alone where one is given. */
export function* snapshotSteps(book: Book, { now, baseUrl }: SnapshotCall, only?: string): Steps<Snapshot> {
  const { request, positions, totalValue } = book
  const resolved = positions.filter(({ status }) => status === 'resolved')
  const analyses: Snapshot['analyses'] = {}
  const all: readonly SnapshotSection[] = sections
  for (const section of all) {
    yield
    analyses[section.id] = only === undefined || only === section.id ? section.compute(book) : notRequested
  }
  yield
  return {
    modelVersion: PORTFOLIO_MODEL_VERSION,
    computedAt: now,
    baseCurrency: request.baseCurrency,
    basis: request.basis,
    totalValue,
    resolvedPortfolioWeight: asShare(sumBy(resolved, ({ weight }) => weight)),
    constituentsAsOf: oldestConstituents(exposureOf(book)),
    holdings: positions.map(({ isin, name, weight, value, assetClass, status }) => ({ isin, name, weight, value, assetClass, status })),
    analyses,
    assumptions: [...snapshotAssumptions, ...proxyAssumptions(lookedThrough(book))].map(inLocale('en')),
    limitations: [...snapshotLimitations, ...mixedFundLimitations(exposureOf(book)), ...holdingLimitations(book)].map(inLocale('en')),
    links: analysisLinks(baseUrl, 'portfolio-analysis', request.locale),
  }
}
