import { DIRECTORY_PATH } from '../../core/contract/paths'
import { readDirectory, type Findable } from '../../core/find/entry'
import { UnexpectedResponseError } from '../../sdk/client/errors'
import { CommandFailed, exitCodes } from './failures'

/** The directory of a server; nothing of what is searched is sent to it. */
export async function directoryAt(url: string): Promise<readonly Findable[]> {
  const response = await fetch(new URL(DIRECTORY_PATH, url)).catch(() => {
    throw new CommandFailed('the server cannot be reached', exitCodes.unavailable)
  })
  if (response.ok && response.headers.get('content-type')?.startsWith('text/tab-separated-values') === true) return readDirectory(await response.text())
  throw new UnexpectedResponseError({ code: 'unexpected_response', message: 'The address answers, but not as a depotkit server.' })
}
