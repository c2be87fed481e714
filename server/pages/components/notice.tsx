import type { ComponentChildren, VNode } from 'preact'

/** A message that must not be missed: its tone is also said by a word or sign, never by colour alone. */
export const Notice = ({ tone, title, children }: { tone: 'error' | 'warning' | 'info'; title?: string; children?: ComponentChildren }): VNode => (
  <div class={`notice ${tone}`} role={tone === 'error' ? 'alert' : 'note'}>
    {title !== undefined && <p class="notice-title">{title}</p>}
    {typeof children === 'string' ? <p>{children}</p> : children}
  </div>
)
