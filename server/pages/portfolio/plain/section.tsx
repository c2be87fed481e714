import type { VNode } from 'preact'
import type { Fields } from '../../../../core/values/record'
import type { Show } from '../context'
import { Loaded } from '../parts/loaded'
import { PlainFields } from './fields'
import { knownSection } from './known'

/** The data of a section that has no picture of its own. */
export const PlainSection = ({ id, data, show }: { id: string; data: Fields; show: Show }): VNode => (
  <Loaded id={id} load={({ analyze }, wanted) => knownSection(analyze, wanted)} show={show}>{(given) => <PlainFields value={data} given={given} show={show} />}</Loaded>
)
