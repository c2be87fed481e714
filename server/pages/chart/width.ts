import { useEffect, useRef, useState } from 'preact/hooks'

/** Width of a chart as the server draws it. */
const FIRST_WIDTH = 640

/** The width of an element in the page, so that letters keep their size on every screen. */
export function useWidth<T extends Element>() {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
