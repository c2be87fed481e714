/**
 * Bookings in the units of one day. A split of which the file has no row leaves it open whether earlier bookings count in the units of before, as they were made, or in those of after, into which some
 * banks and apps convert them: the file proves it, the user says it, or it is asked. Nothing is multiplied on a guess.
 */
import type { Split } from '../../../../core/reference/security'
import { addDays, daysBetween, utcDay } from '../../../../core/values/dates'
import { grouped } from '../../../../core/values/grouped'
import { byDate } from '../../../../core/values/order'
import { faultAt } from '../../faults'
import type { DecidedSplit, DoubtfulRow, WantedSplit } from '../../verdict'
import { mayBeExchanged, positionOf, withNetChanges } from './position'
import type { Naming } from '../named'
import { isTrade, type Bookings, type Movement } from '../rows/movements'
import { paidOnOthers } from './paid'
import { inUnitsOf, ratioOf, recordedIn } from './recorded'
import type { KnownSplits, Splits, SplitUnits } from './splits'
import type { TradeFault } from '../verdict'

/** What tells how bookings count. */
export interface Settling extends Pick<Naming, 'lookup'> {
  /** Splits that are known. */
  splits?: Splits | undefined
  /** What the user says of splits, by ISIN and day (`US67066G1040 2021-07-20`). */
  splitUnits?: Readonly<Record<string, SplitUnits>> | undefined
  /** The day for which the bookings are wanted, YYYY-MM-DD. Default the day of the clock. */
  today?: string | undefined
}

interface Told {
  movements: readonly Movement[]
  /** Splits that are to be asked about. */
  wanted: WantedSplit[]
  /** Splits of which the bookings were told apart. */
  decided: DecidedSplit[]
}

/** Bookings in the units of one day. */
export type Settled = Bookings & Told & {
  /** What is known of its securities. */
  known: Readonly<Record<string, KnownSplits>>
  /** The day for which it is. */
  today: string
}

/** Banks credit the units of a split up to eight weeks after the first day with the new price. */
const DAYS = { before: 10, after: 60 }

/** More open splits of one security are asked about, each by itself. */
const MOST = 6

const isNearBy = ({ date }: Split, day: string): boolean => daysBetween(date, day) >= -DAYS.before && daysBetween(date, day) <= DAYS.after

/** In the units of after all these splits. */
const inNewUnits = (movement: Movement, splits: readonly Split[]): Movement => splits.reduce((all, split) => (movement.date < split.date ? inUnitsOf(all, split) : all), movement)

const unitsOf = (movements: readonly Movement[]): number => {
  const position = positionOf(movements)
  return 'code' in position ? 0 : position.units
}

const sumOf = (movements: readonly Movement[], type: Movement['type']): number => movements.reduce((sum, each) => (each.type === type ? sum + each.units : sum), 0)

/**
 * Whether the file has the split itself: a row for it, or units that come and go as it makes them. Fractions of a unit may have been paid out; units that only change the depot are none, and those that may have
 * been exchanged for another security's are left open.
 */
function isRecorded(split: Split, { movements, others }: Pick<Security, 'movements' | 'others'>): boolean {
  const near = movements.filter((each) => isNearBy(split, each.date) && (each.ratio !== null || !mayBeExchanged(each, others)))
  if (near.some(({ type }) => type === 'change')) return true
  const [came, went] = [sumOf(near, 'in'), sumOf(near, 'out')]
  const change = (went > 0 ? went : unitsOf(movements.filter(({ date }) => date < split.date))) * (ratioOf(split) - 1)
  return came + went > 0 && Math.abs(came - went - change) < Math.min(1, Math.abs(change) / 2)
}

/** All ways in which the bookings may count: each split is one that they count before, or after. */
const waysOf = (splits: readonly Split[]): Split[][] => splits.reduce<Split[][]>((ways, split) => ways.flatMap((way) => [way, [...way, split]]), [[]])

interface Security {
  isin: string
  name: string
  movements: readonly Movement[]
  splits: readonly Split[]
  /** What comes or goes without a trade, and is never this security. */
  others: readonly Movement[]
}

/** How the bookings of one security count, as far as it is proven or said. */
function settledOf({ isin, name, movements, splits, others }: Security, said: Readonly<Record<string, SplitUnits>>): Told {
  const answer = ({ date }: Split): SplitUnits | undefined => said[`${isin} ${date}`]
  const open = splits.filter((split) => ratioOf(split) !== 1 && movements.some(({ date }) => date < split.date) && !isRecorded(split, { movements, others }))
  const followed = open.length > MOST ? [] : waysOf(open).filter((way) => !('code' in positionOf(movements.map((each) => inNewUnits(each, way)))))
  const isHeld = (split: Split): boolean => open.length > MOST ||
    followed.some((way) => unitsOf(movements.filter(({ date }) => date < split.date).map((each) => inNewUnits(each, way))) > 0)
  const held = open.filter(isHeld)
  const possible = followed.filter((way) => held.every((split) => answer(split) === undefined || way.includes(split) === (answer(split) === 'before')))
  const proven = (split: Split): SplitUnits | undefined => {
    const [first, ...others] = possible.map((way) => way.includes(split))
    return first === undefined || others.some((other) => other !== first) ? undefined : first ? 'before' : 'after'
  }
  const told = held.map((split) => ({ split, units: answer(split) ?? proven(split), isProven: answer(split) === undefined }))
  const counted = told.flatMap(({ split, units }) => (units === 'before' ? [split] : []))
  const row = (split: Split): number => movements.filter(({ date }) => date < split.date).at(-1)?.row ?? 0
  return {
    movements: movements.map((each) => inNewUnits(each, counted)),
    wanted: told.flatMap(({ split, units }) => (units === undefined ? [{ isin, name, row: row(split), ...partsOf(split) }] : [])),
    decided: told.flatMap(({ split, units, isProven }) => (units === undefined ? [] : [{ isin, name, units, isProven, ...partsOf(split) }])),
  }
}

const partsOf = ({ date, newUnits, oldUnits }: Split): Pick<Split, 'date' | 'newUnits' | 'oldUnits'> => ({ date, newUnits, oldUnits })

/** Former ISINs whose units all went again: the file has their end, whatever it calls it. */
function closed(movements: readonly Movement[]): ReadonlySet<string> {
  return new Set([...grouped(movements, ({ isin }) => isin)].flatMap(([isin, own]) => (unitsOf(own) === 0 && !('code' in positionOf(own)) ? [isin] : [])))
}

/** Changes of the place of custody of which the file has one side alone: what comes was there before. */
function halfCustody(movements: readonly Movement[]): ReadonlySet<Movement> {
  const isHalf = ({ isin, isCustody, type, date, units }: Movement): boolean => {
    if (!isCustody || type !== 'in') return false
    const own = movements.filter((each) => each.isin === isin)
    return !own.some((each) => each.isCustody && each.type === 'out') && unitsOf(own.filter((each) => each.date < date)) >= units - 1e-6
  }
  return new Set(movements.filter(isHalf))
}

/** Bookings of a day that is still to come, wherever on earth the clock stands. */
const ahead = (movements: readonly Movement[], today: string): TradeFault[] => movements.filter(({ date }) => date > addDays(today, 1)).map(({ row }) => faultAt('future', row))

/** Securities of which units are left, and that became others that are booked, too; of funds the tax asks at which ratio. */
const becameOthers = (movements: readonly Movement[], known: Settled['known']): DoubtfulRow[] => Object.values(known).flatMap(({ isin: into, formerFunds = [], formerIsins = [] }) => [...formerFunds.map(({ isin }) => isin), ...formerIsins].flatMap((isin): DoubtfulRow[] => {
  const own = movements.filter((each) => each.isin === isin)
  const last = own.at(-1)
  return last !== undefined && unitsOf(own) > 0 && movements.some((each) => each.isin === into) ? [{ row: last.row, why: 'former' }] : []
}))

/** More rows of splits, mergers and the like than any depot has: each is held against all that come or go without a trade. */
const MOST_PAIRS = 2_000_000

/** Whether units come or go without a trade. */
const isMove = ({ type }: Movement): boolean => !isTrade(type)

/** All bookings in the units of today, without those of days to come, and what is to be asked before. */
export async function settled(bookings: Bookings, { splits, splitUnits = {}, lookup, today = utcDay(Date.now()) }: Settling): Promise<Settled> {
  const { movements: all, faults, noTrades } = bookings
  if (all.filter(({ type }) => type === 'change').length * all.filter(isMove).length > MOST_PAIRS) return { ...bookings, today, known: {}, movements: [], faults: [faultAt('too_large')], wanted: [], decided: [] }
  const exchanged = lookup === undefined ? [] : await (await import('../../holdings/misnamed')).misnamed(all, lookup)
  const halves = halfCustody(all)
  const movements = withNetChanges(all.filter((each) => !halves.has(each)))
  const moves = movements.filter(isMove)
  const asked = splits === undefined ? {} : await splits([...new Set(movements.map(({ isin }) => isin))])
  const known = asked ?? {}
  const changed = new Set(movements.flatMap(({ isin, type }) => (type === 'change' ? [isin] : [])))
  const gone = closed(movements.filter(({ isin }) => known[isin] !== undefined && known[isin].isin !== isin))
  const isOf = ({ isin }: Movement): boolean => (known[isin] !== undefined || changed.has(isin)) && !gone.has(isin)
  const groups = [...grouped(movements.filter(isOf), ({ isin }) => known[isin]?.isin ?? isin)].map(([isin, own]) => {
    const entry = own.map((each) => known[each.isin]).find((each) => each !== undefined)
    const others = moves.filter((each) => (known[each.isin]?.isin ?? each.isin) !== isin)
    const sorted = own.toSorted(byDate)
    const recorded = recordedIn(sorted.map((each) => ({ ...each, isin })), entry?.splits.filter(({ date }) => date <= today) ?? [], isNearBy, others)
    return { isin, name: own.findLast((each) => each.name !== '')?.name ?? entry?.name ?? '', others, recorded, kept: sorted.filter(({ row, type }) => type !== 'change' || !recorded.rows.includes(row)) }
  })
  const told = groups.map(({ isin, name, others, recorded }) => settledOf({ isin, name, movements: recorded.movements, splits: recorded.others, others }, splitUnits))
  const counted = new Map(groups.flatMap(({ kept }, at) => kept.map((movement, index) => [movement, told[at]?.movements[index]] as const)))
  const splitRows = new Set(groups.flatMap(({ recorded }) => recorded.rows))
  const inUnits = movements.filter(({ row, type }) => type !== 'change' || !splitRows.has(row)).map((each) => counted.get(each) ?? each)
  return {
    ...bookings, today, known, movements: inUnits, doubtful: [...bookings.doubtful, ...exchanged.filter(({ row }) => !bookings.doubtful.some((each) => each.row === row && each.why === 'isin')), ...becameOthers(inUnits, known), ...paidOnOthers(bookings.payments, inUnits, (isin) => changed.has(isin) || (known[isin] !== undefined && (known[isin].isin !== isin || known[isin].splits.length > 0)))],
    noTrades: [...noTrades, ...[...[...halves].map(({ row }) => row), ...splitRows].map((row) => ({ row, reason: 'no_units_move' as const }))],
    faults: [...faults, ...ahead(movements, today), ...(asked === null ? [faultAt('splits_unread')] : [])],
    wanted: told.flatMap(({ wanted }) => wanted),
    decided: [...groups.flatMap(({ isin, name, recorded }) => recorded.splits.map((split) => ({ isin, name, units: 'before' as const, isProven: true, ...partsOf(split) }))), ...told.flatMap(({ decided }) => decided)],
  }
}
