/** The reference rates of the European Central Bank: the latest day and the history. */
import type { RateSeries } from '../../../../core/reference/reference'
import { isIsoDate, type IsoDate, daysBetween, latest } from '../../../../core/values/dates'
import { byDate } from '../../../../core/values/order'
import { walkXml } from '../../../../sdk/files/formats/xml'
import { BundleError } from '../../bundle/csv'
import { decimalOf } from '../../decimal'
import { inFile } from '../../importers/reading/xml'
import { SourceAway, type SourceClient } from '../client'
import { ratesBatch } from '../../importers/batches'
import { sourceFile } from '../../importers/formats'
import { ecb } from '../../importers/publishers/ecb'
import { embeddedRates } from '../../embedded/embedded'
import { contradicts, isOfNoPossibleDay, isOlder, isStale, jumps, lacksCurrencies } from '../../quality'
import { believe, wayOut, type RenewableList, type Present } from '../renewal'

// XML files of the European Central Bank: the latest day, or the last 90 days.

interface Day {
  date: IsoDate
  rates: ReadonlyMap<string, number>
}

const MOST_DAYS = 100
const MOST_CURRENCIES = 200

/** The days of a file, oldest first; null if the bank does not deliver it. */
async function daysAt(client: SourceClient, url: string): Promise<readonly Day[] | null> {
  try {
    return daysIn(url.slice(url.lastIndexOf('/') + 1), (await client.get(url)).toString('utf8'))
  } catch (error) {
    if (error instanceof SourceAway) return null
    throw error
  }
}

const isDay = ({ date, rates }: Day): boolean =>
  isIsoDate(date) && rates.size > 0 && rates.size <= MOST_CURRENCIES && [...rates].every(([currency, rate]) => /^[A-Z]{3}$/.test(currency) && rate > 0)

function daysIn(file: string, xml: string): Day[] {
  const days: { date: IsoDate; rates: Map<string, number> }[] = []
  const open = (name: string, { time, currency, rate }: Readonly<Record<string, string>>): void => {
    if (name !== 'Cube') return
    if (time !== undefined && days.push({ date: time, rates: new Map() }) > MOST_DAYS) throw new BundleError(file, `has more than ${MOST_DAYS} days`)
    if (currency !== undefined) days.at(-1)?.rates.set(currency, decimalOf(rate ?? '') ?? 0)
  }
  inFile(file, () => walkXml(xml, { open, text: () => {}, close: () => {} }))
  const repeats = new Set(days.map(({ date }) => date)).size < days.length
  if (days.length === 0 || repeats || !days.every(isDay)) throw new BundleError(file, 'is not a day of reference rates')
  return days.sort(byDate)
}

/** Appends the days after the last one of a history. */
const withDays = (history: readonly RateSeries[], days: readonly Day[]): RateSeries[] =>
  history.map((series) => {
    const added = days.flatMap(({ date, rates }) => {
      const rate = rates.get(series.currency)
      return rate === undefined || date <= (series.dates.at(-1) ?? '') ? [] : [{ date, rate }]
    })
    return { ...series, dates: [...series.dates, ...added.map(({ date }) => date)], perEur: Float64Array.of(...series.perEur, ...added.map(({ rate }) => rate)) }
  })

// Incremental updates from the bank's file of 90 days instead of its whole history.

const DAYS = 90

/** Currencies that were discontinued before the embedded rates begin. */
const gone = ['CYP', 'EEK', 'LVL', 'MTL', 'ROL', 'SIT', 'SKK', 'TRL']

/**
 * The stored history with later days appended. Null if the whole history must be fetched: nothing is stored or it is too
 * old, or the file of 90 days is not delivered, lacks a stored currency, has a new one, or differs on a stored day.
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

/** Whether the stored rates equal those of the file where both overlap. */
function isAlike(stored: ReadonlyMap<string, RateSeries>, days: readonly Day[], until: IsoDate): boolean {
  const first = days[0]?.date ?? ''
  const known = days.filter(({ date }) => date <= until)
  const isRead = [...stored.values()].every(({ currency, dates, perEur }) =>
    dates.every((date, index) => date < first || known.some((day) => day.date === date && day.rates.get(currency) === perEur[index])))
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
      isOfNoPossibleDay(asOf, today), isStale(asOf, daysBetween(asOf, today)), isOlder(asOf, until, 'the rates of the package'),
      lacksCurrencies(quotedLast(fx), quotedLast([...known.values()])), contradicts(fx, known), jumps(fx, until),
    ])
    if (last !== null) {
      const { found } = await last.layer.fx(fx.map(({ currency }) => currency), '0000-01-01', '9999-12-31')
      believe([isOlder(asOf, last.info.asOf, 'the last ones'), contradicts(fx, found)], wayOut.afterLast)
    }
    return asOf === last?.info.edition ? null : { batch: { ...batch, asOf, edition: asOf }, rows, unknownSector: null }
  },
})

/** The latest day; null if the bank does not deliver its file. */
const dayAt = async (client: SourceClient, url: string): Promise<Day | null> => (await daysAt(client, url))?.at(-1) ?? null

async function historyIn(bytes: Buffer): Promise<readonly RateSeries[]> {
  const file = await sourceFile('eurofxref-hist.zip', bytes)
  if (!ecb.detect(file)) throw new BundleError(file.name, 'is not a history of reference rates')
  const imported = ecb.read(file)
  return imported.kind === 'rates' ? imported.fx : []
}

const lastDay = (fx: readonly RateSeries[]): IsoDate => latest(fx.map(({ dates }) => dates.at(-1) ?? '')) ?? ''

/** Currencies that have a rate on the last day. */
const quotedLast = (fx: readonly RateSeries[]): string[] => {
  const day = lastDay(fx)
  return fx.filter(({ dates }) => dates.at(-1) === day).map(({ currency }) => currency)
}
