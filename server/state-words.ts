import type { Reason } from '../core/portfolio/section'
import type { Locale } from '../core/text'

type Status = 'ok' | 'partial' | 'unavailable' | 'not_requested'

/** The statuses of sections in words. */
export const statusWords: Readonly<Record<Locale, Readonly<Record<Status, string>>>> = {
  en: { ok: 'ok', partial: 'partial', unavailable: 'unavailable', not_requested: 'not requested' },
  de: { ok: 'ok', partial: 'teilweise', unavailable: 'nicht verfügbar', not_requested: 'nicht angefragt' },
}

/** The reasons of sections in words. */
export const reasonWords: Readonly<Record<Locale, Readonly<Record<Reason, string>>>> = {
  en: {
    unresolved_holdings: 'some holdings are not known',
    provider_unavailable: 'a data source did not answer',
    incomplete_coverage: 'the data covers only a part',
    no_equities: 'there are no known equities',
    fewer_than_two_funds: 'there are fewer than two equity funds',
  },
  de: {
    unresolved_holdings: 'einige Positionen sind nicht bekannt',
    provider_unavailable: 'eine Datenquelle hat nicht geantwortet',
    incomplete_coverage: 'die Daten decken nur einen Teil ab',
    no_equities: 'es gibt keine bekannten Aktien',
    fewer_than_two_funds: 'es gibt weniger als zwei Aktienfonds',
  },
}
