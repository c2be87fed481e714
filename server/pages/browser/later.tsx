/** Parts of a page that come when they are first seen. */
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component that is loaded when it is first drawn; a page that lost its service shows nothing in its place. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let known: FunctionComponent<P> | null = null
  return (props) => {
    const [View, setView] = useState(() => known)
    useEffect(() => {
      if (known === null) void load().then((view) => setView(() => (known = view)), () => undefined)
    }, [])
    return View === null ? <p aria-busy="true" /> : <View {...props} />
  }
}
