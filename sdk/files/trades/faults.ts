import type { TradeFault } from './verdict'
import { english } from './words'

/** A fault of a list of bookings or of a row of it. */
export const tradeFault = (code: keyof typeof english.faults, row: number | null = null, column = ''): TradeFault => ({ row, column, code, message: english.faults[code] })
