import type { CallOptions } from './options'

/** Throws the reason of a signal that is aborted. Those of React Native have neither a reason nor this method. */
export function throwIfAborted({ signal }: Pick<CallOptions, 'signal'> = {}): void {
  if (signal?.aborted) throw signal.reason ?? Object.assign(new Error('Cancelled'), { name: 'AbortError' })
}
