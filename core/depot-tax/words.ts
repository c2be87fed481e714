/** Words of fields that several modules of this part share. */
import { text } from '../values/text'
import { chosen, named } from '../wording/field-words'

export const statusWords = chosen(named('Result', 'Ergebnis'), { ok: text('complete', 'vollständig'), partial: text('incomplete', 'unvollständig') })
