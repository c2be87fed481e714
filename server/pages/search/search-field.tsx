/** An accessible combobox for name, WKN, ISIN and ticker. */
import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Findable } from '../../../core/find/entry'
import type { Finder } from '../../../core/find/finder'
import { shareClass, shortNames } from '../../../core/portfolio/insights/short-name'
import { isinFault } from '../../../core/values/isin'
import type { Locale } from '../../../core/values/text'
import { formatPercent } from '../../../core/wording/format'
import { searchWords as words } from './words'

interface SearchFieldProps {
  id: string
  label: string
  /** What is typed, or the ISIN that was chosen. */
  what: string
  /** Name of what was chosen. */
  name: string | undefined
  find: Finder | null
  /** Whether the names could not be loaded. */
  failed: boolean
  onWake: () => void
  onType: (what: string) => void
  onChoose: (found: Findable) => void
  messages: readonly string[]
  locale: Locale
}

const OFFERED = 8

const noteOf = ({ isin, wkn, ter, kind }: Findable, locale: Locale): string =>
  [ter === null ? words[locale].kinds[kind] : '', isin, wkn ?? '', ter === null ? '' : words[locale].costs(formatPercent(ter, locale))].filter((part) => part !== '').join(' · ')

/** A name as it stands in a row, where the field has little room. */
const shortOf = (name: string): string => shortNames([name])(name)

/** Where the arrow keys lead among the offers; -1 is the field itself. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1 >= count ? 0 : at + 1),
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
}

type Note = 'loading' | 'noDirectory' | 'nothingFound' | null

/** Why there are no offers for what is typed. */
function noteFor({ what, name, find, failed }: SearchFieldProps, isOpen: boolean, wasEmpty: boolean): Note {
  if (name !== undefined || what.trim().length < 2 || isinFault(what.trim().toUpperCase()) === null) return null
  if (find === null) return failed ? 'noDirectory' : isOpen ? 'loading' : null
  return wasEmpty ? 'nothingFound' : null
}

/** The list of offers: open while something is typed, and where the arrow keys are in it. */
function useOffers(props: SearchFieldProps) {
  const { what, name, find, onChoose } = props
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isSearched = isOpen && name === undefined && find !== null
  const offers = isSearched ? find(what, OFFERED) : []
  // The message that nothing was found remains on blur: the content below must not move under a click.
  const wasEmpty = useRef(false)
  if (isSearched) wasEmpty.current = offers.length === 0
  const choose = (found: Findable | undefined): void => {
    if (found === undefined) return
    setOpen(false)
    onChoose(found)
  }
  const open = (): void => {
    setOpen(true)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key]
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && offers.length > 0) {
      event.preventDefault()
      choose(offers[Math.max(0, at)])
    } else if (move !== undefined && offers.length > 0) {
      event.preventDefault()
      setAt(move(at, offers.length))
    }
  }
  return { offers, at, choose, open, close: () => setOpen(false), onKeyDown, note: noteFor(props, isOpen, wasEmpty.current) }
}

interface OffersProps {
  id: string
  offers: readonly Findable[]
  at: number
  onChoose: (found: Findable) => void
  locale: Locale
}

/** Two lines each: the short name with the class of the share, and what tells it from others. A list that scrolls is a stop of the tab key in Chromium, and this one is gone once the field is left. */
const Offers = ({ id, offers, at, onChoose, locale }: OffersProps): VNode => (
  <ul id={`${id}-offers`} role="listbox" tabIndex={-1} aria-label={words[locale].offers} class="offers" hidden={offers.length === 0}>
    {offers.map((found, index) => (
      <li id={`${id}-offer-${index}`} role="option" aria-selected={index === at ? 'true' : 'false'} onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(found)}>
        <span title={found.name}><strong>{shortOf(found.name)}</strong> <small>{shareClass(found.name)}</small></span><small>{noteOf(found, locale)}</small>
      </li>
    ))}
  </ul>
)

export function SearchField(props: SearchFieldProps): VNode {
  const { id, label, what, name, onWake, onType, messages, locale } = props
  const { offers, at, choose, open, close, onKeyDown, note } = useOffers(props)
  const text = words[locale]
  const isWrong = messages.length > 0
  const described = [`${id}-note`, isWrong ? `${id}-error` : ''].filter((part) => part !== '').join(' ')
  return (
    <div class={isWrong ? 'field search wrong' : 'field search'}>
      <div class="control">
        <input
          id={id} value={name === undefined ? what : shortOf(name)} title={name === undefined ? undefined : `${name} (${what})`} data-what={what} role="combobox" aria-label={label} aria-expanded={offers.length > 0 ? 'true' : 'false'} aria-controls={`${id}-offers`} aria-autocomplete="list"
          aria-activedescendant={at >= 0 && offers.length > 0 ? `${id}-offer-${at}` : undefined} aria-invalid={isWrong ? 'true' : undefined} aria-describedby={described}
          autocomplete="off" autocapitalize="none" spellcheck={false} placeholder={text.search}
          onFocus={onWake} onBlur={close} onKeyDown={onKeyDown}
          onInput={(event) => {
            open()
            onType(event.currentTarget.value)
          }}
        />
      </div>
      {offers.length > 0 && <button type="button" class="quiet small sheet-close" tabIndex={-1} onClick={close}>{text.close}</button>}
      <Offers id={id} offers={offers} at={at} onChoose={choose} locale={locale} />
      <p class="small muted" id={`${id}-note`} aria-live="polite">{note === null || (isWrong && note === 'nothingFound') ? '' : text[note]}</p>
      {isWrong && <p id={`${id}-error`} class="field-error">{messages.join(' ')}</p>}
    </div>
  )
}
