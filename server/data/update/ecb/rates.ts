/** The reference rates of the European Central Bank: the whole history, and the newest day. */
import { daysBetween, isIsoDate, type IsoDate } from '../../../../core/values/dates'
import type { RateSeries } from '../../../../core/reference/reference'
import { BundleError } from '../../bundle/error'
import { ratesBatch } from '../../importers/batches'
import { sourceFile } from '../../importers/formats'
import { ecb } from '../../importers/publishers/ecb'
import { xmlRecords } from '../../importers/reading/xml'
import { decimalOf } from '../../decimal'
import { SourceAway, type SourceClient } from '../client'
import { embeddedRates } from '../../embedded/embedded'
import { latest } from '../../latest'
import { contradicts, isOfDayToCome, isOlder, isStale, jumps, lacksCurrencies } from '../../quality'
import { believe, wayOut } from '../believe'
import type { RenewableList } from '../list'

/** Rates of one day by currency. */
interface Day {
  date: IsoDate
  rates: ReadonlyMap<string, number>
}

/** The list of rates; `base` is the folder of the bank's files. */
export const ecbRates = (client: SourceClient, base: string): RenewableList => ({
  name: ecb.format,
  title: 'ECB euro reference rates',
  async newest({ last, today }) {
    const newest = await dayAt(client, `${base}/eurofxref-daily.xml`)
    if (newest !== null && newest.date === last?.info.edition) return null
    const history = await historyIn(await client.get(`${base}/eurofxref-hist.zip`))
    const fx = newest === null ? history : withDay(history, newest)
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
async function dayAt(client: SourceClient, url: string): Promise<Day | null> {
  try {
    return dayIn((await client.get(url)).toString('utf8'))
  } catch (error) {
    if (error instanceof SourceAway) return null
    throw error
  }
}

const DAILY = 'eurofxref-daily.xml'

/** Reads `eurofxref-daily.xml`. */
function dayIn(xml: string): Day {
  const { around, records } = xmlRecords(DAILY, xml, 'Envelope/Cube/Cube/Cube', 200)
  const date = around.get('Envelope/Cube/Cube@time') ?? ''
  const rates = new Map(records.map((cube) => [cube.get('@currency') ?? '', decimalOf(cube.get('@rate') ?? '') ?? 0]))
  if (!isIsoDate(date) || rates.size === 0 || ![...rates].every(([currency, rate]) => /^[A-Z]{3}$/.test(currency) && rate > 0)) {
    throw new BundleError(DAILY, null, null, 'is not a day of reference rates')
  }
  return { date, rates }
}

async function historyIn(bytes: Buffer): Promise<readonly RateSeries[]> {
  const file = await sourceFile('eurofxref-hist.zip', bytes)
  if (!ecb.detect(file)) throw new BundleError(file.name, null, null, 'is not a history of reference rates')
  const imported = ecb.read(file)
  return imported.kind === 'rates' ? imported.fx : []
}

/** The history with a day after its last one. */
const withDay = (history: readonly RateSeries[], { date, rates }: Day): RateSeries[] =>
  history.map((series) => {
    const rate = rates.get(series.currency)
    if (rate === undefined || (series.dates.at(-1) ?? '') >= date) return series
    return { ...series, dates: [...series.dates, date], perEur: Float64Array.of(...series.perEur, rate) }
  })

const lastDay = (fx: readonly RateSeries[]): IsoDate => latest(fx.map(({ dates }) => dates.at(-1) ?? '')) ?? ''

/** Currencies that have a rate on the last day. */
const quotedLast = (fx: readonly RateSeries[]): string[] => {
  const day = lastDay(fx)
  return fx.filter(({ dates }) => dates.at(-1) === day).map(({ currency }) => currency)
}
