import { analyze, DepotkitError, isUsable, RateLimitError, type Analysis, type OverlapResult } from 'depotkit'
import { useEffect, useState } from 'preact/hooks'

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'done'; section: Analysis<OverlapResult> }

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)} %`

const explain = (error: unknown): string => {
  if (error instanceof RateLimitError) return `Too many requests. Try again in ${error.retryAfterSeconds ?? 60} seconds.`
  if (error instanceof DepotkitError) return `${error.message} (${error.requestId ?? error.code})`
  throw error
}

/** How much two funds have in common, with every way in which that may not be known. */
export function Overlap({ isins }: { isins: readonly [string, string] }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [first, second] = isins
  useEffect(() => {
    const controller = new AbortController()
    const holdings = [{ isin: first, weight: 0.5 }, { isin: second, weight: 0.5 }]
    analyze.overlap({ holdings }, { signal: controller.signal }).then(
      ({ analyses }) => setState({ kind: 'done', section: analyses.overlap }),
      (error: unknown) => controller.signal.aborted || setState({ kind: 'failed', message: explain(error) }),
    )
    return () => controller.abort()
  }, [first, second])
  if (state.kind === 'loading') return <p>Loading</p>
  if (state.kind === 'failed') return <p role="alert">{state.message}</p>
  return <Result section={state.section} />
}

function Result({ section }: { section: Analysis<OverlapResult> }) {
  if (!isUsable(section)) return <p>Not known: {section.reasons.join(', ')}</p>
  const [pair] = section.data.pairs
  return (
    <section>
      {section.status === 'partial' && <p>Incomplete: {section.reasons.join(', ')}</p>}
      {pair ? <p>{pair.fundA} and {pair.fundB} share {percent(pair.overlap)} in {pair.sharedCount} companies.</p> : <p>No overlap of 1 % or more.</p>}
    </section>
  )
}
