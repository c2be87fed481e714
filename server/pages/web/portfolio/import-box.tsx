import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { CsvFault, NumberFormat } from '../../../../sdk'
import { parseBrokerCsv } from '../../../../sdk/broker-csv'
import type { Locale } from '../../../../core/text'
import { DataTable } from '../components/data-table'
import { Notice } from '../components/notice'
import { draftOf, type Draft } from './holdings'
import { words } from './words'

/** Spreadsheets save Unicode text as UTF-16, which begins with a mark of its byte order. */
function utf16Of(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Banks write files in UTF-8, in the older encoding of Windows, or as their spreadsheet does. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  const utf16 = utf16Of(bytes)
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const formats = ['auto', 'de', 'en'] as const

type Format = (typeof formats)[number]

type Outcome = { taken: number } | { faults: CsvFault[] }

const Faults = ({ faults, locale }: { faults: readonly CsvFault[]; locale: Locale }): VNode => {
  const text = words[locale]
  return (
    <Notice tone="error">
      <p>{text.importFailed}</p>
      <DataTable
        caption={text.finding} captionHidden locale={locale}
        columns={[{ label: text.row, empty: text.wholeFile }, { label: text.column }, { label: text.finding }]}
        rows={faults.map(({ row, column, code }) => [row === null ? null : String(row), column, text.csv[code]])}
      />
    </Notice>
  )
}

function FormatChoice({ format, onChange, locale }: { format: Format; onChange: (format: Format) => void; locale: Locale }): VNode {
  const text = words[locale]
  return (
    <fieldset class="inline">
      <legend>{text.numberFormat}</legend>
      {formats.map((each) => <label class="check"><input type="radio" name="number-format" checked={format === each} onChange={() => onChange(each)} />{text.numberFormats[each]}</label>)}
    </fieldset>
  )
}

interface ImportBoxProps {
  baseCurrency: string
  onImport: (draft: Draft) => void
  locale: Locale
}

/** Takes a file or its text; a file with errors changes nothing. */
export function ImportBox({ baseCurrency, onImport, locale }: ImportBoxProps): VNode {
  const say = words[locale]
  const [text, setText] = useState('')
  const [format, setFormat] = useState<Format>('auto')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isOver, setOver] = useState(false)
  const take = (content: string, numberFormat: NumberFormat | undefined): void => {
    const parsed = parseBrokerCsv(content, { baseCurrency, ...(numberFormat === undefined ? {} : { numberFormat }) })
    setOutcome(parsed.ok ? { taken: parsed.request.holdings.length } : { faults: parsed.errors })
    if (parsed.ok) onImport(draftOf(parsed.request, locale))
  }
  const stated = format === 'auto' ? undefined : format
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const content = await textOf(file)
    setText(content)
    take(content, stated)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer?.files[0])
  }
  return (
    <section class={isOver ? 'panel import over' : 'panel import'} aria-labelledby="import" onDragOver={(event) => { event.preventDefault(); setOver(true) }} onDragLeave={() => setOver(false)} onDrop={drop}>
      <h2 id="import">{say.importTitle}</h2>
      <p class="small muted">{say.importHelp}</p>
      <div class="field">
        <label for="csv-file">{say.importFile}</label>
        <input id="csv-file" type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      </div>
      <div class="field">
        <label for="csv-text">{say.importText}</label>
        <div class="control"><textarea id="csv-text" rows={5} spellcheck={false} autocomplete="off" value={text} onInput={(event) => setText(event.currentTarget.value)} /></div>
      </div>
      <FormatChoice format={format} onChange={setFormat} locale={locale} />
      <div class="actions"><button type="button" class="quiet" disabled={text.trim() === ''} onClick={() => take(text, stated)}>{say.importDo}</button></div>
      <div aria-live="polite">
        {outcome !== null && ('taken' in outcome ? <p role="status">{say.importDone(outcome.taken)}</p> : <Faults faults={outcome.faults} locale={locale} />)}
      </div>
    </section>
  )
}
