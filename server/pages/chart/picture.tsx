import type { ComponentChildren, VNode } from 'preact'
import { useRef } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { words } from '../browser/words'
import { savePng } from './save-png'

/** A picture with its title, which can be saved as PNG. */
export function Picture({ title, locale, children }: { title: string; locale: Locale; children: ComponentChildren }): VNode {
  const figure = useRef<HTMLElement>(null)
  const save = (): void => {
    const drawn = figure.current?.querySelector('svg')
    if (drawn !== null && drawn !== undefined) void savePng(drawn, title)
  }
  return (
    <figure class="chart" ref={figure} aria-label={title}>
      <figcaption>
        <span>{title}</span>
        <details class="menu needs-script no-print">
          <summary aria-label={`${words[locale].more}: ${title}`}>⋯</summary>
          <div class="menu-list"><button type="button" class="quiet small" onClick={save}>{words[locale].savePicture}</button></div>
        </details>
      </figcaption>
      {children}
    </figure>
  )
}
