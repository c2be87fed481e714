/** The search of the page: the directory comes once from this server, and nothing that is typed leaves the browser. */
import { useState } from 'preact/hooks'
import { DIRECTORY_PATH } from '../../../core/contract/namespaces'
import type { Findable } from '../../../core/find/entry'
import type { Finder } from '../../../core/find/finder'

let coming: Promise<readonly Findable[]> | null = null

async function load(): Promise<readonly Findable[]> {
  const [{ readDirectory }, response] = await Promise.all([import('../../../core/find/entry'), fetch(DIRECTORY_PATH)])
  if (!response.ok) throw new Error('the directory did not come')
  return readDirectory(await response.text())
}

/** Everything that can be found, loaded at the first call; a call after a failure tries again. */
export function listed(): Promise<readonly Findable[]> {
  coming ??= load().catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

/** The search over it. */
export async function findInDirectory(): Promise<Finder> {
  const [{ finder }, entries] = await Promise.all([import('../../../core/find/finder'), listed()])
  return finder(entries)
}

/** The search once it is there, and what starts loading it: the first field that gets the focus. */
export function useDirectory(): { find: Finder | null; failed: boolean; wake: () => void } {
  const [state, setState] = useState<{ find: Finder | null; failed: boolean }>({ find: null, failed: false })
  const wake = (): void => {
    if (state.find === null) void findInDirectory().then((find) => setState({ find, failed: false }), () => setState({ find: null, failed: true }))
  }
  return { ...state, wake }
}
