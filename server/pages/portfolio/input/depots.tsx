/** Depots that stay on this device because someone asked for it, and the private link. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import { words } from '../words/keep'
import type { Draft } from '../draft'
import { depotsOfDevice, forgetOnDevice, fragmentOf, keepOnDevice, type Depots } from './keep'

interface DepotsProps {
  draft: Draft
  onOpen: (draft: Draft) => void
  locale: Locale
}

function PrivateLink({ draft, locale }: Pick<DepotsProps, 'draft' | 'locale'>): VNode {
  const text = words[locale]
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${location.pathname}${location.search}${await fragmentOf(draft)}`
    await navigator.clipboard.writeText(link).then(() => setSaid(text.copied), () => setSaid(link))
  }
  return (
    <>
      <p class="small">{text.linkHelp}</p>
      <div class="actions"><button type="button" class="quiet" onClick={() => void copy()}>{text.link}</button></div>
      <p class="small break" role="status">{said}</p>
    </>
  )
}

/** Closed at first: most people look once. */
export function KeptDepots({ draft, onOpen, locale }: DepotsProps): VNode {
  const text = words[locale]
  const [depots, setDepots] = useState<Depots>({})
  const [name, setName] = useState(text.mine)
  useEffect(() => setDepots(depotsOfDevice()), [])
  const names = Object.keys(depots)
  return (
    <details class="kept" open={names.length > 0 || undefined}>
      <summary>{text.title}</summary>
      <p class="small">{text.help}</p>
      {names.length > 0 && (
        <ul class="plain">
          {names.map((each) => (
            <li key={each}>
              <button type="button" class="quiet" onClick={() => onOpen(depots[each] ?? draft)}>{each}</button>
              <button type="button" class="quiet" aria-label={text.forgetOne(each)} onClick={() => setDepots(forgetOnDevice(each))}>{text.forget}</button>
            </li>
          ))}
        </ul>
      )}
      <div class="field">
        <label for="depot-name">{text.name}</label>
        <div class="control"><input id="depot-name" maxLength={60} autocomplete="off" value={name} onInput={(event) => setName(event.currentTarget.value)} /></div>
      </div>
      <div class="actions"><button type="button" class="quiet" disabled={name.trim() === ''} onClick={() => setDepots(keepOnDevice(name.trim(), draft))}>{text.keep}</button></div>
      <PrivateLink draft={draft} locale={locale} />
    </details>
  )
}
