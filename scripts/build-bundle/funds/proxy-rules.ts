/** Which list stands in for an index, and why. Regions are the index provider's own. */
import type { ProxyRecord } from '../../../core/reference/tables/bundle'
import {
  ACWI, AI_BIG_DATA, ALL_WORLD_EX_US, ARISTOCRATS, ARISTOCRATS_US, CHOICE_EX_US, CHOICE_US, CLEAN_ENERGY, DEFENCE_EUROPE, EM_IMI, HIGH_DIVIDEND_EX_US, HIGH_DIVIDEND_US, NASDAQ_100, SELECT_DIVIDEND,
  SP_500, STOXX_600, WORLD_OF_JANUARY,
} from './lists'
import {
  banksOfEurope, dax, dowJones, equalEuroStoxx50, equalNasdaq100, equalSp500, equalWorld, europeanEnergy, euroStoxx50, ftse100, korea, koreaAt30, semiconductors, sp500At3, sp500Sectors, sp500SectorsAt20, stoxxBanks,
  tecDax, usCommunication, usDiscretionary, worldCommunication, worldSmall, type MadeList,
} from '../made/made-lists'
import { developed, emerging, emergingAsia, emu, europe, latinAmerica, pacificExJapan, without } from '../../../server/data/index-regions'
import { euroCountries } from '../companies/regions'

/** One part of a stand-in. */
export interface ProxyPart {
  list: string
  kind: ProxyRecord['kind']
  weight: number
  countries: readonly string[]
  sectors: readonly string[]
}

const part = (list: string, kind: ProxyRecord['kind'], countries: readonly string[] = [], sectors: readonly string[] = []): ProxyPart[] =>
  [{ list, kind, weight: 1, countries, sectors }]

const same = (list: string) => part(list, 'same_index')
/** What the provider itself cuts out of MSCI ACWI. */
const cut = (countries: readonly string[], sectors: readonly string[] = []) => part(ACWI, 'index_subset', countries, sectors)
const near = (list: string, countries: readonly string[] = [], sectors: readonly string[] = []) => part(list, 'approximation', countries, sectors)
const like = (list: MadeList, countries: readonly string[] = []) => near(list.fundIsin, countries)

/** Lists side by side, each with its share of the whole. */
const mixOf = (...shares: readonly (readonly [list: string, weight: number])[]): ProxyPart[] =>
  shares.map(([list, weight]) => ({ list, kind: 'approximation', weight, countries: [], sectors: [] }))

/**
 * Shares of lists in indices that are wider than any list. ACWI in ACWI IMI: median ratio of ten largest weights of May 2026
 * (`justetf-top10`), 4.17/4.73, 3.69/4.16, 2.55/2.90, ...; the rest are small companies. United States in the two others:
 * what their members on either side weigh in the ACWI list (`test/scripts/build-bundle` computes both again).
 */
const LARGE_IN_ALL = 0.88
const US_IN_HIGH_DIVIDEND = 0.551
const US_IN_CHOICE = 0.646

const allSizes = mixOf([ACWI, LARGE_IN_ALL], [worldSmall.fundIsin, 0.12])
const highDividend = mixOf([HIGH_DIVIDEND_US, US_IN_HIGH_DIVIDEND], [HIGH_DIVIDEND_EX_US, 0.449])
const choice = mixOf([CHOICE_US, US_IN_CHOICE], [CHOICE_EX_US, 0.354])

const worldSectors: Readonly<Record<string, string>> = {
  'Communication Services': 'communication_services', 'Consumer Discretionary': 'consumer_discretionary', 'Consumer Staples': 'consumer_staples',
  Energy: 'energy', Financials: 'financials', 'Health Care': 'health_care', Industrials: 'industrials', 'Information Technology': 'technology',
  Materials: 'materials', Utilities: 'utilities',
}

const sectorCuts = Object.entries(worldSectors).flatMap(([name, key]): [string, ProxyPart[]][] => [
  [`MSCI World ${name}`, cut(developed, [key])],
  [`MSCI USA ${name}`, cut(['US'], [key])],
  // capped by issuer: the cut of the parent comes close
  [`MSCI World ${name} 20/35 Custom`, near(ACWI, developed, [key])],
  [`MSCI USA ${name} 20/35 Custom`, near(ACWI, ['US'], [key])],
  [`MSCI USA ${name} 20-35 Custom`, near(ACWI, ['US'], [key])],
  [`MSCI Europe ${name} 20/35 Capped`, near(ACWI, europe, [key])],
])

const sp500Names: Readonly<Record<string, string>> = {
  ...worldSectors, Technology: 'technology', 'Real Estate': 'real_estate',
}

const sectorOf = (lists: ReadonlyMap<string, MadeList>, key: string): ProxyPart[] => [...lists].flatMap(([sector, list]) => (sector === key ? like(list) : []))
const sp500Sector = (key: string): ProxyPart[] => sectorOf(sp500Sectors, key)
const sp500SectorAt20 = (key: string): ProxyPart[] => (sp500SectorsAt20.has(key) ? sectorOf(sp500SectorsAt20, key) : sp500Sector(key))

const usSectors = Object.entries(sp500Names).flatMap(([name, key]): [string, ProxyPart[]][] => [
  ...[`S&P 500 Capped 35/20 ${name}`, `S&P ${name} Select Sector Daily Capped 35/20`].map((index): [string, ProxyPart[]] => [index, sp500Sector(key)]),
  ...[name, name.replace(' Services', 's')].map((spelt): [string, ProxyPart[]] => [`S&P Select Sector Capped 20% ${spelt}`, sp500SectorAt20(key)]),
])

// the bound matters: one company is more than a third of the sector
const boundSectors: readonly [string, ProxyPart[]][] = [
  ['MSCI Europe Energy 20/35 Capped', like(europeanEnergy)],
  ...['MSCI World Communication Services', 'MSCI World Communication Services 20/35 Custom'].map((index): [string, ProxyPart[]] => [index, like(worldCommunication)]),
  ...['', ' 20/35 Custom', ' 20-35 Custom'].flatMap((suffix): [string, ProxyPart[]][] => [
    [`MSCI USA Communication Services${suffix}`, like(usCommunication)], [`MSCI USA Consumer Discretionary${suffix}`, like(usDiscretionary)],
  ]),
]

/** Large enough that the fund behind the list holds their index nearly in full. */
const largeMarkets: Readonly<Record<string, string>> = { China: 'CN', India: 'IN', Taiwan: 'TW', Korea: 'KR' }
const smallMarkets: Readonly<Record<string, string>> = {
  Brazil: 'BR', 'South Africa': 'ZA', Mexico: 'MX', 'Saudi Arabia': 'SA', Indonesia: 'ID', Turkey: 'TR', Thailand: 'TH', Malaysia: 'MY', Kuwait: 'KW', Philippines: 'PH',
}
const bounded = [' 20/35', ' Capped', ' 10/40']
const emCuts = [
  ...Object.entries(largeMarkets).flatMap(([name, key]): [string, ProxyPart[]][] => [
    [`MSCI ${name}`, cut([key])], [`MSCI ${name} IMI`, near(EM_IMI, [key])], ...bounded.map((suffix): [string, ProxyPart[]] => [`MSCI ${name}${suffix}`, near(ACWI, [key])]),
  ]),
  // small companies included
  ...Object.entries(smallMarkets).flatMap(([name, key]) => ['', ' IMI', ...bounded].map((suffix): [string, ProxyPart[]] => [`MSCI ${name}${suffix}`, near(EM_IMI, [key])])),
]

/** European countries: the list of the STOXX Europe 600 has all their larger companies, and some smaller ones more. */
const europeanCountries: Readonly<Record<string, string>> = {
  France: 'FR', Germany: 'DE', Italy: 'IT', Netherlands: 'NL', Spain: 'ES', Sweden: 'SE', Switzerland: 'CH', 'United Kingdom': 'GB', UK: 'GB',
}
/** Countries of which the newer world list holds a sample only. */
const countriesInFull: Readonly<Record<string, string>> = { Australia: 'AU', Canada: 'CA', 'Hong Kong': 'HK', Singapore: 'SG' }
const exactly = (...countries: string[]) => part(WORLD_OF_JANUARY, 'index_subset', countries)
const countryParts: readonly (readonly [name: string, parts: ProxyPart[]])[] = [
  ...Object.entries(europeanCountries).map(([name, key]) => [name, near(STOXX_600, [key])] as const),
  ...Object.entries(countriesInFull).map(([name, key]) => [name, exactly(key)] as const),
  ['Japan', cut(['JP'])], ['USA', cut(['US'])],
]
const developedCuts = countryParts.map(([name, parts]): [string, ProxyPart[]] => [`MSCI ${name}`, parts])

/**
 * Indices and active funds that keep close to their parent: what they leave out or weigh otherwise is small. Each was measured against the ten largest
 * holdings of May 2026: at most 0.7 points a company on average and 2 points at most (docs/data.md).
 */
const closeTo: readonly (readonly [parts: readonly ProxyPart[], indices: readonly string[]])[] = [
  [near(ACWI, developed), [
    'MSCI World Select Filtered Min TE', 'BNP Paribas Easy ESG Enhanced World', 'Invesco Global Enhanced Equity', 'Xtrackers World Equity Enhanced Active', 'HSBC PLUS World Equity Quant Active',
    'JP Morgan Global Research Enhanced Index Equity SRI Paris Aligned', 'Goldman Sachs Alpha Enhanced World Equity Active',
  ]],
  [near(ACWI), ['MSCI ACWI Universal Low Carbon Select 5% Issuer Capped']],
  [near(ACWI, ['US']), [
    'MSCI USA Select Filtered Min TE', 'Xtrackers US Equity Enhanced Active', 'Invesco US Enhanced Equity', 'BNP Paribas Easy ESG Enhanced US', 'iShares US Equity Enhanced Active',
    'Goldman Sachs Alpha Enhanced US Equity Active', 'MSCI USA Large Cap', 'Franklin Core US Enhanced Equity', 'JP Morgan US Research Enhanced Index Equity SRI Paris Aligned',
  ]],
  [near(ACWI, europe), [
    'Xtrackers Europe Equity Enhanced Active', 'Invesco Europe Enhanced Equity', 'BNP Paribas Easy ESG Enhanced Europe', 'Goldman Sachs Alpha Enhanced Europe Equity Active', 'Fidelity Europe Equity Research Enhanced',
    'JP Morgan Europe Research Enhanced Index Equity SRI Paris Aligned Active',
  ]],
  [near(ACWI, without(europe, 'GB')), ['S&P Europe Ex-UK LargeMidCap']],
  [near(ACWI, ['JP']), ['MSCI Japan Select Filtered Min TE', 'BNP Paribas Easy ESG Enhanced Japan', 'Fidelity Japan Equity Research Enhanced']],
  [near(ACWI, ['IN']), ['JP Morgan India Research Enhanced Index Equity Active']],
  [near(ACWI, pacificExJapan), ['Fidelity Pacific ex-Japan Equity Research Enhanced']],
  [near(ACWI, developed, ['industrials']), ['MSCI World Industrials Advanced Select 20 35 Capped']],
  [near(ACWI, developed, ['financials']), ['MSCI World Financials Advanced Select 20 35 Capped', 'S&P Developed Ex-Korea LargeMidCap Sustainability Enhanced Financials']],
  [like(banksOfEurope), ['EURO STOXX Banks']],
  [like(sp500At3), ['S&P 500 3% Capped']],
  [like(ftse100), ['Solactive Core United Kingdom Large & Mid Cap']],
]

/** Stand-ins by the name of the index. */
export const byIndex: ReadonlyMap<string, readonly ProxyPart[]> = new Map<string, readonly ProxyPart[]>([
  ['MSCI World', cut(developed)],
  ['MSCI Emerging Markets Investable Market (IMI)', same(EM_IMI)],
  ['S&P 500', same(SP_500)],
  ['STOXX Europe 600', same(STOXX_600)],
  ['S&P MidCap 400', same('US4642875078')],
  ['S&P SmallCap 600', same('US4642878049')],
  ['Nasdaq 100', same(NASDAQ_100)],
  ['Russell 2000', same('US4642876555')],
  ['MSCI USA Minimum Volatility', same('US46429B6974')],
  ['MSCI USA Sector Neutral Quality', same('US46432F3394')],
  ...developedCuts,
  ['MSCI Europe', cut(europe)],
  ['MSCI EMU', cut(emu)],
  ['MSCI Europe ex UK', cut(without(europe, 'GB'))],
  ['MSCI Nordic Countries', exactly('DK', 'FI', 'NO', 'SE')],
  ['MSCI North America', cut(['CA', 'US'])],
  ['MSCI Pacific', cut([...pacificExJapan, 'JP'])],
  ['MSCI Pacific ex Japan', cut(pacificExJapan)],
  ['MSCI World ex USA', cut(without(developed, 'US'))],
  ['MSCI World ex EMU', cut(without(developed, ...emu))],
  ['MSCI World ex Europe', cut(without(developed, ...europe))],
  ...sectorCuts,
  ...boundSectors,
  ...usSectors,
  ['MSCI All Country World (ACWI)', same(ACWI)],
  ['MSCI ACWI', same(ACWI)],
  ['MSCI All Country World Investable Market (ACWI IMI)', allSizes],
  ['MSCI World Small Cap', like(worldSmall)],
  ['MSCI Europe Small Cap', like(worldSmall, europe)],
  ['FTSE All-World', near(ACWI)],
  ['FTSE All-World High Dividend Yield', highDividend],
  ['FTSE Global All Cap Choice', choice],
  ['FTSE North America All Cap Choice', near(CHOICE_US)],
  ['Solactive GBS Global Markets Large & Mid Cap', near(ACWI)],
  ['MSCI Emerging Markets', cut(emerging)],
  ['MSCI Emerging Markets ex China', cut(without(emerging, 'CN'))],
  ['MSCI Emerging Markets Asia', cut(emergingAsia)],
  ['MSCI Emerging Markets Latin America', cut(latinAmerica)],
  ['MSCI AC Far East ex Japan', cut(['CN', 'HK', 'ID', 'KR', 'MY', 'PH', 'SG', 'TH', 'TW'])],
  ['MSCI AC Asia ex Japan', cut([...emergingAsia, 'HK', 'SG'])],
  ['MSCI AC Asia Pacific ex Japan', cut([...emergingAsia, ...pacificExJapan])],
  ...emCuts,
  ['MSCI Korea 20/35', like(korea)],
  // FTSE takes Korea and Poland for developed
  ['FTSE Emerging', near(ACWI, without(emerging, 'KR', 'PL'))],
  ['FTSE Emerging ex China', near(ACWI, without(emerging, 'CN', 'KR', 'PL'))],
  ['Solactive GBS Emerging Markets Large & Mid Cap', near(ACWI, emerging)],
  ['FTSE Developed', near(ACWI, [...developed, 'KR', 'PL'])],
  ['FTSE Developed Asia Pacific ex Japan', near(ACWI, [...pacificExJapan, 'KR'])],
  ['FTSE North America', near(ACWI, ['CA', 'US'])],
  ['FTSE Developed Europe', near(ACWI, europe)],
  ['FTSE Developed Europe ex UK', near(ACWI, without(europe, 'GB'))],
  ['FTSE Japan', near(ACWI, ['JP'])],
  ['FTSE MIB', near(STOXX_600, ['IT'])],
  ['FTSE 100', like(ftse100)],
  ['Solactive GBS Developed Markets Large & Mid Cap', near(ACWI, developed)],
  ['Solactive GBS Developed Markets Europe Large & Mid Cap', near(ACWI, europe)],
  ['Solactive GBS Developed Markets Eurozone Large & Mid Cap', near(ACWI, emu)],
  ['Solactive GBS Japan Large & Mid Cap', near(ACWI, ['JP'])],
  ['Morningstar US Target Market Exposure', near(ACWI, ['US'])],
  ['MSCI Japan IMI', near(ACWI, ['JP'])],
  ['TOPIX', near(ACWI, ['JP'])],
  ['JPX-Nikkei 400', near(ACWI, ['JP'])],
  ['S&P/ASX 200', near(WORLD_OF_JANUARY, ['AU'])],
  // a few per cent of the parent are screened out
  ['MSCI World Screened', near(ACWI, developed)],
  ['MSCI USA Screened', near(ACWI, ['US'])],
  ['MSCI Japan Screened', near(ACWI, ['JP'])],
  ['MSCI ACWI Screened', near(ACWI)],
  ['MSCI World Select Screened', near(ACWI, developed)],
  ['MSCI USA Select Screened', near(ACWI, ['US'])],
  ['MSCI Japan Select Screened', near(ACWI, ['JP'])],
  ['MSCI ACWI Select Screened', near(ACWI)],
  ['FTSE Korea 30/18 Capped', like(koreaAt30)],
  ['FTSE India 30/18 Capped', near(ACWI, ['IN'])],
  ['FTSE Saudi Arabia 30/18 Capped', near(EM_IMI, ['SA'])],
  ['MSCI Emerging Markets Latin America 10/40', near(ACWI, latinAmerica)],
  ['Solactive Swiss Large Cap', near(STOXX_600, ['CH'])],
  ['Solactive Spain 40', near(STOXX_600, ['ES'])],
  ['DAX', like(dax)],
  ['TecDAX', like(tecDax)],
  ['EURO STOXX 50', like(euroStoxx50)],
  // by the provider's rule the euro countries of the STOXX Europe 600
  ['EURO STOXX', part(STOXX_600, 'index_subset', euroCountries)],
  ['EURO STOXX Banks 30-15', like(banksOfEurope)],
  ['Dow Jones Industrial Average', like(dowJones)],
  ['S&P 500 Equal Weight', like(equalSp500)],
  ['MSCI World Equal Weighted', like(equalWorld)],
  ['EURO STOXX 50 Equal Weight', like(equalEuroStoxx50)],
  ['Solactive Core Developed Markets Large & Mid Cap', near(ACWI, developed)],
  ['Solactive Core Japan Large & Mid Cap', near(ACWI, ['JP'])],
  ['Solactive Core United States Large & Mid Cap', near(ACWI, ['US'])],
  ['STOXX Europe 600 Banks', like(stoxxBanks)],
  ['STOXX Europe 600 Health Care', near(STOXX_600, [], ['health_care'])],
  ['STOXX Europe 600 Utilities', near(STOXX_600, [], ['utilities'])],
  ['MSCI USA ESG Enhanced Focus CTB', near(ACWI, ['US'])],
  ['MSCI World ESG Enhanced Focus CTB', near(ACWI, developed)],
  ['MSCI World Screened Select ex Thermal Coal', near(ACWI, developed)],
  ['MSCI USA Screened Select ex Thermal Coal', near(ACWI, ['US'])],
  ['JP Morgan US Research Enhanced Index Equity Active', near(ACWI, ['US'])],
  ['JP Morgan Global Research Enhanced Index Equity (ESG)', near(ACWI, developed)],
  ['JP Morgan Europe Research Enhanced Index Equity (ESG)', near(ACWI, europe)],
  ['JP Morgan Eurozone Research Enhanced Index Equity (ESG)', near(ACWI, emu)],
  ['JP Morgan Japan Research Enhanced Index Equity (ESG)', near(ACWI, ['JP'])],
  ['JP Morgan All Country Research Enhanced Index Equity Active', near(ACWI)],
  ['Fidelity US Equity Research Enhanced', near(ACWI, ['US'])],
  ['Fidelity Global Equity Research Enhanced', near(ACWI, developed)],
  ['iShares World Equity Enhanced Active', near(ACWI, developed)],
  ['FTSE All-World ex US', same(ALL_WORLD_EX_US)],
  ['Nasdaq 100 Equal Weighted', like(equalNasdaq100)],
  ['STOXX Global Select Dividend 100', same(SELECT_DIVIDEND)],
  ['S&P High Yield Dividend Aristocrats', same(ARISTOCRATS_US)],
  ['S&P Global Clean Energy Transition', same(CLEAN_ENERGY)],
  ['Nasdaq Global Artificial Intelligence and Big Data', same(AI_BIG_DATA)],
  ['Nasdaq Yewno Global Artificial Intelligence and Big Data', same(AI_BIG_DATA)],
  // large companies by free float; the real indices bound them and hold fewer
  ['CAC 40', near(STOXX_600, ['FR'])],
  ['MSCI Poland', near(STOXX_600, ['PL'])],
  ['IBEX 35', near(STOXX_600, ['ES'])],
  ['MSCI Switzerland 20/35', near(STOXX_600, ['CH'])],
  ['MSCI USA Value Factor', near('US46432F3881')],
  ['MSCI USA Momentum Factor', near('US46432F3964')],
  ...closeTo.flatMap(([parts, indices]) => indices.map((index): [string, readonly ProxyPart[]] => [index, parts])),
])

const issuer = '(?:iShares|Xtrackers|UBS|Amundi|HSBC|Invesco|State Street SPDR|BNP Paribas Easy(?: II)?|Deka|Franklin|L&G|Vanguard)'
const plain = (index: string): RegExp => new RegExp(`^${issuer}(?: Core)? ${index}(?: (?:20/35|Capped|Swap|EUR Hedged|U\\.S\\. Small Cap|Daily))*(?:®)? UCITS ETF`)

/**
 * Index of funds whose catalogue row names none, by the fund's name. Only whole names: a fund that screens, tilts or
 * caps is another index. Where the provider may cap (sectors), the result is an approximation.
 */
export const byName: readonly (readonly [RegExp, readonly ProxyPart[]])[] = [
  [/^(iShares|Invesco|Xtrackers|UBS|Amundi|BNP Paribas Easy II|Deka)( Core| EQQQ)? (Nasdaq|NASDAQ)[- ]100®?( Swap| EUR Hedged| CHF Hedged)* UCITS ETF/, same(NASDAQ_100)],
  [/^(iShares|Xtrackers|Amundi|Invesco|State Street SPDR) Russell 2000( U\.S\. Small Cap| Swap)? UCITS ETF/, same('US4642876555')],
  [/^(iShares|Invesco) S&P SmallCap 600 UCITS ETF/, same('US4642878049')],
  [/^State Street SPDR S&P 400 U\.S\. Mid Cap UCITS ETF/, same('US4642875078')],
  [/^iShares MSCI Europe SRI UCITS ETF/, same('IE00B52VJ196')],
  [/^(iShares|Vanguard|Xtrackers|HSBC|Amundi|UBS|Invesco)( Core)? FTSE 100 UCITS ETF/, like(ftse100)],
  [/^Vanguard FTSE Developed Europe UCITS ETF/, near(ACWI, europe)],
  [/MSCI World (Information )?Technology UCITS ETF/, near(ACWI, developed, ['technology'])],
  [/^(Xtrackers|State Street SPDR) MSCI World Industrials UCITS ETF/, near(ACWI, developed, ['industrials'])],
  [/^Xtrackers MSCI USA Information Technology UCITS ETF/, near(ACWI, ['US'], ['technology'])],
  [/^iShares S&P 500 Information Technology Sector UCITS ETF/, sp500Sector('technology')],
  [/^iShares S&P 500 Industrials Sector UCITS ETF/, sp500Sector('industrials')],
  [/^State Street SPDR S&P U\.S\. Technology Select Sector UCITS ETF/, sp500Sector('technology')],
  [/^State Street SPDR S&P U\.S\. Industrials Select Sector UCITS ETF/, sp500Sector('industrials')],
  [/^iShares MSCI EM IMI Screened UCITS ETF/, near(EM_IMI)],
  [/^iShares MSCI Europe Screened UCITS ETF/, near(ACWI, europe)],
  [/^iShares MSCI EMU Screened UCITS ETF/, near(ACWI, emu)],
  [/^iShares Edge MSCI USA Value Factor UCITS ETF/, near('US46432F3881')],
  [/^iShares Edge MSCI USA Momentum Factor UCITS ETF/, near('US46432F3964')],
  // younger than the catalogue's list of indices
  [/^(iShares|Xtrackers) FTSE All-World UCITS ETF/, near(ACWI)],
  [/^iShares MSCI World ex-USA UCITS ETF/, cut(without(developed, 'US'))],
  [/^iShares STOXX Europe 600 UCITS ETF/, same(STOXX_600)],
  [/^iShares S&P 500 3% Capped UCITS ETF/, like(sp500At3)],
  [/^Xtrackers MSCI USA Swap II UCITS ETF/, cut(['US'])],
  [/^Invesco MSCI North America Swap UCITS ETF/, cut(['CA', 'US'])],
  [/^Xtrackers MSCI World IMI UCITS ETF/, mixOf([ACWI, LARGE_IN_ALL], [worldSmall.fundIsin, 0.12]).map((one) => (one.list === ACWI ? { ...one, countries: developed } : one))],
  [/^Franklin FTSE Emerging Markets UCITS ETF/, near(ACWI, without(emerging, 'KR', 'PL'))],
  [/^Vanguard FTSE Eurozone UCITS ETF/, near(ACWI, emu)],
  [/^Vanguard FTSE Developed Europe Small-Cap UCITS ETF/, like(worldSmall, europe)],
  [/^iShares MSCI EMU Small Cap UCITS ETF/, like(worldSmall, emu)],
  [/^Xtrackers MSCI Pacific ex Japan UCITS ETF/, cut(pacificExJapan)],
  ...countryParts.map(([name, parts]) => [plain(`MSCI ${name}`), parts] as const),
  ...Object.entries(largeMarkets).map(([name, key]) => [plain(`MSCI ${name}`), near(ACWI, [key])] as const),
  ...Object.entries(smallMarkets).map(([name, key]) => [plain(`MSCI ${name}`), near(EM_IMI, [key])] as const),
  // sectors and close followers that the catalogue's list of indices lacks
  [/^Invesco US Technology Sector UCITS ETF/, sp500SectorAt20('technology')],
  [/^(iShares|State Street SPDR) MSCI Europe Industrials( Sector)? UCITS ETF/, near(ACWI, europe, ['industrials'])],
  [/^(iShares|State Street SPDR) MSCI Europe Financials( Sector)? UCITS ETF/, near(ACWI, europe, ['financials'])],
  [/^(iShares|State Street SPDR) MSCI Europe Health Care( Sector)? UCITS ETF/, near(ACWI, europe, ['health_care'])],
  [/^L&G Europe ex UK Equity UCITS ETF/, near(ACWI, without(europe, 'GB'))],
  [/^Vanguard FTSE All-World High Dividend Yield UCITS ETF/, highDividend],
  [/^State Street SPDR S&P Global Dividend Aristocrats UCITS ETF/, near(ARISTOCRATS)],
  [/STOXX Global Select Dividend 100/, same(SELECT_DIVIDEND)],
  // the provider's two indices differ in what they exclude
  [/^WisdomTree Europe Defence UCITS ETF/, near(DEFENCE_EUROPE)],
  [/^iShares Global Clean Energy Transition UCITS ETF/, same(CLEAN_ENERGY)],
  [/^VanEck Semiconductor UCITS ETF/, like(semiconductors)],
  [/TecDAX/, like(tecDax)],
  [/^(iShares|Xtrackers|State Street SPDR|UBS|Amundi|HSBC) MSCI World Small Cap UCITS ETF/, like(worldSmall)],
  [/^(iShares|Xtrackers|State Street SPDR|UBS|Amundi|HSBC) MSCI Europe Small Cap UCITS ETF/, like(worldSmall, europe)],
  // the same theme by another provider, which bounds its companies differently
  [/^iShares Global Water UCITS ETF/, near('FR0010527275')],
]
