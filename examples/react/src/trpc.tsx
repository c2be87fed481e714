import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import type { AppRouter, QueryRouter } from 'depotkit/trpc'
import { useState, type ReactNode } from 'react'

/** Operations as queries: `useQueries().analyze.overlap.queryOptions(...)`. */
export const { TRPCProvider: QueryProvider, useTRPC: useQueries } = createTRPCContext<QueryRouter>()

/** The same operations as mutations: `useMutations().calculators.notgroschen.mutationOptions()`. */
export const { TRPCProvider: MutationProvider, useTRPC: useMutations } = createTRPCContext<AppRouter>()

/** Queries are sent by POST, so that no holding stands in an address. Results do not go stale: the same request has the same answer. */
const clientsFor = (url: string) => ({
  queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  queries: createTRPCClient<QueryRouter>({ links: [httpBatchStreamLink({ url, methodOverride: 'POST' })] }),
  mutations: createTRPCClient<AppRouter>({ links: [httpBatchStreamLink({ url })] }),
})

export function Providers({ url, children }: { url: string; children: ReactNode }) {
  const [{ queryClient, queries, mutations }] = useState(() => clientsFor(url))
  return (
    <QueryClientProvider client={queryClient}>
      <QueryProvider trpcClient={queries} queryClient={queryClient}>
        <MutationProvider trpcClient={mutations} queryClient={queryClient}>{children}</MutationProvider>
      </QueryProvider>
    </QueryClientProvider>
  )
}
