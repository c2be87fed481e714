/** What the command line prints in one language has no word of the other, and none that only programs know. */
import { describe, expect, test } from 'vitest'
import { procedures } from '../../../core/registry/procedures'
import { run } from '../../../core/operations/run'
import { readProxySentence } from '../../../core/portfolio/funds/basis'
import { shortNames } from '../../../core/portfolio/insights/short-name'
import { isRecord } from '../../../core/values/record'
import { referenceSource } from '../../../server/data/source'
import { answerText } from '../../../server/cli/render/answer'
import { englishIn, germanIn, machineWordsIn } from '../../support/languages'

const reference = await referenceSource({})
const context = { now: '2026-11-22T12:00:00.000Z', baseUrl: 'http://localhost', reference }

const NAMES = ['name', 'fundA', 'fundB', 'fund', 'bank', 'id', 'sources']

/** Proper names in an answer: of securities, companies, banks and scenarios, and sources, which are cited in the language that they are in. */
function namesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, key))
  if (isRecord(value)) return Object.entries(value).flatMap(([field, inner]) => namesIn(inner, field))
  const standIn = typeof value === 'string' ? readProxySentence(value) : null
  // Funds are said by their short names.
  if (standIn !== null) return [standIn.fund, standIn.proxy].flatMap((name) => [name, shortNames([name])(name)])
  return typeof value === 'string' && NAMES.includes(key) ? [value, `${value.slice(0, 43)}…`] : []
}

const depot = {
  basis: 'values',
  holdings: [
    { isin: 'IE00B4L5Y983', value: 40_000 }, { isin: 'IE00B6R52259', value: 20_000 }, { isin: 'IE00BKM4GZ66', value: 10_000 }, { isin: 'LU0290358497', value: 8_000 },
    { isin: 'US0378331005', value: 10_000 }, { isin: 'DE0007164600', value: 6_000 }, { isin: 'XS1234567894', value: 5_000 }, { assetClass: 'cash', currency: 'USD', value: 5_000 },
  ],
}

/** A request with all that can be said: of a portfolio the one above. */
const requestFor = (example: unknown, locale: 'en' | 'de'): unknown => {
  if (!isRecord(example)) return example
  if ('holdings' in example) return { ...depot, locale }
  if ('portfolio' in example) return { ...example, portfolio: depot }
  return 'inputs' in example || 'scenarios' in example ? { ...example, locale } : example
}

describe.each(procedures.map((procedure) => [procedure.operationId, procedure] as const))('%s', (_, procedure) => {
  test.each([['de', englishIn], ['en', germanIn]] as const)('in %s', async (locale, foreignIn) => {
    const outcome = await run(procedure, requestFor(procedure.example, locale), context)
    expect(outcome).toMatchObject({ ok: true })
    const data = outcome.ok ? outcome.data : null
    const text = answerText(procedure, data, { locale, rows: 1_000, colour: false })
    const names = namesIn(data)
    const wrong = text.split('\n').map((line) => [...foreignIn(line, names), ...machineWordsIn(line, names), line.trim()]).filter((found) => found.length > 1)
    expect(wrong).toEqual([])
  })
})
