/** Takes the file with which a visitor begins. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { DataTable } from '../components/data-table'
import { FileField } from '../components/file-field'
import { Notice } from '../components/notice'
import { SplitQuestions, SplitsTaken } from '../components/splits'
import { readDepot, type Reading, type Said } from './read-file'
import { noTradeWords, pageWords } from './words'

function Outcome({ reading, isOver, onSaid, locale }: { reading: Reading; isOver: boolean; onSaid: (said: Said) => void; locale: Locale }): VNode {
  const say = pageWords[locale]
  if (reading.kind === 'holdings') {
    const count = reading.verdict.request.holdings.filter((each) => 'isin' in each).length
    return <p role="status">{isOver ? say.holdings(count) : say.holdingsNow(count)}</p>
  }
  // Where it is open how splits count, nothing else is wrong.
  if (reading.kind === 'refused' && reading.splits.length > 0) return <Notice tone="info"><SplitQuestions wanted={reading.splits} onChoose={onSaid} locale={locale} /></Notice>
  if (reading.kind === 'refused') {
    return (
      <Notice tone="error">
        <p>{say.refused}</p>
        <DataTable caption={say.finding} captionHidden locale={locale} columns={[{ label: say.row, empty: say.wholeFile }, { label: say.column }, { label: say.finding }]} rows={reading.findings.map(({ row, column, message }) => [row === null ? null : String(row), column, message])} />
      </Notice>
    )
  }
  const { trades, payments, unreadPayments, hasFees, splits } = reading.verdict
  // Distributions of funds count, be it in the bill of another year.
  const counted = new Set(payments.filter(({ isin }) => reading.paid.some((each) => each.isin === isin)).map(({ row }) => row))
  const noTrades = reading.verdict.noTrades.filter(({ row }) => !counted.has(row))
  return (
    <>
      <p role="status">{say.trades(trades.length, new Set(trades.map(({ isin }) => isin)).size)}</p>
      <SplitsTaken splits={splits} locale={locale} />
      {!hasFees && <Notice tone="info">{say.noFees}</Notice>}
      {unreadPayments.length > 0 && <Notice tone="warning">{say.unreadPayments(unreadPayments.join(', '))}</Notice>}
      {noTrades.length > 0 && (
        <details>
          <summary>{say.notTraded(noTrades.length)}</summary>
          <DataTable caption={say.reason} captionHidden locale={locale} columns={[{ label: say.row }, { label: say.reason }]} rows={noTrades.map(({ row, reason }) => [String(row), noTradeWords[locale][reason]])} />
        </details>
      )}
    </>
  )
}

interface FileBoxProps {
  locale: Locale
  /** Years of bills. */
  years: readonly number[]
  /** Whether the year of the bill is over, so that values of a list are those of its end. */
  isOver: boolean
  onRead: (reading: Reading) => void
}

export function FileBox({ locale, years, isOver, onRead }: FileBoxProps): VNode {
  const say = pageWords[locale]
  const [reading, setReading] = useState<Reading | null>(null)
  const [last, setLast] = useState<{ bytes: Uint8Array; said: Said }>({ bytes: new Uint8Array(), said: {} })
  const read = async (bytes: Uint8Array, said: Said): Promise<void> => {
    const next = await readDepot(bytes, said, years, locale)
    setLast({ bytes, said })
    setReading(next)
    onRead(next)
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) await read(new Uint8Array(await file.arrayBuffer()), {})
  }
  return (
    <section class="panel import no-print" aria-labelledby="file" onDragOver={(event) => event.preventDefault()} onDrop={(event) => { event.preventDefault(); void open(event.dataTransfer?.files[0]) }}>
      <h2 id="file">{say.file}</h2>
      <p class="small muted">{say.fileHelp}</p>
      <FileField id="depot-file" label={say.choose} onFile={(file) => void open(file)} />
      <div aria-live="polite">{reading !== null && <Outcome reading={reading} isOver={isOver} onSaid={(said) => void read(last.bytes, { ...last.said, ...said })} locale={locale} />}</div>
    </section>
  )
}
