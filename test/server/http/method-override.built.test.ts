/** The official tRPC client beside the shipped service: what a link is told that sends queries by GET, and what its option changes. */
import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client'
import type { AnyTRPCRouter } from '@trpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, stopServices, type Service } from '../../support/built'

let service: Service
beforeAll(async () => {
  service = await startService({})
})
afterAll(stopServices)

interface Untyped {
  calculators: { notgroschen: { query(input: object): Promise<{ inputs: { bufferMonths: number } }> } }
}

test.each([['single calls', httpLink], ['batches', httpBatchLink]])('%s of queries name the missing option in one line, and work with it', async (_name, link) => {
  const clientOf = (options: object) => createTRPCClient<AnyTRPCRouter>({ links: [link({ url: `${service.url}/trpc`, ...options })] }) as unknown as Untyped
  const error: unknown = await clientOf({}).calculators.notgroschen.query({}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TRPCClientError)
  const { message } = error as Error
  expect(message).toContain("methodOverride: 'POST'")
  expect(message).not.toContain('\n')
  expect(error).toMatchObject({ data: { error: 'not_found', httpStatus: 404, requestId: expect.stringMatching(/./) } })
  const { inputs } = await clientOf({ methodOverride: 'POST' }).calculators.notgroschen.query({ inputs: { bufferMonths: 3 } })
  expect(inputs.bufferMonths).toBe(3)
})
