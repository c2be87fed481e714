import type { CallOptions } from './options'

/** Throws the reason of an aborted signal. Signals of React Native have neither a reason nor the method `throwIfAborted`. */
export function throwIfAborted({ signal }: Pick<CallOptions, 'signal'> = {}): void {
  if (signal?.aborted) throw signal.reason ?? Object.assign(new Error('Cancelled'), { name: 'AbortError' })
}
