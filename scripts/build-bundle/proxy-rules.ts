/** Which list stands in for an index, and why. Regions are the index provider's own. */
import type { ProxyRecord } from '../../core/portfolio/tables/bundle'

/** One part of a stand-in. */
export interface ProxyPart {
  list: string
  kind: ProxyRecord['kind']
  weight: number
  countries: readonly string[]
  sectors: readonly string[]
}

const WORLD = 'IE00B4L5Y983'
const EM_IMI = 'IE00BKM4GZ66'
const SP500 = 'US4642872000'

const emu = 'AT BE DE ES FI FR IE IT NL PT'.split(' ')
const europe = [...emu, 'CH', 'DK', 'GB', 'NO', 'SE']
const pacificExJapan = 'AU HK NZ SG'.split(' ')
/** Countries of MSCI World. */
const world = [...europe, ...pacificExJapan, 'CA', 'IL', 'JP', 'US']
const except = (...out: string[]): string[] => world.filter((country) => !out.includes(country))

const part = (list: string, kind: ProxyRecord['kind'], countries: readonly string[] = [], sectors: readonly string[] = []): ProxyPart[] =>
  [{ list, kind, weight: 1, countries, sectors }]

const same = (list: string) => part(list, 'same_index')
const cut = (countries: readonly string[], sectors: readonly string[] = []) => part(WORLD, 'index_subset', countries, sectors)
const near = (list: string, countries: readonly string[] = [], sectors: readonly string[] = []) => part(list, 'approximation', countries, sectors)

/**
 * Developed and emerging parts of the all-country indices. The developed share is the median ratio of the top ten
 * weights of a fund on that index to the same company's weight in a fund on the developed index, both of May 2026
 * (`justetf-top10`): ACWI to MSCI World 0.884, FTSE All-World to FTSE Developed 0.903. For ACWI IMI, whose developed
 * small companies no list has, the emerging share is TSMC's weight there over its weight in MSCI EM IMI, 0.120.
 */
const allCountry = (developed: number): ProxyPart[] => [
  { list: WORLD, kind: 'approximation', weight: developed, countries: [], sectors: [] },
  { list: EM_IMI, kind: 'approximation', weight: Number((1 - developed).toFixed(6)), countries: [], sectors: [] },
]

const worldSectors: Readonly<Record<string, string>> = {
  'Communication Services': 'communication_services', 'Consumer Discretionary': 'consumer_discretionary', 'Consumer Staples': 'consumer_staples',
  Energy: 'energy', Financials: 'financials', 'Health Care': 'health_care', Industrials: 'industrials', 'Information Technology': 'technology',
  Materials: 'materials', Utilities: 'utilities',
}

const sectorCuts = Object.entries(worldSectors).flatMap(([name, key]): [string, ProxyPart[]][] => [
  [`MSCI World ${name}`, cut([], [key])],
  [`MSCI USA ${name}`, cut(['US'], [key])],
  // capped by issuer: the cut of the parent comes close
  [`MSCI World ${name} 20/35 Custom`, near(WORLD, [], [key])],
  [`MSCI USA ${name} 20/35 Custom`, near(WORLD, ['US'], [key])],
  [`MSCI USA ${name} 20-35 Custom`, near(WORLD, ['US'], [key])],
  [`MSCI Europe ${name} 20/35 Capped`, near(WORLD, europe, [key])],
])

const selectSectors: Readonly<Record<string, string>> = {
  'Communication Services': 'US81369Y8527', 'Consumer Discretionary': 'US81369Y4070', 'Consumer Staples': 'US81369Y3080', Energy: 'US81369Y5069',
  Financials: 'US81369Y6059', 'Health Care': 'US81369Y2090', Industrials: 'US81369Y7040', 'Information Technology': 'US81369Y8030',
  Technology: 'US81369Y8030', Materials: 'US81369Y1001', Utilities: 'US81369Y8865', 'Real Estate': 'US81369Y8600',
}

// the same sector of the S&P 500 under other caps
const usSectors = Object.entries(selectSectors).flatMap(([name, list]): [string, ProxyPart[]][] => [
  [`S&P 500 Capped 35/20 ${name}`, near(list)],
  [`S&P ${name} Select Sector Daily Capped 35/20`, near(list)],
  [`S&P Select Sector Capped 20% ${name}`, near(list)],
  [`S&P Select Sector Capped 20% ${name.replace(' Services', 's')}`, near(list)],
])

const emCountries: Readonly<Record<string, string>> = {
  China: 'CN', India: 'IN', Taiwan: 'TW', Korea: 'KR', Brazil: 'BR', 'South Africa': 'ZA', Mexico: 'MX', 'Saudi Arabia': 'SA', Indonesia: 'ID', Turkey: 'TR',
  Thailand: 'TH', Malaysia: 'MY', Poland: 'PL', Kuwait: 'KW', Philippines: 'PH',
}
const variants = ['', ' 20/35', ' Capped', ' 10/40', ' IMI']
// single countries of the EM IMI list, small companies included
const emCuts = Object.entries(emCountries).flatMap(([name, key]) =>
  variants.map((suffix): [string, ProxyPart[]] => [`MSCI ${name}${suffix}`, near(EM_IMI, [key])]))

const developedCountries: Readonly<Record<string, string>> = {
  Australia: 'AU', Canada: 'CA', France: 'FR', Germany: 'DE', 'Hong Kong': 'HK', Italy: 'IT', Japan: 'JP', Netherlands: 'NL', Singapore: 'SG',
  Spain: 'ES', Sweden: 'SE', Switzerland: 'CH', 'United Kingdom': 'GB', UK: 'GB', USA: 'US',
}
const developedCuts = Object.entries(developedCountries).map(([name, key]): [string, ProxyPart[]] => [`MSCI ${name}`, cut([key])])

const emAsia = 'CN ID IN KR MY PH TH TW'.split(' ')
const emAll = 'AE BR CL CN CO CZ EG GR HU ID IN KR KW MX MY PE PH PL QA SA TH TR TW ZA'.split(' ')

/** Stand-ins by the name of the index. */
export const byIndex: ReadonlyMap<string, readonly ProxyPart[]> = new Map([
  ['MSCI World', same(WORLD)],
  ['MSCI Emerging Markets Investable Market (IMI)', same(EM_IMI)],
  ['S&P 500', same(SP500)],
  ['STOXX Europe 600', same('DE0002635307')],
  ['S&P MidCap 400', same('US4642875078')],
  ['S&P SmallCap 600', same('US4642878049')],
  ['Nasdaq 100', same('US46090E1038')],
  ['Russell 2000', same('US4642876555')],
  ['MSCI USA Minimum Volatility', same('US46429B6974')],
  ['MSCI USA Sector Neutral Quality', same('US46432F3394')],
  ...developedCuts,
  ['MSCI Europe', cut(europe)],
  ['MSCI EMU', cut(emu)],
  ['MSCI Europe ex UK', cut(europe.filter((country) => country !== 'GB'))],
  ['MSCI Nordic Countries', cut(['DK', 'FI', 'NO', 'SE'])],
  ['MSCI North America', cut(['CA', 'US'])],
  ['MSCI Pacific ex Japan', cut(pacificExJapan)],
  ['MSCI World ex USA', cut(except('US'))],
  ['MSCI World ex EMU', cut(except(...emu))],
  ['MSCI World ex Europe', cut(except(...europe))],
  ...sectorCuts,
  ...usSectors,
  ['MSCI All Country World (ACWI)', allCountry(0.884)],
  ['MSCI ACWI', allCountry(0.884)],
  ['MSCI All Country World Investable Market (ACWI IMI)', allCountry(0.88)],
  ['FTSE All-World', allCountry(0.903)],
  ['Solactive GBS Global Markets Large & Mid Cap', allCountry(0.903)],
  ['MSCI Emerging Markets', near(EM_IMI)],
  ['MSCI Emerging Markets ex China', near(EM_IMI, emAll.filter((country) => country !== 'CN'))],
  ['MSCI Emerging Markets Asia', near(EM_IMI, emAsia)],
  ['MSCI Emerging Markets Latin America', near(EM_IMI, ['BR', 'CL', 'CO', 'MX', 'PE'])],
  ...emCuts,
  ['FTSE Emerging', near(EM_IMI, emAll.filter((country) => country !== 'KR'))],
  ['FTSE Developed', near(WORLD)],
  ['FTSE North America', near(WORLD, ['CA', 'US'])],
  ['FTSE Developed Europe', near(WORLD, europe)],
  ['FTSE Developed Europe ex UK', near(WORLD, europe.filter((country) => country !== 'GB'))],
  ['FTSE Japan', near(WORLD, ['JP'])],
  ['FTSE MIB', near(WORLD, ['IT'])],
  ['FTSE 100', near(WORLD, ['GB'])],
  ['Solactive GBS Developed Markets Large & Mid Cap', near(WORLD)],
  ['Solactive GBS Developed Markets Europe Large & Mid Cap', near(WORLD, europe)],
  ['Solactive GBS Developed Markets Eurozone Large & Mid Cap', near(WORLD, emu)],
  ['Solactive GBS Japan Large & Mid Cap', near(WORLD, ['JP'])],
  ['Morningstar US Target Market Exposure', near(WORLD, ['US'])],
  ['MSCI Japan IMI', near(WORLD, ['JP'])],
  ['TOPIX', near(WORLD, ['JP'])],
  ['JPX-Nikkei 400', near(WORLD, ['JP'])],
  ['S&P/ASX 200', near(WORLD, ['AU'])],
  // a few per cent of the parent are screened out
  ['MSCI World Screened', near(WORLD)],
  ['MSCI USA Screened', near(WORLD, ['US'])],
  ['MSCI Japan Screened', near(WORLD, ['JP'])],
  ['MSCI ACWI Screened', allCountry(0.884)],
  ['MSCI World Select Screened', near(WORLD)],
  ['MSCI USA Select Screened', near(WORLD, ['US'])],
  ['MSCI Japan Select Screened', near(WORLD, ['JP'])],
  ['MSCI ACWI Select Screened', allCountry(0.884)],
  ['FTSE Korea 30/18 Capped', near(EM_IMI, ['KR'])],
  ['FTSE India 30/18 Capped', near(EM_IMI, ['IN'])],
  ['FTSE Saudi Arabia 30/18 Capped', near(EM_IMI, ['SA'])],
  ['MSCI Emerging Markets Latin America 10/40', near(EM_IMI, ['BR', 'CL', 'CO', 'MX', 'PE'])],
  ['Solactive Swiss Large Cap', near(WORLD, ['CH'])],
  ['Solactive Spain 40', near(WORLD, ['ES'])],
  // large German and euro-area companies by free float; the real indices cap and hold fewer
  ['DAX', near(WORLD, ['DE'])],
  ['CAC 40', near(WORLD, ['FR'])],
  ['IBEX 35', near(WORLD, ['ES'])],
  ['EURO STOXX 50', near(WORLD, emu)],
  ['EURO STOXX', near(WORLD, emu)],
  ['MSCI Switzerland 20/35', near(WORLD, ['CH'])],
  ['MSCI USA Value Factor', near('US46432F3881')],
  ['MSCI USA Momentum Factor', near('US46432F3964')],
])

const issuer = '(?:iShares|Xtrackers|UBS|Amundi|HSBC|Invesco|State Street SPDR|BNP Paribas Easy(?: II)?|Deka|Franklin|L&G|Vanguard)'
const plain = (index: string): RegExp => new RegExp(`^${issuer}(?: Core)? ${index}(?: (?:20/35|Capped|Swap|EUR Hedged|U\\.S\\. Small Cap|Daily))*(?:®)? UCITS ETF`)

/**
 * Index of funds whose catalogue row names none, by the fund's name. Only whole names: a fund that screens, tilts or
 * caps is another index. Where the provider may cap (sectors), the result is an approximation.
 */
export const byName: readonly (readonly [RegExp, readonly ProxyPart[]])[] = [
  [/^(iShares|Invesco|Xtrackers|UBS|Amundi|BNP Paribas Easy II|Deka)( Core| EQQQ)? (Nasdaq|NASDAQ)[- ]100®?( Swap| EUR Hedged| CHF Hedged)* UCITS ETF/, same('US46090E1038')],
  [/^(iShares|Xtrackers|Amundi|Invesco|State Street SPDR) Russell 2000( U\.S\. Small Cap| Swap)? UCITS ETF/, same('US4642876555')],
  [/^(iShares|Invesco) S&P SmallCap 600 UCITS ETF/, same('US4642878049')],
  [/^State Street SPDR S&P 400 U\.S\. Mid Cap UCITS ETF/, same('US4642875078')],
  [/^iShares MSCI Europe SRI UCITS ETF/, same('IE00B52VJ196')],
  [/^(iShares|Vanguard|Xtrackers|HSBC|Amundi|UBS|Invesco)( Core)? FTSE 100 UCITS ETF/, near(WORLD, ['GB'])],
  [/^Vanguard FTSE Developed Europe UCITS ETF/, near(WORLD, europe)],
  [/MSCI World (Information )?Technology UCITS ETF/, near(WORLD, [], ['technology'])],
  [/^(Xtrackers|State Street SPDR) MSCI World Industrials UCITS ETF/, near(WORLD, [], ['industrials'])],
  [/^Xtrackers MSCI USA Information Technology UCITS ETF/, near(WORLD, ['US'], ['technology'])],
  [/^iShares S&P 500 Information Technology Sector UCITS ETF/, near('US81369Y8030')],
  [/^iShares S&P 500 Industrials Sector UCITS ETF/, near('US81369Y7040')],
  [/^State Street SPDR S&P U\.S\. Technology Select Sector UCITS ETF/, near('US81369Y8030')],
  [/^State Street SPDR S&P U\.S\. Industrials Select Sector UCITS ETF/, near('US81369Y7040')],
  [/^iShares MSCI EM IMI Screened UCITS ETF/, near(EM_IMI)],
  [/^iShares MSCI Europe Screened UCITS ETF/, near(WORLD, europe)],
  [/^iShares MSCI EMU Screened UCITS ETF/, near(WORLD, emu)],
  [/^iShares Edge MSCI USA Value Factor UCITS ETF/, near('US46432F3881')],
  [/^iShares Edge MSCI USA Momentum Factor UCITS ETF/, near('US46432F3964')],
  ...Object.entries(developedCountries).map(([name, key]) => [plain(`MSCI ${name}`), name === 'Switzerland' ? near(WORLD, [key]) : cut([key])] as const),
  ...Object.entries(emCountries).map(([name, key]) => [plain(`MSCI ${name}`), near(EM_IMI, [key])] as const),
]
