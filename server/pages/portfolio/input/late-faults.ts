import { useEffect, useState } from 'preact/hooks'
import type { Draft, Fault } from '../draft'

/** Pause in typing before errors are marked. */
const PAUSE_MS = 1500

/** Errors of a draft with live results; not shown while the user is typing. */
export function useLateFaults(draft: Draft, faults: readonly Fault[]): readonly Fault[] {
  const [marked, setMarked] = useState<Draft | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setMarked(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return marked === draft ? faults : []
}
