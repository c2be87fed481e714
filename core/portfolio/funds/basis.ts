/** What the look-through of each fund rests on, as data: its own list, or those of funds that stand in for it. `assumptions` says the same in sentences. */
import type { IsoDate } from '../../values/dates'
import { text, type Text } from '../../values/text'
import type { FundCoverage } from '../schemas/shapes'
import { readProxySentence, type StandIn } from './proxy-sentence'

/** What the look-through of one fund rests on. */
export interface FundBasis {
  /** Of the fund, where the position has one. */
  isin: string | null
  /** Name of the fund. */
  name: string
  /** `own_list`: the fund's own list, or its largest holdings (see `coveredWeight`). The others: how the funds in `standIns` relate to it, by the weakest. */
  basis: 'own_list' | StandIn['kind'] | 'none'
  /** Funds whose lists stand in for the fund's, and of when they are. */
  standIns: readonly {
    /** Name of the fund that stands in. */
    name: string
    /** Day of its list. */
    asOf: IsoDate
  }[]
  /** Oldest day of what it rests on. */
  asOf: string | null
}

/** Weakest first. */
const kinds = ['approximation', 'index_subset', 'same_index'] as const

/** What each fund of a section rests on; `assumptions` are those of the same result, in English. */
export function fundBases(funds: readonly FundCoverage[], assumptions: readonly string[]): FundBasis[] {
  const standIns = assumptions.map(readProxySentence).filter((standIn) => standIn !== null)
  return funds.map(({ isin, name, status, asOf }) => {
    const own = standIns.filter(({ fund }) => fund === name)
    const basis = kinds.find((kind) => own.some((standIn) => standIn.kind === kind)) ?? (status === 'none' ? 'none' : 'own_list')
    return { isin, name, basis, standIns: own.map(({ proxy, asOf: day }) => ({ name: proxy, asOf: day })), asOf }
  })
}

const words: Readonly<Record<FundBasis['basis'], Text>> = {
  own_list: text('its own list', 'eigene Bestandsliste'),
  same_index: text('same index: ', 'gleicher Index: '),
  index_subset: text('part of ', 'Teil von '),
  approximation: text('estimated by ', 'geschätzt über '),
  none: text('no list', 'keine Liste'),
}

/** The same in a few words. */
export function basisText({ basis, standIns }: FundBasis): Text {
  const names = standIns.map(({ name }) => name).join(', ')
  return { en: words[basis].en + names, de: words[basis].de + names }
}
