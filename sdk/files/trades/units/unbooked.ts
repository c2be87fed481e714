/** Funds that became others, of which a file has bookings of both and no row of the exchange: how many units became one is asked. */
import { factorAfter } from '../../../../core/depot-tax/changes'
import { grouped } from '../../../../core/values/grouped'
import type { Movement } from '../rows/movements'
import type { Transfer } from '../transfers'
import type { DecidedSplit } from '../../verdict'
import type { WantedMerger } from '../verdict'
import { onlySaleOf, type MergerAnswer } from './mergers'
import { inOrder, positionOf } from './position'
import type { Settled } from './settled'
import type { FormerFund } from './splits'

/** Units that are left of a fund in one depot, by its last booking. */
interface Left {
  last: Movement
  units: number
}

function leftIn(own: readonly Movement[]): Left[] {
  const [position, last] = [positionOf(own), inOrder(own).at(-1)]
  return 'code' in position || position.units === 0 || last === undefined ? [] : [{ last, units: position.units }]
}

/** What is asked of one fund; null where nothing is left of it, or no depot with it has the other one. */
function wantedOf({ isin, since }: FormerFund, into: string, left: readonly Left[], others: readonly Movement[]): WantedMerger | null {
  const beside = left.find(({ last }) => others.some(({ account }) => account === last.account))
  if (beside === undefined) return null
  const { last: { name, row } } = beside
  const isAfter = since !== null && left.every(({ last }) => last.date < since)
  return { isin, into, name, intoName: others[0]?.name ?? '', row, date: isAfter ? since : null, ratio: null, onlySale: onlySaleOf(isin, into) }
}

/** A merger as the user says; null where that does not fit. */
function saidOf({ isin, date: known, onlySale }: WantedMerger, left: readonly Left[], answer: MergerAnswer | undefined): Transfer['merged'] | null {
  if (typeof answer !== 'object' || onlySale !== null) return null
  const { ratio, date = known } = answer
  return ratio > 0 && date !== null && left.every(({ last }) => last.date < date) ? { isin, date, ratio } : null
}

interface Unbooked {
  pairs: Transfer[]
  wanted: WantedMerger[]
  /** Splits since those mergers, of what funds became: units of today are those of after them. */
  splits: DecidedSplit[]
}

/** Mergers without a row: those that the user gives, and those that are to be asked. */
export function unbooked({ movements, known, today }: Pick<Settled, 'movements' | 'known' | 'today'>, answers: Readonly<Record<string, MergerAnswer>>): Unbooked {
  const found: Unbooked = { pairs: [], wanted: [], splits: [] }
  for (const { isin: into, name, splits, formerFunds = [] } of Object.values(known)) {
    for (const former of formerFunds) {
      const left = [...grouped(movements.filter(({ isin }) => isin === former.isin), ({ account }) => account).values()].flatMap(leftIn)
      const others = movements.filter(({ isin }) => isin === into)
      const asked = wantedOf(former, into, left, others)
      if (asked === null) continue
      const said = saidOf(asked, left, answers[former.isin])
      if (said) {
        const later = splits.filter(({ date, newUnits, oldUnits }) => date > said.date && date <= today && newUnits !== oldUnits).map(({ date, newUnits, oldUnits }): DecidedSplit => ({ isin: into, name, date, newUnits, oldUnits, units: 'before', isProven: false }))
        const merged = { ...said, ratio: said.ratio * factorAfter(later.map((each) => ({ ...each, ratio: each.newUnits / each.oldUnits })), '') }
        found.splits.push(...later)
        found.pairs.push(...left.map(({ last, units }): Transfer =>
          ({ out: { ...last, date: merged.date, units }, in: { ...last, isin: into, name: asked.intoName, date: merged.date }, merged })))
      } else if (answers[former.isin] !== 'apart') found.wanted.push(asked)
    }
  }
  return found
}
