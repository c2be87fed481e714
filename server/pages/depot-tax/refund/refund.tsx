/** The fourth question: what a tax return brings back, by the tax certificates of a year. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { MAX_BANKS } from '../../../../core/contract/limits'
import { computeYear } from '../../../../core/depot-tax/year/compute'
import { words as modelWords } from '../../../../core/depot-tax/year/words'
import { certificateLines, formYears } from '../../../../core/law/anlage-kap/figures'
import { tarifjahre } from '../../../../core/law/einkommensteuertarif/figures'
import type { TaxPerson } from '../../../../core/law/kapitalertrag/tax-profile'
import { total } from '../../../../core/depot-tax/pots'
import { yearOf } from '../../../../core/values/dates'
import type { Locale } from '../../../../core/values/text'
import { formatEur } from '../../../../core/wording/format'
import { goTo } from '../../browser/focus'
import { DataTable } from '../../components/data-table'
import { useDropped } from '../../components/file-field'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { nextId } from '../../browser/next-id'
import { ChoiceField, TextField } from '../fields'
import { emptyCertificate, type AmountField, type CertificateRow, type RefundDraft } from './draft'
import { fieldsOf, isChurchUnsaid, refundOf } from './inputs'
import { refundWords } from './words'

type Result = ReturnType<typeof computeYear>['result']

/** The year of the certificates: as it is chosen, else the last that is over. */
const yearIn = ({ year }: RefundDraft, today: string): number => tarifjahre.find((each) => String(each) === year) ?? Math.max(...tarifjahre.filter((each) => each < yearOf(today)))

/** The tax office rounds to whole euros in places. */
const about = (amount: number, locale: Locale): string => refundWords[locale].about(formatEur(Math.abs(amount), locale, 0))

/** Below that nothing comes back. */
const LEAST = 0.5

/** The figure, and what it is. */
function Headline({ refund, result, year, locale }: { refund: number; result: Result; year: number; locale: Locale }): VNode {
  const say = refundWords[locale]
  const { personalRate, law } = result
  const carried = total(law.lossCarriedForward)
  const saved = personalRate?.cheaper === 'tariff' ? personalRate.advantage : 0
  return (
    <div data-refund={String(refund)}>
      <p class="answer-figure">{Math.abs(refund) < LEAST ? say.none : about(refund, locale)}</p>
      <p>{Math.abs(refund) < LEAST ? say.even(year) : refund > 0 ? say.back(year) : say.more(year)}</p>
      {saved >= LEAST && <p>{refund - saved >= LEAST ? say.tariff(about(saved, locale)) : say.allTariff}</p>}
      {personalRate !== null && saved < LEAST && <p class="small">{say.flat}</p>}
      {personalRate === null && <p class="small">{say.askOther}</p>}
      {carried > 0 && <p class="small">{say.carried(formatEur(carried, locale))}</p>}
    </div>
  )
}

/** How the figure comes about, in the names of the model. */
function Steps({ result, locale }: { result: Result; locale: Locale }): VNode {
  const say = refundWords[locale]
  const { law, withheld, refund, personalRate } = result
  const { law: ofLaw, withheld: ofWithheld, refund: ofRefund, personalRate: ofRate } = modelWords.result
  const lines = [
    [ofLaw.fields.income.label[locale], total(law.income)], [ofLaw.fields.allowance.label[locale], law.allowance],
    [ofLaw.fields.foreignTaxCredited.label[locale], law.foreignTaxCredited], [ofLaw.fields.steuer.label[locale], law.steuer?.gesamte_steuer ?? null],
    [ofWithheld.label[locale], withheld], [ofRefund.label[locale], refund],
    ...(personalRate === null ? [] : [[`${ofRate.label[locale]}: ${ofRate.fields.refund.label[locale]}`, personalRate.refund]]),
  ]
  return (
    <details class="on-paper" aria-live="off">
      <summary>{say.how}</summary>
      <DataTable caption={say.how} captionHidden locale={locale} file="refund" columns={[{ label: say.what }, { label: 'EUR', unit: 'EUR' }]} rows={lines} />
    </details>
  )
}

/** More tax than the income of a bank allows; by a euro at least, which rounding does not make. */
const tooMuchAt = ({ banks }: Result): { name: string; most: number }[] =>
  banks.map(({ name, withheld, steuer }) => ({ name, withheld: withheld ?? 0, most: steuer?.gesamte_steuer ?? 0 })).filter(({ withheld, most }) => withheld > most + 1)

interface AnswerProps {
  draft: RefundDraft
  asked: ReturnType<typeof refundOf>
  year: number
  person: TaxPerson
  locale: Locale
}

function Answer({ draft, year, asked: { inputs, faults, untaxed }, person, locale }: AnswerProps): VNode {
  const say = refundWords[locale]
  const result = inputs === null ? null : computeYear(inputs).result
  const refund = result === null ? null : (result.personalRate?.refund ?? result.refund)
  const nameOf = (id: string): string => say.bankNumber(draft.banks.findIndex((bank) => String(bank.id) === id) + 1)
  return (
    <section class="panel answer-card" aria-live="polite" aria-labelledby="refund">
      <h2 id="refund">{say.question.refund}</h2>
      {result !== null && tooMuchAt(result).map(({ name, most }) => <Notice key={name} tone="warning">{say.tooMuch(nameOf(name), formatEur(most, locale))}</Notice>)}
      {isChurchUnsaid(draft, person) && <Notice tone="warning">{say.churchUnsaid}</Notice>}
      {result === null || refund === null ? <p class="muted">{faults.length > 0 ? say.faulty : untaxed !== null ? say.needsTax(nameOf(String(untaxed.bank)), say.fields[untaxed.field]) : say.needsFigures}</p> : (
        <>
          <Headline refund={refund} result={result} year={year} locale={locale} />
          <Steps result={result} locale={locale} />
        </>
      )}
    </section>
  )
}

interface Editing {
  draft: RefundDraft
  year: number
  put: (change: Partial<RefundDraft>, isLoss?: boolean) => void
  faults: readonly string[]
  locale: Locale
}

/** What most certificates have; the rest waits behind a line. */
const first: ReadonlySet<AmountField> = new Set<AmountField>(['income', 'incomeTax', 'surcharge'])

function BankFields({ row, number, hasChurch, draft, year, put, faults, locale }: Editing & { row: CertificateRow; number: number; hasChurch: boolean }): VNode {
  const say = refundWords[locale]
  const change = (part: Partial<CertificateRow>): void => put({ banks: draft.banks.map((bank) => (bank === row ? { ...row, ...part } : bank)) })
  const isLined = row.withholdsTax && formYears.some((each) => each === year)
  const labelOf = (field: AmountField): string => {
    // A broker abroad sets off nothing.
    const label = field === 'income' && !row.withholdsTax ? say.beforeLosses : say.fields[field]
    return isLined ? say.line(label, certificateLines[field]) : label
  }
  const wrongIn = (field: AmountField): boolean => faults.includes(`refund-${row.id}-${field}`)
  const amount = (field: AmountField): VNode => (
    <TextField key={field} id={`refund-${row.id}-${field}`} label={labelOf(field)} value={row[field]} unit="EUR" amountIn={locale} wrong={wrongIn(field) ? say.wrongNumber : undefined} onChange={(value) => change({ [field]: value })} />
  )
  const isFirst = (field: AmountField): boolean => first.has(field) || (field === 'churchTax' && hasChurch)
  const [shown, further] = [fieldsOf(row).filter(isFirst), fieldsOf(row).filter((field) => !isFirst(field))]
  const remove = (): void => {
    put({ banks: draft.banks.filter((bank) => bank !== row) }, true)
    goTo('[id^=refund-][id$=-income]')
  }
  return (
    <fieldset>
      <legend>{say.bankNumber(number)}</legend>
      <div class="field-row">{shown.map(amount)}</div>
      <label class="check"><input type="checkbox" checked={row.withholdsTax} onChange={(event) => change({ withholdsTax: event.currentTarget.checked })} />{say.withholds}</label>
      <Fold opens={further.some((field) => row[field] !== '')}>
        <summary>{say.moreOfBank}</summary>
        <div class="field-row">{further.map(amount)}</div>
      </Fold>
      {draft.banks.length > 1 && <div class="actions"><button type="button" class="quiet" onClick={remove}>{say.remove(say.bankNumber(number))}</button></div>}
    </fieldset>
  )
}

/** What is no figure of a certificate. */
function Others({ draft, put, faults, locale }: Editing): VNode {
  const say = refundWords[locale]
  const amount = (field: 'otherIncome' | 'lossGeneral' | 'lossShares', help?: string): VNode => (
    <TextField id={`refund-0-${field}`} label={say[field]} value={draft[field]} unit="EUR" amountIn={locale} help={help} wrong={faults.includes(`refund-0-${field}`) ? say.wrongNumber : undefined} onChange={(value) => put({ [field]: value })} />
  )
  return (
    <>
      {amount('otherIncome', say.otherHelp)}
      <Fold opens={draft.lossGeneral !== '' || draft.lossShares !== ''}>
        <summary>{say.earlier}</summary>
        <div class="field-row">{amount('lossGeneral')}{amount('lossShares')}</div>
      </Fold>
    </>
  )
}

interface RefundProps {
  draft: RefundDraft
  onChange: (draft: RefundDraft, isLoss?: boolean) => void
  person: TaxPerson
  today: string
  locale: Locale
}

/** What comes back, and the certificates that it follows from. */
export function Refund({ draft, onChange, person, today, locale }: RefundProps): VNode {
  const say = refundWords[locale]
  const year = yearIn(draft, today)
  const asked = refundOf(draft, year, person, locale)
  const put = (change: Partial<RefundDraft>, isLoss?: boolean): void => onChange({ ...draft, ...change }, isLoss)
  const editing = { draft, year, put, faults: asked.faults, locale }
  const [isFileGiven, setFileGiven] = useState(false)
  useDropped(() => setFileGiven(true))
  return (
    <>
      <Answer draft={draft} year={year} asked={asked} person={person} locale={locale} />
      <section class="panel needs-script" aria-labelledby="certificates">
        <h2 id="certificates">{say.certificates}</h2>
        <p class="small muted no-print">{say.lead}</p>
        <div aria-live="polite">{isFileGiven && <Notice tone="warning">{say.notRead}</Notice>}</div>
        <ChoiceField id="refund-year" label={say.year} value={String(year)} choices={tarifjahre.map((each) => [String(each), String(each)])} onChange={(chosen) => put({ year: chosen })} />
        {draft.banks.map((row, index) => <BankFields key={row.id} {...editing} row={row} number={index + 1} hasChurch={person.kirchensteuer} />)}
        {draft.banks.length < MAX_BANKS && <div class="actions"><button type="button" class="quiet" onClick={() => put({ banks: [...draft.banks, emptyCertificate(nextId(draft.banks))] })}>{say.addBank}</button></div>}
        <Others {...editing} />
      </section>
    </>
  )
}
