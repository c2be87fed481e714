import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type * as Loaded from './compare'
import type { AnalysisProps } from './props'

/** The comparison with its form, loaded when it is opened. */
export function Compare(props: AnalysisProps): VNode {
  const [View, setView] = useState<typeof Loaded.Compare | null>(null)
  useEffect(() => void import('./compare').then((loaded) => setView(() => loaded.Compare)), [])
  return View === null ? <p class="muted" role="status">{props.show.text.analysing}</p> : <View {...props} />
}
