import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Fields } from '../../../../core/values/record'
import { useCall } from '../client'
import type { Show } from '../context'
import { FailureNotice } from '../parts/failure'
import { PlainFields } from './fields'
import { knownSection } from './known'

/** The data of a section that has no picture of its own. */
export function PlainSection({ id, data, show }: { id: string; data: Fields; show: Show }): VNode {
  const [call, start] = useCall((client, wanted: string) => knownSection(client.analyze, wanted))
  useEffect(() => start(id), [])
  if (call.state === 'failed') return <FailureNotice error={call.error} locale={show.locale} onRetry={() => start(id)} />
  return call.state === 'done' ? <PlainFields value={data} given={call.result} show={show} /> : <p class="muted" role="status">{show.text.analysing}</p>
}
