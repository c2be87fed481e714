import type Database from 'libsql'
import { errorCode } from '../../process/error-code'

/** SQLite was asked for and its driver is not there: applications that install the SDK do without it. */
export class MissingDriver extends Error {
  /** Name of the class. */
  override readonly name = 'MissingDriver'
  constructor(options?: ErrorOptions) {
    super('SQLite needs the package libsql, which is not installed, or not made for this machine: npm install libsql', options)
  }
}

/** Loads the driver of SQLite. @throws MissingDriver where it is not installed */
export async function sqliteDriver(): Promise<typeof Database> {
  try {
    return (await import('libsql')).default
  } catch (error) {
    throw ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'].includes(errorCode(error)) ? new MissingDriver({ cause: error }) : error
  }
}
