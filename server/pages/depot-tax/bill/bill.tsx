/** The January bill: form and result. */
import type { VNode } from 'preact'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { fondstypen, type Fondstyp } from '../../../../core/law/investmentfonds/fondstyp'
import { fondstypWords } from '../../../../core/law/investmentfonds/words'
import type { Locale } from '../../../../core/values/text'
import { formatDate, formatEur } from '../../../../core/wording/format'
import type { Findable } from '../../../../core/find/entry'
import type { Finder } from '../../../../core/find/finder'
import type { FileDistributions } from '../../../../sdk/files'
import { later } from '../../browser/later'
import { Fold } from '../../components/fold'
import { nextId } from '../../browser/next-id'
import { allowanceOf, billOf, chosenFor, emptyBank, emptyFund, namesIn, typed, withAmounts, type BankRow, type Draft, type FundRow } from '../draft'
import { goTo } from '../../browser/focus'
import { ChoiceField, statedHelp, TextField } from '../fields'
import { FileButton } from '../file-box'
import { asCode, isinFault } from '../../../../core/values/isin'
import { useDirectory } from '../../search/directory'
import { SearchField } from '../../search/search-field'
import { pageWords } from '../words'

const Answer = later(async () => (await import('./answer')).Answer)

interface Editing {
  draft: Draft
  onChange: (draft: Draft, isLoss?: boolean) => void
  /** Ids of fields that hold no number. */
  faults: readonly string[]
  locale: Locale
}

const changed = <R extends { id: number }>(rows: readonly R[], id: number, change: Partial<R>): R[] => rows.map((row) => (row.id === id ? { ...row, ...change } : row))

function BankFields({ row, number, draft, onChange, faults, locale }: Editing & { row: BankRow; number: number }): VNode {
  const say = pageWords[locale]
  const put = (change: Partial<BankRow>): void => onChange({ ...draft, banks: changed(draft.banks, row.id, change) })
  const amount = (field: 'lossPot' | 'cash') => (
    <TextField id={`bank-${row.id}-${field}`} label={say[field]} value={row[field]} unit="EUR" amountIn={locale} wrong={faults.includes(`bank-${row.id}-${field}`) ? (field === 'lossPot' ? say.wrongLoss : say.wrongNumber) : undefined} onChange={(value) => put({ [field]: value })} />
  )
  const remove = (): void => {
    onChange({ ...draft, banks: draft.banks.filter(({ id }) => id !== row.id), funds: draft.funds.filter(({ bank }) => bank !== row.id) }, true)
    goTo('[id^=bank-][id$=-name]')
  }
  return (
    <fieldset class="field-row">
      <legend>{say.bankNumber(number)}</legend>
      <TextField id={`bank-${row.id}-name`} label={say.bank} value={row.name} wrong={faults.includes(`bank-${row.id}-name`) ? say.wrongName : undefined} onChange={(name) => put({ name })} />
      {amount('lossPot')}
      {amount('cash')}
      <label class="check"><input type="checkbox" checked={row.withholdsTax} onChange={(event) => put({ withholdsTax: event.currentTarget.checked })} />{say.withholds}</label>
      {row.withholdsTax && <label class="check"><input type="checkbox" checked={row.nonAssessment === true} onChange={(event) => put({ nonAssessment: event.currentTarget.checked })} />{say.nonAssessment}</label>}
      {draft.banks.length > 1 && <button type="button" class="quiet" onClick={remove}>{say.remove(say.bankNumber(number))}</button>}
    </fieldset>
  )
}

const bankName = ({ banks }: Draft, { id, name }: BankRow, locale: Locale): string => (name === '' ? pageWords[locale].bankNumber(banks.findIndex((bank) => bank.id === id) + 1) : name)

/** The orders of all banks that take some: most have one, and it decides the bill. */
function Orders({ draft, onChange, faults, locale }: Editing): VNode {
  const say = pageWords[locale]
  const field = (row: BankRow): VNode => (
    <TextField
      id={`bank-${row.id}-order`} label={draft.banks.length > 1 ? say.orderAt(bankName(draft, row, locale)) : say.order} value={row.order} unit="EUR" amountIn={locale}
      wrong={faults.includes(`bank-${row.id}-order`) ? say.wrongOrder(formatEur(allowanceOf(draft), locale, 0)) : undefined} onChange={(order) => onChange({ ...draft, banks: changed(draft.banks, row.id, { order }) })}
    />
  )
  return <div class="field-row">{draft.banks.filter((row) => row.withholdsTax && row.nonAssessment !== true).map(field)}</div>
}

const kindChoices = (locale: Locale): readonly (readonly [string, string])[] => [
  ['', pageWords[locale].kindUnknown], ...fondstypen.map((kind: Fondstyp) => [kind, fondstypWords.choices[kind][locale]] as const), ['AKTIE', pageWords[locale].noFund],
]

interface FundProps extends Editing {
  row: FundRow
  number: number
  directory: ReturnType<typeof useDirectory>
  /** Finds names with an amount behind them. */
  find: Finder | null
}

const NEXT_FUND = '.fund [role=combobox]'

/** Whether there is something to count: the value at the start, or bookings. */
const hasAmount = ({ trades, start }: FundRow): boolean => trades !== null || start.trim() !== ''

const isNamed = ({ isin, name }: FundRow): boolean => name !== '' || isinFault(asCode(isin)) === null

/** What a fund is worth: first what is needed, the rest behind a line. Shares have nothing of it. */
function Worth({ row, draft, onChange, faults, locale }: Editing & { row: FundRow }): VNode {
  const say = pageWords[locale]
  const put = (change: Partial<FundRow>): void => onChange({ ...draft, funds: changed(draft.funds, row.id, change) })
  const hasTrades = row.trades !== null
  const wrongIn = (field: 'start' | 'end' | 'distributions'): boolean => faults.includes(`fund-${row.id}-${field}`) && row[field].trim() !== ''
  const amount = (field: 'start' | 'end' | 'distributions', label: string, help?: string) => (
    <TextField id={`fund-${row.id}-${field}`} label={label} value={row[field]} unit="EUR" amountIn={locale} help={help} wrong={wrongIn(field) ? (field === 'start' && !hasTrades ? say.wrongStart : say.wrongNumber) : undefined} onChange={(value) => put({ [field]: value, ...(field === 'start' && { closeOf: undefined }) })} />
  )
  const kind = <ChoiceField id={`fund-${row.id}-kind`} label={say.kind} value={row.fondstyp} help={statedHelp(row.statedOn, locale)} onChange={(chosen) => put({ fondstyp: ([...fondstypen, 'AKTIE'] as const).find((each) => each === chosen) ?? '', statedOn: undefined })} choices={kindChoices(locale)} />
  if (row.fondstyp === 'AKTIE') return <div class="field-row">{kind}</div>
  return (
    <>
      <div class="field-row">
        {amount('start', hasTrades ? say.priceStart(draft.year) : say.valueStart(draft.year), row.closeOf === undefined ? undefined : say.closeOf(formatDate(row.closeOf, locale)))}
        {hasTrades && amount('end', say.priceEnd(draft.year))}
        {kind}
        {draft.banks.length > 1 && <ChoiceField id={`fund-${row.id}-bank`} label={say.bank} value={String(row.bank)} choices={draft.banks.map((bank) => [String(bank.id), bankName(draft, bank, locale)])} onChange={(bank) => put({ bank: Number(bank) })} />}
      </div>
      <Fold opens={wrongIn('distributions') || wrongIn('end')}>
        <summary>{hasTrades ? say.perUnit(draft.year) : say.moreOfFund(draft.year)}</summary>
        <div class="field-row">
          {!hasTrades && amount('end', say.valueEnd(draft.year))}
          {amount('distributions', hasTrades ? say.perUnit(draft.year) : say.distributions(draft.year), hasTrades ? say.perUnitHelp : undefined)}
        </div>
      </Fold>
    </>
  )
}

/** A fund by its name, and what it is worth once it is chosen. */
function FundFields({ row, number, directory, find, ...editing }: FundProps): VNode {
  const { draft, onChange, faults, locale } = editing
  const say = pageWords[locale]
  const put = (change: Partial<FundRow>): void => onChange({ ...draft, funds: changed(draft.funds, row.id, change) })
  const title = row.name === '' ? say.fundNumber(number) : row.name
  // While there is something to choose, what is typed is a name that has not ended.
  const isWrong = faults.includes(`fund-${row.id}-isin`) && row.isin.trim().length >= ISIN_LENGTH && (find === null ? directory.failed : find(row.isin, 1).length === 0)
  const isLast = number > 1 && draft.funds.findLast(isNamed) === row
  const moveToOtherBank = (): void => {
    const bank = nextId(draft.banks)
    const first = draft.banks.map((each) => (each.name === say.depot ? { ...each, name: say.bankNumber(1) } : each))
    onChange({ ...draft, banks: [...first, emptyBank(bank, say.bankNumber(draft.banks.length + 1))],
      funds: draft.funds.map((fund) => (fund === row || !isNamed(fund) ? { ...fund, bank } : fund)) })
    goTo(`#fund-${row.id}-kind, #fund-${row.id}-bank`)
  }
  const choose = (found: Findable): void => {
    const change = chosenFor(row, found, directory.find)
    put(change)
    goTo((change.start ?? row.start) === '' ? `#fund-${row.id}-start` : NEXT_FUND)
  }
  const remove = (): void => {
    onChange({ ...draft, funds: draft.funds.filter(({ id }) => id !== row.id) }, true)
    goTo(NEXT_FUND)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Enter' && target instanceof HTMLInputElement && target.getAttribute('role') === null) goTo(NEXT_FUND)
  }
  return (
    <fieldset class="fund" onKeyDown={onKeyDown}>
      <legend class="visually-hidden">{title}</legend>
      <SearchField
        id={`fund-${row.id}-isin`} label={say.fund(number)} what={row.isin} name={row.name === '' ? undefined : row.name} find={find} failed={directory.failed} onWake={directory.wake} locale={locale} messages={isWrong ? [say.wrongIsin] : []}
        onType={(what) => put(typed(row, what, directory.find))} onChoose={choose}
      />
      {isNamed(row) && <Worth {...editing} row={row} />}
      {isLast && draft.banks.length === 1 && <div class="actions"><button type="button" class="quiet" onClick={moveToOtherBank}>{say.otherBank}</button></div>}
      {(isNamed(row) || number <= draft.funds.length - 1) && <button type="button" class="quiet remove" aria-label={say.remove(title)} title={say.remove(title)} onClick={remove}>×</button>}
    </fieldset>
  )
}

const ISIN_LENGTH = 12

/** Funds first; what only lowers the bill waits behind a line. There is always a row for the next fund. */
export function DepotFields(editing: Editing): VNode {
  const { draft, onChange, faults, locale } = editing
  const say = pageWords[locale]
  const directory = useDirectory()
  const find = useMemo(() => (directory.find === null ? null : withAmounts(directory.find)), [directory.find])
  useLayoutEffect(() => {
    // What was typed before the directory came is looked up now, before more can be typed.
    const funds = draft.funds.map((row) => (row.name === '' && row.fondstyp === '' ? { ...row, ...typed(row, row.isin, directory.find) } : row))
    if (funds.some(({ isin, fondstyp }, index) => isin !== draft.funds[index]?.isin || fondstyp !== draft.funds[index]?.fondstyp)) onChange({ ...draft, funds })
  }, [directory.find])
  const last = draft.funds.at(-1)
  const shown = last === undefined || isNamed(last) ? [...draft.funds, emptyFund(nextId(draft.funds), last?.bank ?? draft.banks[0]?.id ?? 1)] : draft.funds
  return (
    <>
      {shown.map((row, index) => <FundFields key={row.id} {...editing} draft={{ ...draft, funds: shown }} row={row} number={index + 1} directory={directory} find={find} />)}
      {draft.funds.some(isNamed) && <Orders {...editing} />}
      <Fold opens={faults.some((fault) => fault.startsWith('bank-') && !fault.endsWith('-order'))}>
        <summary>{say.banks}</summary>
        {draft.banks.map((row, index) => <BankFields key={row.id} {...editing} row={row} number={index + 1} />)}
        <div class="actions"><button type="button" class="quiet" onClick={() => onChange({ ...draft, banks: [...draft.banks, emptyBank(nextId(draft.banks), say.bankNumber(draft.banks.length + 1))] })}>{say.addBank}</button></div>
      </Fold>
    </>
  )
}

/** The card of the answer: what is missing for one, or what comes of the draft. */
export function Bill({ draft, hasTrades, paid, locale }: { draft: Draft; hasTrades: boolean; paid: readonly FileDistributions[]; locale: Locale }): VNode {
  const say = pageWords[locale]
  const named = draft.funds.filter((row) => isNamed(row) && row.fondstyp !== 'AKTIE')
  const nameOf = namesIn(named)
  const uncounted = named.filter((row) => !hasAmount(row))
  const { question } = billOf({ ...draft, funds: named.filter(hasAmount) }, locale)
  const isAnswered = question !== null && question.rows.length > 0
  const gone = question?.gone ?? []
  // Only funds of a file have a row.
  const needed = named.length > 0 ? say.needsStart(draft.year) : hasTrades || draft.funds.some(isNamed) ? say.isWithoutFund : say.needsFund
  return (
    <section class="panel answer-card" aria-live="polite" aria-labelledby="bill">
      <h2 id="bill">{say.question.bill}</h2>
      {isAnswered && <Answer question={question} uncounted={uncounted} year={draft.year} paid={paid} nameOf={nameOf} locale={locale} />}
      {!isAnswered && gone.length > 0 && <p>{say.gone(gone.map(nameOf).join(', '))}</p>}
      {!isAnswered && gone.length === 0 && <p class="muted">{question === null ? say.faulty : needed}</p>}
      {draft.funds.length === 0 && !hasTrades && <FileButton locale={locale} />}
    </section>
  )
}
