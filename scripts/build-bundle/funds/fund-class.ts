/** What a fund invests in, from its catalogue category, else from its name. Nothing is guessed beyond these words. */
import { assetClasses, type AssetClass } from '../../../core/reference/security'
import { readTable } from '../tables'

export type FundClass = AssetClass | 'multi_asset'

const fundClasses: readonly FundClass[] = [...assetClasses, 'multi_asset']

/** The class that a table names; null for what is none. */
export const fundClassOf = (text: string): FundClass | null => fundClasses.find((one) => one === text) ?? null

/** Classes that neither the catalogue's category nor the name has right (none: left out), and the name where the catalogue has another fund's. */
export const corrections = new Map(readTable('class-corrections').map((row) => [row.isin, row]))

/** The class by hand; undefined where none was needed, null for a fund that is left out. */
export const correctedClass = (isin: string): FundClass | null | undefined => {
  const stated = corrections.get(isin)?.asset_class
  return stated === undefined ? undefined : fundClassOf(stated)
}

const isUcits = (name: string): boolean => /UCITS|\bETF\b/.test(name)

const multiAsset = /LifeStrategy|Multi-Asset (Portfolio|Balanced|Growth|Conservative)|Xtrackers Portfolio|iShares (Growth|Moderate|Conservative) Portfolio|Balanced Income|Global Balanced|Efficient Core|Amundi Lifecycle/
const alternative = /managed futures|absolute return/i
/** Names that do not say what is inside. */
const silent = /Altersvorsorgedepot|Postfinance Global Portfolio/
const short = /\b(short|inverse)\b|-\d+x|\(-\d+x\)|ShortDAX/i
const crypto = /bitcoin|ethereum|\bether\b|crypto|solana|\bxrp\b|ripple|cardano|polkadot|litecoin|avalanche|chainlink|tezos|cosmos|polygon|stellar|uniswap|aave|dogecoin|tron|algorand|toncoin|near protocol|binance|\bbnb\b|sui staking|hyperliquid|aptos|injective|celestia|\btop 10\b|hodl|digital assets? 10/i
const cash = /overnight|money market|€str|\bester\b|\bsonia\b|\bsofr\b|cash|fed funds/i
const bonds = /\b(bonds?|treasur(y|ies)|gilts?|corporates?|corp|gov(t|ern(m\w*)?)?|aggregate|agg|fixed income|high yield corporate|hy|ig|credit|floating|frn|inflation|tips|linkers?|pfandbriefe?|covered|jumbo|sovereigns?|duration|maturity|ibonds|bunds?|eb\.rexx|mortgages?|mbs|convertibles?|clo|fallen angels?|subordinated|coco|at1|investment grade|debt|t-?bills?|bills|ultrashort|0-1|0-3|1-3|3-5|3-7|5-7|7-10|10-15|15\+|20\+|25\+|btps?|oats?|loans?|sukuk?|iboxx|yield curve|steepener|rates?|crossover|itraxx|cdx|emerging markets? (local|usd)|em local|local currency|eurogov|sbi|embi|rendite|yield plus|cat bonds?|perpetual|preferred)\b/i
const realEstate = /real estate|\breits?\b|epra|property|nareit/i
const commodities = /commodit|cmci|silver$|physical (silver|platinum|palladium|precious|copper|nickel|aluminium|tin)|bloomberg roll/i

/** Leading words of the catalogue's categories. */
const categories: readonly (readonly [RegExp, FundClass])[] = [
  [/^Cryptocurrencies/, 'crypto'],
  [/^Precious Metals Gold/, 'gold'],
  [/^(Precious Metals|Commodities|Short & Leveraged ETFs (Commodities|Precious))/, 'commodities'],
  [/^(Money Market|Active ETFs Money Market)/, 'cash'],
  [/^(Bonds|Active ETFs Bonds|Short & Leveraged ETFs Bonds)/, 'bonds'],
  [/^Real Estate/, 'real_estate'],
  [/^(Equity|Active ETFs Equity|Short & Leveraged ETFs Equity)/, 'equities'],
]

/** A fund as the catalogue describes it. */
export interface CatalogueFund {
  name: string
  category: string
  replication: string
  leveraged: boolean
}

interface NameRule {
  assetClass: FundClass | null
  says: RegExp
  unless?: RegExp
  of?: (fund: CatalogueFund) => boolean
}

const isBacked = ({ replication }: CatalogueFund): boolean => replication === 'Physically backed'
const isFund = ({ name }: CatalogueFund): boolean => isUcits(name)

/** Order matters: a gold miner is no gold, a bond of a property company is a bond. */
const nameRules: readonly NameRule[] = [
  { assetClass: 'gold', says: /\bgold\b/i, of: isBacked },
  { assetClass: 'commodities', says: /silver|platin|pallad|metal|copper|nickel|carbon|uranium/i, of: isBacked },
  { assetClass: 'crypto', says: crypto, of: (fund) => !isFund(fund) },
  { assetClass: 'cash', says: cash, unless: /cash ?flow|cash cow|covered call/i, of: isFund },
  { assetClass: 'commodities', says: commodities, unless: /producers?|equit|miners/i },
  { assetClass: 'bonds', says: bonds, unless: /covered call|dividend/i },
  { assetClass: 'real_estate', says: realEstate },
  { assetClass: 'alternatives', says: alternative },
  { assetClass: null, says: silent },
  { assetClass: 'equities', says: /./, of: isFund },
]

const classOfName = (fund: CatalogueFund): FundClass | null =>
  nameRules.find(({ says, unless, of }) => says.test(fund.name) && unless?.test(fund.name) !== true && of?.(fund) !== false)?.assetClass ?? null

/** The asset class of a fund; a short product is an alternative investment; null when nothing says what it is. */
export function classOf(fund: CatalogueFund): FundClass | null {
  if (fund.leveraged && short.test(fund.name)) return 'alternatives'
  if (multiAsset.test(fund.name)) return 'multi_asset'
  if (fund.category === 'Equity Alternative Investments' && !isUcits(fund.name)) return 'alternatives'
  const stated = categories.find(([pattern]) => pattern.test(fund.category))
  return stated === undefined ? classOfName(fund) : stated[1]
}

/** Exchange-traded commodities, notes and crypto products are no funds in the sense of the law. */
export const kindOf = (fund: CatalogueFund, assetClass: FundClass): 'fund' | 'etc' =>
  assetClass === 'gold' || assetClass === 'crypto' || fund.replication === 'Physically backed' || !/UCITS/.test(fund.name)
    ? 'etc'
    : 'fund'
