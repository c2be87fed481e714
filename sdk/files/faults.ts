import type { FileFault } from './verdict'
import { english } from './words'

/** A fault of the file or of a row. */
export const faultAt = (code: FileFault['code'], row: number | null = null, column = ''): FileFault => ({ row, column, code, message: english.faults[code] })
