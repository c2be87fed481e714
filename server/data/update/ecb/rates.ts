/** The reference rates of the European Central Bank: the newest day, and what is before it. */
import { daysBetween, type IsoDate } from '../../../../core/values/dates'
import type { RateSeries } from '../../../../core/reference/reference'
import { BundleError } from '../../bundle/csv'
import { ratesBatch } from '../../importers/batches'
import { sourceFile } from '../../importers/formats'
import { ecb } from '../../importers/publishers/ecb'
import type { SourceClient } from '../client'
import { embeddedRates } from '../../embedded/embedded'
import { latest } from '../../latest'
import { contradicts, isOfDayToCome, isOlder, isStale, jumps, lacksCurrencies } from '../../quality'
import { believe, wayOut, type RenewableList, type Present } from '../believe'
import { daysAt, withDays, type Day } from './days'

// Rates that are renewed by the bank's file of 90 days in place of its whole history.

const DAYS = 90

/** Quoted no more when the rates of the package begin. */
const gone = ['CYP', 'EEK', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL']

/**
 * What is stored, and the days after it; null where that cannot be, so that the whole history is to be fetched: nothing is
 * stored or it is too old, there is no such file, a stored currency is not found, a new one is quoted, or a stored day is
 * another one.
 */
async function continued(client: SourceClient, base: string, last: Present['last'], today: IsoDate): Promise<readonly RateSeries[] | null> {
  if (last === null || daysBetween(last.info.asOf, today) >= DAYS) return null
  const days = await daysAt(client, `${base}/eurofxref-hist-90d.xml`)
  const [first] = days ?? []
  if (days === null || first === undefined || first.date > last.info.asOf) return null
  const currencies = new Set([...gone, ...embeddedRates().map(({ currency }) => currency), ...days.flatMap(({ rates }) => [...rates.keys()])])
  const { found } = await last.layer.fx([...currencies], '0000-01-01', '9999-12-31')
  const stored = [...found.values()]
  return stored.length === last.info.counts.fx && isAlike(found, days, last.info.asOf) ? withDays(stored, days) : null
}

/** Whether the stored days from the first of the file on are its days, currency by currency. */
function isAlike(stored: ReadonlyMap<string, RateSeries>, days: readonly Day[], until: IsoDate): boolean {
  const first = days[0]?.date ?? ''
  const known = days.filter(({ date }) => date <= until)
  const isRead = [...stored.values()].every(({ currency, dates, perEur }) => dates.every((date, index) => date < first || known.some((day) => day.date === date && day.rates.get(currency) === perEur[index])))
  return isRead && days.every(({ rates }) => [...rates.keys()].every((currency) => stored.has(currency)))
}

/** The list of rates; `base` is the folder of the bank's files. */
export const ecbRates = (client: SourceClient, base: string): RenewableList => ({
  name: ecb.format,
  title: 'ECB euro reference rates',
  async newest({ last, today }) {
    const newest = await dayAt(client, `${base}/eurofxref-daily.xml`)
    if (newest !== null && newest.date === last?.info.edition) return null
    const history = await continued(client, base, last, today) ?? await historyIn(await client.get(`${base}/eurofxref-hist.zip`))
    const fx = newest === null ? history : withDays(history, [newest])
    const [{ asOf, ...batch }, { rows }] = ratesBatch('eurofxref-hist.zip', { kind: 'rates', format: ecb.format, fx })
    const known = new Map(embeddedRates().map((series) => [series.currency, series]))
    const until = lastDay([...known.values()])
    believe([
      isOfDayToCome(asOf, today), isStale(asOf, daysBetween(asOf, today)), isOlder(asOf, until, 'the rates of the package'),
      lacksCurrencies(quotedLast(fx), quotedLast([...known.values()])), contradicts(fx, known), jumps(fx, until),
    ])
    if (last !== null) {
      const { found } = await last.layer.fx(fx.map(({ currency }) => currency), '0000-01-01', '9999-12-31')
      believe([isOlder(asOf, last.info.asOf, 'the last ones'), contradicts(fx, found)], wayOut.afterLast)
    }
    return asOf === last?.info.edition ? null : { batch: { ...batch, asOf, edition: asOf }, rows, unknownSector: null }
  },
})

/** The newest day; null where only the history is there. */
const dayAt = async (client: SourceClient, url: string): Promise<Day | null> => (await daysAt(client, url))?.at(-1) ?? null

async function historyIn(bytes: Buffer): Promise<readonly RateSeries[]> {
  const file = await sourceFile('eurofxref-hist.zip', bytes)
  if (!ecb.detect(file)) throw new BundleError(file.name, null, null, 'is not a history of reference rates')
  const imported = ecb.read(file)
  return imported.kind === 'rates' ? imported.fx : []
}

const lastDay = (fx: readonly RateSeries[]): IsoDate => latest(fx.map(({ dates }) => dates.at(-1) ?? '')) ?? ''

/** Currencies that have a rate on the last day. */
const quotedLast = (fx: readonly RateSeries[]): string[] => {
  const day = lastDay(fx)
  return fx.filter(({ dates }) => dates.at(-1) === day).map(({ currency }) => currency)
}
