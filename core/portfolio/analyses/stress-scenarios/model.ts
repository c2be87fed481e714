import * as z from 'zod'
import { defineAnalysis } from '../../../operations/define'
import { snapshotRequest, type SnapshotRequest, nestedCost } from '../../schemas/request'
import { readHoldings, type Book } from '../../book/book'
import { ask, type Reference } from '../../../reference/reference'
import { fraction, money } from '../../schemas/shapes'
import { reasonsIf, type Reason } from '../../../contract/section'
import { areUnique } from '../../../values/one-of'
import type { Text } from '../../../values/text'
import { holdingLimitations, noRecommendation } from '../../snapshot/snapshot'
import { episodeSources, stressAssumptions, stressLimitations, methodologyOf, sourcesOf } from './methodology'
import { currencyOfMove, gap, position, stressFailures, stressPortfolio, type Held } from './scenario'
import { holdsBuildings, noCurrency, noFigure } from './no-figure'
import { episodeNames } from './episodes/names'
import { episodes, scenarioKeys, type ScenarioKey } from './shocks'
import { words } from './words'

const scenarioKey = z.enum(scenarioKeys)

const request = z.strictObject({
  portfolio: snapshotRequest,
  scenarioKeys: z
    .array(scenarioKey)
    .min(1)
    .max(5)
    .refine(areUnique, { error: 'Scenario keys must be distinct' })
    .meta({ uniqueItems: true }),
})

const scenario = z.strictObject({
  key: scenarioKey,
  name: z.string(),
  dateFrom: z.string().meta({ format: 'date' }),
  dateTo: z.string().meta({ format: 'date' }),
  status: z.enum(['ok', 'unavailable']),
  failure: z.enum(stressFailures).nullable(),
  returnFraction: fraction().nullable(),
  preValue: money(),
  postValue: money(),
  change: money(),
  approximate: z.literal(true),
  methodology: z.string(),
  sources: z.array(z.string()),
  reviewedAt: z.string().nullable().meta({ format: 'date' }),
  positions: z.array(position),
  withheldBy: z.array(gap).meta({ description: 'The holdings without a figure, by which the scenario is withheld; without them the rest of the portfolio can be asked about. Empty where it is calculated.' }),
})

const data = z.strictObject({
  model: z.literal('approximate_sector_asset_class_and_listing_currency_shocks'),
  scenarios: z.array(scenario),
})

type Scenario = z.output<typeof scenario>

const withheld = { returnFraction: null, preValue: null, postValue: null, change: null, positions: [] }

function scenarioOf(key: ScenarioKey, book: Held): Scenario {
  const episode = episodes[key]
  const result = stressPortfolio(book, episode)
  return {
    key,
    name: episodeNames[key].en,
    dateFrom: episode.dateFrom,
    dateTo: episode.dateTo,
    status: result.failure === null ? 'ok' : 'unavailable',
    ...(result.failure === null ? { ...result, withheldBy: [] } : { ...withheld, ...result }),
    approximate: true,
    methodology: methodologyOf(episode).en,
    sources: sourcesOf(episode),
    reviewedAt: episode.reviewedAt,
  }
}

/** Reasons of the wrapper in their order; every failure other than unresolved holdings is missing coverage. */
function reasonsOf(scenarios: readonly Scenario[], book: Book): Reason[] {
  const failures = new Set(scenarios.flatMap(({ failure }) => failure ?? []))
  const failed = book.failedSecurities.size + book.companies.failed.size > 0
  return reasonsIf({
    unresolved_holdings: failures.delete('unresolved_holdings'),
    provider_unavailable: failed && scenarios.some(({ status }) => status === 'unavailable'),
    incomplete_coverage: failures.size > 0,
  })
}

function analysisOf(keys: readonly ScenarioKey[], book: Held) {
  const scenarios = keys.map((key) => scenarioOf(key, book))
  const failed = scenarios.filter(({ status }) => status === 'unavailable').length
  const status = failed === 0 ? ('ok' as const) : failed < scenarios.length ? ('partial' as const) : ('unavailable' as const)
  return {
    status,
    reasons: reasonsOf(scenarios, book),
    data: { model: 'approximate_sector_asset_class_and_listing_currency_shocks' as const, scenarios },
  }
}

/** The securities of a portfolio, and which of its property funds hold buildings. */
async function readHeld(portfolio: SnapshotRequest, reference: Reference): Promise<Held> {
  const book = await readHoldings(portfolio, reference)
  const funds = book.positions.flatMap(({ assetClass, security }) => (assetClass === 'real_estate' && security?.kind === 'fund' ? [security] : []))
  const { found, failed } = await ask(funds.map(({ isin }) => isin), (isins) => reference.taxKinds(isins))
  const propertyFunds = new Set(funds.filter((fund) => !failed.has(fund.isin) && holdsBuildings(fund, found.get(fund.isin)?.kind)).map(({ isin }) => isin))
  return { ...book, propertyFunds, unaskedFunds: failed, failedSecurities: new Set([...book.failedSecurities, ...failed]) }
}

/** Sentences on holdings that have no figure in any crisis, with the reason. */
const withoutFigure = ({ positions, propertyFunds }: Held): Text[] => positions.filter(({ status }) => status === 'resolved')
  .flatMap((position) => (noFigure(position, propertyFunds) ?? (currencyOfMove(position) === null ? noCurrency : null))?.(position.name) ?? [])

/** Approximate effect of past crises on a portfolio. */
export const stressScenarios = defineAnalysis({
  id: 'stress-scenarios',
  title: { en: 'Stress scenarios', de: 'Krisenszenarien' },
  description: {
    en: 'Applies the approximate market moves of five crises to a portfolio, with the proxy of each holding and the currency effect.',
    de: 'Überträgt die ungefähren Marktbewegungen von fünf Krisen auf ein Depot, mit Stellvertreter je Position und Währungseffekt.',
  },
  notFor: 'No forecast. Not for what these holdings really returned: use analyzePublicPortfolioHistoricalReplay.',
  request,
  data,
  words,
  example: {
    portfolio: {
      holdings: [{ isin: 'IE00B4L5Y983', weight: 0.6 }, { isin: 'US0378331005', weight: 0.2 }, { assetClass: 'cash', currency: 'EUR', weight: 0.2 }],
    },
    scenarioKeys: ['gfc_2008', 'covid_2020', 'rate_hike_2022'],
  },
  method: {
    en: [
      '`return = (1 + asset) * (1 + currency) - 1` per holding; the scenario is the sum of `weight * return`.',
      '`asset`: shares held directly take the change of their sector, everything else that of its asset class, cash 0.',
      '`currency`: change of the currency in which the holding moves against `baseCurrency`, `(1 + currency in EUR) / (1 + base in EUR) - 1`.',
      'That is the listing currency of shares, bonds, bond and money market funds and the stated one of cash; every other fund or product moves in US dollars,',
      'the currency of its series, or in the currency of the hedge that its name states.',
      'A figure that nobody measured withholds the scenario; it is never 0. `withheldBy` names the holdings without one: the rest can be asked about without them.',
    ].join('\n'),
    de: [
      '`Rendite = (1 + Anlage) * (1 + Währung) - 1` je Position; das Szenario ist die Summe aus `Gewicht * Rendite`.',
      '`Anlage`: Direkt gehaltene Aktien folgen ihrem Sektor, alles andere seiner Anlageklasse, Bargeld 0.',
      '`Währung`: Veränderung der Währung, in der sich die Position bewegt, gegen `baseCurrency`, `(1 + Währung in EUR) / (1 + Basis in EUR) - 1`.',
      'Das ist die Notierungswährung bei Aktien, Anleihen, Anleihen- und Geldmarktfonds und die genannte bei Bargeld; jeder andere Fonds und jedes andere Produkt',
      'bewegt sich in US-Dollar, der Währung seiner Reihe, oder in der Währung der Absicherung, die sein Name nennt.',
      'Fehlt eine gemessene Zahl, entfällt das Szenario; sie zählt nie als 0. `withheldBy` nennt die Positionen ohne Zahl: Ohne sie lässt sich der Rest erfragen.',
    ].join('\n'),
  },
  assumptions: stressAssumptions,
  limitations: [...stressLimitations, noRecommendation],
  sources: episodeSources,
  keepsData: true,
  units: '1 per holding',
  cost: (body, most) => nestedCost(body, ['portfolio'], most),
  read: ({ portfolio }, reference) => readHeld(portfolio, reference),
  compute: (inputs, book) => ({
    analysis: analysisOf(inputs.scenarioKeys, book),
    baseCurrency: inputs.portfolio.baseCurrency,
    limitations: [...withoutFigure(book), ...holdingLimitations(book)],
  }),
})
