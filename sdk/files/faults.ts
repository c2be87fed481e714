import type { FileFault, FileVerdict, RefusedFile } from './verdict'
import type { TradesVerdict } from './trades/verdict'

/** A fault of the file or of a row; `worded` says it in words. */
export const faultAt = (code: FileFault['code'], row: number | null = null, column = ''): FileFault => ({ row, column, code, message: '' })

/** A file that is refused for what is wrong with it. */
export const refuse = (faults: readonly FileFault[], more: Partial<Omit<RefusedFile, 'ok' | 'faults'>> = {}): RefusedFile =>
  ({ ok: false, faults: [...faults], candidates: [], proposals: [], canLeaveOut: false, prices: [], splits: [], unproven: [], ...more })

/** What is refused, with the words of its faults: who reads without faults does not load them. */
export async function worded<T extends FileVerdict | TradesVerdict>(verdict: T, bytes: Uint8Array): Promise<T> {
  if (verdict.ok) return verdict
  const { tradeFaultText } = await import('./fault-text')
  const { fileWords, plainer } = await import('./words')
  const text = 'unproven' in verdict ? (code: FileFault['code']): string => fileWords.en.faults[code] : (code: FileFault['code']): string => tradeFaultText(code, 'en')
  return { ...verdict, faults: verdict.faults.map((fault) => plainer(fault, bytes)).map((fault) => ({ ...fault, message: text(fault.code) })) }
}
