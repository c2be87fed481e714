/** Where the records come from. Public copies: the publisher's own pages were not asked. */
import type { BundleSource } from '../../core/portfolio/tables/bundle'
import { isinFiles, listFiles } from './lists'
import { revenueSources } from './revenue'

const RETRIEVED = '2026-11-20'

const facts = 'Facts about funds, companies and their holdings. The publisher reserves the copying of its pages; see NOTICE.md.'

const source = (id: string, title: string, repository: string, licence: string): BundleSource => ({
  id, title, url: repository === '' ? '' : `https://github.com/${repository}`, licence, retrieved: RETRIEVED,
})

/** Publisher and public repository of each list. */
const lists: Readonly<Record<string, readonly [string, string]>> = {
  'holdings-eunl': ['BlackRock iShares: holdings of iShares Core MSCI World UCITS ETF', 'wiidipod/StonksTelegramBot'],
  'holdings-eimi': ['BlackRock iShares: holdings of iShares Core MSCI EM IMI UCITS ETF', '0ri0nRo/etf-geographic-analyzer'],
  'holdings-iesg': ['BlackRock iShares: holdings of iShares MSCI Europe SRI UCITS ETF', '0ri0nRo/etf-geographic-analyzer'],
  'holdings-weqw': ['BlackRock iShares: holdings of the world equal weight UCITS ETF WEQW', '0ri0nRo/etf-geographic-analyzer'],
  'holdings-exsa': ['BlackRock iShares: holdings of iShares STOXX Europe 600 UCITS ETF (DE)', 'fjeske/stockAnalyzer'],
  'holdings-ivv': ['BlackRock iShares: holdings of iShares Core S&P 500 ETF', 'MitchellRLayton/portfolio-xray'],
  'holdings-spy': ['State Street: holdings of SPDR S&P 500 ETF Trust', 'MitchellRLayton/portfolio-xray'],
  'holdings-qqq': ['Invesco: holdings of Invesco QQQ Trust', 'CalvoSeko/market_terminal'],
  'holdings-amundi-water': ['Amundi: holdings of Amundi MSCI Water UCITS ETF', 'Vegi24/etf-lookthrough'],
  'holdings-amundi-consumer': ['Amundi: holdings of Amundi S&P Global Consumer Discretionary ESG UCITS ETF (month only: November 2025)', 'Vegi24/etf-lookthrough'],
  'holdings-invesco-blockchain': ['Invesco: holdings of Invesco CoinShares Global Blockchain UCITS ETF (month only: November 2025)', 'Vegi24/etf-lookthrough'],
}

/** The United States ETFs of November 2025. */
function listSource(id: string, asOf: string): BundleSource {
  const ticker = id.replace('holdings-', '').toUpperCase()
  const publisher = /^(XL|MDY)/.test(ticker) ? 'State Street' : 'BlackRock iShares'
  const [title, repository] = lists[id] ?? [`${publisher}: holdings of ${ticker} (collected 18 to 21 November 2025)`, 'MitchellRLayton/portfolio-xray']
  return source(id, `${title}, as of ${asOf}`, repository, facts)
}

const others: readonly BundleSource[] = [
  source('ishares-isin-files', 'BlackRock iShares: holdings files of 2021-01 to 2022-07 that carry ISINs', 'Stanleymu/core-tfsa', facts),
  source('justetf-universe', 'justETF: UCITS ETFs and ETCs, ongoing charge, currency, domicile, 2026-06', 'dotchev/top-ucits', facts),
  source('justetf-index-map', 'justETF: index and category of UCITS ETFs, 2026-05', 'laceto/justETF', facts),
  source('justetf-top10', 'justETF: ten largest holdings of UCITS ETFs, 2026-05; weights of developed and emerging parts derived from it', 'laceto/justETF', facts),
  source('xetra-2021', 'Deutsche Boerse: all tradable instruments on Xetra, 2021-12-31', 'prasannamukund/StockAnalyzer', facts),
  source('sp500-gics', 'datahub: S&P 500 constituents with industry', 'datasets/s-and-p-500-companies', 'PDDL'),
  source('financedatabase', 'FinanceDatabase: industries by ISIN, 2026-08-16', 'JerBouma/FinanceDatabase', 'MIT'),
  source('free-ticker-database', 'free-ticker-database: names of companies by ISIN, 2026-05-31', 'adanos-software/free-ticker-database', 'MIT'),
  source('prices-2026', 'Adjusted daily closes, recorded 2026-03 to 2026-04', 'cpstelzer/portfolio_tool', 'Facts; the exchange and the data service reserve rights. See NOTICE.md.'),
  source('prices-2026-london', 'Adjusted daily closes of AGGG on the London exchange, recorded 2026-03', 'nishankvie/froots-finance-dashboard', 'Facts; the exchange and the data service reserve rights. See NOTICE.md.'),
  source('prices-2023', 'Adjusted daily closes, recorded 2023-05 to 2026-04', 'asfolcini/QStudio', 'Facts; the exchange and the data service reserve rights. See NOTICE.md.'),
  source('ecb-rates', 'European Central Bank: euro foreign exchange reference rates, to 2026-03-05', 'sc23ls/COMP3011', 'Free reuse with the source named'),
  source('depotkit-review', 'Reviewed by hand: share classes of one issuer, successors of ISINs, names of United States ETFs, depositary receipts', '', 'MIT'),
]

/** Every source of the bundle. */
export const bundleSources: readonly BundleSource[] = [
  ...[...listFiles, ...isinFiles].map(({ source: id, asOf }) => listSource(id, asOf)),
  ...others,
  ...revenueSources(RETRIEVED),
]
