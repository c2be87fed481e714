/** What stands behind a bill, bank by bank and fund by fund, and what it lacks: loaded with the first bill. */
import type { VNode } from 'preact'
import type { computeBill } from '../../../core/depot-tax/advance-lump-sum/compute'
import { words as billWords } from '../../../core/depot-tax/advance-lump-sum/words'
import { fondstypWords } from '../../../core/law/investmentfonds/words'
import type { Locale } from '../../../core/values/text'
import type { FieldWords } from '../../../core/wording/field-words'
import { formatEur } from '../browser/format'
import { DataTable } from '../components/data-table'
import { namesIn, type FundRow } from './draft'
import { pageWords } from './words'

type Bill = ReturnType<typeof computeBill>['result']

const chosenIn = ({ choices = {} }: FieldWords): NonNullable<FieldWords['choices']> => choices

const obstacleNames: Readonly<Record<string, { en: string; de: string }>> = chosenIn(billWords.result.positions.fields.obstacles)

/** A price that is missing by the names of its fields: of a fund without bookings the value at the end of the year. */
function pricesMissing({ trades, start, end }: FundRow, year: number, locale: Locale): string[] {
  const { priceStart, priceEnd, valueEnd } = pageWords[locale]
  if (trades === null) return [valueEnd(year)]
  return [...(start.trim() === '' ? [priceStart(year)] : []), ...(end.trim() === '' ? [priceEnd(year)] : [])]
}

const missingIn = (obstacles: Bill['positions'][number]['obstacles'], row: FundRow | undefined, { year, locale }: Pick<TablesProps, 'year' | 'locale'>): string =>
  obstacles.flatMap((each) => (each === 'price_unknown' && row !== undefined ? pricesMissing(row, year, locale) : [obstacleNames[each]?.[locale] ?? each])).join(', ')

interface TablesProps {
  bill: Bill
  rows: readonly FundRow[]
  year: number
  locale: Locale
}

/** What the funds lack, each once with those that lack it. */
export function Missing({ bill: { positions }, rows, year, locale }: TablesProps): VNode {
  const nameOf = namesIn(rows)
  const lacking = new Map<string, string[]>()
  for (const [index, { isin, obstacles }] of positions.entries()) {
    const what = missingIn(obstacles, rows[index], { year, locale })
    lacking.set(what, [...(lacking.get(what) ?? []), nameOf(rows[index] ?? { name: '', isin })])
  }
  return <>{[...lacking].map(([what, names]) => what !== '' && <p class="small">{pageWords[locale].missing}: {what} ({names.join(', ')})</p>)}</>
}

export function Tables({ bill, rows, year, locale }: TablesProps): VNode {
  const say = pageWords[locale]
  const nameOf = namesIn(rows)
  const { banks, positions } = billWords.result
  const label = (key: 'lumpSum' | 'taxable' | 'lossUsed' | 'orderUsed' | 'debit' | 'cashMissing' | 'debitWithBestOrder') => ({ label: banks.fields[key].label[locale], unit: 'EUR' as const, empty: banks.fields[key].none[locale] })
  const kinds: Readonly<Record<string, { en: string; de: string }>> = fondstypWords.choices
  const { lumpSumIfEarlierDistributionsDoNotCount: otherReading } = positions.fields
  return (
    <>
      <DataTable
        caption={say.perBank} locale={locale} file="banks"
        columns={[{ label: say.bank }, label('debit'), { label: say.order, unit: 'EUR' }, { label: say.bestOrder, unit: 'EUR' }, label('debitWithBestOrder'), label('taxable'), label('lossUsed'), label('orderUsed'), label('cashMissing')]}
        rows={bill.banks.map((bank) => [bank.name, bank.debit, bank.exemptionOrder, bank.bestOrder, bank.debitWithBestOrder, bank.taxable, bank.lossUsed, bank.orderUsed, bank.cashMissing])}
      />
      <DataTable
        caption={say.perFund} locale={locale} file="funds"
        columns={[{ label: say.funds }, label('lumpSum'), label('taxable'), { label: positions.fields.taxUncovered.label[locale], unit: 'EUR' }, { label: say.bank }, { label: say.kind }, { label: say.missing, empty: say.nothing }]}
        rows={bill.positions.map(({ isin, bank, fondstyp, lumpSum, taxable, taxUncovered, obstacles }, index) => {
          const missing = missingIn(obstacles, rows[index], { year, locale })
          const row = rows[index] ?? { name: '', isin }
          return [{ value: row.name || isin, text: nameOf(row) }, lumpSum, taxable, taxUncovered, bank, fondstyp === null ? null : (kinds[fondstyp]?.[locale] ?? fondstyp), missing === '' ? null : missing]
        })}
      />
      {bill.positions.map(({ isin, lumpSumIfEarlierDistributionsDoNotCount: other }, index) => other !== null && <p class="small">{nameOf(rows[index] ?? { name: '', isin })}: {otherReading.label[locale]}: {formatEur(other, locale)}</p>)}
    </>
  )
}
