/**
 * Kind and class of an instrument by its CFI code (ISO 10962:2019), where the code leaves no doubt. It is reported by venues, and not always with care: what the name
 * contradicts, what the code calls "others", structured products and funds of funds have no class here.
 */
import type { AssetClass, Security } from '../../../../core/reference/security'

/** What an instrument is; null: the code does not say it for certain. */
interface InstrumentClass {
  kind: Extract<Security['kind'], 'stock' | 'fund' | 'bond'>
  assetClass: AssetClass | 'multi_asset'
}

/** Assets of a fund, the fifth letter. Derivatives, credits, references and others say nothing that a holder could use. */
const fundAssets: Readonly<Record<string, AssetClass | 'multi_asset'>> = { E: 'equities', B: 'bonds', V: 'bonds', L: 'multi_asset', C: 'commodities', R: 'real_estate' }

/** Groups of funds that are of one class: property trusts, hedge funds, private equity. */
const fundGroups: Readonly<Record<string, AssetClass>> = { B: 'real_estate', H: 'alternatives', P: 'alternatives' }

/** Bonds, convertibles, mortgage and asset-backed ones, those of towns. Not: structured products, medium-term notes, warrants, others, among which notes on gold and coins are. */
const plainDebt = new Set(['B', 'C', 'G', 'A', 'N'])

const shares = new Set(['S', 'P', 'D'])

/** Names of products that are something else than their code says. */
const turned = /\b(short(?![- ]?(duration|dated|term|maturity|bond))\w*|inverse|bear|leverag\w*|lev|[2-9] ?x|x ?[2-9]|vix)\b/i
const noBond = /\b(et[cnp]s?|gold|silver|silber|platin\w*|pallad\w*|bitcoin|ether\w*|crypto\w*|physical|tracker|certificate|zertifikat)\b/i
/** Words of another class than the code's. */
const words: readonly (readonly [RegExp, AssetClass])[] = [
  [/\b(bonds?|renten\w*|anleihen?|treasur(y|ies)|gilts?|fixed income|credit|high yield bond|euro ?rent\w*)\b/i, 'bonds'],
  [/\b(immobilien\w*|immo|real estate|property|reits?)\b/i, 'real_estate'],
  [/\b(aktien\w*|equit(y|ies)|stocks?)\b/i, 'equities'],
  [/\b(money market|geldmarkt\w*|overnight|liquidit\w+)\b/i, 'cash'],
]

const fund = (assetClass: InstrumentClass['assetClass'], name: string): InstrumentClass | null => {
  const said = words.filter(([pattern]) => pattern.test(name)).map(([, one]) => one)
  return turned.test(name) || (assetClass !== 'multi_asset' && said.length > 0 && !said.some((one) => one === assetClass)) ? null : { kind: 'fund', assetClass }
}

/** The class of a code of six letters under a name. */
export function classOfCfi(cfi: string, name: string): InstrumentClass | null {
  const [category, group = '', , , assets = ''] = cfi
  if (category === 'E') return shares.has(group) ? { kind: 'stock', assetClass: 'equities' } : null
  if (category === 'D') return plainDebt.has(group) && !noBond.test(name) ? { kind: 'bond', assetClass: 'bonds' } : null
  if (category !== 'C') return null
  const assetClass = group === 'I' || group === 'E' ? fundAssets[assets] : fundGroups[group]
  return assetClass === undefined ? null : fund(assetClass, name)
}
