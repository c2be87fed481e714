import { useQuery } from '@tanstack/react-query'
import { isUsable } from 'depotkit'
import { explain } from './explain'
import { useQueries } from './trpc'

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)} %`

/** How much two funds have in common; asked again, and kept, for every pair. */
export function Overlap({ isins: [first, second] }: { isins: readonly [string, string] }) {
  const trpc = useQueries()
  const holdings = [{ isin: first, weight: 0.5 }, { isin: second, weight: 0.5 }]
  const { data, error } = useQuery(trpc.analyze.overlap.queryOptions({ holdings }))
  if (error) return <p role="alert">{explain(error)}</p>
  if (!data) return <p>Loading</p>
  const { overlap } = data.analyses
  if (!isUsable(overlap)) return <p>Not known: {overlap.reasons.join(', ')}</p>
  const [pair] = overlap.data.pairs
  return (
    <section>
      {overlap.status === 'partial' && <p>Incomplete: {overlap.reasons.join(', ')}</p>}
      {pair ? <p>{pair.fundA} and {pair.fundB} share {percent(pair.overlap)}.</p> : <p>No overlap of 1 % or more.</p>}
    </section>
  )
}
