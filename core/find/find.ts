/** Request and response of the search for a security, for every interface. It has no holdings and no amounts, so it may stand in an address. */
import * as z from 'zod'
import { fondstypen } from '../law/investmentfonds/fondstyp'
import { assetClasses, securityKinds } from '../reference/security'
import { computeOn, givingWay, type GiveWay } from '../values/give-way'
import { remembered } from '../values/memoize'
import { isin, isoDate } from '../values/schemas/scalars'
import { finder, finderSteps, type Finder } from './finder'
import type { Findable } from './entry'

/** Largest number of securities in one answer. */
export const MOST_FOUND = 50
/** Longest search text, in characters. */
const LONGEST = 100
/** Largest number of words of a search, more than any name needs. */
const MOST_WORDS = 12

/** A search. */
export const findRequest = z.strictObject({
  q: z.string().trim().min(1).max(LONGEST)
    .refine((words) => words.split(/[^\p{L}\p{N}]+/u).length <= MOST_WORDS, `Must have at most ${MOST_WORDS} words`)
    .meta({ description: 'Name or a part of it, WKN, ISIN or ticker, in German or English; one typing error is forgiven', examples: ['msci world', 'A1JX52', 'VWCE', 'siemens'] }),
  kind: z.enum(securityKinds).optional().meta({ description: 'Only this kind; `fund` is also an ETF' }),
  assetClass: z.enum([...assetClasses, 'multi_asset']).optional().meta({ description: 'Only what consists of this' }),
  limit: z.int().min(1).max(MOST_FOUND).default(10).meta({ description: 'How many are answered at most' }),
})

/** The response of a search. */
export const findResponse = z.strictObject({
  found: z.array(z.strictObject({
    isin,
    name: z.string(),
    kind: z.enum(securityKinds),
    assetClass: z.enum([...assetClasses, 'multi_asset']).nullable().meta({ description: 'What it consists of; null when unknown' }),
    ter: z.number().nullable().meta({ unit: 'fraction', description: 'Ongoing charge as a fraction of the value a year; null when unknown' }),
    index: z.string().nullable().meta({ description: 'Index that a fund follows; null when unknown' }),
    wkn: z.string().nullable().meta({ description: 'German security number; null when unknown' }),
    tickers: z.array(z.string()).readonly().meta({ description: 'Symbols at exchanges' }),
    prices: z.strictObject({
      from: isoDate, to: isoDate,
      close: z.number().exactOptional().meta({ unit: 'EUR', description: 'What one unit was worth on the last day; left out where it is not known' }),
      opening: z.strictObject({ date: isoDate, close: z.number().meta({ unit: 'EUR' }) }).exactOptional().meta({ description: 'First close of the year of `to`; left out where it is not known, or a distribution has changed it' }),
    }).nullable().meta({ description: 'First and last day of known prices; null where there are none' }),
    taxKind: z.strictObject({ kind: z.enum(fondstypen), asOf: isoDate, source: z.string() }).nullable().meta({
      description: 'Kind of a fund for German tax, as banks taxed it or reports state it, with day and source; it may be another since. Null where no source states it',
    }),
    splits: z.array(z.strictObject({
      date: isoDate, newUnits: z.number().meta({ description: 'Units that came of `oldUnits`' }), oldUnits: z.number(),
      formerIsin: isin.nullable().meta({ description: 'ISIN before that day; null where it stayed' }),
    })).readonly().exactOptional().meta({ description: 'Splits and consolidations, the oldest first; left out where none is known' }),
    former: z.array(z.strictObject({ isin, wkn: z.string().nullable(), since: isoDate.nullable().meta({ description: 'Day of the change; null when unknown' }) })).readonly().exactOptional().meta({ description: 'ISINs, with German security numbers, that stood for it before, by which it is found; not how many units became one. Left out where none is known' }),
  })).max(MOST_FOUND).meta({ description: 'The best match first; among equals the most widely held. The order is no recommendation' }),
  more: z.boolean().meta({ description: 'Whether there are more than were asked for' }),
})

/** A search request. */
export type FindRequest = z.input<typeof findRequest>

/** A searchable directory; the same object for the same version of the data. */
export interface Searchable {
  /** The most widely held first. */
  readonly entries: readonly Findable[]
  /** Lets other requests have their turn while the index is built. */
  readonly giveWay?: GiveWay
}

/** The directory that an interface searches. */
export interface FindContext {
  /** Absent if the data have no directory. */
  directory?: (() => Promise<Searchable>) | undefined
}

const finderLater = remembered(({ entries, giveWay = computeOn }: Searchable) => givingWay(finderSteps(entries), giveWay))

function answerOf(find: Finder, { q, kind, assetClass, limit }: z.output<typeof findRequest>): z.output<typeof findResponse> {
  const isWanted = (entry: Findable): boolean => (kind === undefined || entry.kind === kind) && (assetClass === undefined || entry.assetClass === assetClass)
  const found = find(q, limit + 1, isWanted)
  return { found: found.slice(0, limit), more: found.length > limit }
}

/** Searches a directory at once, for interfaces where no other requests wait. */
export const findIn = (directory: Searchable, request: z.output<typeof findRequest>): z.output<typeof findResponse> => answerOf(finder(directory.entries), request)

const nothing: Searchable = { entries: [] }

/** Searches the directory of an interface; without one nothing is found. */
export const findWith = async ({ directory }: FindContext, request: z.output<typeof findRequest>): Promise<z.output<typeof findResponse>> =>
  answerOf(await finderLater((await directory?.()) ?? nothing), request)
