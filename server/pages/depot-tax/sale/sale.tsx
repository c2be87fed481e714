/** The simulator of a sale: lots, a slider, and what is left after tax. */
import type { VNode } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { factorAfter } from '../../../../core/depot-tax/changes'
import { computeSale } from '../../../../core/depot-tax/sale/compute'
import { words as modelWords } from '../../../../core/depot-tax/sale/words'
import { fondstypen } from '../../../../core/law/investmentfonds/fondstyp'
import { fondstypWords } from '../../../../core/law/investmentfonds/words'
import type { TaxPerson } from '../../../../core/law/kapitalertrag/tax-profile'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { cents, MAX_AMOUNT } from '../../../../core/values/money'
import { grouped } from '../../../../core/values/grouped'
import type { Locale } from '../../../../core/values/text'
import type { FileDistributions, FileTrade } from '../../../../sdk/files'
import { saleLots } from '../../../../sdk/files/trades/requests'
import { formatDate, formatEur, formatNumber } from '../../../../core/wording/format'
import { readNumber, writeNumber } from '../../browser/number-text'
import { beginningKind, type Stated } from '../../search/stated-kinds'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { nextId } from '../../browser/next-id'
import { paidOn } from '../draft'
import { Paid, paidText } from '../paid'
import { bearsLumpSums, emptySale, hasResultBefore, isBeforeReform, isOutOfTime, orderAt, saleOf, type LotRow, type SaleDraft } from './draft'
import { Sold, type Outcome } from './sold'
import { unlessRefused } from '../reader'
import { goTo } from '../../browser/focus'
import { ChoiceField, SliderField, statedHelp, TextField } from '../fields'
import { FileButton } from '../file-box'
import { saleWords } from './words'
import { unitsOf } from '../../../../core/depot-tax/lots'

interface SaleProps {
  trades: readonly FileTrade[]
  paid: readonly FileDistributions[]
  /** Stated kinds of the funds of the file. */
  stated: Stated
  draft: SaleDraft
  onChange: (draft: SaleDraft) => void
  person: TaxPerson
  today: string
  locale: Locale
}

const keyOf = ({ account, isin }: FileTrade): string => `${account} ${isin}`

/** Securities of the file of which something is left. */
const held = (trades: readonly FileTrade[]): [string, FileTrade[]][] =>
  [...grouped(trades, keyOf)].filter(([, own]) => saleLots(own).length > 0)

const lotRows = (trades: readonly FileTrade[], locale: Locale): LotRow[] =>
  saleLots(trades).map(({ date, units, price, changes = [] }, index) => {
    const [ratio, last] = [factorAfter(changes, ''), changes.at(-1)]
    return { id: index + 1, date, units: writeNumber(units * ratio, locale), price: price === null ? '' : writeNumber(price / ratio, locale), ...(last !== undefined && { mergedOn: last.date }) }
  })

interface Editing {
  draft: SaleDraft
  put: (change: Partial<SaleDraft>) => void
  faults: readonly string[]
  locale: Locale
}

/** What only the bank knows of a purchase. */
type LotField = 'lumpSums' | 'priceBefore' | 'resultBefore'

function Lots({ draft, put, faults, locale, missing }: Editing & Pick<ReturnType<typeof saleOf>, 'missing'>): VNode {
  const say = saleWords[locale]
  const change = (id: number, part: Partial<LotRow>): void => put({ lots: draft.lots.map((lot) => (lot.id === id ? { ...lot, ...part } : lot)) })
  const remove = (id: number): void => {
    put({ lots: draft.lots.filter((lot) => lot.id !== id) })
    goTo('[id^=lot-][id$=-date]')
  }
  const wrong = (id: number, field: string): string | undefined => (faults.includes(`lot-${id}-${field}`) ? say.wrongNumber : undefined)
  const wrongDay = (row: LotRow): string | undefined => {
    const why = isOutOfTime(draft, row)
    return why === null ? undefined : say.outOfTime[why]
  }
  const more = (row: LotRow, index: number, field: LotField): VNode => (
    <TextField id={`lot-${row.id}-${field}`} label={say.ofLot[field](index + 1)} value={row[field] ?? ''} unit="EUR" amountIn={locale} wrong={wrong(row.id, field)} onChange={(value) => change(row.id, { [field]: value })} />
  )
  const asked = (row: LotRow): LotField[] => [...(bearsLumpSums(draft, row) ? ['lumpSums' as const] : []), ...(isBeforeReform(draft, row) ? ['priceBefore' as const] : []), ...(hasResultBefore(draft, row) ? ['resultBefore' as const] : [])]
  return (
    <Fold opens={(draft.which === undefined && draft.lots.length <= 3) || missing === 'merged' || missing === 'before2018'}>
      <summary>{say.lots}: {draft.lots.length}</summary>
      {draft.lots.map((row, index) => (
        <div class="field-row" key={row.id}>
          <TextField id={`lot-${row.id}-date`} label={say.lotDay(index + 1)} type="date" value={row.date} wrong={wrongDay(row)} onChange={(value) => change(row.id, { date: value })} />
          <TextField id={`lot-${row.id}-units`} label={say.unitsOf(index + 1)} value={row.units} amountIn={locale} wrong={wrong(row.id, 'units')} onChange={(value) => change(row.id, { units: value })} />
          <TextField id={`lot-${row.id}-price`} label={say.lotPrice(index + 1)} value={row.price} unit="EUR" amountIn={locale} wrong={wrong(row.id, 'price')} onChange={(value) => change(row.id, { price: value })} />
          {asked(row).map((field) => more(row, index, field))}
          {draft.lots.length > 1 && <button type="button" class="quiet" onClick={() => remove(row.id)}>{say.remove(say.lot(index + 1))}</button>}
        </div>
      ))}
      <div class="actions"><button type="button" class="quiet" onClick={() => put({ lots: [...draft.lots, { id: nextId(draft.lots), date: '', units: '', price: '' }] })}>{say.addLot}</button></div>
    </Fold>
  )
}

function Prices({ draft, put, faults, locale, years, stated }: Editing & { years: readonly number[]; stated: readonly { name: string; own: FileDistributions }[] }): VNode | null {
  const say = saleWords[locale]
  if (years.length === 0) return null
  const rowOf = (year: number) => draft.years[year] ?? { start: '', end: '', distributions: '' }
  const change = (year: number, part: Partial<ReturnType<typeof rowOf>>): void => put({ years: { ...draft.years, [year]: { ...rowOf(year), ...part } } })
  const field = (year: number, key: 'start' | 'end' | 'distributions', label: string): VNode => (
    <TextField id={`year-${year}-${key}`} label={label} value={rowOf(year)[key]} unit="EUR" amountIn={locale} wrong={faults.includes(`year-${year}-${key}`) ? say.wrongNumber : undefined} onChange={(value) => change(year, { [key]: value })} />
  )
  return (
    <details open class={years.every((year) => Object.values(rowOf(year)).every((typed) => typed === '')) ? 'no-print' : undefined}>
      <summary>{say.prices}</summary>
      <p class="small muted">{say.pricesHelp}</p>
      <Paid funds={stated} locale={locale} />
      {years.map((year) => <div class="field-row" key={year}>{field(year, 'start', say.yearFirst(year))}{field(year, 'end', say.yearLast(year))}{field(year, 'distributions', say.yearPaid(year))}</div>)}
    </details>
  )
}

function Terms({ draft, put, faults, person, locale }: Editing & { person: TaxPerson }): VNode {
  const say = saleWords[locale]
  const wrong = (field: string): string => (field === 'order' ? say.wrongOrder(formatEur(orderAt(draft, person), locale, 0)) : field.startsWith('loss') ? say.wrongLoss : say.wrongNumber)
  const amount = (field: 'price' | 'costs' | 'order' | 'lossGeneral' | 'lossShares', label: string): VNode => (
    <TextField
      id={`sale-${field}`} label={label} value={draft[field]} unit="EUR" amountIn={locale} help={field === 'price' && draft.closeOf !== undefined ? say.closeOf(formatDate(draft.closeOf, locale)) : undefined}
      wrong={faults.includes(`sale-0-${field}`) ? wrong(field) : undefined} onChange={(value) => put({ [field]: value, ...(field === 'price' && { closeOf: undefined }) })}
    />
  )
  return (
    <>
      <div class="field-row">
        <ChoiceField
          id="sale-kind" label={modelWords.inputs.kind.label[locale]} value={draft.kind} help={statedHelp(draft.statedOn, locale)}
          onChange={(kind) => put({ kind: ([...fondstypen, 'AKTIE'] as const).find((each) => each === kind) ?? '', statedOn: undefined })}
          choices={[['', say.kindUnknown], ...fondstypen.map((kind) => [kind, fondstypWords.choices[kind][locale]] as const), ['AKTIE', say.share]]}
        />
        <TextField id="sale-date" label={say.saleDay} type="date" value={draft.date} wrong={faults.includes('sale-0-date') ? say.wrongDay : undefined} onChange={(date) => put({ date })} />
        {amount('price', say.price)}
      </div>
      <Fold opens={faults.some((fault) => ['sale-0-costs', 'sale-0-order', 'sale-0-lossGeneral', 'sale-0-lossShares'].includes(fault))}>
        <summary>{say.moreOfSale}</summary>
        <div class="field-row">
          {amount('costs', say.costs)}
          {amount('order', say.orderLeft)}
          {amount('lossGeneral', say.lossPot)}
          {draft.kind === 'AKTIE' && amount('lossShares', say.lossShares)}
        </div>
      </Fold>
    </>
  )
}

/** How much is sold, by what is to be left after tax or by units. */
function Amount({ draft, put, all, locale }: Editing & { all: number | null }): VNode {
  const say = saleWords[locale]
  const [typed, setTyped] = useState({ text: '', net: 0 })
  /** What is no amount is kept as 0, to which there is no answer. */
  const type = (text: string): void => {
    const value = readNumber(text, locale) ?? 0
    const net = value > 0 && value <= MAX_AMOUNT ? cents(value) : 0
    setTyped({ text, net })
    put({ net })
  }
  // What was typed is gone where all is emptied.
  const text = typed.net === draft.net ? typed.text : draft.net === 0 ? '' : writeNumber(draft.net, locale)
  return (
    <>
      {draft.by === 'net'
        ? <TextField id="sale-net" label={say.wantedNet} value={text} unit="EUR" amountIn={locale} wrong={draft.net === 0 ? say.wrongNumber : undefined} onChange={type} />
        : all !== null && <SliderField id="sale-units" label={say.unitsSold} value={draft.units} most={all} step={all / 1000} text={say.unitsOfSale(formatNumber(draft.units, locale, 4))} onChange={(units) => put({ units })} />}
      <fieldset class="inline no-print">
        <legend class="visually-hidden">{say.by}</legend>
        {(['net', 'units'] as const).map((by) => <label class="check"><input type="radio" name="sale-by" checked={draft.by === by} onChange={() => put({ by })} />{by === 'units' ? say.byUnits : say.byNet}</label>)}
      </fieldset>
    </>
  )
}

/** The smaller of what is chosen, or half of it all until something is, and what there is. */
const within = (chosen: number, all: number): number => Math.min(chosen === 0 ? all / 2 : chosen, all)

/** What is to be left after tax is never more than what all of it leaves. */
const isBeyond = ({ by, net }: SaleDraft, most: number): boolean => by === 'net' && net > most

/** What the models say of a draft: the sale of everything, which bounds the slider, and the one that is asked for. */
function simulated(draft: SaleDraft, person: TaxPerson, locale: Locale) {
  const { inputs, ...open } = saleOf(draft, person, locale)
  if (inputs === null || (draft.by === 'net' && draft.net === 0)) return { ...open, sold: null }
  const all = unitsOf(inputs.lots)
  const units = within(draft.units, all)
  const ask = (amount: { units: number } | { netAmount: number }): Outcome | null =>
    unlessRefused(() => computeSale({ ...inputs, sale: { ...inputs.sale, ...amount } }, { locale, kinds: new Map() }))
  const whole = ask({ units: all })
  if (whole === null) return { ...open, sold: 'refused' as const }
  const outcome = draft.by === 'units' ? ask({ units }) : isBeyond(draft, whole.result.net) ? whole : ask({ netAmount: draft.net })
  return { ...open, sold: { all, units, most: whole.result.net, outcome } }
}

/** Why there is no figure, or only a bound. */
const whyOf = (missing: ReturnType<typeof simulated>['missing'], wanted: readonly number[], locale: Locale): string | null =>
  missing === null ? null : missing === 'prices' ? saleWords[locale].why.prices(wanted.join(', ')) : saleWords[locale].why[missing]

/** Whether there are purchases: one that cannot be read is one all the same. */
const areThere = ({ missing, faults }: Pick<ReturnType<typeof simulated>, 'missing' | 'faults'>): boolean => missing !== 'lots' || faults.some((fault) => fault.startsWith('lot-'))

/** The answer as a card, or what is still missing for it. */
function Answer({ draft, sold, missing, wanted, faults, locale }: Pick<ReturnType<typeof simulated>, 'sold' | 'missing' | 'wanted' | 'faults'> & { draft: SaleDraft; locale: Locale }): VNode {
  const say = saleWords[locale]
  const why = whyOf(missing, wanted, locale)
  return (
    <section class="panel answer-card" aria-live="polite" aria-labelledby="sale">
      <h2 id="sale">{say.question.sale}</h2>
      {sold === null && <p class="muted">{faults.length > 0 || why === null ? say.faulty : why}</p>}
      {missing === 'lots' && faults.length === 0 && <FileButton locale={locale} />}
      {sold === 'refused' && <p>{say.refusedSale}</p>}
      {sold !== null && sold !== 'refused' && isBeyond(draft, sold.most) && <Notice tone="warning">{missing === null ? say.beyond(formatEur(sold.most, locale)) : say.maybeBeyond(formatEur(Math.floor(sold.most), locale, 0))}</Notice>}
      {sold !== null && sold !== 'refused' && sold.outcome !== null && <Sold outcome={sold.outcome} draft={draft} unknown={why} locale={locale} />}
    </section>
  )
}

/** The simulator: the amount first, then what is sold; no field before it is needed. */
export function Sale({ trades, paid, stated, draft, onChange, person, today, locale }: SaleProps): VNode {
  const say = saleWords[locale]
  const securities = held(trades)
  const chosen = draft.which ?? ''
  const put = (change: Partial<SaleDraft>): void => onChange({ ...draft, ...change })
  const choose = (key: string): void => {
    const own = securities.find(([each]) => each === key)?.[1] ?? []
    const isShare = own[0]?.kind === 'share'
    const years = Object.fromEntries(paid.filter(({ isin }) => isin === own[0]?.isin).map((each) => [each.year, { start: '', end: '', distributions: paidText(paid, each, each.year, locale) }]))
    onChange({ ...emptySale(today), by: draft.by, net: draft.net, order: draft.order, ...(own.length === 0 ? {} : { which: key, lots: lotRows(own, locale), years }), kind: isShare ? 'AKTIE' : '' })
  }
  useLayoutEffect(() => {
    // A file is answered for its first security; the others are a choice away.
    const [first] = securities
    const isTyped = draft.lots.some(({ date, units, price }) => `${date}${units}${price}` !== '')
    if (first !== undefined && !isTyped) choose(first[0])
  }, [trades])
  useLayoutEffect(() => {
    const [own] = securities.find(([each]) => each === chosen)?.[1] ?? []
    const found = stated.get(own?.isin ?? '')
    const known = draft.kind === '' ? beginningKind(found) : null
    const close = draft.price === '' ? found?.prices?.close : undefined
    if (known !== null || close !== undefined) put({ ...known, ...(close !== undefined && { price: writeNumber(close, locale), closeOf: found?.prices?.to }) })
  }, [chosen, stated])
  const { sold, missing, wanted, faults, years } = simulated(draft, person, locale)
  const editing = { draft, put, faults, locale }
  const [own] = securities.find(([each]) => each === chosen)?.[1] ?? []
  // What somebody changed is no longer what the file states.
  const told = own === undefined ? [] : years
    .filter((year) => (draft.years[year]?.distributions ?? '') === paidText(paid, own, year, locale))
    .flatMap((year) => paidOn(paid, own, year) ?? []).map((each) => ({ name: own.name === '' ? own.isin : own.name, own: each }))
  const nameOf = shortNames(securities.map(([, own]) => own[0]?.name ?? ''))
  const hasLots = areThere({ missing, faults })
  const parts = sold === null || sold === 'refused' ? null : sold
  return (
    <>
      <Answer draft={draft} sold={sold} missing={missing} wanted={wanted} faults={faults} locale={locale} />
      <section class="panel needs-script" aria-label={say.sale}>
        <Amount {...editing} draft={parts === null ? draft : { ...draft, units: parts.units }} all={parts?.all ?? null} />
        {securities.length > 0 && <ChoiceField id="sale-which" label={say.which} value={chosen} onChange={choose} choices={[['', say.own], ...securities.map(([key, own]) => [key, nameOf(own[0]?.name ?? '') || key] as const)]} />}
        <Lots key={chosen} {...editing} missing={missing} />
        {hasLots && <Terms {...editing} person={person} />}
        {hasLots && draft.kind !== '' && draft.kind !== 'AKTIE' && <Prices {...editing} years={years} stated={told} />}
      </section>
    </>
  )
}
