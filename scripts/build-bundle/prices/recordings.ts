/** Raw price series: one instrument each, days ascending. */
import { byDate } from '../../../core/values/order'
import { isIsoDate, isWeekend, type IsoDate } from '../../../core/values/dates'
import { eachLine, readCells } from '../input'

/** A day's close, adjusted for distributions and splits. */
export interface Close {
  date: IsoDate
  close: number
}

/** Days without closes of their own, by the suffix of the exchange: those of the day before are repeated. */
const repeated: Readonly<Record<string, readonly [after: IsoDate, last: IsoDate]>> = { '.MI': ['2022-09-12', '2022-09-20'], '.DE': ['2023-12-01', '2023-12-06'] }

/** Half of the funds have no close on it, and a quarter of those that have one have it in dollars or pounds. */
const MIXED_DAY = '2025-10-24'

const FIRST_DAY = '2010-01-01'

/** Whether a text is a day that counts, by text: files repeat some thousand of them a million times. */
const counted = new Map<string, boolean>()

function counts(date: string): boolean {
  const does = counted.get(date) ?? (isIsoDate(date) && date >= FIRST_DAY && !isWeekend(date))
  counted.set(date, does)
  return does
}

/** Days with a close, each once, without weekends. */
function cleaned(days: readonly Close[], [after, last]: readonly [IsoDate, IsoDate] = ['', '']): Close[] {
  const rows = days
    .filter(({ date, close }) => close > 0 && counts(date) && !(date > after && date <= last))
    .sort(byDate)
  return rows.filter(({ date }, index) => date !== rows[index - 1]?.date)
}

/** The closes in a file of one instrument, each divided by `divisor` (100 for pence). */
export function recording(file: string, divisor = 1): Close[] {
  const [header = [], ...lines] = readCells(file)
  const named = header.findIndex((name) => ['Close', 'close', 'Adj Close', 'preis'].includes(name) || name.endsWith('.Adjusted'))
  const column = named === -1 ? 1 : named
  return cleaned(lines.map((cells) => ({ date: (cells[0] ?? '').slice(0, 10), close: Number(cells[column]) / divisor })), file.includes('.MI') ? repeated['.MI'] : undefined)
}

/** Instruments of a file of many, by ticker: its columns are ticker, date and close. */
export function recordings(file: string, isWanted: (ticker: string) => boolean = () => true): Map<string, Close[]> {
  const found = new Map<string, Close[]>()
  eachLine(file, ([name = '', date = '', close]) => {
    if (!isWanted(name)) return
    const days = found.get(name)
    const day = { date: date.slice(0, 10), close: Number(close) }
    if (days === undefined) found.set(name, [day])
    else days.push(day)
  })
  return new Map([...found].map(([name, days]) => [name, cleaned(days, repeated[name.slice(-3)])]))
}

/** Closes of Milan and Xetra by ticker, without the day on which currencies are mixed. */
export const listed = (file: string): Map<string, Close[]> =>
  new Map([...recordings(file)].map(([name, days]) => [name, days.filter(({ date }) => date !== MIXED_DAY)]))

/** The closes from a day on. */
export const since = (first: IsoDate, days: readonly Close[]): Close[] => days.filter(({ date }) => date >= first)
