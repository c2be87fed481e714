/** The sources of an update according to the settings. */
import type { IsoDate } from '../../../core/values/dates'
import type { Config } from '../../process/config'
import { sourceClient, type SourceClient } from './client'
import { companiesByLei } from './companies-by-lei'
import { ecbRates } from './ecb/rates'
import { ecbOvernight } from './ecb/overnight'
import { esmaInstruments } from './esma/instruments'
import { debtIssuers } from './esma/issuers'
import { gleifIssuers } from './gleif'
import type { RenewableList, Source } from './renewal'
import { reportingFunds, type ReportingFund } from './reporting-funds'
import { nportList } from './sec/nport'
import { revenueLists } from './sec/statements/revenue'
import { secTickers } from './sec/tickers'
import { standIns } from './stand-ins'

type UpdateSettings = Pick<Config, 'DATA_SETS' | 'SEC_CONTACT' | 'SEC_URL' | 'ECB_URL' | 'ECB_DATA_URL' | 'ESMA_URL' | 'GLEIF_URL' | 'GLEIF_MAPPING_URL'>

const BACKOFF_MS = 1_000
/** The SEC allows ten requests a second, and blocks networks that send more. */
const SEC_PER_SECOND = 7

/** GLEIF allows sixty requests a minute. */
const GLEIF_PER_SECOND = 0.9

/** Data sets of ESMA's instruments by their name in the settings. */
const instruments = { 'esma-funds': ['C', 'funds'], 'esma-debt': ['D', 'debt'], 'esma-shares': ['E', 'shares'] } as const

const instrumentLists = (sets: UpdateSettings['DATA_SETS'], client: SourceClient, base: string): RenewableList[] =>
  Object.entries(instruments).flatMap(([set, [letter, title]]) => (sets.some((one) => one === set) ? [esmaInstruments(letter, title, client, base)] : []))

/** Inputs of an update besides its settings. */
interface UpdateTask {
  /** Version of depotkit, for the sources. */
  version: string
  /** Updates only the lists of these funds; null updates everything. */
  funds: readonly ReportingFund[] | null
  /** ISINs of the shares below the store. */
  shares: () => Promise<Iterable<string>>
  today: IsoDate
  /** Called with a message when a source is silent. */
  say: (text: string) => void
}

/** All sources of an update. */
export function updateSources(settings: UpdateSettings, { version, funds, shares, today, say }: UpdateTask): Source[] {
  const agent = `depotkit/${version}`
  const { DATA_SETS: sets, SEC_CONTACT: contact, SEC_URL: sec, ECB_URL: ecb, ESMA_URL: esma } = settings
  const clientOf = (name: string, perSecond: number, userAgent = agent) =>
    sourceClient({ userAgent, perSecond, backoffMs: BACKOFF_MS, onSilence: (silentMs) => say(`${name}: waiting for an answer for ${Math.round(silentMs / 1_000)} s`) })
  const secClient = clientOf('SEC', SEC_PER_SECOND, `${agent} ${contact ?? ''}`)
  const ecbClient = clientOf('ECB', 2)
  const gleif = {
    mapping: { client: clientOf('GLEIF', 1), base: settings.GLEIF_MAPPING_URL },
    records: { client: clientOf('GLEIF', GLEIF_PER_SECOND), base: settings.GLEIF_URL },
  }
  const whole = (lists: readonly RenewableList[]) => (funds === null ? lists : [])
  return [
    { name: 'ecb', title: 'European Central Bank', skipped: null, lists: whole([ecbRates(ecbClient, ecb), ...(sets.includes('ecb-overnight') ? [ecbOvernight(ecbClient, settings.ECB_DATA_URL)] : [])]) },
    {
      name: 'sec',
      title: 'SEC: holdings of funds',
      skipped: contact === undefined ? 'SEC_CONTACT is not set: the SEC wants to know whom it can write to' : null,
      lists: [...whole([...secTickers(secClient, sec), ...(sets.includes('sec-revenue') ? revenueLists(secClient, sec, today) : [])]), ...(funds ?? reportingFunds).map((fund) => nportList(fund, secClient, sec))],
    },
    ...(sets.some((set) => set in instruments) ? [{ name: 'esma', title: 'ESMA', skipped: null, lists: whole(instrumentLists(sets, clientOf('ESMA', 1), esma)) }] : []),
    { name: 'gleif', title: 'GLEIF', skipped: null, lists: whole([gleifIssuers(gleif, shares), ...(sets.includes('esma-debt') ? [debtIssuers(gleif.records)] : [])]) },
    { name: 'derived', title: 'what follows from the lists', skipped: null, isDerived: true, lists: [companiesByLei, standIns] },
  ]
}
