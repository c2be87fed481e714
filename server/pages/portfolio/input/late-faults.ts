import { useEffect, useState } from 'preact/hooks'
import type { Draft, Fault } from '../draft'

/** So long nobody types before it is marked what is wrong. */
const PAUSE_MS = 1500

/** What is wrong with a draft whose answer follows it by itself: nothing is marked while it is still typed. */
export function useLateFaults(draft: Draft, faults: readonly Fault[]): readonly Fault[] {
  const [marked, setMarked] = useState<Draft | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setMarked(draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return marked === draft ? faults : []
}
