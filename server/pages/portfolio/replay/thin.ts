/** Long series of days, thinned for charts. */

/** Most points of a chart; more cannot be told apart. */
const MOST = 260

const runs = <T>(list: readonly T[]): (readonly T[])[] => {
  const size = Math.ceil(list.length / MOST)
  return Array.from({ length: Math.ceil(list.length / Math.max(1, size)) }, (_, index) => list.slice(index * size, (index + 1) * size))
}

/** The last of each run of days; the first day stays. */
export const lastOfRuns = <T>(list: readonly T[]): T[] => [...list.slice(0, 1), ...runs(list.slice(1)).flatMap((run) => run.slice(-1))]

/** A loss of a day since the last high; 0 at a high. */
interface Drawdown {
  date: string
  loss: number
}

/** How far each day is below the highest day so far, as a fraction not above 0. */
export function drawdowns(days: readonly { date: string; value: number }[]): Drawdown[] {
  let high = 0
  return days.map(({ date, value }) => {
    high = Math.max(high, value)
    return { date, loss: high === 0 ? 0 : value / high - 1 }
  })
}

/** The worst of each run of days, so that no low gets lost. */
export const worstOfRuns = (list: readonly Drawdown[]): Drawdown[] =>
  runs(list).flatMap((run) => run.reduce<Drawdown[]>((worst, day) => (worst[0] === undefined || day.loss < worst[0].loss ? [day] : worst), []))
