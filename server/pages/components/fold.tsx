import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

interface FoldProps {
  class?: string
  /** Whether something inside must be seen. */
  opens: boolean
  children: ComponentChildren
}

/** Details that open automatically when something inside must be seen, and close only by the user: a field must not vanish while it is edited. */
export function Fold({ class: name, opens, children }: FoldProps): VNode {
  const element = useRef<HTMLDetailsElement>(null)
  const [first] = useState(opens)
  useEffect(() => {
    if (opens && element.current !== null) element.current.open = true
  }, [opens])
  return <details class={name} open={first || undefined} ref={element}>{children}</details>
}
