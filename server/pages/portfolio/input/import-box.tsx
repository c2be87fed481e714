import type { VNode } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import type { Largest, ReadFile } from '../../../../sdk/files'
import { largest } from '../../../../sdk/files/largest'
import { draftOf, type Draft } from '../draft'
import { Refusal, Taken, TooMany } from './import-findings'
import { importWords } from './import-words'
import type { SavedRequest } from '../../../../sdk/files/saved-request'
import { readFile, textOf, type Choices, type FileReading, type Source } from './read-file'

const formats = ['auto', 'de', 'en'] as const

type Format = (typeof formats)[number]

function FormatChoice({ format, onChange, locale }: { format: Format; onChange: (format: Format) => void; locale: Locale }): VNode {
  const say = importWords[locale]
  return (
    <fieldset class="inline">
      <legend>{say.numberFormat}</legend>
      {formats.map((each) => <label class="check"><input type="radio" name="number-format" checked={format === each} onChange={() => onChange(each)} />{say.numberFormats[each]}</label>)}
    </fieldset>
  )
}

interface ImportBoxProps {
  baseCurrency: string
  /** Holdings that the service takes. */
  maxHoldings: number
  onImport: (draft: Draft) => void
  locale: Locale
}

/** What is shown of the last file. */
type Outcome = FileReading | { verdict: ReadFile; taken: Largest } | { saved: number }

const noChoices: Choices = { isins: {}, prices: {} }

/** The last file with the choices made for it; reading it anew with one more choice answers a question. */
function useImport({ baseCurrency, maxHoldings, onImport, locale }: ImportBoxProps) {
  const last = useRef<{ source: Source; choices: Choices } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const take = (verdict: ReadFile, taken: Largest): void => {
    setOutcome({ verdict, taken })
    onImport(draftOf(taken.request, locale))
  }
  const open = (saved: SavedRequest): void => {
    setOutcome({ saved: saved.holdings.length })
    onImport(draftOf(saved, locale))
  }
  const read = async (source: Source, choices: Choices): Promise<void> => {
    const asked = (last.current = { source, choices })
    const reading = await readFile(source, choices, baseCurrency)
    if (last.current !== asked) return
    if ('saved' in reading) return open(reading.saved)
    const { verdict } = reading
    if (!verdict.ok || verdict.request.holdings.length > maxHoldings) return setOutcome(reading)
    take(verdict, largest(verdict.request, maxHoldings))
  }
  const choose = (choice: Partial<Choices>): void => {
    if (last.current === null) return
    const { source, choices } = last.current
    void read(source, { ...choices, ...choice, isins: { ...choices.isins, ...choice.isins }, prices: { ...choices.prices, ...choice.prices } })
  }
  return { outcome, read, choose, take }
}

/** Takes a file or its text; a file with errors changes nothing. */
export function ImportBox(props: ImportBoxProps): VNode {
  const { maxHoldings, locale } = props
  const say = importWords[locale]
  const [text, setText] = useState('')
  const [format, setFormat] = useState<Format>('auto')
  const [isOver, setOver] = useState(false)
  const { outcome, read, choose, take } = useImport(props)
  const choices: Choices = format === 'auto' ? noChoices : { ...noChoices, numberFormat: format }
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    setText(await textOf(bytes))
    await read({ bytes, name: file.name }, choices)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer?.files[0])
  }
  return (
    <section class={isOver ? 'panel import over' : 'panel import'} aria-labelledby="import" onDragOver={(event) => { event.preventDefault(); setOver(true) }} onDragLeave={() => setOver(false)} onDrop={drop}>
      <h2 id="import">{say.title}</h2>
      <p class="small muted">{say.help}</p>
      <div class="field">
        <label for="csv-file">{say.file}</label>
        <input id="csv-file" type="file" accept=".pdf,.csv,.txt,.tsv,.xlsx,.ods,.json,.ofx,.qfx,.xml,.portfolio,text/csv,text/plain,application/json" onChange={(event) => void open(event.currentTarget.files?.[0])} />
      </div>
      <div class="field">
        <label for="csv-text">{say.text}</label>
        <div class="control"><textarea id="csv-text" rows={5} spellcheck={false} autocomplete="off" value={text} onInput={(event) => setText(event.currentTarget.value)} /></div>
      </div>
      <FormatChoice format={format} onChange={setFormat} locale={locale} />
      <div class="actions"><button type="button" class="quiet" disabled={text.trim() === ''} onClick={() => void read({ bytes: new TextEncoder().encode(text), name: '' }, choices)}>{say.take}</button></div>
      <div aria-live="polite">
        {outcome !== null && <OutcomeOf outcome={outcome} baseCurrency={props.baseCurrency} maxHoldings={maxHoldings} onChoose={choose} onTake={take} locale={locale} />}
      </div>
    </section>
  )
}

interface OutcomeProps {
  outcome: Outcome
  baseCurrency: string
  maxHoldings: number
  onChoose: (choice: Partial<Choices>) => void
  onTake: (verdict: ReadFile, part: Largest) => void
  locale: Locale
}

function OutcomeOf({ outcome, baseCurrency, maxHoldings, onChoose, onTake, locale }: OutcomeProps): VNode {
  if ('saved' in outcome) return <p role="status">{importWords[locale].saved(outcome.saved)}</p>
  if ('taken' in outcome) return <Taken {...outcome} locale={locale} />
  const { verdict, instead } = outcome
  if (!verdict.ok) return <Refusal verdict={verdict} instead={instead} baseCurrency={baseCurrency} onChoose={onChoose} locale={locale} />
  const part = largest(verdict.request, maxHoldings)
  return <TooMany verdict={verdict} part={part} onTake={() => onTake(verdict, part)} locale={locale} />
}
