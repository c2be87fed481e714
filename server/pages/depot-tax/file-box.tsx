/** Takes the file with which a visitor begins. */
import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { later } from '../browser/later'
import { FileField, Unread, givenFiles, type GivenFile } from '../components/file-field'
import { readDepot, type Reading, type Said } from './read-file'
import { pageWords } from './words'

export const nothingSaid: Said = { splitUnits: {}, transfersArePurchases: false }

const Outcome = later(async () => (await import('./outcome')).Outcome)

/** The way to it from an answer that waits for a file: on a phone the box stands screens below. */
export const FileButton = ({ locale }: { locale: Locale }): VNode => (
  <div class="actions needs-script no-print"><button type="button" class="quiet" onClick={() => document.querySelector<HTMLInputElement>('#depot-file')?.click()}>{pageWords[locale].file}</button></div>
)

/** Files, and what was said of them. */
export interface Given {
  files: readonly GivenFile[]
  said: Said
}

interface FileBoxProps {
  locale: Locale
  years: readonly number[]
  /** Whether the year of the bill is over, so that values of a list are those of its end. */
  isOver: boolean
  /** What takes what was read, as of now, and which file is awaited: both outlive the box, which some questions hide. */
  latest: { onRead: (reading: Reading, given: Given) => void; asked: object }
}

export function FileBox({ locale, years, isOver, latest }: FileBoxProps): VNode {
  const say = pageWords[locale]
  const [reading, setReading] = useState<Reading | 'begun' | 'unread' | null>(null)
  const [last, setLast] = useState<Given>({ files: [], said: nothingSaid })
  const read = async (given: Promise<readonly GivenFile[]>, said: Said): Promise<void> => {
    const asked = (latest.asked = {})
    setReading('begun')
    const next = await given.then(async (files) => ({ files, reading: await readDepot(files, said, years, locale) })).catch(() => null)
    if (latest.asked !== asked) return
    if (next === null) return setReading('unread')
    setLast({ files: next.files, said })
    setReading(next.reading)
    latest.onRead(next.reading, { files: next.files, said })
  }
  const box = useRef<HTMLDivElement>(null)
  /** The button goes with the question that it answers. */
  const answer = (said: Said): void => {
    box.current?.focus()
    void read(Promise.resolve(last.files), said)
  }
  const names = last.files.map(({ name }) => name)
  return (
    <section class="panel import no-print" aria-labelledby="file">
      <h2 id="file">{say.fileTitle}</h2>
      <p class="small muted">{say.fileHelp}</p>
      <FileField id="depot-file" label={say.choose} isMultiple names={names} onFiles={(files) => void read(givenFiles(files), nothingSaid)} />
      <div aria-live="polite" ref={box} tabIndex={-1}>{reading === 'unread' ? <Unread locale={locale} /> : reading === 'begun' ? <p role="status" aria-busy="true">{say.reading}</p> : reading !== null && <Outcome reading={reading} names={names} isOver={isOver} said={last.said} onSaid={answer} locale={locale} />}</div>
    </section>
  )
}
