import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { responseExamples } from '../../../scripts/response-examples'

test('the examples of the OpenAPI documents are what the models answer; else run `npm run generate`', async () => {
  expect(readFileSync(new URL('../../../server/http/response-examples.json', import.meta.url), 'utf8')).toBe(await responseExamples())
})
