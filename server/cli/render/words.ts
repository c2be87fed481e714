import type { Status } from '../../../core/contract/section'
import { byLanguage, text } from '../../../core/values/text'
import type { Mark } from './text'

/** Colours of statuses. */
export const marks: Readonly<Record<Status, Mark>> = { ok: 'good', partial: 'fair', unavailable: 'bad', not_requested: 'fair' }

export const words = byLanguage({
  notKnownAnywhere: text('Not known in any row', 'In keiner Zeile bekannt'),
  none: text('none', 'keine'),
  field: text('Field', 'Feld'),
  scenarioFailed: text('not calculated', 'nicht berechnet'),
  entries: text((count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`, (count) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`),
  more: text((count: number) => `${count} more; --rows or --json shows them`, (count) => `${count} weitere; --rows oder --json zeigt sie`),
})
