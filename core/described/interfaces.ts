/** The public interfaces by their namespaces: their names, and what is said of them in catalogs and documents. */
import * as z from 'zod'
import { basePath, namespaces, type Namespace } from '../contract/namespaces'
import { MAX_REPLAY_DAYS, MAX_SCENARIOS } from '../contract/limits'
import { MAX_CANDIDATES } from '../portfolio/analyses/etf-alternatives/catalogue'
import { compareProcedure } from '../registry/compare-scenarios'
import { sections } from '../registry/registry'
import { analysisCatalog } from './catalog/analyses'
import { calculationCatalog } from './catalog/calculations'
import { address, count, text, textFact, type Interface, type Place } from './catalog/schemas'

const portfolioAnalysis: Interface = {
  namespace: 'portfolio-analysis',
  name: { en: 'Portfolio analysis', de: 'Depotanalyse' },
  description: 'Look-through, allocation, concentration, costs and more of a portfolio of ISINs and cash. Anonymous and stateless.',
  operationIds: { list: 'listPublicPortfolioAnalyses', describe: 'describePublicPortfolio', get: 'getPublicPortfolioAnalysis' },
  scope: 'Works on dated published data: no live prices, no orders, no recommendation. Read status and reasons before the numbers; missing data is never zero.',
  ...analysisCatalog('portfolio-analysis', {
    names: { descriptor: 'CapabilityDescriptor', catalog: 'PortfolioCatalog' },
    about: { one: 'an analysis', offer: 'What the portfolio analysis offers.' },
    more: {
      endpoint: { schema: address('Where a snapshot is posted to.'), of: ({ baseUrl }) => `${baseUrl}${basePath('portfolio-analysis')}` },
      operationId: textFact('Id of the snapshot in the OpenAPI document.', 'analyzePublicPortfolio'),
      maxHoldingsPerSnapshot: { schema: count('Most holdings of a snapshot.'), of: ({ config }) => config.MAX_HOLDINGS },
      maxComparisonHoldings: { schema: count('Most holdings of both sides of a comparison together.'), of: ({ config }) => 2 * config.MAX_HOLDINGS },
      maxAlternativeCandidates: { schema: count('Most candidates of ETF alternatives.'), of: () => MAX_CANDIDATES },
      maxReplayWindowDays: { schema: count('Most days of a historical replay.'), of: () => MAX_REPLAY_DAYS },
      batchCapabilities: { schema: z.array(z.string()).meta({ description: 'Ids of the analyses of a snapshot.' }), of: () => sections.map(({ id }) => id) },
    },
  }, sections),
}

const comparison = z
  .strictObject({ endpoint: address('Where scenarios are posted to.'), maxScenarios: count('Most scenarios of a request.'), operationId: text('Id in the OpenAPI document.') })
  .meta({ description: 'Comparison of scenarios of one calculator.' })

const calculators: Interface = {
  namespace: 'calculators',
  name: { en: 'Calculators', de: 'Rechner' },
  description: 'Models of German tax and savings questions. Anonymous and stateless.',
  operationIds: { list: 'listPublicCalculators', describe: 'describePublicCalculator', get: 'getPublicCalculators' },
  scope: 'A model of German law with dated figures, for people taxed in Germany; no tax or investment advice. Inputs that are left out take defaults: set what is known.',
  ...calculationCatalog('calculators', {
    noun: 'Calculator',
    about: { one: 'a calculator', offer: 'What the calculators offer.', list: 'All calculators.' },
    list: 'calculators',
    reading: {
      inputRates: textFact('Unit of rates in requests.', 'Percentage points: 6 means 6%.'),
      outputRates: textFact(
        'Unit of rates in answers.',
        'Fractions (0.25 means 25%), except fields ending in _pct or Pct, basiszins and effectiveWithdrawalRate: percentage points.',
      ),
    },
    more: {
      portfolioAnalysis: { schema: address('Catalog of the portfolio analysis.'), of: ({ baseUrl }) => `${baseUrl}${basePath('portfolio-analysis')}` },
      comparison: {
        schema: comparison,
        of: ({ baseUrl }) => ({ endpoint: `${baseUrl}${compareProcedure.path}`, maxScenarios: MAX_SCENARIOS, operationId: compareProcedure.operationId }),
      },
    },
    limit: { unit: 'One per request, one per scenario of a comparison', scope: 'Per client address, shared across all calculators.' },
  }),
}

/** Rows that one rate unit pays for. */
const ROWS = namespaces['depot-tax'].calculation.rowsPerUnit

const depotTax: Interface = {
  namespace: 'depot-tax',
  name: { en: 'Depot tax', de: 'Depotsteuer' },
  description: 'German tax on a depot: advance lump sums at several banks, sales by lots, the tax year. Anonymous and stateless.',
  operationIds: { list: 'listPublicDepotTax', describe: 'describePublicDepotTax', get: 'getPublicDepotTax' },
  scope: 'German law with dated figures, for private depots of people taxed in Germany; no tax or investment advice. What is not known is null and named; nothing is guessed.',
  ...calculationCatalog('depot-tax', {
    noun: 'DepotTax',
    about: { one: 'a calculation of depot tax', offer: 'What depot tax offers.', list: 'All calculations.' },
    list: 'capabilities',
    reading: { persistence: textFact('What is kept of requests.', 'Nothing submitted is saved: neither depots nor results.') },
    more: {},
    limit: { unit: `One per request with up to ${ROWS} rows in its lists (lots, bookings, positions), another one for each ${ROWS} more`, scope: 'Per client address, shared across all calculations of depot tax.' },
  }),
}

const retirement: Interface = {
  namespace: 'retirement',
  name: { en: 'Retirement', de: 'Altersvorsorge' },
  description: 'Subsidised private pensions of Germany from 2027 on against saving without them. Anonymous and stateless.',
  operationIds: { list: 'listPublicRetirement', describe: 'describePublicRetirement', get: 'getPublicRetirement' },
  scope: 'A model of German law with dated figures; no tax or investment advice and no recommendation. Whether someone is entitled to the support is an input: ask for it.',
  ...calculationCatalog('retirement', {
    noun: 'Retirement',
    about: { one: 'a calculation of retirement', offer: 'What retirement offers.', list: 'All calculations.' },
    list: 'capabilities',
    reading: { rates: textFact('Unit of rates in requests and answers.', 'Percentage points: 25 means 25%.') },
    more: {},
    limit: { unit: 'One per request', scope: 'Per client address, shared across all calculations of retirement.' },
  }),
}

const fixedIncome: Interface = {
  namespace: 'fixed-income',
  name: { en: 'Fixed income', de: 'Anleihen' },
  description: 'Bond funds and single bonds of a portfolio by issuer, country, currency, maturity, kind and rating, with their duration. Anonymous and stateless.',
  operationIds: { list: 'listPublicFixedIncome', describe: 'describePublicFixedIncome', get: 'getPublicFixedIncome' },
  scope: 'Works on dated published lists: no live prices, no yields, no recommendation. Read status and reasons before the numbers; what a list does not say is unknown, never guessed.',
  ...analysisCatalog('fixed-income', {
    names: { descriptor: 'FixedIncomeDescriptor', catalog: 'FixedIncomeCatalog' },
    about: { one: 'an analysis of fixed income', offer: 'What fixed income offers.' },
  }),
}

/** Every public interface by its namespace. */
export const interfaces: Readonly<Record<Namespace, Interface>> = {
  'portfolio-analysis': portfolioAnalysis,
  calculators,
  'depot-tax': depotTax,
  retirement,
  'fixed-income': fixedIncome,
}

/** The catalog of an interface. */
export const catalogOf = (namespace: Namespace, place: Place): unknown => interfaces[namespace].catalog(place)

/** The descriptor of an id; undefined when there is none. */
export function descriptorOf(namespace: Namespace, id: string, place: Place): unknown {
  const { described, descriptor } = interfaces[namespace]
  const found = described.find((procedure) => procedure.id === id)
  return found && descriptor(found, place)
}
