/** Prices of the securities left after the bookings of a file: inputs if the file has no recent one, else the price used. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import type { PricedHolding, WantedPrice } from '../../../../sdk/files'
import { parseDecimal } from '../../../../sdk/files/cells/decimal'
import { formatDate, formatNumber, formatUnit } from '../../../../core/wording/format'
import { DataTable } from '../../components/data-table'
import { importWords } from './import-words'
import type { Choices } from './import-types'

interface PricesProps {
  wanted: readonly WantedPrice[]
  baseCurrency: string
  onChoose: (choice: Partial<Choices>) => void
  locale: Locale
}

/** The price that was written, in the way of the language; null for anything else. */
const priceIn = (text: string, locale: Locale): number | null => {
  const price = parseDecimal(text, locale)
  return price !== null && price > 0 ? price : null
}

/** A field for each price that is missing or old. */
export function Prices({ wanted, baseCurrency, onChoose, locale }: PricesProps): VNode | null {
  const say = importWords[locale]
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  if (wanted.length === 0) return null
  const read = wanted.map(({ isin }) => [isin, priceIn(texts[isin] ?? '', locale)] as const)
  const given = Object.fromEntries(read.flatMap(([isin, price]) => (price === null ? [] : [[isin, price]])))
  const canBeOld = wanted.every(({ price }) => price !== null)
  return (
    <>
      <p>{say.pricesWanted}</p>
      {wanted.map(({ isin, name, units, price, date }) => (
        <div class="field" key={isin}>
          <label for={`price-${isin}`}>{say.priceOf(name || isin, formatNumber(units, locale, 8))}</label>
          <div class="control"><input id={`price-${isin}`} inputMode="decimal" autocomplete="off" value={texts[isin] ?? ''} onInput={(event) => setTexts({ ...texts, [isin]: event.currentTarget.value })} /></div>
          {price !== null && date !== null && <p class="small muted">{say.lastPrice(formatUnit(price, `amount in ${baseCurrency}`, locale), formatDate(date, locale))}</p>}
        </div>
      ))}
      <div class="actions">
        <button type="button" disabled={Object.keys(given).length < wanted.length} onClick={() => onChoose({ prices: given })}>{say.takePrices}</button>
        {canBeOld && <button type="button" class="quiet" onClick={() => onChoose({ prices: given, stalePrices: true })}>{say.takeOld}</button>}
      </div>
    </>
  )
}

/** Which price each holding has, and of which day. */
export function PricesTaken({ prices, baseCurrency, locale }: { prices: readonly PricedHolding[]; baseCurrency: string; locale: Locale }): VNode | null {
  const say = importWords[locale]
  if (prices.length === 0) return null
  return (
    <>
      <DataTable
        caption={say.priced} locale={locale}
        columns={[{ label: say.name }, { label: say.units }, { label: say.price }, { label: say.source }]}
        rows={prices.map(({ isin, name, units, price, date, source, isStale }) => [
          name || isin, formatNumber(units, locale, 8), formatUnit(price, `amount in ${baseCurrency}`, locale), `${say.sources[source]}, ${formatDate(date, locale)}${isStale ? ` (${say.old})` : ''}`,
        ])}
      />
      <p class="small">{say.noCash}</p>
    </>
  )
}
