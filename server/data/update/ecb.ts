/** The reference rates of the European Central Bank: the whole history, and the newest day. */
import { isIsoDate, type IsoDate } from '../../../core/values/dates'
import type { RateSeries } from '../../../core/portfolio/reference/reference'
import { BundleError } from '../bundle/error'
import { ratesBatch } from '../importers/batches'
import { sourceFile } from '../importers/formats'
import { ecb } from '../importers/publishers/ecb'
import { xmlRecords } from '../importers/reading/xml'
import { decimalOf } from '../decimal'
import { SourceAway, type SourceClient } from './client'
import { Refused, type Present, type RenewableList } from './list'
import { believe, type State } from './quality'

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
    believe({ asOf, rows: daysIn(fx) }, await lastRates(last, fx), today, [])
    checkJumps(fx)
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
export function dayIn(xml: string): Day {
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
export const withDay = (history: readonly RateSeries[], { date, rates }: Day): RateSeries[] =>
  history.map((series) => {
    const rate = rates.get(series.currency)
    if (rate === undefined || (series.dates.at(-1) ?? '') >= date) return series
    return { ...series, dates: [...series.dates, date], perEur: Float64Array.of(...series.perEur, rate) }
  })

async function lastRates(last: Present['last'], fx: readonly RateSeries[]): Promise<State<unknown> | null> {
  if (last === null) return null
  const { found } = await last.layer.fx(fx.map(({ currency }) => currency), '0000-01-01', '9999-12-31')
  return { asOf: last.info.asOf, rows: daysIn([...found.values()]) }
}

const daysIn = (fx: readonly RateSeries[]): IsoDate[] => fx.flatMap(({ dates }) => dates)

/** A currency that doubles or halves from one day to the next is a slip of the decimal point. */
const JUMP = 2

function checkJumps(fx: readonly RateSeries[]): void {
  const jumping = fx.find(({ perEur }) => {
    const [before, after] = perEur.slice(-2)
    return before !== undefined && after !== undefined && Math.max(before / after, after / before) >= JUMP
  })
  if (jumping !== undefined) throw new Refused(`${jumping.currency} moves by half or double from one day to the next`)
}
