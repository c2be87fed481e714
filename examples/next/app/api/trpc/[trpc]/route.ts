import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { depot } from '../../../../depot'

/** The same router for browsers: `createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc' })] })`. */
async function handle(req: Request): Promise<Response> {
  const { router, createContext } = await depot
  return fetchRequestHandler({ endpoint: '/api/trpc', req, router, createContext })
}

export { handle as GET, handle as POST }
