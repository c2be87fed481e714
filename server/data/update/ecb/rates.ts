/** The reference rates of the European Central Bank: the newest day, and what is before it. */
import { daysBetween, type IsoDate } from '../../../../core/values/dates'
import type { RateSeries } from '../../../../core/reference/series'
import { BundleError } from '../../bundle/error'
import { ratesBatch } from '../../importers/batches'
import { sourceFile } from '../../importers/formats'
import { ecb } from '../../importers/publishers/ecb'
import type { SourceClient } from '../client'
import { embeddedRates } from '../../embedded/embedded'
import { latest } from '../../latest'
import { contradicts, isOfDayToCome, isOlder, isStale, jumps, lacksCurrencies } from '../../quality'
import { believe, wayOut } from '../believe'
import type { RenewableList } from '../list'
import { daysAt, withDays, type Day } from './days'
import { continued } from './recent'

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
