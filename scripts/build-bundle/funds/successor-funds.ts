/**
 * Funds that merged or moved and so got another ISIN: the exchange keeps the mnemonic. A fund of the list of 2021 that the
 * catalogue no longer has is the one fund of the catalogue that trades under its mnemonic today. The pairs were read one by one.
 */
import type { AliasRecord } from '../../../core/reference/tables/bundle'
import type { Fund } from './funds'
import { cell, readRows } from '../input'
import { isValidIsin } from '../../../core/values/isin'
import { successors } from '../companies/issuer-groups'
import { readTable } from '../tables'

/**
 * Funds that merged, as banks' statements and test.de say. What the data has of the one that went stays, to be found by its ISIN and name, and
 * with the kind for tax that was stated of it: bookings of before are of that fund.
 */
export const mergedFunds: readonly AliasRecord[] = readTable('merged-funds').map(({ old_isin: oldIsin, isin, since }) => ({ oldIsin, isin, since: since || null, source: 'merged-funds' }))

/** Mnemonics that another fund got. */
const reused = new Set(['H4ZK', 'ASWN', 'BTCG'])

/** ISINs of merged funds and of those that went on, by the mnemonic alone. */
export function successorFunds(funds: readonly Fund[]): AliasRecord[] {
  const current = new Set(funds.map(({ record }) => record.isin))
  const decided = new Set([...successors.keys(), ...mergedFunds.map(({ oldIsin }) => oldIsin)])
  const byTicker = new Map<string, string | null>()
  for (const { ticker, record } of funds) if (ticker !== '') byTicker.set(ticker, byTicker.has(ticker) ? null : record.isin)
  return readRows('reference/xetra-t7-all-tradable-instruments_2021-12-31_trimmed.csv.gz').flatMap((row) => {
    const [oldIsin, mnemonic] = [cell(row, 'ISIN'), cell(row, 'Mnemonic')]
    const isin = byTicker.get(mnemonic)
    const isFund = cell(row, 'Instrument Type') !== 'CS' && isValidIsin(oldIsin) && !current.has(oldIsin) && !decided.has(oldIsin)
    return isFund && isin !== undefined && isin !== null && !reused.has(mnemonic) ? [{ oldIsin, isin, since: null, source: 'xetra-2021' }] : []
  })
}
