import type { ComponentChildren, VNode } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Shown } from './client'

/** One of several views, of which one is seen. */
export interface Tab {
  id: string
  title: string
  content: () => VNode
}

type Move = (at: number, count: number) => number

const next: Move = (at, count) => (at + 1) % count
const previous: Move = (at, count) => (at - 1 + count) % count

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: next,
  ArrowLeft: previous,
  ArrowDown: next,
  ArrowUp: previous,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  current: string
  onOpen: (id: string) => void
  /** What stands behind the first of them. */
  children: ComponentChildren
}

/** If the bar is wider than the window, one of its buttons is scrolled to the centre. */
export function centre(button: HTMLElement | null | undefined): void {
  const bar = button?.closest<HTMLElement>('.rail')
  if (button && bar) bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.clientWidth) / 2
}

/** Tabs as keyboards and screen readers know them. A view is made when it is first seen and then kept. */
export function Tabs({ label, tabs, current, onOpen, children }: TabsProps): VNode {
  const opened = useRef(new Set<string>()).current.add(current)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => centre(tabOf(current)), [current])
  const tabOf = (id: string) => list.current?.querySelector<HTMLElement>(`#tab-${id}`)
  const move = (event: KeyboardEvent): void => {
    const to = moves[event.key]?.(tabs.findIndex(({ id }) => id === current), tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (tab === undefined) return
    event.preventDefault()
    onOpen(tab.id)
    tabOf(tab.id)?.focus()
  }
  return (
    <div class="railed">
      <div class="rail">
        <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
          {tabs.map(({ id, title }) => (
            <button
              type="button" role="tab" id={`tab-${id}`} aria-controls={`panel-${id}`} aria-selected={id === current ? 'true' : 'false'} tabIndex={id === current ? 0 : -1}
              onClick={() => onOpen(id)}
            >
              {title}
            </button>
          ))}
        </div>
        {children}
      </div>
      <div>
        {tabs.map(({ id, content }) => (
          <div key={id} role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} tabIndex={0} hidden={id !== current} class="tab-panel">
            {opened.has(id) ? <Shown.Provider value={id === current}>{content()}</Shown.Provider> : null}
          </div>
        ))}
      </div>
    </div>
  )
}
