import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { loadBundle, writeBundle } from '../../../server/data/bundle/bundle'
import { embeddedManifest } from '../../../server/data/embedded/embedded'
import { isOpenLicence, openBundle } from '../../../server/data/embedded/open-bundle'
import { referenceSource } from '../../../server/data/source'

const bundle = await openBundle()

test.each([
  ['Filed with the SEC (Form N-PORT), public domain', true], ['public domain (United States government)', true], ['PDDL', true], ['MIT', true], ['CC0', true], ['CC0 1.0', true],
  ['Free reuse with the source named', true], ['MIT; from Wikipedia, CC BY-SA', false], ['Facts of a public filing', false],
  ['Facts; the exchange and the data service reserve rights. See NOTICE.md.', false], ['as published; not for redistribution', false],
])('%s', (licence, expected) => {
  expect(isOpenLicence(licence)).toBe(expected)
})

it('has records of open sources alone, and some of each kind that it can have', () => {
  const ids = new Set(embeddedManifest().sources.filter(({ licence }) => isOpenLicence(licence)).map(({ id }) => id))
  const { securities, companies, constituents, listings, fx, sources } = bundle
  expect(sources.map(({ id }) => id).sort()).toEqual([...ids].sort())
  for (const { source } of [...securities, ...companies, ...constituents, ...listings]) expect(ids).toContain(source)
  expect(Math.min(securities.length, companies.length, constituents.length, fx.length)).toBeGreaterThan(20)
})

it('has whole lists: their weights add up to a fund', () => {
  const sums = new Map<string, number>()
  for (const { fundIsin, weight } of bundle.constituents) sums.set(fundIsin, (sums.get(fundIsin) ?? 0) + weight)
  expect(sums.size).toBeGreaterThan(0)
  for (const sum of sums.values()) expect(Math.abs(sum - 1)).toBeLessThan(0.1)
})

it('is a bundle that can be written and read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-open-'))
  try {
    await writeBundle(bundle, join(folder, 'open'))
    const read = await loadBundle(join(folder, 'open'))
    expect([read.securities.length, read.constituents.length, read.fx.length]).toEqual([bundle.securities.length, bundle.constituents.length, bundle.fx.length])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('answers where DEPOTKIT_BUNDLE asks for it, without what others reserve', async () => {
  const source = await referenceSource({ DEPOTKIT_BUNDLE: 'open' })
  const reference = await source.open()
  const [usd, world, listed] = await Promise.all([
    reference.fx(['USD'], '2026-01-01', '2026-02-01'), reference.securities(['IE00B4L5Y983']), reference.prices('IE00B4L5Y983', '2020-01-01', '2026-01-01'),
  ])
  expect([usd.found.size, world.found.size, listed.found.size]).toEqual([1, 0, 0])
  expect(source.state().bundle?.name).toMatch(/open part$/)
  await source.close()
})
