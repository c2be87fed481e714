/** Listening, and why that is not possible. */

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process',
  EACCES: 'may not be used by this user; those from 1024 on may',
}

/** Nothing can listen where the settings say; the message names the setting and the port. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/**
 * Listens at the port of a setting.
 *
 * @throws ListenError where the port is taken or forbidden, or the host is none of this machine
 */
export async function listening<T>(setting: 'PORT' | 'METRICS_PORT', port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (reasons[code] !== undefined) throw new ListenError(`${setting}: port ${port} ${reasons[code]}`, { cause: error })
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) throw new ListenError('HOST: is no name or address of this machine', { cause: error })
    throw error
  }
}
