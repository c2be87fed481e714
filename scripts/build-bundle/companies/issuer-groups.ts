/**
 * Which lines are one issuer: each candidate pair of a mechanical search (same CUSIP-6, same KRX code, same name without
 * class words in one country) and each pair seen later was read, and decided on, one by one (2026-11-20 and 2026-11-23).
 */
import { cell } from '../input'
import { readTable } from '../tables'

const pairs = (table: string, first: string, second: string): (readonly [string, string])[] => readTable(table).map((row) => [cell(row, first), cell(row, second)])

/** Share classes and depositary receipts of one issuer: ISINs, name. The first ISIN is the primary line's and the company's id. */
export const sameIssuer = pairs('same-issuers', 'isins', 'name')

/** Candidates that are different issuers after all, and why. */
export const differentIssuers = pairs('different-issuers', 'isins', 'why')

/** Old ISIN and current ISIN of one share: splits, moves of domicile, renamings that kept the shareholders. */
export const successors = pairs('successors', 'old_isin', 'isin')
