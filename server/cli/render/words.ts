import type { Locale } from '../../../core/text'
import type { Mark } from './text'

/** Status of a section, as answers carry it. */
export type Status = 'ok' | 'partial' | 'unavailable' | 'not_requested'

/** How a status is marked where colours are shown. */
export const marks: Readonly<Record<Status, Mark>> = { ok: 'good', partial: 'fair', unavailable: 'bad', not_requested: 'fair' }

interface Words {
  /** Headings of what every answer has; other fields keep their names. */
  headings: Readonly<Record<string, string>>
  units: Readonly<Record<string, string>>
  notKnown: string
  notKnownAnywhere: string
  none: string
  yes: string
  no: string
  field: string
  scenarioFailed: string
  entries(count: number): string
  more(count: number): string
}

export const words: Readonly<Record<Locale, Words>> = {
  en: {
    headings: {
      inputs: 'Inputs', result: 'Result', holdings: 'Holdings', assumptions: 'Assumptions', limitations: 'Limitations', sources: 'Sources', links: 'Links',
      analyses: 'Analyses', analysis: 'Analysis', before: 'Before', after: 'After', deltas: 'Changes', summary: 'Summary',
    },
    units: {},
    notKnown: 'not known',
    notKnownAnywhere: 'Not known in any row',
    none: 'none',
    yes: 'yes',
    no: 'no',
    field: 'field',
    scenarioFailed: 'not calculated',
    entries: (count) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    more: (count) => `${count} more; --rows or --json shows them`,
  },
  de: {
    headings: {
      inputs: 'Eingaben', result: 'Ergebnis', holdings: 'Positionen', assumptions: 'Annahmen', limitations: 'Grenzen', sources: 'Quellen', links: 'Links',
      analyses: 'Auswertungen', analysis: 'Auswertung', before: 'Vorher', after: 'Nachher', deltas: 'Änderungen', summary: 'Zusammenfassung',
    },
    units: { 'EUR/month': 'EUR/Monat', 'EUR/year': 'EUR/Jahr', months: 'Monate', years: 'Jahre' },
    notKnown: 'nicht bekannt',
    notKnownAnywhere: 'In keiner Zeile bekannt',
    none: 'keine',
    yes: 'ja',
    no: 'nein',
    field: 'Feld',
    scenarioFailed: 'nicht berechnet',
    entries: (count) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
    more: (count) => `${count} weitere; --rows oder --json zeigt sie`,
  },
}
