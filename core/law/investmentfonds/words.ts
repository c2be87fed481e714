import { text } from '../../values/text'
import { chosen, named } from '../../wording/field-words'

const choices = {
  AKTIENFONDS: text('Equity fund', 'Aktienfonds'),
  MISCHFONDS: text('Mixed fund', 'Mischfonds'),
  SONSTIGE: text('Other fund', 'Sonstiger Fonds'),
}

/** Words of the kinds that savings plans are offered on. */
export const sparplanFondstypWords = chosen(named('Kind of fund', 'Fondsart', 'Entscheidet über die Teilfreistellung.'), choices)

/** Words of any kind of fund. */
export const fondstypWords = {
  ...sparplanFondstypWords,
  choices: {
    ...choices,
    IMMOBILIENFONDS: text('Property fund', 'Immobilienfonds'),
    IMMOBILIENFONDS_AUSLAND: text('Property fund, mostly abroad', 'Immobilienfonds, überwiegend Ausland'),
  },
}
