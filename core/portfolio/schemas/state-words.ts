import type { Reason, Status } from '../../contract/section'
import { text, type Text } from '../../values/text'

/** The statuses of sections in words. */
export const statusWords: Readonly<Record<Status, Text>> = {
  ok: text('ok', 'ok'),
  partial: text('partial', 'teilweise'),
  unavailable: text('unavailable', 'nicht verfügbar'),
  not_requested: text('not requested', 'nicht angefragt'),
}

/** The reasons of sections in words. */
export const reasonWords: Readonly<Record<Reason, Text>> = {
  unresolved_holdings: text('some holdings are not known', 'einige Positionen sind nicht bekannt'),
  provider_unavailable: text('a data source did not answer', 'eine Datenquelle hat nicht geantwortet'),
  incomplete_coverage: text('data of a part is missing or estimated', 'Daten eines Teils fehlen oder sind geschätzt'),
  no_equities: text('there are no known equities', 'es gibt keine bekannten Aktien'),
  fewer_than_two_funds: text('there are fewer than two equity funds', 'es gibt weniger als zwei Aktienfonds'),
}
