/** What comes of a January bill, first in one figure and sentences: loaded with the first bill. */
import type { VNode } from 'preact'
import { computeBill } from '../../../../core/depot-tax/advance-lump-sum/compute'
import { yearOf } from '../../../../core/values/dates'
import { shareClass } from '../../../../core/portfolio/insights/short-name'
import type { Locale } from '../../../../core/values/text'
import type { FileDistributions } from '../../../../sdk/files'
import { formatDate, formatEur } from '../../../../core/wording/format'
import { later } from '../../browser/later'
import { Notice } from '../../components/notice'
import { answerWords, Missing, Tables } from './tables'
import { billOf, paidOn, perUnitText, type BillQuestion, type Draft, type FundRow } from '../draft'

const Paid = later(async () => (await import('../paid')).Paid)

type Bill = ReturnType<typeof computeBill>['result']

/** An upper bound, in whole euros. */
const boundOf = (amount: number, locale: Locale): string => formatEur(Math.ceil(amount), locale, 0)

/** The best exemption order of each bank that withholds tax, in whole euros. */
const bestOrders = (banks: Bill['banks'], locale: Locale): string[] =>
  banks.flatMap(({ name, withholdsTax, bestOrder }) => (!withholdsTax || bestOrder === null ? [] : [`${name}:\u00A0${formatEur(bestOrder, locale, 0)}`]))

function headline({ debit, debitWithBestOrders, dayOfReceipt, atMost, banks }: Bill, locale: Locale): string[] {
  const say = answerWords[locale]
  const day = formatDate(dayOfReceipt, locale)
  const nothing = [say.nothingDebited(yearOf(dayOfReceipt))]
  if (debit === 0) return nothing
  if (debit === null) {
    if (atMost === null) return [say.unknownDebit]
    const hasNoOrder = banks.every(({ exemptionOrder }) => exemptionOrder === 0)
    return atMost.debit === 0 ? nothing : [say.debitedAtMost(boundOf(atMost.debit, locale), day), say.boundNotKnown, ...(hasNoOrder ? [say.noOrder] : [])]
  }
  const isBetter = debitWithBestOrders !== null && debitWithBestOrders < debit
  return [say.debited(formatEur(debit, locale), day), isBetter ? say.better(bestOrders(banks, locale), formatEur(debitWithBestOrders, locale)) : say.best]
}

/** The bill of a draft in sentences; none while a field is faulty. */
export function billSentences(draft: Draft, locale: Locale): string[] {
  const { question } = billOf(draft, locale)
  return question === null ? [] : headline(computeBill(question.inputs, { locale, kinds: new Map() }).result, locale)
}

/** What is debited and when, in one figure where there is one. */
function Debit({ bill, locale }: { bill: Bill; locale: Locale }): VNode {
  const say = answerWords[locale]
  const [first, ...more] = headline(bill, locale)
  const due = bill.debit ?? bill.atMost?.debit ?? 0
  return (
    <div data-debit={String(bill.debit)}>
      {due === 0 ? <p>{first}</p> : <><p class="answer-figure">{bill.debit === null ? say.atMost(boundOf(due, locale)) : formatEur(due, locale)}</p><p class="muted">{say.on(formatDate(bill.dayOfReceipt, locale))}</p></>}
      {more.map((sentence) => <p class="small">{sentence}</p>)}
    </div>
  )
}

/** What the cash on an account lacks for its debit. */
function CashMissing({ name, exact, most, locale }: { name: string; exact: number | null; most: number | null; locale: Locale }): VNode | null {
  const say = answerWords[locale]
  const missing = exact ?? most ?? 0
  return missing === 0 ? null : <Notice tone="warning">{say.cashMissing(name, exact === null ? say.atMost(boundOf(missing, locale)) : formatEur(missing, locale))}</Notice>
}

/** Funds that distribute by their name, without what they paid. */
export const openDistributions = (rows: readonly FundRow[]): FundRow[] => rows.filter(({ name, distributions }) => distributions.trim() === '' && shareClass(name).includes('Dist'))

interface AnswerProps {
  question: BillQuestion
  /** Funds without a value, which do not count yet. */
  uncounted: readonly FundRow[]
  year: number
  paid: readonly FileDistributions[]
  nameOf: (row: FundRow) => string
  locale: Locale
}

export function Answer({ question, uncounted, year, paid, nameOf, locale }: AnswerProps): VNode {
  const say = answerWords[locale]
  const namesOf = (of: readonly FundRow[]): string => of.map(nameOf).join(', ')
  const { inputs, rows, gone } = question
  const stated = rows.flatMap((row) => {
    const own = row.trades === null ? undefined : paidOn(paid, row, year)
    return own === undefined ? [] : [{ row, name: nameOf(row), own }]
  })
  const isTaken = ({ row, own }: (typeof stated)[number]): boolean => row.distributions === perUnitText(own, locale)
  // A fund in two depots is told once.
  const taken = [...new Map(stated.filter(isTaken).map((each) => [each.own, each])).values()]
  const open = openDistributions(rows.filter((row) => !stated.some((each) => each.row === row)))
  const closes = rows.filter(({ closeOf }) => closeOf !== undefined)
  const { result, assumptions, limitations } = computeBill(inputs, { locale, kinds: new Map() })
  return (
    <>
      <Debit bill={result} locale={locale} />
      {result.debit === null && <Missing bill={result} rows={rows} year={year} locale={locale} />}
      {taken.length > 0 && <Paid funds={taken} locale={locale} />}
      {closes.length > 0 && <p class="small">{say.fromCloses(namesOf(closes))}</p>}
      {open.length > 0 && <Notice tone="warning">{say.distributes(namesOf(open))}</Notice>}
      {uncounted.length > 0 && <Notice tone="warning">{say.uncounted(namesOf(uncounted), year)}</Notice>}
      {result.banks.map(({ name, cashMissing, atMost }) => <CashMissing name={name} exact={cashMissing} most={atMost?.cashMissing ?? null} locale={locale} />)}
      {result.banks.filter(({ withholdsTax, taxable }) => !withholdsTax && taxable !== 0).map(({ name }) => <Notice tone="info">{say.declare(name, yearOf(result.dayOfReceipt))}</Notice>)}
      {limitations.map((each) => <Notice tone="info">{each[locale]}</Notice>)}
      {/* The headline says what other orders would save. */}
      {result.warnings.filter(({ type }) => type === 'over_limit').map(({ message }) => <Notice tone="warning">{message}</Notice>)}
      <details class="on-paper" aria-live="off">
        <summary>{say.details}</summary>
        <Tables bill={result} rows={rows} year={year} locale={locale} />
        {gone.length > 0 && <p class="small">{say.gone(namesOf(gone))}</p>}
        {assumptions.map((text) => <p class="small">{text[locale]}</p>)}
      </details>
    </>
  )
}
