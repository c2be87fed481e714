/** Recorded closes, as they come: one instrument each, days ascending. */
import { grouped } from '../../../core/values/grouped'
import { ascending } from '../../../core/values/order'
import type { IsoDate } from '../../../core/values/dates'
import { readCells } from '../input'

/** A day's close, adjusted for distributions and splits. */
export interface Close {
  date: IsoDate
  close: number
}

/** Milan repeats the close of the Monday for the rest of that week and two days more. */
const isRepeated = (date: IsoDate): boolean => date > '2022-09-12' && date <= '2022-09-20'

const FIRST_DAY = '2010-01-01'

/** Days with a close, each once, without weekends. */
function cleaned(days: readonly Close[], fromMilan: boolean): Close[] {
  const rows = days
    .filter(({ date, close }) => /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= FIRST_DAY && close > 0 && !(fromMilan && isRepeated(date)) && ![0, 6].includes(new Date(date).getUTCDay()))
    .sort((a, b) => ascending(a.date, b.date))
  return rows.filter(({ date }, index) => date !== rows[index - 1]?.date)
}

/** A file of one instrument. */
export function recording(file: string, divisor = 1): Close[] {
  const [header = [], ...lines] = readCells(file)
  const named = header.findIndex((name) => ['Close', 'close', 'Adj Close', 'preis'].includes(name) || name.endsWith('.Adjusted'))
  const column = named === -1 ? 1 : named
  return cleaned(lines.map((cells) => ({ date: (cells[0] ?? '').slice(0, 10), close: Number(cells[column]) / divisor })), file.includes('.MI'))
}

/** A file of many instruments, by ticker: the columns ticker, date, close stand at these places. */
export function recordings(file: string, [ticker, date, close]: readonly [number, number, number] = [0, 1, 2]): Map<string, Close[]> {
  const rows = readCells(file).map((cells) => ({ ticker: cells[ticker] ?? '', date: (cells[date] ?? '').slice(0, 10), close: Number(cells[close]) }))
  return new Map([...grouped(rows, (row) => row.ticker)].map(([name, days]) => [name, cleaned(days, name.endsWith('.MI'))]))
}

/** From a day on. */
export const since = (first: IsoDate, days: readonly Close[]): Close[] => days.filter(({ date }) => date >= first)
