import { expect, test } from 'vitest'
import { errorOf, InvalidRequestError } from '../../sdk/client/errors'

const issue = (path: (string | number)[], message: string) => ({ path, code: 'custom', message })

test.each([
  [[issue(['holdings', 0, 'isin'], 'Must be an ISIN')], 'Invalid. holdings[0].isin: Must be an ISIN'],
  [[issue([], 'Must have holdings'), issue(['x'], 'Unknown'), issue(['y'], 'Unknown')], 'Invalid. Must have holdings (and 2 more)'],
  [[], 'Invalid.'],
  [undefined, 'Invalid.'],
  [[{ retryAfterSeconds: 3 }], 'Invalid.'],
  [[{ path: 'holdings', message: 'x' }], 'Invalid.'],
  [[{ path: null, message: 'x' }], 'Invalid.'],
  [[{ path: ['x'], message: null }], 'Invalid.'],
  [[{ path: [{ toString: 1, valueOf: 1 }], message: 'x' }], 'Invalid.'],
  [[null], 'Invalid.'],
])('an error names the first finding with its place: %j', (details, message) => {
  const error = errorOf({ code: 'invalid_request', message: 'Invalid.', details })
  expect([error instanceof InvalidRequestError, error.message]).toEqual([true, message])
})
