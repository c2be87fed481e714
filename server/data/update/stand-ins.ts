/** Stand-ins of UCITS funds among the reported lists in the store, where they are better than the present ones. */
import type { ProxyRecord, Tables } from '../../../core/reference/tables/bundle'
import { developed, emerging, emergingAsia, emu, europe, latinAmerica, pacificExJapan, without } from '../index-regions'
import { reportingFunds, type ReportingFund } from './reporting-funds'
import { ask } from '../../../core/reference/reference'
import { earliest, type IsoDate, latest } from '../../../core/values/dates'
import { grouped } from '../../../core/values/grouped'
import { fundFacts } from '../embedded/fund-facts'
import type { Document, ImportInfo } from '../store/documents'
import { editionOf, type RenewableList } from './renewal'
import { nportName, STAND_INS } from './names'

// Which fund of the United States stands in for which UCITS funds, and why. Names of indices are those of the catalogue of UCITS funds.

/** One list for some indices or funds. */
interface StandInRule {
  /** Funds with equivalent lists; the latest is used. */
  tickers: readonly string[]
  kind: ProxyRecord['kind']
  /** Countries of the list that are used; all if empty. */
  countries: readonly string[]
  indices: readonly string[]
  /** Funds whose index the catalogue does not name. */
  isins: readonly string[]
  reason: string
}

type Targets = Partial<Pick<StandInRule, 'indices' | 'isins'>>

const rule = (kind: ProxyRecord['kind'], tickers: string, reason: string, { indices = [], isins = [] }: Targets, countries: readonly string[] = []): StandInRule =>
  ({ tickers: tickers.split(' '), kind, countries, indices, isins, reason })

const isConfirmed = (tickers: string): boolean =>
  tickers.split(' ').every((ticker) => reportingFunds.some((fund) => fund.ticker === ticker && fund.confirmed !== null))

/** The same index; an approximation while only one source confirms it. */
const same = (tickers: string, targets: Targets): StandInRule =>
  isConfirmed(tickers)
    ? rule('same_index', tickers, 'tracks the same index', targets)
    : rule('approximation', tickers, 'may track the same index: no second source says so', targets)

const cut = (ticker: string, countries: readonly string[], index: string, isins: readonly string[] = []): StandInRule =>
  rule('index_subset', ticker, 'the index is these countries of the parent', { indices: index === '' ? [] : [index], isins }, countries)

const near = (ticker: string, reason: string, targets: Targets, countries: readonly string[] = []): StandInRule => rule('approximation', ticker, reason, targets, countries)

const words = (text: string): string[] => text.split(/\s+/)

const sameIndex: readonly StandInRule[] = [
  same('URTH', { indices: ['MSCI World'] }),
  same('ACWI', { indices: ['MSCI All Country World (ACWI)', 'MSCI ACWI'] }),
  same('EEM', { indices: ['MSCI Emerging Markets'] }),
  same('IEMG', { indices: ['MSCI Emerging Markets Investable Market (IMI)'] }),
  same('EZU', { indices: ['MSCI EMU'] }),
  same('EWJ', { indices: ['MSCI Japan'], isins: ['LU3254394912'] }),
  same('EWU', {
    isins: words(`IE00B539F030 LU0937836467 LU0950670850 LU1169820997 LU1169821029 LU1169821292 LU1169821375 LU1169821458`),
  }),
  same('MCHI', { isins: ['IE00BJ5JPG56', 'IE00BL977C92', 'IE00B44T3H88', 'IE0007P4PBU1', 'LU0514695690', 'LU2456436083', 'LU1841731745'] }),
  same('INDA', { indices: ['MSCI India'] }),
  same('IVV VOO SPY', { indices: ['S&P 500'] }),
  same('RSP', { indices: ['S&P 500 Equal Weight'] }),
  same('IWM', { isins: ['IE00BJ38QD84', 'IE00BJZ2DD79', 'LU1681038672', 'LU1681038839', 'IE00B60SX402', 'IE0007O06KL9', 'IE000OYABFQ2'] }),
  same('QUAL', { indices: ['MSCI USA Sector Neutral Quality'] }),
  same('USMV', { indices: ['MSCI USA Minimum Volatility'] }),
  same('FEZ', { indices: ['EURO STOXX 50'] }),
  same('DAX', { indices: ['DAX'] }),
  same('ICLN', { isins: ['IE00B1XNHC34', 'IE000U58J0M1'] }),
  same('XAIX', { indices: ['Nasdaq Global Artificial Intelligence and Big Data'] }),
  same('BOTZ', { indices: ['Indxx Global Robotics & Artificial Intelligence Thematic'] }),
  same('LIT', { indices: ['Solactive Global Lithium'] }),
  same('URA', { isins: ['IE000NDWFGA5'] }),
  same('GDXJ', { isins: ['IE00BQQP9G91'] }),
  same('SDY', { indices: ['S&P High Yield Dividend Aristocrats'] }),
  same('DVY', { indices: ['Dow Jones US Select Dividend'] }),
  same('FXI', { indices: ['FTSE China 50'], isins: ['IE00B02KXK85'] }),
  same('ASHR', { isins: ['LU0779800910', 'LU0875160326'] }),
  same('KWEB', { isins: ['IE00BFXR7892', 'IE00BFXR7900'] }),
]

const cuts: readonly StandInRule[] = [
  cut('URTH', ['US'], 'MSCI USA', ['IE000FW16TX1', 'IE000PDUVTF3']),
  cut('URTH', europe, 'MSCI Europe', ['LU3254395307']),
  cut('URTH', without(europe, 'GB'), 'MSCI Europe ex UK'),
  cut('URTH', ['DK', 'FI', 'NO', 'SE'], 'MSCI Nordic Countries'),
  cut('URTH', ['CA', 'US'], 'MSCI North America', ['IE0002LUYGW0']),
  cut('URTH', pacificExJapan, 'MSCI Pacific ex Japan', ['LU0322252338', 'LU2755521270']),
  cut('URTH', without(developed, 'US'), 'MSCI World ex USA', ['LU3215527659', 'LU3256186639']),
  cut('URTH', without(developed, ...emu), 'MSCI World ex EMU'),
  cut('URTH', without(developed, ...europe), 'MSCI World ex Europe'),
  cut('URTH', ['AU'], 'MSCI Australia'),
  cut('URTH', ['FR'], 'MSCI France'),
  cut('URTH', ['HK'], 'MSCI Hong Kong'),
  cut('URTH', ['CA'], '', words('IE00B51B7Z02 IE00B52SF786 LU0446734872 LU0950672807 LU1130155432 LU1130155606 LU1130155861 LU1130156323 LU1130156596')),
  cut('EEM', without(emerging, 'CN'), 'MSCI Emerging Markets ex China'),
  cut('EEM', emergingAsia, 'MSCI Emerging Markets Asia'),
  cut('EEM', latinAmerica, 'MSCI Emerging Markets Latin America', ['IE000QZF7EX2']),
]

const screened = 'a few per cent of the parent are screened out'
const otherProvider = 'large and mid-sized companies of the same countries, by another provider'

const approximations: readonly StandInRule[] = [
  near('ACWI', otherProvider, { indices: ['FTSE All-World', 'Solactive GBS Global Markets Large & Mid Cap'] }),
  near('ACWI', 'the same without small companies', { indices: ['MSCI All Country World Investable Market (ACWI IMI)'] }),
  near('ACWI', screened, { indices: ['MSCI ACWI Screened', 'MSCI ACWI Select Screened'] }),
  near('URTH', otherProvider, { indices: ['FTSE Developed', 'Solactive GBS Developed Markets Large & Mid Cap'] }),
  near('URTH', screened, { indices: ['MSCI World Screened', 'MSCI World Select Screened'] }),
  near('URTH', screened, { indices: ['MSCI USA Screened', 'MSCI USA Select Screened'] }, ['US']),
  near('URTH', otherProvider, { indices: ['FTSE North America'] }, ['CA', 'US']),
  near('URTH', otherProvider, { indices: ['Morningstar US Target Market Exposure'] }, ['US']),
  near('URTH', otherProvider, { indices: ['FTSE Developed Europe', 'Solactive GBS Developed Markets Europe Large & Mid Cap'] }, europe),
  near('URTH', otherProvider, { indices: ['FTSE Developed Europe ex UK'] }, without(europe, 'GB')),
  near('EZU', otherProvider, { indices: ['EURO STOXX', 'Solactive GBS Developed Markets Eurozone Large & Mid Cap'] }),
  near('EWJ', otherProvider, { indices: ['FTSE Japan', 'Solactive GBS Japan Large & Mid Cap', 'TOPIX', 'JPX-Nikkei 400'] }),
  near('EWJ', 'the same without small companies', { indices: ['MSCI Japan IMI'] }),
  near('EWJ', screened, { indices: ['MSCI Japan Screened', 'MSCI Japan Select Screened'] }),
  near('EWU', 'large companies of the country, by another provider', {
    isins: words(`IE0005042456 IE000HARJEE2 IE00B42TW061 IE00B53HP851 IE00B60SWT88 IE00B810Q511 IE00BFMXYP42 IE00BYZ28W67 LU0136242590 LU0292097234
      LU0838780707 LU1650492173 LU1650492256 LU1650492330 LU1650492504`),
  }),
  near('VWO', 'small companies and Chinese A shares besides', { indices: ['FTSE Emerging'] }),
  near('EWT', 'capped at other weights', { isins: ['IE00B0M63623', 'LU0292109187', 'LU2928641757', 'IE00B3S1J086'] }),
  near('EWY', 'capped at other weights', { indices: ['MSCI Korea 20/35', 'MSCI Korea 20/35 Custom', 'FTSE Korea 30/18 Capped'] }),
  near('INDA', 'other caps, other provider', { indices: ['FTSE India 30/18 Capped', 'MSCI India IMI'] }),
  near('URTH', 'capped at other weights', { isins: words(`LU0977261329 LU0979892907 LU1169830012 LU1169830103 LU1169830285 LU1169830368 LU1169830442
    LU1169830525 LU1681044720 LU1681044993`) }, ['CH']),
  near('EZU', otherProvider, { isins: ['IE000Q4J3CW6', 'IE000VH3JSL8'] }),
  near('ACWV', 'holds emerging markets besides', { indices: ['MSCI World Minimum Volatility'] }),
  near('VLUE', 'the same index or one like it', { isins: ['IE00BD1F4M44', 'IE00BFF5RX68'] }),
  near('MTUM', 'the same provider\'s momentum, in another variant', { isins: ['IE00BD1F4N50'] }),
  near('SMH', 'the same companies under another cap, unscreened', { isins: ['IE00BMC38736'] }),
  near('GDX', 'the index changed in 2025', { isins: ['IE00BQQP9F84'] }),
  near('ROBO', 'the index without the rules for UCITS', { isins: ['IE00BMW3QX54'] }),
  near('SHLD', 'the same theme by the same provider', { isins: ['IE000JCW3DZ3'] }),
  near('WDIV', 'the same index without its newer screens', { isins: ['IE00B9CQXS71'] }),
]

/** All rules; the first that matches a fund applies. */
export const standInRules: readonly StandInRule[] = [...sameIndex, ...cuts, ...approximations]

interface Candidate {
  record: ProxyRecord
  asOf: IsoDate
}

/** The present insight into a fund; its own list counts like one of the same index. */
interface Insight {
  kind: ProxyRecord['kind']
  asOf: IsoDate
}

const closeness: readonly ProxyRecord['kind'][] = ['approximation', 'index_subset', 'same_index']

/** The stand-ins as a list. */
export const standIns: RenewableList = {
  name: STAND_INS,
  title: 'stand-ins of UCITS funds',
  async newest({ imports, tables, last }) {
    const candidates = candidatesAmong(imports)
    const present = await insightsInto([...candidates.keys()], tables)
    const better = [...candidates].filter(([isin, candidate]) => isBetter(candidate, present.get(isin)))
    const documents = better.map(([key, { record, asOf }]): Document => ({ kind: 'proxies', key, asOf, body: [record] }))
    const edition = editionOf(JSON.stringify(documents))
    if (edition === last?.info.edition || (documents.length === 0 && last === null)) return null
    const asOf = latest(better.map(([, one]) => one.asOf)) ?? last?.info.asOf ?? '1970-01-01'
    const source = { id: 'sec-nport', title: 'Which reported fund stands in for which UCITS fund', url: '', licence: 'MIT', retrieved: asOf }
    return { batch: { name: STAND_INS, format: STAND_INS, title: standIns.title, asOf, edition, sources: [source], documents }, rows: documents.length, unknownSector: null }
  },
}

/** The funds whose lists can stand in for a fund. */
export function standingInFor(isin: string): ReportingFund[] {
  const index = fundFacts().indices.get(isin)
  const meant = standInRules.find(({ indices, isins }) => isins.includes(isin) || (index !== undefined && indices.includes(index)))
  return reportingFunds.filter(({ ticker }) => meant?.tickers.includes(ticker) === true)
}

/** The UCITS funds for which the whole list of a reporting fund stands in; not those that need only some countries of it. */
export function targetsOf({ ticker }: ReportingFund): string[] {
  const isinsOf = fundsByIndex()
  const whole = standInRules.filter(({ tickers, countries }) => tickers.includes(ticker) && countries.length === 0)
  return whole.flatMap(({ indices, isins }) => [...indices.flatMap((index) => isinsOf.get(index) ?? []), ...isins])
}

/** The stand-ins by fund that follow from the imported lists. */
function candidatesAmong(imports: readonly ImportInfo[]): Map<string, Candidate> {
  const asOf = new Map(imports.map((info) => [info.name, info.asOf]))
  const isinsOf = fundsByIndex()
  const candidates = new Map<string, Candidate>()
  for (const rule of standInRules) {
    const list = youngest(rule, asOf)
    if (list === null) continue
    for (const fundIsin of [...rule.indices.flatMap((index) => isinsOf.get(index) ?? []), ...rule.isins]) {
      if (!candidates.has(fundIsin)) candidates.set(fundIsin, { asOf: list.asOf, record: recordOf(fundIsin, list.fund, rule) })
    }
  }
  return candidates
}

function fundsByIndex(): Map<string, string[]> {
  const { indices } = fundFacts()
  return grouped(indices.keys(), (isin) => indices.get(isin) ?? '')
}

/** The fund of a rule with the latest list; null without any. */
function youngest({ tickers }: StandInRule, asOf: ReadonlyMap<string, IsoDate>): { fund: ReportingFund; asOf: IsoDate } | null {
  const lists = reportingFunds.flatMap((fund) => {
    const date = tickers.includes(fund.ticker) ? asOf.get(nportName(fund)) : undefined
    return date === undefined ? [] : [{ fund, asOf: date }]
  })
  return lists.sort((a, b) => (a.asOf === b.asOf ? tickers.indexOf(a.fund.ticker) - tickers.indexOf(b.fund.ticker) : a.asOf > b.asOf ? -1 : 1))[0] ?? null
}

const recordOf = (fundIsin: string, { isin }: ReportingFund, { kind, countries }: StandInRule): ProxyRecord =>
  ({ fundIsin, proxyIsin: isin, weight: 1, kind, countries, sectors: [], source: 'sec-nport' })

async function insightsInto(isins: readonly string[], tables: Tables): Promise<Map<string, Insight>> {
  const [own, proxies] = await Promise.all([ask(isins, (keys) => tables.constituents(keys)), ask(isins, (keys) => tables.proxies(keys))])
  const lists = await ask([...new Set([...proxies.found.values()].flat().map(({ proxyIsin }) => proxyIsin))], (keys) => tables.constituents(keys))
  const dateOf = (isin: string): IsoDate => lists.found.get(isin)?.[0]?.asOf ?? ''
  const looked = [...proxies.found].map(([isin, records]): [string, Insight] => [isin, {
    kind: closeness.find((kind) => records.some((record) => record.kind === kind)) ?? 'approximation',
    asOf: earliest(records.map(({ proxyIsin }) => dateOf(proxyIsin))) ?? '',
  }])
  return new Map([...looked, ...[...own.found].map(([isin, rows]): [string, Insight] => [isin, { kind: 'same_index', asOf: rows[0]?.asOf ?? '' }])])
}

/** Whether a candidate is better: a closer kind, or the same kind and newer. A present stand-in without a list (no date) does not count. */
function isBetter({ record, asOf }: Candidate, present: Insight | undefined): boolean {
  if (present === undefined || present.asOf === '') return true
  const gained = closeness.indexOf(record.kind) - closeness.indexOf(present.kind)
  return gained > 0 || (gained === 0 && asOf > present.asOf)
}
