/** What is held after the bookings of several files. */
import { grouped } from '../../../../core/values/grouped'
import { faultAt, refuse, worded } from '../../faults'
import type { ReadOptions } from '../../read'
import type { FileVerdict, LeftOut } from '../../verdict'
import { valued } from '../depot'
import { bookingsOfFiles } from '../read'
import type { Balance } from '../rows/movements'
import { placeOf } from '../rows/several'
import { together } from '../rows/together'

/** Of two files with money in one currency it is open whether it is that of one account on two days. */
function moneyIn(balances: readonly Balance[]): { balances: Balance[]; unclear: LeftOut[] } {
  const byCurrency = [...grouped(balances, ({ currency }) => currency).values()]
  const isClear = (own: readonly Balance[]): boolean => new Set(own.map(({ row }) => placeOf(row).file)).size === 1
  return {
    balances: byCurrency.filter(isClear).flat(),
    unclear: byCurrency.filter((own) => !isClear(own)).flat().map(({ row, currency }) => ({ row, name: currency, reason: 'several_balances', value: null })),
  }
}

/** What is asked decides what there is to sell: nothing is said of that before. */
const askedFirst = (verdict: FileVerdict): FileVerdict =>
  (!verdict.ok && verdict.faults.some(({ code }) => code === 'twice_unclear') ? { ...verdict, faults: verdict.faults.filter(({ code }) => code !== 'oversold') } : verdict)

/** Reads the holdings that bookings leave; what `readDepot` loads when it is asked. */
export async function readDepot(files: readonly Uint8Array[], { baseCurrency: given = 'EUR', ...options }: ReadOptions = {}): Promise<FileVerdict> {
  const read = await bookingsOfFiles(files, options, true)
  if ('ok' in read) return worded(refuse(read.faults, { proposals: read.proposals }), new Uint8Array())
  const all = together(read, { ...options, depots: 'any' })
  const { balances, unclear } = moneyIn(all.balances)
  const stated = read.flatMap((file) => file.stated ?? [])
  const verdict = await valued({ ...all, balances }, { quotes: stated.flatMap(({ quotes }) => quotes), balances: [],
    leftOut: [...stated.flatMap(({ leftOut }) => leftOut), ...unclear] }, { ...options, baseCurrency: given.toUpperCase() })
  return worded(askedFirst(verdict ?? refuse([faultAt('bookings')])), files[0] ?? new Uint8Array())
}
