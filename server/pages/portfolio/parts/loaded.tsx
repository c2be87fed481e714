import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Client } from '../../../../sdk'
import { useCall } from '../client'
import type { Show } from '../context'
import { FailureNotice } from './failure'

interface LoadedProps<R> {
  id: string
  load: (client: Client, id: string) => Promise<R>
  show: Show
  children: (loaded: R) => VNode
}

/** What something of this id needs before it can be drawn, loaded when it is first seen. */
export function Loaded<R>({ id, load, show, children }: LoadedProps<R>): VNode {
  const [call, start] = useCall(load)
  useEffect(() => start(id), [])
  if (call.state === 'failed') return <FailureNotice error={call.error} locale={show.locale} onRetry={() => start(id)} />
  return call.state === 'done' ? children(call.result) : <p class="muted" role="status">{show.text.analysing}</p>
}
