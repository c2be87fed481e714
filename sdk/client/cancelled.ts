/** Throws the reason of a signal that is aborted. Those of React Native have neither a reason nor this method. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? Object.assign(new Error('The call was cancelled.'), { name: 'AbortError' })
}
