/** The search of the page: the directory comes once from this server, and nothing that is typed leaves the browser. */
import { useState } from 'preact/hooks'
import { DIRECTORY_PATH } from '../../../core/contract/namespaces'
import type { Finder } from '../../../core/find/finder'

let loading: Promise<Finder> | null = null

async function load(): Promise<Finder> {
  const [{ finder }, { readDirectory }, response] = await Promise.all([import('../../../core/find/finder'), import('../../../core/find/entry'), fetch(DIRECTORY_PATH)])
  if (!response.ok) throw new Error('the directory did not come')
  return finder(readDirectory(await response.text()))
}

/** The search, loaded at the first call; a call after a failure tries again. */
export function findInDirectory(): Promise<Finder> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** The search once it is there, and what starts loading it: the first field that gets the focus. */
export function useDirectory(): { find: Finder | null; failed: boolean; wake: () => void } {
  const [state, setState] = useState<{ find: Finder | null; failed: boolean }>({ find: null, failed: false })
  const wake = (): void => {
    if (state.find === null) void findInDirectory().then((find) => setState({ find, failed: false }), () => setState({ find: null, failed: true }))
  }
  return { ...state, wake }
}
