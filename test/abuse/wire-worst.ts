/** What costs most of everything that a client may ask for: each operation at its legal maximum, each kind of document and page. */
import { bodyBytesOf } from '../../core/contract/namespaces'
import { procedures } from '../../core/registry/procedures'
import { embeddedTables } from '../../server/data/embedded/embedded'
import { CALCULATORS, JSON_TYPE, PORTFOLIO, type Sent } from './http'

/** What is drawn from, and how much: units of an interface, or requests. */
export interface Worst {
  name: string
  units: number
  sent: Sent
}

const DEPOT_TAX = '/api/v1/public/depot-tax'
const MAX_BODY = bodyBytesOf('depot-tax')

const post = (path: string, body: object): Sent => ({ method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) })
const get = (path: string): Sent => ({ method: 'GET', path, headers: { 'accept-encoding': 'gzip' } })
const plain = (path: string): Sent => ({ method: 'GET', path })

/** A message to the tools. */
export const rpc = (message: unknown): Sent => ({
  method: 'POST', path: '/mcp', headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }, body: JSON.stringify(message),
})
export const message = (method: string, params: object = {}, id = 1) => ({ jsonrpc: '2.0', id, method, params })

/** As many calls of a procedure as a batch may have. */
const batch = (name: string, count: number, inputs: object = {}): Sent =>
  post(`/trpc/${Array.from({ length: count }, () => name).join(',')}?batch=1`, Object.fromEntries(Array.from({ length: count }, (_, n) => [n, inputs])))

/** So many of the same as a body can hold, with something before and after. */
function fill<T>(one: (index: number) => T, around: (all: T[]) => object, most: number): object {
  const all = Array.from({ length: most }, (_, index) => one(index))
  while (JSON.stringify(around(all)).length > MAX_BODY) all.pop()
  return around(all)
}

const day = (index: number): string => `${2018 + (index % 8)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`

const sale = (wanted: object): object =>
  fill((index) => ({ date: day(index), units: 1, price: 1, lumpSums: 0 }), (lots) => ({
    inputs: { kind: 'AKTIENFONDS', lots, sale: { date: '2026-11-20', price: 2, ...wanted } },
  }), 1000)

/** Lots of which each bears the lump sums of all years since. */
const longSale = { inputs: {
  kind: 'SONSTIGE', sale: { date: '2026-11-20', price: 2, units: 500 },
  years: Array.from({ length: 8 }, (_, n) => ({ year: 2018 + n, priceStart: 1, priceEnd: 2 })),
  lots: Array.from({ length: 992 }, (_, n) => ({ date: new Date(Date.UTC(2018, 0, 1 + n)).toISOString().slice(0, 10), units: 1, price: 1 })),
} }

const bill = fill(
  (index) => ({ month: 1 + (index % 12), type: 'purchase', units: 1 }),
  (bookings) => ({
    inputs: {
      year: 2025,
      banks: Array.from({ length: 10 }, (_, n) => ({ name: `B${n}`, exemptionOrder: 100 })),
      positions: Array.from({ length: 25 }, (_, n) => ({ basis: 'units', bank: `B${n % 10}`, isin: 'IE00B4L5Y983', fondstyp: 'AKTIENFONDS', unitsStart: 10, priceStart: 80, priceEnd: 95, bookings: n === 0 ? bookings : [] })),
    },
  }), 1000)

const year = { inputs: { year: 2026, banks: Array.from({ length: 20 }, (_, n) => ({ name: `B${n}`, funds: 900 + n, losses: 150, shareGains: 100, exemptionOrder: 50 })), otherTaxableIncome: 16_000 } }

/** Bookings of ten funds, sold in the year of the return. */
const taxReturn = fill(
  (index) => ({ type: index < 2400 ? 'purchase' : 'sale', isin: `IE00B4L5Y98${index % 10}`, date: index < 2400 ? day(index % 48).replace('2025', '2024') : '2025-06-02', units: 1, amount: 100 }),
  (bookings) => ({ inputs: { year: 2025, securities: Array.from({ length: 10 }, (_, n) => ({ isin: `IE00B4L5Y98${n}`, kind: 'SONSTIGE', years: [{ year: 2024, priceStart: 80, priceEnd: 90 }] })), bookings } }), 2900)

/** Purchases of 1,500 days, each split two hundred times and sold in parts afterwards: every sale is held against all lots that are left. */
const splitReturn = fill(
  (index) => ({ type: index < 1500 ? 'purchase' : 'sale', isin: 'IE00B4L5Y983', date: index < 1500 ? new Date(Date.UTC(2018, 0, 1 + index)).toISOString().slice(0, 10) : '2025-06-02', units: 1, amount: 100 }),
  (bookings) => ({
    inputs: {
      year: 2025, securities: [{ isin: 'IE00B4L5Y983', kind: 'SONSTIGE', years: [{ year: 2024, priceStart: 80, priceEnd: 90 }] }], bookings,
      changes: Array.from({ length: 200 }, (_, n) => ({ type: 'split', isin: 'IE00B4L5Y983', date: new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10), ratio: n % 2 === 0 ? 2 : 0.5 })),
    },
  }), 2900)

/** A purchase in each of as many depots as a body holds, each of them split two hundred times. */
const manyDepots = fill(
  (index) => ({ depot: String(index), type: 'purchase', isin: 'IE00B4L5Y983', date: '2018-01-02', units: 1, amount: 100 }),
  (bookings) => ({
    inputs: {
      year: 2025, securities: [{ isin: 'IE00B4L5Y983', kind: 'SONSTIGE' }], bookings,
      changes: Array.from({ length: 200 }, (_, n) => ({ type: 'split', isin: 'IE00B4L5Y983', date: new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10), ratio: n % 2 === 0 ? 2 : 0.5 })),
    },
  }), 2800)

/** Lots of which each carries more tax than it brings, so that a wanted amount is sought in each, and one that is far dearer than all others. */
const hardSale = { inputs: {
  kind: 'SONSTIGE', sale: { date: '2026-11-20', price: 1000, netAmount: 50_000 },
  lots: [
    ...Array.from({ length: 999 }, (_, n) => ({ date: new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10), units: 0.01, price: 1, lumpSums: 0, priceBeforeReform: 1, resultBeforeReform: 30 })),
    { date: '2018-02-01', units: 1_000_000, price: 100_000_000, lumpSums: 0 },
  ],
} }

/** As many years of saving and of payout as there can be, taxed by the tariff. */
const longestPlan = { age: 16, yearlyContribution: 6840, annualReturnPct: 10, payout: { startAge: 70, untilAge: 105, otherIncome: 90_000 }, saverAllowance: 0, taxableIncome: 80_000 }

/** Calls for the tools whose names nobody knows, as long as a message may be: no name that is known may be compared with them. */
const strangeCalls: readonly (readonly [name: string, params: (long: string) => object])[] = [
  ['a tool of a long name', (long) => ({ name: long, arguments: {} })],
  ['an operation of a long name', (long) => ({ name: 'runOperation', arguments: { operation: long } })],
  ['a description of a long name', (long) => ({ name: 'describeOperation', arguments: { operation: long } })],
  ['a field of a long name', (long) => ({ name: 'calculateVorabpauschale', arguments: { inputs: { [long]: 1 } } })],
  ['many fields of long names', (long) => ({ name: 'calculateVorabpauschale', arguments: { inputs: Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${long.slice(0, 40)}${n}`, 1])) } })],
]

const scenarios = (calculator: string) => ({ calculator, scenarios: Array.from({ length: 10 }, (_, n) => ({ id: `s${n}`, inputs: {} })) })

/** Funds with lists, from the whole catalogue. */
async function someFunds(count: number): Promise<string[]> {
  const { isins } = await embeddedTables().catalogue()
  return Array.from({ length: count }, (_, n) => isins[Math.floor((n * isins.length) / count)] ?? '')
}

/** One calculation, which everything else is held against. */
export const measure: Worst = { name: 'vorabpauschale', units: 1, sent: post(`${CALCULATORS}/vorabpauschale`, {}) }

const unitsOf = (id: string, body: object): number => procedures.find((each) => each.namespace === 'depot-tax' && each.id === id)?.cost(body, 25) ?? NaN

const depotTax = (name: string, id: string, body: object): Worst => ({ name, units: unitsOf(id, body), sent: post(`${DEPOT_TAX}/${id}`, body) })

/** All of it. */
export async function worstRequests(): Promise<Worst[]> {
  const funds = await someFunds(25)
  const book = { holdings: funds.map((isin) => ({ isin, weight: 1 / funds.length })) }
  const shared = { ...book, limit: 100 }
  const namespaces = [PORTFOLIO, CALCULATORS, DEPOT_TAX]
  const documents = namespaces.flatMap((base) => ['', '/openapi.json', '/guide', '/methodology', '/methodology?locale=de'].map((end) => base + end))
  const slugs = ['vorabpauschale', 'thesaurierer-vs-ausschuetter', 'freistellungsauftrag', 'etf-sparplan', 'entnahmeplan', 'fire-rechner', 'junior-depot', 'schenkungsteuer']
  const sections = ['allocation', 'look-through', 'concentration', 'sectors', 'geography', 'currencies', 'costs', 'industries']
  return [
    ...slugs.map((slug) => ({ name: slug, units: 1, sent: post(`${CALCULATORS}/${slug}`, {}) })),
    { name: 'schenkungsteuer, six windows', units: 1, sent: post(`${CALCULATORS}/schenkungsteuer`, { inputs: { relationship: 'kind', mode: 'schedule', giftValue: 99_999_998.63, horizonYears: 50 } }) },
    { name: 'altersvorsorgedepot', units: 1, sent: post('/api/v1/public/retirement/altersvorsorgedepot', { inputs: longestPlan }) },
    { name: 'comparison of calculators', units: 10, sent: post(`${CALCULATORS}/compare`, scenarios('etf-sparplan')) },
    { name: 'snapshot', units: 25, sent: post(PORTFOLIO, shared) },
    { name: 'overlap', units: 25, sent: post(`${PORTFOLIO}/overlap`, shared) },
    ...sections.map((id) => ({ name: id, units: 25, sent: post(`${PORTFOLIO}/${id}`, book) })),
    { name: 'industries of one fund of 3,700 companies', units: 1, sent: post(`${PORTFOLIO}/industries`, { holdings: [{ isin: 'IE00BF4RFH31', weight: 1 }], limit: 100 }) },
    { name: 'cost-drag', units: 1, sent: post(`${PORTFOLIO}/cost-drag`, { initialValue: 10_000, annualReturn: 0.05, annualFeeRate: 0.002, monthlyContribution: 200, horizonYears: 50 }) },
    { name: 'revenue-geography', units: 50, sent: post(`${PORTFOLIO}/revenue-geography`, book) },
    { name: 'compare', units: 50, sent: post(`${PORTFOLIO}/compare`, { before: book, after: book }) },
    { name: 'etf-alternatives', units: 22, sent: post(`${PORTFOLIO}/etf-alternatives`, { isin: 'IE00B4L5Y983' }) },
    { name: 'stress-scenarios', units: 25, sent: post(`${PORTFOLIO}/stress-scenarios`, { portfolio: book, scenarioKeys: ['gfc_2008', 'covid_2020', 'rate_hike_2022'] }) },
    { name: 'historical-replay', units: 50, sent: post(`${PORTFOLIO}/historical-replay`, { portfolio: book, startDate: '2016-12-30', endDate: '2026-10-30', initialValue: 10_000, monthlyContribution: 200, rebalancing: 'quarterly' }) },
    depotTax('January bill', 'advance-lump-sum', bill),
    depotTax('sale by units', 'sale', sale({ units: 100.5 })),
    depotTax('sale by net amount', 'sale', sale({ netAmount: 250 })),
    depotTax('sale whose lump sums are calculated', 'sale', longSale),
    depotTax('sale by net amount of uneven lots', 'sale', hardSale),
    depotTax('tax year', 'year', year),
    depotTax('tax return', 'return', taxReturn),
    depotTax('tax return of many lots and splits', 'return', splitReturn),
    depotTax('tax return of many depots and splits', 'return', manyDepots),
    ...documents.flatMap((path) => [{ name: `${path}, packed`, units: 1, sent: get(path) }, { name: path, units: 1, sent: plain(path) }]),
    { name: 'tools of assistants', units: 1, sent: rpc(message('tools/list')) },
    { name: 'a document of the tools', units: 1, sent: rpc(message('resources/read', { uri: 'depotkit://portfolio-analysis/catalog' })) },
    { name: 'a tool', units: 1, sent: rpc(message('tools/call', { name: 'calculateVorabpauschale', arguments: {} })) },
    ...strangeCalls.map(([name, params]) => ({ name, units: 1, sent: rpc(message('tools/call', params('Ж'.repeat(7_900)))) })),
    { name: '40 catalogs', units: 40, sent: batch('analyze.catalog', 40) },
    { name: '40 descriptors', units: 40, sent: batch('analyze.describe', 40, { id: 'overlap' }) },
    { name: '40 calculations', units: 40, sent: batch('calculators.vorabpauschale', 40) },
    { name: 'directory', units: 1, sent: plain('/directory') },
    { name: 'directory, packed', units: 1, sent: get('/directory') },
    ...['/', '/portfolio', '/calculators', '/calculators/vorabpauschale', '/depot-tax', '/docs', '/methodology/calculators', '/methodology/portfolio-analysis', '/guide/calculators', '/nothing'].flatMap((path) => [
      { name: `page ${path}`, units: 1, sent: { ...get(path), headers: { 'accept-encoding': 'gzip', accept: 'text/html' } } },
    ]),
  ]
}
