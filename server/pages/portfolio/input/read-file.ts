/** Reads a depot file in the browser: nothing of it is sent anywhere. */
import type { FileRequest } from '../../../../sdk/files'
import { lookup, quotes, splits } from '../../search/of-files'
import type { Choices, FileReading, Sources } from './import-types'

/** The reader is loaded with the first file. Several are read as one, by their bookings. */
export async function readFile([{ bytes, name }, ...others]: Sources, choices: Choices, baseCurrency: string): Promise<FileReading | { saved: FileRequest }> {
  const [{ savedRequest }, { readDepot, readHoldings }, { exportOf }] = await Promise.all([import('../../../../sdk/files/saved-request'), import('../../components/files'), import('./import-findings')])
  const given = { ...choices, baseCurrency, lookup, quotes, splits }
  if (others.length > 0) return { verdict: await readDepot([bytes, ...others.map((other) => other.bytes)], given), instead: null }
  const saved = savedRequest(bytes)
  if (saved !== null) return { saved }
  const verdict = await readHoldings(bytes, given)
  return { verdict, instead: verdict.ok ? null : exportOf(name, bytes, verdict.faults) }
}
