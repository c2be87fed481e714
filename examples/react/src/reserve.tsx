import { useMutation } from '@tanstack/react-query'
import { explain } from './explain'
import { useMutations } from './trpc'

/** A calculation at the press of a button. */
export function Reserve({ monthlyExpenses }: { monthlyExpenses: number }) {
  const trpc = useMutations()
  const { mutate, data, error, isPending } = useMutation(trpc.calculators.notgroschen.mutationOptions())
  return (
    <section>
      <button disabled={isPending} onClick={() => mutate({ inputs: { monthlyExpenses, bufferMonths: 6 } })}>How much should I keep?</button>
      {error && <p role="alert">{explain(error)}</p>}
      {data && <p>{data.result.targetAmount} EUR</p>}
    </section>
  )
}
