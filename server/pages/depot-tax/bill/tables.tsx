/** Details of a bill by bank and fund, with missing data; loaded with the first bill. */
import type { VNode } from 'preact'
import type { computeBill } from '../../../../core/depot-tax/advance-lump-sum/compute'
import { words as billWords } from '../../../../core/depot-tax/advance-lump-sum/words'
import { fondstypWords } from '../../../../core/law/investmentfonds/words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import type { FieldWords } from '../../../../core/wording/field-words'
import { formatEur } from '../../../../core/wording/format'
import { DataTable } from '../../components/data-table'
import { namesIn, type FundRow } from '../draft'
import { pageWords } from '../words'

/** Words of the answer, loaded with it. */
const own = byLanguage({
  uncounted: text((names: string, year: number) => `Not counted yet (no value at the start of ${year}): ${names}.`, (names, year) => `Noch nicht gezählt (Wert Anfang ${year} fehlt): ${names}.`),
  distributes: text((names: string) => `Pays out, distributions not entered: ${names}. They lower the lump sum.`, (names) => `Schüttet aus, Ausschüttungen fehlen: ${names}. Sie senken die Vorabpauschale.`),
  fromCloses: text(
    (names: string) => `Begins with closes at an exchange: ${names}. The bank counts with the redemption price, which differs a little, and so does the tax.`,
    (names) => `Beginnt mit Schlusskursen der Börse: ${names}. Die Bank rechnet mit dem Rücknahmepreis, der etwas abweicht, und mit ihm die Steuer.`,
  ),
  on: text((day: string) => `due on ${day}, debited in the weeks after`, (day) => `fällig am ${day}, abgebucht in den Wochen danach`),
  debited: text((amount: string, day: string) => `${amount} fall due on ${day}.`, (amount, day) => `Am ${day} werden ${amount} fällig.`),
  debitedAtMost: text((amount: string, day: string) => `At most ${amount} fall due on ${day}.`, (amount, day) => `Am ${day} werden höchstens ${amount} fällig.`),
  boundNotKnown: text('That is the most it can be: what is still missing can only lower it.', 'Das ist die Obergrenze: Was noch fehlt, kann sie nur senken.'),
  nothingDebited: text((year: number) => `Nothing is debited in January ${year}.`, (year) => `Im Januar ${year} wird nichts abgebucht.`),
  declare: text(
    (bank: string, year: number) => `${bank} withholds nothing: its lump sums belong in the tax return of ${year}.`,
    (bank, year) => `${bank} behält nichts ein: Diese Vorabpauschalen gehören in die Steuererklärung für ${year}.`,
  ),
  unknownDebit: text('Not known yet: see below what is missing.', 'Noch nicht bekannt: Unten steht, was fehlt.'),
  better: text(
    (orders: readonly string[], amount: string) => `With the best exemption order${orders.length === 1 ? '' : 's'} (${orders.join(', ')}) it would be ${amount}.`,
    (orders, amount) => `Mit ${orders.length === 1 ? 'dem besten Freistellungsauftrag' : 'den besten Freistellungsaufträgen'} (${orders.join(', ')}) wären es ${amount}.`,
  ),
  best: text('No other distribution of the orders would lower it.', 'Keine andere Verteilung der Aufträge würde das senken.'),
  cashMissing: text((bank: string, amount: string) => `${bank}: the account is short by ${amount}.`, (bank, amount) => `${bank}: Auf dem Konto fehlen ${amount}.`),
  perBank: text('By bank', 'Je Bank'),
  perFund: text('By fund', 'Je Fonds'),
  bestOrder: text('Best order', 'Bester Auftrag'),
  noOrder: text('Calculated without an exemption order: enter yours below.', 'Ohne Freistellungsauftrag gerechnet: Ihren bitte unten eintragen.'),
})

/** Those words, and those that the page has. */
export const answerWords = { en: { ...pageWords.en, ...own.en }, de: { ...pageWords.de, ...own.de } }

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

/** What the cash of a bank lacks: nothing where nothing is debited, and a bound while its debit is not known; null where no cash was given. */
function cashCell({ debit, cashMissing, atMost }: Bill['banks'][number], locale: Locale): string | number | null {
  if (cashMissing !== null || debit === 0) return cashMissing ?? 0
  const most = atMost?.cashMissing ?? null
  if (most !== null) return answerWords[locale].atMost(formatEur(Math.ceil(most), locale, 0))
  return debit === null && atMost === null ? billWords.result.banks.fields.debit.none[locale] : null
}

export function Tables({ bill, rows, year, locale }: TablesProps): VNode {
  const say = answerWords[locale]
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
        rows={bill.banks.map((bank) => [bank.name, bank.debit, bank.exemptionOrder, bank.bestOrder,
          bank.debitWithBestOrder, bank.taxable, bank.lossUsed, bank.orderUsed, cashCell(bank, locale)])}
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
