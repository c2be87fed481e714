import type { FunctionComponent, VNode } from 'preact'
import type { AnalysisProps } from './parts/analysis-props'
import { Loaded } from './parts/loaded'

/** Views that are drawn for one analysis, by their file. */
const own = import.meta.glob<{ View: FunctionComponent<AnalysisProps> }>('./analyses/*.tsx')

const viewOf = async (id: string): Promise<FunctionComponent<AnalysisProps>> => (await (own[`./analyses/${id}.tsx`]?.() ?? import('./plain/analysis'))).View

/** An analysis in the view that is named like it, else in the plain one; loaded when it is opened. */
export const AnalysisView = (props: AnalysisProps): VNode => (
  <Loaded id={props.id} load={(_client, wanted) => viewOf(wanted)} show={props.show}>{(View) => <View {...props} />}</Loaded>
)
