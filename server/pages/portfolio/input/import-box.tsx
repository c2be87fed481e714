import { FileField, Unread, givenFiles, type GivenFile } from '../../components/file-field'
import type { VNode } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { plainText } from '../../../../core/values/isin'
import type { FileFault, FileRequest, Largest, ReadFile } from '../../../../sdk/files'
import { largest } from '../../../../sdk/files/largest'
import { placeOf } from '../../../../sdk/files/trades/rows/several'
import { draftOf, isBlank } from '../draft'
import { later } from '../../browser/later'
import type { Answers, Choices, FileReading, ImportBoxProps, Outcome, OutcomeProps, Sources } from './import-types'
import { readFile } from './read-file'
import { byLanguage, text, type Locale } from '../../../../core/values/text'

const words = byLanguage({
  title: text('Import a file', 'Datei importieren'),
  help: text(
    'The export of your bank, broker or app, as CSV, spreadsheet, JSON or PDF: a list of what is held now (with values, or with shares in percent), or all bookings since the first purchase. Nothing leaves this browser while it is read.',
    'Der Export der Bank, des Brokers oder der App, als CSV, Tabelle, JSON oder PDF: eine Liste des heutigen Bestands (mit Werten oder Anteilen in Prozent), oder alle Umsätze seit dem ersten Kauf. Gelesen wird sie in diesem Browser; dabei verlässt ihn nichts.',
  ),
  file: text('Choose files, or drop them anywhere on this page', 'Dateien wählen oder irgendwo auf dieser Seite ablegen'),
  text: text('Or paste its text, or lines of name or ISIN and amount or percentage', 'Oder ihren Text einfügen, oder Zeilen aus Name oder ISIN und Betrag oder Prozent'),
  take: text('Take over', 'Übernehmen'),
  reading: text('Reading …', 'Wird gelesen …'),
})

const noChoices: Choices = { isins: {}, prices: {} }

/** Choices with one more. */
const withChoice = (choices: Choices, choice: Partial<Choices>): Choices => ({
  ...choices, ...choice, isins: { ...choices.isins, ...choice.isins }, prices: { ...choices.prices, ...choice.prices },
  splitUnits: { ...choices.splitUnits, ...choice.splitUnits }, repeats: { ...choices.repeats, ...choice.repeats },
})

/** What is said of lists of holdings, where bookings are wanted. */
const ofLists: readonly FileFault['code'][] = ['holdings', 'no_bookings', 'no_isins', 'no_trade_pdf', 'bookings']

/** Whether nothing is left out, assumed or contradicted. */
const isClear = ({ leftOut, prices, totals, splits, alike, doubtful }: ReadFile, { omitted }: Largest): boolean =>
  omitted.length === 0 && prices.length === 0 && splits.length === 0 && alike.length === 0 && doubtful.length === 0 && totals.length === 0 && leftOut.every(({ reason }) => reason === 'total')

/** Whether none of several files has bookings: each is then read by itself. */
function areLists(count: number, reading: FileReading | { saved: unknown }): boolean {
  const faults = 'verdict' in reading && !reading.verdict.ok ? reading.verdict.faults : []
  return new Set(faults.filter(({ code }) => ofLists.includes(code)).map(({ row }) => placeOf(row ?? 0).file)).size === count
}

const OutcomeOf = later<OutcomeProps>(async () => (await import('./import-findings')).OutcomeOf)

type State = 'reading' | 'unread' | null

/** The last file with the choices made for it; reading it anew with one more choice answers a question. */
function useImport(props: ImportBoxProps): Answers & { outcome: Outcome | null; state: State; start: (given: Promise<readonly GivenFile[]>, choices?: Choices) => Promise<void> } {
  const { draft, maxHoldings, onImport, locale } = props
  // A file is read while the visitor goes on.
  const latest = useRef(draft)
  latest.current = draft
  const waiting = useRef<readonly GivenFile[]>([])
  const last = useRef<{ sources: Sources; choices: Choices } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [state, setState] = useState<State>(null)
  const take = (verdict: ReadFile, taken: Largest): void => {
    setOutcome({ verdict, taken })
    const isRead = isClear(verdict, taken)
    onImport(draftOf(taken.request, locale, verdict.names), isRead && waiting.current.length === 0)
    if (isRead) next()
  }
  const open = (saved: FileRequest): void => {
    setOutcome({ saved, isTaken: true })
    onImport(draftOf(saved, locale), waiting.current.length === 0)
    next()
  }
  const read = async (sources: Sources, choices = noChoices): Promise<void> => {
    const asked = (last.current = { sources, choices })
    setState('reading')
    const reading = await readFile(sources, choices, latest.current.baseCurrency).catch(() => null)
    if (last.current !== asked) return
    setState(reading === null ? 'unread' : null)
    if (reading === null) return setOutcome(null)
    const [first, ...others] = sources
    if (others.length > 0 && areLists(sources.length, reading)) {
      waiting.current = others
      return read([first])
    }
    const hasDraft = !isBlank(latest.current)
    if ('saved' in reading) return hasDraft ? setOutcome({ saved: reading.saved, isTaken: false }) : open(reading.saved)
    const { verdict } = reading
    if (!verdict.ok || verdict.request.holdings.length > maxHoldings) return setOutcome(reading)
    const part = largest(verdict.request, maxHoldings)
    return hasDraft ? setOutcome({ verdict, offered: part }) : take(verdict, part)
  }
  const choose = (choice: Partial<Choices>): void => {
    if (last.current !== null) void read(last.current.sources, withChoice(last.current.choices, choice))
  }
  const start = async (given: Promise<readonly GivenFile[]>, choices = noChoices): Promise<void> => {
    const none: readonly GivenFile[] = (waiting.current = [])
    last.current = null
    setOutcome(null)
    const [first, ...others] = await given.catch(() => [])
    // Of two files the later one counts: it has put another list in the place of this one.
    if (waiting.current === none) return first === undefined ? setState('unread') : read([first, ...others], choices)
  }
  const next = (): void => {
    const [first, ...others] = waiting.current
    waiting.current = others
    if (first !== undefined) void read([first])
  }
  const forget = (): void => {
    setOutcome(null)
    next()
  }
  return { outcome, state, start, choose, take, open, forget, next, names: last.current?.sources.map(({ name }) => name) ?? [],
    waiting: waiting.current.map(({ name }) => name), pasted: pastedIn(last.current?.sources[0]) }
}

/** The lines of a text; null for a file. */
const pastedIn = (source: GivenFile | undefined): string[] | null => (source?.name === '' ? new TextDecoder().decode(source.bytes).split('\n') : null)

/** Day and sender before each message of a chat that was copied: `[12:03, 28.11.2026] Anna: `, or `11/28/26, 12:03 PM - Anna: `; some begin with a mark of direction. */
const SENT = /^\u200E?(?:\[[\d.,:/ \u202FAPM]+\]|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?:[ \u202F][AP]M)? -) [^:\n]{1,60}: /gm

/** Numbers of a list as a language writes them: amounts of money have no three decimals. */
const written = { de: /^[1-9]\d{0,2}(?:\.\d{3})*(?:,\d{1,2})?$|^\d+(?:,\d{1,2})?$/, en: /^[1-9]\d{0,2}(?:,\d{3})*(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/ } as const

/** Whether each number of lines that were typed or copied is written as the page does, so that nobody has to say how; a table and percentages may have three decimals. */
const isWrittenIn = (text: string, locale: Locale): boolean => !/[\t;%]/.test(text) && (text.match(/\d[\d.,]*\d/g) ?? []).every((number) => written[locale].test(number))

/** Rows, or an ISIN with an amount: more than a field takes. */
const isList = (text: string): boolean => /[\n\t]/.test(text.trim()) || /\b[A-Z]{2}[A-Z0-9]{9}\d\b.*\d/i.test(plainText(text).trim())

/** Lists that are pasted anywhere but into the box for text; from when the script is there, not after the next picture. */
function usePasted(onText: (text: string) => void): void {
  const latest = useRef(onText)
  latest.current = onText
  useLayoutEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (event.target instanceof HTMLTextAreaElement || !isList(text)) return
      event.preventDefault()
      latest.current(text)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}

/** Takes a file or its text; a file with errors changes nothing. */
export function ImportBox(props: ImportBoxProps): VNode {
  const { locale } = props
  const say = words[locale]
  const [text, setText] = useState('')
  const { outcome, state, start, choose, take, open: openSaved, forget, next, ...named } = useImport(props)
  const open = (files: readonly File[]): void => {
    setText('')
    void start(givenFiles(files))
  }
  const paste = (pasted: string): void => {
    const list = pasted.replaceAll(SENT, '')
    setText(pasted)
    void start(Promise.resolve([{ bytes: new TextEncoder().encode(list), name: '' }]), isWrittenIn(list, locale) ? { ...noChoices, numberFormat: locale } : noChoices)
  }
  const box = useRef<HTMLDivElement>(null)
  /** The button goes with the question that it answers. */
  const staying = <A extends readonly unknown[]>(answer: (...given: A) => void) => (...given: A): void => {
    box.current?.focus()
    answer(...given)
  }
  const answers = { choose: staying(choose), take: staying(take), open: staying(openSaved), forget: staying(forget), next: staying(next) }
  usePasted(paste)
  return (
    <section class="panel import" aria-labelledby="import">
      <h2 id="import">{say.title}</h2>
      <p class="small muted">{say.help}</p>
      <FileField id="csv-file" label={say.file} more=".ofx,.qfx," isMultiple names={named.names} onFiles={open} />
      <div class="field">
        <label for="csv-text">{say.text}</label>
        <div class="control"><textarea id="csv-text" rows={3} spellcheck={false} autocomplete="off" value={text} onInput={(event) => setText(event.currentTarget.value)} /></div>
      </div>
      <div class="actions"><button type="button" class="quiet" disabled={text.trim() === ''} onClick={() => paste(text)}>{say.take}</button></div>
      <div aria-live="polite" ref={box} tabIndex={-1}>{state === 'unread' && <Unread locale={locale} />}{state === 'reading' && <p role="status" aria-busy="true">{say.reading}</p>}{outcome !== null && <OutcomeOf outcome={outcome} box={box} {...props} {...named} {...answers} />}</div>
    </section>
  )
}
