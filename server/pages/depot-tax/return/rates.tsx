/** The rates that bookings in other currencies count at. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Locale } from '../../../../core/values/text'
import { formatDate, formatNumber } from '../../../../core/wording/format'
import { DataTable } from '../../components/data-table'
import { Notice } from '../../components/notice'
import { goTo } from '../../browser/focus'
import { words as shared } from '../../browser/words'
import { ratesFor } from '../../search/rates'
import { TextField } from '../fields'
import type { RateRow, Rates } from './draft'
import { pageWords } from '../words'
import { returnWords } from './words'

type State = 'coming' | 'there' | 'failed' | 'again'

/** Id of what opens the list of rates. */
const USED = 'rates-used'

/** Id of the button that asks for rates again. */
const AGAIN = 'rates-again'

/** The rates of some currencies once they are there, and what asks for them again. */
export function useSeries(currencies: readonly string[]): { series: Rates['series']; state: State; again: () => void } {
  const [{ series, state }, setKnown] = useState<{ series: Rates['series']; state: State }>({ series: new Map(), state: currencies.length === 0 ? 'there' : 'coming' })
  const load = (): void => void ratesFor(currencies).then(
    (all) => {
      // With the rates the button goes that asked for them: the focus goes on.
      if (document.activeElement?.id === AGAIN) goTo(`#${USED}`)
      setKnown({ series: all, state: 'there' })
    },
    () => setKnown({ series: new Map(), state: 'failed' }),
  )
  useEffect(() => {
    if (currencies.length > 0) load()
  }, [])
  const again = (): void => {
    setKnown({ series: new Map(), state: 'again' })
    load()
  }
  return { series, state, again }
}

interface RatesProps {
  rows: readonly RateRow[]
  state: State
  again: () => void
  typed: Rates['typed']
  onType: (typed: Rates['typed']) => void
  /** Keys of rates that are typed and are none. */
  wrong: readonly string[]
  locale: Locale
}

/** What amounts were converted with, day by day; what has no rate is asked for. */
export function RatesUsed({ rows, state, again, typed, onType, wrong, locale }: RatesProps): VNode | null {
  const say = returnWords[locale]
  if (rows.length === 0) return null
  if (state === 'coming') return <p role="status" aria-busy="true">{say.ratesComing}</p>
  const missing = rows.filter(({ rate }) => rate === null)
  const perEur = (rate: number): { value: number; text: string } => ({ value: rate, text: formatNumber(rate, locale, 6) })
  const dayOf = (day: string) => ({ value: day, text: formatDate(day, locale) })
  return (
    <>
      {(state === 'failed' || state === 'again') && (
        <Notice tone="warning">
          <p>{say.ratesFailed}</p>
          <div class="actions"><button type="button" id={AGAIN} aria-disabled={state === 'again'} onClick={state === 'again' ? undefined : again}>{shared[locale].again}</button></div>
          <p class="small" role="status">{state === 'again' ? say.ratesComing : ''}</p>
        </Notice>
      )}
      {missing.length > 0 && (
        <div class="no-print">
          {state === 'there' && <Notice tone="warning">{say.ratesMissing}</Notice>}
          <div class="field-row">
            {missing.map(({ key, currency, date }) => (
              <TextField id={`rate-${key.replace(' ', '-')}`} key={key} label={say.rateOn(formatDate(date, locale))} unit={currency} value={typed[key] ?? ''} amountIn={locale} wrong={wrong.includes(key) ? pageWords[locale].wrongNumber : undefined} onChange={(text) => onType({ ...typed, [key]: text })} />
            ))}
          </div>
        </div>
      )}
      <details>
        <summary id={USED}>{say.ratesUsed(rows.length)}</summary>
        <p class="small muted">{say.ratesFrom}</p>
        <DataTable
          caption={say.ratesUsed(rows.length)} captionHidden locale={locale} file="rates"
          columns={[{ label: say.currency }, { label: say.day }, { label: say.perEur, empty: say.noRate }, { label: say.dayOfRate, empty: '–' }]}
          rows={rows.map(({ key, currency, date, rate }) => [currency, dayOf(date), rate === null ? ((typed[key] ?? '') === '' ? null : { value: typed[key] ?? '', text: say.asGiven(typed[key] ?? '') }) : perEur(rate.perEur), rate?.day === null || rate === null ? null : dayOf(rate.day)])}
        />
      </details>
    </>
  )
}
