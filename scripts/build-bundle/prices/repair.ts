/** What is wrong with recordings of listed funds and shows in themselves. */
import type { Close } from './recordings'

const moves = (days: readonly Close[]): number[] => days.map(({ close }, index) => Math.abs(close / (days[index - 1]?.close ?? close) - 1))

/** Seven of ten days move by less. */
const usualMove = (days: readonly Close[]): number => moves(days).sort((a, b) => a - b)[Math.floor(0.7 * days.length)] ?? 0

/** A listing may be recorded in the currency of the fund for so many closes before that of the exchange. */
const FIRST = 12
const LEAST_MOVE = 0.045

/** Leaves out the closes before a move in the first days of a listing that is as large as an exchange rate and far from usual. */
export function settled(days: readonly Close[]): Close[] {
  const most = Math.max(LEAST_MOVE, 5 * usualMove(days))
  return days.slice(Math.max(0, moves(days.slice(0, FIRST)).findLastIndex((move) => move > most)))
}

const LEAST_LONE = 0.06

/** Leaves out a close that is far off both of its neighbours, which are near each other. */
export function withoutLone(days: readonly Close[]): Close[] {
  const most = Math.max(LEAST_LONE, 9 * usualMove(days))
  return days.filter(({ close }, index) => {
    const [before, after] = [days[index - 1]?.close, days[index + 1]?.close]
    return before === undefined || after === undefined || Math.abs(after / before - 1) > 0.04 || Math.abs(close / Math.sqrt(before * after) - 1) < most
  })
}
