/**
 * Every figure on the page of a result is one of the interface's, or one that the page says it makes of them, written as it is: ten depots, both languages.
 * Exact values stand in `<data>`; figures in sentences and tiles are rounded to what is written.
 */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { knowledge, knowledgeOf, othersOfEquities } from '../../../core/portfolio/insights/knowledge'
import { WORLD_FUND } from '../../../core/portfolio/insights/insights'
import type { Locale } from '../../../core/values/text'
import { requestOf, type Draft } from '../../../server/pages/portfolio/draft'
import { fragmentOf } from '../../../server/pages/portfolio/input/keep'
import type { Snapshot } from '../../../sdk'
import { reference } from '../data/embedded-book'
import { PORTFOLIO } from '../support'
import { noBrowser, pagesInBrowser } from './support'

type Line = readonly [what: string, amount: number]

const EM = 'IE00BKM4GZ66'
const SP500 = 'IE00B5BMR087'
const BONDS = 'IE00B3F81409'
const GOLD = 'DE000A0S9GB0'
const APPLE = 'US0378331005'
const SAP = 'DE0007164600'
const VANGUARD = 'IE00BK5BQT80'

/** One fund, two alike, stand-ins, shares, cash in two currencies, gold, small and large amounts, weights, and nothing but cash. */
const depots: readonly (readonly [name: string, basis: Draft['basis'], lines: readonly Line[]])[] = [
  ['one fund', 'values', [[WORLD_FUND, 10_000]]],
  ['the example', 'values', [[WORLD_FUND, 30_000], [EM, 8000], [SP500, 6000], [BONDS, 6000], [APPLE, 2500], ['EUR', 5000]]],
  ['two alike', 'values', [[WORLD_FUND, 12_345.67], [SP500, 7654.32]]],
  ['a stand-in', 'values', [[VANGUARD, 1000], [SP500, 1000]]],
  ['shares', 'values', [[APPLE, 777], [SAP, 333]]],
  ['gold and cash', 'values', [[GOLD, 400], ['EUR', 300], ['USD', 300]]],
  ['large', 'values', [[WORLD_FUND, 9_000_000], [BONDS, 1_000_000]]],
  ['small', 'values', [[WORLD_FUND, 9], [EM, 1]]],
  ['by weights', 'weights', [[WORLD_FUND, 70], [EM, 30]]],
  ['cash', 'values', [['EUR', 100]]],
]

const draftOf = (basis: Draft['basis'], lines: readonly Line[]): Draft => ({
  basis, baseCurrency: 'EUR', rows: lines.map(([what, amount], at) => ({ id: at + 1, what, amount: String(amount), ...(what.length === 3 ? { cash: true as const } : {}) })),
})

/** All numbers of an answer. */
const numbersIn = (value: unknown): number[] => (typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [])

/** A number in the way of a language, with its decimals. */
function read(text: string, locale: Locale): { value: number; decimals: number } {
  const plain = locale === 'de' ? text.replace(/\.(?=\d{3})/g, '').replace(',', '.') : text.replace(/,(?=\d{3})/g, '')
  return { value: Number(plain.replace(/[\u2212-]/, '-')), decimals: plain.split('.')[1]?.length ?? 0 }
}

const NUMBER = /[\u2212-]?\d[\d.,]*\d|\d/

/** Whether a text writes a number: as a percentage or as it is, rounded to the decimals it has. */
function writes(text: string, value: number, locale: Locale): boolean {
  const [found] = NUMBER.exec(text) ?? []
  if (found === undefined) return false
  const { value: written, decimals } = read(found, locale)
  const meant = text.includes('%') ? value * 100 : value
  if (text.startsWith('<')) return meant > 0 && meant < written
  return Math.abs(Math.abs(written) - Math.abs(meant)) <= 0.5000001 * 10 ** -decimals
}

/** Runs in the page: exact values with what stands for them, and the sentences of the first look. */
const shown = () => ({
  exact: [...document.querySelectorAll('.results data')].map((each) => [each.getAttribute('value') ?? '', each.textContent ?? ''] as const),
  said: [...document.querySelectorAll('.results-head h2, .tile strong, .tile-note, .sections .answer-figure, .sections .answer-figure + p, .insights li, .scale p')].map((each) => each.textContent ?? ''),
})

/** Companies that the picture names. */
const NAMED = 40

/** What is left of each sector beside the companies that the picture names. */
const restsIn = ({ analyses: { sectors, 'look-through': through } }: Snapshot): number[] =>
  (sectors.data?.buckets ?? []).map(({ key, weight }) => (through.data?.positions ?? []).slice(0, NAMED).reduce((rest, position) => ((position.sector ?? 'unknown') === key ? rest - position.weight : rest), weight))

/** What the equities of each section rest on. */
function knowledgeOfEquities(snapshot: Snapshot): number[] {
  const { sectors, geography, currencies, concentration, 'look-through': through } = snapshot.analyses
  const equities = sectors.data?.portfolioShare ?? 0
  if (equities === 0) return []
  const others = othersOfEquities(snapshot, equities)
  const coverages = [sectors.data?.coverage, geography.data?.countries.coverage, currencies.data?.equityExposure.coverage, concentration.data?.coverage, 1 - (through.data?.unresolvedFundWeight ?? 0) / equities]
  return coverages.flatMap((coverage) => Object.values(knowledge(coverage ?? 0, others)))
}

/** What the page makes of the figures: shares of the equities beside those of the world index, what is known, amounts of companies, and how many there are. */
function derivedFrom(snapshot: Snapshot, world: Snapshot): number[] {
  const dimensions = [snapshot, world].flatMap(({ analyses: { sectors, geography, currencies } }) => [sectors.data, geography.data?.countries ?? null, currencies.data?.equityExposure ?? null].filter((each) => each !== null))
  const total = snapshot.totalValue ?? 0
  const { 'look-through': through, costs, overlap } = snapshot.analyses
  const parts = (through.data?.positions ?? []).flatMap(({ weight, provenance }) => [weight * total, ...provenance.viaFunds.map((via) => via.weight * total)])
  const together = [1, 5, 10, 25].map((count) => (through.data?.positions ?? []).slice(0, count).reduce((sum, { weight }) => sum + weight, 0))
  // What two funds share beside the five companies of which they share most.
  const beside = (overlap.data?.pairs ?? []).map((pair) => pair.sharedHoldings.slice(0, 5).reduce((rest, { weightInA, weightInB }) => rest - Math.min(weightInA, weightInB), pair.overlap))
  return [
    ...together, ...beside,
    // Of all equities, or of those that are classified where that is nearly all.
    ...dimensions.flatMap(({ buckets, portfolioShare, coverage }) => buckets.flatMap(({ weight }) => [weight / portfolioShare, weight / (portfolioShare * coverage)])), ...Object.values(knowledgeOf(snapshot)), ...knowledgeOfEquities(snapshot), ...parts,
    // What the funds cost in twenty years.
    20 * (costs.data?.knownAnnualCost ?? 0), 20 * (costs.data?.weightedTer ?? 0), ...(costs.data?.positions ?? []).map(({ weight, ter }) => weight * (ter ?? 0)), snapshot.holdings.length, ...restsIn(snapshot),
  ]
}

/** Numbers of a sentence with the sign behind them; days, ages and names of funds and years are none. */
function figuresIn(text: string, names: readonly string[]): string[] {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2} \w{3,4} \d{4}|\b2008\b|S&P 500|\(\d+\s\p{L}+ (?:old|alt)\)|\b(?:20|10|30) (?:years|Jahren)/gu, '')
  return plain.match(/[\u2212-]?\d(?:[\d.,]*\d)?(?:\s?%)?/gu) ?? []
}

describe.skipIf(noBrowser)('every figure on the page of a result', () => {
  const on = pagesInBrowser({ RATE_LIMIT_UNITS: '100000', REQUEST_LIMIT: '0' }, { reference: { open: async () => reference } })

  const ask = async <T>(path: string, body: object): Promise<T> => (await on.app.post(`${PORTFOLIO}${path}`, body)).json.data as T

  async function opened(page: Page, locale: Locale, draft: Draft): Promise<ReturnType<typeof shown>> {
    await page.goto('about:blank')
    await page.goto(`/portfolio?locale=${locale}${await fragmentOf(draft)}`)
    await page.locator('.tile').first().waitFor()
    await page.waitForFunction(() => ![...document.querySelectorAll('.tile strong')].some((each) => each.textContent === '…'))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.querySelectorAll('.results details').forEach((details) => details.toggleAttribute('open', true)))
    await page.waitForTimeout(100)
    return page.evaluate(shown)
  }

  test.each(depots)('%s', async (_name, basis, lines) => {
    const draft = draftOf(basis, lines)
    const outcome = requestOf(draft, 'en')
    if (!outcome.ok) throw new Error('the depot is faulty')
    const [snapshot, world, stress] = await Promise.all([
      ask<Snapshot>('', outcome.request), ask<Snapshot>('', { holdings: [{ isin: WORLD_FUND, weight: 1 }] }), ask<object>('/stress-scenarios', { portfolio: outcome.request, scenarioKeys: ['gfc_2008'] }),
    ])
    const known = [...numbersIn(snapshot), ...derivedFrom(snapshot, world)]
    const names = snapshot.holdings.map(({ name }) => name)
    const { page, close } = await on.openTab()
    for (const locale of ['de', 'en'] as const) {
      const { exact, said } = await opened(page, locale, draft)
      expect(exact.length, locale).toBeGreaterThan(1)
      const unknown = exact.filter(([value]) => !known.some((each) => Math.abs(each - Number(value)) <= 1e-12 * Math.max(1, Math.abs(each))))
      expect(unknown, `${locale}: not of the interface`).toEqual([])
      expect(exact.filter(([value, text]) => !writes(text, Number(value), locale)), `${locale}: written otherwise`).toEqual([])
      const spoken = [...known, ...numbersIn(stress)]
      const loose = said.flatMap((text) => figuresIn(text, names).filter((figure) => {
        const { value, decimals } = read((NUMBER.exec(figure) ?? ['0'])[0], locale)
        // Amounts have three figures; percentages as many decimals as are written.
        const step = figure.includes('%') || Math.abs(value) < 1000 ? 10 ** -decimals : 10 ** (Math.floor(Math.log10(Math.abs(value))) - 2)
        return !spoken.some((each) => Math.abs(Math.abs(figure.includes('%') ? each * 100 : each) - Math.abs(value)) <= 0.5000001 * step)
      }).map((figure) => `${figure} in: ${text}`))
      expect(loose, `${locale}: said`).toEqual([])
    }
    await close()
  })
})
