/** Basis of the look-through of each fund, as data: its own list, or those of funds that stand in for it. `assumptions` states the same in sentences. */
import { type IsoDate, germanDay } from '../../values/dates'
import { text, type Locale, type Text } from '../../values/text'
import type { FundCoverage } from '../schemas/shapes'
import { proxyKinds } from '../../reference/security'

// The sentence that names a fund whose holdings stand in for another's: written into `assumptions`, and parsed by interfaces.

/** A fund, and the one that stands in for it. */
interface StandIn {
  /** Name of the fund whose holdings are unknown. */
  fund: string
  /** Name of the fund whose holdings are used. */
  proxy: string
  /** How the two are related: same index, part of the index, or close to it. */
  kind: (typeof proxyKinds)[number]
  /** Day of the holdings that are used. */
  asOf: IsoDate
}

const relations: Record<StandIn['kind'], Text> = {
  same_index: text('which tracks the same index', 'der denselben Index abbildet'),
  index_subset: text('whose index contains its index', 'dessen Index seinen Index enthält'),
  approximation: text('which only resembles it', 'der ihm nur ähnelt'),
}

/** German forms of name parts of lists that are compiled from members and weights. */
const germanOfLists: readonly (readonly [RegExp, string])[] = [
  [/\bmembers of January (\d{4})/, 'Mitglieder vom Januar $1'], [/\bmembers of April (\d{4})/, 'Mitglieder vom April $1'], [/\bmembers of (\d{4})/, 'Mitglieder von $1'],
  [/\bweights of a world list of July (\d{4})/, 'Gewichte einer Weltliste vom Juli $1'], [/\bweights of the /, 'Gewichte des '], [/\bprices of 18 November (\d{4})/, 'Kurse vom 18. November $1'],
  [/, every company the same\b/, ', jede Firma gleich'],
]

/** Name of a fund or list in a language; those of funds are the same in both. */
export const listNameIn = (locale: Locale, name: string): string => (locale === 'en' ? name : germanOfLists.reduce((said, [pattern, german]) => said.replace(pattern, german), name))

/** The sentence on a stand-in, with the names of both funds. */
export const proxySentence = ({ fund, proxy, kind, asOf }: StandIn): Text =>
  text(
    `The holdings of ${fund} are not known; those of ${proxy}, ${relations[kind].en}, stand in for them (as of ${asOf}).`,
    `Der Bestand von ${fund} ist nicht bekannt; an seine Stelle tritt der von ${listNameIn('de', proxy)}, ${relations[kind].de} (Stand ${germanDay(asOf)}).`,
  )

const pattern = new RegExp(
  `^The holdings of (.+) are not known; those of (.+), (${Object.values(relations).map(({ en }) => en).join('|')}), stand in for them \\(as of (\\d{4}-\\d{2}-\\d{2})\\)\\.$`,
)

/** Parses such a sentence; null for any other. */
export function readProxySentence(sentence: string): StandIn | null {
  const [, fund = '', proxy = '', relation, asOf = ''] = pattern.exec(sentence) ?? []
  const kind = proxyKinds.find((one) => relations[one].en === relation)
  return kind === undefined ? null : { fund, proxy, kind, asOf }
}

/** Basis of the look-through of one fund. */
export interface FundBasis {
  /** ISIN of the fund; null if the position has none. */
  isin: string | null
  /** Name of the fund. */
  name: string
  /** `own_list`: the fund's own list, or its largest holdings (see `coveredWeight`). The others: how the funds in `standIns` relate to it, by the weakest. */
  basis: 'own_list' | StandIn['kind'] | 'none'
  /** Funds whose lists stand in for the fund's, with their days. */
  standIns: readonly {
    /** Name of the fund that stands in. */
    name: string
    /** Day of its list. */
    asOf: IsoDate
  }[]
  /** Oldest day of the lists used. */
  asOf: string | null
}

/** Kinds of stand-ins, weakest first. */
const kinds = ['approximation', 'index_subset', 'same_index'] as const

/** Basis of each fund of a section; `assumptions` are those of the same result, in English. */
export function fundBases(funds: readonly FundCoverage[], assumptions: readonly string[]): FundBasis[] {
  const standIns = assumptions.map(readProxySentence).filter((standIn) => standIn !== null)
  return funds.map(({ isin, name, status, asOf }) => {
    const own = standIns.filter(({ fund }) => fund === name)
    const basis = kinds.find((kind) => own.some((standIn) => standIn.kind === kind)) ?? (status === 'none' ? 'none' : 'own_list')
    return { isin, name, basis, standIns: own.map(({ proxy, asOf: day }) => ({ name: proxy, asOf: day })), asOf }
  })
}

/** Kinds of basis of a figure, as shown to people; strongest first. */
export const restsOn = ['direct', 'own', 'sameIndex', 'estimated', 'unopened', 'unknown'] as const

/** A kind of basis. */
export type RestsOn = (typeof restsOn)[number]

/** Words of the kinds of basis. */
export const restsOnWords: Readonly<Record<RestsOn, Text>> = {
  direct: text('held directly', 'direkt gehalten'),
  own: text('own list', 'eigene Liste'),
  sameIndex: text('same index', 'gleicher Index'),
  estimated: text('estimated', 'geschätzt'),
  unopened: text('not broken down', 'nicht aufgeschlüsselt'),
  unknown: text('unknown', 'unbekannt'),
}

const byBasis: Readonly<Record<FundBasis['basis'], RestsOn>> = { own_list: 'own', same_index: 'sameIndex', index_subset: 'estimated', approximation: 'estimated', none: 'unknown' }

/** Kind of basis of a fund. Part of an index is not the list of the whole index: estimated. */
export const restsOnOf = ({ basis }: Pick<FundBasis, 'basis'>): RestsOn => byBasis[basis]

/** The same in a few words, with the funds that stand in. */
export function basisText(fund: FundBasis): Text {
  const { en, de } = restsOnWords[restsOnOf(fund)]
  const namesIn = (locale: Locale): string => (fund.standIns.length === 0 ? '' : ` (${fund.standIns.map(({ name }) => listNameIn(locale, name)).join(', ')})`)
  return { en: en + namesIn('en'), de: de + namesIn('de') }
}

/** Names of the lists that both funds rest on: their overlap is then that of a list with itself. */
export function sharedLists(one: FundBasis | undefined, other: FundBasis | undefined): string[] {
  const lists = (fund: FundBasis | undefined): string[] => (fund === undefined ? [] : fund.standIns.length === 0 ? [fund.name] : fund.standIns.map(({ name }) => name))
  const others = lists(other)
  return lists(one).filter((name) => others.includes(name))
}
