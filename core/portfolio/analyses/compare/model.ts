import { text } from '../../../values/text'
import * as z from 'zod'
import { defineAnalysis } from '../../../operations/define'
import { locale, share } from '../../../values/schemas/scalars'
import { snapshotRequest, nestedCost } from '../../schemas/request'
import { readBooks, type Book } from '../../book/book'
import { compareFunds } from '../../sections/overlap/model'
import { ordered, type Reason, type Section } from '../../../contract/section'
import { allocation } from '../../sections/allocation/model'
import { concentration } from '../../sections/concentration/model'
import { costs } from '../../sections/costs/model'
import { currencies } from '../../sections/currencies/model'
import { geography } from '../../sections/geography/model'
import { sectors } from '../../sections/sectors/model'
import { noRecommendation, snapshotOf, snapshotResponse } from '../../snapshot/snapshot'
import { tenDecimals } from '../../../values/money'
import { ascending } from '../../../values/order'
import type { Bucket } from '../../schemas/shapes'
import { words } from './words'

// Differences between two results, if both are complete.

/** One key before and after. */
const delta = z.strictObject({ key: z.string(), before: share(), after: share(), delta: z.number().min(-1).max(1).meta({ unit: 'fraction' }) })

/** Whether two sections can be compared. */
const comparable = (before: Section<unknown>, after: Section<unknown>): boolean =>
  before.status === 'ok' && after.status === 'ok'

/** Rows for the union of keys, ascending; a missing side is 0, rows with 0 on both sides are left out. null unless both sections are complete. */
export function bucketDeltas<D>(before: Section<D>, after: Section<D>, bucketsIn: (data: D) => readonly Bucket[]): z.output<typeof delta>[] | null {
  if (before.status !== 'ok' || after.status !== 'ok') return null
  const left = weightsByKey(bucketsIn(before.data))
  const right = weightsByKey(bucketsIn(after.data))
  return [...new Set([...left.keys(), ...right.keys()])].sort(ascending).flatMap((key) => {
    const [was, is] = [left.get(key) ?? 0, right.get(key) ?? 0]
    return tenDecimals(was) === 0 && tenDecimals(is) === 0 ? [] : [{ key, before: was, after: is, delta: is - was }]
  })
}

/** The figure after minus the figure before; null unless both sections are complete and both figures known. */
function figureDelta<D>(before: Section<D>, after: Section<D>, figureIn: (data: D) => number | null): number | null {
  if (before.status !== 'ok' || after.status !== 'ok') return null
  const [was, is] = [figureIn(before.data), figureIn(after.data)]
  return was === null || is === null ? null : is - was
}

const weightsByKey = (buckets: readonly Bucket[]): ReadonlyMap<string, number> =>
  new Map(buckets.map(({ key, weight }) => [key, weight]))

const request = z
  .strictObject({ before: snapshotRequest, after: snapshotRequest, locale: locale.default('en') })
  .superRefine(({ before, after }, context) => {
    for (const field of ['basis', 'baseCurrency'] as const) {
      if (before[field] !== after[field]) context.addIssue({ code: 'custom', path: ['after', field], message: `Must be the ${field} of before` })
    }
  })

const deltaRows = z
  .array(delta)
  .nullable()
  .meta({ description: 'null unless the section is ok on both sides.' })

const data = z.strictObject({
  before: snapshotResponse,
  after: snapshotResponse,
  deltas: z.strictObject({
    allocation: deltaRows,
    sectors: deltaRows,
    countries: deltaRows,
    currencyExposure: deltaRows,
    hhi: z.number().nullable(),
    effectiveN: z.number().nullable().meta({ unit: 'count' }),
    weightedTer: z.number().nullable().meta({ unit: 'fraction' }),
    knownAnnualCost: z.number().nullable().meta({ unit: 'baseCurrency' }),
  }),
})

/** Two portfolios side by side. */
export const compare = defineAnalysis({
  id: 'compare',
  title: { en: 'Compare', de: 'Vergleich' },
  description: {
    en: 'Two snapshots, before and after, with deltas where the coverage of both permits them.',
    de: 'Zwei Depots, vorher und nachher, mit Differenzen, wo die Abdeckung beider sie erlaubt.',
  },
  notFor: 'Not for how a portfolio did over time: use analyzePublicPortfolioHistoricalReplay. Not for scenarios of a calculator: use comparePublicCalculatorScenarios.',
  request,
  data,
  words,
  example: {
    before: { holdings: [{ isin: 'IE00B4L5Y983', weight: 0.9 }, { assetClass: 'cash', currency: 'EUR', weight: 0.1 }] },
    after: { holdings: [{ isin: 'IE00B4L5Y983', weight: 0.7 }, { isin: 'IE00BKM4GZ66', weight: 0.2 }, { assetClass: 'cash', currency: 'EUR', weight: 0.1 }] },
  },
  method: {
    en: [
      '`delta = after - before` per key, a missing side counting as 0, and per figure.',
      'A delta is given only where its section is `ok` on both sides; the absence of a delta never proves an improvement.',
    ].join('\n'),
    de: [
      '`delta = nachher - vorher` je Schlüssel, wobei eine fehlende Seite als 0 zählt, und je Kennzahl.',
      'Eine Differenz gibt es nur, wo die Auswertung auf beiden Seiten `ok` ist; eine fehlende Differenz beweist keine Verbesserung.',
    ].join('\n'),
  },
  assumptions: [text('Both portfolios are computed from the same answers of the reference data.', 'Beide Depots werden aus denselben Antworten der Referenzdaten berechnet.')],
  limitations: [
    text('The comparison is not an atomic historical snapshot.', 'Der Vergleich ist keine Momentaufnahme eines Zeitpunkts.'),
    text(
      'Where a side is not complete, the absence of a difference does not prove that nothing changed.',
      'Wo eine Seite nicht vollständig ist, beweist ein fehlender Unterschied nicht, dass sich nichts geändert hat.',
    ),
    noRecommendation,
  ],
  keepsData: true,
  units: '1 per holding of both snapshots',
  cost: (body, most) => nestedCost(body, ['before', 'after'], most),
  async read({ before, after }, reference) {
    const books = await readBooks([before, after], reference)
    for (const book of books) await compareFunds(book, reference.giveWay)
    return books
  },
  compute({ before }, [left, right], context) {
    const sections = sectionPairs(left, right)
    const deltas = deltasOf(sections)
    return {
      analysis: {
        ...statusOf(Object.values(sections), deltas),
        data: { before: snapshotOf(left, context), after: snapshotOf(right, context), deltas },
      },
      baseCurrency: before.baseCurrency,
    }
  },
})

type Pair<D> = readonly [before: Section<D>, after: Section<D>]

const sectionPairs = (left: Book, right: Book) => ({
  allocation: [allocation.compute(left), allocation.compute(right)],
  sectors: [sectors.compute(left), sectors.compute(right)],
  geography: [geography.compute(left), geography.compute(right)],
  currencies: [currencies.compute(left), currencies.compute(right)],
  concentration: [concentration.compute(left), concentration.compute(right)],
  costs: [costs.compute(left), costs.compute(right)],
}) as const

const deltasOf = (pairs: ReturnType<typeof sectionPairs>) => ({
  allocation: bucketDeltas(...pairs.allocation, ({ buckets }) => buckets),
  sectors: bucketDeltas(...pairs.sectors, ({ buckets }) => buckets),
  countries: bucketDeltas(...pairs.geography, ({ countries }) => countries.buckets),
  currencyExposure: bucketDeltas(...pairs.currencies, ({ equityExposure }) => equityExposure.buckets),
  hhi: figureDelta(...pairs.concentration, ({ hhi }) => hhi),
  effectiveN: figureDelta(...pairs.concentration, ({ effectiveN }) => effectiveN),
  weightedTer: figureDelta(...pairs.costs, ({ weightedTer }) => weightedTer),
  knownAnnualCost: figureDelta(...pairs.costs, ({ knownAnnualCost }) => knownAnnualCost),
})

/** A delta is present if its section is `ok` on both sides, even if its figure is null; if all are null, nothing was compared. */
function statusOf(pairs: readonly Pair<unknown>[], deltas: object): { status: 'ok' | 'partial' | 'unavailable'; reasons: Reason[] } {
  const compared = Object.values(deltas).some((delta) => delta !== null)
  const status = !compared ? 'unavailable' : pairs.every(([before, after]) => comparable(before, after)) ? 'ok' : 'partial'
  return { status, reasons: ordered(pairs.flatMap(([before, after]) => [...before.reasons, ...after.reasons])) }
}
