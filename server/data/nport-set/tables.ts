/** What an unpacked data set consists of. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const tables = ['SUBMISSION.tsv', 'REGISTRANT.tsv', 'FUND_REPORTED_INFO.tsv', 'FUND_REPORTED_HOLDING.tsv', 'IDENTIFIERS.tsv']

/** Whether a folder is an unpacked data set of Form N-PORT. */
export const isNportSet = (folder: string): boolean => tables.every((table) => existsSync(join(folder, table)))
