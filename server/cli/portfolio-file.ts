/** The portfolio of a file, with what was left out of it said on the error output. */
import { Option } from 'commander'
import { largest, type FileHolding, type FileRequest as Holdings, type ReadFile, type WeightedHolding } from '../../sdk/files'
import type { Answerer } from './answerer'
import { CommandFailed } from './failures'
import { remarkLines } from './files/file-text'
import { percent, type Setting } from './command'
import { plain } from './render/text'
import { fileOptions, nameOf, readingOf, requestIn, type FileFlags, type FileReading } from './request'

export interface PortfolioFlags extends FileFlags {
  largest?: number
}

/** Options of commands that take the portfolio of a file. */
export const portfolioOptions = (): Option[] => [
  ...fileOptions(),
  new Option('--largest <number>', 'take only so many of the largest holdings').argParser((text: string) => {
    if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
    throw new CommandFailed('--largest: must be a whole number from 1 to 999')
  }),
]

/** How the portfolio of a file is read. */
export interface PortfolioReading extends FileReading {
  largest: number | undefined
  /** Holdings that may be; those of the service where nothing is said. */
  most?: number
}

export const portfolioReading = (flags: PortfolioFlags, given: Readonly<Record<string, unknown>>): PortfolioReading => ({ ...readingOf(flags, given), largest: flags.largest })

/** What a file asks for. */
export interface PortfolioBody {
  body: unknown
  isDepotFile: boolean
}

const tooMany = (holdings: Holdings, most: number): CommandFailed =>
  new CommandFailed(`the file has ${holdings.holdings.length} holdings, at most ${most} are taken; --largest ${most} takes those, ${percent(largest(holdings, most).share)} of the value`)

/** What the file calls a holding. */
function nameIn(names: ReadFile['names'], holding: FileHolding | WeightedHolding): string {
  const id = 'isin' in holding ? holding.isin : holding.currency
  return names[id] ?? id
}

/** As many holdings as are taken, and what is said of the others. More are refused, unless the largest are asked for. */
function bounded({ request: holdings, names }: ReadFile, most: number, wanted: number | undefined): { body: Holdings; remarks: string[] } {
  const { request, omitted, share } = largest(holdings, Math.min(most, wanted ?? most))
  if (omitted.length === 0) return { body: holdings, remarks: [] }
  if (wanted === undefined) throw tooMany(holdings, most)
  return { body: request, remarks: [`only the ${request.holdings.length} largest holdings, ${percent(share)} of the value; ${omitted.length} are left out: ${omitted.map((each) => nameIn(names, each)).join(', ')}`] }
}

/** The portfolio of a file, or its request as it stands. */
export async function portfolioFrom(file: string, { largest: wanted, most, ...reading }: PortfolioReading, answerer: Answerer, setting: Setting): Promise<PortfolioBody> {
  const { body, read } = await requestIn(file, reading, setting, () => answerer.directory())
  if (read === null) return { body, isDepotFile: false }
  const { body: portfolio, remarks } = bounded(read, most ?? (await answerer.maxHoldings()), wanted)
  for (const line of [...remarkLines(nameOf(file), read, reading.locale), ...remarks]) setting.err(plain(line))
  return { body: portfolio, isDepotFile: true }
}
