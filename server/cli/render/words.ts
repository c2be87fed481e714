import type { Status } from '../../../core/contract/section'
import type { Locale } from '../../../core/values/text'
import type { Mark } from './text'

/** How a status is marked where colours are shown. */
export const marks: Readonly<Record<Status, Mark>> = { ok: 'good', partial: 'fair', unavailable: 'bad', not_requested: 'fair' }

interface Words {
  notKnownAnywhere: string
  none: string
  field: string
  scenarioFailed: string
  entries(count: number): string
  more(count: number): string
}

export const words: Readonly<Record<Locale, Words>> = {
  en: {
    notKnownAnywhere: 'Not known in any row',
    none: 'none',
    field: 'Field',
    scenarioFailed: 'not calculated',
    entries: (count) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    more: (count) => `${count} more; --rows or --json shows them`,
  },
  de: {
    notKnownAnywhere: 'In keiner Zeile bekannt',
    none: 'keine',
    field: 'Feld',
    scenarioFailed: 'nicht berechnet',
    entries: (count) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
    more: (count) => `${count} weitere; --rows oder --json zeigt sie`,
  },
}
