import { useEffect, useRef, useState } from 'preact/hooks'

/** Width of a chart as the server draws it, and on paper. */
const FIRST_WIDTH = 640

/** The width of an element in the page, so that letters keep their size on every screen. */
export function useWidth<T extends Element>() {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    const box = element.current
    if (box === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))))
    observer.observe(box)
    const stop = new AbortController()
    addEventListener('beforeprint', () => {
      observer.disconnect()
      setWidth(FIRST_WIDTH)
    }, stop)
    addEventListener('afterprint', () => observer.observe(box), stop)
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [])
  return { element, width }
}
