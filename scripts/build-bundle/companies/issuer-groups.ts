/**
 * Which lines are one issuer: each candidate pair of a mechanical search (same CUSIP-6, same KRX code, same name without
 * class words in one country) and each pair seen later was read, and decided on, one by one (2026-11-20 and 2026-11-23).
 */
import { readTable } from '../tables'

type Pairs = readonly (readonly [string, string])[]

/** Share classes and depositary receipts of one issuer: ISINs, name. The first ISIN is the primary line's and the company's id. */
export const sameIssuer: Pairs = readTable('same-issuers').map(({ isins, name }) => [isins, name])

/** Old ISIN and current ISIN of one share: splits, moves of domicile, renamings that kept the shareholders. */
export const successors: Pairs = readTable('successors').map((row) => [row.old_isin, row.isin])
