/** Words of fields that several calculations on the tax of a depot share. */
import { text } from '../values/text'
import { chosen, named } from '../wording/field-words'

export const statusWords = chosen(named('Result', 'Ergebnis'), { ok: text('complete', 'vollständig'), partial: text('incomplete', 'unvollständig') })

/** Names of splits and mergers. */
export const changeNames = { split: text('split', 'Split'), merger: text('merger', 'Fusion') }

export const changeWords = {
  date: named('Day', 'Tag', 'Erster Tag mit den neuen Stücken: An ihm Gekauftes zählt in ihnen.'),
  ratio: named('Ratio', 'Verhältnis', 'Neue Stücke je altes: 10 bei einem Split von eins in zehn.'),
}

export const general = named('General', 'Allgemein', 'Alles außer Aktienverkäufen.')
export const shares = named('Sales of shares', 'Aktienverkäufe', 'Aktienverkäufe.')

/** Names of the loss pots in a result. */
export const pots = { general: named('General', 'Allgemein'), shares: named('Sales of shares', 'Aktienverkäufe') }
