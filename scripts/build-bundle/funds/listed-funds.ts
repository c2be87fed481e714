/**
 * Funds in only one public list: their class is used if words of the name, the kind in the list, and volatility (the risk indicator of the key
 * information, computed from prices) agree. Kind or words alone are often wrong.
 */
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { isValidIsin } from '../../../core/values/isin'
import { displayName } from '../companies/names'
import { readTable } from '../tables'
import type { FundClass } from './fund-class'
import type { Fund } from './funds'

const words = (...patterns: readonly string[]): RegExp => new RegExp(`\\b(${patterns.join('|')})\\b`)

/** Words of lists that cut every name at 30 letters. */
const debt = words(
  'B(ON)?DS?', 'BNDS?', 'BON', 'BOND\\w*', 'RENTEN?', 'CORP\\w*', 'HY', 'HIGH ?Y\\w*', 'HIGHY\\w*', 'EURORENTA', 'GOV\\w*', 'GVT', 'TREAS\\w*', 'CRED\\w*', 'CRD\\w*', 'AGG\\w*', 'FIXED', 'F I',
  'INFL\\w*', 'DEBT', 'DEB', 'DUR\\w*', 'FLOAT\\w*', 'FLOT', 'FRN', 'CON?V\\w*RT?\\w*', 'CNVRT\\w*', 'IG', 'SHORT ?(TERM|DUR)\\w*', 'MATURIT\\w*', 'NOTE?S', 'LOANS?', 'COVERED', 'MILLES\\w*',
  'CURR\\w*', 'SUBORD\\w*', 'SOVER\\w*', 'SECURITE',
)
const shares = words('EQ', 'EQS', 'EQT\\w*', 'EQU\\w*', 'EQI\\w*', 'EQ\\.\\w*', '\\w*EQUIT\\w*', 'STOCKS?', 'AKTIEN', 'SMALL ?CAPS?', 'SMALLER', 'MID ?CAPS?')
/** Words that names of equity funds have, and hardly any other. */
const likeShares = words(
  'SHARES?', 'SMALL\\w*', 'SMLL', 'SM', 'CAPS?', 'DIVIDEN\\w*', 'DIV', 'DIVID\\w*', 'TECH\\w*', 'HEALTH\\w*', 'HLTH\\w*', 'MINING', 'ROBOT\\w*', 'COMPAN\\w*', 'GROWTH', 'GRWTH', 'GRW', 'VALUE', 'VAL',
  'CONSUMER', 'ENERGY', 'BRANDS?', 'LUXURY', 'WATER', 'INFRA\\w*', 'BIOTECH\\w*', 'MEGATREND\\w*', 'LEADERS?', 'FOCUS', 'OPPORT\\w*', 'MSCI', 'S&P', 'INDEX',
)
const mixed = words(
  'BAL\\w*', 'BLNCD', 'ALLO\\w*', 'MULTI\\w*', 'MLT\\w*', 'M\\.?A\\.?', 'MULT', 'PATRIM\\w*', 'EQUILIB\\w*', 'PRUD\\w*', 'CONSERV\\w*', 'CNSR\\w*', 'MODER\\w*', 'DYN\\w*', 'FLEX\\w*', 'TARGET', 'INC(OME)?\\.? ?& ?GR\\w*',
  'INCOME', 'LIFE\\w*', 'STRATEG\\w*', 'ASSETS?', 'SOLUTION\\w*', 'SAA', 'WAM', 'TOTAL RET\\w*', 'STIFT\\w*', 'DIVERS\\w*', 'PENSION\\w*', 'RETIR\\w*', 'HI INC?', 'HIGH INC\\w*', 'GLOBAL ?INC\\w*', 'DEFENS\\w*',
  'STABIL\\w*', 'CAPITAL', 'PRESERV\\w*', 'RISK', 'MACRO', 'KALDEM\\w*', 'PROFIL\\w*', 'FIRST EAG\\w*', 'YIELD',
)
/** Those of them that only mixed funds have. */
const surelyMixed = words(
  'BAL\\w*', 'BLNCD', 'ALLOC\\w*', 'MULTI ?ASS\\w*', 'MULTIASS\\w*', 'MULT ASSET', 'PATRIM\\w*', 'EQUILIB\\w*', 'PRUD\\w*', 'CONSERV\\w*', 'CNSR\\w*', 'MODERAT\\w*', 'INC(OME)?\\.? ?& ?GR\\w*', 'SAA', 'STIFT\\w*', 'KALDEM\\w*',
)
/** Products of another kind, whatever else their name says. */
const others = words(
  'ABS', 'ABSOL\\w*', 'ALT\\w*', 'L[/ ]?S', 'LONG[/ ]?SH\\w*', 'NEUTR\\w*', 'MERGER\\w*', 'ARB\\w*', 'EVENT', 'VOL\\w*', 'RETURN', '\\w*COMMOD\\w*', 'COMOD\\w*', 'CMDTY', 'CAT', 'TREND', 'GAIA\\w*', 'MANAGED', 'FUTURES',
  'PRECIOUS', 'METALS?', 'REAL', 'RE SEC\\w*', 'PROP\\w*', 'REITS?', 'CITIES', 'PRIVATE', 'ELTIF', 'SHORT', 'BEAR', 'INVERSE', 'UNCONS\\w*', 'RATES',
)
const money = words('LIQ\\w*', 'CASH', 'MONEY\\w*', 'MMF?', 'RESERVE', 'COURT', '[CV]NAV', 'LVNAV')

/** What is known of a fund: its name's words, the kind that the list states, its risk indicator of 1 to 7. */
interface Signs {
  has: (pattern: RegExp) => boolean
  nature: string
  risk: number
}

interface Reading {
  /** Whether the name's words mean this. */
  means: (signs: Signs) => boolean
  /** null: a product of another kind. */
  assetClass: FundClass | null
  /** Whether the other signs say so, too. */
  agrees: (signs: Signs) => boolean
}

const strategies = words('ABS\\w*', 'ALT\\w*', 'RATES', 'LONG[/ ]?SH\\w*')
const between = (risk: number, low: number, high: number): boolean => risk >= low && risk <= high

/** Order matters: a bond fund that is managed for income is read as bonds before it is mixed. */
const readings: readonly Reading[] = [
  { means: ({ has }) => has(money), assetClass: 'cash', agrees: ({ has, nature, risk }) => nature === 'money market' && between(risk, 1, 2) && !has(shares) },
  // "short" and "return" may stand in the name of a bond fund
  { means: ({ has, nature }) => has(others) && (!has(debt) || nature !== 'bonds' || has(strategies)), assetClass: null, agrees: () => false },
  { means: ({ has }) => has(debt), assetClass: 'bonds', agrees: ({ has, nature, risk }) => !has(shares) && !has(mixed) && nature !== 'money market' && between(risk, 1, 5) },
  { means: ({ has }) => has(mixed), assetClass: 'multi_asset', agrees: ({ has, nature, risk }) => has(surelyMixed) && nature === 'mixed' && !has(shares) && between(risk, 2, 5) },
  { means: ({ has, risk }) => (has(shares) && risk >= 5) || (has(likeShares) && risk >= 6), assetClass: 'equities', agrees: () => true },
  { means: ({ nature }) => nature === 'equities', assetClass: 'equities', agrees: ({ has, risk }) => risk >= 5 || (risk === 4 && has(likeShares)) },
]

/** The class of a fund by three signs; null where they do not agree. */
export function listedClass(name: string, nature: string, risk: number): FundClass | null {
  const signs: Signs = { has: (pattern) => pattern.test(name), nature, risk }
  const reading = readings.find(({ means }) => means(signs))
  return reading?.agrees(signs) === true ? reading.assetClass : null
}

/** A hedge as the list abbreviates it: `EURHDG`, `EURHD`, `EU HD`, glued to the class (`HIEURH`, `LCHEURH`) or to what it does with dividends (`EURHINC`). */
const hedge = /\b(HI|LCH)?(EUR?|USD|CHF|GBP)(?:H(?:D?GD?|D)?| H(?:E?D|G))(INC)?\b/

/** Names as the list writes them, the hedge spelled out. */
const plainName = (name: string): string =>
  displayName(name.replace(/\bEU(?= (?:ACC?|INC?)\b)/, 'EUR').replace(/\bHEDGE\b/, 'HEDGED').replace(hedge, (_, share: string | undefined, currency: string, rest: string | undefined) =>
    [share, currency === 'EU' ? 'EUR' : currency, 'HEDGED', rest].filter((word) => word !== undefined).join(' '))).replace(/\b(Eur|Usd|Chf|Gbp)\b/g, (text) => text.toUpperCase())

/** The currency that a name says last: what is said before is what the fund invests in. */
const currencyIn = (name: string): string | null => name.match(/\b(USD|EUR|CHF|GBP|JPY|CAD)\b/g)?.at(-1) ?? null

/** A record that a list alone is the source of. */
export const listedRecord = (isin: string, name: string, assetClass: FundClass, asOf: string, source: string): SecurityRecord => ({
  isin, name, kind: 'fund', assetClass, currency: currencyIn(name), country: null, companyId: null, sector: null, industry: null, ter: null,
  domicile: isin.slice(0, 2), asOf, source,
})

/** The funds of the list whose class is certain enough. */
export const listedFunds = (): Fund[] => readTable('listed-funds').flatMap(({ isin, name, nature, risk }) => {
  const assetClass = listedClass(name.toUpperCase(), nature, Number(risk))
  if (!isValidIsin(isin) || assetClass === null) return []
  const record = listedRecord(isin, plainName(name), assetClass, '2026-03-20', 'listed-funds')
  return [{ name: record.name, category: '', replication: '', leveraged: false, record, index: '', ticker: '' }]
})
