/** Taking a result along: its link, its data, on paper. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { saveJson } from '../../browser/download'
import { words as commonWords } from '../../browser/words'
import type { Calculated, CalculatorPage } from '../descriptor'
import { words } from '../words'

/** Whether the text is in the clipboard; browsers refuse without https. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copy the link, save the answer as the service would give it, print. */
export function Share({ data, page, fragment }: { data: Calculated; page: CalculatorPage; fragment: string }): VNode {
  const common = commonWords[page.locale]
  const text = words[page.locale]
  const link = `${data.links.calculator}${fragment}`
  const [done, setDone] = useState<{ link: string; inClipboard: boolean } | null>(null)
  const isDone = done?.link === link
  return (
    <div class="actions needs-script">
      <button type="button" class="quiet" onClick={async () => setDone({ link, inClipboard: await copied(link) })}>{isDone && done.inClipboard ? common.copied : common.copyLink}</button>
      <button type="button" class="quiet" onClick={() => saveJson(page.slug, data)}>{common.downloadJson}</button>
      <button type="button" class="quiet" onClick={() => print()}>{text.print}</button>
      {isDone && !done.inClipboard && <input class="share-link" type="text" readOnly aria-label={text.share} value={link} onFocus={(event) => event.currentTarget.select()} />}
    </div>
  )
}
