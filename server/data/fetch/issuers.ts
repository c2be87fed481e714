/**
 * Addresses of issuers' lists of holdings, and their terms of use. Addresses were taken from public programs on the given
 * day; none could be tested. A table in the settings replaces them.
 */
import type { IsoDate } from '../../../core/values/dates'
import { isRecord } from '../../../core/values/record'
import { around, foreignJson } from '../foreign-json'
import type { Question } from '../update/client'

/** A fund, as far as addresses are made of it. */
export interface Wanted {
  isin: string
  name: string
  /** At Xetra. */
  ticker: string | null
}

/** An address with places for `{isin}`, `{ticker}`, `{slug}` (the name in an address), `{id}` (what a look-up found) and `{cursor}`. */
export interface Place extends Question {
  url: string
}

/** The requests for a list, in order. */
export interface Route {
  /** A page that is visited for its cookies. */
  visit?: string
  /** Finds the issuer's own number of a fund; null: it does not know the fund. */
  lookUp?: Place & { find(text: string, wanted: Wanted): string | null }
  /** Must name the ISIN: what a look-up found is the fund. */
  confirm?: Place
  list: Place
  /** What the next page is asked for by; null: this was the last. */
  next?(text: string): string | null
  /** Required text in the list: shows that it is not the collateral basket of a swap-based fund. */
  must?: RegExp
}

export interface Issuer {
  id: string
  title: string
  /** How the names of its funds begin. */
  names: RegExp
  /** Where a person finds the list. */
  page: string
  /** What it says of the use of its pages, and its robots.txt of programs. */
  terms: string
  /** Day on which terms and addresses were last read by somebody who says so. */
  checked: IsoDate
  /** Null where no address for programs is known, or none for this fund. */
  route(wanted: Wanted): Route | null
  /** Why there is none. */
  without: string
  /** Whether its lists are those of indices, so that they are right also for funds that hold a basket behind a swap. */
  givesIndices?: true
}

const personal = 'for personal, non-commercial use only'

const numberIn = (value: unknown): string | null => (typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,40}$/.test(value)) ? String(value) : null)

const jsonIn = (text: string): unknown => foreignJson(Buffer.from(text), { values: 2_000_000, entries: 100_000 })

/** The only result of the search; null for several. */
function portfolioIn(text: string): string | null {
  const value = jsonIn(text)
  const results = isRecord(value) && Array.isArray(value.results) ? value.results.filter(isRecord) : []
  const ids = new Set(results.map(({ portfolioId }) => numberIn(portfolioId)))
  return ids.size === 1 ? ([...ids][0] ?? null) : null
}

const blackrock = (component: string): string =>
  `https://www.blackrock.com/varnish-api/uk-retail01-product-data/product-data/api/v2/get-product-data?appType=PRODUCT_PAGE&appSubType=ISHARES&targetSite=de-ishares-v2&locale=de_DE&portfolioId={id}&component=${component}&userType=individual`

const json = { accept: 'application/json', 'content-type': 'application/json' }

const amundiBody = JSON.stringify({
  context: { countryCode: 'DEU', languageCode: 'de', userProfileName: 'RETAIL' }, productIds: ['{isin}'], productType: 'PRODUCT',
  characteristics: ['ISIN', 'SHARE_MARKETING_NAME', 'POSITION_AS_OF_DATE', 'FUND_REPLICATION_METHODOLOGY'],
  composition: { compositionFields: ['date', 'type', 'bbg', 'isin', 'name', 'weight', 'currency', 'sector', 'countryOfRisk'] },
})

const vanguard: Place = { url: 'https://www.vanguard.co.uk/gpx/graphql', headers: { ...json, 'x-consumer-id': 'uk2' } }
const profileQuery = JSON.stringify({ query: 'query FundProfile($isins: [String!]) { funds(isins: $isins) { profile { portId fundFullName } } }', variables: { isins: ['{isin}'] } })
const holdingsQuery = JSON.stringify({
  query: 'query FundsHoldingsQuery($portIds: [String!], $lastItemKey: String) { borHoldings(portIds: $portIds) { holdings(limit: 1500, lastItemKey: $lastItemKey) { items '
    + '{ issuerName securityLongDescription isin ticker securityType gicsSectorDescription icbIndustryDescription marketValuePercentage bloombergIsoCountry effectiveDate } totalHoldings lastItemKey } } }',
  variables: { portIds: ['{id}'], lastItemKey: '{cursor}' },
})

/** L&G's and VanEck's own names of funds, as they were read; others are to be named in the settings. */
const lgNumbers: Readonly<Record<string, { fund: number; shareClass: number }>> = { IE00B3CNHG25: { fund: 96, shareClass: 896 } }
const vaneckNames: Readonly<Record<string, string>> = {
  NL0011683594: 'dividend-etf', IE00BMC38736: 'semiconductor-etf', IE000YYE6WK5: 'defense-etf', IE00BQQP9F84: 'gold-miners-etf',
}

function lgRoute({ isin }: Wanted): Route | null {
  const numbers = lgNumbers[isin]
  if (numbers === undefined) return null
  return {
    lookUp: {
      url: `https://fundcentres.landg.com/srp/api/part?id=12618&audience=141&route=4233&version=live&languageId=1&share_class_id=${numbers.shareClass}&fund_id=${numbers.fund}`,
      find: (text) => new RegExp(`"${numbers.shareClass}"\\s*:\\s*\\[[^\\]]{0,5000}?https://fundcentres\\.lgim\\.com/srp/documents-id/([\\w-]{1,80})/Fundholdings\\.csv`, 'i').exec(text)?.[1] ?? null,
    },
    list: { url: 'https://fundcentres.lgim.com/srp/documents-id/{id}/Fundholdings.csv' },
  }
}

function vaneckRoute({ isin }: Wanted): Route | null {
  const name = vaneckNames[isin]
  return name === undefined ? null : { visit: `https://www.vaneck.com/nl/en/investments/${name}/`, list: { url: `https://www.vaneck.com/nl/en/investments/${name}/downloads/holdings/` } }
}

const vanguardRoute: Route = {
  lookUp: { ...vanguard, body: profileQuery, find: (text) => numberIn(around('portId', jsonIn(text))?.portId) },
  list: { ...vanguard, body: holdingsQuery },
  next: (text) => {
    const key = around('lastItemKey', jsonIn(text))?.lastItemKey
    return typeof key === 'string' && key !== '' ? key : null
  },
}

export const issuers: readonly Issuer[] = [
  {
    id: 'ishares', title: 'iShares (BlackRock)', names: /^iShares\b/i, page: 'https://www.ishares.com/de', terms: personal, checked: '2026-09-29', without: '',
    route: () => ({
      lookUp: { url: 'https://www.ishares.com/varnish-api/core-search/search/products?site=de-ishares-v2&locale=de-de&rows=5&start=0&userType=individual&query={isin}', find: portfolioIn },
      confirm: { url: blackrock('keyFundFacts') },
      list: { url: blackrock('holdings') },
    }),
  },
  {
    id: 'xtrackers', title: 'Xtrackers (DWS)', names: /^(db x-trackers|Xtrackers)\b/i, page: 'https://etf.dws.com/de-de/', checked: '2026-09-29', without: '',
    terms: 'no download or reproduction without consent; its robots.txt keeps programs off /etfdata/ and /export/',
    route: () => ({ list: { url: 'https://etf.dws.com/etfdata/export/DEU/DEU/excel/product/constituent/{isin}/' } }),
  },
  {
    id: 'deka', title: 'Deka ETF', names: /^Deka\b.*\bETF\b/i, page: 'https://www.deka-etf.de/etfs', terms: `${personal}; its robots.txt keeps programs off /market_makers/ only`, checked: '2026-09-29', without: '',
    route: () => ({ list: { url: 'https://www.deka-etf.de/etfs/{slug}/composition_download' } }),
  },
  {
    id: 'spdr', title: 'State Street SPDR', names: /^(SPDR|State Street)\b/i, page: 'https://www.ssga.com/de/de/intermediary/fund-finder', terms: `${personal}; known to refuse programs that do not look like a browser`, checked: '2026-07-09',
    without: 'its addresses are made of the ticker at Xetra, which is not known', route: ({ ticker }) => (ticker === null ? null : { list: { url: 'https://www.ssga.com/library-content/products/fund-data/etfs/emea/holdings-daily-emea-en-{ticker}-gy.xlsx' } }),
  },
  { id: 'vaneck', title: 'VanEck', names: /^VanEck\b/i, page: 'https://www.vaneck.com/de/en/etf/', terms: `${personal}; sets cookies first`, checked: '2026-08-14', without: 'the name of its page is not known', route: vaneckRoute },
  {
    id: 'jpmorgan', title: 'J.P. Morgan', names: /^(JPM|JPMorgan|J\.P\. ?Morgan)\b/i, page: 'https://am.jpmorgan.com/de', terms: `${personal}; forbid programs that gather data`, checked: '2026-07-08', without: '',
    route: () => ({ list: { url: 'https://am.jpmorgan.com/FundsMarketingHandler/product-data?cusip={isin}&country=gb&role=per&language=en&userLoggedIn=false' } }),
  },
  { id: 'ubs', title: 'UBS', names: /^UBS\b/i, page: 'https://www.ubs.com/de/de/assetmanagement/funds/etf.html', terms: personal, checked: '2026-08-17', without: 'its lists are given to a page that was opened by a person only', route: () => null },
  { id: 'lg', title: 'L&G', names: /^(L&G|Legal & General)\b/i, page: 'https://fundcentres.landg.com/', terms: personal, checked: '2026-09-29', without: 'its own number of the fund is not known', route: lgRoute },
  { id: 'wisdomtree', title: 'WisdomTree', names: /^WisdomTree\b/i, page: 'https://www.wisdomtree.eu/', terms: `${personal}; refuses programs (403)`, checked: '2026-09-29', without: 'it shows its lists on web pages only, and refuses programs', route: () => null },
  {
    id: 'amundi', title: 'Amundi', names: /^(Amundi|Lyxor)\b/i, page: 'https://www.amundietf.de/', terms: personal, checked: '2026-09-22', without: '',
    route: () => ({ list: { url: 'https://www.amundietf.de/mapi/ProductAPI/getProductsData', headers: json, body: amundiBody }, must: /"FUND_REPLICATION_METHODOLOGY"\s*:\s*"Direct/ }),
  },
  {
    id: 'invesco', title: 'Invesco', names: /^Invesco\b/i, page: 'https://www.invesco.com/de-de/', terms: personal, checked: '2026-10-02', without: '', givesIndices: true,
    // the index and not the fund: most of its funds are swap-based, whatever their name
    route: () => ({ list: { url: 'https://dng-api.invesco.com/cache/v1/accounts/it_IT/shareclasses/{isin}/holdings/index?idType=isin' } }),
  },
  { id: 'vanguard', title: 'Vanguard', names: /^Vanguard\b/i, page: 'https://www.de.vanguard/', terms: personal, checked: '2026-09-06', without: '', route: () => vanguardRoute },
  {
    id: 'fidelity', title: 'Fidelity', names: /^Fidelity\b.*\bETF\b/i, page: 'https://www.fidelity.de/', terms: `${personal}; known to want a browser`, checked: '2026-08-20', without: '',
    route: () => ({ list: { url: 'https://www.fidelity.lu/xapi/fund/portfolio/download/fundFullHolding?id={isin}&country=lu&language=en' } }),
  },
]
