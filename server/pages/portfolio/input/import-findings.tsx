/** What a file gave: what is wrong and what to choose, or what was taken over and what was not. */
import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import type { FileFault, FileHolding, Largest, ReadFile, RefusedFile, WeightedHolding } from '../../../../sdk/files'
import { largest, sizeOf } from '../../../../sdk/files/largest'
import type { Export } from '../../../../sdk/files/layouts/hints'
import { takenText } from '../../../../sdk/files/doubts'
import { fileWords } from '../../../../sdk/files/words'
import { formatPercent, formatUnit } from '../../../../core/wording/format'
import { DataTable } from '../../components/data-table'
import { Findings, repeatsAsked, rowText } from '../../components/findings'
import { Notice } from '../../components/notice'
import { RepeatQuestions } from '../../components/repeat-questions'
import { SplitQuestions, SplitsTaken } from '../../components/splits'
import { Confirm, together } from './confirm'
import type { Choices, OutcomeProps } from './import-types'
import { importWords } from './import-words'
import { Prices, PricesTaken } from './prices'
import { Unproven } from './unproven'
import { sumBy } from '../../../../core/values/sum'

export { exportOf } from '../../../../sdk/files/layouts/hints'

interface RefusalProps {
  verdict: RefusedFile
  files: readonly string[]
  /** Its lines, of a list that was pasted: names in it are looked up, which is a question and no error. */
  pasted: readonly string[] | null
  instead: Export | null
  baseCurrency: string
  onChoose: (choice: Partial<Choices>) => void
  locale: Locale
}

/** Securities that are meant where a row has no ISIN: all at once, or one by one. */
function Proposals({ verdict: { proposals }, files, pasted, onChoose, locale }: RefusalProps): VNode | null {
  const say = importWords[locale]
  if (proposals.length === 0) return null
  const each = proposals.map(({ row, name, isin, security }) => <button type="button" class="quiet" onClick={() => onChoose({ isins: { [row]: isin } })}>{say.proposal(rowText(row, files), name, security, isin)}</button>)
  const all = each.length > 1 && <button type="button" onClick={() => onChoose({ isins: Object.fromEntries(proposals.map(({ row, isin }) => [row, isin])) })}>{say.allProposals(each.length)}</button>
  if (pasted === null || all === false) return <><p>{say.proposals}</p><div class="actions">{each}{all}</div></>
  return (
    <>
      <DataTable caption={say.proposals} locale={locale} columns={[{ label: say.name }, { label: say.security }]} rows={proposals.map(({ name, isin, security }) => [name, `${security} (${isin})`])} />
      <div class="actions">{all}</div>
      <details><summary>{say.oneByOne}</summary><div class="actions">{each}</div></details>
    </>
  )
}

/** What is wrong beyond what is asked below: rows of a PDF, prices, and which security the name of a pasted row stands for. */
const wrongIn = ({ faults, proposals, prices, unproven }: RefusedFile, pasted: RefusalProps['pasted']): FileFault[] =>
  faults.filter(({ code, row }) => {
    if (code === 'unproven_pdf') return unproven.length === 0
    if (code === 'price_missing' || code === 'price_stale') return prices.length === 0
    return pasted === null || code !== 'unknown_security' || !proposals.some((proposal) => proposal.row === row)
  })

/** What is wrong, row by row; of a pasted row with a name that nothing is found for, the row itself. */
function Faults({ faults, files, pasted, locale }: Pick<RefusalProps, 'files' | 'pasted' | 'locale'> & { faults: readonly FileFault[] }): VNode {
  const say = importWords[locale]
  const lineOf = ({ row, code }: FileFault): string | undefined => (code === 'unknown_security' && row !== null ? pasted?.[row - 1]?.trim() : undefined)
  if (faults.every((fault) => lineOf(fault) !== undefined)) return <><p>{say.notFound}</p><ul>{faults.map((fault) => <li>{lineOf(fault)}</li>)}</ul></>
  if (pasted !== null && faults.every(({ code }) => code === 'no_table')) return <><p>{say.failed}</p><p>{say.oneEach}</p></>
  return (
    <>
      <p>{say.failed}</p>
      <Findings findings={faults.map(({ row, column, code }) => ({ row, column, message: fileWords[locale].faults[code] }))} names={files} locale={locale} />
    </>
  )
}

function Candidates({ verdict: { candidates }, onChoose, locale }: RefusalProps): VNode | null {
  if (candidates.length === 0) return null
  return (
    <>
      <p>{importWords[locale].which}</p>
      <div class="actions">{candidates.map((valueColumn) => <button type="button" class="quiet" onClick={() => onChoose({ valueColumn })}>{valueColumn}</button>)}</div>
    </>
  )
}

/** How amounts are written, where the file does not show it. */
function Formats({ verdict: { faults }, onChoose, locale }: RefusalProps): VNode | null {
  if (!faults.some(({ code }) => code === 'format_unclear')) return null
  return (
    <>
      <p>{importWords[locale].numberFormat}</p>
      <div class="actions">{(['de', 'en'] as const).map((numberFormat) => <button type="button" class="quiet" onClick={() => onChoose({ numberFormat })}>{numberFormat === 'de' ? '1.234,56' : '1,234.56'}</button>)}</div>
    </>
  )
}

/** What a list of shares that add up to less than the whole leaves open. */
function Rest({ verdict: { faults }, onChoose, locale }: RefusalProps): VNode | null {
  if (!faults.some(({ code }) => code === 'weights_below')) return null
  return (
    <>
      <p>{importWords[locale].rest}</p>
      <div class="actions">{(['cash', 'spread'] as const).map((rest) => <button type="button" class="quiet" onClick={() => onChoose({ rest })}>{importWords[locale].rests[rest]}</button>)}</div>
    </>
  )
}

/** Why nothing was taken over, and what the user may choose. */
function Refusal(props: RefusalProps): VNode {
  const { verdict, files, pasted, instead, baseCurrency, onChoose, locale } = props
  const say = importWords[locale]
  const wrong = wrongIn(verdict, pasted)
  // Names that are to be confirmed would be left out with those that nothing is found for.
  const isOpen = pasted !== null && verdict.proposals.length > 0 && wrong.length > 0
  const without = verdict.canLeaveOut && !isOpen && <div class="actions"><button type="button" class="quiet" onClick={() => onChoose({ withoutRows: true })}>{say.without}</button></div>
  // Where it is open how splits count, nothing else is wrong.
  if (verdict.splits.length > 0) return <Notice tone="info"><SplitQuestions wanted={verdict.splits} onChoose={(splitUnits) => onChoose({ splitUnits })} locale={locale} /></Notice>
  const repeats = repeatsAsked(verdict.faults)
  if (repeats.length > 0) return <Notice tone="info"><RepeatQuestions rows={repeats} names={files} onChoose={(chosen) => onChoose({ repeats: chosen })} locale={locale} /></Notice>
  return (
    <Notice tone={wrong.length === 0 ? 'info' : 'error'}>
      {wrong.length > 0 && <Faults faults={wrong} files={files} pasted={pasted} locale={locale} />}
      {instead !== null && <p>{fileWords[locale].hint(instead.bank, instead.view)}</p>}
      <Formats {...props} />
      <Candidates {...props} />
      <Rest {...props} />
      <Proposals {...props} />
      <Unproven rows={verdict.unproven} baseCurrency={baseCurrency} onChoose={onChoose} locale={locale} />
      <Prices wanted={verdict.prices} baseCurrency={baseCurrency} onChoose={onChoose} locale={locale} />
      {without}
    </Notice>
  )
}

/** Rows that are no holdings, with their sum; totals are named and not counted. */
function LeftOut({ verdict: { leftOut, request }, files, locale }: { verdict: ReadFile; files: readonly string[]; locale: Locale }): VNode | null {
  const say = importWords[locale]
  if (leftOut.length === 0) return null
  const counted = leftOut.filter(({ reason }) => reason !== 'total')
  const unit = `amount in ${request.baseCurrency}` as const
  const sum = request.basis === 'values' ? formatUnit(sumBy(counted, ({ value }) => value ?? 0), unit, locale) : null
  return (
    <Notice tone={counted.length === 0 ? 'info' : 'warning'}>
      {counted.length > 0 && <p>{say.leftOut(counted.length, sum)}</p>}
      <DataTable
        caption={say.reason} captionHidden locale={locale}
        columns={[{ label: say.row }, { label: say.name }, { label: say.reason }, { label: say.value, unit, empty: say.none }]}
        rows={leftOut.map(({ row, name, reason, value }) => [rowText(row, files), name, fileWords[locale].reasons[reason], value])}
      />
      {leftOut.length > counted.length && <p class="small">{say.totals}</p>}
    </Notice>
  )
}

interface NamedProps {
  caption: string
  holdings: readonly (FileHolding | WeightedHolding)[]
  verdict: ReadFile
  locale: Locale
}

/** Holdings as the file names them, with their share of the depot. */
function Named({ caption, holdings, verdict: { request, names }, locale }: NamedProps): VNode {
  const say = importWords[locale]
  const whole = sumBy<FileHolding | WeightedHolding>(request.holdings, sizeOf)
  const idOf = (holding: FileHolding | WeightedHolding): string => ('isin' in holding ? holding.isin : say.cash(holding.currency))
  const nameOf = (holding: FileHolding | WeightedHolding): string | undefined => names['isin' in holding ? holding.isin : holding.currency]
  // Lines of an ISIN and an amount have no names: a second column would repeat the first.
  const areNamed = holdings.some((holding) => nameOf(holding) !== undefined)
  return (
    <DataTable
      caption={caption} locale={locale}
      columns={[...(areNamed ? [{ label: say.name }] : []), { label: say.holding }, ...(request.basis === 'values' ? [{ label: say.value, unit: `amount in ${request.baseCurrency}` as const }] : []), { label: say.share, unit: 'share with 2 decimals' }]}
      rows={holdings.map((holding) => [...(areNamed ? [nameOf(holding) ?? idOf(holding)] : []), idOf(holding), ...('value' in holding ? [holding.value] : []), sizeOf(holding) / whole])}
    />
  )
}

/** What was taken over, and everything that was not. */
function Taken({ verdict, taken, files, locale }: { verdict: ReadFile; taken: Largest; files: readonly string[]; locale: Locale }): VNode {
  const say = importWords[locale]
  const { request, omitted, share } = taken
  const amount = (value: number): string => formatUnit(value, `amount in ${request.baseCurrency}`, locale)
  return (
    <>
      <p role="status">{takenText(say.done(request.holdings.length), verdict, locale)}</p>
      {omitted.length > 0 && (
        <Notice tone="warning">
          <p>{say.onlyLargest(omitted.length, formatPercent(share, locale, 1))}</p>
          <Named caption={say.missing} holdings={omitted} verdict={verdict} locale={locale} />
        </Notice>
      )}
      <LeftOut verdict={verdict} files={files} locale={locale} />
      <SplitsTaken splits={verdict.splits} alike={verdict.alike} doubtful={verdict.doubtful} names={files} locale={locale} />
      <PricesTaken prices={verdict.prices} baseCurrency={request.baseCurrency} locale={locale} />
      {verdict.totals.map(({ row, stated, read }) => <Notice tone="warning">{say.stated(row, amount(stated), amount(read))}</Notice>)}
    </>
  )
}

/** A depot that is larger than the service takes: its largest holdings, when the user wants them. */
function TooMany({ verdict, part, onTake, locale }: { verdict: ReadFile; part: Largest; onTake: () => void; locale: Locale }): VNode {
  const say = importWords[locale]
  const count = part.request.holdings.length
  return (
    <Notice tone="warning">
      <p>{say.tooMany(verdict.request.holdings.length, count)}</p>
      <Named caption={say.kept(count)} holdings={[...part.request.holdings].sort((one, other) => sizeOf(other) - sizeOf(one))} verdict={verdict} locale={locale} />
      <Named caption={say.missing} holdings={part.omitted} verdict={verdict} locale={locale} />
      <div class="actions"><button type="button" onClick={onTake}>{say.largest(count, formatPercent(part.share, locale, 1))}</button></div>
    </Notice>
  )
}

function ThisFile({ outcome, names, pasted, draft, maxHoldings, choose, take, open, forget, locale }: OutcomeProps): VNode {
  const name = names.join(', ')
  if ('saved' in outcome) {
    const { saved, isTaken } = outcome
    const both = together(draft, { request: saved, names: {} }, locale)
    return isTaken ? <p role="status">{importWords[locale].saved(saved.holdings.length)}</p> : <Confirm count={saved.holdings.length} name={name} onTake={() => open(saved)} onAdd={both === null ? null : () => open(both.request)} onForget={forget} locale={locale} />
  }
  if ('taken' in outcome) return <Taken {...outcome} files={names} locale={locale} />
  if ('offered' in outcome) {
    const { verdict, offered } = outcome
    const both = together(draft, { request: offered.request, names: verdict.names }, locale)
    return (
      <Confirm count={offered.request.holdings.length} name={name} onTake={() => take(verdict, offered)}
        onAdd={both === null ? null : () => take({ ...verdict, ...both }, largest(both.request, maxHoldings))} onForget={forget} locale={locale}>
        <Named caption={importWords[locale].found} holdings={offered.request.holdings} verdict={verdict} locale={locale} />
      </Confirm>
    )
  }
  const { verdict, instead } = outcome
  if (!verdict.ok) return <Refusal verdict={verdict} files={names} pasted={pasted} instead={instead} baseCurrency={draft.baseCurrency} onChoose={choose} locale={locale} />
  const part = largest(verdict.request, maxHoldings)
  return <TooMany verdict={verdict} part={part} onTake={() => take(verdict, part)} locale={locale} />
}

/** What became of the last file, loaded with it, and the files that come after it. */
export function OutcomeOf(props: OutcomeProps): VNode {
  const { outcome, names, box, waiting, next, locale } = props
  const say = importWords[locale]
  // What is asked of a list that was pasted elsewhere would stand below the window.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [outcome])
  const isAsked = 'offered' in outcome || ('saved' in outcome && !outcome.isTaken)
  return (
    <>
      {waiting.length > 0 && !isAsked && <p><strong>{names.join(', ')}</strong></p>}
      <ThisFile {...props} />
      {waiting.length > 0 && !isAsked && <div class="actions"><button type="button" onClick={next}>{say.next(waiting.join(', '))}</button></div>}
    </>
  )
}
