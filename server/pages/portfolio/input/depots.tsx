/** Depots that stay on this device because someone asked for it, and the private link. */
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import type { Draft } from '../draft'
import { depotsOfDevice, forgetOnDevice, fragmentOf, keepOnDevice, type Depots } from './keep'

const words = byLanguage({
  title: text('Keep this portfolio', 'Dieses Depot behalten'),
  help: text(
    'What you type stays in this tab until it is closed. With a name it stays on this device, for everyone who uses this browser; it is sent to nobody.',
    'Was Sie eingeben, bleibt in diesem Tab, bis er geschlossen wird. Mit einem Namen bleibt es auf diesem Gerät, für alle, die diesen Browser benutzen; gesendet wird es an niemanden.',
  ),
  name: text('Name of the portfolio', 'Name des Depots'),
  mine: text('My portfolio', 'Mein Depot'),
  keep: text('Keep on this device', 'Auf diesem Gerät merken'),
  forget: text('Delete', 'Löschen'),
  forgetOne: text((name: string) => `Delete ${name} from this device`, (name) => `${name} von diesem Gerät löschen`),
  link: text('Copy a private link', 'Privaten Link kopieren'),
  linkHelp: text(
    'A link can carry the portfolio in its last part, which browsers do not send. Whoever has the link can read the portfolio.',
    'Ein Link kann das Depot in seinem letzten Teil tragen, den Browser nicht senden. Wer den Link hat, kann das Depot lesen.',
  ),
  copied: text('The link is copied.', 'Der Link ist kopiert.'),
})

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
  const summary = useRef<HTMLElement>(null)
  useEffect(() => setDepots(depotsOfDevice()), [])
  /** The button goes with the depot. */
  const forget = (each: string): void => {
    setDepots(forgetOnDevice(each))
    summary.current?.focus()
  }
  const names = Object.keys(depots)
  return (
    <details class="kept" open={names.length > 0 || undefined}>
      <summary ref={summary}>{text.title}</summary>
      <p class="small">{text.help}</p>
      {names.length > 0 && (
        <ul class="plain">
          {names.map((each) => (
            <li key={each}>
              <button type="button" class="quiet" onClick={() => onOpen(depots[each] ?? draft)}>{each}</button>
              <button type="button" class="quiet" aria-label={text.forgetOne(each)} onClick={() => forget(each)}>{text.forget}</button>
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
