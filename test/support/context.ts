import type { RunContext } from '../../core/operations/define'

/** A call on 20 November 2026 of a service without reference data: enough for the calculators, which read none. */
export const context: RunContext = {
  now: '2026-11-20T10:00:00.000Z',
  baseUrl: 'https://depot.example',
  reference: { open: () => Promise.reject(new Error('calculators read no reference data')) },
}
