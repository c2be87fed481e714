/**
 * Which lines are one issuer: each candidate pair of a mechanical search (same CUSIP-6, same KRX code, same name without
 * class words in one country) and each pair seen later was read, and decided on, one by one.
 */
import { readTable } from '../tables'

/** ISINs of the share classes and depositary receipts of each issuer. The first is the primary line's and the company's id. */
export const sameIssuer: readonly (readonly string[])[] = readTable('same-issuers').map(({ isins }) => isins.split(' '))

/** The current ISIN of a share by its old one: splits, moves of domicile, renamings that kept the shareholders. */
export const successors: ReadonlyMap<string, string> = new Map(readTable('successors').map((row) => [row.old_isin, row.isin]))
