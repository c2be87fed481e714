import type { FileFault, FileFaultCode, RowFaultCode } from './verdict'
import { english } from './english'

/** A fault of the file or of a row. */
export const faultAt = (code: FileFaultCode | RowFaultCode, row: number | null = null, column = ''): FileFault => ({ row, column, code, message: english.faults[code] })
