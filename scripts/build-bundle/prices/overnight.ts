/** The compounded euro short-term rate as the European Central Bank defines it (EU000A2QQF08: 100 on 2019-10-01), carried back with EONIA. */
import { daysBetween } from '../../../core/values/dates'
import { ascending } from '../../../core/values/order'
import { readCells } from '../input'
import type { Close } from './recordings'

const NEW = '2026-11-prices/rates'
const FIRST_DAY = '2014-01-01'
/** EONIA was set to €STR plus this from 2019-10-02 on (ECB, 2019-05-31); before that day there is no €STR. */
const SPREAD = 0.085
const BASE_DAY = '2019-10-01'

interface Rate {
  date: string
  /** Percent a year, on actual days of 360. */
  percent: number
}

const eonia = (): Rate[] =>
  readCells(`${NEW}/EONIA_1999_2019-09-30.csv.gz`, ';').slice(1).map(([date = '', , percent]) => {
    const [day = '', month = '', year = ''] = date.split('-')
    return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, percent: Number(percent) - SPREAD }
  })

const estr = (): Rate[] => [
  ...readCells(`${NEW}/ESTR_banque-de-france_mb69.csv.gz`, ';').map(([date = '', percent = '']) => ({ date, percent: Number(percent.replace(',', '.')) })),
  ...readCells(`${NEW}/ESTR_g8.csv.gz`).map(([date = '', percent]) => ({ date: date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'), percent: Number(percent) })),
]

/** The rates of all days, each once. */
function rates(): Rate[] {
  const all = [...eonia().filter(({ date }) => date >= FIRST_DAY && date < BASE_DAY), ...estr().filter(({ date }) => date >= BASE_DAY)]
    .filter(({ date, percent }) => /^\d{4}-\d{2}-\d{2}$/.test(date) && Number.isFinite(percent))
    .sort((a, b) => ascending(a.date, b.date))
  return all.filter(({ date }, index) => date !== all[index - 1]?.date)
}

/** A close for each day: what was 100 on 2019-10-01, with the interest of every night before. */
export function overnightIndex(): Close[] {
  let value = 1
  const days = rates().map(({ date, percent }, index, all) => {
    const before = all[index - 1]
    if (before !== undefined) value *= 1 + (before.percent / 100) * (daysBetween(before.date, date) / 360)
    return { date, close: value, percent }
  })
  const base = days.find(({ date }) => date === BASE_DAY)?.close ?? Number.NaN
  return days.map(({ date, close }) => ({ date, close: (100 * close) / base }))
}
