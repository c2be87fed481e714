import type { FunctionComponent, VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { useCall } from './client'
import type { AnalysisProps } from './parts/analysis-props'
import { FailureNotice } from './parts/failure'

/** Views that are drawn for one analysis, by their file. */
const own = import.meta.glob<{ View: FunctionComponent<AnalysisProps> }>('./analyses/*.tsx')

const viewOf = async (id: string): Promise<FunctionComponent<AnalysisProps>> => (await (own[`./analyses/${id}.tsx`]?.() ?? import('./plain/analysis'))).View

/** An analysis in the view that is named like it, else in the plain one; loaded when it is opened. */
export function AnalysisView(props: AnalysisProps): VNode {
  const [call, start] = useCall((_client, wanted: string) => viewOf(wanted))
  useEffect(() => start(props.id), [])
  if (call.state === 'failed') return <FailureNotice error={call.error} locale={props.show.locale} onRetry={() => start(props.id)} />
  if (call.state !== 'done') return <p class="muted" role="status">{props.show.text.analysing}</p>
  const View = call.result
  return <View {...props} />
}
