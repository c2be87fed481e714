/** What a sale leaves and costs, in figures and words. */
import type { VNode } from 'preact'
import type { computeSale } from '../../../../core/depot-tax/sale/compute'
import { words as modelWords } from '../../../../core/depot-tax/sale/words'
import type { Locale } from '../../../../core/values/text'
import { formatDate, formatEur, formatNumber } from '../../../../core/wording/format'
import { DataTable } from '../../components/data-table'
import { wholeAllowance, type SaleDraft } from './draft'
import { saleWords } from './words'

/** What the model says of a sale. */
export type Outcome = ReturnType<typeof computeSale>

interface SoldProps {
  outcome: Outcome
  draft: Pick<SaleDraft, 'by' | 'closeOf'>
  /** Why lump sums are not known, so that figures are bounds; null where they are. */
  unknown: string | null
  locale: Locale
}

/** Units as they are sold, or as they leave an amount: no more than so many without lump sums, and roughly so many at an old close, below which the price may have fallen. */
function unitsText(units: number, { draft: { by, closeOf }, unknown, locale }: SoldProps): string {
  const say = saleWords[locale]
  if (by === 'units' || (closeOf === undefined && unknown === null)) return say.unitsOfSale(formatNumber(units, locale, 4))
  if (closeOf === undefined) return say.atMost(say.unitsOfSale(formatNumber(Math.ceil(units), locale)))
  return say.about(say.unitsOfSale(formatNumber(units < 10 ? Number(units.toPrecision(2)) : Math.round(units), locale)))
}

/** What the other reading of the law on lump sums comes to. */
function readingText({ gain, steuer }: Outcome['result'], tax: number, locale: Locale): string {
  const say = saleWords[locale]
  if (tax !== steuer.gesamte_steuer) return say.otherReading(formatEur(tax, locale))
  return gain < 0 ? say.otherLoss : say.sameTax
}

/** The answer: what is sold, what it leaves, its tax and the lots that go. */
export function Sold(props: SoldProps): VNode {
  const { outcome: { result, assumptions }, draft: { closeOf }, unknown, locale } = props
  const say = saleWords[locale]
  const eurOf = (amount: number): string => formatEur(amount, locale)
  // Bounds are whole.
  const [most, least] = unknown === null ? [eurOf, eurOf] : [(amount: number) =>
    say.atMost(formatEur(Math.ceil(amount), locale, 0)), (amount: number) => say.atLeast(formatEur(Math.floor(amount), locale, 0))]
  const { fields } = modelWords.result.lots
  // Not of this sale alone: what was left open at the end of 2017 is taxed with it.
  const hasOld = result.lots.some(({ resultBeforeReform }) => resultBeforeReform !== 0)
  const tax = most(result.steuer.gesamte_steuer)
  // Of less than one nobody can say that it is at least that.
  const lossText = (loss: number): string => (unknown !== null && loss < 1 ? say.someLoss : say.lossOf(least(loss)))
  const eur = (key: 'proceeds' | 'acquisitionCost' | 'lumpSums' | 'gain' | 'exempt' | 'resultBeforeReform' | 'taxable') => ({ label: fields[key].label[locale], unit: 'EUR' as const })
  return (
    <div data-net={String(result.net)}>
      <div>
        <p class="answer-figure">{unitsText(result.units, props)}</p>
        <p>{say.paidOut(least(result.net))}</p>
        <p>{hasOld ? say.taxOfResult(tax, most(result.taxable)) : result.gain < 0 ? lossText(-result.gain) : say.taxOf(tax, most(result.gain))}</p>
        {closeOf !== undefined && <p class="small">{say.atClose(formatDate(closeOf, locale))}</p>}
        {unknown !== null && <p class="small">{unknown} {say.withoutLumpSums}</p>}
        {result.taxIfLumpSumsMakeNoLoss !== null && <p class="small">{readingText(result, result.taxIfLumpSumsMakeNoLoss, locale)}</p>}
        {result.oldUnits !== null && result.steuer.gesamte_steuer > 0 && <p class="small">{say.oldUnits(formatEur(wholeAllowance, locale, 0), most(result.oldUnits.taxIfAllowanceComesFirst), most(result.oldUnits.taxIfExemptionComesFirst))}</p>}
        {assumptions.map((text) => <p class="small">{text[locale]}</p>)}
      </div>
      {unknown === null && <details class="on-paper" aria-live="off">
        <summary>{say.details}</summary>
        <DataTable
        caption={modelWords.result.lots.label[locale]} locale={locale} file="lots"
        columns={[{ label: say.day }, { label: say.units }, eur('proceeds'), eur('acquisitionCost'), eur('lumpSums'), eur('gain'), eur('exempt'), ...(hasOld ? [eur('resultBeforeReform')] : []), eur('taxable')]}
        rows={result.lots.map((lot) => [{ value: lot.date, text: formatDate(lot.date, locale) }, lot.units, lot.proceeds,
          lot.acquisitionCost, lot.lumpSums, lot.gain, lot.exempt, ...(hasOld ? [lot.resultBeforeReform] : []), lot.taxable])}
        />
      </details>}
    </div>
  )
}
