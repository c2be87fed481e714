/** Units that leave under one ISIN while others come under another: a merger of funds, or a sale and a purchase, as the user says. */
import { daysBetween } from '../../../../core/values/dates'
import { sumBy } from '../../../../core/values/sum'
import { isProblem, type Movement } from '../rows/movements'
import { goes, MERGER_DAYS, signedUnits } from './position'
import type { Transfer } from '../transfers'
import type { TradeMerger, WantedMerger } from '../verdict'

/** What the user says of such units; of those without a row at which ratio they became others, and when, or that both stand apart. */
export type MergerAnswer = 'merger' | 'sale' | 'apart' | MergerTerms

/** A merger of which a file has no row. */
export interface MergerTerms {
  /** New units for one old unit. */
  ratio: number
  /** First day with the new units, YYYY-MM-DD; that which is known unless given. */
  date?: string | undefined
}

/** With more of them nothing is told apart. */
const MOST = 50

/** Units that came: a row of a fund that was there before may have all that there are since. */
const isIn = ({ type, units, isNetChange }: Movement): boolean => type === 'in' || (type === 'change' && isNetChange && units > 0)

const isOne = (out: Movement, into: Movement): boolean => out.isin !== into.isin && out.account === into.account && Math.abs(daysBetween(out.date, into.date)) <= MERGER_DAYS

const firstDay = ({ out, in: into }: Transfer): string => (out.date < into.date ? out.date : into.date)

/** Whether nothing of a fund is left in a depot after a day, but for a row, and it is not booked since. */
function isOver(isin: string, account: string, day: string, movements: readonly Movement[], out?: Movement): boolean {
  const own = movements.filter((each) => each.isin === isin && each.account === account)
  return own.every((each) => each === out || (each.date < day && each.kind !== 'share')) && Math.abs(sumBy(own, signedUnits)) < 1e-6
}

/** Whether all units of the one went from this depot, and none of it was booked since. */
const isWhole = (pair: Transfer, movements: readonly Movement[]): boolean => isOver(pair.out.isin, pair.out.account, firstDay(pair), movements, pair.out)

const ratioOf = ({ out, in: into }: Transfer): number => Math.abs(into.units / out.units)

/** Whether every depot that still had the one has the other since the same day, at the same ratio: a return knows one change for all of them. */
const isEverywhere = (pair: Transfer, pairs: readonly Transfer[], movements: readonly Movement[]): boolean => {
  const { isin } = pair.out
  const like = pairs.filter((each) => each.out.isin === isin && each.in.isin === pair.in.isin &&
    firstDay(each) === firstDay(pair) && Math.abs(ratioOf(each) - ratioOf(pair)) < 1e-9)
  const accounts = new Set(movements.flatMap((each) => (each.isin === isin ? [each.account] : [])))
  return [...accounts].every((account) => like.some(({ out }) => out.account === account) || isOver(isin, account, firstDay(pair), movements))
}

/** Section 23(4) InvStG asks for funds under the law of one state, which their ISINs show: else it can only have been a sale. */
export const onlySaleOf = (isin: string, into: string): WantedMerger['onlySale'] => (isin.slice(0, 2) === into.slice(0, 2) ? null : 'two_states')

const wantedOf = (pair: Transfer): WantedMerger & TradeMerger => {
  const { out, in: into } = pair
  return { isin: out.isin, into: into.isin, name: out.name, intoName: into.name, row: out.row,
    date: firstDay(pair), ratio: ratioOf(pair), onlySale: onlySaleOf(out.isin, into.isin) }
}

/** At what the units were sold and bought: what one of both rows says. */
function traded({ out, in: into }: Transfer): Movement[] {
  const [first, other] = isProblem(out.gross) && out.foreign === null ? [into, out] : [out, into]
  const cost = isProblem(other.gross) && other.foreign === null ? { gross: first.gross, foreign: first.foreign, fees: 0 } : {}
  return [first, { ...other, ...cost }].map((each) => ({ ...each, type: each.row === out.row ? 'sale' as const : 'purchase' as const, units: Math.abs(each.units) }))
}

interface Found {
  /** Mergers as the user says. */
  merged: Transfer[]
  /** What is to be asked. */
  wanted: WantedMerger[]
  /** The other bookings, with the sales and purchases that the user says. */
  rest: Movement[]
}

/** Bookings in which one ISIN may have become another, by what the user says of them; what may belong to several others is none. */
export function mergersIn(rest: readonly Movement[], movements: readonly Movement[], answers: Readonly<Record<string, MergerAnswer>>): Found {
  const [outs, ins] = [rest.filter(goes), rest.filter(isIn)]
  const pairs = outs.length > MOST || ins.length > MOST ? [] : outs.flatMap((out): Transfer[] => {
    const [into, ...others] = ins.filter((each) => isOne(out, each))
    return into === undefined || others.length > 0 || into.kind === 'share' || outs.filter((each) => isOne(each, into)).length > 1 ? [] : [{ out, in: into }]
  }).filter((pair) => isWhole(pair, movements))
  const all = pairs.filter((pair) => isEverywhere(pair, pairs, movements)).map((pair) => ({ pair, wanted: wantedOf(pair) }))
  const isMerged = ({ wanted }: (typeof all)[number]): boolean => answers[wanted.isin] === 'merger' && wanted.onlySale === null
  const sold = all.filter(({ wanted }) => answers[wanted.isin] === 'sale').map(({ pair }) => pair)
  const used = new Set(all.flatMap(({ pair }) => [pair.out, pair.in]))
  const open = all.filter((each) => !isMerged(each) && answers[each.wanted.isin] !== 'sale').map(({ wanted }) => wanted)
  return {
    merged: all.filter(isMerged).map(({ pair, wanted }) => ({ ...pair, merged: { isin: wanted.isin, date: wanted.date, ratio: wanted.ratio } })),
    // Of several depots it is asked once.
    wanted: open.filter(({ isin }, index) => open.findIndex((each) => each.isin === isin) === index),
    rest: [...rest.filter((each) => !used.has(each)), ...sold.flatMap(traded)],
  }
}
