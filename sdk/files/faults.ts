import type { FileFault, FileFaultCode, PdfFaultCode, RowFaultCode } from './verdict'
import { english } from './english'

/** A fault of the file or of a row. */
export const faultAt = (code: Exclude<FileFaultCode, PdfFaultCode> | RowFaultCode, row: number | null = null, column = ''): FileFault => ({ row, column, code, message: english.faults[code] })
