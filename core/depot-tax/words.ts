/** Words of fields that several modules of this part share. */
import { text } from '../values/text'
import { chosen, named } from '../wording/field-words'

export const statusWords = chosen(named('Result', 'Ergebnis'), { ok: text('complete', 'vollständig'), partial: text('incomplete', 'unvollständig') })

/** What splits and mergers are called. */
export const changeNames = { split: text('split', 'Split'), merger: text('merger', 'Fusion') }

export const changeWords = {
  date: named('Day', 'Tag', 'Erster Tag mit den neuen Stücken: An ihm Gekauftes zählt in ihnen.'),
  ratio: named('Ratio', 'Verhältnis', 'Neue Stücke je altes: 10 bei einem Split von eins in zehn.'),
}

export const general = named('General', 'Allgemein', 'Alles außer Aktienverkäufen.')
export const shares = named('Sales of shares', 'Aktienverkäufe', 'Aktienverkäufe.')

/** The pots of losses in a result. */
export const pots = { general: named('General', 'Allgemein'), shares: named('Sales of shares', 'Aktienverkäufe') }
